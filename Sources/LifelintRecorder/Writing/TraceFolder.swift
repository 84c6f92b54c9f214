/// The files of a folder of traces, of which the last one is written.
struct TraceFolder {
  /// The name under which a file stands until its first lines are in it, so that no file without
  /// events is ever seen.
  private static let unfinished = "unfinished"

  private let folder: Folder
  private let header: [UInt8]
  private let fileLimit: Int
  private let fileCount: Int
  private var isOpen = false
  private var file: TraceFile?
  private var number = 0
  /// Whether this session has written something.
  private var hasBegun = false

  init(_ options: Lifelint.Options) {
    folder = Folder(path: options.folder)
    header = options.header
    fileLimit = options.fileLimit
    fileCount = max(1, options.fileCount)
  }

  /// The name of a file by its number.
  static func name(_ number: Int) -> String {
    let digits = String(number)
    return "trace-\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits).jsonl"
  }

  /// The number that a file's name holds.
  private static func number(_ name: String) -> Int? {
    guard name.hasPrefix("trace-"), name.hasSuffix(".jsonl") else { return nil }
    let digits = name.dropFirst("trace-".count).dropLast(".jsonl".count)
    guard let number = Int(digits), number > 0, Self.name(number) == name else { return nil }
    return number
  }

  /// Writes lines at the end of the last file, or begins the next one with them.
  ///
  /// - Parameter chunk: The lines; its place moves as they are written.
  /// - Throws: Why not all were written. To be called again with the same lines later.
  mutating func write(_ chunk: inout Chunk) throws(SystemError) {
    if chunk.place == 0, file != nil, !folder.has(Self.name(number)) {
      // Someone has taken the file away; what goes on being written into it would be lost.
      file = nil
      isOpen = false
    }
    if !isOpen { try open() }
    if let file, chunk.place > 0 || file.size + chunk.bytes.count <= fileLimit {
      try file.write(chunk.bytes, from: &chunk.place)
    } else {
      try begin(with: chunk)
      chunk.place = chunk.bytes.count
    }
    hasBegun = true
  }

  /// Finds the last file and makes sure that it ends with a whole line.
  private mutating func open() throws(SystemError) {
    try folder.make()
    let numbers = try folder.names().compactMap(Self.number)
    number = numbers.max() ?? 0
    for old in numbers where old <= number - fileCount { folder.remove(Self.name(old)) }
    isOpen = true
    guard number > 0 else { return }
    let name = Self.name(number)
    let last = try TraceFile(existing: folder.path(of: name), name: name)
    guard last.prefix(header.count) == header else { return }
    try last.removeCutLine()
    // To a half full file nothing is added, so that a session seldom has to stand in two.
    if last.size < fileLimit / 2 { file = last }
  }

  /// Makes the next file with its first lines in it.
  private mutating func begin(with chunk: Chunk) throws(SystemError) {
    let next = try TraceFile(new: folder.path(of: Self.unfinished), name: Self.name(number + 1))
    var first = header
    if hasBegun { first += gap(before: chunk) }
    first += chunk.bytes
    var place = 0
    try next.write(first, from: &place)
    try folder.rename(Self.unfinished, to: Self.name(number + 1))
    number += 1
    file = next
    if number > fileCount { folder.remove(Self.name(number - fileCount)) }
  }

  /// Says in a file that does not hold its session's beginning that this stands in another.
  private func gap(before chunk: Chunk) -> [UInt8] {
    var line = Line()
    let gap = RecordedEvent(
      kind: .system, name: "gap",
      fields: ["reason": "nextFile", "previous": .text(Self.name(number))])
    gap.add(to: &line, time: chunk.firstTime, session: chunk.session, thread: nil)
    return line.bytes
  }
}

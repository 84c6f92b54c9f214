internal import LifelintJSON

/// What a reader has found wrong: each thing once, and never more than anyone reads.
package struct ReaderLog {
  /// How many diagnostics of one kind are kept one by one.
  private static let limit = 1000
  /// How much of a repeated key is remembered.
  private static let keyLimit = 256

  /// What was found; whoever reads it empties it.
  package var diagnostics: [ReaderDiagnostic] = []
  /// The number of lines that could not be read.
  package private(set) var unreadableCount = 0

  private let names: NameTable
  private let reader: UInt32
  private var unknownNames: Set<NameID> = []
  private var repeatedKeys: Set<[UInt8]> = []
  /// The first that was not kept of each kind that has too many, and how many there are.
  private var rest: [(id: DiagnosticID, line: Int, offset: Int, count: Int)] = []
  private var spellings: [EventKind: [String]] = [:]

  /// Makes an empty log for one more reader of names.
  package init(names: NameTable) {
    self.init(names: names, reader: names.nextReader())
  }

  init(names: NameTable, reader: UInt32) {
    self.names = names
    self.reader = reader
  }

  /// A line that could not be read.
  package mutating func unreadableLine(_ line: Int, _ fault: LineFault) {
    unreadableCount += 1
    if unreadableCount > Self.limit { return leaveOut(.unreadableLine, line, fault.offset) }
    add(.unreadableLine, line, fault.offset, fault.message, fault.hint)
  }

  /// A trace that could not be read, or not to its end.
  package mutating func unreadableTrace(
    _ message: String, hint: String, _ line: Int = 0, offset: Int = 0
  ) {
    add(.unreadableTrace, line, offset, message, hint)
  }

  /// A last line that was cut short.
  package mutating func cutLastLine(_ line: Int, offset: Int) {
    add(
      .cutLastLine, line, offset, "the last line is cut short",
      "The app was killed while it wrote the line, or is still writing; the rest has been checked.")
  }

  /// A name that the vocabulary lacks.
  package mutating func unknownName(_ id: NameID, _ line: Int, offset: Int) {
    guard unknownNames.insert(id).inserted else { return }
    names.noteReport(of: id, by: reader)
    if unknownNames.count > Self.limit { return leaveOut(.unknownName, line, offset) }
    let kind = names.kind(of: id)
    let name = names.text(of: id)
    let what = kind == .callback ? "callback" : "system event"
    add(
      .unknownName, line, offset, "\(Excerpt.quoted(name.utf8)) is no known \(what)",
      hint(for: name, kind))
  }

  private mutating func hint(for name: String, _ kind: EventKind) -> String {
    let other: EventKind = kind == .callback ? .system : .callback
    if names.isKnown(name, kind: other) {
      return "It is known as the name of a \(other) event: write \"\(other)\" before it."
    }
    let known = spellings[kind] ?? names.knownSpellings(of: kind)
    spellings[kind] = known
    let longer = known.filter { $0.hasPrefix(name + ".") }.sorted()
    if !longer.isEmpty {
      return "Write which one: \(longer.prefix(4).map { "\"\($0)\"" }.joined(separator: ", "))."
    }
    if let nearest = Nearest.match(name, in: known) { return "Was \"\(nearest)\" meant?" }
    return "No rule names it. What the app itself does is an action, which may have any name."
  }

  /// A key that stands twice in a line.
  package mutating func repeatedKey(_ key: [UInt8], _ line: Int, offset: Int) {
    guard repeatedKeys.count <= Self.limit,
      repeatedKeys.insert(Array(key.prefix(Self.keyLimit))).inserted
    else { return }
    if repeatedKeys.count > Self.limit { return leaveOut(.repeatedKey, line, offset) }
    add(
      .repeatedKey, line, offset, "the key \(Excerpt.quoted(key)) stands twice in this line",
      "The last one counts; write each key once.")
  }

  /// Tells how many there were of which not all were kept.
  package mutating func finish() {
    for (id, line, offset, count) in rest {
      let message =
        switch id {
        case .unreadableLine:
          count == 1
            ? "this line could not be read either"
            : "this and \(count - 1) further lines could not be read"
        case .unknownName:
          count == 1
            ? "this name is not known either" : "this and \(count - 1) further names are not known"
        default: "more keys stand twice in a line from here on"
        }
      add(
        id, line, offset, message, "The first \(Self.limit) are told one by one; mend those first.")
    }
    rest = []
  }

  private mutating func add(
    _ id: DiagnosticID, _ line: Int, _ offset: Int, _ message: String, _ hint: String
  ) {
    diagnostics.append(
      ReaderDiagnostic(id: id, line: line, column: offset + 1, message: message, hint: hint))
  }

  private mutating func leaveOut(_ id: DiagnosticID, _ line: Int, _ offset: Int) {
    if let index = rest.firstIndex(where: { $0.id == id }) {
      rest[index].count += 1
    } else {
      rest.append((id, line, offset, 1))
    }
  }
}

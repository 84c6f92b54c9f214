/// The line with which an entry of the printed log begins.
struct LogLineHead {
  var time: LogTime
  var process: String
  var pid: Int?
  var thread = ""
  var message: String

  /// Reads the head of an entry in any of the styles; `nil` for any other line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - titles: The titles of the columns, if a line has named them.
  init?(_ line: [UInt8], titles: LogColumns? = nil) {
    if let tabbed = LogColumns.head(of: line, titles: titles) {
      self = tabbed
      return
    }
    guard let (time, count) = LogTime.prefix(of: line), time.hasDate else { return nil }
    let rest = line[count...].drop { $0 == UInt8(ascii: " ") }
    guard let head = Self.standard(rest, time) ?? Self.named(rest, time) else { return nil }
    self = head
  }

  init(time: LogTime, process: String, pid: Int?, thread: String = "", message: String) {
    self.time = time
    self.process = process
    self.pid = pid
    self.thread = thread
    self.message = message
  }

  /// The style `default`: `0x96aa6 Default 0x0 30612 0 process: (image) [subsystem:category] text`.
  private static func standard(_ line: ArraySlice<UInt8>, _ time: LogTime) -> LogLineHead? {
    var rest = line
    var words: [ArraySlice<UInt8>] = []
    for _ in 0..<5 {
      let word = rest.prefix { $0 != UInt8(ascii: " ") }
      words.append(word)
      rest = rest[word.endIndex...].drop { $0 == UInt8(ascii: " ") }
    }
    guard words[0].starts(with: "0x".utf8), words[2].starts(with: "0x".utf8),
      let pid = Int(text(words[3])), Int(text(words[4])) != nil,
      let colon = rest.firstIndex(of: UInt8(ascii: ":")), colon > rest.startIndex
    else { return nil }
    return LogLineHead(
      time: time, process: text(rest[..<colon]), pid: pid, thread: text(words[0]),
      message: message(rest[(colon + 1)...]))
  }

  /// The styles `compact` and `syslog`, and Xcode's.
  ///
  /// `Df process[pid:thread] [subsystem:category] message`, `host process[pid]: (image) message` and
  /// `process[pid:thread] message`.
  private static func named(_ line: ArraySlice<UInt8>, _ time: LogTime) -> LogLineHead? {
    var rest = line
    // At most one word stands before the process.
    for _ in 0..<2 {
      guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
        let close = rest[open...].firstIndex(of: UInt8(ascii: "]"))
      else { return nil }
      let space = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
      let numbers = rest[(open + 1)..<close].split(separator: UInt8(ascii: ":"))
      if open < space || numbers.count <= 2, let first = numbers.first,
        let pid = Int(text(first)), open > rest.startIndex
      {
        var name = text(rest[..<open])
        // A word before the name is the type or the host: names may hold blanks, those do not.
        if let word = types.first(where: { name.hasPrefix($0) }) {
          name = String(name.dropFirst(word.count).drop { $0 == " " })
        } else if rest[close...].dropFirst().first == UInt8(ascii: ":"),
          let space = name.firstIndex(of: " ")
        {
          name = String(name[space...].drop { $0 == " " })
        }
        let after = rest[(close + 1)...].drop { $0 == UInt8(ascii: ":") }
        return LogLineHead(
          time: time, process: name, pid: pid,
          thread: numbers.count > 1 ? text(numbers[1]) : "", message: message(after))
      }
      rest = rest[space...].drop { $0 == UInt8(ascii: " ") }
    }
    return nil
  }

  private static let types = ["Df ", "E  ", "F  ", "I  ", "Db ", "A  "]

  /// A message without the image and the subsystem that stand before it.
  private static func message(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = bytes.drop { $0 == UInt8(ascii: " ") }
    if rest.first == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
      rest = rest[(close + 1)...].drop { $0 == UInt8(ascii: " ") }
    }
    if rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")),
      isSubsystem(rest[..<close].dropFirst())
    {
      rest = rest[(close + 1)...].drop { $0 == UInt8(ascii: " ") }
    }
    return text(rest)
  }

  /// Whether what stands in brackets is `subsystem:category`, or a category alone, and no part of
  /// the message.
  private static func isSubsystem(_ bytes: ArraySlice<UInt8>) -> Bool {
    let hasOther = bytes.contains { "<>() /".utf8.contains($0) }
    let hasPoint = bytes.contains(UInt8(ascii: "."))
    return !hasOther && (bytes.contains(UInt8(ascii: ":")) || !hasPoint)
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

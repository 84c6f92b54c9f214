internal import LifelintTrace

/// Where the columns are in what Console copies: it shows more of them, and in another order, as its
/// user likes.
struct LogColumns {
  /// The places that are known, by what stands there.
  private var places: [Content: Int] = [:]
  /// How many columns have titles; the last goes on to the end of the line.
  private var count = 0

  /// What a column holds that lifelint reads.
  private enum Content {
    case time, process, pid, thread, message

    /// The one that a title stands for.
    init?(title: String) {
      switch title {
      case "time", "timestamp", "date": self = .time
      case "process", "process name": self = .process
      case "pid", "process id": self = .pid
      case "thread", "thread id", "tid": self = .thread
      case "message": self = .message
      default: return nil
      }
    }
  }

  /// Reads the line of titles; `nil` for any other line.
  init?(heading line: [UInt8]) {
    let titles = Self.parts(line)
    count = titles.count
    for (place, title) in titles.enumerated() {
      let words = String(decoding: title, as: UTF8.self).lowercased().split(separator: " ")
      if let content = Content(title: words.joined(separator: " ")) { places[content] = place }
    }
    guard places[.time] != nil, places[.process] != nil, places[.message] != nil else { return nil }
  }

  /// Finds the columns of a line that has no titles above it: `type TAB time TAB process TAB message`,
  /// with numbers, a subsystem and a category between them.
  private init?(guessing columns: [ArraySlice<UInt8>]) {
    guard let time = columns.prefix(4).firstIndex(where: Self.isTime) else { return nil }
    places[.time] = time
    var place = time + 1
    /// Passes numbers, which say which process and thread; the message is left in any case.
    func passNumbers() {
      while place < columns.count - 1 {
        if columns[place].starts(with: "0x".utf8) {
          places[.thread] = place
        } else if columns[place].allSatisfy({ $0 &- 0x30 < 10 }) {
          if !columns[place].isEmpty { places[.pid] = places[.pid] ?? place }
        } else {
          return
        }
        place += 1
      }
    }
    passNumbers()
    guard place < columns.count - 1 else { return nil }
    places[.process] = place
    place += 1
    passNumbers()
    if place < columns.count - 1, Self.isWord(columns[place]),
      columns[place].contains(UInt8(ascii: "."))
    {
      place += 1
      if place < columns.count - 1, Self.isWord(columns[place]) { place += 1 }
      passNumbers()
    }
    places[.message] = place
    count = place + 1
  }

  /// The head of an entry; `nil` for any other line, such as one that a message goes on in.
  static func head(of line: [UInt8], titles: LogColumns?) -> LogLineHead? {
    let parts = parts(line)
    guard parts.count >= 3, let columns = titles ?? LogColumns(guessing: parts) else { return nil }
    func text(_ content: Content) -> String? {
      guard let place = columns.places[content], place < parts.count else { return nil }
      // A message may hold tabs.
      let isLast = place == columns.count - 1
      let all = isLast ? Array(parts[place...].joined(separator: "\t".utf8)) : Array(parts[place])
      return String(decoding: all, as: UTF8.self)
    }
    guard let time = text(.time), let (moment, count) = LogTime.prefix(of: time.utf8),
      count == time.utf8.count, let process = text(.process), !process.isEmpty,
      let message = text(.message)
    else { return nil }
    return LogLineHead(
      time: moment, process: process, pid: text(.pid).flatMap { Int($0) },
      thread: text(.thread) ?? "", message: message)
  }

  /// The columns of a line.
  private static func parts(_ line: [UInt8]) -> [ArraySlice<UInt8>] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }

  private static func isTime(_ column: ArraySlice<UInt8>) -> Bool {
    LogTime.prefix(of: column).map { $0.count == column.count } ?? false
  }

  private static func isWord(_ column: ArraySlice<UInt8>) -> Bool {
    !column.isEmpty && !column.contains(UInt8(ascii: " "))
  }
}

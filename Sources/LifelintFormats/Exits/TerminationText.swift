internal import LifelintJSON

/// What the text says with which the system tells why it ended a process.
///
/// It is not documented; the forms are those of public crash reports.
struct TerminationText {
  private let text: [UInt8]

  /// Makes a reader of a text.
  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  /// The limit that was exceeded, if it tells of one.
  var watchdog: ExitReport.Watchdog? {
    let event = after("WatchdogEvent: ", until: "\n|") ?? word(before: " watchdog transgression")
    let allowance =
      after("time allowance of ", until: " ") ?? after("terminate gracefully after ", until: "s")
    guard let event = event ?? (allowance == nil ? nil : "process-exit") else { return nil }
    return ExitReport.Watchdog(
      event: event, allowance: allowance.flatMap(Self.number),
      appCPU: after("Elapsed application CPU time (seconds): ", until: ", ").flatMap(Self.number),
      visibility: after("WatchdogVisibility: ", until: "\n| ")
        ?? after("ProcessVisibility: ", until: "\n| "))
  }

  /// The code, as it is written: `0x8BADF00D`.
  var code: String? {
    after("code:", until: " >") ?? after("Code ", until: " ,\n") ?? word(startingWith: "0x")
  }

  /// The domain, as it is written: a number, or the name of a namespace.
  var domain: String? {
    after("domain:", until: " >") ?? after("Namespace ", until: " ,")
  }

  /// What follows a literal, up to the first of some bytes.
  private func after(_ literal: String, until ends: String) -> String? {
    guard let place = place(of: Array(literal.utf8)) else { return nil }
    let rest = text[(place + literal.utf8.count)...].prefix { !ends.utf8.contains($0) }
    let result = String(decoding: rest, as: UTF8.self)
    return result.isEmpty ? nil : result
  }

  /// The word that stands before a literal.
  private func word(before literal: String) -> String? {
    guard let place = place(of: Array(literal.utf8)) else { return nil }
    let word = text[..<place].reversed().prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") }
    let result = String(decoding: word.reversed(), as: UTF8.self)
    return result.isEmpty ? nil : result
  }

  private func word(startingWith literal: String) -> String? {
    guard let place = place(of: Array(literal.utf8)) else { return nil }
    return String(decoding: text[place...].prefix { $0 > 0x20 }, as: UTF8.self)
  }

  private func place(of literal: [UInt8]) -> Int? {
    guard let first = literal.first else { return nil }
    return text.indices.first { text[$0] == first && text[$0...].starts(with: literal) }
  }

  private static func number(_ text: String) -> ExactNumber? { ExactNumber(json: Array(text.utf8)) }
}

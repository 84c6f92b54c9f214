@testable import LifelintTrace

/// The same bytes read in every way there is: they have to agree.
enum Differential {
  static let fields = [
    "ok", "reason", "id", "naïve \"key\"", "lifelint",
    "a field of more than 48 bytes, which no record holds",
  ]

  /// What the ways disagree about, or `nil` where they do not.
  static func disagreement(_ bytes: [UInt8], chunk: Int = 7) -> String? {
    // Small buffers, so that a fuzzer gets far.
    let whole = Reading.Options(chunk: 4096)
    let fast = Reading(.bytes(bytes), fields: fields, options: whole)
    let careful = Reading(
      .bytes(bytes), fields: fields, options: Reading.Options(chunk: 4096, isCareful: true))
    if let difference = difference(fast, careful, "fast", "careful") { return difference }
    let pieces = Reading(.bytes(bytes), fields: fields, options: Reading.Options(chunk: chunk))
    if let difference = difference(fast, pieces, "fast", "in pieces") { return difference }

    let oracle = Oracle(bytes, fields: fields, known: Reading.known)
    if fast.texts != oracle.events {
      return first(fast.texts, oracle.events, "fast", "oracle")
    }
    let told = fast.diagnostics.map { "\($0.line) \($0.id.rawValue)" }.sorted()
    if told != oracle.diagnostics { return first(told, oracle.diagnostics, "fast", "oracle") }
    if fast.headerTexts != oracle.header {
      return first(fast.headerTexts ?? [], oracle.header ?? [], "fast", "oracle")
    }
    return nil
  }

  private static func difference(
    _ left: Reading, _ right: Reading, _ leftName: String, _ rightName: String
  ) -> String? {
    if left.texts != right.texts { return first(left.texts, right.texts, leftName, rightName) }
    if left.diagnostics != right.diagnostics {
      return first(
        left.diagnostics.map { "\($0)" }, right.diagnostics.map { "\($0)" }, leftName, rightName)
    }
    if left.headerTexts != right.headerTexts || left.header?.instants != right.header?.instants {
      return "headers of \(leftName) and \(rightName)"
    }
    return left.reader.eventCount == right.reader.eventCount
      && left.reader.unreadableCount == right.reader.unreadableCount
      ? nil : "counts of \(leftName) and \(rightName)"
  }

  private static func first(
    _ left: [String], _ right: [String], _ leftName: String, _ rightName: String
  ) -> String {
    let same = zip(left, right).prefix { $0 == $1 }.count
    return """
      \(leftName): \(same < left.count ? left[same] : "nothing")
      \(rightName): \(same < right.count ? right[same] : "nothing")
      """
  }
}

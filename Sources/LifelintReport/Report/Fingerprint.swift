import LifelintEngine

/// Names a finding so that it is known again after an unrelated change of the trace.
///
/// A fingerprint is the FNV-1a hash (64 bits, 16 hexadecimal digits) of the rule, the message
/// without its numbers and its session, the event's name and `of`. Findings of one trace that are
/// alike in all of this are told apart by an ordinal: `:2`, `:3` in the order of the file.
///
/// Source: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash
/// Algorithm", section 5 (RFC 9923).
enum Fingerprint {
  /// Gives every finding of one trace that has no fingerprint its own.
  ///
  /// - Complexity: O(n) in the number of findings.
  static func fill(_ findings: inout [Finding]) {
    var seen: [UInt64: Int] = [:]
    for index in findings.indices { fill(&findings[index], seen: &seen) }
  }

  /// Gives a finding its own, if it has none; `seen` counts those of its trace that came before.
  static func fill(_ finding: inout Finding, seen: inout [UInt64: Int]) {
    guard finding.fingerprint.isEmpty else { return }
    let hash = hash(of: finding)
    let ordinal = seen[hash, default: 0] + 1
    seen[hash] = ordinal
    finding.fingerprint = hexadecimal(hash) + (ordinal > 1 ? ":\(ordinal)" : "")
  }

  private static func hash(of finding: Finding) -> UInt64 {
    let parts = [
      finding.rule, steady(finding.message, session: finding.session), finding.event?.name ?? "",
      finding.event?.of ?? "",
    ]
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // A byte that UTF-8 never holds parts the parts.
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return hash
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static let units: Set<String> = ["ns", "us", "µs", "ms", "s", "min", "h", "%"]

  /// A message with `#` for each quantity that is not part of a name, and without the session.
  ///
  /// Of `timer:42 took 7.2 s in session a81f` stays `timer:42 took # in session #`.
  static func steady(_ message: String, session: String?) -> String {
    var words: [String] = []
    for word in message.split(separator: " ", omittingEmptySubsequences: false) {
      let bare = bare(word)
      if let session, !session.isEmpty, bare == session {
        words.append("#")
      } else if isQuantity(bare) {
        if words.last != "#" { words.append("#") }
      } else if words.last == "#", units.contains(String(bare)) {
        continue
      } else {
        words.append(String(word))
      }
    }
    return words.joined(separator: " ")
  }

  /// A word without the punctuation around it.
  private static func bare(_ word: Substring) -> Substring {
    let punctuation: Set<Character> = [",", ".", ";", ":", "(", ")", "\"", "'", "`"]
    var bare = word
    while let first = bare.first, punctuation.contains(first) { bare.removeFirst() }
    while let last = bare.last, punctuation.contains(last) { bare.removeLast() }
    return bare
  }

  /// Whether a word is a number, with a sign or a unit or without: `7.2`, `-1e9`, `250ms`.
  private static func isQuantity(_ word: Substring) -> Bool {
    var rest = word.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    guard let first = rest.first, first &- 0x30 < 10 else { return false }
    let number = rest.drop { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }
    let unit = String(Substring(number))
    return unit.isEmpty || units.contains(unit)
  }
}

import LifelintEngine

/// Names a finding so that it is known again after an unrelated change of the trace.
///
/// A fingerprint is the FNV-1a hash (64 bits, 16 hexadecimal digits) of the rule, the values in its
/// message without numbers, session and scene, the event's name and `of`. So a rule may be worded
/// anew. Findings of one trace that are alike in all of this are told apart by an ordinal: `:2`, `:3`
/// in the order of the file.
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
    let values = finding.steadyValues?.map(SteadyText.value) ?? [SteadyText.message(of: finding)]
    let event = finding.event
    return hash(
      of: [finding.rule] + values
        + [event?.name ?? "", SteadyText.withoutIdentifiers(event?.of ?? "")])
  }

  /// The FNV-1a hash of some texts.
  static func hash(of parts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // A byte that UTF-8 never holds parts the parts.
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return hash
  }

  /// A fingerprint's hash and its ordinal, which is 1 where none is written.
  static func parts(of fingerprint: String) -> (hash: String, ordinal: Int) {
    guard let colon = fingerprint.lastIndex(of: ":"),
      let ordinal = Int(fingerprint[fingerprint.index(after: colon)...])
    else { return (fingerprint, 1) }
    return (String(fingerprint[..<colon]), ordinal)
  }

  /// Sixteen digits.
  static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

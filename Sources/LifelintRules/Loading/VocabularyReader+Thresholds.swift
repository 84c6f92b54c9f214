import LifelintJSON
import LifelintTrace

extension VocabularyReader {
  /// Reads one entry of `thresholds`.
  mutating func readThreshold(_ member: JSONValue.Member, in file: LoadedFile) {
    guard
      let object = ObjectReader(
        member.value, in: file, what: "a threshold", keys: ["value", "summary"])
    else { return }
    if member.key.contains(".") {
      file.report(
        .wrongValue, "The name of a threshold holds no dot.", at: member.position,
        hint: "`@rule.within` is the bound in time of a rule.")
    }
    let summary = object.requiredString("summary") ?? ""
    guard let given = object.value("value") else {
      object.file.report(
        .missingKey, "The threshold `\(member.key)` needs a `value`.", at: member.value.position)
      return
    }
    guard let (value, isDuration) = ThresholdValue.read(given, of: member.key, in: file) else {
      return
    }
    let threshold = Threshold(
      name: member.key, value: value, isDuration: isDuration, summary: summary)
    if let earlier = thresholds[member.key],
      earlier.value != value || earlier.isDuration != isDuration
    {
      file.report(
        .conflictingThreshold,
        "Another vocabulary gives the threshold `\(member.key)` another value.",
        at: member.position,
        hint: "A configuration changes it: `\"thresholds\": {\"\(member.key)\": …}`.")
    } else {
      thresholds[member.key] = threshold
    }
  }
}

/// Reads the value of a threshold, in a vocabulary or in a configuration.
enum ThresholdValue {
  /// A number as it is, a duration in seconds; what is neither is reported.
  static func read(
    _ value: JSONValue, of name: String, in file: LoadedFile
  ) -> (value: ExactNumber, isDuration: Bool)? {
    switch value.content {
    case .number(let number): return (number, false)
    case .string(let text):
      if let seconds = DurationText.seconds(text) { return (seconds, true) }
      DurationError.report(text, at: value.position, in: file)
    default:
      file.report(
        .wrongType,
        "The threshold `\(name)` is a number or a duration such as `\"5s\"`, "
          + "not \(value.typeName).",
        at: value.position)
    }
    return nil
  }
}

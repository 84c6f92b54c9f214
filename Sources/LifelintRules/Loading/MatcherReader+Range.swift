import LifelintJSON
import LifelintTrace

extension MatcherReader {
  /// Reads `min`, `max`, `over` and `under`, if the object has any of them.
  mutating func range(_ object: ObjectReader, of field: Field) -> NumberRange? {
    let lower = end(object, included: "min", excluded: "over", of: field)
    let upper = end(object, included: "max", excluded: "under", of: field)
    if lower == nil, upper == nil { return nil }
    return NumberRange(lower: lower, upper: upper)
  }

  private mutating func end(
    _ object: ObjectReader, included: String, excluded: String, of field: Field
  ) -> NumberRange.End? {
    let (inner, outer) = (object.member(included), object.member(excluded))
    if inner != nil, let outer {
      file.report(
        .misplacedKey, "`\(included)` and `\(excluded)` both say the same end of the range.",
        at: outer.position)
    }
    if let inner {
      return place(inner, of: field, in: object).map {
        NumberRange.End(place: $0, isIncluded: true)
      }
    }
    return outer.flatMap { place($0, of: field, in: object) }.map {
      NumberRange.End(place: $0, isIncluded: false)
    }
  }

  private mutating func place(
    _ member: JSONValue.Member, of field: Field, in object: ObjectReader
  ) -> NumberRange.End.Place? {
    let value = member.value
    if case .string(let text) = value.content {
      if text.hasPrefix("$"), let variable = VariableText(text) {
        return note(variable, of: field, at: value.position, binds: false)
          ? .variable(name: variable.name, isOptional: variable.isOptional) : nil
      }
      if text.hasPrefix("@") {
        return threshold(String(text.dropFirst()), of: field, at: value.position)
      }
      if field == .elapsed {
        if let seconds = DurationText.seconds(text) { return .number(seconds) }
        DurationError.report(text, at: value.position, in: file)
        return nil
      }
    }
    if field != .elapsed, case .number(let number) = value.content { return .number(number) }
    object.reportType(
      of: value, key: member.key,
      expected: field == .elapsed
        ? "a duration such as `\"5s\"`, a threshold, or a variable"
        : "a number, a threshold, or a variable")
    return nil
  }

  private func threshold(
    _ name: String, of field: Field, at position: SourcePosition
  ) -> NumberRange.End.Place? {
    let reader = ThresholdReader(context: context, file: file)
    guard let threshold = reader.threshold(name, at: position) else { return nil }
    if field == .elapsed, !threshold.isDuration {
      file.report(
        .wrongType,
        "`elapsed` is compared with durations, and the threshold `\(name)` is a number.",
        at: position, hint: "Give it in the vocabulary as a duration such as `\"5s\"`.")
      return nil
    }
    return .threshold(name: name, value: threshold.value, isDuration: threshold.isDuration)
  }
}

import LifelintJSON
import LifelintTrace

/// Finds the number that `@name` stands for: a threshold of the vocabulary, or `@rule.within`, the
/// bound in time of a rule.
struct ThresholdReader {
  let context: LoadContext
  let file: LoadedFile

  /// The number of that name; one that is not there is reported.
  ///
  /// Nothing is said where a file could not be read that may hold it.
  func threshold(_ name: String, at position: SourcePosition) -> Threshold? {
    if let threshold = context.thresholds[name] ?? context.bounds[name] { return threshold }
    let isBound = name.contains(".")
    if isBound ? context.rulesAreWhole : context.vocabularyIsWhole {
      let known = (isBound ? context.bounds : context.thresholds).keys.sorted()
      file.report(
        .unknownThreshold,
        isBound
          ? "No rule has the bound `\(name)`." : "The vocabulary has no threshold `\(name)`.",
        at: position,
        hint: Suggestion.nearest(to: name, among: known).map { "Did you mean `@\($0)`?" })
    }
    return nil
  }
}

extension LoadContext {
  /// Enters the bounds in time of a rule that was read before, such as a built-in one.
  mutating func addBounds(of rule: Rule) {
    for (bound, duration) in rule.bounds { addBound(bound, of: rule.text.id, lasts: duration) }
  }

  /// Enters the bounds in time that a rule's file gives, as far as they are plain to see: what is
  /// wrong with them is said where the rule is read.
  mutating func addBounds(of file: LoadedFile) {
    guard let id = file.root.value(at: ["id"])?.string else { return }
    let places = [["within"], ["after"], ["every"], ["scope", "for"]]
    for keys in places {
      if let text = file.root.value(at: keys)?.string,
        let duration = DurationText.nanoseconds(text)
      {
        addBound(keys.last ?? "", of: id, lasts: duration)
      }
    }
  }

  private mutating func addBound(_ bound: String, of rule: String, lasts duration: Int64) {
    let name = Rule.boundName(bound, of: rule)
    bounds[name] = Threshold(
      name: name, value: ExactNumber(nanoseconds: duration), isDuration: true, summary: "")
  }
}

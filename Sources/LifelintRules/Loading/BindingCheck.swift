import LifelintJSON

/// Checks that each variable of a rule is bound where it is used.
struct BindingCheck {
  /// The scope's opening, which binds.
  var open: MatcherReading?
  /// What closes the scope.
  var close: MatcherReading?
  /// `when`, which binds.
  var when: MatcherReading?
  /// All other matchers.
  var others: [MatcherReading] = []

  /// Reports every variable that is not bound where it stands.
  func check(message: JSONValue?, messageVariables: [String], in file: LoadedFile) {
    let byOpen = bindings(of: open, except: [], in: file)
    let byWhen = bindings(of: when, except: byOpen, in: file)
    for use in (open?.variables ?? []) + (close?.variables ?? []) where !byOpen.contains(use.name) {
      if byWhen.contains(use.name) {
        file.report(
          .misplacedVariable,
          "`$\(use.name)` is bound by `when`, whose variables the scope does not know.",
          at: use.position, hint: "Let the scope's opening bind it.")
      } else {
        report(use.name, at: use.position, known: byOpen, in: file)
      }
    }
    let known = byOpen.union(byWhen)
    let uses = (when?.variables ?? []) + others.flatMap(\.variables)
    for use in uses where !known.contains(use.name) {
      report(use.name, at: use.position, known: known, in: file)
    }
    if let message {
      for name in messageVariables where !known.contains(name) {
        report(name, at: message.position, known: known, in: file)
      }
    }
  }

  /// The variables that a matcher binds; each has to be bound by all of its alternatives.
  private func bindings(
    of reading: MatcherReading?, except bound: Set<String>, in file: LoadedFile
  ) -> Set<String> {
    guard let reading, !reading.variables.isEmpty else { return [] }
    let sets = reading.matcher.alternatives.indices.map {
      reading.bound(byAlternative: $0).subtracting(bound)
    }
    let all = sets.reduce(into: Set<String>()) { $0.formUnion($1) }
    for name in all.sorted() where !sets.allSatisfy({ $0.contains(name) }) {
      guard let use = reading.variables.first(where: { $0.name == name && $0.binds }) else {
        continue
      }
      file.report(
        .unboundVariable, "`$\(name)` is bound by some alternatives of the matcher and not by all.",
        at: use.position, hint: "Each alternative has to bind the same variables.")
    }
    return all
  }

  private func report(
    _ name: String, at position: SourcePosition, known: Set<String>, in file: LoadedFile
  ) {
    file.report(
      .unboundVariable, "Nothing binds `$\(name)`.", at: position,
      hint: Suggestion.nearest(to: name, among: known.sorted()).map { "Did you mean `$\($0)`?" }
        ?? "Variables are bound by `when`, or by the opening of a `scope`, as a field's whole value."
    )
  }
}

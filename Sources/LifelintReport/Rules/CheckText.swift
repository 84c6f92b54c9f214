import LifelintJSON
import LifelintRules

/// Lays out what a rule checks as pairs of a keyword and its meaning, in the words of its file.
enum CheckText {
  /// One keyword with the lines that belong to it.
  typealias Part = (keyword: String, lines: [String])

  /// The parts of a rule: its form, its scope and how the trace is parted for it.
  static func parts(of rule: Rule) -> [Part] {
    parts(of: rule.check) + parts(of: rule.scope) + parts(of: rule.grouping)
  }

  /// The parts of a rule's form.
  private static func parts(of check: Check) -> [Part] {
    switch check {
    case .never(let matcher): return [part("never", matcher)]
    case .exists(let matcher, let atLeast, let atMost):
      var parts = [part("exists", matcher), ("at least", [times(atLeast)])]
      if let atMost { parts.append(("at most", [times(atMost)])) }
      return parts
    case .always(let matcher, let holds): return [part("always", matcher), part("holds", holds)]
    case .then(let trigger, let answer):
      return [part("when", trigger.when), part("then", answer)]
        + bounds(of: trigger, bound: "before")
    case .whenNever(let trigger, let ban):
      return [part("when", trigger.when), part("never", ban)]
        + bounds(of: trigger, bound: "until")
    case .previously(let trigger, let earlier):
      return [part("when", trigger.when), part("previously", earlier)]
        + bounds(of: trigger, bound: "since")
    case .recurs(let matcher, let every):
      return [part("recurs", matcher), ("every", [TimeText.bound(every)])]
    case .limit(let matcher, let atMost, let within, let sum):
      let what = sum.map { " in the sum of \(MatcherText.name(of: $0))" } ?? " times"
      return [
        part("limit", matcher), ("at most", [text(of: atMost) + what]),
        ("within", [TimeText.bound(within)]),
      ]
    }
  }

  private static func text(of most: Check.Most) -> String {
    MatcherText.text(of: most.number.description, named: most.threshold)
  }

  private static func bounds(of trigger: Trigger, bound: String) -> [Part] {
    var parts: [Part] = []
    if let within = trigger.within { parts.append(("within", [TimeText.bound(within)])) }
    if let after = trigger.after { parts.append(("after", [TimeText.bound(after)])) }
    if let from = trigger.from { parts.append(part("from", from)) }
    if let matcher = trigger.bound { parts.append(part(bound, matcher)) }
    if trigger.isInclusive { parts.append(("inclusive", ["one event may answer itself"])) }
    if trigger.isOwedAtEnd {
      parts.append(("at the end", ["what waits where the trace stops is reported"]))
    }
    if trigger.answersOldest {
      parts.append(("answers", ["oldest: each answer counts for one event that waits"]))
    }
    return parts
  }

  private static func parts(of scope: Scope) -> [Part] {
    var parts: [Part] = []
    switch (scope.open, scope.close) {
    case (let open?, let close?) where scope.needsClose:
      parts = [part("between", open), part("and", close)]
    case (let open, let close):
      if let open { parts.append(part("after", open)) }
      if let close { parts.append(part(scope.needsClose ? "before" : "until", close)) }
    }
    if let duration = scope.duration { parts.append(("for", [TimeText.bound(duration)])) }
    if scope.restarts { parts.append(("restart", ["the opening event begins anew"])) }
    return parts.map { part in
      part.keyword == "and" ? ("  and", part.lines) : ("in scope " + part.keyword, part.lines)
    }
  }

  private static func parts(of grouping: Grouping) -> [Part] {
    var fields = grouping.per.map { field in
      MatcherText.name(of: field.field) + (field.isOptional ? "?" : "")
    }
    if fields.isEmpty { fields = ["the whole trace"] }
    var parts: [Part] = [("per", [fields.joined(separator: ", ")])]
    if let also = grouping.also { parts.append(part("also", also)) }
    return parts
  }

  private static func part(_ keyword: String, _ matcher: Matcher) -> Part {
    let lines = MatcherText.alternatives(of: matcher)
    return (keyword, lines.enumerated().map { $0.offset == 0 ? $0.element : "or " + $0.element })
  }

  private static func times(_ count: Int) -> String { count.counted("time") }
}

extension Rule {
  /// Its bounds in time that a configuration may set: the key of each, and how many nanoseconds.
  public var bounds: [(bound: String, duration: Int64)] {
    var bounds: [(bound: String, duration: Int64)] = []
    switch check {
    case .then(let trigger, _), .whenNever(let trigger, _), .previously(let trigger, _):
      if let within = trigger.within { bounds.append(("within", within)) }
      if let after = trigger.after { bounds.append(("after", after)) }
    case .recurs(_, let every): bounds.append(("every", every))
    case .limit(_, _, let within, _): bounds.append(("within", within))
    case .never, .exists, .always: break
    }
    if let duration = scope.duration { bounds.append(("for", duration)) }
    return bounds
  }

  /// How a matcher names the bound of a rule, without the `@`.
  static func boundName(_ bound: String, of rule: String) -> String { "\(rule).\(bound)" }

  /// Sets one of the bounds in time; gives the reason where the rule's form has none such.
  mutating func setBound(_ bound: String, to duration: Int64) -> String? {
    switch bound {
    case "within", "after": return setSpan(bound, to: duration)
    case "every":
      guard case .recurs(let subject, _) = check else { return "it is for `recurs`" }
      check = .recurs(subject, every: duration)
    default:
      if scope.open == nil || scope.needsClose { return "it stands beside a scope's `after`" }
      scope.duration = duration
    }
    return nil
  }

  private mutating func setSpan(_ bound: String, to duration: Int64) -> String? {
    func changed(_ trigger: Trigger) -> Trigger {
      var trigger = trigger
      if bound == "within" { trigger.within = duration } else { trigger.after = duration }
      return trigger
    }
    switch check {
    case .then(let trigger, let answer): check = .then(changed(trigger), answer: answer)
    case .whenNever(let trigger, let ban): check = .whenNever(changed(trigger), ban: ban)
    case .previously(let trigger, let earlier):
      check = .previously(changed(trigger), earlier: earlier)
    case .limit(let subject, let most, _, let sum) where bound == "within":
      check = .limit(subject, atMost: most, within: duration, sum: sum)
    case .limit, .never, .exists, .always, .recurs:
      return bound == "within" ? "it is for `when` and `limit`" : "it is for `when`"
    }
    return nil
  }

  /// Whether a bound may be zero: windows, `every` and `for` may not.
  func allowsZero(_ bound: String) -> Bool {
    switch (bound, check) {
    case ("within", .limit), ("every", _), ("for", _): false
    default: true
    }
  }
}

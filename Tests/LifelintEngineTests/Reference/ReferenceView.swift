/// An event as a matcher of a rule's group, or of a model's instance, sees it.
struct ReferenceView {
  /// The run, with the names, the trace and the models' states.
  var run: ReferenceRun
  /// The event's place among the trace's events.
  var place: Int
  /// The group, if it is one that looks.
  var group: ReferenceGroupKey?

  /// The event.
  var event: ReferenceEvent {
    run.trace.events[place]
  }

  /// What the event holds in a field, one of its own or one that is derived.
  func value(of field: ReferenceText) -> ReferenceFieldValue {
    switch field {
    case "kind": return .value(.text(event.kind))
    case "spelled": return .value(.text(event.spelled))
    case "elapsed":
      return event.elapsed.map { .value(.number(.seconds(nanoseconds: $0))) } ?? .missing
    case "during": return .names(during)
    default: break
    }
    if let name = field.suffix(after: "trace.") {
      return (run.trace.header?[name]).map { .value($0) } ?? .missing
    }
    if let name = field.suffix(after: "state.") {
      return state(of: name, in: run.before).map { .value(.text($0)) } ?? .missing
    }
    if let name = field.suffix(after: "becomes.") {
      // "missing if that is the state it was in"
      let state = state(of: name, in: run.after)
      return state == self.state(of: name, in: run.before)
        ? .missing : state.map { .value(.text($0)) } ?? .missing
    }
    return event.ownField(field).map { .value($0) } ?? .missing
  }

  /// The names of the callbacks that are open.
  ///
  /// "What counts is the group's scene, else the event's own: a callback of another scene is not
  /// meant, a sceneless one is."
  private var during: [ReferenceText] {
    let begins = event.open.map { run.trace.events[$0] }.filter { begin in
      // In a group without an optional field, "`during` sees only callbacks without it".
      let without = (group?.parts ?? [:]).filter { $0.value == .without }.keys
      if without.contains(where: { begin.part($0) != nil }) { return false }
      if without.contains("scene") { return true }
      let scene = group?.parts["scene"] ?? event.part("scene")
      return scene == nil || begin.part("scene") == nil || begin.part("scene") == scene
    }
    return begins.map(\.name)
  }

  /// A model's state: "its instance is found from the event's own fields, then from the rule's
  /// group".
  private func state(of name: ReferenceText, in snapshots: [ReferenceStates]) -> ReferenceText? {
    guard let model = run.models.first(where: { $0.name == name }), place < snapshots.count
    else { return nil }
    var parts: [ReferenceText: ReferencePart] = [:]
    for field in model.grouping.fields {
      if let part = event.part(field.name) ?? group?.parts[field.name] {
        parts[field.name] = part
      } else if field.isOptional {
        parts[field.name] = .without
      } else {
        return nil
      }
    }
    // A group without an optional field does not give a field that a model needs.
    let isWhole = model.grouping.fields.allSatisfy {
      $0.isOptional || parts[$0.name] != .without
    }
    guard isWhole else { return nil }
    return model.state(
      of: ReferenceGroupKey(parts: parts), in: snapshots[place], at: event)
  }
}

extension ReferenceText {
  /// What follows a prefix, if the text has it.
  func suffix(after prefix: ReferenceText) -> ReferenceText? {
    scalars.starts(with: prefix.scalars) ? dropFirst(prefix.scalars.count) : nil
  }
}

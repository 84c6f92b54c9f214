/// The states of all instances of all models at one moment.
typealias ReferenceStates = [ReferenceText: [ReferenceGroupKey: ReferenceText]]

/// A model, as its file says it.
struct ReferenceModel {
  var name: ReferenceText
  var grouping: ReferenceGrouping
  var initial: ReferenceText
  var transitions: [Transition]
  /// The model that this one sums up, and the order of its states.
  var sum: (model: ReferenceText, order: [ReferenceText])?
  /// The id of the rule that an illegal event breaks.
  var illegal: ReferenceText?

  struct Transition {
    var on: ReferenceJSON
    var from: [ReferenceText]?
    var to: ReferenceText?
  }

  /// Reads a model's file.
  init?(_ json: ReferenceJSON) {
    guard let name = json["model"]?.text, let initial = json["initial"]?.text else { return nil }
    self.name = name
    self.initial = initial
    grouping = ReferenceGrouping(json)
    transitions = (json["transitions"]?.array ?? []).compactMap { step in
      step["on"].map { on in
        Transition(
          on: on, from: step["from"]?.array?.compactMap(\.text), to: step["to"]?.text)
      }
    }
    if let sums = json["sums"], let model = sums["model"]?.text {
      sum = (model, (sums["order"]?.array ?? []).compactMap(\.text))
    }
    illegal = json["illegal"]?["id"]?.text
  }

  /// The state in which an instance begins at this event: "`unknown` … is the initial one of a
  /// session that was cut at the front, and of one that says `"initial": "unknown"`".
  func first(at event: ReferenceEvent) -> ReferenceText {
    event.isSessionCut ? "unknown" : initial
  }

  /// The state of an instance.
  func state(
    of key: ReferenceGroupKey, in states: ReferenceStates, at event: ReferenceEvent
  ) -> ReferenceText {
    summed(session: key.session, in: states) ?? states[name]?[key] ?? first(at: event)
  }

  /// The sum, where there is one: it "gives a session, from its first event with an instance of
  /// that model on, the first state in this order that any of its instances is in (`unknown` while
  /// one of them is unknown and none is in the first of the order)".
  func summed(session: Int?, in states: ReferenceStates) -> ReferenceText? {
    guard let sum else { return nil }
    let instances = (states[sum.model] ?? [:]).filter { $0.key.session == session }.values
    if instances.isEmpty { return nil }
    if let best = sum.order.first, instances.contains(best) { return best }
    if instances.contains("unknown") { return "unknown" }
    return sum.order.first { instances.contains($0) }
  }
}

extension ReferenceRun {
  /// Runs all models along the trace: fills ``before`` and ``after``, and what was illegal.
  func runModels() {
    let groups = models.map { self.groups($0.grouping) }
    illegal = models.map { _ in [:] }
    var states: ReferenceStates = [:]
    for (place, event) in trace.events.enumerated() {
      for (model, groups) in zip(models, groups) {
        for group in groups where group.naming.values.contains(where: { $0 <= place }) {
          let key = group.key
          var state = states[model.name]?[key] ?? model.first(at: event)
          // Rule 12: "models go to `unknown`".
          if event.isGap, let named = group.naming[event.session], named <= place {
            state = "unknown"
          }
          // Rule 11: "models of it that are `unknown` go to their initial state before the
          // `launch` is looked at".
          if event.isJoining, key.session == event.session, state == "unknown" {
            state = model.initial
          }
          states[model.name, default: [:]][key] = state
        }
      }
      before.append(states)
      for (number, model) in models.enumerated() {
        for group in groups[number] where group.members.contains(place) {
          move(number, model, group.key, place, &states)
        }
      }
      after.append(states)
    }
  }

  /// Moves one instance by one event, all matchers seeing the models as they were before it.
  private func move(
    _ number: Int, _ model: ReferenceModel, _ key: ReferenceGroupKey, _ place: Int,
    _ states: inout ReferenceStates
  ) {
    var outcome = illegal[number][key] ?? ReferenceOutcome()
    defer { illegal[number][key] = outcome }
    // Of a sum: "until then its transitions count".
    guard model.summed(session: key.session, in: before[place]) == nil else { return }
    let view = ReferenceView(run: self, place: place, group: key)
    let matching = model.transitions.filter { view.matches($0.on, [:]) }
    guard let firstMatching = matching.first, let state = before[place][model.name]?[key]
    else { return }
    // "A model: no event that a transition names" is what leaves it not exercised.
    outcome.isExercised = true
    // "from it a model with `illegal` takes the first transition whose `on` matches, another model
    // only one that names no `from`, or names `unknown`"
    let taken =
      state == "unknown" && model.illegal != nil
      ? firstMatching : matching.first { $0.from?.contains(state) ?? true }
    if let taken {
      states[model.name]?[key] = taken.to ?? state
    } else if model.illegal != nil {
      // "that is a violation …; the model then goes where the first matching transition leads"
      outcome.report(line: view.event.line, [:])
      states[model.name]?[key] = firstMatching.to ?? state
    }
  }
}

/// `per` and `also`, of a rule or of a model.
struct ReferenceGrouping {
  /// The fields; those written with `?` may be missing.
  var fields: [(name: ReferenceText, isOptional: Bool)]
  /// The events that count in every group that their session has named before.
  var also: ReferenceJSON?

  /// Reads the grouping of a rule or model: "`["session"]` unless given".
  init(_ json: ReferenceJSON) {
    let names = json["per"]?.array?.compactMap(\.text) ?? ["session"]
    fields = names.map { name in
      name.scalars.last == "?" ? (name.dropLast(), true) : (name, false)
    }
    also = json["also"]
  }

  /// The group that an event names: the one of its own values, if it has all of the fields.
  func named(by event: ReferenceEvent) -> ReferenceGroupKey? {
    var parts: [ReferenceText: ReferencePart] = [:]
    for field in fields {
      if let part = event.part(field.name) {
        parts[field.name] = part
      } else if field.isOptional {
        parts[field.name] = .without
      } else {
        return nil
      }
    }
    return ReferenceGroupKey(parts: parts)
  }

  /// Whether an event that lacks some fields agrees with a group in the rest.
  ///
  /// In a group without a field "no event that has it counts".
  func agrees(_ event: ReferenceEvent, with key: ReferenceGroupKey) -> Bool {
    fields.allSatisfy { field in
      let part = event.part(field.name)
      return key.parts[field.name] == .without
        ? part == nil : part == nil || part == key.parts[field.name]
    }
  }
}

/// What a group has in one of its fields.
enum ReferencePart: Hashable {
  /// This session of the file: an id that launches again is another session.
  case session(Int)
  /// This value.
  case value(ReferenceJSON)
  /// Nothing: the group of the events without an optional field.
  case without
}

/// What tells a group, or a model's instance, from the others.
struct ReferenceGroupKey: Hashable {
  /// What the group has in each field of `per`.
  var parts: [ReferenceText: ReferencePart]

  /// The session, if `per` has it.
  var session: Int? {
    if case .session(let session)? = parts["session"] { return session }
    return nil
  }
}

/// A group with the places of its events.
struct ReferenceGroup {
  /// What tells it from the others.
  var key: ReferenceGroupKey
  /// The places of the events that belong to it, in the order of the file.
  var members: [Int]
  /// The sessions that have named it, each with the place where it first did.
  var naming: [Int: Int]
}

extension ReferenceEvent {
  /// What the event has in a field of a `per`.
  func part(_ field: ReferenceText) -> ReferencePart? {
    field == "session" ? .session(session) : ownField(field).map(ReferencePart.value)
  }
}

extension ReferenceRun {
  /// Parts the trace into groups, by the order in which they begin.
  func groups(_ grouping: ReferenceGrouping) -> [ReferenceGroup] {
    var groups: [ReferenceGroup] = []
    for (place, event) in trace.events.enumerated() {
      // "A group begins with the first event that has all its `per` fields."
      let own = grouping.named(by: event)
      if let own, !groups.contains(where: { $0.key == own }) {
        groups.append(ReferenceGroup(key: own, members: [], naming: [:]))
      }
      for index in groups.indices {
        let key = groups[index].key
        // "An event that lacks some of them belongs to every group that agrees with the rest and
        // that its session has named before."
        let isNamedBefore = groups[index].naming[event.session] != nil
        // "an event that matches M counts in every group that its session has named before,
        // whatever its own fields say"
        lazy var isAlso = grouping.also.map {
          ReferenceView(run: self, place: place, group: key).matches($0, [:])
        }
        if own == key || isNamedBefore && (grouping.agrees(event, with: key) || isAlso == true) {
          groups[index].members.append(place)
        }
        if own == key, !isNamedBefore { groups[index].naming[event.session] = place }
      }
    }
    return groups
  }
}

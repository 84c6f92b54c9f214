import LifelintTrace

// Groups: which ones an event counts in, and where events are missing.
extension Checker {
  /// Finds the groups that have all the event's values, and makes those that begin with it.
  func findOwnGroups() {
    if !sessions[Int(session)].hasGroups {
      sessions[Int(session)].hasGroups = true
      for grouping in program.groupings where grouping.shape == .session {
        _ = makeGroup(grouping, values: Binding())
      }
    }
    for grouping in program.partedGroupings {
      members[grouping.number].own =
        grouping.shape == .sessionScene ? ownSceneGroup(grouping) : ownGroup(grouping)
    }
  }

  private func ownSceneGroup(_ grouping: GroupingPlan) -> Int32 {
    let scene = event.scene
    guard let place = grouping.sceneField, scene != .missing || grouping.fields[place].isOptional
    else { return -1 }
    var group = sessions[Int(session)].groups[grouping.number]
    while group >= 0 {
      if groups[Int(group)].values[place] == scene { return group }
      group = groups[Int(group)].next
    }
    var values = Binding()
    values[place] = scene
    return makeGroup(grouping, values: values)
  }

  private func ownGroup(_ grouping: GroupingPlan) -> Int32 {
    var values = Binding()
    for (place, field) in grouping.fields.enumerated() where place != grouping.sessionField {
      let value = self.value(field.accessor)
      if value == .missing, !field.isOptional { return -1 }
      values[place] = value
    }
    let group = findGroup(grouping, values: values) ?? makeGroup(grouping, values: values)
    if !grouping.hasSession { name(group, grouping) }
    return group
  }

  private func name(_ group: Int32, _ grouping: GroupingPlan) {
    guard namedGroups[session, default: NamedGroups()].known.insert(group).inserted else { return }
    namedGroups[session]?.list.append(group)
    let named = sessions[Int(session)]
    if named.isCut { groups[Int(group)].cutSessions += 1 }
    groups[Int(group)].earlierGap = max(groups[Int(group)].earlierGap, named.lastGap)
  }

  /// The group with these values, in the event's session where the grouping parts by session.
  func findGroup(_ grouping: GroupingPlan, values: Binding) -> Int32? {
    if grouping.shape == .general {
      return groupTable[key(grouping, values)]
    }
    let scene = grouping.sceneField.map { values[$0] }
    var group = sessions[Int(session)].groups[grouping.number]
    while group >= 0 {
      guard let scene, let place = grouping.sceneField else { return group }
      if groups[Int(group)].values[place] == scene { return group }
      group = groups[Int(group)].next
    }
    return nil
  }

  private func key(_ grouping: GroupingPlan, _ values: Binding) -> GroupKey {
    GroupKey(
      grouping: Int32(grouping.number), session: grouping.hasSession ? session : -1, values: values)
  }

  private func makeGroup(_ grouping: GroupingPlan, values: Binding) -> Int32 {
    var states = SmallBytes(count: grouping.models.count)
    if !sessions[Int(session)].isCut {
      for (ordinal, model) in grouping.models.enumerated() {
        states[ordinal] = program.models[model].initial
      }
    }
    let made = Group(
      grouping: Int32(grouping.number), session: grouping.hasSession ? session : -1,
      next: grouping.hasSession
        ? sessions[Int(session)].groups[grouping.number] : sharedGroups[grouping.number],
      values: values, first: index, flags: SmallBytes(count: grouping.plans.count), states: states)
    let number: Int32
    if let free = freeGroups.popLast() {
      number = free
      groups[Int(free)] = made
    } else {
      number = Int32(groups.count)
      groups.append(made)
    }
    if grouping.hasSession {
      sessions[Int(session)].groups[grouping.number] = number
    } else {
      sharedGroups[grouping.number] = number
    }
    if grouping.shape == .general { groupTable[key(grouping, values)] = number }
    for plan in grouping.eagerPlans { beginSilence(program.plans[plan], group: number) }
    return number
  }

  /// The groups of a grouping in which the event counts.
  func memberGroups(_ number: Int) -> ContiguousArray<Int32> {
    let list = members[number]
    if list.index == index { return list.groups }
    let grouping = program.groupings[number]
    list.index = index
    list.groups.removeAll(keepingCapacity: true)
    if grouping.shape == .session {
      list.groups.append(sessions[Int(session)].groups[number])
    } else if grouping.shape == .sessionScene, grouping.also == nil, event.scene != .missing {
      list.groups.append(list.own)
    } else if isAlso(grouping) {
      list.groups.append(contentsOf: candidates(grouping))
    } else {
      addMembers(grouping, to: &list.groups)
    }
    return list.groups
  }

  private func addMembers(_ grouping: GroupingPlan, to found: inout ContiguousArray<Int32>) {
    let own = members[grouping.number].own
    var values = Binding()
    var lacksSome = false
    for (place, field) in grouping.fields.enumerated() where place != grouping.sessionField {
      values[place] = value(field.accessor)
      if values[place] == .missing { lacksSome = true }
    }
    guard lacksSome else {
      if own >= 0 { found.append(own) }
      return
    }
    for group in candidates(grouping) {
      var agrees = true
      for place in grouping.fields.indices where place != grouping.sessionField {
        if values[place] != .missing, groups[Int(group)].values[place] != values[place] {
          agrees = false
          break
        }
      }
      if agrees { found.append(group) }
    }
  }

  /// All groups of a grouping that the event's session has named.
  private func candidates(_ grouping: GroupingPlan) -> ContiguousArray<Int32> {
    var found: ContiguousArray<Int32> = []
    if grouping.hasSession {
      var group = sessions[Int(session)].groups[grouping.number]
      while group >= 0 {
        found.append(group)
        group = groups[Int(group)].next
      }
    } else {
      for group in namedGroups[session]?.list ?? []
      where groups[Int(group)].grouping == Int32(grouping.number) {
        found.append(group)
      }
    }
    return found
  }

  private func isAlso(_ grouping: GroupingPlan) -> Bool {
    guard let matcher = grouping.also else { return false }
    for entry in dispatch().also where entry.grouping == grouping.number {
      return matches(matcher, entry.alternatives, group: -1, Binding())
    }
    return false
  }

  // MARK: Gaps

  /// Events are missing just before this one: models and open callbacks are forgotten.
  func takeGap(before: Int64?) {
    sessions[Int(session)].open = BindingTable()
    sessions[Int(session)].openOthers = BindingTable()
    sessions[Int(session)].gaps.append(GapMark(index: index, before: before, clock: clock))
    for grouping in program.groupings {
      for group in candidates(grouping) {
        if !grouping.hasSession { groups[Int(group)].sharedGap = index }
        for ordinal in grouping.models.indices { groups[Int(group)].states[ordinal] = 0 }
      }
    }
  }

  /// The place of a group's last gap in the order of all events; -1 for none.
  ///
  /// A gap concerns all groups of its session, whatever its own fields say.
  func lastGap(of group: Int32) -> Int {
    let session = groups[Int(group)].session
    return session < 0 ? groups[Int(group)].sharedGap : sessions[Int(session)].lastGap
  }
}

import LifelintTrace

// Groups: which ones an event counts in, and where events are missing.
extension Checker {
  /// Where what a session knows of a grouping stands in ``parts``.
  @inline(__always)
  func partPlace(_ session: Int32, _ grouping: Int) -> Int {
    Int(session) &* cores.count &+ grouping
  }

  /// Finds the groups that have all the event's values, and makes those that begin with it.
  func findOwnGroups() {
    let isNew = !sessions[session].hasGroups
    if isNew { sessions[session].hasGroups = true }
    var hasEager = false
    for grouping in 0..<cores.count {
      switch cores[grouping].shape {
      case .session:
        own[grouping] =
          isNew
          ? makeGroup(grouping, values: Binding()) : parts[partPlace(session, grouping)].head
      case .sessionField:
        let value = quickValue(cores[grouping].partingAccessor, group: -1)
        reach[grouping] = value == .missing ? .all : .own
        if value == .missing, !cores[grouping].isOptional {
          own[grouping] = -1
          continue
        }
        var values = Binding()
        program.symbols.bind(cores[grouping].partingField, to: value, in: &values)
        own[grouping] = findOrMakeGroup(grouping, values: values)
      case .whole:
        if sharedHeads[grouping] < 0 { _ = makeGroup(grouping, values: Binding()) }
        own[grouping] = sharedHeads[grouping]
        if parts[partPlace(session, grouping)].head != own[grouping] {
          name(own[grouping], grouping)
        }
      case .general:
        findGeneralGroup(grouping)
      }
      if cores[grouping].hasEager, own[grouping] >= 0 { hasEager = true }
    }
    if hasEager { beginSilences() }
  }

  private func findGeneralGroup(_ grouping: Int) {
    var values = Binding()
    var isOwn = true
    reach[grouping] = .own
    for (place, field) in groupings[grouping].fields.enumerated()
    where place != groupings[grouping].sessionField {
      let value = self.value(field.accessor)
      if value == .missing {
        reach[grouping] = .agreeing
        if !field.isOptional { isOwn = false }
      }
      program.symbols.bind(place, to: value, in: &values)
    }
    own[grouping] = isOwn ? findOrMakeGroup(grouping, values: values) : -1
    if isOwn, !groupings[grouping].hasSession { name(own[grouping], grouping) }
  }

  /// Begins the silences of the groups that begin with this event.
  private func beginSilences() {
    for grouping in groupings.indices
    where own[grouping] >= 0 && groups[own[grouping]].first == index {
      for plan in groupings[grouping].eagerPlans { beginSilence(plan, group: own[grouping]) }
    }
  }

  private func findOrMakeGroup(_ grouping: Int, values: Binding) -> Int32 {
    let known = findGroup(grouping, values: values)
    return known >= 0 ? known : makeGroup(grouping, values: values)
  }

  /// Takes note of a group that spans sessions and that the event's session names.
  private func name(_ group: Int32, _ grouping: Int) {
    // The one that it named last stands where a session has its own groups.
    let place = partPlace(session, grouping)
    if parts[place].head == group { return }
    parts[place].head = group
    guard namedGroups[session, default: NamedGroups()].known.insert(group).inserted else { return }
    namedGroups[session]?.list.append(group)
    if sessions[session].isCut { sharedGroups[group]?.cutSessions += 1 }
    let gap = sessions[session].lastGap
    sharedGroups[group]?.earlierGap = max(sharedGroups[group]?.earlierGap ?? -1, gap)
  }

  /// The group with these values, in the event's session where the grouping parts by session.
  ///
  /// - Complexity: O(1).
  func findGroup(_ grouping: Int, values: Binding) -> Int32 {
    let hasSession = cores[grouping].hasSession
    if hasSession {
      let place = partPlace(session, grouping)
      if cores[grouping].shape == .session { return parts[place].head }
      if parts[place].count <= 4 {
        var group = parts[place].head
        while group >= 0, groups[group].values != values { group = groups[group].next }
        return group
      }
    }
    let owner = hasSession ? session : -1
    return groupIndex.find(groupHash(grouping, owner, values)) { group in
      groups[group].session == owner && groups[group].grouping == Int32(grouping)
        && groups[group].values == values
    } ?? -1
  }

  private func groupHash(_ grouping: Int, _ session: Int32, _ values: Binding) -> UInt32 {
    let owner = UInt64(UInt32(bitPattern: session)) << 32 | UInt64(grouping)
    return values.hash(owner: owner, key: groupIndex.key)
  }

  private func makeGroup(_ grouping: Int, values: Binding) -> Int32 {
    let group = addGroup(grouping, values: values, of: session, first: index)
    if cores[grouping].isSummed { staleSums(of: session) }
    let isCut = sessions[session].isCut
    if !isCut, cores[grouping].modelCount > 0 {
      for (ordinal, model) in groupings[grouping].models.enumerated() {
        setByte(of: group, ordinal, to: models[model].initial)
      }
    }
    let bits = isCut ? cores[grouping].unknownStateBits : cores[grouping].initialStateBits
    groups[group].stateBits = bits
    if cores[grouping].hasSession { parts[partPlace(session, grouping)].states |= bits }
    return group
  }

  /// Adds a group before the others of its grouping and session, with nothing in its bytes.
  func addGroup(_ grouping: Int, values: Binding, of session: Int32, first: Int) -> Int32 {
    let hasSession = cores[grouping].hasSession
    let place = partPlace(session, grouping)
    var made = Group(
      grouping: Int32(grouping), session: hasSession ? session : -1,
      next: hasSession ? parts[place].head : sharedHeads[grouping], values: values, first: first)
    if cores[grouping].byteCount > WideBytes.inlineCount {
      made.wide = wideBytes.allocate(cores[grouping].byteCount)
    }
    let group = groups.add(made)
    if hasSession {
      parts[place].head = group
      parts[place].count += 1
    } else {
      sharedHeads[grouping] = group
      sharedGroups[group] = SharedGroup()
    }
    if cores[grouping].shape != .session {
      groupIndex.insert(groupHash(grouping, made.session, values), group)
    }
    return group
  }

  /// Gives a group back that has been judged.
  func giveBack(_ group: Int32) {
    let grouping = Int(groups[group].grouping)
    if cores[grouping].shape != .session {
      groupIndex.remove(groupHash(grouping, groups[group].session, groups[group].values), group)
    }
    if groups[group].wide >= 0 {
      wideBytes.giveBack(groups[group].wide, groupings[grouping].byteCount)
    }
    var origin = groups[group].since
    while origin >= 0 {
      marks.drop(origins[origin].mark)
      let next = origins[origin].next
      origins.giveBack(origin)
      origin = next
    }
    if !cores[grouping].hasSession { sharedGroups[group] = nil }
    groups[group].grouping = -1
    groups.giveBack(group)
  }

  // MARK: Bytes

  /// One of a group's bytes.
  @inline(__always)
  func byte(of group: Int32, _ place: Int) -> UInt8 {
    let wide = groups[group].wide
    return wide < 0 ? groups[group].bytes[place] : wideBytes[Int(wide) &+ place]
  }

  @inline(__always)
  func setByte(of group: Int32, _ place: Int, to byte: UInt8) {
    let wide = groups[group].wide
    if wide < 0 {
      groups[group].bytes[place] = byte
    } else {
      wideBytes[Int(wide) &+ place] = byte
    }
  }

  // MARK: Members

  /// The groups of a grouping, and an `also`, in which the event counts.
  @inline(__always)
  func reach(of grouping: Int, also: Int) -> Reach {
    also >= 0 && isAlso(also) ? .all : reach[grouping]
  }

  /// Calls a function for each group of a grouping in which the event counts.
  @inline(__always)
  func forEachMember(of grouping: Int, also: Int, _ body: (Int32) -> Void) {
    switch reach(of: grouping, also: also) {
    case .own: if own[grouping] >= 0 { body(own[grouping]) }
    case .all: forEachNamed(grouping, body)
    case .agreeing: forEachNamed(grouping) { if agrees($0, grouping) { body($0) } }
    }
  }

  /// Whether a group has the event's values, where the event has any.
  private func agrees(_ group: Int32, _ grouping: Int) -> Bool {
    for (place, field) in groupings[grouping].fields.enumerated()
    where place != groupings[grouping].sessionField {
      let value = value(field.accessor)
      if value != .missing, program.symbols.value(place, of: groups[group].values) != value {
        return false
      }
    }
    return true
  }

  /// Calls a function for each group of a grouping that the event's session has named.
  func forEachNamed(_ grouping: Int, _ body: (Int32) -> Void) {
    if cores[grouping].hasSession {
      var group = parts[partPlace(session, grouping)].head
      while group >= 0 {
        let next = groups[group].next
        body(group)
        group = next
      }
    } else {
      for group in namedGroups[session]?.list ?? []
      where groups[group].grouping == Int32(grouping) {
        body(group)
      }
    }
  }

  private func isAlso(_ also: Int) -> Bool {
    for place in dispatch.alsos where tables.alsos[place].also == also {
      return matches(
        program.alsos[also], tables.alsos[place].alternatives, group: -1, Binding())
    }
    return false
  }

  // MARK: Gaps

  /// Events are missing just before this one: models and open callbacks are forgotten.
  func takeGap(before: Int64?) {
    forgetSpans(of: session)
    sessions[session].gaps.append(GapMark(index: index, before: before, clock: clock))
    for grouping in groupings.indices {
      forEachNamed(grouping) { group in
        if !groupings[grouping].hasSession { sharedGroups[group]?.gap = index }
        for model in groupings[grouping].models { setState(of: group, model: model, to: 0) }
      }
    }
  }

  /// The place of a group's last gap in the order of all events; -1 for none.
  ///
  /// A gap concerns all groups of its session, whatever its own fields say.
  @inline(__always)
  func lastGap(of group: Int32) -> Int {
    let session = groups[group].session
    return session < 0 ? sharedGroups[group]?.gap ?? -1 : sessions[session].lastGap
  }
}

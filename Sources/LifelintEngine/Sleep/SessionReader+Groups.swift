import LifelintTrace

// Groups and their stretches, as `SessionWriter+Groups.swift` has written them.
extension SessionReader {
  mutating func readGroups(_ grouping: Int) {
    guard checker.cores[grouping].hasSession else {
      checker.parts[checker.partPlace(number, grouping)].head = bytes.number()
      return
    }
    for _ in 0..<bytes.number(Int.self) { readGroup(grouping) }
  }

  private mutating func readGroup(_ grouping: Int) {
    let values = binding()
    let group = checker.addGroup(grouping, values: values, of: number, first: index())
    readBytes(of: group, grouping)
    for _ in 0..<bytes.number(Int.self) {
      let ordinal: Int32 = bytes.number()
      let mark = keptMark()
      checker.groups[group].since = checker.origins.add(
        StateOrigin(ordinal: ordinal, mark: mark, next: checker.groups[group].since))
    }
    for _ in 0..<bytes.number(Int.self) {
      let plan = checker.groupings[grouping].plans[bytes.number(Int.self)]
      let stretch = checker.makeStretch(plan, group: group)
      if checker.plans[plan].scopeVariables > 0 {
        for _ in 0..<bytes.number(Int.self) {
          let child = checker.makeChild(of: stretch, plan, binding: binding())
          read(stretch: child, plan)
        }
      } else {
        read(stretch: stretch, plan)
      }
    }
  }

  private mutating func readBytes(of group: Int32, _ grouping: Int) {
    let checker = checker
    let modelCount = checker.cores[grouping].modelCount
    let byteCount = modelCount &+ checker.cores[grouping].planCount
    var hasShown = false
    for start in stride(from: 0, to: byteCount, by: 8) {
      let word = bytes.small()
      if word == 0 { continue }
      checker.setWord(of: group, start, to: word)
      // The flags of plans come after the states of models.
      let states = UInt64(truncatingIfNeeded: max(0, min(8, modelCount &- start)))
      if word >> (states &* 8) != 0 { hasShown = true }
    }
    checker.groups[group].hasShown = hasShown
    let states = bytes.word(count: (checker.groupings[grouping].stateBitCount + 7) / 8)
    checker.groups[group].stateBits = states
    checker.parts[checker.partPlace(number, grouping)].states |= states
  }

  private mutating func read(stretch number: Int32, _ plan: Int) {
    var flags = bytes.flags()
    let stretches = checker.stretches
    stretches[number].isOpen = flags.next()
    stretches[number].saidSilence = flags.next()
    if flags.next() { tables.timed.append(number) }
    if flags.next() { stretches[number].opening = keptMark() }
    let hasLast = flags.next()
    let hasObligations = flags.next()
    let hasLate = flags.next()
    let hasExtra = flags.next()
    stretches[number].start = index()
    if flags.next() { stretches[number].end = clock() }
    if flags.next() { stretches[number].nextDeadline = clock() }
    if flags.next() { stretches[number].heldFlags = VerdictFlags(rawValue: bytes.number()) }
    if checker.plans[plan].form == .exists { stretches[number].count = bytes.number() }
    if hasLast {
      stretches[number].lastMark = keptMark()
      stretches[number].lastCaptured = symbol()
      stretches[number].lastAllowance = bytes.number()
    }
    if hasObligations { readObligations(of: number) }
    if hasLate { readLateAnswers(of: number) }
    if hasExtra { stretches[number].extra = extra(plan) }
  }
}

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
    let checker = checker
    let plan = checker.groupings[grouping]
    bytes.sparse(plan.byteCount) { place, byte in
      checker.setByte(of: group, place, to: byte)
      if place >= plan.models.count { checker.groups[group].hasShown = true }
    }
    checker.learnStates(of: group)
    for _ in 0..<bytes.number(Int.self) {
      let ordinal: Int32 = bytes.number()
      checker.groups[group].since = checker.origins.add(
        StateOrigin(ordinal: ordinal, mark: keptMark(), next: checker.groups[group].since))
    }
    for _ in 0..<bytes.number(Int.self) {
      let number = plan.plans[bytes.number(Int.self)]
      let stretch = checker.makeStretch(number, group: group)
      if checker.plans[number].scopeVariables > 0 {
        for _ in 0..<bytes.number(Int.self) {
          let child = checker.makeChild(of: stretch, number, binding: binding())
          read(stretch: child, number)
        }
      } else {
        read(stretch: stretch, number)
      }
    }
  }

  private mutating func read(stretch number: Int32, _ plan: Int) {
    var flags = FlagReader(bytes.bits())
    let stretches = checker.stretches
    stretches[number].isOpen = flags.next()
    stretches[number].saidSilence = flags.next()
    if flags.next() { timed.append(number) }
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

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
    let modelCount = checker.cores[grouping].modelCount
    let byteCount = modelCount &+ checker.cores[grouping].planCount
    for start in stride(from: 0, to: byteCount, by: 8) {
      var word = bytes.sparse()
      while word != 0 {
        let offset = word.trailingZeroBitCount &>> 3
        let byte = UInt8(truncatingIfNeeded: word &>> UInt64(offset &* 8))
        checker.setByte(of: group, start &+ offset, to: byte)
        if start &+ offset >= modelCount { checker.groups[group].hasShown = true }
        word &= ~(0xFF &<< UInt64(offset &* 8))
      }
    }
    checker.learnStates(of: group)
  }

  private mutating func read(stretch number: Int32, _ plan: Int) {
    var flags = bytes.flags()
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

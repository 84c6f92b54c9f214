import LifelintTrace

// Groups and their stretches. The functions of the same names in `SessionReader+Groups.swift` read
// what these write.
extension SessionWriter {
  /// The groups that the session has of a grouping.
  mutating func writeGroups(of number: Int32, _ grouping: Int) {
    guard checker.cores[grouping].hasSession else {
      // The others are in the list of those that it has named; this one was named last.
      return bytes.write(checker.parts[checker.partPlace(number, grouping)].head)
    }
    var groups: ContiguousArray<Int32> = []
    var group = checker.parts[checker.partPlace(number, grouping)].head
    while group >= 0 {
      groups.append(group)
      group = checker.groups[group].next
    }
    bytes.write(groups.count)
    for group in groups.reversed() { write(group: group, grouping) }
  }

  private mutating func write(group: Int32, _ grouping: Int) {
    write(checker.groups[group].values)
    write(index: checker.groups[group].first)
    let checker = checker
    bytes.write(sparse: checker.groupings[grouping].byteCount) { checker.byte(of: group, $0) }
    var origins: ContiguousArray<StateOrigin> = []
    var next = checker.groups[group].since
    while next >= 0 {
      origins.append(checker.origins[next])
      next = checker.origins[next].next
    }
    bytes.write(origins.count)
    for origin in origins.reversed() {
      bytes.write(origin.ordinal)
      write(mark: origin.mark)
    }
    var stretches: ContiguousArray<Int32> = []
    next = checker.groups[group].stretches
    while next >= 0 {
      stretches.append(next)
      next = checker.stretches[next].next
    }
    bytes.write(stretches.count)
    for stretch in stretches.reversed() {
      let plan = Int(checker.stretches[stretch].plan)
      bytes.write(checker.plans[plan].ordinal)
      if checker.plans[plan].scopeVariables > 0 {
        bytes.write(checker.stretches[stretch].count)
        checker.forEachChild(of: stretch) { child in
          write(checker.stretches[child].binding)
          write(stretch: child, plan)
        }
      } else {
        write(stretch: stretch, plan)
      }
    }
  }

  /// A stretch that is no root.
  private mutating func write(stretch number: Int32, _ plan: Int) {
    let stretch = checker.stretches[number]
    bytes.write(
      flags: stretch.isOpen, stretch.saidSilence, stretch.isTimed, stretch.opening >= 0,
      stretch.lastMark >= 0, stretch.first >= 0, stretch.late >= 0, stretch.extra != nil,
      stretch.end < .max, stretch.nextDeadline < .max, !stretch.heldFlags.isEmpty)
    if stretch.isTimed { timed[number] = timed.count }
    if stretch.opening >= 0 { write(mark: stretch.opening) }
    write(index: stretch.start)
    if stretch.end < .max { write(clock: stretch.end) }
    if stretch.nextDeadline < .max { write(clock: stretch.nextDeadline) }
    if !stretch.heldFlags.isEmpty { bytes.write(stretch.heldFlags.rawValue) }
    if checker.plans[plan].form == .exists { bytes.write(stretch.count) }
    if stretch.lastMark >= 0 {
      write(mark: stretch.lastMark)
      write(stretch.lastCaptured)
      bytes.write(stretch.lastAllowance)
    }
    if stretch.first >= 0 { writeObligations(of: number) }
    if stretch.late >= 0 { writeLateAnswers(of: number) }
    if let extra = stretch.extra { write(extra, plan) }
  }
}

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
    let start = stack.count
    var group = checker.parts[checker.partPlace(number, grouping)].head
    while group >= 0 {
      stack.append(group)
      group = checker.groups[group].next
    }
    bytes.write(stack.count - start)
    while stack.count > start { write(group: stack.removeLast(), grouping) }
  }

  private mutating func write(group: Int32, _ grouping: Int) {
    write(checker.groups[group].values)
    write(index: checker.groups[group].first)
    let byteCount = checker.cores[grouping].modelCount &+ checker.cores[grouping].planCount
    for start in stride(from: 0, to: byteCount, by: 8) {
      bytes.write(small: checker.word(of: group, start))
    }
    let stateBits = checker.groupings[grouping].stateBitCount
    bytes.write(checker.groups[group].stateBits, count: (stateBits + 7) / 8)
    writeOrigins(of: group)
    writeStretches(of: group)
  }

  private mutating func writeOrigins(of group: Int32) {
    let start = stack.count
    var origin = checker.groups[group].since
    while origin >= 0 {
      stack.append(origin)
      origin = checker.origins[origin].next
    }
    bytes.write(stack.count - start)
    while stack.count > start {
      origin = stack.removeLast()
      bytes.write(checker.origins[origin].ordinal)
      write(mark: checker.origins[origin].mark)
    }
  }

  private mutating func writeStretches(of group: Int32) {
    let checker = checker
    let start = stack.count
    var stretch = checker.groups[group].stretches
    while stretch >= 0 {
      stack.append(stretch)
      stretch = checker.stretches[stretch].next
    }
    bytes.write(stack.count - start)
    while stack.count > start {
      stretch = stack.removeLast()
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
    let stretches = checker.stretches
    let hasEnd = stretches[number].end < .max
    let hasDeadline = stretches[number].nextDeadline < .max
    let heldFlags = stretches[number].heldFlags
    var flags = FlagWriter()
    flags.append(stretches[number].isOpen)
    flags.append(stretches[number].saidSilence)
    flags.append(stretches[number].isTimed)
    flags.append(stretches[number].opening >= 0)
    flags.append(stretches[number].lastMark >= 0)
    flags.append(stretches[number].first >= 0)
    flags.append(stretches[number].late >= 0)
    flags.append(stretches[number].extra != nil)
    flags.append(hasEnd)
    flags.append(hasDeadline)
    flags.append(!heldFlags.isEmpty)
    bytes.write(flags)
    if stretches[number].isTimed { timed.append(number) }
    if stretches[number].opening >= 0 { write(mark: stretches[number].opening) }
    write(index: stretches[number].start)
    if hasEnd { write(clock: stretches[number].end) }
    if hasDeadline { write(clock: stretches[number].nextDeadline) }
    if !heldFlags.isEmpty { bytes.write(heldFlags.rawValue) }
    if checker.plans[plan].form == .exists { bytes.write(stretches[number].count) }
    if stretches[number].lastMark >= 0 {
      write(mark: stretches[number].lastMark)
      write(stretches[number].lastCaptured)
      bytes.write(stretches[number].lastAllowance)
    }
    if stretches[number].first >= 0 { writeObligations(of: number) }
    if stretches[number].late >= 0 { writeLateAnswers(of: number) }
    if let extra = stretches[number].extra { write(extra, plan) }
  }
}

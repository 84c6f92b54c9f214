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
    let checker = checker
    let head = checker.parts[checker.partPlace(number, grouping)].head
    writeList(from: head, next: { checker.groups[$0].next }) { $0.write(group: $1, grouping) }
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
    let checker = checker
    let head = checker.groups[group].since
    writeList(from: head, next: { checker.origins[$0].next }) { writer, origin in
      writer.bytes.write(checker.origins[origin].ordinal)
      writer.write(mark: checker.origins[origin].mark)
    }
  }

  private mutating func writeStretches(of group: Int32) {
    let checker = checker
    let head = checker.groups[group].stretches
    writeList(from: head, next: { checker.stretches[$0].next }) { writer, stretch in
      let plan = Int(checker.stretches[stretch].plan)
      writer.bytes.write(checker.plans[plan].ordinal)
      if checker.plans[plan].scopeVariables > 0 {
        writer.bytes.write(checker.stretches[stretch].count)
        checker.forEachChild(of: stretch) { child in
          writer.write(checker.stretches[child].binding)
          writer.write(stretch: child, plan)
        }
      } else {
        writer.write(stretch: stretch, plan)
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

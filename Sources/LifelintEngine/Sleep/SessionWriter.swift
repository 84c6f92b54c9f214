import LifelintTrace

/// Writes a session with all that lives in it as bytes, which a ``SessionReader`` reads in the same
/// order.
///
/// The bytes stand alone: values are written as their texts and events in full, each once, so that
/// the tables need not keep them. What follows from something else is left out, and where records
/// lie that are taken from a list's head, they are written from its tail on.
struct SessionWriter {
  let checker: Checker
  var bytes = ByteWriter()
  /// The values that were written.
  private var symbols = Numbering()
  /// The marks that were written.
  private var marks = Numbering()
  /// The stretches that were written in which time runs.
  var timed = Numbering()
  /// The obligations that were written of the stretch that is being written.
  var obligations = Numbering()
  /// The members of the lists that are being written.
  private var stack: ContiguousArray<Int32> = []
  /// What the next event is told apart from.
  private var last = MarkBase()

  /// Makes what writes one session after the other.
  init(of checker: Checker) { self.checker = checker }

  /// Writes a session that is awake, and gives its bytes.
  mutating func write(_ number: Int32) -> ContiguousArray<UInt64> {
    bytes.removeAll()
    symbols.removeAll()
    marks.removeAll()
    timed.removeAll()
    last = MarkBase()
    for symbol in MarkBase.knownSymbols { symbols.append(Int32(symbol.rawValue)) }
    write(checker.sessions[number].name)
    write(session: number)
    writeOpenSpans(of: number)
    writeInstants(of: number)
    for grouping in 0..<checker.cores.count { writeGroups(of: number, grouping) }
    writeTimes(of: number)
    bytes.finish()
    return bytes.words
  }

  /// Writes how many members a list has, then each, the last first: what reads them puts each before
  /// those that it has.
  @inline(__always)
  mutating func writeList(
    from head: Int32, next: (Int32) -> Int32, _ write: (inout SessionWriter, Int32) -> Void
  ) {
    let start = stack.count
    var member = head
    while member >= 0 {
      stack.append(member)
      member = next(member)
    }
    bytes.write(stack.count - start)
    while stack.count > start { write(&self, stack.removeLast()) }
  }

  // MARK: Values

  mutating func write(_ symbol: Symbol) {
    if symbol == Binding.unbound { return bytes.write(bits: MarkBase.none) }
    let number = Int32(bitPattern: symbol.rawValue)
    let place = symbols.place(of: number)
    if place >= 0 { return bytes.write(bits: MarkBase.firstPlace + UInt64(place)) }
    bytes.write(bits: MarkBase.new)
    let table = checker.program.symbols
    let kind = table.kind(of: symbol)
    bytes.write(bits: UInt64(kind.rawValue))
    if kind == .array {
      let elements = table.elements(of: symbol)
      bytes.write(elements.count)
      for element in elements { write(element) }
    } else {
      let count = table.byteCount(of: symbol)
      bytes.write(count)
      for start in stride(from: 0, to: count, by: 8) {
        bytes.write(table.word(start / 8, of: symbol), count: min(8, count - start))
      }
    }
    symbols.append(number)
  }

  mutating func write(_ binding: Binding) {
    var count = Binding.inlineCount
    while count > 0, binding[inline: count - 1] == Binding.unbound.rawValue { count -= 1 }
    bytes.write(bits: UInt64(count) << 1 | (binding.rest == .missing ? 0 : 1))
    for place in 0..<count { write(Symbol(rawValue: binding[inline: place])) }
    if binding.rest != .missing { write(binding.rest) }
  }

  // MARK: Events

  mutating func write(index: Int) {
    bytes.write(signed: Int64(index &- last.index))
    last.index = index
  }

  /// Writes a clock, of which the end of time means that it never comes.
  mutating func write(clock: Int64) {
    if clock == .max { return bytes.write(time: nil) }
    bytes.write(time: clock &- last.clock)
    last.clock = clock
  }

  mutating func write(mark number: Int32) {
    if number < 0 { return bytes.write(bits: MarkBase.none) }
    let place = marks.place(of: number)
    if place >= 0 { return bytes.write(bits: MarkBase.firstPlace + UInt64(place)) }
    bytes.write(bits: MarkBase.new)
    marks.append(number)
    let mark = checker.marks[number]
    var flags = FlagWriter()
    flags.append(mark.phase == .begin)
    flags.append(mark.phase == .end)
    flags.append(mark.hasDateTime)
    flags.append(mark.sharesLine)
    flags.append(mark.time != mark.clock)
    bytes.write(flags)
    write(index: mark.index)
    bytes.write(signed: Int64(mark.line &- mark.index &- last.lead))
    last.lead = mark.line &- mark.index
    write(clock: mark.clock)
    if mark.time != mark.clock { bytes.write(time: mark.time &- mark.clock) }
    bytes.write(mark.name.rawValue)
    write(mark.scene)
    write(mark.of)
    let states = unsafeBitCast(mark.states, to: UInt32.self)
    bytes.write(bits: UInt64(states ^ last.states))
    last.states = states
  }
}

/// What the numbers of an event are told apart from, as most lie near those of the one before.
struct MarkBase {
  var index = 0
  /// By how much the line lies before the index.
  var lead = 0
  var clock: Int64 = 0
  var states: UInt32 = 0

  /// In the place of a value or an event: there is none.
  static let none: UInt64 = 0
  /// It has not come before, and follows.
  static let new: UInt64 = 1
  /// From here on: it has come before at this place.
  static let firstPlace: UInt64 = 2

  /// The values that need not be written.
  static let knownSymbols: ContiguousArray<Symbol> = [.missing, .null, .false, .true]
}

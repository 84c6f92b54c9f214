import LifelintJSON
import LifelintTrace

/// Wakes a session from the bytes of a ``SessionWriter``.
struct SessionReader {
  let checker: Checker
  var bytes: ByteReader
  var tables = ReaderTables()
  private var last = MarkBase()
  /// The number of the session that wakes.
  private(set) var number: Int32 = -1

  /// Wakes a session.
  init(_ bytes: ContiguousArray<UInt64>, in checker: Checker) {
    self.checker = checker
    self.bytes = ByteReader(bytes)
    swap(&tables, &checker.readerTables)
    tables.removeAll()
    number = session()
    readOpenSpans()
    readInstants()
    for grouping in 0..<checker.cores.count { readGroups(grouping) }
    readTimes()
    for mark in tables.marks { checker.marks.drop(mark) }
    swap(&tables, &checker.readerTables)
  }

  // MARK: Values

  mutating func symbol() -> Symbol {
    let bits = bytes.bits()
    if bits == MarkBase.none { return Binding.unbound }
    if bits >= MarkBase.firstPlace { return tables.symbols[Int(bits - MarkBase.firstPlace)] }
    let table = checker.program.symbols
    let symbol: Symbol
    let kind = SymbolKind(rawValue: UInt8(truncatingIfNeeded: bytes.bits())) ?? .missing
    if kind == .array {
      let count: Int = bytes.number()
      var elements: [Symbol] = []
      for _ in 0..<count { elements.append(self.symbol()) }
      symbol = table.intern(array: elements)
    } else {
      let count: Int = bytes.number()
      readText(count)
      symbol = table.intern(words: tables.text, count: count, as: kind)
    }
    tables.symbols.append(symbol)
    return symbol
  }

  private mutating func readText(_ count: Int) {
    let missing = count / 8 + 1 + SymbolTable.wordPadding - tables.text.count
    if missing > 0 { tables.text.append(contentsOf: repeatElement(0, count: missing)) }
    var place = 0
    while place * 8 < count {
      tables.text[place] = bytes.word(count: min(8, count - place * 8)).littleEndian
      place += 1
    }
  }

  mutating func binding() -> Binding {
    var binding = Binding()
    let bits = bytes.bits()
    for place in 0..<Int(bits >> 1) { binding[inline: place] = symbol().rawValue }
    if bits & 1 == 1 { binding.rest = symbol() }
    return binding
  }

  // MARK: Events

  mutating func index() -> Int {
    last.index &+= Int(bytes.signed())
    return last.index
  }

  mutating func clock() -> Int64 {
    guard let time = bytes.time() else { return .max }
    last.clock &+= time
    return last.clock
  }

  /// The number of a mark that somebody keeps for as long as this reads; -1 for none.
  mutating func mark() -> Int32 {
    let bits = bytes.bits()
    if bits == MarkBase.none { return MarkPool.none }
    if bits >= MarkBase.firstPlace { return tables.marks[Int(bits - MarkBase.firstPlace)] }
    var flags = bytes.flags()
    let phases = (isBegin: flags.next(), isEnd: flags.next())
    let hasDateTime = flags.next()
    let sharesLine = flags.next()
    let hasTime = flags.next()
    let index = index()
    last.lead &+= Int(bytes.signed())
    let clock = clock()
    let time = hasTime ? clock &+ (bytes.time() ?? 0) : clock
    let name = NameID(rawValue: bytes.number())
    let scene = symbol()
    let of = symbol()
    last.states ^= UInt32(truncatingIfNeeded: bytes.bits())
    let mark = checker.marks.add(
      Mark(
        index: index, line: index &+ last.lead, time: time, clock: clock,
        sessionStart: checker.sessions[number].firstClock, session: checker.sessions[number].name,
        name: name, scene: scene, of: of, states: unsafeBitCast(last.states, to: SIMD4.self),
        phase: phases.isBegin ? .begin : phases.isEnd ? .end : .instant,
        hasDateTime: hasDateTime, sharesLine: sharesLine))
    tables.marks.append(mark)
    return mark
  }

  /// The number of a mark, which one more keeps from now on; -1 for none.
  mutating func keptMark() -> Int32 {
    let mark = mark()
    checker.marks.keep(mark)
    return mark
  }
}

/// What a ``SessionReader`` remembers of the session that it reads; the next one gets its room.
struct ReaderTables {
  /// The values that have come, by their places.
  var symbols: ContiguousArray<Symbol> = []
  /// The marks that have come, by their places.
  var marks: ContiguousArray<Int32> = []
  /// The stretches in which time runs.
  var timed: ContiguousArray<Int32> = []
  /// The obligations of the stretch that is being read.
  var obligations: ContiguousArray<Int32> = []
  /// The words of the text that was read last, and what has to follow them.
  var text: ContiguousArray<UInt64> = []

  /// Forgets all but the values that need not be written.
  mutating func removeAll() {
    symbols.removeAll(keepingCapacity: true)
    symbols.append(contentsOf: MarkBase.knownSymbols)
    marks.removeAll(keepingCapacity: true)
    timed.removeAll(keepingCapacity: true)
  }
}

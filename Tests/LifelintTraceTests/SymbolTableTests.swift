import LifelintJSON
import LifelintTrace
import Testing

@Suite("A symbol table")
struct SymbolTableTests {
  @Test("gives equal values equal symbols, and others others")
  func equality() throws {
    let table = SymbolTable()
    let texts = [
      "", "a", "b", "0123456789abcdef", "0123456789abcdeg", "0123456789abcdef\0",
      "0123456789abcdef0", String(repeating: "x", count: 48), String(repeating: "x", count: 49),
      String(repeating: "x", count: 50), "e\u{301}", "\u{e9}", "\0", "\0\0", "1", "true", "null",
    ]
    let symbols = texts.map { table.intern($0) }
    #expect(Set(symbols).count == texts.count)
    #expect(texts.map { table.intern($0) } == symbols)
    #expect(
      symbols.map { table.text(of: $0) }.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    let numbers = try ["2", "2.0", "20e-1"].map { try #require(ExactNumber(json: $0.utf8)) }
    #expect(Set(numbers.map { table.intern($0) }).count == 1)
    #expect(table.intern("2") != table.intern(ExactNumber(2)))
    #expect(table.number(of: table.intern(ExactNumber(2))) == ExactNumber(2))
    #expect(table.number(of: table.intern("2")) == nil)
  }

  @Test("keeps arrays by their elements")
  func arrays() {
    let table = SymbolTable()
    let elements = [table.intern("a"), .null, .true, table.intern(ExactNumber(1))]
    let array = table.intern(array: elements)
    #expect(table.intern(array: elements) == array)
    #expect(table.kind(of: array) == .array)
    #expect(table.elements(of: array) == elements)
    #expect(table.elements(of: elements[0]).isEmpty)
    let outer = table.intern(array: [array, table.intern(array: [])])
    #expect(table.text(of: outer) == #"[["a", null, true, 1], []]"#)
  }

  @Test("knows its constants")
  func constants() {
    let table = SymbolTable()
    #expect(table.kind(of: .missing) == .missing)
    #expect(table.text(of: .missing) == "")
    #expect(table.kind(of: .null) == .null)
    #expect(table.text(of: .null) == "null")
    #expect(table.kind(of: .true) == .boolean)
    #expect([Symbol.false, .true].map { table.text(of: $0) } == ["false", "true"])
  }

  @Test("lets go of what is not kept and gives its numbers to new values")
  func sweep() {
    let table = SymbolTable()
    let pinned = table.intern("pinned")
    table.pin()
    let before = table.liveCount
    let long = String(repeating: "long ", count: 100)
    let values = (0..<1000).map { table.intern("\(long)\($0)") }
    let kept = [values[3], values[500]]
    let array = table.intern(array: [values[7]])
    let late = table.intern("late")
    table.pin(late)
    #expect(table.liveCount == before + 1002)
    #expect(table.liveByteCount > 500_000)

    var keep = SymbolSet()
    for symbol in kept + [array] { keep.insert(symbol) }
    table.sweep(keeping: keep)
    #expect(table.liveCount == before + 5)
    #expect(table.liveByteCount < 10_000)
    #expect(table.text(of: pinned) == "pinned")
    #expect(table.intern("late") == late)
    #expect(kept.map { table.text(of: $0) } == ["\(long)3", "\(long)500"])
    #expect(table.text(of: table.elements(of: array)[0]) == "\(long)7")
    #expect([Symbol.null, .true].map { table.text(of: $0) } == ["null", "true"])

    let fresh = (0..<900).map { table.intern("new \($0)") }
    #expect(fresh.allSatisfy { $0.rawValue < UInt32(before) + 1003 })
    #expect(Set(fresh).isDisjoint(with: kept + [array, values[7], late, pinned]))
    #expect(fresh.enumerated().allSatisfy { table.text(of: $1) == "new \($0)" })
  }

  @Test("stays small over any number of sweeps")
  func manySweeps() {
    let table = SymbolTable()
    var highest: UInt32 = 0
    for round in 0..<50 {
      for number in 0..<500 { highest = max(highest, table.intern("\(round) \(number)").rawValue) }
      table.sweep(keeping: SymbolSet())
    }
    #expect(table.liveCount == 4)
    #expect(highest < 504)
  }

  @Test("keeps arrays of any depth, with all that is in them")
  func depth() {
    let table = SymbolTable()
    var symbol = table.intern("deep")
    for _ in 0..<100_000 { symbol = table.intern(array: [symbol]) }
    var keep = SymbolSet()
    keep.insert(symbol)
    table.sweep(keeping: keep)
    #expect(table.liveCount == 100_005)
    #expect(table.text(of: symbol).hasSuffix("[\"deep\"]" + String(repeating: "]", count: 99_999)))
  }
}

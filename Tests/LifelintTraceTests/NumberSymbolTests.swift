import LifelintJSON
import LifelintTrace
import Testing

@Suite("Symbols of numbers")
struct NumberSymbolTests {
  @Test(
    "are the same whether they are made of nanoseconds or of the number",
    arguments: [
      0, 1, 9, 10, 99, 100, 101, 999, 1_000, 120_000, 250_000_000, 999_999_999, 1_000_000_000,
      1_000_000_001, 1_500_000_000, 10_000_000_000, 12_159_453_000, 3_600_000_000_000, .max, -1,
      -99, -100, -1_500_000_000, .min,
    ] as [Int64])
  func nanoseconds(count: Int64) {
    let symbols = SymbolTable()
    let number = symbols.intern(ExactNumber(nanoseconds: count))
    #expect(symbols.intern(nanoseconds: count) == number)
    #expect(symbols.number(of: number) == ExactNumber(nanoseconds: count))
  }
}

import LifelintJSON
import Testing

@Suite("An exact number")
struct ExactNumberTests {
  @Test("equals every spelling of the same value", arguments: ["2", "2.0", "20e-1", "0.2E+1"])
  func equalSpellings(text: String) {
    #expect(ExactNumber(json: text.utf8) == ExactNumber(2))
  }

  @Test(
    "reads only what RFC 8259 calls a number",
    arguments: ["", "-", "01", "1.", ".5", "1e", "+1", "0x1", "1 "])
  func refuses(text: String) {
    #expect(ExactNumber(json: text.utf8) == nil)
  }

  @Test("orders by value, beyond what a double can tell apart")
  func order() throws {
    let texts = [
      "-1e400", "-2", "-0.1", "0", "1e-400", "0.1", "0.10000000000000000000001", "9", "10", "1e400",
    ]
    let numbers = try texts.map { try #require(ExactNumber(json: $0.utf8)) }
    for (index, number) in numbers.enumerated() {
      for (other, second) in numbers.enumerated() {
        #expect((number < second) == (index < other))
      }
    }
  }

  @Test(
    "prints itself shortly",
    arguments: [
      ("100", "100"), ("0.50", "0.5"), ("-1.25e1", "-12.5"), ("1e400", "1e400"), ("-0", "0"),
    ])
  func description(text: String, printed: String) {
    #expect(ExactNumber(json: text.utf8)?.description == printed)
  }

  @Test(
    "gives an integer where it is one",
    arguments: [("12e2", 1200), ("-9223372036854775808", Int.min)])
  func integer(text: String, value: Int) {
    #expect(ExactNumber(json: text.utf8)?.integer == value)
  }

  @Test("gives no integer otherwise", arguments: ["0.5", "9223372036854775808", "1e30"])
  func noInteger(text: String) throws {
    let number = try #require(ExactNumber(json: text.utf8))
    #expect(number.integer == nil)
  }
}

/// Bytes of JSON to which lines are added.
struct Line {
  /// The bytes.
  var bytes: [UInt8] = []

  private static let hexDigits = [UInt8]("0123456789abcdef".utf8)

  /// Adds what needs no escapes: syntax, and names that are known to be plain.
  mutating func add(_ plain: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: plain.utf8Start, count: plain.utf8CodeUnitCount))
  }

  /// Adds one byte of syntax.
  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  /// Adds a text with its quotes.
  mutating func addText(_ text: String) {
    var text = text
    add(UInt8(ascii: "\""))
    text.withUTF8 { addEscaped($0) }
    add(UInt8(ascii: "\""))
  }

  /// Adds runs of bytes that stand for themselves whole, and the others by their escapes.
  private mutating func addEscaped(_ utf8: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for place in utf8.indices {
      let byte = utf8[place]
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
      bytes.append(contentsOf: utf8[start..<place])
      addEscape(of: byte)
      start = place + 1
    }
    bytes.append(contentsOf: utf8[start...])
  }

  private mutating func addEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): add("\\\"")
    case UInt8(ascii: "\\"): add("\\\\")
    case UInt8(ascii: "\n"): add("\\n")
    default:
      add("\\u00")
      add(Self.hexDigits[Int(byte >> 4)])
      add(Self.hexDigits[Int(byte & 0xF)])
    }
  }

  /// Adds a time in nanoseconds as exact seconds.
  mutating func addSeconds(_ nanoseconds: Int64) {
    let (seconds, rest) = max(0, nanoseconds).quotientAndRemainder(dividingBy: 1_000_000_000)
    addDigits(UInt64(seconds), atLeast: 1)
    add(UInt8(ascii: "."))
    addDigits(UInt64(rest), atLeast: 9)
  }

  /// Adds a whole number.
  mutating func addNumber(_ number: Int) {
    if number < 0 { add(UInt8(ascii: "-")) }
    addDigits(UInt64(number.magnitude), atLeast: 1)
  }

  private mutating func addDigits(_ number: UInt64, atLeast count: Int) {
    var rest = number
    // No number has more than 20 digits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var place = 20
      repeat {
        place -= 1
        digits[place] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0 || 20 - place < count
      bytes.append(contentsOf: digits[place...])
    }
  }

  /// Adds the value of a field.
  mutating func addValue(_ value: Lifelint.FieldValue) {
    switch value {
    case .text(let text): addText(text)
    case .integer(let number): addNumber(number)
    case .number(let number):
      // Swift writes a finite number as JSON does.
      bytes.append(contentsOf: (number.isFinite ? number.description : "null").utf8)
    case .flag(let flag): add(flag ? "true" : "false")
    case .texts(let texts):
      add(UInt8(ascii: "["))
      for (number, text) in texts.enumerated() {
        if number > 0 { add(UInt8(ascii: ",")) }
        addText(text)
      }
      add(UInt8(ascii: "]"))
    }
  }
}

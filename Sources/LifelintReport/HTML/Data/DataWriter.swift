/// Writes JSON that can stand inside a `script` element: no `<` is left in it.
struct DataWriter {
  /// What has been written.
  private(set) var json = ""
  private var isFirst = true

  /// Writes an object; `body` writes its members.
  mutating func object(_ body: (inout DataWriter) -> Void) { nest("{", "}", body) }

  /// Writes an array; `body` writes its elements.
  mutating func array(_ body: (inout DataWriter) -> Void) { nest("[", "]", body) }

  /// Writes the key of the member that is written next.
  mutating func key(_ key: StaticString) {
    separate()
    json += "\"\(key)\":"
    isFirst = true
  }

  /// Writes the key of the member that is written next.
  mutating func key(of text: String) {
    string(text)
    json += ":"
    isFirst = true
  }

  /// Writes a number.
  mutating func number(_ number: some BinaryInteger) {
    separate()
    json += "\(number)"
  }

  /// Writes `true` or `false`.
  mutating func boolean(_ value: Bool) {
    separate()
    json += value ? "true" : "false"
  }

  /// Writes an array of numbers.
  mutating func numbers(_ numbers: some Sequence<Int>) {
    array { for number in numbers { $0.number(number) } }
  }

  /// Writes each number as its difference from the one before.
  mutating func differences(_ numbers: some Sequence<Int>) {
    var last = 0
    array { writer in
      for number in numbers {
        writer.number(number - last)
        last = number
      }
    }
  }

  /// Writes a text, of which nothing needs more than its own signs escaped.
  mutating func string(_ text: String) {
    separate()
    json += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "<": json += "\\u003c"
      default:
        if scalar.value < 0x20 {
          json += " "
        } else {
          json.unicodeScalars.append(scalar)
        }
      }
    }
    json += "\""
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout DataWriter) -> Void) {
    separate()
    json += open
    isFirst = true
    body(&self)
    json += close
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { json += "," }
    isFirst = false
  }
}

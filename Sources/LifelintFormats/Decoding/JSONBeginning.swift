internal import LifelintJSON

extension JSONValue {
  /// The line on which its last member begins, if it has members; that on which it begins otherwise.
  var lastLine: Int {
    guard case .object(let members) = content, let last = members.last else { return position.line }
    return last.position.line
  }
}

/// Reads the beginning of a JSON text that goes on behind what is there.
enum JSONBeginning {
  /// The first value, as far as it is there: cut off behind the last thing that is whole, and its
  /// brackets closed; `nil` where nothing is whole.
  static func value(of bytes: [UInt8]) -> JSONValue? {
    var open: [UInt8] = []
    var isInString = false
    var isEscaped = false
    // Where the text can be cut, and what has to be closed then.
    var cut = 0
    var closing: [UInt8] = []
    scan: for (place, byte) in bytes.enumerated() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // No parser goes deeper than this, and nothing tells of a format down there.
        if open.count == 32 { break scan }
        open.append(byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        (cut, closing) = (place + 1, open)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.popLast() == byte else { break scan }
        (cut, closing) = (place + 1, open)
        if open.isEmpty { break scan }
      case UInt8(ascii: ","):
        (cut, closing) = (place, open)
      default: break
      }
    }
    return try? JSONParser.parse(bytes[..<cut] + closing.reversed(), onRepeatedKey: { _, _ in })
  }
}

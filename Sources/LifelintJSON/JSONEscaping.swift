/// How a string stands in JSON.
public enum JSONEscaping {
  /// Appends a string with its quotes and escapes.
  ///
  /// - Complexity: O(n) in the length of the string.
  public static func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    // Nearly all strings need no escape; they are copied as a whole.
    if string.utf8.allSatisfy(isPlain) {
      bytes.append(contentsOf: string.utf8)
    } else {
      for scalar in string.unicodeScalars { append(scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A string with its quotes and escapes.
  public static func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    append(string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0x22, 0x5C:
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case 0x08: bytes.append(contentsOf: "\\b".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0C: bytes.append(contentsOf: "\\f".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    // C0, DEL and C1; line and paragraph separators; marks that turn the direction of text.
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      bytes.append(contentsOf: "\\u".utf8)
      for shift in [12, 8, 4, 0] {
        let digit = UInt8(truncatingIfNeeded: scalar.value >> UInt32(shift)) & 0xF
        bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
    default:
      bytes.append(contentsOf: String(Character(scalar)).utf8)
    }
  }
}

internal import LifelintJSON

extension LineParser {
  /// Arrays in more arrays than these are kept like objects, by their bytes.
  private static let deepest = 64

  /// The symbol of a value that has been passed before.
  func symbol(_ value: Range<Int>, in passed: JSONScan) -> Symbol {
    var scan = passed
    scan.at = value.lowerBound
    // The arrays that are open, innermost last.
    var open: [[Symbol]] = []
    while true {
      scan.skipBlank()
      if scan.next == UInt8(ascii: ",") {
        scan.at += 1
        continue
      }
      var symbol: Symbol
      if scan.next == UInt8(ascii: "["), open.count < Self.deepest {
        scan.at += 1
        open.append([])
        continue
      } else if scan.next == UInt8(ascii: "]"), let array = open.popLast() {
        scan.at += 1
        symbol = symbols.intern(array: array)
      } else {
        symbol = scalarOrObject(&scan)
      }
      if open.isEmpty { return symbol }
      open[open.count - 1].append(symbol)
    }
  }

  private func scalarOrObject(_ scan: inout JSONScan) -> Symbol {
    // The line was found good before, so nothing is thrown here.
    guard let value = try? scan.value(), let first = scan.bytes[value].first else { return .null }
    switch first {
    case UInt8(ascii: "\""): return symbols.intern(utf8: scan.unescaped(inside(value)))
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return symbols.intern(object: String(decoding: scan.bytes[value], as: UTF8.self))
    case UInt8(ascii: "t"): return .true
    case UInt8(ascii: "f"): return .false
    case UInt8(ascii: "n"): return .null
    default: return ExactNumber(json: scan.bytes[value]).map { symbols.intern($0) } ?? .null
    }
  }
}

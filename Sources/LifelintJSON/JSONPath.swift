/// Names a place inside a JSON value, as RFC 9535 does: `$.when[0]['state.app']`.
public enum JSONPath {
  /// The path of the value, or of the member whose key, stands at a position; `$` for none.
  ///
  /// Positions are unique in a text, so whoever reads a value need not carry its path along: it is
  /// looked for when something is wrong.
  ///
  /// - Complexity: O(n) in the size of the value.
  public static func text(of position: SourcePosition, in root: JSONValue) -> String {
    path(of: position, in: root).map { "$" + $0 } ?? "$"
  }

  private static func path(of position: SourcePosition, in value: JSONValue) -> String? {
    if value.position == position { return "" }
    switch value.content {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        if let rest = path(of: position, in: element) { return "[\(index)]" + rest }
      }
    case .object(let members):
      for member in members {
        if member.position == position { return step(member.key) }
        if let rest = path(of: position, in: member.value) { return step(member.key) + rest }
      }
    case .null, .boolean, .number, .string: break
    }
    return nil
  }

  private static func step(_ key: String) -> String {
    let isPlain =
      key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
          true
        default: false
        }
      } && !key.isEmpty
    if isPlain { return "." + key }
    var quoted = "['"
    for character in key {
      if character == "'" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "']"
  }
}

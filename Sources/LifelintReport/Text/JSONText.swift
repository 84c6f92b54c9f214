/// Writes JSON whose strings are also safe to look at in a terminal.
///
/// Unlike ``LifelintJSON/JSONWriter`` it puts one record on a line, so that reports can be compared
/// and searched line by line. What JSON leaves free is escaped where a terminal or an editor would act on it: other control
/// characters, bidirectional controls, line separators, invisible characters, and what a log viewer
/// would obey: see ``VisibleText``.
enum JSONText {
  /// A string with its quotes.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func string(_ text: String) -> String {
    var json = ""
    json.reserveCapacity(text.utf8.count + 2)
    json.append("\"")
    if isPlain(text) {
      json.append(text)
      json.append("\"")
      return json
    }
    var hasHash = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#":
        json += "#"
        hasHash = true
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      default:
        if VisibleText.isPlain(scalar) {
          json.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 { json += escape(unit) }
        }
      }
    }
    return (hasHash ? withoutCommands(json) : json) + "\""
  }

  /// Whether a text stands in JSON as it is: printable ASCII without what is looked at closely.
  private static func isPlain(_ text: String) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      // All are looked at, as many at a time as the machine can.
      var others: UInt8 = 0
      for byte in bytes {
        let isPlain =
          byte &- 0x20 < 0x5F && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "\"")
          && byte != UInt8(ascii: "\\")
        others |= isPlain ? 0 : 1
      }
      return others == 0
    }
    return isPlain ?? false
  }

  /// A string in which a log viewer finds no command.
  private static func withoutCommands(_ json: String) -> String {
    var harmless = ""
    var isAfterHash = false
    var rest = Substring(json).unicodeScalars
    while let scalar = rest.popFirst() {
      if isAfterHash, scalar == "#", VisibleText.isCommand(rest) {
        harmless += "\\u0023"
      } else {
        harmless.unicodeScalars.append(scalar)
      }
      isAfterHash = scalar == "#"
    }
    return harmless
  }

  /// A string, or `null`.
  static func string(_ text: String?) -> String {
    text.map { string($0) } ?? "null"
  }

  /// An array of strings on one line.
  static func strings(_ texts: [String]) -> String {
    "[" + texts.map { string($0) }.joined(separator: ", ") + "]"
  }

  /// An object on one line; the values are JSON already.
  static func object(_ members: [(key: String, value: String)]) -> String {
    if members.isEmpty { return "{}" }
    // Bytes are put together in a fifth of the time that strings take.
    var json: [UInt8] = []
    // Quotes, a colon and a comma stand around each.
    json.reserveCapacity(
      members.reduce(2) { $0 + $1.key.utf8.count + $1.value.utf8.count + 6 })
    json.append(UInt8(ascii: "{"))
    for (place, member) in members.enumerated() {
      if place > 0 { json.append(contentsOf: ", ".utf8) }
      if isPlain(member.key) {
        json.append(UInt8(ascii: "\""))
        json.append(contentsOf: member.key.utf8)
        json.append(UInt8(ascii: "\""))
      } else {
        json.append(contentsOf: string(member.key).utf8)
      }
      json.append(contentsOf: ": ".utf8)
      json.append(contentsOf: member.value.utf8)
    }
    json.append(UInt8(ascii: "}"))
    return String(decoding: json, as: UTF8.self)
  }

  /// An array with one element a line; the elements are JSON already.
  static func lines(_ elements: [String], indent: Int) -> String {
    var json = ""
    write(elements, indent: indent, to: &json)
    return json
  }

  /// Writes such an array element by element.
  static func write(
    _ elements: some Sequence<String>, indent: Int, to output: inout some TextOutputStream
  ) {
    let margin = String(repeating: " ", count: indent)
    var isFirst = true
    output.write("[")
    for element in elements {
      output.write(isFirst ? "\n" : ",\n")
      output.write(margin)
      output.write("  ")
      output.write(element)
      isFirst = false
    }
    output.write(isFirst ? "]" : "\n\(margin)]")
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

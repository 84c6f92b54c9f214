/// Shows text from a trace so that it can neither forge an output line nor drive a terminal.
///
/// Every renderer for people passes what it did not write itself through here: names, values,
/// messages, paths. What a terminal or a log viewer would act on instead of showing (control
/// characters, line separators, bidirectional controls, invisible characters) is written as
/// `\n`, `\t` or `\u{1B}`, as Swift writes it. So is the second `#` of `##[error]`: the log viewers of
/// GitHub Actions, Azure Pipelines (`##vso[`) and TeamCity obey that wherever in a line it stands.
///
/// Source: actions/runner, `ActionCommand.TryParse`.
public enum VisibleText {
  /// The most characters of one value that are shown unless a place says otherwise.
  public static let defaultLimit = 400

  /// The marks that may pile up on one character before the rest are escaped.
  private static let markLimit = 4

  /// One line of plain text that shows what a text holds; what is longer than the limit is cut.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - limit: The most characters that are shown; the count of what was cut stands at the end.
  /// - Returns: The text as it is shown.
  /// - Complexity: O(n) in the length of the text.
  public static func line(_ text: String, limit: Int = defaultLimit) -> String {
    isPlainASCII(text, limit: limit) ? text : escapedLine(text, limit: limit)
  }

  /// Whether a text is shown as it is: printable ASCII of at most so many characters, without a hash
  /// sign, which is looked at closely.
  static func isPlainASCII(_ text: String, limit: Int = .max) -> Bool {
    guard text.utf8.count <= limit else { return false }
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      // All are looked at, as many at a time as the machine can.
      var others: UInt8 = 0
      for byte in bytes {
        others |= byte &- 0x20 < 0x5F && byte != UInt8(ascii: "#") ? 0 : 1
      }
      return others == 0
    }
    return isPlain ?? false
  }

  private static func escapedLine(_ text: String, limit: Int) -> String {
    var shown = ""
    var count = 0
    var marks = 0
    var rest = Substring(text).unicodeScalars
    var isAfterHash = false
    while let scalar = rest.first {
      if count >= limit {
        return shown + "…(+\(rest.count))"
      }
      rest.removeFirst()
      marks = isMark(scalar) ? marks + 1 : 0
      let isCommand = isAfterHash && scalar == "#" && isCommand(rest)
      isAfterHash = scalar == "#"
      if isPlain(scalar), marks <= markLimit, !isCommand {
        shown.unicodeScalars.append(scalar)
        count += 1
      } else {
        let escape = escape(scalar)
        shown += escape
        count += escape.utf8.count
      }
    }
    return shown
  }

  /// A text that may begin an output line: a log viewer of GitHub Actions obeys `::` and `##[`.
  public static func lineStart(_ text: String, limit: Int = defaultLimit) -> String {
    let shown = line(text, limit: limit)
    return beginsCommand(shown) ? "./" + shown : shown
  }

  /// Whether a line of output that begins so is a command to a log viewer.
  static func beginsCommand(_ text: some StringProtocol) -> Bool {
    let start = text.drop { $0 == " " }
    return start.hasPrefix("::") || start.hasPrefix("##")
  }

  /// Whether a scalar is shown as itself by whatever shows text, and takes its place there.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return false
    default:
      // The blank Braille pattern is a symbol that shows nothing.
      return scalar.value != 0x2800
    }
  }

  /// Whether two hash signs before a text make it a command to a log viewer: `[` or `vso[` follows.
  static func isCommand(_ rest: Substring.UnicodeScalarView) -> Bool {
    let name = rest.prefix { scalar in scalar.isASCII && scalar.properties.isAlphabetic }
    return rest[name.endIndex...].first == "["
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

public import LifelintRules

extension Int {
  /// The number with a comma at each thousand: `1,204`.
  public var grouped: String {
    let digits = String(magnitude).utf8
    var text = self < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += "," }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }

  /// The number with its noun: `1 error`, `2 errors`.
  public func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? singular : plural ?? singular + "s")"
  }
}

extension TextStyle {
  /// The style of a severity.
  public init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}

extension [String] {
  /// A list in words: `a`, `a and b`, `a, b and c`.
  public func listed(_ conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

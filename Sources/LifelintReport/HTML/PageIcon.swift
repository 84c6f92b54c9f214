import LifelintRules

/// The signs of the page: each has a shape of its own, so that none needs its colour to be told.
enum PageIcon: String, CaseIterable {
  case error, warning, note, pass, unknown

  /// The sign of a severity.
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// What a reader hears in its place.
  private var label: String { rawValue }

  /// Writes the shapes once; ``write(_:isLabelled:)`` points to them.
  static func defineAll(_ writer: inout HTMLWriter) {
    writer.element("svg", ["class": "symbols", "aria-hidden": "true"]) { writer in
      for icon in allCases {
        writer.element("symbol", ["id": "i-\(icon.rawValue)", "viewBox": "0 0 16 16"]) { writer in
          writer.void("path", ["class": "shape", "d": icon.shape])
          writer.void("path", ["class": "glyph", "d": icon.glyph])
        }
      }
      writer.element(
        "pattern",
        ["id": "hatch", "width": "6", "height": "6", "patternUnits": "userSpaceOnUse"]
      ) { $0.void("path", ["class": "stroke", "d": "M0 6 6 0"]) }
    }
    writer.line()
  }

  /// Writes the sign.
  func write(_ writer: inout HTMLWriter, isLabelled: Bool = true) {
    writer.element(
      "svg",
      [
        "class": "icon \(rawValue)", "viewBox": "0 0 16 16", "role": isLabelled ? "img" : nil,
        "aria-label": isLabelled ? label : nil, "aria-hidden": isLabelled ? nil : "true",
      ]
    ) { $0.void("use", ["href": "#i-\(rawValue)"]) }
  }

  /// An octagon, a triangle, circles.
  private var shape: String {
    switch self {
    case .error: "M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z"
    case .warning: "M8 1 15.6 14.6H.4z"
    case .note, .pass, .unknown: "M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8z"
    }
  }

  private var glyph: String {
    switch self {
    case .error: "M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2"
    case .warning: "M8 6v4M8 12v.4"
    case .note: "M8 7.4v4M8 4.6v.3"
    case .pass: "M4.8 8.3l2.3 2.3 4.2-4.8"
    case .unknown: "M6.1 6.2a2 2 0 1 1 2.7 1.9c-.6.3-.8.6-.8 1.3M8 11.6v.3"
    }
  }
}

/// What a piece of output is, from which its colour follows.
public enum TextStyle: Sendable, CaseIterable {
  /// An error's word and mark.
  case error
  /// A warning's word and mark.
  case warning
  /// A note's word and mark.
  case note
  /// Something that is as it should be.
  case success
  /// A sentence that should be read first.
  case strong
  /// A heading or a place.
  case heading
  /// Something that is there for completeness.
  case faint
  /// Something that can be typed.
  case code
}

/// Colours text for a terminal, or leaves it as it is.
public struct Palette: Sendable {
  /// Whether anything is coloured.
  public var isColored: Bool

  /// Makes a palette.
  public init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The text in its style.
  ///
  /// The text itself holds no escapes: ``VisibleText`` has passed it.
  public func paint(_ text: String, _ style: TextStyle) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(Self.code(of: style))m\(text)\u{1B}[0m"
  }

  /// Select Graphic Rendition parameters (ECMA-48, 8.3.117), the eight basic colours only: they
  /// follow the terminal's own theme.
  private static func code(of style: TextStyle) -> String {
    switch style {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .success: "32"
    case .strong: "1"
    case .heading: "1;34"
    case .faint: "2"
    case .code: "36"
    }
  }
}

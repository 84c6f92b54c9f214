/// Writes places in traces, as links where their lines have an address.
struct MarkdownPlace {
  /// The address of a line of a trace, where it has one.
  var lineURL: @Sendable (_ path: String, _ line: Int) -> String? = { _, _ in nil }

  /// A place as code: the path and the line, or another text for it.
  func link(_ path: String, _ line: Int, text: String? = nil) -> String {
    let shown = MarkdownText.code(text ?? Self.text(path, line), limit: 200)
    guard line > 0, let url = lineURL(path, line) else { return shown }
    return "[\(shown)](\(url))"
  }

  /// A place as text: `path:line`, or the path alone where it is the whole file.
  static func text(_ path: String, _ line: Int) -> String {
    ConciseRenderer.shown(path) + (line > 0 ? ":\(line)" : "")
  }
}

import LifelintEngine

extension ReportPage {
  /// The stale entries that have a row.
  private static let staleLimit = 500

  /// Writes which entries of the baseline are mended, at least in part.
  func writeStaleEntries(_ writer: inout HTMLWriter) {
    guard let stale = report.baseline?.stale, !stale.isEmpty else { return }
    section("stale", "Stale in the baseline", to: &writer) { writer in
      let way =
        "The baseline still holds these. --write-baseline with the same file takes what is mended "
        + "out."
      writer.element("p", ["class": "aside"], text: way)
      writer.table(["What", "Rule", "What is left"], caption: "Stale entries of the baseline") {
        writer in
        for stale in stale.prefix(Self.staleLimit) {
          writer.element("tr") { writer in
            writer.element("th", ["scope": "row"]) { $0.text(stale.entry.message, limit: 1000) }
            writer.element("td") { $0.element("code", text: stale.entry.rule) }
            writer.element("td", text: stale.left)
          }
          writer.line()
        }
      }
      if stale.count > Self.staleLimit {
        let more = stale.count - Self.staleLimit
        writer.element("p", ["class": "aside"], text: "\(more.grouped) more are not listed.")
      }
    }
  }
}

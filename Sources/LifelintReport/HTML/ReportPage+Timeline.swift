import LifelintEngine

extension ReportPage {
  /// Writes the place of the timeline, and a drawing of it for who reads without the script.
  func writeTimeline(_ writer: inout HTMLWriter) {
    section("timeline", "Timeline", to: &writer) { writer in
      writer.element("div", ["id": "live"]) { _ in }
    }
  }
}

import LifelintJSON
import LifelintEngine
import LifelintRules

extension ReportPage {
  /// Writes what the traces say about themselves, and how they were checked.
  func writeEnvironment(_ writer: inout HTMLWriter) {
    section("environment", "Environment", to: &writer) { writer in
      writer.element("div", ["class": "environment"]) { writer in
        for trace in traces.prefix(50) {
          writer.element("dl") { writer in
            write("Trace", ConciseRenderer.shown(trace.path), to: &writer)
            for (name, value) in trace.header { write(name, value, to: &writer) }
            if trace.unreadable > 0 {
              write("Lines not read", trace.unreadable.grouped, to: &writer)
            }
            for (rule, count) in trace.allowed.sorted(by: { $0.key < $1.key }) {
              write("Allowed", "\(count.grouped) of \(rule)", to: &writer)
            }
          }
          writer.line()
        }
        if traces.count > 50 {
          writer.element(
            "p", ["class": "aside"], text: "\((traces.count - 50).grouped) more traces.")
        }
      }
      writer.element("p", ["class": "aside"]) { writer in
        let threshold = report.policy.threshold
        writer.text(
          threshold == .never
            ? "No finding fails the run" : "Fails at \(threshold.rawValue) and above")
        writer.text(report.policy.exitsZero ? ", with an exit status of 0 all the same. " : ". ")
        writer.text("To see it again: ")
        writer.element("code", text: command)
      }
    }
  }

  /// The command that makes the same findings.
  private var command: String {
    let paths = traces.prefix(3).map { Self.shellQuoted(ConciseRenderer.shown($0.path)) }
    return "lifelint " + paths.joined(separator: " ") + (traces.count > 3 ? " …" : "")
  }

  private static func shellQuoted(_ path: String) -> String {
    let plain = path.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return plain ? path : "'" + path.replacingAll("'", with: #"'\''"#) + "'"
  }

  private func write(_ name: String, _ value: String, to writer: inout HTMLWriter) {
    writer.element("dt", text: name, limit: 60)
    writer.element("dd", text: value)
  }
}

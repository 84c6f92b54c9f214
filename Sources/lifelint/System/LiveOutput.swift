import LifelintEngine
import LifelintReport
import LifelintTrace

/// Writes findings to standard output as they come.
///
/// Only the thread that checks the trace calls it, which is why it may be handed there.
final class LiveOutput: @unchecked Sendable {
  private let output: OutputFile
  private var renderer: LiveRenderer

  /// Makes an output.
  init(_ renderer: LiveRenderer, to output: OutputFile) {
    self.renderer = renderer
    self.output = output
  }

  /// Writes what was found.
  func write(_ findings: [Finding]) {
    for finding in findings { output.write(renderer.text(of: finding)) }
    output.flush()
    // Nobody reads on: there is nobody to follow the trace for.
    if output.failure != nil { Interrupt.give() }
  }

  /// Writes what stands below the last finding.
  func end(_ report: CheckReport) {
    output.write(renderer.end(report))
    output.flush()
  }
}

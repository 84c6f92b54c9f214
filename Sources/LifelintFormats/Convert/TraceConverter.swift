public import LifelintRules
public import LifelintTrace

/// Writes any input as a lifelint trace.
///
/// The lines of a trace stay byte by byte what they are, so converting what was converted changes
/// nothing.
public struct TraceConverter {
  /// What came of it.
  public struct Outcome: Sendable {
    /// How many events were written.
    public var events = 0
    /// What was wrong with the input.
    public var diagnostics: [ReaderDiagnostic] = []

    /// Makes the outcome of nothing.
    public init() {}
  }

  private let input: FormatInput
  private let names: NameTable
  private let process: String?

  /// Makes a converter.
  ///
  /// - Parameters:
  ///   - input: What is converted.
  ///   - vocabulary: The names of callbacks and system events.
  ///   - process: The process that is asked for where the input has several.
  public init(_ input: FormatInput, vocabulary: Vocabulary, process: String? = nil) {
    self.input = input
    self.process = process
    names = NameTable(symbols: SymbolTable(), known: vocabulary)
  }

  /// Reads the input to its end.
  ///
  /// - Parameter write: Gets the bytes of the trace, in pieces.
  /// - Returns: What came of it.
  public func run(write: ([UInt8]) -> Void) -> Outcome {
    guard let trace = input.decodedTrace(FormatOptions(names: names, process: process)) else {
      return copy(write)
    }
    var outcome = Outcome()
    while !trace.isAtEnd {
      trace.readOn()
      if outcome.events == 0, !trace.output.events.isEmpty {
        write(NativeWriter.line(trace.header))
      }
      for event in trace.output.events { write(NativeWriter.line(event)) }
      outcome.events += trace.output.events.count
      trace.output.events.removeAll(keepingCapacity: true)
      outcome.diagnostics += trace.output.log.diagnostics + trace.output.remarks
      trace.output.log.diagnostics.removeAll()
      trace.output.remarks.removeAll()
    }
    return outcome
  }

  private func copy(_ write: ([UInt8]) -> Void) -> Outcome {
    let lines = NativeLines(input.nativeInput)
    while lines.read({ write($0 + [UInt8(ascii: "\n")]) }) {}
    var outcome = Outcome()
    outcome.events = lines.eventCount
    outcome.diagnostics = lines.log.diagnostics
    return outcome
  }
}

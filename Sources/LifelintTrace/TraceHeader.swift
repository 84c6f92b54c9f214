/// The header line of a trace.
public struct TraceHeader: Sendable {
  /// Its fields with their values, in the order of the line.
  public var fields: [(name: String, value: Symbol)]
  /// Whether every session in the trace is whole.
  public var isComplete: Bool
  /// `instants`, in nanoseconds.
  public var instants: Int64?

  /// Makes a header of its parts.
  public init(fields: [(name: String, value: Symbol)], isComplete: Bool, instants: Int64?) {
    self.fields = fields
    self.isComplete = isComplete
    self.instants = instants
  }
}

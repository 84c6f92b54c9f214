/// Where a trace's bytes come from.
public enum TraceSource: Sendable {
  /// A file, FIFO or device by its path; `-` is standard input.
  case path(String)
  /// The same, and what is appended to it later, until the function says that it is over or its
  /// writer has closed it.
  ///
  /// The function is asked whenever nothing more has come, and at least ten times a second.
  case growing(String, until: @Sendable () -> Bool)
  /// Bytes in memory.
  case bytes([UInt8])
}

/// Where a trace's bytes come from.
public enum TraceSource: Sendable {
  /// A file, FIFO or device by its path; `-` is standard input.
  case path(String)
  /// Bytes in memory.
  case bytes([UInt8])
}

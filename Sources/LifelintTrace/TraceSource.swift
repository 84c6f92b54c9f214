internal import Synchronization

/// Where a trace's bytes come from.
public enum TraceSource: Sendable {
  /// A file, FIFO or device by its path; `-` is standard input.
  case path(String)
  /// The same, and what is appended to it later, until the signal says stop or its writer has
  /// closed it.
  case growing(String, until: StopSignal)
  /// Bytes in memory.
  case bytes([UInt8])
}

/// Ends the reading of a trace that grows; may be asked to from a signal handler.
public final class StopSignal: Sendable {
  private let isSet = Atomic(false)

  /// Makes a signal that is not given yet.
  public init() {}

  /// Gives the signal: what has come is read, and then the trace is over.
  public func stop() { isSet.store(true, ordering: .relaxed) }

  /// Whether the signal has been given.
  public var isStopped: Bool { isSet.load(ordering: .relaxed) }
}

/// Gives the events of a trace, batch by batch: the native reader, or a decoder of another format.
public protocol EventSource: AnyObject {
  /// What describes the trace; known after the first batch.
  var header: TraceHeader? { get }
  /// The number of events given so far.
  var eventCount: Int { get }
  /// The number of lines that could not be read so far.
  var unreadableCount: Int { get }
  /// The number of bytes read so far (of a packed file: unpacked).
  var byteCount: Int { get }
  /// Whether it is all right that there are no events: an aggregate has none.
  var mayBeEmpty: Bool { get }
  /// What to look at where there are no events.
  var emptyHint: String { get }
  /// What was found wrong since this was last emptied; who reads it empties it.
  var diagnostics: [ReaderDiagnostic] { get set }

  /// Reads the next run of events into a batch, whose old content goes; false at the end.
  ///
  /// A batch may be empty where there is only something to tell.
  func read(into batch: inout EventBatch) -> Bool
}

extension EventSource {
  /// No: a trace without events has shown nothing.
  public var mayBeEmpty: Bool { false }
  /// What holds for a trace that an app writes itself.
  public var emptyHint: String {
    "Check that the app writes its trace and that the path is right; name another format with "
      + "--input-format, or the fields of your own with --map; --allow-empty accepts an empty trace."
  }
}

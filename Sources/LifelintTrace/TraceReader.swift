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

/// The reader's own diagnostics, by their ids.
public enum DiagnosticID: String, Sendable, CaseIterable {
  case unreadableLine = "unreadable_line"
  case unreadableTrace = "unreadable_trace"
  case cutLastLine = "cut_last_line"
  case timeBackwards = "time_backwards"
  case mixedTime = "mixed_time"
  case unknownName = "unknown_name"
  case endWithoutBegin = "end_without_begin"
  case beginTwice = "begin_twice"
  case callbackNeverReturned = "callback_never_returned"
  case eventAfterExit = "event_after_exit"
  case secondSpelling = "second_spelling"
  case repeatedKey = "repeated_key"
}

/// Something that the reader found wrong with a trace.
public struct ReaderDiagnostic: Sendable {
  /// What kind of thing it is.
  public var id: DiagnosticID
  /// The line, from 1; 0 where it concerns the whole file.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// What was found, in one sentence.
  public var message: String
  /// The way out.
  public var hint: String

  /// Makes a diagnostic of its parts.
  public init(id: DiagnosticID, line: Int, column: Int = 1, message: String, hint: String) {
    self.id = id
    self.line = line
    self.column = column
    self.message = message
    self.hint = hint
  }
}

/// Where a trace's bytes come from.
public enum TraceSource: Sendable {
  /// A file, FIFO or device by its path; `-` is standard input.
  case path(String)
  /// Bytes in memory.
  case bytes([UInt8])
}

/// Reads a trace, batch by batch, as its bytes come.
public final class TraceReader {
  /// The header line; known after the first batch.
  public private(set) var header: TraceHeader?
  /// The number of events read so far.
  public private(set) var eventCount = 0
  /// The number of lines that could not be read so far.
  public private(set) var unreadableCount = 0
  /// The number of bytes read so far (of a packed file: unpacked).
  public private(set) var byteCount = 0
  /// What was found wrong since this was last emptied. Who reads it empties it.
  public var diagnostics: [ReaderDiagnostic] = []

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - source: Where the bytes come from.
  ///   - symbols: The table that values are put in.
  ///   - names: The table of names; it must hold the vocabulary already.
  ///   - fields: The names of the other fields that are asked for, in the order of their numbers
  ///     in ``ExtraField``.
  public init(source: TraceSource, symbols: SymbolTable, names: NameTable, fields: [String]) {
  }

  /// Reads the next run of events into a batch, whose old content goes; false at the end.
  ///
  /// It gives what has come as soon as something has, so that a live trace is seen live.
  public func read(into batch: inout EventBatch) -> Bool {
    false
  }
}

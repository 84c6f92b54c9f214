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
  case repeatedEvent = "repeated_event"
  case redactedName = "redacted_name"
  case endedBySystem = "ended_by_system"
  case endedNormally = "ended_normally"
  case warnedBySystem = "warned_by_system"
  case measuredBySystem = "measured_by_system"
  case unmatchedReport = "unmatched_report"
}

/// Something that the reader found wrong with a trace.
public struct ReaderDiagnostic: Hashable, Sendable {
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

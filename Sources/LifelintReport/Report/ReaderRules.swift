public import LifelintRules
public import LifelintTrace

/// What a person reads about the reader's own diagnostics: the same as about a rule.
public enum ReaderRules {
  /// The id of a line that could not be read.
  public static let unreadableLine = DiagnosticID.unreadableLine.rawValue
  /// The id of a trace that could not be read.
  public static let unreadableTrace = DiagnosticID.unreadableTrace.rawValue

  /// The texts of all of them, in the order of the trace format's table.
  public static let all: [RuleText] = DiagnosticID.allCases.map(text(of:))

  /// The diagnostic with an id, if it is one.
  public static func diagnostic(_ id: String) -> DiagnosticID? { DiagnosticID(rawValue: id) }

  /// The text of one of them.
  public static func text(of id: DiagnosticID) -> RuleText {
    let told = told(id)
    return RuleText(
      id: id.rawValue, severity: id.defaultSeverity, summary: told.summary, why: told.why,
      fix: told.fix, references: [], exceptions: told.exceptions, tags: [],
      message: MessageTemplate(parts: []), file: "", isOptIn: false)
  }

  private struct Told {
    var summary: String
    var why: String
    var fix: String
    var exceptions: String?
  }

  // swift-format-ignore: the table reads best with one case a diagnostic.
  private static func told(_ id: DiagnosticID) -> Told {
    switch id {
    case .unreadableLine:
      Told(
        summary: "Every line of a trace is an event",
        why: """
          A line that is not a JSON object, or lacks t or its kind, is left out of the check, so \
          nothing can be concluded from what is missing there. The exit status is 2 for that \
          reason.
          """,
        fix: """
          Mend the logger: one JSON object a line, with t and exactly one of callback, system and \
          action.
          """)
    case .unreadableTrace:
      Told(
        summary: "A trace can be read and holds events",
        why: """
          A trace that is missing, empty or of another version has shown nothing, and a check that \
          passes on it would be worth nothing. The exit status is 2 for that reason.
          """,
        fix: "Give the path of a trace that holds events, or allow empty ones with --allow-empty.")
    case .cutLastLine:
      Told(
        summary: "The last line is whole",
        why: """
          The app was killed while it wrote the line. The rest of the trace counts; what the line \
          said is not known.
          """,
        fix: "Write each line with a single call, its newline included.",
        exceptions: "A trace of a crash or of a kill ends like this by nature.")
    case .timeBackwards:
      Told(
        summary: "Time never runs backwards in a session",
        why: """
          A wall clock is set back now and then: by the network, at a time zone, by the user. \
          Spans that are measured on it are wrong. The order of the file is kept, and the \
          session's clock stands still until the time has caught up.
          """,
        fix: "Log a monotonic clock: seconds since the launch, from clock_gettime_nsec_np.")
    case .mixedTime:
      Told(
        summary: "A session keeps one form of time",
        why: """
          Numbers and date-times are on different clocks, so no span between two such events can \
          be known.
          """,
        fix: "Log t either as seconds or as a date-time throughout a session.")
    case .unknownName:
      Told(
        summary: "Callbacks and system events have known names",
        why: """
          No rule looks at a name that the vocabulary lacks, so a misspelled callback goes \
          unchecked in silence.
          """,
        fix: """
          Use one of the spellings of the vocabulary, log the app's own doings as an action, or \
          add the name to a vocabulary.json of your own rules.
          """)
    case .endWithoutBegin:
      Told(
        summary: "A callback that ends has begun",
        why: """
          Without its begin an end belongs to nothing: how long the callback took, and what \
          happened during it, is lost.
          """,
        fix: "Log both ends of a callback, with the same name, scene and of.")
    case .beginTwice:
      Told(
        summary: "A callback ends before it begins again",
        why: """
          Either an end was not logged, for example on an early return, or two runs of one \
          callback overlap, which UIKit never does. The second begin replaces the first.
          """,
        fix: "Log the end in a defer block.")
    case .callbackNeverReturned:
      Told(
        summary: "Every callback returns before its session ends",
        why: """
          The process ended while the callback was running. That is how a watchdog kill, a crash \
          in the callback or a blocked main thread looks in a trace.
          """,
        fix: """
          Look at what the callback was doing last; move slow work off the main thread, and log \
          the end in a defer block.
          """)
    case .eventAfterExit:
      Told(
        summary: "Nothing comes after a session's exit",
        why: """
          A process that has ended logs nothing. Such an event belongs to another session, and no \
          rule looks at it.
          """,
        fix: "Give each run of the process its own session, and log a launch first.")
    case .secondSpelling:
      Told(
        summary: "A callback is logged under one spelling",
        why: """
          The delegate method and the notification tell of the same moment. The first spelling \
          that a session uses counts; events of the other are shown and match no rule.
          """,
        fix: "Log either the delegate method or the notification.",
        exceptions: "Logging both is fine where a library observes notifications on its own.")
    case .repeatedKey:
      Told(
        summary: "A line has each key once",
        why: "The last one counts, as in most JSON readers; what the others said is lost.",
        fix: "Write each key once.")
    case .repeatedEvent:
      Told(
        summary: "A log holds each entry once",
        why: """
          Logs that were taken one after the other overlap, and the entries that stand in both would \
          count twice. Each counts once.
          """,
        fix: "Nothing need be done; take one log over the whole time if you can.")
    case .redactedName:
      Told(
        summary: "A log shows the names that rules need",
        why: """
          On a device the unified log hides what is not marked public, so background tasks cannot be \
          told apart and rules about them see nothing.
          """,
        fix: """
          Install Apple's logging profile on the device, run under the debugger or in the simulator, \
          or log the tasks yourself.
          """)
    case .endedBySystem:
      Told(
        summary: "The system ends no process",
        why: """
          A log, a crash report or MetricKit says that the system ended the process, and for what. It \
          is the verdict; a trace of what came before tells how it came about.
          """,
        fix: """
          Give the crash report together with a trace of the same run, and look at the rules that \
          are named.
          """)
    case .endedNormally:
      Told(
        summary: "A process ends by the user or for memory while it is suspended",
        why: """
          iOS takes back the memory of suspended apps as it needs it, and the user may remove any. \
          That is how most runs end, and no fault; what was not saved by then is lost.
          """,
        fix: "Nothing need be done, as long as the app saves when it enters the background.",
        exceptions: "An app that is ended in the foreground is told of by ended_by_system.")
    case .warnedBySystem:
      Told(
        summary: "The system warns of nothing",
        why: """
          UIKit, the kernel or MetricKit says that the app hung, held a background task for too long \
          or went over a limit. It need not end the app for it this time.
          """,
        fix: """
          Look at the rules that are named, and record a trace of the same work to see how it came \
          about.
          """)
    case .measuredBySystem:
      Told(
        summary: "What the system has measured over a day",
        why: """
          MetricKit counts on users' devices how long launches, returns and hangs took. The numbers \
          have no order and break no rule; they tell where to look.
          """,
        fix: "Nothing need be done; record a trace of what is slow.")
    case .unmatchedReport:
      Told(
        summary: "A crash report belongs to a session of the traces beside it",
        why: """
          The report was given to complete a trace. No session has its process number, or lies between \
          its launch and its end, so it completes none, and was looked at alone.
          """,
        fix: """
          Give the trace of the same run; log the process number as session, or date-times, so that \
          the two can be brought together.
          """)
    }
  }
}

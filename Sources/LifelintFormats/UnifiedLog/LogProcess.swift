/// What is known of one process of a log while it is read.
struct LogProcess {
  /// The text that tells its session.
  var session: String
  /// Its name, once an entry of its own has been seen.
  var name: String?
  /// The identifier of its bundle, once the system has named it.
  var bundle: String?
  /// The deactivation reasons that are set, where they are known.
  var reasons: Int?
  /// The callbacks that the app logs itself, which need not be concluded from UIKit's.
  var ownCallbacks: Set<String> = []
  /// The names of the background tasks of the app that are open, by number.
  var tasks: [Int: String] = [:]
  /// Whether a background task was begun whose name is hidden.
  var hasHiddenTasks = false
  /// What the open intervals are about, by what pairs their ends.
  var intervals: [String: String] = [:]
  /// The limits that were told to be exceeded.
  var watchdogs: Set<String> = []
  /// Whether it is suspended.
  var isSuspended = false
  /// Whether it has ended.
  var hasEnded = false
  /// Whether it has had an event.
  var hasEvents = false
}

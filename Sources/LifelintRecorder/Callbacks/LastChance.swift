/// The moments after which an app may be suspended or ended without a word.
enum LastChance {
  /// How long the recorder waits there at most for its thread to have written what there is.
  private static let seconds = 0.1

  /// Where the app is, as far as is known: until it has been in the foreground it may be suspended.
  private final class State: @unchecked Sendable {
    private let monitor = Monitor()
    private var isInForeground = false

    var mayBeSuspended: Bool { monitor.whileLocked { !isInForeground } }

    func enter(foreground: Bool) { monitor.whileLocked { isInForeground = foreground } }
  }

  private static let state = State()

  /// Takes note of where the app goes, by the notification that tells it.
  static func note(_ notification: String) {
    switch notification {
    case "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification":
      state.enter(foreground: true)
    case "UIApplicationDidEnterBackgroundNotification": state.enter(foreground: false)
    default: break
    }
  }

  /// Lets what was recorded be written, whatever is known.
  static func flush() { Lifelint.flush(seconds: seconds) }

  /// Lets what was recorded be written if the app may be suspended next: in the foreground nobody
  /// has to wait for that.
  static func flushInBackground() {
    if state.mayBeSuspended { flush() }
  }
}

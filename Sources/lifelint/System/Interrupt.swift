import LifelintTrace
import Synchronization

/// Ctrl-C, while a trace is followed: it ends the trace, and a second one ends the command.
enum Interrupt {
  private static let signal = Atomic(false)

  /// Whether Ctrl-C was pressed, or the command asked to end.
  static var isGiven: Bool { signal.load(ordering: .relaxed) }

  /// Ends what is followed; may be called in a signal handler.
  static func give() { signal.store(true, ordering: .relaxed) }

  /// Listens from now on.
  static func listen() {
    // What the handler uses has to be there before it runs.
    _ = Interrupt.isGiven
    // Who started the command may have left them blocked.
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&mask, number)
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { _ in Interrupt.give()
        }
      #else
        action.__sigaction_handler.sa_handler = { _ in
          Interrupt.give()
        }
      #endif
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
    sigprocmask(SIG_UNBLOCK, &mask, nil)
  }
}

import LifelintTrace

/// Ctrl-C, while a trace is followed: it ends the trace, and a second one ends the command.
enum Interrupt {
  /// Is given at the first Ctrl-C, or when the command is asked to end.
  static let signal = StopSignal()

  /// Listens from now on.
  static func listen() {
    // What the handler uses has to be there before it runs.
    _ = Interrupt.signal
    // Who started the command may have left them blocked.
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&mask, number)
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { _ in Interrupt.signal.stop() }
      #else
        action.__sigaction_handler.sa_handler = { _ in Interrupt.signal.stop() }
      #endif
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
    sigprocmask(SIG_UNBLOCK, &mask, nil)
  }
}

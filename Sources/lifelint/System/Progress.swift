import LifelintFormats
import LifelintReport
import Synchronization

/// Shows on a terminal how far a long trace has been read, and takes it away at the end.
final class Progress: Sendable {
  private struct State {
    var nextShow: Int64
    var isShown = false
  }

  /// The nanoseconds after which reading counts as long, and those between two shows after that.
  private static let patience: Int64 = 1_000_000_000
  private static let interval: Int64 = 200_000_000

  private let name: String
  private let total: Int?
  private let state: Mutex<State>

  /// Makes a progress line for a trace.
  ///
  /// - Parameter path: The trace; where it is a plain file its size is known.
  init(path: String) {
    name = path == "-" ? "standard input" : VisibleText.line(path, limit: 60)
    var status = stat()
    let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    // Of a packed file the bytes are counted after unpacking.
    total = isFile && !path.hasSuffix(".gz") ? Int(status.st_size) : nil
    state = Mutex(State(nextShow: MonotonicTime.now() + Self.patience))
  }

  /// Says how many bytes have been read.
  func update(bytes: Int) {
    let now = MonotonicTime.now()
    let isDue = state.withLock { state in
      guard now >= state.nextShow else { return false }
      state.nextShow = now + Self.interval
      state.isShown = true
      return true
    }
    if isDue { write("\r\(name): \(text(bytes))\u{1B}[K") }
  }

  /// Takes the line away.
  func finish() {
    if state.withLock({ $0.isShown }) { write("\r\u{1B}[K") }
  }

  private func text(_ bytes: Int) -> String {
    let read = (bytes / 1_000_000).grouped
    guard let total, total > 0 else { return "\(read) MB" }
    let percent = min(100, bytes / max(1, total / 100))
    return "\(read) of \((total / 1_000_000).grouped) MB, \(percent) %"
  }

  private func write(_ text: String) {
    let file = OutputFile(descriptor: STDERR_FILENO)
    file.write(text)
    file.flush()
  }
}

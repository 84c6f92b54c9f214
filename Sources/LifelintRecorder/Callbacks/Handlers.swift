/// The completion handlers that UIKit hands to the app.
enum Handlers {
  private static let counter = Counter()

  private final class Counter: @unchecked Sendable {
    private let monitor = Monitor()
    private var last = 0

    func next() -> Int {
      monitor.whileLocked {
        last += 1
        return last
      }
    }
  }

  /// A name for the next handler of a kind: `push:3`.
  static func next(_ kind: String) -> String { "\(kind):\(counter.next())" }

  /// Records that a handler is called: the app may be suspended as soon as UIKit has the call.
  static func complete(_ of: String) {
    Lifelint.record(.complete, of: of)
    LastChance.flushInBackground()
  }
}

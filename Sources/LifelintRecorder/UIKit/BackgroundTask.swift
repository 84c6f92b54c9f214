#if canImport(UIKit) && !os(watchOS)
  import Foundation
  public import UIKit

  extension Lifelint {
    /// Asks for time in the background as `UIApplication.beginBackgroundTask(withName:)` does, and
    /// records it, its expiration and its end.
    ///
    /// - Parameters:
    ///   - name: The name; it stands in the trace as `task:NAME`.
    ///   - expirationHandler: Is called when the time runs out; it has to end the task.
    /// - Returns: The task, to be ended when the work is done.
    @MainActor
    public static func beginBackgroundTask(
      _ name: String, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
    ) -> BackgroundTask {
      let of = "task:\(name)"
      let application = AppFacts.application
      let id = application?.beginBackgroundTask(withName: name) {
        record(system: "taskExpiration", of: of)
        if let expirationHandler {
          callback("expirationHandler", of: of) { expirationHandler() }
        }
        LastChance.flush()
      }
      if let id, id != .invalid {
        record(.beginBackgroundTask, of: of, ["id": .integer(id.rawValue)])
      } else {
        // There is nothing to be ended then.
        record("backgroundTaskRefused", of: of)
      }
      return BackgroundTask(of: of, id: id ?? .invalid, application: application)
    }

    /// Time in the background that the app has been given.
    public final class BackgroundTask: Sendable {
      /// The identifier; `.invalid` where there is no time to be had.
      public let id: UIBackgroundTaskIdentifier
      private let of: String
      private let application: UIApplication?

      init(of: String, id: UIBackgroundTaskIdentifier, application: UIApplication?) {
        self.of = of
        self.id = id
        self.application = application
      }

      /// Gives the time back; to be called once, on any thread.
      public func end() {
        if id == .invalid { return }
        record(.endBackgroundTask, of: of, ["id": .integer(id.rawValue)])
        // With the last task the app may be suspended at once.
        LastChance.flushInBackground()
        application?.endBackgroundTask(id)
      }
    }
  }
#endif

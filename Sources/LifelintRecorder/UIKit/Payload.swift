#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import UIKit
  #if !os(tvOS)
    public import UserNotifications
  #endif

  extension Lifelint {
    /// What came to the app from outside, with a callback or with the launch.
    public enum Payload {
      /// A link.
      case url(URL)
      /// A user activity: a universal link, Handoff, Spotlight.
      case activity(NSUserActivity)
      #if !os(tvOS)
        /// A quick action.
        case shortcut(UIApplicationShortcutItem)
        /// A notification that the user has acted on.
        case notification(UNNotificationResponse)
      #endif
    }

    /// Gives what comes from outside its name in the trace, such as `link:article`; to be set before
    /// ``start(delegate:calledIn:_:)``.
    ///
    /// Without it, and where it returns `nil`, the trace says that something came and not what. The
    /// code that the payload is for then records a `deliver` of the same name.
    @MainActor public static var payloadName: ((Payload) -> String?)?

    /// The name that the app gives to what an argument of a callback brings.
    static func name(ofPayload argument: AnyObject?) -> String? {
      guard Thread.isMainThread else { return nil }
      nonisolated(unsafe) let argument = argument
      return MainActor.assumeIsolated {
        guard let name = payloadName, let payload = Payload(argument) else { return nil }
        return name(payload)
      }
    }
  }

  extension Lifelint.Payload {
    /// The payload in an argument of a callback: itself, the options of a connection or of a launch.
    @MainActor
    fileprivate init?(_ argument: AnyObject?) {
      if let options = argument as? UIScene.ConnectionOptions {
        self.init(connection: options)
      } else if let options = argument as? [String: Any] {
        self.init(launch: options)
      } else if let contexts = argument as? Set<UIOpenURLContext>, let context = contexts.first {
        self = .url(context.url)
      } else {
        self.init(object: argument)
      }
    }

    private init?(object: Any?) {
      if let url = object as? URL {
        self = .url(url)
        return
      }
      if let activity = object as? NSUserActivity {
        self = .activity(activity)
        return
      }
      #if !os(tvOS)
        if let shortcut = object as? UIApplicationShortcutItem {
          self = .shortcut(shortcut)
          return
        }
      #endif
      return nil
    }

    @MainActor
    private init?(connection options: UIScene.ConnectionOptions) {
      #if !os(tvOS)
        if let response = options.notificationResponse {
          self = .notification(response)
          return
        }
        if let shortcut = options.shortcutItem {
          self = .shortcut(shortcut)
          return
        }
      #endif
      if let activity = options.userActivities.first {
        self = .activity(activity)
      } else if let context = options.urlContexts.first {
        self = .url(context.url)
      } else {
        return nil
      }
    }

    private init?(launch options: [String: Any]) {
      let keys = ["UIApplicationLaunchOptionsURLKey", "UIApplicationLaunchOptionsShortcutItemKey"]
      guard let object = keys.lazy.compactMap({ options[$0] }).first else { return nil }
      self.init(object: object)
    }
  }
#endif

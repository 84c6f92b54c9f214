#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// What the app says of itself, and how it stands.
  struct AppFacts {
    /// Whether the app uses scenes.
    let hasScenes: Bool
    private let backgroundModes: [String]
    private let exitsOnSuspend: Bool

    init() {
      let bundle = Bundle.main
      hasScenes = bundle.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil
      backgroundModes = bundle.object(forInfoDictionaryKey: "UIBackgroundModes") as? [String] ?? []
      exitsOnSuspend =
        bundle.object(forInfoDictionaryKey: "UIApplicationExitsOnSuspend") as? Bool ?? false
    }

    /// What is known of the launch before UIKit has said anything.
    func launch(at time: Int64) -> Launch {
      Launch(
        time: time, lifecycle: hasScenes ? "scene" : "app",
        isPrewarmed: environment("ActivePrewarm") == "1", exitsOnSuspend: exitsOnSuspend,
        backgroundModes: backgroundModes)
    }

    /// The classes of scene delegates that the app's Info.plist names.
    var sceneDelegates: [AnyClass] {
      let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest")
      let roles = (manifest as? [String: Any])?["UISceneConfigurations"] as? [String: Any] ?? [:]
      return roles.values.flatMap { configurations in
        (configurations as? [[String: Any]] ?? []).compactMap { configuration in
          (configuration["UISceneDelegateClassName"] as? String).flatMap(NSClassFromString)
        }
      }
    }

    /// The application, where there is one already: `UIApplication.shared` must not be asked before,
    /// and cannot be named in a module that an extension links too.
    @MainActor
    static var application: UIApplication? {
      let shared = NSSelectorFromString("sharedApplication")
      guard UIApplication.responds(to: shared) else { return nil }
      return UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication
    }

    /// Whether a class is the app's own, or of a framework in it, and not the system's.
    static func isOwn(_ type: AnyClass) -> Bool {
      Bundle(for: type).bundlePath.hasPrefix(Bundle.main.bundlePath)
    }
  }
#endif

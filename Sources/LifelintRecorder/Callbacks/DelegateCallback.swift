/// A callback of a delegate, and the notification that tells of the same.
///
/// The tables are what the recorder knows of UIKit; a test holds them against the vocabulary.
struct DelegateCallback {
  /// What the method takes and returns, after the object that it is about (the app or the scene).
  enum Shape {
    /// Nothing else.
    case plain
    /// One object more.
    case one
    /// Two objects or blocks more.
    case two
    /// Two objects or blocks more; it returns whether it could do what it was asked for.
    case twoAnswered
    /// The launch options; it returns whether it could.
    case launch
    /// A block that takes a result.
    case fetchHandler
    /// An object, and a block that takes a result.
    case pushHandler
    /// An object, and a block that takes nothing.
    case sessionHandler
    /// The session and the options of a scene; it returns the scene's configuration.
    case configuration
  }

  /// The method's name in Objective-C, as which it stands in the trace.
  var selector: String?
  /// What it takes.
  var shape = Shape.plain
  /// The notification's name, as which it stands in the trace where there is no such method.
  var notification: String?
  /// Whether the app may be suspended or ended when it has returned, so that it has to be in the
  /// file by then.
  var isLastChance = false
}

extension DelegateCallback {
  /// Those of the app delegate.
  static let ofApp: [DelegateCallback] = [
    DelegateCallback(selector: "application:willFinishLaunchingWithOptions:", shape: .launch),
    DelegateCallback(
      selector: "application:didFinishLaunchingWithOptions:", shape: .launch,
      notification: "UIApplicationDidFinishLaunchingNotification"),
    DelegateCallback(
      selector: "applicationDidBecomeActive:",
      notification: "UIApplicationDidBecomeActiveNotification"),
    DelegateCallback(
      selector: "applicationWillResignActive:",
      notification: "UIApplicationWillResignActiveNotification"),
    DelegateCallback(
      selector: "applicationDidEnterBackground:",
      notification: "UIApplicationDidEnterBackgroundNotification", isLastChance: true),
    DelegateCallback(
      selector: "applicationWillEnterForeground:",
      notification: "UIApplicationWillEnterForegroundNotification"),
    DelegateCallback(
      selector: "applicationWillTerminate:",
      notification: "UIApplicationWillTerminateNotification", isLastChance: true),
    DelegateCallback(
      selector: "applicationDidReceiveMemoryWarning:",
      notification: "UIApplicationDidReceiveMemoryWarningNotification"),
    DelegateCallback(
      selector: "applicationSignificantTimeChange:",
      notification: "UIApplicationSignificantTimeChangeNotification"),
    DelegateCallback(
      selector: "applicationProtectedDataWillBecomeUnavailable:",
      notification: "UIApplicationProtectedDataWillBecomeUnavailable"),
    DelegateCallback(
      selector: "applicationProtectedDataDidBecomeAvailable:",
      notification: "UIApplicationProtectedDataDidBecomeAvailable"),
    DelegateCallback(
      selector: "application:configurationForConnectingSceneSession:options:",
      shape: .configuration),
    DelegateCallback(selector: "application:didDiscardSceneSessions:", shape: .one),
    DelegateCallback(selector: "application:openURL:options:", shape: .twoAnswered),
    DelegateCallback(
      selector: "application:continueUserActivity:restorationHandler:", shape: .twoAnswered),
    DelegateCallback(
      selector: "application:performActionForShortcutItem:completionHandler:", shape: .two),
    DelegateCallback(
      selector: "application:performFetchWithCompletionHandler:", shape: .fetchHandler),
    DelegateCallback(
      selector: "application:didReceiveRemoteNotification:fetchCompletionHandler:",
      shape: .pushHandler),
    DelegateCallback(
      selector: "application:handleEventsForBackgroundURLSession:completionHandler:",
      shape: .sessionHandler),
  ]

  /// Those of the delegate of a scene.
  static let ofScene: [DelegateCallback] = [
    DelegateCallback(
      selector: "scene:willConnectToSession:options:", shape: .two,
      notification: "UISceneWillConnectNotification"),
    DelegateCallback(
      selector: "sceneWillEnterForeground:", notification: "UISceneWillEnterForegroundNotification"),
    DelegateCallback(
      selector: "sceneDidBecomeActive:", notification: "UISceneDidActivateNotification"),
    DelegateCallback(
      selector: "sceneWillResignActive:", notification: "UISceneWillDeactivateNotification"),
    DelegateCallback(
      selector: "sceneDidEnterBackground:", notification: "UISceneDidEnterBackgroundNotification",
      isLastChance: true),
    DelegateCallback(
      selector: "sceneDidDisconnect:", notification: "UISceneDidDisconnectNotification",
      isLastChance: true),
    DelegateCallback(notification: "UISceneSystemProtectionDidChangeNotification"),
    DelegateCallback(selector: "scene:openURLContexts:", shape: .one),
    DelegateCallback(selector: "scene:continueUserActivity:", shape: .one),
    DelegateCallback(
      selector: "windowScene:performActionForShortcutItem:completionHandler:", shape: .two),
  ]

  /// Methods of the app delegate that UIKit does not call in an app with scenes, though it posts
  /// their notifications.
  static let notCalledWithScenes: Set = [
    "applicationDidBecomeActive:", "applicationWillResignActive:",
    "applicationDidEnterBackground:", "applicationWillEnterForeground:",
  ]

  /// Whether the method is how this is recorded where the delegate has it; else the notification is.
  func prefersMethod(withScenes hasScenes: Bool) -> Bool {
    guard let selector else { return false }
    return !(hasScenes && Self.notCalledWithScenes.contains(selector))
  }
}

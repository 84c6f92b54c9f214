// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of UIKit that LifelintRecorder uses, with their isolation. See check.sh.
@_exported import Foundation
public import UserNotifications

@MainActor @objc public protocol UIApplicationDelegate: NSObjectProtocol {}
@MainActor @objc public protocol UISceneDelegate: NSObjectProtocol {}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

@MainActor @objc open class UIResponder: NSObject {}

@MainActor @objc open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }

  public class var shared: UIApplication { UIApplication() }
  public var delegate: (any UIApplicationDelegate)?
  public var applicationState: State { .active }
  nonisolated public func beginBackgroundTask(
    withName name: String?, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

@MainActor @objc open class UIScene: UIResponder {
  @MainActor @objc(UISceneConnectionOptions) open class ConnectionOptions: NSObject {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var userActivities: Set<NSUserActivity> { [] }
    public var notificationResponse: UNNotificationResponse? { nil }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  public var delegate: (any UISceneDelegate)?
}

@MainActor @objc open class UISceneConfiguration: NSObject {
  public var delegateClass: AnyClass?
}

@MainActor @objc open class UIOpenURLContext: NSObject {
  public var url: URL { URL(fileURLWithPath: "") }
}
@MainActor @objc open class UIApplicationShortcutItem: NSObject {}

@MainActor @objc open class UIDevice: NSObject {
  public class var current: UIDevice { UIDevice() }
  public var systemName: String { "" }
  public var systemVersion: String { "" }
}

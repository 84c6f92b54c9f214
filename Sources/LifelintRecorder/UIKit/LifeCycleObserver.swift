#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// Sees what UIKit tells the app, through wrapped delegates and through notifications.
  ///
  /// It lives as long as the process. A notification may be posted on any thread, by anyone, so
  /// nothing here is bound to the main actor, and what has to be asked of UIKit is asked only on the
  /// main thread.
  final class LifeCycleObserver: NSObject, @unchecked Sendable {
    /// The callbacks in which an app may begin to record, by the Swift names of their functions.
    static let launchCallbacks = [
      "application(_:willFinishLaunchingWithOptions:)":
        "application:willFinishLaunchingWithOptions:",
      "application(_:didFinishLaunchingWithOptions:)": "application:didFinishLaunchingWithOptions:",
    ]
    private static let didFinishLaunching = "application:didFinishLaunchingWithOptions:"

    private let facts = AppFacts()
    private let wrapper = DelegateWrapper()
    private let byNotification: [String: (callback: DelegateCallback, isOfScene: Bool)]
    private let monitor = Monitor()
    // Guarded by the monitor.
    private var appDelegate: AnyClass?
    private var launch: Launch
    private var isWaiting: Bool
    private var openCallback: String?
    private var sceneDelegates: [ObjectIdentifier: AnyClass] = [:]
    /// Itself: the notification center does not keep it alive.
    private var kept: LifeCycleObserver?

    init(launch: Launch, isWaiting: Bool) {
      self.launch = launch
      self.isWaiting = isWaiting
      let all =
        DelegateCallback.ofApp.map { ($0, false) } + DelegateCallback.ofScene.map { ($0, true) }
      var byNotification: [String: (callback: DelegateCallback, isOfScene: Bool)] = [:]
      for (callback, isOfScene) in all {
        if let name = callback.notification { byNotification[name] = (callback, isOfScene) }
      }
      self.byNotification = byNotification
      super.init()
    }

    /// Begins to observe.
    @MainActor
    func begin(delegate: AnyClass?, calledIn function: String) {
      monitor.whileLocked { kept = self }
      observeNotifications()
      if let delegate {
        wrapApp(delegate)
      } else {
        wrapCurrentDelegate()
      }
      for type in facts.sceneDelegates { wrapScene(type) }
      if let callback = Self.launchCallbacks[function] { enter(callback) }
    }

    private func observeNotifications() {
      for name in byNotification.keys { observe(Notification.Name(rawValue: name)) }
    }

    private func observe(_ name: Notification.Name) {
      NotificationCenter.default.addObserver(
        self, selector: #selector(happened(_:)), name: name, object: nil)
    }

    /// Records that a callback has begun which was not wrapped in time.
    private func enter(_ callback: String) {
      Lifelint.recorder.record(RecordedEvent(kind: .callback, name: callback, phase: .begin))
      monitor.whileLocked { openCallback = callback }
    }

    // MARK: Delegates

    @MainActor
    private func wrapCurrentDelegate() {
      if let delegate = AppFacts.application?.delegate { wrapApp(type(of: delegate)) }
    }

    private func wrapApp(_ type: AnyClass) {
      monitor.whileLocked { appDelegate = type }
      wrapper.wrap(type, DelegateCallback.ofApp, observer: self)
    }

    /// Records what a class of scene delegates is told.
    func wrapScene(_ type: AnyClass) {
      wrapper.wrap(type, DelegateCallback.ofScene, observer: self)
    }

    // MARK: The launch

    /// A launch callback begins.
    func launchBegins(_ options: AnyObject?) {
      endOpenCallback()
      let (launch, isWaiting) = monitor.whileLocked {
        let was = (self.launch, self.isWaiting)
        self.isWaiting = false
        return was
      }
      if isWaiting {
        var launch = launch
        launch.time = Lifelint.recorder.clock.now
        Lifelint.recorder.begin(launch)
      }
      tell(options)
    }

    /// Says for whom the launch was, where its options tell.
    private func tell(_ options: AnyObject?) {
      guard let reason = reason(options) else { return }
      Lifelint.recorder.release { $0.reason = reason }
    }

    /// The app has been launched; where scenes tell for whom, none has been connected yet.
    func launchEnds() {
      if facts.hasScenes { Lifelint.recorder.updateLaunch { $0.reason = "background" } }
    }

    private func reason(_ options: AnyObject?) -> String? {
      let options = options as? [String: Any] ?? [:]
      let activities = options["UIApplicationLaunchOptionsUserActivityDictionaryKey"]
      let type = "UIApplicationLaunchOptionsUserActivityTypeKey"
      return LaunchReason.of(
        options: Set(options.keys), activity: (activities as? [String: Any])?[type] as? String,
        isInBackground: facts.hasScenes ? nil : isInBackground)
    }

    private var isInBackground: Bool? {
      guard Thread.isMainThread else { return nil }
      return MainActor.assumeIsolated { AppFacts.application?.applicationState == .background }
    }

    private func endOpenCallback() {
      let callback = monitor.whileLocked {
        let callback = openCallback
        openCallback = nil
        return callback
      }
      guard let callback else { return }
      Lifelint.recorder.record(RecordedEvent(kind: .callback, name: callback, phase: .end))
      if callback == Self.didFinishLaunching { launchEnds() }
    }

    /// A scene is connected, with what UIKit gives for that, where it is known.
    func sceneConnects(_ options: AnyObject?) {
      guard Lifelint.recorder.isHolding, Thread.isMainThread else { return }
      nonisolated(unsafe) let options = options
      let reason = MainActor.assumeIsolated {
        var parts = LaunchReason.ConnectionParts()
        if let options = options as? UIScene.ConnectionOptions {
          #if !os(tvOS)
            parts.hasNotification = options.notificationResponse != nil
            parts.hasShortcut = options.shortcutItem != nil
          #endif
          parts.hasURL = !options.urlContexts.isEmpty
          parts.activity = options.userActivities.first?.activityType
        }
        return LaunchReason.of(connectionWith: parts)
      }
      Lifelint.recorder.release { $0.reason = reason }
    }

    // MARK: Notifications

    @objc private func happened(_ notification: Notification) {
      let name = notification.name.rawValue
      guard let (callback, isOfScene) = byNotification[name] else { return }
      LastChance.note(name)
      let object = notification.object.map { $0 as AnyObject }
      if callback.selector == Self.didFinishLaunching {
        return launched(name, notification.userInfo)
      }
      if isOfScene, let object {
        sceneHappened(name, callback, object)
      } else if !isWrapped(callback, monitor.whileLocked { appDelegate }) {
        record(name, callback)
      }
    }

    /// The notification that the launch is over: what was not wrapped by now can be found.
    private func launched(_ name: String, _ options: [AnyHashable: Any]?) {
      let options = options.map { $0 as AnyObject }
      let (wasOpen, delegate): (Bool, AnyClass?) = monitor.whileLocked {
        (openCallback == Self.didFinishLaunching, appDelegate)
      }
      if wasOpen { tell(options) }
      endOpenCallback()
      if wasOpen || isWrapped(DelegateCallback(selector: Self.didFinishLaunching), delegate) {
        return
      }
      launchBegins(options)
      Lifelint.recorder.record(RecordedEvent(kind: .callback, name: name))
      launchEnds()
      guard delegate == nil, Thread.isMainThread else { return }
      MainActor.assumeIsolated { wrapCurrentDelegate() }
    }

    private func sceneHappened(_ name: String, _ callback: DelegateCallback, _ scene: AnyObject) {
      let isConnecting = callback.selector == "scene:willConnectToSession:options:"
      let id = Lifelint.sceneNames.name(of: ObjectIdentifier(scene), isConnecting: isConnecting)
      if !isWrapped(callback, ofScene: scene) {
        if isConnecting { sceneConnects(nil) }
        record(name, callback, scene: id)
      }
      if callback.selector == "sceneDidDisconnect:" {
        Lifelint.sceneNames.leave(ObjectIdentifier(scene))
        monitor.whileLocked { sceneDelegates[ObjectIdentifier(scene)] = nil }
      }
    }

    /// Whether the method of a scene's delegate is recorded.
    ///
    /// A scene may have no delegate yet while it is connected, and none any more when it is
    /// disconnected: where it is not known, what is known of the app's scenes decides.
    private func isWrapped(_ callback: DelegateCallback, ofScene scene: AnyObject) -> Bool {
      let place = ObjectIdentifier(scene)
      if let type = delegateType(of: scene) {
        monitor.whileLocked { sceneDelegates[place] = type }
        return isWrapped(callback, type)
      }
      if let type: AnyClass = monitor.whileLocked({ sceneDelegates[place] }) {
        return isWrapped(callback, type)
      }
      return wrapper.hasWrapped(callback.selector)
    }

    private func delegateType(of scene: AnyObject) -> AnyClass? {
      guard Thread.isMainThread else { return nil }
      nonisolated(unsafe) let scene = scene
      return MainActor.assumeIsolated {
        guard let delegate = (scene as? UIScene)?.delegate else { return nil }
        wrapScene(type(of: delegate))
        return type(of: delegate)
      }
    }

    /// Whether the method of a delegate is recorded, so that its notification need not be.
    private func isWrapped(_ callback: DelegateCallback, _ type: AnyClass?) -> Bool {
      guard let type, let selector = callback.selector,
        callback.prefersMethod(withScenes: facts.hasScenes)
      else { return false }
      return wrapper.isWrapped(type, selector)
    }

    private func record(_ name: String, _ callback: DelegateCallback, scene: String? = nil) {
      Lifelint.recorder.record(RecordedEvent(kind: .callback, name: name, scene: scene))
      if callback.isLastChance { LastChance.flush() }
    }
  }
#endif

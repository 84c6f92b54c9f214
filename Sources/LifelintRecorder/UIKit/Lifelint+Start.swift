#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import UIKit

  extension Lifelint {
    /// The environment variable that names the folder of the traces: what a UI test sets in
    /// `launchEnvironment`.
    public static let folderVariable = "LIFELINT_TRACES"

    /// The folder of the traces, unless another is asked for: `Lifelint` in the app's
    /// Application Support.
    public static var standardFolder: URL {
      if let path = environment(folderVariable) { return URL(fileURLWithPath: path) }
      let support = FileManager.default.urls(
        for: .applicationSupportDirectory, in: .userDomainMask
      ).first
      return (support ?? URL(fileURLWithPath: NSTemporaryDirectory()))
        .appendingPathComponent("Lifelint", isDirectory: true)
    }

    /// Begins to record: the one line that an app needs.
    ///
    /// Call it as early as possible: in the initializer of the `App` or of the app delegate, with the
    /// class of the app delegate, so that its first callback is recorded whole. Called in
    /// `application(_:didFinishLaunchingWithOptions:)` it records that callback from there on.
    ///
    /// - Parameters:
    ///   - delegate: The class of the app delegate, where it is not yet the application's delegate.
    ///   - function: The function that calls this: a callback that is on its way is recorded too.
    ///   - change: Changes the folder and the limits.
    /// - Returns: Whether it begins: a process records one trace.
    @MainActor
    @discardableResult
    public static func start(
      delegate: AnyClass? = nil, calledIn function: String = #function,
      _ change: (inout Options) -> Void = { _ in }
    ) -> Bool {
      var options = Options(folder: standardFolder.path)
      options.describeThisApp()
      change(&options)
      prepare(folder: options.folder)
      let facts = AppFacts()
      let isLaunching = LifeCycleObserver.launchCallbacks[function] != nil
      let launch = facts.launch(at: recorder.clock.now)
      // What runs before the app's first callback in a prewarmed process is no launch yet: minutes
      // or hours may lie between.
      let waits = launch.isPrewarmed && !isLaunching
      guard recorder.start(options, launch: waits ? nil : launch) else { return false }
      flushAtExit()
      if waits { record(system: "prewarm") }
      let observer = LifeCycleObserver(launch: launch, isWaiting: waits)
      observer.begin(delegate: delegate, calledIn: function)
      return true
    }

    /// The name of a scene in the trace, for what an app records of it itself.
    public static func name(of scene: UIScene) -> String {
      sceneNames.name(of: ObjectIdentifier(scene))
    }

    static let sceneNames = SceneNames()

    /// Makes the folder so that it can be written to while the device is locked, and keeps it out of
    /// backups.
    private static func prepare(folder: String) {
      let manager = FileManager.default
      try? manager.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication])
      var url = URL(fileURLWithPath: folder)
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try? url.setResourceValues(values)
    }
  }

  extension Lifelint.Options {
    /// Fills in what the header says of the app, the system and the device.
    @MainActor
    fileprivate mutating func describeThisApp() {
      let bundle = Bundle.main
      let name = bundle.object(forInfoDictionaryKey: "CFBundleName") as? String
      let version = bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
      app = [name, version].compactMap { $0 }.joined(separator: " ")
      os = "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
      // Rules leave a simulator out of the limits that it does not have.
      device =
        environment("SIMULATOR_MODEL_IDENTIFIER").map { "\($0) Simulator" } ?? machineName()
      instants = "50ms"
    }
  }
#endif

/// Short names of scene instances, such as `scene-1`.
///
/// A session's `persistentIdentifier` would name the session, which comes back as another instance
/// after it was disconnected.
final class SceneNames: @unchecked Sendable {
  private let monitor = Monitor()
  // Guarded by the monitor.
  private var names: [ObjectIdentifier: String] = [:]
  private var gone: Set<ObjectIdentifier> = []
  private var count = 0

  /// The name of a scene.
  ///
  /// - Parameters:
  ///   - scene: Which object it is.
  ///   - isConnecting: Whether it is being connected: what has the place in memory of one that is
  ///     gone is then another.
  /// - Returns: Its name.
  func name(of scene: ObjectIdentifier, isConnecting: Bool = false) -> String {
    monitor.whileLocked {
      if isConnecting, gone.remove(scene) != nil { names[scene] = nil }
      if let name = names[scene] { return name }
      count += 1
      let name = "scene-\(count)"
      names[scene] = name
      return name
    }
  }

  /// Says that a scene was disconnected; it keeps its name until another has its place.
  func leave(_ scene: ObjectIdentifier) {
    monitor.whileLocked { _ = gone.insert(scene) }
  }
}

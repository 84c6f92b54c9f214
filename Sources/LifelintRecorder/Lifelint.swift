/// Records what happens in the life cycle of an app, as a trace for lifelint.
///
/// On iOS, tvOS, visionOS and Mac Catalyst `Lifelint.start()` is all that an app needs: callbacks,
/// scenes and the launch are recorded by themselves. What the app does in them, it says:
///
/// ```swift
/// Lifelint.record(.pause, of: "audio:player")
/// try Lifelint.span(.save, of: "draft:42") { try draft.write() }
/// ```
///
/// Everything here can be called on any thread, at any time: before recording has begun it does
/// nothing.
public enum Lifelint {
  static let recorder = Recorder()

  /// Begins to record into a folder, for a program that has no UIKit: the launch is recorded, and
  /// all else is told by the program.
  ///
  /// - Returns: Whether it begins: a process records one trace.
  @discardableResult
  public static func start(_ options: Options) -> Bool {
    let hasBegun = recorder.start(options, launch: Launch(time: recorder.clock.now))
    recorder.release()
    if hasBegun { flushAtExit() }
    return hasBegun
  }

  /// Whether events are recorded.
  public static var isRecording: Bool { recorder.isRunning }

  /// Waits until everything that was recorded before is in the file, from where no crash and no kill
  /// of the process takes it away.
  ///
  /// The recorder does so itself where an app may be suspended or ended next. Before a test ends the
  /// app, call it from the app.
  ///
  /// - Parameter seconds: How long to wait at most.
  /// - Returns: Whether it is.
  @discardableResult
  public static func flush(seconds: Double = 1) -> Bool {
    recorder.flush(nanoseconds: Int64(max(0, min(seconds, 3600)) * 1e9))
  }

  // MARK: What the app does

  /// Records something that the app does.
  ///
  /// - Parameters:
  ///   - action: What it does.
  ///   - of: What it does it with, as `kind:name`: `"draft:42"`. It stands in the trace as it is
  ///     given.
  ///   - scene: The scene that it belongs to, if it belongs to one.
  ///   - fields: What else is to be known of it.
  public static func record(
    _ action: Action, of: String? = nil, scene: String? = nil, _ fields: Fields = [:]
  ) {
    recorder.record(
      RecordedEvent(kind: .action, name: action.name, scene: scene, of: of, fields: fields))
  }

  /// Records the begin and the end of something that the app does.
  ///
  /// Where it throws, the end says `"result": "failed"`; after a failed `save` there is a
  /// `markDirty` of the same thing, since its changes are as unsaved as before.
  public static func span<Result>(
    _ action: Action, of: String? = nil, scene: String? = nil, _ fields: Fields = [:],
    _ body: () throws -> Result
  ) rethrows -> Result {
    let span = Span(action, of: of, scene: scene, fields)
    do {
      let result = try body()
      span.end()
      return result
    } catch {
      span.fail()
      throw error
    }
  }

  /// Records the begin and the end of something that the app does and has to wait for.
  public static func span<Result>(
    _ action: Action, of: String? = nil, scene: String? = nil, _ fields: Fields = [:],
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let span = Span(action, of: of, scene: scene, fields)
    do {
      let result = try await body()
      span.end()
      return result
    } catch {
      span.fail()
      throw error
    }
  }

  // MARK: What the system does

  /// Records the begin and the end of a callback that the recorder does not see by itself.
  ///
  /// - Parameters:
  ///   - name: Its name, in any spelling; that of the function which calls this, unless given.
  ///   - of: The task or the handler that it brings, if it brings one.
  ///   - scene: The scene that it concerns, if it concerns one.
  ///   - fields: What else is to be known of it.
  ///   - body: What is done in it.
  /// - Returns: What the body returns.
  public static func callback<Result>(
    _ name: String = #function, of: String? = nil, scene: String? = nil, _ fields: Fields = [:],
    _ body: () throws -> Result
  ) rethrows -> Result {
    recorder.record(
      RecordedEvent(
        kind: .callback, name: name, phase: .begin, scene: scene, of: of, fields: fields))
    defer {
      recorder.record(
        RecordedEvent(kind: .callback, name: name, phase: .end, scene: scene, of: of))
    }
    return try body()
  }

  /// Records something that the system did, such as the interruption of a sound.
  ///
  /// - Parameters:
  ///   - name: The vocabulary's name: `interruption`.
  ///   - of: What it is about.
  ///   - fields: What else is to be known of it.
  public static func record(system name: String, of: String? = nil, _ fields: Fields = [:]) {
    recorder.record(RecordedEvent(kind: .system, name: name, of: of, fields: fields))
  }
}

/// An action that has begun.
private struct Span {
  private let action: Lifelint.Action
  private let of: String?
  private let scene: String?

  init(_ action: Lifelint.Action, of: String?, scene: String?, _ fields: Lifelint.Fields) {
    self.action = action
    self.of = of
    self.scene = scene
    Lifelint.recorder.record(
      RecordedEvent(
        kind: .action, name: action.name, phase: .begin, scene: scene, of: of, fields: fields))
  }

  /// Records the end.
  func end(_ fields: Lifelint.Fields = [:]) {
    Lifelint.recorder.record(
      RecordedEvent(
        kind: .action, name: action.name, phase: .end, scene: scene, of: of, fields: fields))
  }

  /// Records that it came to nothing.
  func fail() {
    end(["result": "failed"])
    if action == .save { Lifelint.record(.markDirty, of: of, scene: scene) }
  }
}

extension Lifelint {
  /// Something that the app does.
  ///
  /// The names below are those that the built-in rules know. What else an app does has whatever name
  /// it gives it: `Lifelint.record("exportStart", of: "export:7")`.
  public struct Action: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name, as it stands in the trace.
    public let name: String

    /// Makes an action of its name.
    public init(_ name: String) { self.name = name }

    /// Makes an action of its name.
    public init(stringLiteral value: String) { name = value }
  }
}

extension Lifelint.Action {
  // MARK: What has to survive

  /// The user's data has a change that is not saved.
  public static var markDirty: Self { "markDirty" }
  /// A change is completely on disk.
  public static var save: Self { "save" }
  /// An unsaved change was given up on purpose.
  public static var discard: Self { "discard" }
  /// State was read back at a launch, or a device setting was put back.
  public static var restore: Self { "restore" }
  /// A file, a database or the keychain was read.
  public static var read: Self { "read" }
  /// A file, a database, the keychain or a socket was written.
  public static var write: Self { "write" }
  /// An account, a login or state was deleted.
  public static var erase: Self { "erase" }

  // MARK: What runs

  /// Something begins to run, or a receiver is registered.
  public static var start: Self { "start" }
  /// Something that runs was paused.
  public static var pause: Self { "pause" }
  /// What was paused runs again.
  public static var resume: Self { "resume" }
  /// Something ended that will not be resumed.
  public static var stop: Self { "stop" }
  /// One step of something that runs.
  public static var tick: Self { "tick" }
  /// A frame was given to the GPU.
  public static var render: Self { "render" }
  /// A piece of work was done.
  public static var work: Self { "work" }
  /// The thread was blocked.
  public static var wait: Self { "wait" }
  /// Work was put into a queue for another thread.
  public static var enqueue: Self { "enqueue" }
  /// A request was sent, or a socket used.
  public static var network: Self { "network" }

  // MARK: What is held

  /// A resource, a lock, a cache, a connection or a device setting is taken.
  public static var acquire: Self { "acquire" }
  /// What was acquired was given back.
  public static var release: Self { "release" }
  /// A cache was emptied.
  public static var purge: Self { "purge" }
  /// The app's own lock was closed, or a lock on a file or database taken.
  public static var lock: Self { "lock" }
  /// The app's own lock was opened, or a lock on a file given back.
  public static var unlock: Self { "unlock" }

  // MARK: What the system waits for

  /// Background time was asked for.
  public static var beginBackgroundTask: Self { "beginBackgroundTask" }
  /// Background time was given back.
  public static var endBackgroundTask: Self { "endBackgroundTask" }
  /// A completion handler was called.
  public static var complete: Self { "complete" }
  /// A receiver of system events was registered.
  public static var register: Self { "register" }
  /// A link, a notification or an activity reached the code that it is for.
  public static var deliver: Self { "deliver" }
  /// The app opened a link itself, its own or another app's.
  public static var openURL: Self { "openURL" }
  /// An incoming call was reported to CallKit.
  public static var reportCall: Self { "reportCall" }

  // MARK: What is seen

  /// Content appeared on the screen.
  public static var show: Self { "show" }
  /// Content or a cover was taken off the screen.
  public static var hide: Self { "hide" }
  /// A cover or content was removed for good.
  public static var remove: Self { "remove" }
  /// A cover was put over the content.
  public static var obscure: Self { "obscure" }
  /// A cover was taken away.
  public static var reveal: Self { "reveal" }
  /// The picture for the app switcher was taken.
  public static var snapshot: Self { "snapshot" }
  /// The app asked for Face ID, a code or a permission.
  public static var prompt: Self { "prompt" }
  /// What depends on the date or on the server was renewed.
  public static var refresh: Self { "refresh" }
  /// The app loads its code or its whole interface anew.
  public static var reload: Self { "reload" }
  /// Input was handled.
  public static var touch: Self { "touch" }
  /// The interface was changed.
  public static var uiUpdate: Self { "uiUpdate" }

  // MARK: What is counted

  /// A session of analytics began.
  public static var sessionStart: Self { "sessionStart" }
  /// A session of analytics ended.
  public static var sessionEnd: Self { "sessionEnd" }
  /// A user has logged in to the account that `of` names.
  public static var signIn: Self { "signIn" }
  /// An analytics event was recorded.
  public static var track: Self { "track" }
  /// An interval was measured and reported.
  public static var measure: Self { "measure" }
}

/// What is known of a launch; its line opens the session.
struct Launch {
  /// When it began, in nanoseconds on the recorder's clock.
  var time: Int64
  /// For whom the process was launched, as far as that is known.
  var reason: String?
  /// `app` or `scene`.
  var lifecycle: String?
  /// Whether the system had created the process ahead of the launch.
  var isPrewarmed = false
  /// Whether the app asks to be ended where others are suspended.
  var exitsOnSuspend = false
  /// The background modes that the app declares; `nil` where nobody has looked.
  var backgroundModes: [String]?

  /// The event.
  var event: RecordedEvent {
    var fields = Lifelint.Fields()
    fields.add("reason", reason.map { .text($0) })
    fields.add("lifecycle", lifecycle.map { .text($0) })
    fields.add("prewarmed", isPrewarmed ? true : nil)
    fields.add("exitsOnSuspend", exitsOnSuspend ? true : nil)
    fields.add("backgroundModes", backgroundModes.map { .texts($0) })
    return RecordedEvent(kind: .system, name: "launch", fields: fields)
  }
}

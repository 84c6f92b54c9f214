import LifelintTrace

/// What is kept of an event for as long as a finding may need it: enough to show it again.
struct Mark {
  /// The place in the order of all events of the trace, from 0.
  var index: Int
  /// The line in the file.
  var line: Int
  /// `t` as it was logged.
  var time: Int64
  /// The session's clock at the event.
  var clock: Int64
  /// The session's name, or missing.
  var session: Symbol
  /// The session's clock at its first event.
  var sessionStart: Int64
  /// The name.
  var name: NameID
  /// The scene.
  var scene: Symbol
  /// What it is about.
  var of: Symbol
  /// The states of the shown models, each plus one; 0 where there is none.
  var states: SIMD4<UInt8>
  /// Begin, end or instant.
  var phase: EventPhase
  /// Whether `t` was a date-time.
  var hasDateTime: Bool
  /// Whether the event's line makes two events: a span read from an instant.
  var sharesLine: Bool
}

/// What an event is: which of `callback`, `system` and `action` its line has.
public enum EventKind: UInt8, Sendable, CaseIterable {
  /// A delegate callback or notification that UIKit delivered.
  case callback
  /// Something that the system did.
  case system
  /// Something that the app did.
  case action
}

/// Which end of something that takes time an event is.
public enum EventPhase: UInt8, Sendable {
  /// Without a `phase`: the event is an instant.
  case instant
  /// `"begin"`.
  case begin
  /// `"end"`.
  case end
}

/// Under which kind of name a callback was logged.
public enum Spelling: UInt8, Sendable {
  /// The delegate method, in Swift, in Objective-C or as the base name.
  case method
  /// The notification, in either form.
  case notification
  /// The canonical name, where it is not a method's too; also any name that is not known.
  case name
}

/// One line of a trace.
///
/// A plain value of fixed size: what its fields hold are symbols. Only the fields that were asked
/// for stand in the batch's ``EventBatch/extras``.
public struct Event: Sendable {
  /// The line in the file, from 1.
  public var line: Int
  /// `t` in nanoseconds, as it was logged: on the trace's own clock, or since 1970 where it was a
  /// date-time.
  public var time: Int64
  /// `session`, or missing.
  public var session: Symbol
  /// `scene`, or missing.
  public var scene: Symbol
  /// `of`, or missing.
  public var of: Symbol
  /// `thread`; `"main"` where the line has none.
  public var thread: Symbol
  /// The number of the canonical name in the ``NameTable``.
  public var name: NameID
  /// Where the asked-for fields begin in the batch's ``EventBatch/extras``.
  public var extraStart: UInt32
  /// How many of them there are.
  public var extraCount: UInt16
  /// Callback, system event or action.
  public var kind: EventKind
  /// Begin, end or instant.
  public var phase: EventPhase
  /// The kind of name that was logged; for system events and actions `.name`.
  public var spelling: Spelling
  /// Whether `t` was a date-time and not a number.
  public var hasDateTime: Bool

  /// Makes an event of its parts.
  @inlinable
  public init(
    line: Int, time: Int64, session: Symbol, scene: Symbol, of: Symbol, thread: Symbol,
    name: NameID, extraStart: UInt32, extraCount: UInt16, kind: EventKind, phase: EventPhase,
    spelling: Spelling, hasDateTime: Bool
  ) {
    self.line = line
    self.time = time
    self.session = session
    self.scene = scene
    self.of = of
    self.thread = thread
    self.name = name
    self.extraStart = extraStart
    self.extraCount = extraCount
    self.kind = kind
    self.phase = phase
    self.spelling = spelling
    self.hasDateTime = hasDateTime
  }
}

/// The value of a field that was asked for.
public struct ExtraField: Sendable {
  /// The field's number: its place in the list of names that the reader was given.
  public var field: UInt16
  /// Its value; never missing, may be ``Symbol/null``.
  public var value: Symbol

  /// Makes an extra field of its parts.
  @inlinable
  public init(field: UInt16, value: Symbol) {
    self.field = field
    self.value = value
  }
}

/// A run of events, in the order of the file.
///
/// Its storage is used again for the next run.
public struct EventBatch: Sendable {
  /// The events.
  public var events: ContiguousArray<Event> = []
  /// The asked-for fields of all of them.
  public var extras: ContiguousArray<ExtraField> = []

  /// Makes an empty batch.
  public init() {}
}

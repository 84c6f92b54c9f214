public import LifelintJSON
public import LifelintTrace

/// A value of an event's field, as a decoder found it.
public enum FieldValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, exactly.
  case number(ExactNumber)
  /// A text.
  case text(String)
  /// An array of these.
  case array([FieldValue])

  /// A whole number.
  public static func number(_ number: Int) -> FieldValue { .number(ExactNumber(number)) }
}

/// An event as a decoder found it in another format, before its names and values have numbers.
public struct DecodedEvent: Sendable, Hashable {
  /// The line in the original file, from 1.
  public var line: Int
  /// When it happened, in nanoseconds: since 1970, or on the file's own clock.
  public var time: Int64
  /// Whether the time is since 1970.
  public var hasDateTime: Bool
  /// Callback, system event or action.
  public var kind: EventKind
  /// Its name, in any spelling.
  public var name: String
  /// Begin, end or instant.
  public var phase: EventPhase
  /// One run of the process.
  public var session: String?
  /// The scene that it concerns.
  public var scene: String?
  /// What it is about.
  public var of: String?
  /// The thread; the main thread where it is `nil`.
  public var thread: String?
  /// The other fields, in their order.
  public private(set) var fields: [Field] = []

  /// A field that only some events have.
  public struct Field: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: FieldValue
  }

  /// Makes an event of what every event has; the rest is set afterwards.
  public init(
    line: Int, time: Int64, hasDateTime: Bool, kind: EventKind, name: String,
    phase: EventPhase = .instant, session: String? = nil
  ) {
    self.line = line
    self.time = time
    self.hasDateTime = hasDateTime
    self.kind = kind
    self.name = name
    self.phase = phase
    self.session = session
  }

  /// Adds a field.
  public mutating func add(_ name: String, _ value: FieldValue) {
    fields.append(Field(name: name, value: value))
  }
}

extension DecodedEvent {
  /// The event that says that others are missing just before this one.
  var gap: DecodedEvent {
    DecodedEvent(
      line: line, time: time, hasDateTime: hasDateTime, kind: .system, name: "gap",
      session: session)
  }
}

/// What describes a whole file, as a decoder found it: the fields of a header line.
public struct DecodedHeader: Sendable, Hashable {
  /// The app.
  public var app: String?
  /// The system with its version: `iOS 26.1`.
  public var os: String?
  /// The device's model.
  public var device: String?
  /// How far a callback reaches that is logged as an instant, as a duration with its unit.
  public var instants: String?

  /// Makes a header of its parts.
  public init(
    app: String? = nil, os: String? = nil, device: String? = nil, instants: String? = nil
  ) {
    self.app = app
    self.os = os
    self.device = device
    self.instants = instants
  }

  /// The fields that are known, by their names.
  var fields: [(name: String, value: String)] {
    [("app", app), ("os", os), ("device", device), ("instants", instants)].compactMap {
      name, value in value.map { (name, $0) }
    }
  }
}

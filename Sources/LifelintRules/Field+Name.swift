import LifelintTrace

extension Field {
  /// The field that a key of a matcher, a `per` or a message names.
  public init(name: String) {
    switch name {
    case "callback": self = .name(.callback)
    case "system": self = .name(.system)
    case "action": self = .name(.action)
    case "phase": self = .phase
    case "session": self = .session
    case "scene": self = .scene
    case "of": self = .of
    case "thread": self = .thread
    case "t": self = .time
    case "kind": self = .kind
    case "during": self = .during
    case "elapsed": self = .elapsed
    case "spelled": self = .spelled
    default:
      if name.hasPrefix("state.") {
        self = .state(String(name.dropFirst(6)))
      } else if name.hasPrefix("becomes.") {
        self = .becomes(String(name.dropFirst(8)))
      } else if name.hasPrefix("trace.") {
        self = .header(String(name.dropFirst(6)))
      } else {
        self = .other(name)
      }
    }
  }

  /// The name under which a rule file speaks of it.
  public var name: String {
    switch self {
    case .name(.callback): "callback"
    case .name(.system): "system"
    case .name(.action): "action"
    case .phase: "phase"
    case .session: "session"
    case .scene: "scene"
    case .of: "of"
    case .thread: "thread"
    case .time: "t"
    case .other(let name): name
    case .kind: "kind"
    case .state(let model): "state.\(model)"
    case .becomes(let model): "becomes.\(model)"
    case .during: "during"
    case .elapsed: "elapsed"
    case .header(let name): "trace.\(name)"
    case .spelled: "spelled"
    }
  }

  /// Whether it stands in the trace itself, and is not derived by the engine.
  var isOfTrace: Bool {
    switch self {
    case .name, .phase, .session, .scene, .of, .thread, .time, .other: true
    case .kind, .state, .becomes, .during, .elapsed, .header, .spelled: false
    }
  }

  /// Whether every event has it: `session` and `thread` are given where a line leaves them out.
  var isAlwaysThere: Bool { self == .session || self == .thread }
}

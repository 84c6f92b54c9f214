/// How a state looks on a timeline: what it means for who looks at it.
///
/// A tone is a colour, a height and, where two would be alike on paper, a pattern.
public enum StateTone: String, Sendable, CaseIterable {
  /// Nothing runs, or nothing is at risk.
  case off
  /// It is being set up.
  case starting
  /// Seen, and takes events.
  case front
  /// Seen, and takes no events.
  case between
  /// Runs unseen.
  case back
  /// Does not run.
  case frozen
  /// It is being taken down.
  case ending
  /// Something would be lost.
  case risk
  /// Something is held.
  case held
  /// Nobody knows.
  case unknown

  /// How much of a lane's height it takes, in percent: how alive the state is.
  public var height: Int {
    switch self {
    case .off: 0
    case .starting, .ending: 66
    case .front, .risk, .held: 100
    case .between: 80
    case .back: 45
    case .frozen: 20
    case .unknown: 30
    }
  }
}

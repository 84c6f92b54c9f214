import LifelintEngine
import LifelintRules

/// How a state looks on the timeline.
///
/// A tone is a colour, a height and, where two would be alike on paper, a pattern.
enum StateTone: String, CaseIterable {
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

  /// How much of a lane's height it takes, in percent.
  var height: Int {
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

/// A model that has a lane of its own on the timeline, or one for each of its instances.
struct PageLane {
  /// A state and how it looks.
  struct State {
    var name: String
    var summary: String
    var tone: StateTone
  }

  /// The model.
  var model: String
  /// What it is called.
  var title: String
  /// Whether its states put data at risk.
  var isRisk: Bool
  /// Its states.
  var states: [State]

  /// How a state looks.
  func tone(of state: String) -> StateTone {
    states.first { $0.name == state }?.tone ?? .unknown
  }
}

extension ReportPage {
  /// The models that the recordings follow, in the order of the rule set.
  var lanes: [PageLane] {
    var models: [String] = []
    for session in traces.flatMap({ $0.recording?.sessions ?? [] }) {
      for state in session.states where !models.contains(state.model) {
        models.append(state.model)
      }
    }
    let set = report.rules.set
    let order = set.shownModels.filter(models.contains)
    return (order + models.filter { !order.contains($0) }).map { name in
      let model = set.models.first { $0.name == name }
      let tones: [StateTone] = [.front, .between, .back, .frozen, .starting, .ending, .held]
      let states = (model?.states ?? []).enumerated().map { place, state in
        PageLane.State(
          name: state.name, summary: state.summary, tone: tones[place % tones.count])
      }
      return PageLane(
        model: name, title: name.capitalizedASCII, isRisk: false,
        states: states + [.init(name: Model.unknown, summary: "not known", tone: .unknown)])
    }
  }
}

import LifelintEngine
import LifelintRules

/// A model that has a lane of its own on the timeline, or one for each of its instances.
struct PageLane {
  /// A state and how it looks.
  struct State {
    var name: String
    var summary: String
    var tone: StateTone
    /// What can come in it, where the model knows what cannot.
    var next: [String] = []
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
  /// The models that the recordings follow, in the order in which they are drawn.
  var lanes: [PageLane] {
    var records: [LaneRecord] = []
    for lane in traces.flatMap({ $0.recording?.lanes ?? [] }) where !records.contains(lane) {
      records.append(lane)
    }
    let set = report.rules.set
    return records.map { lane in
      let model = set.models.first { $0.name == lane.model }
      let tones = set.timeline.lanes.first { $0.model == lane.model }?.tones ?? [:]
      let states = (model?.states ?? []).enumerated().map { place, state in
        PageLane.State(
          name: state.name, summary: state.summary,
          tone: tones[state.name] ?? (lane.isRisk ? .risk : Self.tone(ofState: place)),
          next: model.map { Self.next(in: state.name, of: $0) } ?? [])
      }
      let unknown = PageLane.State(name: Model.unknown, summary: "not known", tone: .unknown)
      return PageLane(
        model: lane.model, title: lane.title, isRisk: lane.isRisk, states: states + [unknown])
    }
  }

  /// The callbacks and system events that lead from a state, or are known to come in it.
  private static func next(in state: String, of model: Model) -> [String] {
    guard model.illegal != nil else { return [] }
    var names: [String] = []
    for step in model.transitions where step.from?.contains(state) ?? false {
      for text in MatcherText.alternatives(of: step.on) {
        // Of `callback didBecomeActive, phase end` the name is enough.
        let name = text.split(separator: ",")[0].split(separator: " ").dropFirst().joined(
          separator: " ")
        if !name.isEmpty, !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// How a state looks of which the rules do not say it: the first of a model is mostly that in
  /// which nothing goes on.
  private static func tone(ofState place: Int) -> StateTone {
    let tones: [StateTone] = [.held, .front, .between, .starting, .back, .ending]
    return place == 0 ? .off : tones[(place - 1) % tones.count]
  }
}

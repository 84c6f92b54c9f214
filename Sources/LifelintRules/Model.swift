/// A state machine that follows the trace, so that rules can ask for a state.
public struct Model: Sendable {
  /// One step of a model.
  public struct Transition: Sendable, Hashable {
    /// The event that takes the step.
    public var on: Matcher
    /// The states that it starts from; any where there are none.
    public var from: [String]?
    /// The state that it leads to; the state stays where there is none.
    public var to: String?

    /// Makes a step of its parts.
    public init(on: Matcher, from: [String]?, to: String?) {
      self.on = on
      self.from = from
      self.to = to
    }
  }

  /// How a model sums up the instances of another.
  public struct Sum: Sendable, Hashable {
    /// The name of the model that is summed up.
    public var model: String
    /// Its states: the first that any instance is in is the sum.
    public var order: [String]

    /// Makes a sum of its parts.
    public init(model: String, order: [String]) {
      self.model = model
      self.order = order
    }
  }

  /// The state that every model has beside its own.
  public static let unknown = "unknown"

  /// The model's name, which is its file's name.
  public var name: String
  /// How the trace is parted into instances.
  public var grouping: Grouping
  /// The first state; may be ``unknown``.
  public var initial: String
  /// The states in the order of the file, with what each means.
  public var states: [(name: String, summary: String)]
  /// Where the steps are.
  var transitionSource: TransitionSource
  /// The model that it sums up.
  public var sum: Sum?
  /// The rule that an illegal event breaks.
  public var illegal: RuleText?

  /// The steps, in the order in which they are tried.
  ///
  /// Those of a built-in model are taken out of the binary when they are asked for, and not kept;
  /// whoever asks for those of many models goes through a ``RuleBodyReader``.
  public var transitions: [Transition] {
    get {
      switch transitionSource {
      case .read(let transitions): return transitions
      case .embedded(let part):
        var decoder = RulebookDecoder(part.book)
        return decoder.transitions(at: part)
      }
    }
    set { transitionSource = .read(newValue) }
  }

  /// Traces that ``illegal`` must be silent on.
  public var goodExamples: [Example] { illegal?.documentation.goodExamples ?? [] }
  /// Traces that ``illegal`` must report.
  public var badExamples: [Example] { illegal?.documentation.badExamples ?? [] }

  /// Makes a model of its parts.
  public init(
    name: String, grouping: Grouping, initial: String, states: [(name: String, summary: String)],
    transitions: [Transition], sum: Sum?, illegal: RuleText?, goodExamples: [Example],
    badExamples: [Example]
  ) {
    self.init(
      name: name, grouping: grouping, initial: initial, states: states,
      transitionSource: .read(transitions), sum: sum, illegal: illegal)
    self.illegal?.documentation.goodExamples = goodExamples
    self.illegal?.documentation.badExamples = badExamples
  }

  init(
    name: String, grouping: Grouping, initial: String, states: [(name: String, summary: String)],
    transitionSource: TransitionSource, sum: Sum?, illegal: RuleText?
  ) {
    self.name = name
    self.grouping = grouping
    self.initial = initial
    self.states = states
    self.transitionSource = transitionSource
    self.sum = sum
    self.illegal = illegal
  }
}

/// Where the steps of a model are.
enum TransitionSource: Sendable {
  /// Here.
  case read([Model.Transition])
  /// In the binary.
  case embedded(EmbeddedPart)
}

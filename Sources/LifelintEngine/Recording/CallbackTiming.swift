public import LifelintTrace

/// How long a callback took.
public struct CallbackTiming: Sendable {
  /// Its canonical name.
  public var name: String
  /// Its spelling, where sessions logged it as spans under two: then the one they logged later has a
  /// row of its own.
  public var spelling: Spelling?
  /// How long it took each time.
  public var durations: Distribution
  /// Where the longest began.
  public var worst: Worst
  /// What it may take, where a budget rule says so, in nanoseconds.
  public var budget: Int64?
  /// The rule that says so.
  public var budgetRule: String?
  /// How often it took longer.
  public var overBudget = 0
  /// What of it never returned, and so is not among ``durations``.
  public var unreturned: Unreturned?

  /// Makes a timing of its parts.
  public init(name: String, durations: Distribution, worst: Worst) {
    self.name = name
    self.durations = durations
    self.worst = worst
  }
}

/// Callbacks that had not returned when their session ended.
public struct Unreturned: Sendable, Hashable {
  /// How many.
  public var count: Int
  /// The longest time that one of them had not returned for by then, in nanoseconds.
  public var longest: Int64
  /// How many of them had taken longer than they may by then.
  public var overBudget: Int
  /// Where that one began.
  public var worst: Worst

  /// Makes it of its parts.
  public init(count: Int, longest: Int64, overBudget: Int, worst: Worst) {
    self.count = count
    self.longest = longest
    self.overBudget = overBudget
    self.worst = worst
  }

  /// Takes those of another.
  mutating func add(_ other: Unreturned) {
    if other.longest > longest {
      longest = other.longest
      worst = other.worst
    }
    count += other.count
    overBudget += other.overBudget
  }
}

extension CallbackTiming {
  /// Its name, with its spelling where that tells it from another row.
  public var title: String { Spelling.title(of: name, spelling) }

  /// The order of a timing: by name, the spelling that came first before another.
  static func isBefore(_ left: CallbackTiming, _ right: CallbackTiming) -> Bool {
    func key(_ timing: CallbackTiming) -> (String, Int) {
      (timing.name, timing.spelling.map { Int($0.rawValue) } ?? -1)
    }
    return key(left) < key(right)
  }
}

extension Hang {
  /// Its name, with its spelling where that tells it from another.
  public var title: String { Spelling.title(of: name, spelling) }
}

extension Spelling {
  /// A name, with the spelling that tells it from another of that name.
  fileprivate static func title(of name: String, _ spelling: Spelling?) -> String {
    spelling.map { "\(name) (\($0.title))" } ?? name
  }

  /// What it is called: `method`, `notification` or `plain name`.
  public var title: String {
    switch self {
    case .method: "method"
    case .notification: "notification"
    case .name: "plain name"
    }
  }
}

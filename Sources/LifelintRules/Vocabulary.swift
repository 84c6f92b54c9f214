public import LifelintTrace

/// The known names of callbacks and system events, with all their spellings.
public struct Vocabulary: Sendable {
  /// One name.
  public struct Name: Sendable, Hashable {
    /// The canonical name.
    public var name: String
    /// Callback or system event.
    public var kind: EventKind
    /// The delegate method's spellings.
    public var methods: [String]
    /// The notification's spellings.
    public var notifications: [String]
    /// What it means, in one sentence.
    public var summary: String
    /// Whether it can only be the first thing in a process.
    public var begins: Bool

    /// Makes a name of its parts.
    public init(
      name: String, kind: EventKind, methods: [String] = [], notifications: [String] = [],
      summary: String, begins: Bool = false
    ) {
      self.name = name
      self.kind = kind
      self.methods = methods
      self.notifications = notifications
      self.summary = summary
      self.begins = begins
    }
  }

  /// The names, in the order of the files.
  public var names: [Name]

  /// Makes a vocabulary of its names.
  public init(names: [Name]) {
    self.names = names
  }
}

extension Vocabulary: KnownNames {
  /// The canonical name that a spelling stands for; where several have it, the first.
  ///
  /// - Complexity: O(n) in the number of spellings: it is asked once for each that a trace has.
  public func name(
    spelled: String, kind: EventKind
  ) -> (canonical: String, spelling: Spelling)? {
    for place in names.indices where names[place].kind == kind {
      if names[place].methods.contains(spelled) { return (names[place].name, .method) }
      if names[place].notifications.contains(spelled) { return (names[place].name, .notification) }
      if names[place].name == spelled { return (spelled, .name) }
    }
    return nil
  }

  /// All spellings of one kind, in the order of the files.
  public func spellings(of kind: EventKind) -> [String] {
    names.filter { $0.kind == kind }.flatMap { [$0.name] + $0.methods + $0.notifications }
  }
}

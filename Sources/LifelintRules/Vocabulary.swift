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

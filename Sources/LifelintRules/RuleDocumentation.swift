/// What only a reader of a rule needs, and no check.
public struct RuleDocumentation: Sendable {
  /// Why it matters: what iOS does.
  public var why: String
  /// How to mend it.
  public var fix: String
  /// Pages to read.
  public var references: [String]
  /// Known legal uses.
  public var exceptions: String?
  /// Traces that the rule must be silent on.
  public var goodExamples: [Example]
  /// Traces that the rule must report.
  public var badExamples: [Example]
  /// The text of the rule's whole file.
  public var source: String

  /// Makes a documentation of its parts.
  public init(
    why: String, fix: String, references: [String] = [], exceptions: String? = nil,
    goodExamples: [Example] = [], badExamples: [Example] = [], source: String = ""
  ) {
    self.why = why
    self.fix = fix
    self.references = references
    self.exceptions = exceptions
    self.goodExamples = goodExamples
    self.badExamples = badExamples
    self.source = source
  }
}

/// Where a rule's documentation is.
enum DocumentationSource: Sendable {
  /// Here.
  case read(RuleDocumentation)
  /// In the binary, under the path of the rule's file.
  case embedded(path: String)
}

extension RuleText {
  /// What only a reader of the rule needs.
  ///
  /// - Complexity: O(n) in the length of the file where the rule is built in, since nothing of it is
  ///   kept; else O(1). ``why`` and ``fix`` are O(1) for every rule.
  public var documentation: RuleDocumentation {
    get {
      switch documentationSource {
      case .read(let documentation): documentation
      case .embedded(let path): DocumentationReader.embedded(path: path)
      }
    }
    set { documentationSource = .read(newValue) }
  }

  /// Why it matters: what iOS does.
  public var why: String { advice.why }

  /// How to mend it.
  public var fix: String { advice.fix }

  /// What stands beside a finding, found without reading the rule's whole file.
  private var advice: (why: String, fix: String) {
    switch documentationSource {
    case .read(let documentation): (documentation.why, documentation.fix)
    case .embedded(let path): EmbeddedRules.advice[path] ?? ("", "")
    }
  }

  /// Pages to read.
  public var references: [String] { documentation.references }

  /// Known legal uses.
  public var exceptions: String? { documentation.exceptions }
}

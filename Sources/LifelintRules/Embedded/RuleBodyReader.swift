package import LifelintTrace

/// The code of a book, which everything that is read of it later shares.
final class RulebookText: Sendable {
  /// The distinct texts.
  let texts: [String]
  let bytes: [UInt8]
  /// The name of the folder, which comes before the paths of its files.
  let folder: String
  /// Where the code of each distinct test begins.
  let tests: [Int]
  /// The names of events that rules need, by number.
  let names: [(kind: EventKind, name: String)]

  init(
    texts: [String], bytes: [UInt8], folder: String, tests: [Int],
    names: [(kind: EventKind, name: String)]
  ) {
    self.texts = texts
    self.bytes = bytes
    self.folder = folder
    self.tests = tests
    self.names = names
  }
}

/// Where something in the code of a book begins that is read when it is asked for.
struct EmbeddedPart: Sendable {
  let book: RulebookText
  let start: Int
}

/// Where the body of a built-in rule is.
struct EmbeddedBody: Sendable {
  /// The code of the rule's ``Rule/nameNeeds``.
  let needs: EmbeddedPart
  /// The code of its scope and its check.
  let body: EmbeddedPart
}

/// Reads the bodies of rules and the transitions of models, and keeps what those that are built in
/// share.
package struct RuleBodyReader {
  private let names: EventNames?
  private var decoder: RulebookDecoder?
  /// Whether the trace has each of the names that built-in rules need.
  private var present: [Bool] = []

  /// Makes a reader.
  ///
  /// - Parameter names: The names of all events of the trace; `nil` where they are not known.
  package init(naming names: EventNames? = nil) {
    self.names = names
  }

  /// Whether the trace can show anything about a rule.
  ///
  /// - Complexity: O(n) in the number of names that the rule needs; in its size where it is not
  ///   built in.
  package mutating func canConcern(_ rule: Rule) -> Bool {
    guard let names else { return true }
    switch rule.bodySource {
    case .read:
      guard let needs = rule.nameNeeds else { return true }
      return needs.contains { alternative in
        alternative.allSatisfy { need in
          need.names.contains { names.contains($0, kind: need.kind) }
        }
      }
    case .embedded(let body):
      open(body.needs.book)
      return decoder?.areMet(body.needs, present: present) ?? true
    }
  }

  /// The same rule, its body at hand.
  ///
  /// - Complexity: O(n) in the size of the body.
  package mutating func read(_ rule: Rule) -> Rule {
    guard case .embedded(let embedded) = rule.bodySource else { return rule }
    open(embedded.body.book)
    var rule = rule
    if let body = decoder?.body(at: embedded.body) { rule.body = body }
    return rule
  }

  /// The same model, its transitions at hand.
  ///
  /// - Complexity: O(n) in their size.
  package mutating func read(_ model: Model) -> Model {
    guard case .embedded(let part) = model.transitionSource else { return model }
    open(part.book)
    var model = model
    if let transitions = decoder?.transitions(at: part) { model.transitions = transitions }
    return model
  }

  private mutating func open(_ book: RulebookText) {
    if let decoder, decoder.source === book { return }
    decoder = RulebookDecoder(book)
    present = names.map { known in book.names.map { known.contains($0.name, kind: $0.kind) } } ?? []
  }
}

import LifelintJSON
import LifelintTrace

/// Reads matchers: spellings become canonical names, sets are spread out, escapes undone.
struct MatcherReader {
  /// Where a matcher stands, as far as that says what it may hold.
  enum Role {
    /// In a rule: everything is allowed.
    case rule
    /// In a rule's `also`, or in an `allow`: no variable, since nothing binds it.
    case withoutVariables(String)
    /// In a model: no variable, and no `becomes`.
    case model
  }

  let context: LoadContext
  let file: LoadedFile
  let role: Role
  /// Whether names of callbacks and system events may stand here that the vocabulary lacks.
  let takesUnknownNames: Bool
  private(set) var reading = MatcherReading()
  /// The number of the alternative that is being read.
  private var alternative = 0

  private init(context: LoadContext, file: LoadedFile, role: Role, takesUnknownNames: Bool) {
    self.takesUnknownNames = takesUnknownNames
    self.context = context
    self.file = file
    self.role = role
  }

  /// Reads a matcher: an object, or an array of them.
  ///
  /// What is wrong is reported and left out.
  static func read(
    _ value: JSONValue, context: LoadContext, file: LoadedFile, role: Role = .rule,
    takesUnknownNames: Bool = false
  ) -> MatcherReading {
    var reader = MatcherReader(
      context: context, file: file, role: role, takesUnknownNames: takesUnknownNames)
    if case .array(let elements) = value.content {
      if elements.isEmpty {
        file.report(
          .wrongValue, "An empty array of matchers matches nothing.", at: value.position)
      }
      for element in elements { reader.readAlternative(element) }
    } else {
      reader.readAlternative(value)
    }
    return reader.reading
  }

  private mutating func readAlternative(_ value: JSONValue) {
    guard case .object(let members) = value.content else {
      file.report(
        .wrongType,
        "A matcher is an object with the fields that an event has to have, or an array of such"
          + " objects, not \(value.typeName).", at: value.position)
      return
    }
    var tests: [FieldTest] = []
    tests.reserveCapacity(members.count)
    for member in members {
      let field = Field(name: member.key)
      guard check(field, at: member.position) else { continue }
      if let pattern = pattern(member.value, of: field, isWhole: true) {
        tests.append(FieldTest(field: field, pattern: pattern))
      }
    }
    reading.matcher.alternatives.append(Alternative(tests: tests))
    alternative += 1
  }

  /// Checks what the name of a field says by itself.
  private mutating func check(_ field: Field, at position: SourcePosition) -> Bool {
    switch field {
    case .state(let model), .becomes(let model):
      if case .becomes = field, case .model = role {
        file.report(
          .misplacedKey, "A model's own matchers cannot ask for `\(field.name)`.", at: position,
          hint: "Models move after the event; ask for `state.\(model)`, as it is just before.")
        return false
      }
      if !ModelCheck.exists(model, in: context, at: position, file: file) { return false }
      reading.states.append(
        StateUse(field: field, model: model, position: position, alternative: alternative))
      return true
    case .header(""):
      file.report(
        .wrongValue, "`trace.` needs the name of a field of the header line.", at: position,
        hint: "For example `trace.os`.")
      return false
    default:
      return true
    }
  }

  /// Notes that a variable is spoken of; false where none may stand.
  mutating func note(
    _ variable: VariableText, of field: Field, at position: SourcePosition, binds: Bool
  ) -> Bool {
    let reason: String
    switch role {
    case .model: reason = "A model holds no variables."
    case .withoutVariables(let sentence): reason = sentence
    case .rule:
      if field != .during {
        reading.variables.append(
          VariableUse(
            name: variable.name, position: position, alternative: alternative, binds: binds))
        return true
      }
      reason = "`during` takes no variable."
    }
    file.report(
      .misplacedVariable, reason, at: position,
      hint: "The text `$\(variable.name)` is written `$$\(variable.name)`.")
    return false
  }
}

/// Whether a model is there.
enum ModelCheck {
  static func exists(
    _ model: String, in context: LoadContext, at position: SourcePosition, file: LoadedFile
  ) -> Bool {
    if context.models[model] != nil { return true }
    if context.modelsAreWhole {
      let names = context.models.keys.sorted()
      file.report(
        .unknownModel, "There is no model `\(model)`.", at: position,
        hint: Suggestion.hint(for: model, among: names)
          ?? (names.isEmpty
            ? "There are no models at all."
            : "The models are \(names.map { "`\($0)`" }.joined(separator: ", "))."))
    }
    return false
  }
}

/// A text that names a variable: `$name`, or `$name?`.
struct VariableText {
  /// The name alone.
  let name: String
  /// Whether it takes a missing field as a value.
  let isOptional: Bool

  /// Reads a text that begins with one `$`, or gives `nil` where no name follows.
  init?(_ text: String) {
    var name = text.dropFirst()
    isOptional = name.last == "?"
    if isOptional { name = name.dropLast() }
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    if name.isEmpty || !isName { return nil }
    self.name = String(name)
  }
}

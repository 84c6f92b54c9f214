import LifelintJSON

/// Reads what a rule and a model's `illegal` have in common.
enum RuleTextReader {
  /// The keys that are read here.
  static let keys =
    ["id", "severity", "summary", "tags", "optIn", "message"] + DocumentationReader.keys

  /// Reads the text, and gives the variables that its message names.
  static func read(
    _ object: ObjectReader, context: LoadContext
  ) -> (text: RuleText, messageVariables: [String]) {
    let file = object.file
    let id = object.requiredString("id") ?? ""
    if let value = object.value("id"), value.string != nil, !isSnakeCase(id) {
      file.report(
        .malformedID, "An id is in snake_case, and `\(id)` is not.", at: value.position,
        hint: "It begins with a small letter and holds small letters, digits and `_`.")
    }
    let severity =
      object.choice(object.required("severity"), key: "severity", as: Severity.self) ?? .error
    let summary = object.requiredString("summary") ?? ""
    let tags = object.strings("tags").map(\.text)
    let message = object.required("message").map {
      MessageReader.read($0, context: context, file: file)
    }
    var documentation = DocumentationReader.read(object)
    documentation.source = String(decoding: file.bytes, as: UTF8.self)
    let text = RuleText(
      id: id, severity: severity, summary: summary, tags: tags,
      message: message?.template ?? MessageTemplate(parts: []), file: file.name,
      isOptIn: object.boolean("optIn"), documentationSource: .read(documentation))
    return (text, message?.variables ?? [])
  }

  private static func isSnakeCase(_ id: String) -> Bool {
    guard let first = id.utf8.first, isSmallLetter(first) else { return false }
    return id.utf8.allSatisfy { byte in
      isSmallLetter(byte) || byte == UInt8(ascii: "_")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }
}

import LifelintJSON

/// Reads messages with their places for values.
enum MessageReader {
  /// Reads a template, and gives the variables that it names.
  static func read(
    _ value: JSONValue, context: LoadContext, file: LoadedFile
  ) -> (template: MessageTemplate, variables: [String]) {
    guard case .string(let text) = value.content else {
      file.report(
        .wrongType, "`message` is a string, not \(value.typeName).", at: value.position)
      return (MessageTemplate(parts: []), [])
    }
    var parts: [MessageTemplate.Part] = []
    var variables: [String] = []
    var plain: [UInt8] = []
    func endPlain() {
      if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
      plain = []
    }
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      if isBrace, rest.first == byte {
        rest = rest.dropFirst()
      } else if byte == UInt8(ascii: "{") {
        guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else {
          report("A place of the message has no `}`.", at: value, in: file)
          break
        }
        let name = String(Substring(rest[..<close]))
        rest = rest[rest.index(after: close)...]
        if let part = place(name, at: value, context: context, file: file) {
          endPlain()
          parts.append(part)
          if case .variable(let name) = part { variables.append(name) }
        }
        continue
      }
      plain.append(byte)
    }
    endPlain()
    return (MessageTemplate(parts: parts), variables)
  }

  private static func place(
    _ name: String, at value: JSONValue, context: LoadContext, file: LoadedFile
  ) -> MessageTemplate.Part? {
    if name.hasPrefix("$") {
      if let variable = VariableText(name), !variable.isOptional { return .variable(variable.name) }
      report("`{\(name)}` names no variable.", at: value, in: file)
      return nil
    }
    if name.isEmpty || name.contains("{") {
      report("`{\(name)}` names no field.", at: value, in: file)
      return nil
    }
    let field = Field(name: name)
    if case .state(let model) = field,
      !ModelCheck.exists(model, in: context, at: value.position, file: file)
    {
      return nil
    }
    if case .becomes(let model) = field,
      !ModelCheck.exists(model, in: context, at: value.position, file: file)
    {
      return nil
    }
    return .field(field)
  }

  private static func report(_ message: String, at value: JSONValue, in file: LoadedFile) {
    file.report(
      .malformedText, message, at: value.position,
      hint: "A place is `{field}` or `{$variable}`; a brace itself is written twice.")
  }
}

import LifelintJSON

/// Reads what only a reader of a rule needs: reasons, advice, pages and examples.
enum DocumentationReader {
  /// The keys that are read here.
  static let keys = ["why", "fix", "references", "exceptions", "examples"]

  /// Reads the keys of a rule, or of a model's `illegal`.
  static func read(_ object: ObjectReader) -> RuleDocumentation {
    var documentation = RuleDocumentation(
      why: object.requiredString("why") ?? "", fix: object.requiredString("fix") ?? "",
      references: object.strings("references").map(\.text),
      exceptions: object.string("exceptions"))
    if let value = object.required("examples"),
      let examples = ObjectReader(
        value, in: object.file, what: "`examples`", keys: ["good", "bad"])
    {
      documentation.goodExamples = self.examples("good", of: examples)
      documentation.badExamples = self.examples("bad", of: examples)
    }
    return documentation
  }

  private static func examples(_ key: String, of object: ObjectReader) -> [Example] {
    guard object.required(key) != nil else { return [] }
    let isBad = key == "bad"
    return object.array(key).compactMap { value in
      ObjectReader(
        value, in: object.file, what: "a \(key) example",
        keys: isBad ? ["why", "trace", "reports"] : ["why", "trace"])
    }.map { example in
      let why = example.requiredString("why") ?? ""
      let lines =
        example.required("trace") == nil
        ? [] : example.array("trace").compactMap { line($0, in: object.file) }
      if isBad { _ = example.required("reports") }
      let reports = isBad ? reports(of: example, lines: lines.count) : []
      return Example(why: why, lines: lines, reports: reports)
    }
  }

  /// A line of an example's trace: an object, or the text of a line.
  static func line(_ value: JSONValue, in file: LoadedFile) -> String? {
    switch value.content {
    case .object: return file.minifiedText(of: value)
    case .string(let text):
      if text.utf8.contains(UInt8(ascii: "\n")) {
        file.report(
          .wrongValue, "Each element of `trace` is one line, and this text holds more.",
          at: value.position)
        return nil
      }
      return text
    case .null, .boolean, .number, .array:
      file.report(
        .wrongType,
        "Each element of `trace` is an object, or a string that holds a line, not"
          + " \(value.typeName).", at: value.position)
      return nil
    }
  }

  private static func reports(of example: ObjectReader, lines: Int) -> [Int] {
    example.array("reports").compactMap { value in
      if case .number(let number) = value.content, let line = number.integer, line >= 1,
        line <= lines
      {
        return line
      }
      example.file.report(
        .wrongValue, "`reports` holds numbers of the trace's lines, from 1 to \(lines).",
        at: value.position)
      return nil
    }
  }

  /// Reads the documentation of a built-in rule, or of a built-in model's `illegal`.
  static func embedded(path: String) -> RuleDocumentation {
    let nothing = RuleDocumentation(why: "", fix: "")
    guard let (source, file) = EmbeddedRules.read(path, name: path),
      case .object(let members) = file.root.content
    else { return nothing }
    let illegal = members.first { $0.key == "illegal" }?.value
    guard
      let object = ObjectReader(illegal ?? file.root, in: file, what: "a rule", keys: nil)
    else { return nothing }
    var documentation = read(object)
    documentation.source = source
    return documentation
  }
}

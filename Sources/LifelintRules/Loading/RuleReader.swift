import LifelintJSON

/// Reads one rule's file.
struct RuleReader {
  static let keys =
    ["$schema"] + RuleTextReader.keys + GroupingReader.keys + ["scope"] + FormReader.keys

  let context: LoadContext
  let file: LoadedFile
  /// The path of the file in its folder.
  let path: String
  /// What the rule's variables are, as its matchers are read.
  private var bindings = BindingCheck()

  init(context: LoadContext, file: LoadedFile, path: String) {
    self.context = context
    self.file = file
    self.path = path
  }

  /// Reads the rule.
  ///
  /// What is wrong is reported; then what is given back is not to be used.
  mutating func read() -> Rule? {
    guard let object = ObjectReader(file.root, in: file, what: "a rule", keys: Self.keys) else {
      return nil
    }
    _ = object.string("$schema")
    let (text, messageVariables) = RuleTextReader.read(object, context: context)
    checkName(of: text, in: object)
    let grouping = GroupingReader.read(
      object, context: context,
      role: .withoutVariables("`also` holds no variable: nothing binds one there."))
    let scope = ScopeReader.read(object, context: context)
    var form = FormReader(object: object, context: context)
    let check = form.read()
    bindings.open = scope.open
    bindings.close = scope.close
    bindings.when = form.when
    bindings.others = form.others
    bindings.check(
      message: object.value("message"), messageVariables: messageVariables, in: file)
    for reading in [scope.open, scope.close, form.when].compactMap(\.self) + form.others {
      InstanceCheck.check(reading, per: grouping.per, context: context, file: file)
    }
    if !grouping.per.contains(where: { $0.field == .session }) {
      for member in form.timeBounds + scope.timeBounds {
        file.report(
          .boundWithoutSession,
          "A rule whose `per` leaves out `session` has no bounds in time, such as `\(member.key)`.",
          at: member.position, hint: "Time is measured on a session's own clock.")
      }
    }
    guard let check else { return nil }
    return Rule(text: text, grouping: grouping, scope: scope.scope, check: check)
  }

  private func checkName(of text: RuleText, in object: ObjectReader) {
    let name = FileName.stem(of: path)
    if let value = object.value("id"), value.string != nil, text.id != name {
      file.report(
        .notTheFileName, "The id `\(text.id)` is not the file's name.", at: value.position,
        hint: "Call the file `\(text.id).json`, or write `\"id\": \"\(name)\"`.")
    }
  }
}

/// Takes file names apart.
enum FileName {
  /// What follows the last `/`.
  static func last(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The last part of a path up to its first dot.
  static func stem(of path: String) -> String {
    let name = last(of: path)
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[..<dot])
  }
}

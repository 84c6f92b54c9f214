import LifelintJSON

extension Configuration {
  static let keys = [
    "$schema", "rules", "builtin", "only", "disable", "enable", "severity", "bounds", "thresholds",
    "allow", "baseline", "sessions", "instants", "failOn", "requireExercised",
  ]
  static let boundKeys = ["within", "after", "every", "for"]

  /// Reads the keys of a file; what is wrong is reported.
  mutating func read(_ file: LoadedFile) {
    guard
      let object = ObjectReader(file.root, in: file, what: "the configuration", keys: Self.keys)
    else { return }
    _ = object.string("$schema")
    let folder = FileSystem.parent(of: file.name)
    rules = object.strings("rules").map { FileSystem.join(folder, $0.text) }
    if object.value("builtin") != nil { usesBuiltIn = object.boolean("builtin") }
    only = selectors("only", of: object)
    disable = selectors("disable", of: object)
    enable = selectors("enable", of: object)
    requireExercised = selectors("requireExercised", of: object)
    sessions = object.choice(object.value("sessions"), key: "sessions", as: SessionOrder.self)
    instants = object.duration("instants")
    failOn =
      object.choice(object.value("failOn"), key: "failOn", as: FailureThreshold.self) ?? .error
    baseline = object.string("baseline").map { FileSystem.join(folder, $0) }
    if baseline == folder, let value = object.value("baseline") {
      file.report(.wrongValue, "`baseline` is empty.", at: value.position)
    }
    readSeverities(object)
    readBounds(object)
    for member in object.objectMembers("thresholds") {
      guard let read = ThresholdValue.read(member.value, of: member.key, in: file) else { continue }
      thresholds.append(
        ThresholdChange(
          name: Selector(member.key, origin: .file(member.position)), value: read.value,
          isDuration: read.isDuration))
    }
    allow = object.array("allow").compactMap { readAllowance($0, in: file) }
  }

  private func selectors(_ key: String, of object: ObjectReader) -> [Selector] {
    object.strings(key).map { Selector($0.text, origin: .file($0.position)) }
  }

  private mutating func readSeverities(_ object: ObjectReader) {
    for member in object.objectMembers("severity") {
      if member.value.string == "off" {
        object.file.report(
          .wrongValue, "`off` is no severity.", at: member.value.position,
          hint: "Name the rule in `disable`.")
      } else if let severity = object.choice(
        member.value, key: member.key, as: Severity.self, what: "The severity of `\(member.key)`")
      {
        severities.append(
          SeverityChange(
            rule: Selector(member.key, origin: .file(member.position)), severity: severity))
      }
    }
  }

  private mutating func readBounds(_ object: ObjectReader) {
    for member in object.objectMembers("bounds") {
      guard
        let changes = ObjectReader(
          member.value, in: object.file, what: "an entry of `bounds`", keys: Self.boundKeys)
      else { continue }
      for bound in changes.members where Self.boundKeys.contains(bound.key) {
        guard let duration = changes.duration(bound.key) else { continue }
        bounds.append(
          BoundChange(
            rule: Selector(member.key, origin: .file(member.position)),
            bound: Selector(bound.key, origin: .file(bound.position)), duration: duration,
            position: bound.value.position))
      }
    }
  }

  private func readAllowance(_ value: JSONValue, in file: LoadedFile) -> AllowEntry? {
    guard
      let object = ObjectReader(
        value, in: file, what: "an entry of `allow`", keys: ["rule", "match", "because"])
    else { return nil }
    let because = object.requiredString("because")
    guard let rule = object.requiredString("rule"), let position = object.value("rule")?.position
    else { return nil }
    return AllowEntry(
      rule: Selector(rule, origin: .file(position)), match: object.value("match"),
      because: because ?? "")
  }
}

extension ObjectReader {
  /// The members of a key's object; none where it is left out.
  func objectMembers(_ key: String) -> [JSONValue.Member] {
    guard let value = value(key) else { return [] }
    if case .object(let members) = value.content { return members }
    reportType(of: value, key: key, expected: "an object")
    return []
  }
}

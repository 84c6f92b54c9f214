import LifelintJSON

/// Reads how a rule or a model parts the trace: `per` and `also`.
enum GroupingReader {
  /// The keys that are read here.
  static let keys = ["per", "also"]

  /// Reads both keys; `["session"]` is what a `per` that is left out says.
  static func read(
    _ object: ObjectReader, context: LoadContext, role: MatcherReader.Role
  ) -> Grouping {
    let per = perFields(object)
    guard let value = object.value("also") else { return Grouping(per: per, also: nil) }
    let reading = MatcherReader.read(value, context: context, file: object.file, role: role)
    // Which group an event belongs to is not yet known here: its own fields have to tell.
    InstanceCheck.check(reading, per: [], context: context, file: object.file)
    return Grouping(per: per, also: reading.matcher)
  }

  /// Reads `per` alone.
  static func perFields(_ object: ObjectReader) -> [PerField] {
    guard object.value("per") != nil else {
      return [PerField(field: .session, isOptional: false)]
    }
    var fields: [PerField] = []
    for entry in object.strings("per") {
      let isOptional = entry.text.hasSuffix("?")
      let name = isOptional ? String(entry.text.dropLast()) : entry.text
      let field = Field(name: name)
      if name.isEmpty || !field.isOfTrace {
        object.file.report(
          .wrongValue, "`per` names fields of the trace, and `\(entry.text)` is none.",
          at: entry.position)
      } else if fields.contains(where: { $0.field == field }) {
        object.file.report(
          .wrongValue, "`per` names the field `\(name)` twice.", at: entry.position)
      } else {
        // No event is without its session or thread, so those are never optional.
        fields.append(PerField(field: field, isOptional: isOptional && !field.isAlwaysThere))
      }
    }
    return fields
  }
}

internal import LifelintJSON

extension LineParser {
  /// The fault that a header's version is not known, or `nil` where it is.
  func version(_ lifelint: Member, in scan: JSONScan) -> LineFault? {
    if ExactNumber(json: scan.bytes[lifelint.value]) == ExactNumber(1) { return nil }
    return LineFault(
      offset: lifelint.value.lowerBound,
      message: "the trace says version \(Excerpt.text(scan.bytes[lifelint.value])); "
        + "this lifelint reads version 1",
      hint: "Write \"lifelint\": 1, or use a lifelint that knows the version.")
  }

  /// The header that a line is; the line must have been passed before.
  func header(_ passed: JSONScan, from start: Int) throws(LineFault) -> TraceHeader {
    var header = TraceHeader(fields: [], isComplete: false, instants: nil)
    var places: [[UInt8]: Int] = [:]
    var members: [(name: [UInt8], value: Range<Int>)] = []
    var scan = passed
    scan.at = start
    repeat {
      scan.at += 1
      scan.skipBlank()
      let name = scan.unescaped(try scan.key(after: false))
      let value = try scan.value()
      scan.skipBlank()
      // Of a repeated key the last value counts, at the place of the first.
      if let place = places[name] {
        members[place].value = value
      } else {
        places[name] = members.count
        members.append((name, value))
      }
    } while scan.next == UInt8(ascii: ",")

    for (name, value) in members {
      let bytes = scan.bytes[value]
      if name.elementsEqual("complete".utf8), bytes.first != UInt8(ascii: "n") {
        guard bytes.first == UInt8(ascii: "t") || bytes.first == UInt8(ascii: "f") else {
          throw wrongType(
            "complete", value, "true or false",
            hint: "It says that every session in here is whole.",
            in: scan)
        }
        header.isComplete = bytes.first == UInt8(ascii: "t")
      }
      if name.elementsEqual("instants".utf8), bytes.first != UInt8(ascii: "n") {
        let isText = bytes.first == UInt8(ascii: "\"")
        let text = isText ? String(decoding: scan.unescaped(inside(value)), as: UTF8.self) : ""
        guard let duration = DurationText.nanoseconds(text) else {
          throw wrongType(
            "instants", value, "a duration",
            hint:
              #"A duration looks like "50ms" or "1.5s"; its units are ns, us, ms, s, min and h."#,
            in: scan)
        }
        header.instants = duration
      }
      header.fields.append((String(decoding: name, as: UTF8.self), symbol(value, in: scan)))
    }
    return header
  }
}

internal import LifelintJSON
internal import LifelintTrace

/// Gives the JSON objects of a file, whether each stands on a line of its own, over many lines, or in
/// an array.
struct RecordReader {
  /// An object with its place.
  struct Record {
    var value: JSONValue
    /// The number of its first line, from which positions in it count.
    var line: Int
  }

  private var splitter = ObjectSplitter()

  /// Takes a line; gives the objects that end on it.
  mutating func take(
    _ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput
  ) -> [Record] {
    let isObject = line.count > 0 && line[0] == UInt8(ascii: "{")
    if isObject, splitter.isOpen, let record = whole(line, number) {
      // An object that was not ended, and then a new one: the old one was cut short.
      let rest = splitter.takeRest()
      output.unreadable(
        rest.line, "the object that begins here does not end",
        hint: "The next one, on line \(number), has been read.")
      return [record]
    }
    if isObject, !splitter.isOpen {
      if let record = whole(line, number) { return [record] }
      if line[line.count - 1] == UInt8(ascii: "}") || isOpen {
        return parsed(line.bytes, number, isOpen: isOpen, &output).map { [$0] } ?? []
      }
    }
    var objects: [ObjectSplitter.Object] = []
    let stray = splitter.take(line, number: number) { objects.append($0) }
    if let stray {
      output.unreadable(
        number, offset: stray.offset,
        "\(Excerpt.quoted([stray.byte])) stands where an object has to begin",
        hint: "Each record is one JSON object, on a line of its own or in an array.")
    }
    return objects.compactMap { parsed($0.bytes, $0.line, isOpen: false, &output) }
  }

  /// Gives what was not ended.
  mutating func finish(into output: inout DecoderOutput) {
    guard splitter.isOpen else { return }
    let rest = splitter.takeRest()
    _ = parsed(rest.bytes, rest.line, isOpen: true, &output)
  }

  /// The object that a line is alone, without a word where it is none.
  private func whole(_ line: RawLine, _ number: Int) -> Record? {
    guard let value = try? JSONParser.parse(line.bytes), value.isObject else { return nil }
    return Record(value: value, line: number)
  }

  private func parsed(
    _ bytes: [UInt8], _ line: Int, isOpen: Bool, _ output: inout DecoderOutput
  ) -> Record? {
    JSONRecord(bytes: bytes, line: line).value(isOpen: isOpen, into: &output)
      .map { Record(value: $0, line: line) }
  }
}

internal import LifelintJSON
internal import LifelintTrace

/// Reads payloads that follow headers which say how long they are: Sentry's envelopes.
struct EnvelopeReader {
  /// No payload that tells of a life cycle is longer.
  private static let longest = 64 << 20

  /// How many bytes of the payload are still to come; `nil` outside of one.
  private var rest: Int?
  private var bytes: [UInt8] = []
  private var firstLine = 0
  private var isFirst = true
  private var payload: JSONRecord?
  /// The line of the last header, and that it says how much follows.
  private var header: (line: Int, length: Int)?

  /// Whether a record is the header of an envelope or of a payload, which then follows.
  mutating func isHeader(_ record: JSONValue, line: Int, into output: inout DecoderOutput) -> Bool {
    if record["type"]?.text != nil, let stated = record["length"] {
      guard let length = stated.integer, length >= 0 else {
        output.wrongType(stated, "length", "a number of bytes", line: line)
        return true
      }
      rest = length
      isFirst = true
      header = (line, length)
      return true
    }
    let isOfEnvelope = record["sent_at"] != nil || record["dsn"] != nil || record["sdk"] != nil
    return isOfEnvelope && record["timestamp"] == nil
  }

  /// Whether a line belongs to a payload.
  mutating func takesPayload(_ line: RawLine, number: Int) -> Bool {
    guard let left = rest else { return false }
    if isFirst {
      (firstLine, isFirst) = (number, false)
      bytes = []
    }
    // What is no JSON, such as a screenshot, is passed without being kept.
    let isKept = bytes.isEmpty ? line.count > 0 && line[0] == UInt8(ascii: "{") : true
    if isKept, bytes.count < Self.longest {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      bytes += line.bytes
    }
    // The newlines inside of a payload count, the one after it does not.
    let after = left - line.count - 1
    rest = after > 0 ? after : nil
    if rest == nil, !bytes.isEmpty { payload = JSONRecord(bytes: bytes, line: firstLine) }
    return true
  }

  /// The payload that the last line has ended, if it is JSON.
  mutating func takePayload() -> JSONRecord? {
    defer { payload = nil }
    return payload
  }

  /// Tells of a payload that the file ends in; what has come of it is not read.
  mutating func finish(into output: inout DecoderOutput) {
    // The newline at the end of the last payload may be missing.
    guard let rest, rest > 0, let header else { return }
    let line = isFirst ? header.line : firstLine
    self.rest = nil
    output.log.cutLastLine(line, offset: 0)
  }
}

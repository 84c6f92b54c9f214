import LifelintJSON

/// Reads a trace naively, from the text of trace-format.md alone: what the reader has to agree with.
///
/// It shares nothing with the reader but exact numbers, and knows no columns and no sentences.
struct Oracle {
  /// Each event as one line of text, in the format of ``Reading``.
  var events: [String] = []
  /// The line and id of each diagnostic.
  var diagnostics: [String] = []
  /// The header's fields.
  var header: [String]?

  private let fields: [String]
  private let known: [String: (name: String, spelling: String)]
  private var unknown: Set<String> = []
  private var repeated: Set<[UInt8]> = []

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - bytes: The trace.
  ///   - fields: The fields that are asked for.
  ///   - known: The known spellings, each with its kind before it: `callback didBecomeActive`.
  init(
    _ bytes: [UInt8], fields: [String], known: [String: (name: String, spelling: String)]
  ) {
    self.fields = fields
    self.known = known
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
    var isFirst = true
    for (index, line) in lines.enumerated() {
      let line = line.last == 0x0D ? line.dropLast() : line
      if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
      let goesOn = read(Array(line), index + 1, isFirst: isFirst, isLast: index == lines.count - 1)
      if !goesOn { break }
      isFirst = false
    }
    diagnostics.sort()
  }

  private mutating func tell(_ id: String, _ line: Int) { diagnostics.append("\(line) \(id)") }

  /// Reads one line; false where the whole trace is not to be read.
  private mutating func read(
    _ bytes: [UInt8], _ number: Int, isFirst: Bool, isLast: Bool
  ) -> Bool {
    do {
      let members = try OracleJSON.object(bytes)
      var last: [[UInt8]: OracleJSON] = [:]
      for (key, value) in members { last[key] = value }
      func member(_ name: String) -> OracleJSON? {
        if case .null? = last[Array(name.utf8)] { return nil }
        return last[Array(name.utf8)]
      }
      let kinds = ["callback", "system", "action"].filter { member($0) != nil }
      if kinds.isEmpty, let version = last[Array("lifelint".utf8)] {
        if !isFirst { throw OracleJSON.Failure.wrong }
        guard case .number(ExactNumber(1)) = version else {
          tell("unreadable_trace", number)
          return false
        }
        switch member("complete") {
        case nil, .boolean: break
        default: throw OracleJSON.Failure.wrong
        }
        if let instants = member("instants") {
          guard case .text(let text) = instants, Self.isDuration(text) else {
            throw OracleJSON.Failure.wrong
          }
        }
        var names: [[UInt8]] = []
        for (key, _) in members where !names.contains(key) { names.append(key) }
        header = names.map {
          String(decoding: $0, as: UTF8.self) + ": " + (last[$0]?.described ?? "")
        }
      } else {
        guard kinds.count == 1 else { throw OracleJSON.Failure.wrong }
        try readEvent(kinds[0], last, number, member)
      }
      var seen: Set<[UInt8]> = []
      for (key, _) in members where !seen.insert(key).inserted && repeated.insert(key).inserted {
        tell("repeated_key", number)
      }
    } catch {
      if isLast, case OracleJSON.Failure.ended = error {
        tell("cut_last_line", number)
      } else {
        tell("unreadable_line", number)
      }
    }
    return true
  }

  private mutating func readEvent(
    _ kind: String, _ last: [[UInt8]: OracleJSON], _ number: Int,
    _ member: (String) -> OracleJSON?
  ) throws {
    func text(_ name: String) throws -> String? {
      switch member(name) {
      case nil: return nil
      case .text(let bytes): return String(decoding: bytes, as: UTF8.self)
      case .number(let number)? where name == "session" && number.exponent >= 0:
        return number.description
      default: throw OracleJSON.Failure.wrong
      }
    }
    let time: String
    switch member("t") {
    case .number(let number): time = try OracleTime.nanoseconds(number)
    case .text(let bytes): time = try OracleTime.nanoseconds(dateTime: bytes) + "Z"
    default: throw OracleJSON.Failure.wrong
    }
    let phase = try text("phase")
    guard phase == nil || phase == "begin" || phase == "end" else { throw OracleJSON.Failure.wrong }
    let spelled = try text(kind) ?? ""
    let name = known["\(kind) \(spelled)"]
    var line = "\(number) t=\(time) \(kind) \(name?.name ?? spelled)"
    if let name, name.spelling != "name" { line += " as \(name.spelling)" }
    if let phase { line += " \(phase)" }
    for field in ["session", "scene", "of"] {
      if let value = try text(field) { line += " \(field)=\(value)" }
    }
    if let thread = try text("thread"), thread != "main" { line += " thread=\(thread)" }
    let extras = fields.compactMap { field in
      last[Array(field.utf8)].map { "\(field): \($0.described)" }
    }
    if !extras.isEmpty { line += " {" + extras.joined(separator: ", ") + "}" }
    events.append(line)
    if name == nil, kind != "action", unknown.insert("\(kind) \(spelled)").inserted {
      tell("unknown_name", number)
    }
  }

  private static func isDuration(_ text: [UInt8]) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    for (unit, seconds) in [
      ("ns", "1e-9"), ("us", "1e-6"), ("ms", "1e-3"), ("min", "60"), ("s", "1"), ("h", "3600"),
    ] where text.hasSuffix(unit) {
      let number = text.dropLast(unit.count)
      // As a double: exact enough to tell what Int64 can hold but at its very edge.
      guard !number.contains(where: { !"0123456789.".contains($0) }),
        ExactNumber(json: number.utf8) != nil, let value = Double(number),
        let scale = Double(seconds)
      else { continue }
      return value * scale * 1e9 < 9.223372036854775807e18
    }
    return false
  }
}

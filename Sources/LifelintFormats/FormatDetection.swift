internal import LifelintJSON
internal import LifelintTrace

/// Finds out by its first bytes what format a file has.
enum FormatDetection {
  /// How much of a file is looked at.
  static let limit = 1 << 16

  /// Whether enough of a file is there to tell its format.
  ///
  /// A line that says something is enough where it is a whole object, so that a live trace need not
  /// wait for a second one.
  static func isEnough(_ bytes: [UInt8]) -> Bool {
    for line in lines(of: bytes, onlyWhole: true) where !isNotice(line) {
      let first = line.first { $0 > 0x20 }
      let last = line.last { $0 > 0x20 }
      if first == UInt8(ascii: "{") { return last == UInt8(ascii: "}") }
      if first != nil, first != UInt8(ascii: "[") { return true }
      if first == UInt8(ascii: "["), line.count > 2 { return last == UInt8(ascii: "]") }
    }
    return false
  }

  /// The format of a file that begins with some bytes; native where it is none that is known.
  static func format(of bytes: [UInt8]) -> InputFormat {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let lines = lines(of: bytes, onlyWhole: false)
    let saysLog = lines.contains { $0.starts(with: "Filtering the log data using".utf8) }
    guard let first = lines.first(where: { !isNotice($0) }) else {
      return saysLog ? .unifiedLog : .native
    }
    let sign = first.first { $0 > 0x20 }
    if sign != UInt8(ascii: "{"), sign != UInt8(ascii: "[") {
      if LogLineHead(Array(first)) != nil || LogColumns(heading: Array(first)) != nil
        || isLogTable(lines)
      {
        return .unifiedLogText
      }
      if let foreign = ForeignFormat.beginning(Array(first)) { return .foreign(foreign) }
      // A copy may begin in the midst of a message of many lines.
      let isCopy = lines.dropLast().contains { LogLineHead(Array($0)) != nil }
      return isCopy ? .unifiedLogText : .native
    }
    if let object = try? JSONParser.parse(Array(first), onRepeatedKey: { _, _ in }) {
      if object.isObject { return format(of: object) ?? .native }
      let found = object.elements.first.flatMap { format(of: $0) } ?? .native
      return found == .unifiedLog ? .unifiedLogArray : found
    }
    // An object over many lines, an array of such, or a line that goes on behind what is looked at:
    // as much as is there, with its brackets closed, has the keys that tell.
    guard let value = JSONBeginning.value(of: rest(of: bytes, from: first)) else { return .native }
    let object = value.elements.first ?? value
    guard object.isObject, let found = format(of: object) else {
      // An object that really goes on over lines is no cut line of a trace.
      let isDocument = object.position.line > 1 || object.lastLine > 1
      return isDocument ? ForeignFormat.document.map(InputFormat.foreign) ?? .native : .native
    }
    return found == .unifiedLog ? .unifiedLogArray : found
  }

  /// The format of a file whose first record is this; `nil` where it is none that is known.
  private static func format(of object: JSONValue) -> InputFormat? {
    func has(_ keys: String...) -> Bool { keys.allSatisfy { object[$0] != nil } }
    if has("t"), ["callback", "system", "action"].contains(where: { object[$0] != nil }) {
      return .native
    }
    if has("lifelint") { return .native }
    if has("eventMessage"), has("processImagePath") || has("eventType") || has("processID") {
      return .unifiedLog
    }
    if has("timestamp", "processImagePath") { return .unifiedLog }
    if has("timezoneName", "eventType") || has("timezoneName", "traceID") { return .unifiedLog }
    if has("signpostName") || has("lossCount") || has("finished", "count") { return .unifiedLog }
    if has("resourceLogs") || has("resourceSpans") || has("resourceMetrics") { return .telemetry }
    if has("bug_type") || has("termination", "procName") || has("captureTime", "procName") {
      return .crashReport
    }
    if has("applicationExitMetrics") || has("crashDiagnostics") || has("timeStampBegin")
      || has("applicationLaunchMetrics") || has("hangDiagnostics")
    {
      return .metrics
    }
    if let map = FieldMap.builtIn.first(where: { $0.detects(object) }) {
      return InputFormat(map.name, map.title)
    }
    return ForeignFormat.holding(object).map(InputFormat.foreign)
  }

  /// The bytes from a line on.
  private static func rest(of bytes: [UInt8], from line: ArraySlice<UInt8>) -> [UInt8] {
    Array(bytes[line.startIndex...])
  }

  /// Whether a line is one that `log` says about itself.
  private static func isNotice(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 <= 0x20 } || line.starts(with: "Filtering the log data using".utf8)
  }

  /// Whether the first line is the head of the table that `log` prints.
  private static func isLogTable(_ lines: [ArraySlice<UInt8>]) -> Bool {
    lines.first { !isNotice($0) }?.starts(with: "Timestamp  ".utf8) == true
  }

  private static func lines(of bytes: [UInt8], onlyWhole: Bool) -> [ArraySlice<UInt8>] {
    let parts = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 64, omittingEmptySubsequences: false)
    return onlyWhole ? parts.dropLast() : parts
  }
}

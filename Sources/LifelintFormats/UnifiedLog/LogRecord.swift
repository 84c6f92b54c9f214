internal import LifelintJSON

/// One entry of the unified log, whatever style it was printed in.
struct LogRecord {
  /// What sort of entry it is.
  enum Kind: Equatable {
    /// A message.
    case message
    /// One end of an interval, or a mark.
    case signpost(name: String, type: String, id: String, scope: String)
    /// Entries were lost; how many.
    case loss(ExactNumber?)
  }

  /// The line in the file.
  var line: Int
  /// When it was written: since 1970, or since the midnight before the first line.
  var time: Int64
  /// Whether the time is since 1970.
  var hasDateTime: Bool
  var kind: Kind
  /// The process's name.
  var process: String
  /// The path of its program, where the style shows it.
  var path: String?
  /// Its number, where the style shows it.
  var pid: Int?
  var thread = ""
  var subsystem = ""
  var category = ""
  var message = ""
  /// What tells it from another with the same text: the boot and the time in ticks.
  var stamp = ""

  /// Two entries with the same one are the same entry.
  var identity: String {
    "\(stamp) \(time) \(pid ?? -1) \(thread) \(process) \(kind) \(message)"
  }
}

extension LogRecord {
  /// Reads an object of the styles `ndjson` and `json`; `nil` where it is none, with the reason.
  ///
  /// - Throws: Why an object that belongs to the log cannot be used.
  init?(_ object: JSONValue, line: Int) throws(LogFault) {
    let type = object["eventType"]?.text ?? ""
    let name = object["signpostName"]?.text
    let isLoss = type == "lossEvent" || object["lossCount"] != nil
    let message = object["eventMessage"]?.text
    guard name != nil || isLoss || message != nil else {
      // The trailer, and entries that only have an activity.
      if object["finished"] != nil || object["timestamp"] != nil || !type.isEmpty { return nil }
      throw LogFault(
        position: object.position, message: "the object is no entry of the unified log",
        hint: "An entry has a timestamp and an eventMessage, a signpostName or a lossCount.")
    }
    if type == "activityCreateEvent" || type == "userActionEvent" { return nil }
    let stated = object["timestamp"] ?? (isLoss ? object["lossEndTimestamp"] : nil)
    guard let stated else {
      throw LogFault(
        position: object.position, message: "the entry has no timestamp",
        hint: "Keep the key timestamp; machTimestamp alone cannot be placed in time.")
    }
    guard let time = stated.text.flatMap(LogTime.init), time.hasOffset else {
      throw LogFault(
        position: stated.position, message: "timestamp is no time of the unified log",
        hint: "It looks like \"2026-06-29 15:54:42.063082+0200\".")
    }
    let path = object["processImagePath"]?.text
    self.init(
      line: line, time: time.nanoseconds, hasDateTime: true, kind: .message,
      process: path.map { String($0.split(separator: "/").last ?? "") } ?? "", path: path,
      pid: object["processID"]?.integer)
    if isLoss {
      kind = .loss(object["lossCount"]?.number)
    } else if let name {
      kind = .signpost(
        name: name, type: object["signpostType"]?.text ?? "event",
        id: object["signpostID"]?.name ?? "", scope: object["signpostScope"]?.text ?? "process")
    }
    thread = object["threadID"]?.name ?? ""
    subsystem = object["subsystem"]?.text ?? ""
    category = object["category"]?.text ?? ""
    self.message = message ?? ""
    stamp = [object["bootUUID"]?.text, object["machTimestamp"]?.name].compactMap { $0 }
      .joined(separator: " ")
  }
}

/// Why an entry of the log cannot be used.
struct LogFault: Error {
  var position: SourcePosition
  var message: String
  var hint: String
}

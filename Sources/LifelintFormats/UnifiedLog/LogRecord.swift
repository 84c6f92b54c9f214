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
    /// The wall clock was compared with the ticks, and may have been set.
    case timesync
  }

  /// A moment that an entry tells of beside its own.
  struct Moment: Equatable {
    var wall: Int64
    var ticks: Int64?
  }

  /// The line in the file.
  var line: Int
  /// When it was written, on a clock that is never set: since 1970, or since the midnight before the
  /// first line.
  var time: Int64
  /// When it was written, as it says.
  var wall: Int64
  /// The ticks since the device was started, where the style shows them.
  var ticks: Int64?
  /// The start of the device that the ticks count from.
  var boot = ""
  /// Whether the time is since 1970.
  var hasDateTime: Bool
  /// When it came, where the log is watched live.
  var arrival: Int64?
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
  /// From when to when entries were lost.
  var lost: [Moment] = []

  init(
    line: Int, time: Int64, hasDateTime: Bool, kind: Kind = .message, process: String,
    path: String? = nil, pid: Int? = nil
  ) {
    self.line = line
    self.time = time
    wall = time
    self.hasDateTime = hasDateTime
    self.kind = kind
    self.process = process
    self.path = path
    self.pid = pid
  }

  /// Two entries with the same one are the same entry.
  var identity: String {
    "\(boot) \(ticks ?? 0) \(wall) \(pid ?? -1) \(thread) \(process) \(kind) \(message)"
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
    let isSync = type == "timesyncEvent"
    let message = object["eventMessage"]?.text
    guard name != nil || isLoss || isSync || message != nil else {
      // The trailer, and entries that only have an activity.
      if object["finished"] != nil || object["timestamp"] != nil || !type.isEmpty { return nil }
      throw LogFault(
        position: object.position, message: "the object is no entry of the unified log",
        hint: "An entry has a timestamp and an eventMessage, a signpostName or a lossCount.")
    }
    if type == "activityCreateEvent" || type == "userActionEvent" { return nil }
    let stated = object["timestamp"] ?? (isLoss ? object["lossEndTimestamp"] : nil)
    guard let stated else {
      if isSync { return nil }
      throw LogFault(
        position: object.position, message: "the entry has no timestamp",
        hint: "Keep the key timestamp; machTimestamp alone cannot be placed in time.")
    }
    guard let time = Self.wall(stated) else {
      throw LogFault(
        position: stated.position, message: "timestamp is no time of the unified log",
        hint: "It looks like \"2026-06-29 15:54:42.063082+0200\".")
    }
    let path = object["processImagePath"]?.text
    self.init(
      line: line, time: time, hasDateTime: true,
      process: path.map { String($0.split(separator: "/").last ?? "") } ?? "", path: path,
      pid: object["processID"]?.integer)
    if isLoss {
      kind = .loss(object["lossCount"]?.number)
      lost = ["lossStart", "lossEnd"].compactMap { key in
        object[key + "Timestamp"].flatMap(Self.wall).map { wall in
          Moment(wall: wall, ticks: object[key + "MachContinuousTimestamp"]?.ticks)
        }
      }
    } else if let name {
      kind = .signpost(
        name: name, type: object["signpostType"]?.text ?? "event",
        id: object["signpostID"]?.name ?? "", scope: object["signpostScope"]?.text ?? "process")
    } else if isSync {
      kind = .timesync
    }
    thread = object["threadID"]?.name ?? ""
    subsystem = object["subsystem"]?.text ?? ""
    category = object["category"]?.text ?? ""
    self.message = message ?? ""
    boot = object["bootUUID"]?.text ?? ""
    ticks = object["machTimestamp"]?.ticks
  }

  private static func wall(_ value: JSONValue) -> Int64? {
    guard let time = value.text.flatMap(LogTime.init), time.hasOffset else { return nil }
    return time.nanoseconds
  }
}

extension JSONValue {
  /// A count of ticks.
  fileprivate var ticks: Int64? { integer.map(Int64.init) }
}

/// Why an entry of the log cannot be used.
struct LogFault: Error {
  var position: SourcePosition
  var message: String
  var hint: String
}

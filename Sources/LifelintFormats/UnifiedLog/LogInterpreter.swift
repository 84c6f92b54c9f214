internal import LifelintJSON
internal import LifelintTrace

/// Concludes from the entries of a log, in the order of time, what happened in the life of each app.
struct LogInterpreter {
  /// How many open intervals and tasks of a process are remembered.
  private static let memory = 10_000

  let table: MessageTable
  let exits = ExitTable.standard
  private let names: NameTable
  /// The process that is asked for, by its name or its bundle; `nil` for every app.
  private let asked: String?
  private(set) var processes: [String: LogProcess] = [:]
  /// The keys of ``processes`` by the identifiers of their bundles.
  private var keysByBundle: [String: String] = [:]
  /// The first process that is an app.
  private(set) var app: String?
  private(set) var isSimulator = false
  private var hasToldHidden = false

  init(table: MessageTable, names: NameTable, process: String?) {
    self.table = table
    self.names = names
    asked = process
  }

  /// What is known of the whole log.
  var header: DecodedHeader {
    let apps = Set(processes.values.filter(\.hasEvents).compactMap(\.name))
    return DecodedHeader(
      app: apps.count == 1 ? apps.first : nil, device: isSimulator ? "Simulator" : nil,
      instants: table.instants)
  }

  /// Notes what an entry says about others that come before it in time.
  mutating func foresee(_ record: LogRecord) {
    guard case .signpost(let name, _, _, _) = record.kind, isApp(record),
      names.isKnown(name, kind: .callback)
    else { return }
    processes[enter(record), default: LogProcess(session: "")].ownCallbacks.insert(
      canonical(name))
  }

  /// Tells what an entry means.
  mutating func take(_ record: LogRecord, into output: inout DecoderOutput) {
    switch record.kind {
    case .loss(let count): lose(count, record, &output)
    case .signpost(let name, let type, let id, let scope):
      guard isApp(record) else { return }
      mark(name, type, id: id, scope: scope, record, &output)
    case .message:
      guard
        let (form, captures) = table.match(Array(record.message.utf8), of: record.process)
      else { return }
      if form.process == nil {
        guard isApp(record) else { return }
        take(form, captures, in: enter(record), record, &output)
      } else if let key = subject(of: captures) {
        take(form, captures, in: key, record, &output)
      }
    }
  }

  // MARK: Which process

  /// Whether an entry was written by an app that is asked for.
  private func isApp(_ record: LogRecord) -> Bool {
    if let asked { return record.process == asked || bundle(of: record) == asked }
    return !record.process.isEmpty
      && !table.isSystem(process: record.process, path: record.path)
  }

  /// Whether a program is one of the system's, and not asked for.
  func isOfSystem(path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name != asked && table.isSystem(process: name, path: path)
  }

  private func bundle(of record: LogRecord) -> String? {
    record.pid.flatMap { processes[String($0)]?.bundle }
  }

  /// The key of the process that wrote an entry, which is added where it is new.
  private mutating func enter(_ record: LogRecord) -> String {
    let key = record.pid.map(String.init) ?? record.process
    if processes[key] == nil { processes[key] = LogProcess(session: key) }
    processes[key]?.name = record.process
    if app == nil { app = record.process }
    if record.path?.holds("/CoreSimulator/") == true { isSimulator = true }
    return key
  }

  /// The key of the process that an entry of the system is about; `nil` where it is none that counts.
  private mutating func subject(of captures: [String: String]) -> String? {
    let bundle = captures["bundle"].map { String($0.prefix { $0 != "(" }) }
    let pid = captures["pid"].map { String($0.prefix { $0 != ":" }) }
    if let pid, let known = processes[pid] {
      if let bundle {
        processes[pid]?.bundle = bundle
        keysByBundle[bundle] = pid
      }
      return known.name != nil || isAsked(bundle: bundle, name: captures["process"]) ? pid : nil
    }
    guard isAsked(bundle: bundle, name: captures["process"]) else { return nil }
    if let bundle, let key = keysByBundle[bundle], pid == nil || key == pid { return key }
    // The entry has no number, or the style shows none: the only app there is must be meant.
    let apps = processes.filter { $0.value.name != nil && (pid == nil || Int($0.key) == nil) }
    if apps.count == 1, let key = apps.first?.key {
      if let bundle { keysByBundle[bundle] = key }
      return key
    }
    guard let key = pid ?? bundle else { return nil }
    processes[key] = LogProcess(session: key, bundle: bundle)
    if let bundle { keysByBundle[bundle] = key }
    return key
  }

  /// Whether an app is asked for that only the system has named so far.
  private func isAsked(bundle: String?, name: String?) -> Bool {
    if let asked {
      return name == asked || bundle == asked || bundle?.hasSuffix("." + asked) == true
    }
    if let bundle { return !table.isSystem(bundle: bundle) }
    return name.map { !table.isSystem(process: $0, path: nil) } ?? true
  }

  // MARK: Events

  private func canonical(_ callback: String) -> String {
    names.text(of: names.name(callback, kind: .callback).id)
  }

  private mutating func emit(
    _ kind: EventKind, _ name: String, _ record: LogRecord, in key: String,
    _ output: inout DecoderOutput, phase: EventPhase = .instant,
    _ change: (inout DecodedEvent) -> Void = { _ in }
  ) {
    processes[key]?.hasEvents = true
    var event = DecodedEvent(
      line: record.line, time: record.time, hasDateTime: record.hasDateTime, kind: kind,
      name: name, phase: phase, session: processes[key]?.session ?? key)
    change(&event)
    output.events.append(event)
  }

  private mutating func lose(
    _ count: ExactNumber?, _ record: LogRecord, _ output: inout DecoderOutput
  ) {
    let running = processes.filter { $0.value.hasEvents && !$0.value.hasEnded }.keys.sorted()
    for key in running {
      emit(.system, "gap", record, in: key, &output) { event in
        if let count { event.add("count", .number(count)) }
      }
      processes[key]?.reasons = nil
    }
  }

  private mutating func mark(
    _ name: String, _ type: String, id: String, scope: String, _ record: LogRecord,
    _ output: inout DecoderOutput
  ) {
    let phase: EventPhase = type == "begin" ? .begin : type == "end" ? .end : .instant
    if let form = table.signposts.first(where: { $0.name == name }) {
      if form.phase == type { emit(.system, form.system, record, in: enter(record), &output) }
      return
    }
    if table.isSystem(bundle: record.subsystem) { return }
    let key = enter(record)
    let kind: EventKind = names.isKnown(name, kind: .callback) ? .callback : .action
    // An interval's end has no message: it is about what its begin was about.
    let place = scope == "thread" ? record.thread : ""
    let pair = [scope, place, record.subsystem, record.category, name, id].joined(separator: "\n")
    var about = record.message
    switch phase {
    case .begin where (processes[key]?.intervals.count ?? 0) < Self.memory:
      processes[key]?.intervals[pair] = about
    case .end: about = processes[key]?.intervals.removeValue(forKey: pair) ?? about
    default: break
    }
    let isOwn = table.isLifecycle(subsystem: record.subsystem)
    emit(kind, name, record, in: key, &output, phase: phase) { event in
      if about.isEmpty { return }
      if isOwn, !about.utf8.contains(UInt8(ascii: " ")) {
        event.of = about
      } else {
        event.add("message", .text(about))
      }
    }
  }

  // MARK: Messages

  private mutating func take(
    _ form: MessageTable.Message, _ captures: [String: String], in key: String,
    _ record: LogRecord, _ output: inout DecoderOutput
  ) {
    let id = captures["id"].flatMap { Int($0) }
    switch form.meaning {
    case .deactivation: deactivate(captures, in: key, record, &output)
    case .redactedTask: tellHidden(in: key, record, &output)
    case .beginTask:
      guard let id, let name = captures["name"] else { return }
      if name.holds("<private>") { return tellHidden(in: key, record, &output) }
      if table.isSystem(task: name) { return }
      if (processes[key]?.tasks.count ?? 0) < Self.memory { processes[key]?.tasks[id] = name }
      emit(.action, "beginBackgroundTask", record, in: key, &output) { event in
        event.of = "task:\(name)"
        event.add("id", .number(id))
      }
    case .endTask:
      // One whose begin was not seen is the system's own, or hidden, or older than the log.
      guard let id, let name = processes[key]?.tasks.removeValue(forKey: id) else { return }
      emit(.action, "endBackgroundTask", record, in: key, &output) { event in
        event.of = "task:\(name)"
        event.add("id", .number(id))
      }
    case .endUnknownTask:
      guard let id else { return }
      emit(.action, "endBackgroundTask", record, in: key, &output) { $0.add("id", .number(id)) }
    case .suspend:
      if processes[key]?.isSuspended != false || processes[key]?.hasEnded == true { return }
      processes[key]?.isSuspended = true
      emit(.system, "suspend", record, in: key, &output)
    case .resume:
      guard processes[key]?.isSuspended == true else { return }
      processes[key]?.isSuspended = false
      emit(.system, "resume", record, in: key, &output)
    case .exit: end(form, captures, in: key, record, &output)
    case .watchdog:
      guard let event = captures["event"], processes[key]?.watchdogs.insert(event).inserted == true
      else { return }
      emit(.system, "watchdog", record, in: key, &output) { told in
        told.add("event", .text(event))
        if let allowance = Self.value(captures["allowance"]) { told.add("allowance", allowance) }
      }
    case .event:
      if let name = captures["name"] {
        if table.isSystem(task: name) { return }
        if name.holds("<private>") { return tellHidden(in: key, record, &output) }
      } else if let id, form.of == nil, processes[key]?.tasks[id] == nil {
        // A task without a name counts where it is known to be the app's own.
        return
      }
      emit(.system, form.system, record, in: key, &output) { event in
        event.of = form.of.map { Self.filled($0, captures) }
        for (name, text) in form.fields {
          if let value = Self.value(Self.filled(text, captures)) { event.add(name, value) }
        }
      }
    }
  }

  private mutating func deactivate(
    _ captures: [String: String], in key: String, _ record: LogRecord,
    _ output: inout DecoderOutput
  ) {
    guard let bit = captures["bit"].flatMap({ Int($0) }), (0..<63).contains(bit),
      let before = captures["before"].flatMap({ Int($0) }),
      let after = captures["after"].flatMap({ Int($0) })
    else {
      output.unreadable(
        record.line, "the deactivation reasons of this entry are no numbers",
        hint: "The form of the message is not known; lifelint reads \"0 -> 1\".")
      return
    }
    if processes[key]?.hasEnded == true {
      // The number of a process that has ended is another's now.
      processes[key] = LogProcess(session: key, name: record.process)
    }
    if let known = processes[key]?.reasons, known != before {
      emit(.system, "gap", record, in: key, &output)
    }
    processes[key]?.reasons = after
    processes[key]?.isSuspended = false
    let isAdded = after & (1 << bit) != 0
    var told: [String] = []
    if bit == table.launchBit, isAdded, before == 0, processes[key]?.hasEvents != true {
      // UIApplication has just been made: nothing was active before.
      emit(.system, "launch", record, in: key, &output)
    } else if before == 0, after != 0 {
      told.append(table.anyAdded)
    }
    if let known = table.bits.first(where: { $0.bit == bit }),
      let name = isAdded ? known.added : known.removed
    {
      told.append(name)
    }
    if after == 0, before != 0 { told.append(table.allRemoved) }
    for name in told where processes[key]?.ownCallbacks.contains(name) != true {
      emit(.callback, name, record, in: key, &output)
    }
  }

  private mutating func tellHidden(
    in key: String, _ record: LogRecord, _ output: inout DecoderOutput
  ) {
    processes[key]?.hasHiddenTasks = true
    if hasToldHidden { return }
    hasToldHidden = true
    output.remark(
      .redactedName, record.line,
      "the log hides the names of background tasks (<private>), so none of them can be followed",
      hint: "Install Apple's logging profile on the device, run under the debugger or in the "
        + "simulator, or signpost the tasks.")
  }

  private mutating func end(
    _ form: MessageTable.Message, _ captures: [String: String], in key: String,
    _ record: LogRecord, _ output: inout DecoderOutput
  ) {
    if processes[key]?.hasEnded != false { return }
    processes[key]?.hasEnded = true
    let exit = exits.exit(
      domain: captures["domain"] ?? form.domain, code: captures["code"] ?? "",
      status: captures["status"])
    emit(.system, "exit", record, in: key, &output) { event in
      event.add("reason", .text(exit.reason))
      if let code = exit.code { event.add("code", code) }
    }
    if let meaning = exits.meaning(of: exit) {
      let code: String? = if case .text(let code)? = exit.code { code } else { nil }
      output.explain(meaning, code: code, line: record.line)
    }
  }

  /// A text with its places filled in.
  private static func filled(_ text: String, _ captures: [String: String]) -> String {
    captures.reduce(text) { $0.replacingAll("{\($1.key)}", with: $1.value) }
  }

  /// A captured text as a value: a number where it is one.
  private static func value(_ text: String?) -> FieldValue? {
    text.map { text in
      ExactNumber(json: Array(text.utf8)).map { .number($0) } ?? .text(text)
    }
  }
}

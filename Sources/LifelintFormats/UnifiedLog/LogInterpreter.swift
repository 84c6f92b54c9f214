internal import LifelintJSON
internal import LifelintTrace

/// Concludes from the entries of a log, in the order of time, what happened in the life of each app.
struct LogInterpreter {
  /// How many open intervals and tasks of a process are remembered.
  static let memory = 10_000

  let table: MessageTable
  let exits = ExitTable.standard
  let names: NameTable
  /// The process that is asked for, by its name or its bundle; `nil` for every app.
  let asked: String?
  var processes = LogProcesses()
  private var isSimulator = false
  private var hasToldHidden = false
  /// How many entries are held back until it is known whose they are.
  var heldCount = 0
  /// Entries of the system that name an app of which no process is known yet, by its bundle.
  var awaited: [String: [LogRecord]] = [:]

  init(table: MessageTable, names: NameTable, process: String?) {
    self.table = table
    self.names = names
    asked = process
  }

  /// What is known of the whole log.
  var header: DecodedHeader {
    let apps = Set(
      processes.indices.filter { processes[$0].hasEvents }.compactMap { processes[$0].name })
    return DecodedHeader(
      app: apps.count == 1 ? apps.first : nil, device: isSimulator ? "Simulator" : nil,
      instants: table.instants)
  }

  /// Notes what an entry says about others that come before it in time.
  mutating func foresee(_ record: LogRecord) {
    guard isOfApp(record) else { return }
    switch record.kind {
    case .signpost(let name, _, _, _):
      guard names.isKnown(name, kind: .callback) else { return }
      processes[enter(record)].ownCallbacks.insert(canonical(name))
    case .message:
      guard let (form, captures) = match(record), form.meaning == .deactivation else { return }
      let place = enter(record)
      if !processes[place].foreseesReasons, !processes[place].hasReasons {
        processes[place].launch = isLaunch(captures) ? record.wall : nil
      }
      processes[place].foreseesReasons = true
    case .loss, .timesync: return
    }
  }

  /// Tells what an entry means.
  mutating func take(_ record: LogRecord, into output: inout DecoderOutput) {
    switch record.kind {
    case .loss(let count): lose(count, record, &output)
    case .timesync: lose(nil, record, &output)
    case .signpost:
      guard isOfApp(record) else { return }
      takeOwn(record, &output)
    case .message:
      guard let (form, captures) = match(record) else { return }
      if form.process == nil {
        guard isOfApp(record) else { return }
        if form.meaning == .identity {
          let (pid, bundle) = Self.named(captures)
          identify(enter(record), pid: pid, bundle: bundle, &output)
        } else {
          takeOwn(record, &output)
        }
      } else if let place = subject(of: captures, &output) {
        take(form, captures, in: place, record, &output)
      } else {
        keep(record, naming: captures)
      }
    }
  }

  /// Tells what is known once the log is over.
  mutating func finish(into output: inout DecoderOutput) {
    for place in processes.indices { processes[place].held = [] }
    awaited = [:]
  }

  /// The form that a message has, and what it holds.
  func match(_ record: LogRecord) -> (form: MessageTable.Message, captures: [String: String])? {
    table.match(Array(record.message.utf8), of: record.process)
      .map { (form: $0.message, captures: $0.captures) }
  }

  /// The place of the process that wrote an entry, which is added where it is new.
  mutating func enter(_ record: LogRecord) -> Int {
    if record.path?.holds("/CoreSimulator/") == true { isSimulator = true }
    return processes.enter(record)
  }

  /// Tells what an entry means that the app wrote itself, or holds it back.
  private mutating func takeOwn(_ record: LogRecord, _ output: inout DecoderOutput) {
    let place = enter(record)
    switch isMeant(place) {
    case true?: interpret(record, in: place, &output)
    case false?: return
    case nil: hold(record, in: place)
    }
  }

  /// Tells what an entry means that an app wrote which counts.
  mutating func interpret(_ record: LogRecord, in place: Int, _ output: inout DecoderOutput) {
    if !processes[place].hasLaunched, let launch = processes[place].launch,
      record.wall <= launch, launch &- record.wall <= table.window
    {
      self.launch(place, record, &output)
    }
    if case .signpost(let name, let type, let id, let scope) = record.kind {
      mark(name, type, id: id, scope: scope, in: place, record, &output)
    } else if let (form, captures) = match(record) {
      take(form, captures, in: place, record, &output)
    }
  }

  // MARK: Events

  private func canonical(_ callback: String) -> String {
    names.text(of: names.name(callback, kind: .callback).id)
  }

  mutating func emit(
    _ kind: EventKind, _ name: String, _ record: LogRecord, in place: Int,
    _ output: inout DecoderOutput, phase: EventPhase = .instant,
    _ change: (inout DecodedEvent) -> Void = { _ in }
  ) {
    processes[place].hasEvents = true
    if kind != .system { processes[place].hasOwnEvents = true }
    var event = DecodedEvent(
      line: record.line, time: record.time, hasDateTime: record.hasDateTime, kind: kind,
      name: name, phase: phase, session: processes[place].session)
    change(&event)
    output.events.append(event)
  }

  /// Tells of the launch, at the first thing that the process has logged.
  mutating func launch(_ place: Int, _ record: LogRecord, _ output: inout DecoderOutput) {
    processes[place].hasLaunched = true
    let wasPrewarmed = processes[place].wasPrewarmed
    emit(.system, "launch", record, in: place, &output) { event in
      if wasPrewarmed { event.add("prewarmed", .boolean(true)) }
    }
  }

  private mutating func lose(
    _ count: ExactNumber?, _ record: LogRecord, _ output: inout DecoderOutput
  ) {
    for place in processes.indices where processes[place].hasEvents && !processes[place].hasEnded {
      emit(.system, "gap", record, in: place, &output) { event in
        if let count { event.add("count", .number(count)) }
      }
      processes[place].reasons = nil
    }
  }

  private mutating func mark(
    _ name: String, _ type: String, id: String, scope: String, in place: Int,
    _ record: LogRecord, _ output: inout DecoderOutput
  ) {
    let phase: EventPhase = type == "begin" ? .begin : type == "end" ? .end : .instant
    if let form = table.signposts.first(where: { $0.name == name }) {
      if form.phase == type { emit(.system, form.system, record, in: place, &output) }
      return
    }
    if table.isSystem(bundle: record.subsystem) { return }
    let kind: EventKind = names.isKnown(name, kind: .callback) ? .callback : .action
    // An interval's end has no message: it is about what its begin was about.
    let thread = scope == "thread" ? record.thread : ""
    let pair = [scope, thread, record.subsystem, record.category, name, id].joined(separator: "\n")
    var about = record.message
    switch phase {
    case .begin where processes[place].intervals.count < Self.memory:
      processes[place].intervals[pair] = about
    case .end: about = processes[place].intervals.removeValue(forKey: pair) ?? about
    default: break
    }
    let isOwn = table.isLifecycle(subsystem: record.subsystem)
    emit(kind, name, record, in: place, &output, phase: phase) { event in
      if about.isEmpty { return }
      if isOwn, !about.utf8.contains(UInt8(ascii: " ")) {
        event.of = about
      } else {
        event.add("message", .text(about))
      }
    }
  }

  mutating func tellHidden(_ record: LogRecord, _ output: inout DecoderOutput) {
    if hasToldHidden { return }
    hasToldHidden = true
    output.remark(
      .redactedName, record.line,
      "the log hides the names of background tasks (<private>), so none of them can be followed",
      hint: "Install Apple's logging profile on the device, run under the debugger or in the "
        + "simulator, or signpost the tasks.")
  }
}

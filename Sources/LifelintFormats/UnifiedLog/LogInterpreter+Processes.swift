internal import LifelintJSON
internal import LifelintTrace

/// Which processes count.
extension LogInterpreter {
  /// How many entries of one process, and of all, are held back until it is known whose they are.
  private static let patience = (each: 4096, all: 1 << 16)
  /// How many bundles are awaited, and how many entries of one.
  private static let bundles = 1024
  private static let states = 8

  /// Whether an entry was written by an app, or by what may turn out to be the one that is asked for.
  func isOfApp(_ record: LogRecord) -> Bool {
    if record.process.isEmpty { return false }
    if record.process == asked { return true }
    guard let asked else { return !table.isSystem(process: record.process, path: record.path) }
    // An app of the system may be asked for by its bundle; what is no app has none.
    if table.isSystem(bundle: asked) { return record.path?.holds(".app/") ?? true }
    return !table.isSystem(process: record.process, path: record.path)
  }

  /// Whether a program is one of the system's, and not asked for.
  func isOfSystem(path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name != asked && table.isSystem(process: name, path: path)
  }

  /// Whether a process is one that counts; `nil` where that is not known yet.
  func isMeant(_ place: Int) -> Bool? {
    guard let asked else { return true }
    if processes[place].name == asked { return true }
    return processes[place].bundle.map(isAsked)
  }

  /// Whether a bundle is the one that is asked for: by its identifier, or by the end of it.
  private func isAsked(bundle: String) -> Bool {
    guard let asked else { return !table.isSystem(bundle: bundle) }
    return bundle == asked || bundle.hasSuffix("." + asked)
  }

  /// The place of the process that an entry of the system is about; `nil` where it is none that
  /// counts, or none that can be told.
  mutating func subject(
    of captures: [String: String], _ output: inout DecoderOutput
  ) -> Int? {
    let (pid, bundle) = Self.named(captures)
    let name = captures["process"]
    guard let place = processes.find(pid: pid, bundle: bundle) else {
      // The system ends its own processes too; an app it names by its bundle.
      let isApp = bundle.map(isAsked) ?? (name != nil && name == asked)
      guard isApp, let pid else { return nil }
      let place = processes.add(LogProcess(session: String(pid), pid: pid))
      identify(place, pid: pid, bundle: bundle, &output)
      return place
    }
    identify(place, pid: pid, bundle: bundle, &output)
    if let meant = isMeant(place) {
      return meant && (processes[place].name != nil || bundle.map(isAsked) ?? true) ? place : nil
    }
    return name != nil && name == asked ? place : nil
  }

  /// The number and the bundle that an entry names: of `com.example.notes(UUID)` and `310:`.
  static func named(_ captures: [String: String]) -> (pid: Int?, bundle: String?) {
    (
      captures["pid"].flatMap { Int($0.prefix { $0 != ":" }) },
      captures["bundle"].map { String($0.prefix { $0 != "(" }) }
    )
  }

  /// Notes what an entry says about who a process is; if it is the one that is asked for, what it
  /// has logged so far counts.
  mutating func identify(
    _ place: Int, pid: Int?, bundle: String?, _ output: inout DecoderOutput
  ) {
    processes.name(place, pid: pid, bundle: bundle)
    var records: [LogRecord] = []
    if let isMeant = isMeant(place), !processes[place].held.isEmpty {
      records = isMeant ? processes[place].held : []
      heldCount -= processes[place].held.count
      processes[place].held = []
    }
    if !awaited.isEmpty, let bundle, let states = awaited.removeValue(forKey: bundle),
      !processes[place].hasEvents
    {
      records += states
    }
    // Both were in order; equal times keep theirs.
    let order = records.indices.sorted { (records[$0].time, $0) < (records[$1].time, $1) }
    for record in order.map({ records[$0] }) {
      guard case .message = record.kind, let (form, captures) = match(record), form.process != nil
      else {
        interpret(record, in: place, &output)
        continue
      }
      take(form, captures, in: place, record, &output)
    }
  }

  /// Holds an entry of the system back that names a bundle alone, until a process of it is known: the
  /// log has the state of many apps of which it tells nothing else.
  mutating func keep(_ record: LogRecord, naming captures: [String: String]) {
    let (pid, bundle) = Self.named(captures)
    guard pid == nil, let bundle, isAsked(bundle: bundle), awaited.count < Self.bundles,
      awaited[bundle, default: []].count < Self.states
    else { return }
    awaited[bundle, default: []].append(record)
  }

  /// Holds an entry back until it is known whether its process is the one that is asked for.
  mutating func hold(_ record: LogRecord, in place: Int) {
    guard processes[place].held.count < Self.patience.each, heldCount < Self.patience.all else {
      return
    }
    processes[place].held.append(record)
    heldCount += 1
  }

  /// What to look at where there are no events, if a process is asked for: those that there are.
  var emptyHint: String? {
    guard asked != nil else { return nil }
    var process = AskedProcess(asked)
    for place in processes.indices {
      guard let name = processes[place].name ?? processes[place].bundle else { continue }
      let bundle = processes[place].name == nil ? nil : processes[place].bundle
      process.note(bundle.map { "\(name) (\($0))" } ?? name)
    }
    return process.emptyHint.map { hint in
      hint + " A bundle is known where runningboardd or SpringBoard is in the log."
    }
  }
}

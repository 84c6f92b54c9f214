/// What is known of one process of a log while it is read.
struct LogProcess {
  /// The text that tells its session.
  var session: String
  /// Its number, where an entry has shown it.
  var pid: Int?
  /// Its name, once an entry of its own has been seen.
  var name: String?
  /// The identifier of its bundle, once it has been named.
  var bundle: String?
  /// The start of the device that it ran after.
  var boot = ""
  /// The deactivation reasons that are set, where they are known.
  var reasons: Int?
  /// Whether UIKit has logged a deactivation reason: the first one is the launch.
  var hasReasons = false
  /// Whether such an entry has come, which may not have had its turn yet.
  var foreseesReasons = false
  /// When the first of them was written, if it tells of the launch.
  var launch: Int64?
  /// Whether its launch has been told.
  var hasLaunched = false
  /// The callbacks that the app logs itself, which need not be concluded from UIKit's.
  var ownCallbacks: Set<String> = []
  /// The names of the background tasks of the app that are open, by number.
  var tasks: [Int: String] = [:]
  /// What the open intervals are about, by what pairs their ends.
  var intervals: [String: String] = [:]
  /// The limits that were told to be exceeded.
  var watchdogs: Set<String> = []
  /// Whether it is suspended.
  var isSuspended = false
  /// Whether it has been suspended before its launch, as a process is that was made ahead of it.
  var wasPrewarmed = false
  /// Whether it has ended.
  var hasEnded = false
  /// Whether it has had an event.
  var hasEvents = false
  /// Whether it has had an event of its own, and not only of the system.
  var hasOwnEvents = false
  /// Entries that count if it turns out to be the process that is asked for.
  var held: [LogRecord] = []
}

/// The processes of a log, found by their numbers, bundles and names.
struct LogProcesses {
  private var all: [LogProcess] = []
  private var placesByPid: [Int: Int] = [:]
  private var placesByBundle: [String: Int] = [:]
  /// The apps that run and whose bundle is not known.
  private var unidentified: Set<Int> = []

  /// Whether an entry is of use that says nothing but who a process is.
  var wantsIdentities: Bool { !unidentified.isEmpty }

  /// A process, by its place.
  subscript(place: Int) -> LogProcess {
    get { all[place] }
    _modify { yield &all[place] }
  }

  /// The places of all.
  var indices: Range<Int> { all.indices }

  /// The place of the process that wrote an entry, which is added where it is new.
  mutating func enter(_ record: LogRecord) -> Int {
    let place =
      find(record)
      ?? add(
        LogProcess(session: record.pid.map(String.init) ?? record.process, pid: record.pid))
    if let pid = record.pid, all[place].pid == nil { setPid(pid, of: place) }
    all[place].name = record.process
    if all[place].boot.isEmpty { all[place].boot = record.boot }
    if all[place].bundle == nil, !all[place].hasEnded { unidentified.insert(place) }
    return place
  }

  private func find(_ record: LogRecord) -> Int? {
    if let place = record.pid.flatMap({ placesByPid[$0] }) {
      let process = all[place]
      // Numbers of processes come back.
      let isOther =
        process.name.map { $0 != record.process } ?? false
        || !(process.boot.isEmpty || record.boot.isEmpty || process.boot == record.boot)
      return isOther ? nil : place
    }
    // Where an entry lacks the number, the only process of its name must be meant.
    let named = all.indices.filter {
      all[$0].name == record.process && (record.pid == nil || all[$0].pid == nil)
    }
    let open = named.filter { !all[$0].hasEnded }
    if open.count == 1 { return open.first }
    let alone = named.last { all[$0].pid == nil }
    return record.pid == nil ? alone : nil
  }

  /// The place of the process that the system names; `nil` where none is known to be meant.
  func find(pid: Int?, bundle: String?) -> Int? {
    if let place = pid.flatMap({ placesByPid[$0] }) { return place }
    guard let bundle else { return nil }
    if let place = placesByBundle[bundle], !all[place].hasEnded,
      pid == nil || all[place].pid == nil
    {
      return place
    }
    // The style shows no numbers, or the entry has none: an app of that name must be meant.
    let named = all.indices.filter { place in
      let process = all[place]
      return process.bundle == nil && (pid == nil || process.pid == nil)
        && process.name.map { Self.isName($0, of: bundle) } ?? false
    }
    let open = named.filter { !all[$0].hasEnded }
    return open.count == 1 ? open.first : nil
  }

  /// Adds a process.
  mutating func add(_ process: LogProcess) -> Int {
    all.append(process)
    let place = all.count - 1
    if let pid = process.pid { placesByPid[pid] = place }
    if let bundle = process.bundle { placesByBundle[bundle] = place }
    return place
  }

  /// Notes the number and the bundle of a process.
  mutating func name(_ place: Int, pid: Int?, bundle: String?) {
    if let pid, all[place].pid == nil { setPid(pid, of: place) }
    guard let bundle else { return }
    unidentified.remove(place)
    all[place].bundle = bundle
    placesByBundle[bundle] = place
  }

  /// Notes that a process has ended.
  mutating func end(_ place: Int) {
    all[place].hasEnded = true
    unidentified.remove(place)
  }

  /// Forgets what is known of a process whose number is another's now.
  mutating func restart(_ place: Int) {
    let old = all[place]
    all[place] = LogProcess(
      session: old.session, pid: old.pid, name: old.name, bundle: old.bundle, boot: old.boot)
  }

  private mutating func setPid(_ pid: Int, of place: Int) {
    all[place].pid = pid
    placesByPid[pid] = place
  }

  /// Whether a program may be that of a bundle: `PhotoEditor` of `com.example.photo-editor`.
  private static func isName(_ name: String, of bundle: String) -> Bool {
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let name = letters(name)
    return !name.isEmpty && letters(bundle).hasSuffix(name)
  }
}

/// Takes events from any thread and has them written by a thread of its own.
///
/// Whoever records only puts the event into memory: there is no system call on that way but reading the
/// clock, and no thread has to be woken, which is dearer than all the rest together. The writer looks
/// by itself, soon again while events come and less often while none do, and is woken where the buffer
/// is half full.
final class Recorder: @unchecked Sendable {
  /// How soon the writer looks again, in nanoseconds; the time doubles while nothing has come.
  private static let shortestNap: Int64 = 10_000_000
  private static let longestNap: Int64 = 160_000_000
  /// How long the lines of a session wait for what its launch was for.
  private static let longestHold: Int64 = 2_000_000_000

  private enum State {
    case idle, running, closing, closed
  }

  let clock = MonotonicClock()
  /// Guards everything below.
  private let monitor = Monitor()
  private var state = State.idle
  private var buffer = EventBuffer(limit: 0)
  /// The thread on which recording began.
  private var firstThread: UInt64 = 0
  /// The launch, while lines are held back until more is known of it.
  private var heldLaunch: Launch?
  /// Where its line has to stand.
  private var heldPlace = 0
  /// How many events have been written, or are told to be missing.
  private var written: UInt64 = 0
  /// How often writing has failed.
  private var failures = 0
  /// Whether someone waits for what has come to be written.
  private var isHurried = false

  /// Whether events are taken.
  var isRunning: Bool { monitor.whileLocked { state == .running } }

  // MARK: Beginning and ending

  /// Begins to record a session.
  ///
  /// - Parameters:
  ///   - options: Where and how.
  ///   - launch: The launch with which the session begins, if it does with one. More can be said of
  ///     it, and it has to be released: see ``release(_:)``.
  /// - Returns: Whether it begins: a recorder records one session.
  @discardableResult
  func start(_ options: Lifelint.Options, launch: Launch?) -> Bool {
    let session = Self.newSession()
    monitor.lock()
    defer { monitor.unlock() }
    guard state == .idle else { return false }
    buffer = EventBuffer(limit: options.bufferLimit)
    firstThread = SystemThread.current
    let isStarted = SystemThread.start { self.write(options, session: session) }
    guard isStarted else {
      options.onProblem("there can be no thread that writes the trace")
      return false
    }
    state = .running
    if let launch { hold(launch) }
    return true
  }

  /// Writes what has come and ends.
  func close() {
    monitor.lock()
    defer { monitor.unlock() }
    guard state == .running else { return }
    releaseLaunch()
    state = .closing
    monitor.wakeAll()
    while state != .closed { monitor.wait(nanoseconds: Self.longestNap) }
  }

  /// A short name that no other run of the process has.
  private static func newSession() -> String {
    let number = UInt64.random(in: .min ... .max)
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  // MARK: Recording

  /// Takes an event that happens now.
  func record(_ event: RecordedEvent) {
    monitor.lock()
    // Under the lock, so that the order of the lines is that of their times.
    if state == .running {
      let isMain = SystemThread.isMain(first: firstThread)
      buffer.add(event, time: clock.now, thread: isMain ? nil : SystemThread.current)
      // In a burst the next look may come too late; one in a thousand events then wakes the writer.
      if buffer.isHalfFull, !isHurried {
        isHurried = true
        monitor.wakeAll()
      }
    }
    monitor.unlock()
  }

  /// Takes a launch of which more will be said; what comes after it is held back until then.
  func begin(_ launch: Launch) {
    monitor.whileLocked { if state == .running { hold(launch) } }
  }

  private func hold(_ launch: Launch) {
    releaseLaunch()
    heldLaunch = launch
    heldPlace = buffer.waiting
  }

  /// Whether more can be said of the launch.
  var isHolding: Bool { monitor.whileLocked { heldLaunch != nil } }

  /// Says more of the launch for which lines are held back.
  func updateLaunch(_ change: (inout Launch) -> Void) {
    monitor.whileLocked {
      if var launch = heldLaunch {
        change(&launch)
        heldLaunch = launch
      }
    }
  }

  /// Says that all is known of the launch, so that its line and those after it can be written.
  func release(_ change: (inout Launch) -> Void = { _ in }) {
    updateLaunch(change)
    monitor.whileLocked { releaseLaunch() }
  }

  private func releaseLaunch() {
    guard let launch = heldLaunch else { return }
    heldLaunch = nil
    buffer.insert(launch.event, at: heldPlace, time: launch.time)
  }

  /// Waits until everything that was recorded before is in the file, or told there to be missing.
  ///
  /// What it is true for survives the end of the process, however that comes.
  ///
  /// - Parameter nanoseconds: How long to wait at most.
  /// - Returns: Whether it is. False also where writing fails now.
  func flush(nanoseconds: Int64) -> Bool {
    monitor.lock()
    defer { monitor.unlock() }
    guard state == .running else { return false }
    releaseLaunch()
    let target = buffer.count
    let failuresBefore = failures
    let end = MonotonicClock.reading + nanoseconds
    while written < target, failures == failuresBefore {
      let left = end - MonotonicClock.reading
      if left <= 0 { break }
      isHurried = true
      monitor.wakeAll()
      monitor.wait(nanoseconds: left)
    }
    return written >= target
  }

  // MARK: Writing

  /// What the thread of the recorder does.
  private func write(_ options: Lifelint.Options, session: String) {
    var folder = TraceFolder(options)
    var chunk = Chunk(session: session)
    var entries: [EventBuffer.Entry] = []
    var through: UInt64 = 0
    var nap = Self.shortestNap
    var told: Set<String> = []
    while let isLast = next(&entries, &through, takes: chunk.isWritten, after: nap) {
      if chunk.isWritten { chunk.encode(&entries) }
      nap = chunk.isWritten ? min(2 * nap, Self.longestNap) : Self.shortestNap
      var problem: SystemError?
      if !chunk.isWritten {
        do throws(SystemError) {
          try folder.write(&chunk)
        } catch {
          problem = error
          nap = Self.longestNap
        }
      }
      if let problem, told.insert(problem.text).inserted {
        options.onProblem(
          "\(problem.text); it is tried again, and what has no place meanwhile is dropped")
      }
      monitor.whileLocked {
        if problem != nil { failures += 1 } else { written = through }
        // Whoever ends does not wait for a disk that takes nothing.
        if isLast || problem != nil && state == .closing { state = .closed }
        monitor.wakeAll()
      }
    }
  }

  /// Waits for events that can be written, and takes them where those before are written.
  ///
  /// - Parameters:
  ///   - entries: Gets the events.
  ///   - through: Gets how many events there were up to their end.
  ///   - takes: Whether more can be taken.
  ///   - nap: How long to wait, unless someone is in a hurry.
  /// - Returns: Whether they are the last; `nil` when there will be none.
  private func next(
    _ entries: inout [EventBuffer.Entry], _ through: inout UInt64, takes: Bool, after nap: Int64
  ) -> Bool? {
    monitor.lock()
    defer { monitor.unlock() }
    if state == .closed { return nil }
    if !isHurried, state != .closing { monitor.wait(nanoseconds: nap) }
    isHurried = false
    let now = clock.now
    if let launch = heldLaunch, now - launch.time > Self.longestHold { releaseLaunch() }
    if takes, heldLaunch == nil { through = buffer.take(time: now, into: &entries) }
    return state == .closing && takes
  }
}

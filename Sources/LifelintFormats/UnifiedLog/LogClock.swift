/// Places the entries of a log on a clock that runs evenly.
///
/// The wall clock of a device is set now and then, and the time between two entries is then not what
/// their timestamps say. The ticks beside them run on, but the log does not say how many make a
/// second: that is found from two entries, and an entry waits until it is.
struct LogClock {
  /// The ticks of a second: of Apple silicon, and of Intel.
  fileprivate static let rates: [Int64] = [24_000_000, 1_000_000_000]
  /// How many entries wait for the rate of their boot at most.
  private static let patience = 64
  /// Entries that lie nearer to each other do not tell the rate.
  fileprivate static let least: Int64 = 1_000_000

  /// What is known of the ticks since a device was started.
  fileprivate struct Boot {
    var firstTicks: Int64
    var firstTime: Int64
    /// The entry that the next is compared with.
    var ticks: Int64
    var wall: Int64
    var rate: Int64?
    /// The entry with the most ticks.
    var latest: (ticks: Int64, wall: Int64)?
    /// How many entries did not tell the rate.
    var misses = 0
  }

  private var boots: [String: Boot] = [:]
  private var waiting: [LogRecord] = []
  /// How far the clock of the last entry was from its timestamp.
  private var shift: Int64 = 0

  /// Whether the time between entries is known even where the wall clock was set.
  var isSteady: Bool { boots.values.contains { $0.rate != nil } }

  /// When the oldest entry came that waits, if it is watched live.
  var oldestArrival: Int64? { waiting.first?.arrival }

  /// Takes an entry; gives those that have got their place in time, in the order of the file.
  mutating func place(_ record: LogRecord) -> [LogRecord] {
    guard let ticks = record.ticks else {
      if waiting.isEmpty { return [placed(record)] }
      waiting.append(record)
      return waiting.count > Self.patience ? release() : []
    }
    let boot = boots[record.boot]
    if boot?.rate != nil || (boot?.misses ?? 0) > Self.patience { return [placed(record)] }
    guard var boot else {
      boots[record.boot] = Boot(
        firstTicks: ticks, firstTime: record.wall &+ shift, ticks: ticks, wall: record.wall)
      waiting.append(record)
      return []
    }
    boot.learn(ticks: ticks, wall: record.wall)
    boots[record.boot] = boot
    waiting.append(record)
    return boot.rate != nil || waiting.count > Self.patience ? release() : []
  }

  /// Gives the entries that still wait.
  mutating func release() -> [LogRecord] {
    defer { waiting = [] }
    return waiting.map { placed($0) }
  }

  /// A moment that an entry tells of beside its own.
  func time(of wall: Int64, ticks: Int64?, boot: String) -> Int64 {
    ticks.flatMap { boots[boot]?.time($0) } ?? wall &+ shift
  }

  private mutating func placed(_ record: LogRecord) -> LogRecord {
    var record = record
    if record.boot.isEmpty, let ticks = record.ticks {
      boots[""]?.noteStart(ticks: ticks, wall: record.wall)
    }
    record.time = time(of: record.wall, ticks: record.ticks, boot: record.boot)
    shift = record.time &- record.wall
    return record
  }
}

extension LogClock.Boot {
  /// Learns the rate from one more entry.
  fileprivate mutating func learn(ticks next: Int64, wall nextWall: Int64) {
    let (passed, overflows) = nextWall.subtractingReportingOverflow(wall)
    let (ticked, isTooFar) = next.subtractingReportingOverflow(ticks)
    misses += 1
    guard !overflows, !isTooFar, passed.magnitude >= LogClock.least.magnitude else { return }
    (ticks, wall) = (next, nextWall)
    // Within 2 %: between the rates lies a factor of 41.
    let rate = Double(ticked) / Double(passed) * 1_000_000_000
    self.rate = LogClock.rates.first { abs(rate / Double($0) - 1) < 0.02 }
  }

  /// Notes an entry that does not name the start of the device: fewer ticks at a later time are those
  /// of the next start.
  fileprivate mutating func noteStart(ticks: Int64, wall: Int64) {
    guard let rate else { return }
    let fewer = (latest?.ticks ?? ticks).subtractingReportingOverflow(ticks)
    if let latest, !fewer.overflow, fewer.partialValue / rate > 10, wall >= latest.wall {
      (firstTicks, firstTime) = (ticks, wall)
    } else if let latest, latest.ticks >= ticks {
      return
    }
    latest = (ticks, wall)
  }

  /// The time of a count of ticks, to the microsecond as the log has it.
  fileprivate func time(_ count: Int64) -> Int64? {
    guard let rate else { return nil }
    let (passed, overflows) = count.subtractingReportingOverflow(firstTicks)
    let each = rate / 1_000_000
    let (rounded, isTooFar) = passed.addingReportingOverflow((passed < 0 ? -each : each) / 2)
    let (nanoseconds, isTooLong) = (rounded / each).multipliedReportingOverflow(by: 1000)
    let (time, isTooLate) = firstTime.addingReportingOverflow(nanoseconds)
    return overflows || isTooFar || isTooLong || isTooLate ? nil : time
  }
}

import Glibc
import LifelintRecorder

// What an event costs the thread that records it, beside what any recorder has to do: read the clock,
// take a free lock and copy 120 bytes. Printed are nanoseconds and the median ratio of pairs.
//
//   Recorder FOLDER

/// Nanoseconds on a clock that nobody sets.
@inline(never)
func now() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_BOOTTIME, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// The least that recording can be.
final class Yardstick {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let source = UnsafeMutableRawPointer.allocate(byteCount: 120, alignment: 8)
  private let target = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 8)
  private var place = 0
  private(set) var sum: Int64 = 0

  init() { pthread_mutex_init(mutex, nil) }

  /// Does it once.
  @inline(never)
  func record() {
    pthread_mutex_lock(mutex)
    sum &+= now()
    if place > 1 << 19 { place = 0 }
    memcpy(target + place, source, 120)
    place += 120
    pthread_mutex_unlock(mutex)
  }
}

/// Runs something many times; nanoseconds for each.
func cost(_ count: Int, _ body: (Int) -> Void) -> Double {
  let start = now()
  for number in 0..<count { body(number) }
  return Double(now() - start) / Double(count)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// A number with one digit behind its point.
func shown(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

let yardstick = Yardstick()

/// Measures some way to record in batches that have room in the buffer, each beside the yardstick.
func compare(_ label: String, _ record: (Int) -> Void) {
  let batch = 800
  var pairs: [(Double, Double)] = []
  for _ in 0..<400 {
    Lifelint.flush()
    pairs.append((cost(batch, record), cost(batch) { _ in yardstick.record() }))
  }
  let own = median(pairs.map(\.0))
  let least = median(pairs.map(\.1))
  let ratio = median(pairs.map { $0.0 / $0.1 })
  print("\(label): \(shown(own)) ns beside \(shown(least)) ns, \(shown(ratio))x")
}

var options = Lifelint.Options(folder: CommandLine.arguments[1])
options.bufferLimit = 256 << 10
Lifelint.start(options)

compare("an action") { _ in Lifelint.record(.tick, of: "timer:frame") }
compare("an action with a scene and two fields") { number in
  Lifelint.record(
    .save, of: "document:42", scene: "scene-1", ["bytes": .integer(number), "result": "ok"])
}
compare("the two events of a callback") { _ in
  Lifelint.callback("sceneDidBecomeActive", scene: "scene-1") {}
}
compare("an action whose text needs escapes") { _ in
  Lifelint.record(.show, of: "content:\"a\"\n\"b\"")
}

// Alone, with cold caches and the writer at rest, as most events come. Each has the clock's own cost.
let names = (0..<2000).map { "timer:\($0)" }
var alone: [(Double, Double)] = []
for name in names {
  usleep(3000)
  let own = cost(1) { _ in Lifelint.record(.tick, of: name) }
  usleep(3000)
  alone.append((own, cost(1) { _ in yardstick.record() }))
}
for (label, value) in [("an action", alone.map(\.0)), ("the yardstick", alone.map(\.1))] {
  let sorted = value.sorted()
  print(
    "alone after 3 ms of rest, \(label): median \(shown(sorted[1000])) ns, "
      + "90 of 100 below \(shown(sorted[1800])) ns, 99 of 100 below \(shown(sorted[1980])) ns")
}
precondition(yardstick.sum != 0)

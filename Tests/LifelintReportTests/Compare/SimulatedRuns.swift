import Foundation
import LifelintEngine
import LifelintReport

/// Numbers that look random and are the same on every machine.
///
/// Source: S. Vigna, "An Experimental Exploration of Marsaglia's xorshift Generators, Scrambled",
/// ACM Transactions on Mathematical Software 42 (2016): SplitMix64.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 to 1, without 0.
  mutating func uniform() -> Double { (Double(next() >> 11) + 1) / 0x1p53 }

  /// A normal number.
  ///
  /// Source: G. E. P. Box, M. E. Muller, "A Note on the Generation of Random Normal Deviates",
  /// Annals of Mathematical Statistics 29 (1958).
  mutating func normal() -> Double { sqrt(-2 * log(uniform())) * cos(2 * .pi * uniform()) }
}

/// Runs of an app that never was: log-normal durations of ten callbacks.
struct SimulatedRuns {
  var callbacks = 10
  var occurrences = 30
  var runs = 5
  /// The coefficient of variation of one callback's durations within a run.
  var variation = 0.2
  /// By how much whole runs differ, each callback by itself, as a standard deviation of logarithms.
  var ownRunEffect = 0.0
  /// By how much whole runs differ, all callbacks alike.
  var sharedRunEffect = 0.0
  /// By what factor the first callback is slower.
  var factor = 1.0

  /// One side of a comparison.
  func side(seed: UInt64) -> [TraceResult] {
    var dice = SplitMix(seed: seed)
    return (0..<runs).map { run in
      var timing = Timing()
      let shared = sharedRunEffect * dice.normal()
      for callback in 0..<callbacks {
        let own = ownRunEffect * dice.normal()
        var durations = Distribution()
        for _ in 0..<occurrences {
          let spread = sqrt(log(1 + variation * variation)) * dice.normal()
          let typical = 0.005 * Double(callback + 1) * (callback == 0 ? factor : 1)
          durations.add(Int64(typical * exp(spread + shared + own) * 1e9))
        }
        timing.callbacks.append(
          CallbackTiming(
            name: "callback\(callback)", durations: durations, worst: Worst(path: "t", line: 1)))
      }
      var result = Sample.result(path: "run\(run).jsonl", findings: [])
      result.timing = timing
      return result
    }
  }

  /// How many of some comparisons have a mark anywhere, and how many have the first callback
  /// slower.
  func alarms(pairs: Int, slowing: Double = 1) -> (any: Int, found: Int) {
    var head = self
    head.factor = slowing
    var counts = (any: 0, found: 0)
    for pair in 0..<UInt64(pairs) {
      let comparison = TimingComparison(
        base: side(seed: 1000 + 2 * pair), head: head.side(seed: 1001 + 2 * pair))
      let marked = comparison.rows.filter { $0.verdict == .slower || $0.verdict == .faster }
      if !marked.isEmpty { counts.any += 1 }
      if marked.contains(where: { $0.id == "callback0" && $0.verdict == .slower }) {
        counts.found += 1
      }
    }
    return counts
  }
}

import Foundation
import Testing

@Suite("Noise and change are told apart in simulated runs")
struct SimulationTests {
  private static let pairs = 100

  @Test("Of equal runs at most one pair in a hundred has a mark, over all callbacks together")
  func equal() {
    #expect(SimulatedRuns().alarms(pairs: Self.pairs).any <= 1)
  }

  @Test("A callback that is 20 % slower is found in at least 95 of a hundred pairs")
  func slower() {
    #expect(SimulatedRuns().alarms(pairs: Self.pairs, slowing: 1.2).found >= 95)
  }

  @Test(
    "Runs that differ by 5 % as a whole are no more often taken for a change",
    arguments: [
      SimulatedRuns(ownRunEffect: 0.05), SimulatedRuns(sharedRunEffect: 0.05),
      SimulatedRuns(runs: 3, ownRunEffect: 0.05), SimulatedRuns(runs: 2, sharedRunEffect: 0.05),
      SimulatedRuns(runs: 1, sharedRunEffect: 0.05),
    ])
  func runEffect(simulation: SimulatedRuns) {
    #expect(simulation.alarms(pairs: 40).any <= 1)
  }

  @Test(
    "The fewer the runs, the larger a change has to be",
    arguments: [(1, 1.8), (2, 1.5), (3, 1.4), (5, 1.2)])
  func fewRuns(runs: Int, factor: Double) {
    let alarms = SimulatedRuns(runs: runs).alarms(pairs: 40, slowing: factor)
    #expect(alarms.found >= 38)
  }

  /// Prints the rates of the page "Comparing two runs": LIFELINT_SIMULATE=1000 swift test.
  @Test(
    "The error rates of the documentation",
    .enabled(if: ProcessInfo.processInfo.environment["LIFELINT_SIMULATE"] != nil))
  func rates() {
    let asked = ProcessInfo.processInfo.environment["LIFELINT_SIMULATE"]
    let pairs = asked.flatMap(Int.init) ?? Self.pairs
    for runs in [1, 2, 3, 5, 10] {
      for (name, own, shared) in [("equal", 0, 0), ("own 5 %", 0.05, 0), ("shared 5 %", 0, 0.05)] {
        let simulation = SimulatedRuns(runs: runs, ownRunEffect: own, sharedRunEffect: shared)
        let cells = [1, 1.2, 1.5].map { factor in
          let alarms = simulation.alarms(pairs: pairs, slowing: factor)
          let share = Double(factor == 1 ? alarms.any : alarms.found) / Double(pairs)
          return "\(factor): \((share * 1000).rounded() / 10) %"
        }
        print("runs \(runs), \(name):", cells.joined(separator: ", "))
      }
    }
  }
}

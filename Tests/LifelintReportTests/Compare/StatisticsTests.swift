import Foundation
import LifelintEngine
import Testing

@testable import LifelintReport

/// The expected values come from SciPy 1.17 (`scipy.special`, `scipy.stats`).
@Suite("The numbers behind a comparison are right")
struct StatisticsTests {
  /// Whether two numbers agree in some digits, and absolutely where they are next to nothing.
  private static func agree(_ left: Double, _ right: Double, _ digits: Double = 1e-10) -> Bool {
    abs(left - right) <= digits * max(abs(right), 1e-12)
  }

  @Test(
    "The incomplete beta function",
    arguments: [
      (0.5, 0.5, 0.3, 0.36901011956554536), (4, 0.5, 0.2, 0.0004776140575940058),
      (8, 0.5, 0.05, 7.847567453542456e-12), (15.5, 15.5, 0.5, 0.5),
      (15.5, 15.5, 0.61, 0.8906914703824789), (27.9, 3.1, 0.9, 0.43602356411442733),
      (99.99, 1.01, 0.99, 0.3703558498250666), (2048.5, 2048.5, 0.49, 0.10023631905676587),
      (40000, 400, 0.992, 0.9999809505636993), (1, 3, 0.25, 0.578125),
      (0.01, 5, 0.001, 0.9527958800070772), (2, 3, 0, 0), (2, 3, 1, 1),
    ] as [(Double, Double, Double, Double)])
  func beta(a: Double, b: Double, x: Double, expected: Double) {
    let share = IncompleteBeta.share(below: x, a, b)
    #expect(Self.agree(share, expected), "\(share)")
  }

  @Test(
    "The logarithm of the gamma function",
    arguments: [
      (0.01, 4.599479878042022), (0.5, 0.5723649429247), (1, 0), (2, 0),
      (3.7, 1.428072326665388), (14.9, 24.924132002217277), (100, 359.1342053695754),
      (12345.6, 103959.18506616844), (1e6, 12815504.569147611),
    ] as [(Double, Double)])
  func gamma(x: Double, expected: Double) {
    #expect(abs(IncompleteBeta.logGamma(x) - expected) <= 1e-12 * max(1, expected))
  }

  @Test(
    "Both tails of Student's t",
    arguments: [
      (0, 8, 1), (1, 1, 0.5), (2.306004135204166, 8, 0.05), (5.041305, 8, 0.0010000005388250404),
      (4.4, 16, 0.0004472414548321519), (3.5, 2.5, 0.052345546960320344),
      (-2.1, 30, 0.04424247126232353), (12, 16, 2.057463213604229e-09),
      (40, 4, 2.3340163226012678e-06), (1e-06, 10, 0.9999992217832321),
      (6.5, 1e6, 8.03575433530344e-11), (.infinity, 4, 0),
    ] as [(Double, Double, Double)])
  func student(t: Double, degrees: Double, expected: Double) {
    let probability = StudentT.twoSided(t, degrees: degrees)
    #expect(Self.agree(probability, expected, 1e-8), "\(probability)")
  }

  @Test(
    "The value of t that is exceeded with a probability",
    arguments: [
      (0.01, 16, 2.9207816224251006), (0.0005, 16, 4.346348583960575),
      (0.05, 1, 12.706204736174705), (1e-5, 8, 9.782531715316694), (0.5, 3, 0.7648923284043444),
    ] as [(Double, Double, Double)])
  func critical(probability: Double, degrees: Double, expected: Double) {
    #expect(Self.agree(StudentT.critical(probability, degrees: degrees), expected))
  }

  @Test("Holm's correction multiplies by the tests that are left, and never turns an order round")
  func holm() {
    #expect(HolmCorrection.adjusted([0.01, 0.04, 0.03]) == [0.03, 0.06, 0.06])
    #expect(HolmCorrection.adjusted([0.9, 0.5]) == [1, 1])
    #expect(HolmCorrection.adjusted([]).isEmpty)
  }

  // MARK: What a run says

  private static let milliseconds: [Int64] = [12, 15, 9, 30, 11, 14, 13, 200, 10, 16, 12, 11]

  private static func run(_ milliseconds: [Int64]) -> LogDurations {
    var distribution = Distribution()
    for value in milliseconds { distribution.add(value * 1_000_000) }
    return LogDurations(distribution)
  }

  @Test(
    "A percentile is that of Harrell and Davis, on logarithms",
    arguments: [
      (0.5, 16.362629892156406), (0.9, 18.081687028136297), (0.99, 19.05667429543766),
    ])
  func percentile(share: Double, expected: Double) {
    #expect(
      Self.agree(Self.run(Self.milliseconds).percentile(share, PercentileWeights()).value, expected)
    )
  }

  @Test("The middle is the mean of the middle half, and no outlier moves it")
  func middle() throws {
    let run = Self.run(Self.milliseconds)
    #expect(Self.agree(run.middle.mean, 16.36213813472317))
    let further = Self.run(Self.milliseconds.map { $0 == 200 ? 20_000 : $0 })
    #expect(Self.agree(further.middle.mean, run.middle.mean))
    // Of two runs alike: the variance of a trimmed mean after Tukey and McLaughlin.
    let estimates = LogDurations.middles(of: [run, run])
    let variance = try #require(estimates[0].variance)
    #expect(Self.agree(variance, 0.006969711896836235))
  }

  @Test("A single occurrence has a middle and tells nothing about how much it varies")
  func single() {
    let estimates = LogDurations.middles(of: [Self.run([5]), Self.run([7])])
    #expect(Self.agree(estimates[0].value, log(5e6)))
    #expect(estimates[0].variance == nil)
  }

  @Test("What no clock tells apart is alike")
  func short() {
    var distribution = Distribution()
    for value: Int64 in [0, 7, 999, 1000] { distribution.add(value) }
    #expect(LogDurations(distribution).entries.allSatisfy { $0.value == log(1000) })
  }
}

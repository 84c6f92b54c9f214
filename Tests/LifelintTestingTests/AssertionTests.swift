import LifelintTesting
import XCTest

/// The assertion in the framework that it is for.
final class AssertionTests: XCTestCase {
  func testATraceThatKeepsTheRulesPasses() {
    XCTAssertLifecycle(
      .file("\(ExpectationTests.samples)/16-saves-only-in-willterminate.fixed.jsonl"),
      exercising: ["save_before_suspend"])
  }
}

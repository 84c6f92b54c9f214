#if canImport(XCTest)
  import XCTest

  /// Asserts that a trace keeps the rules of the iOS life cycle (XCTest).
  ///
  /// Each finding that fails the test becomes a failure with what happened, the events that prove it,
  /// why it matters and how to mend it.
  ///
  /// ```swift
  /// func testLeavingAndComingBack() {
  ///   XCTAssertLifecycle(.folder("traces"), exercising: ["save_before_suspend"])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - failOn: The weight from which on a finding fails the test; that of the configuration, or
  ///     `error`, unless it is given.
  ///   - rules: Rules of which the trace has to show something.
  ///   - configuration: The path of a configuration file.
  ///   - file: Where failures are shown.
  ///   - line: Where failures are shown.
  public func XCTAssertLifecycle(
    _ trace: LifecycleTrace, failOn: LifecycleCheck.Threshold? = nil,
    exercising rules: [String] = [],
    configuration: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    let check = LifecycleCheck(failOn: failOn, exercising: rules, configuration: configuration)
    for problem in check.problems(in: trace) where problem.isFailure {
      XCTFail(problem.text, file: file, line: line)
    }
  }
#endif

#if canImport(Testing)
  public import Testing

  /// Expects that a trace keeps the rules of the iOS life cycle (swift-testing).
  ///
  /// Each finding becomes an issue with what happened, the events that prove it, why it matters and
  /// how to mend it. What does not weigh enough to fail the test is an issue of severity `warning`.
  ///
  /// ```swift
  /// @Test func leavingAndComingBack() {
  ///   expectLifecycle(of: .folder("traces"), exercising: ["save_before_suspend"])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - failOn: The weight from which on a finding fails the test; that of the configuration, or
  ///     `error`, unless it is given.
  ///   - rules: Rules of which the trace has to show something.
  ///   - configuration: The path of a configuration file.
  ///   - sourceLocation: Where the issues are shown.
  /// - Returns: Whether the test does not fail for it.
  @discardableResult
  public func expectLifecycle(
    of trace: LifecycleTrace, failOn: LifecycleCheck.Threshold? = nil,
    exercising rules: [String] = [],
    configuration: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let check = LifecycleCheck(failOn: failOn, exercising: rules, configuration: configuration)
    let problems = check.problems(in: trace)
    for problem in problems {
      Issue.record(
        Comment(rawValue: problem.text), severity: problem.isFailure ? .error : .warning,
        sourceLocation: sourceLocation)
    }
    return !problems.contains(where: \.isFailure)
  }
#endif

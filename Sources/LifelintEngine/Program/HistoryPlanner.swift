/// Decides how the past is kept for `previously`.
struct HistoryPlanner {
  let matchers: PerPosition<CompiledMatcher?>
  /// The variables that only the trigger binds.
  let own: Range<Int>

  /// The plan; by the values of variables wherever that tells the same as looking at each event.
  func plan(_ compiler: inout MatcherCompiler) -> HistoryPlan {
    guard let earlier = matchers.subject, isShort(earlier), isShort(matchers.bound),
      isShort(matchers.trigger), let variables = plainVariables(earlier, compiler.code)
    else { return .listed }
    var keys = HistoryKeys(
      earlier: compiler.keyReader(earlier, of: variables),
      isWhole: variables.count == own.count,
      areSeveral: earlier.count > 1 && earlier.hasVariables)
    guard let bound = matchers.bound else { return .keyed(keys) }
    guard let boundVariables = plainVariables(bound, compiler.code) else { return .listed }
    if boundVariables.isEmpty, !asksForOwn(bound, compiler.code) { return .keyed(keys) }
    guard boundVariables == variables else { return .listed }
    keys.bound = compiler.keyReader(bound, of: variables)
    return .keyed(keys)
  }

  private func isShort(_ matcher: CompiledMatcher?) -> Bool {
    Int(matcher?.count ?? 0) <= Dispatch.Alternatives.others
  }

  private func asksForOwn(_ matcher: CompiledMatcher, _ code: MatcherCode) -> Bool {
    code.alternatives(of: matcher).contains { alternative in
      code.variableTests(of: alternative).contains {
        $0.plain < 0 || own.contains(Int($0.plain))
      }
    }
  }

  /// The variables of the trigger that each alternative names plainly, if that is all it names.
  private func plainVariables(_ matcher: CompiledMatcher, _ code: MatcherCode) -> [Int]? {
    var common: [Int]?
    for alternative in code.alternatives(of: matcher) {
      var plain: [Int] = []
      for test in code.variableTests(of: alternative) {
        guard case .variable(let variable, _) = code.pattern(of: test) else { return nil }
        if own.contains(variable) {
          if plain.contains(variable) { return nil }
          plain.append(variable)
        }
      }
      plain.sort()
      if let common, common != plain { return nil }
      common = plain
    }
    return common
  }
}

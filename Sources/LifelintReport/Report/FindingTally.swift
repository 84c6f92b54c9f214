import LifelintEngine

/// The findings of one trace that no baseline holds, by their rules: how many there are of each, and
/// where the first of them stand.
///
/// Of very many findings it looks at nothing but their rules, and only once at the text of each.
struct FindingTally {
  /// The findings of one rule.
  struct Rule {
    /// The rule's id.
    let id: String
    /// How many findings there are.
    var count = 0
    /// The places of the first of them among all findings.
    var first: [Int] = []
  }

  /// The rules in the order of their first findings.
  private(set) var rules: [Rule] = []
  /// The places of the rules that have numbers, by these; -1 for none.
  private var places: [Int] = []
  private var placesByID: [String: Int] = [:]

  /// Counts findings.
  ///
  /// - Parameters:
  ///   - findings: The findings of one trace.
  ///   - limit: How many of one rule are to be found again.
  /// - Complexity: O(n) in the number of findings.
  init(_ findings: [Finding], limit: Int) {
    for index in findings.indices where !findings[index].isKnown {
      let place = place(of: findings, index)
      rules[place].count += 1
      if rules[place].first.count < limit { rules[place].first.append(index) }
    }
  }

  /// Whether there is a finding of a rule.
  func contains(_ id: String) -> Bool { placesByID[id] != nil }

  private mutating func place(of findings: [Finding], _ index: Int) -> Int {
    guard let number = findings[index].ruleNumber else { return place(of: findings[index].rule) }
    if number < places.count, places[number] >= 0 { return places[number] }
    let place = place(of: findings[index].rule)
    while places.count <= number { places.append(-1) }
    places[number] = place
    return place
  }

  private mutating func place(of id: String) -> Int {
    if let place = placesByID[id] { return place }
    placesByID[id] = rules.count
    rules.append(Rule(id: id))
    return rules.count - 1
  }
}

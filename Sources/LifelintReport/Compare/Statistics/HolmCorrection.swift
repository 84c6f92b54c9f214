/// Keeps the chance of even one false alarm among many tests below a limit.
///
/// It holds however the tests depend on each other.
///
/// Source: S. Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal
/// of Statistics 6 (1979).
enum HolmCorrection {
  /// For each test the least family-wise error rate at which it is still an alarm.
  static func adjusted(_ probabilities: [Double]) -> [Double] {
    var adjusted = probabilities
    var largest = 0.0
    let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
    for (rank, index) in order.enumerated() {
      let scaled = probabilities[index] * Double(probabilities.count - rank)
      largest = max(largest, min(scaled, 1))
      adjusted[index] = largest
    }
    return adjusted
  }
}

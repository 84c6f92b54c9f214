/// Student's t distribution.
///
/// Source: Student, "The Probable Error of a Mean", Biometrika 6 (1908); the tail as an incomplete
/// beta function: NIST Digital Library of Mathematical Functions, 8.17, and M. Abramowitz,
/// I. A. Stegun, "Handbook of Mathematical Functions", 26.7.1.
enum StudentT {
  /// How likely a value as far from 0 as this one is, on either side.
  static func twoSided(_ t: Double, degrees: Double) -> Double {
    if t.isNaN { return 1 }
    if t.isInfinite { return 0 }
    return IncompleteBeta.share(below: degrees / (degrees + t * t), degrees / 2, 0.5)
  }
}

extension StudentT {
  /// The value that is exceeded, on either side, with this probability.
  ///
  /// - Complexity: Some sixty evaluations of ``twoSided(_:degrees:)``.
  static func critical(_ probability: Double, degrees: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while twoSided(high, degrees: degrees) > probability, high < 1e12 { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if twoSided(middle, degrees: degrees) > probability { low = middle } else { high = middle }
    }
    return high
  }
}

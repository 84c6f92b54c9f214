#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The regularised incomplete beta function, from which the distributions of the tests follow.
enum IncompleteBeta {
  /// The share of a beta distribution that lies below `x`.
  ///
  /// Sources: NIST Digital Library of Mathematical Functions, 8.17.22 (the continued fraction) and
  /// 8.17.4 (the symmetry); W. J. Lentz, "Generating Bessel Functions in Mie Scattering
  /// Calculations Using Continued Fractions", Applied Optics 15 (1976), for how it is summed up.
  ///
  /// - Parameters:
  ///   - x: From 0 to 1.
  ///   - a: The first shape; above 0.
  ///   - b: The second shape; above 0.
  /// - Returns: A probability that is right in twelve digits for shapes up to some millions.
  static func share(below x: Double, _ a: Double, _ b: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // The fraction converges quickly below the mean alone.
    if x > (a + 1) / (a + b + 2) { return 1 - share(below: 1 - x, b, a) }
    let logFront =
      logGamma(a + b) - logGamma(a) - logGamma(b) + a * log(x) + b * log1p(-x) - log(a)
    return min(max(exp(logFront) / fraction(x, a, b), 0), 1)
  }

  /// The continued fraction `1 + d1/(1 + d2/(1 + …))`.
  private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    let tiny = 1e-300
    var value = 1.0
    var c = 1.0
    var d = 0.0
    // It takes about the root of the larger shape; more than this only where a shape is absurd.
    for step in 1...100_000 {
      let m = Double(step / 2)
      let term =
        step.isMultiple(of: 2)
        ? m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        : -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      d = 1 + term * d
      d = 1 / (abs(d) < tiny ? tiny : d)
      c = 1 + term / c
      if abs(c) < tiny { c = tiny }
      value *= c * d
      if abs(c * d - 1) < 1e-15 { break }
    }
    return value
  }

  /// The logarithm of the gamma function of a number above 0.
  ///
  /// The C library's own keeps the sign in a global variable, which threads would share.
  ///
  /// Source: NIST Digital Library of Mathematical Functions, 5.11.1 (Stirling's series), moved to
  /// large numbers with 5.5.1.
  static func logGamma(_ x: Double) -> Double {
    var shift = 0.0
    var z = x
    while z < 15 {
      shift -= log(z)
      z += 1
    }
    let square = 1 / (z * z)
    let series =
      (1.0 / 12 - square * (1.0 / 360 - square * (1.0 / 1260 - square * (1.0 / 1680)))) / z
    return shift + (z - 0.5) * log(z) - z + 0.5 * log(2 * Double.pi) + series
  }
}

extension Int64 {
  /// The time from an earlier clock to this one; the end of time where that is too long to count.
  func since(_ earlier: Int64) -> Int64 {
    let (difference, overflows) = subtractingReportingOverflow(earlier)
    return overflows ? .max : difference
  }
}

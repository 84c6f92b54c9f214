extension TimeText {
  /// A span in three digits at most, for tables: `12.1 ms`; never coarser than a second.
  public static func rounded(_ nanoseconds: Int64) -> String { duration(roundedValue(nanoseconds)) }

  private static func roundedValue(_ nanoseconds: Int64) -> Int64 {
    var unit: UInt64 = 1
    while nanoseconds.magnitude / unit >= 1000, unit < 1_000_000_000 { unit *= 10 }
    let rounded = (nanoseconds.magnitude + unit / 2) / unit * unit
    let value = Int64(clamping: rounded)
    return nanoseconds < 0 ? -value : value
  }

  /// The same beside a bound that it is compared with: never rounded onto it, or to its other side.
  static func rounded(_ nanoseconds: Int64, beside bound: Int64?) -> String {
    guard let bound else { return rounded(nanoseconds) }
    let shown = roundedValue(nanoseconds)
    let isTrue = (shown < bound, shown > bound) == (nanoseconds < bound, nanoseconds > bound)
    return isTrue ? rounded(nanoseconds) : duration(nanoseconds, beside: bound)
  }
}

/// Writes changes and shares for people.
public enum PercentText {
  /// A change as a signed percentage in whole numbers, in tenths below one: `+20 %`, `-0.4 %`; what
  /// is ten times as long or longer as a factor.
  public static func change(_ change: Double) -> String {
    if change >= 9, change < 1e15 { return "×" + Int((change + 1).rounded()).grouped }
    let text = plain(abs(change))
    if text == "0 %" { return "±0 %" }
    return (change < 0 ? "-" : "+") + text
  }

  /// A share as a percentage: `9 %`, `0.4 %`.
  public static func plain(_ share: Double) -> String {
    let percent = share * 100
    guard percent.isFinite, percent < 1e15 else { return "many %" }
    if percent >= 0.95 { return Int(percent.rounded()).grouped + " %" }
    let tenths = Int((percent * 10).rounded())
    return tenths == 0 ? "0 %" : "0.\(tenths) %"
  }
}

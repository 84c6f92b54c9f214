import LifelintEngine

/// The axis of a drawing, on which each moment has a place of its own and quiet is shortened.
///
/// The way from a moment to the next grows with the logarithm of the time between them. The page's
/// script has the same in `scale.js`.
struct EventScale {
  /// The moments at which something happened, each once, from the first event to the last.
  let times: [Int64]
  /// Where they stand.
  let units: [Double]

  /// Makes the axis of a session.
  init(_ session: SessionRecording) {
    var times: [Int64] = [0]
    for event in session.events {
      if let last = times.last, event.at > last { times.append(event.at) }
    }
    if let last = times.last, session.length > last { times.append(session.length) }
    var units: [Double] = [0]
    for (time, next) in zip(times, times.dropFirst()) {
      units.append((units.last ?? 0) + Self.width(of: next - time))
    }
    self.times = times
    self.units = units
  }

  /// How long the axis is.
  var length: Double { max(units.last ?? 1, 1) }

  /// Where a moment stands.
  func unit(of time: Int64) -> Double {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    if low == 0 { return 0 }
    if low == times.count { return length }
    let share = Double(time - times[low - 1]) / Double(times[low] - times[low - 1])
    return units[low - 1] + share * (units[low] - units[low - 1])
  }

  /// The way between two moments that follow each other: about 1 for a millisecond, 2 for a tenth
  /// of a second, 7 for a quarter of an hour.
  private static func width(of gap: Int64) -> Double {
    // A logarithm to the base of two, straight between its powers: it needs no library, and is the
    // same on every machine.
    var ratio = 1 + Double(gap) / 1e7
    var power = 0.0
    while ratio >= 2 {
      ratio /= 2
      power += 1
    }
    return 1 + 0.3612 * (power + ratio - 1)
  }
}

/// Eight bytes of digits, each with its `0` taken out: digits are below ten now.
@inline(__always)
private func digits(_ place: Bytes) -> UInt64 { load8(place) ^ 0x3030_3030_3030_3030 }

/// The top bits of those of eight bytes that are no digits, of which only the first is reliable.
@inline(__always)
private func others(_ digits: UInt64) -> UInt64 {
  // 0x76 carries every value from ten on into the top bit. A carry out of a byte only reaches the
  // bytes after it, and there only after the first that is no digit.
  ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080
}

/// The number that eight digits are, the first one lowest in memory.
@inline(__always)
private func number(_ digits: UInt64) -> UInt64 {
  // Neighbours are joined by tens; then two products add up the four pairs, each with its weight,
  // in the upper half of a word.
  let pairs = digits &* 10 &+ digits &>> 8
  let odd = (pairs & 0x0000_00FF_0000_00FF) &* (100 &+ 1_000_000 &<< 32)
  let even = (pairs &>> 16 & 0x0000_00FF_0000_00FF) &* (1 &+ 10000 &<< 32)
  return (odd &+ even) &>> 32
}

@inline(__always)
private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

/// Passes a number of seconds as clocks write it, and gives its nanoseconds, exactly.
///
/// Up to ten digits before the point, any number after it. What is written in another way, or is no
/// number, or may be too large, is for the careful way: then it gives `nil`, or the place of a byte
/// that no value can be followed by, such as the `e` of an exponent.
@inline(__always)
func passSeconds(_ start: Bytes, nanoseconds: inout Int64) -> Bytes? {
  let word = digits(start)
  let count = others(word).trailingZeroBitCount &>> 3
  if count == 0 || (start[0] == UInt8(ascii: "0") && count > 1) { return nil }
  // The digits move up to the end of the word, so that zeros stand before them.
  var seconds = number(word &<< UInt64(64 &- 8 &* count))
  var place = start + count
  if count == 8 {
    for _ in 0..<2 where isDigit(place[0]) {
      seconds = seconds &* 10 &+ UInt64(place[0] &- 0x30)
      place += 1
    }
    if isDigit(place[0]) || seconds > 9_223_372_035 { return nil }
  }
  var fraction: UInt64 = 0
  if place[0] == Sign.point {
    let word = digits(place + 1)
    let end = others(word)
    if end & 0x80 != 0 { return nil }
    // Zeros take the place of what follows the digits: eight places after the point.
    fraction = number(word & ((end & (0 &- end)) &>> 7 &- 1)) &* 10
    let count = end.trailingZeroBitCount &>> 3
    place += 1 &+ count
    if count == 8, isDigit(place[0]) {
      fraction &+= UInt64(place[0] &- 0x30)
      // Digits below a nanosecond are cut off.
      repeat { place += 1 } while isDigit(place[0])
    }
  }
  nanoseconds = Int64(truncatingIfNeeded: seconds &* 1_000_000_000 &+ fraction)
  return place
}

/// Passes a JSON number strictly; `nil` where there is none.
///
/// It is canonical where it is written as ``ExactNumber`` prints its value, as nearly all numbers
/// are: the same value then has the same bytes.
func passNumber(_ start: Bytes) -> (end: Bytes, isCanonical: Bool)? {
  var place = start
  if place[0] == Sign.minus { place += 1 }
  let whole = place
  if place[0] == UInt8(ascii: "0") {
    place += 1
  } else {
    guard isDigit(place[0]) else { return nil }
    repeat { place += 1 } while isDigit(place[0])
  }
  let isZero = whole[0] == UInt8(ascii: "0")
  // "-0" is 0, and of very many digits an exponent is made.
  var isCanonical = place - start <= 16 && !(isZero && whole != start)
  if place[0] == Sign.point {
    place += 1
    let fraction = place
    guard isDigit(place[0]) else { return nil }
    repeat { place += 1 } while isDigit(place[0])
    // A last zero is not printed; of many leading ones an exponent is made.
    isCanonical = place[-1] != UInt8(ascii: "0") && !(isZero && place - fraction > 6)
  }
  if place[0] | 0x20 == UInt8(ascii: "e") {
    isCanonical = false
    place += 1
    if place[0] == Sign.minus || place[0] == UInt8(ascii: "+") { place += 1 }
    guard isDigit(place[0]) else { return nil }
    repeat { place += 1 } while isDigit(place[0])
  }
  return (place, isCanonical)
}

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The bytes of a trace that have come and are not read yet.
///
/// It keeps the promise of ``Bytes`` for all whole lines in it: after the last byte that has come
/// stand ``Padding/count`` zeros.
struct LineBuffer: ~Copyable {
  /// The longest line that is read, its line end left aside.
  ///
  /// A longer one is passed without being kept, so that memory is bounded whatever comes.
  static let longestLine = 128 << 20
  /// How many bytes are asked for at a time, unless a test wants it otherwise.
  static let usualChunk = 256 << 10

  private var bytes: UnsafeMutablePointer<UInt8>
  /// How many bytes there is room for, the padding left aside.
  private var capacity: Int
  /// The first byte that is not read yet.
  private var start = 0
  /// The byte after the last newline; not before `start`.
  private var linesEnd = 0
  /// The byte after the last that has come.
  private var end = 0
  private let longestLine: Int
  private let chunk: Int
  private var isPassing = false
  private var hasPassed = false

  /// Makes an empty buffer.
  init(longestLine: Int, chunk: Int) {
    self.longestLine = longestLine
    self.chunk = chunk
    capacity = chunk * 2
    bytes = .allocate(capacity: capacity + Padding.count)
  }

  deinit { bytes.deallocate() }

  /// The fault of a line that was passed.
  var tooLong: LineFault {
    LineFault(
      offset: 0, message: "the line is longer than \(longestLine >> 20) MiB and was left out",
      hint: "Each line is one event; keep large data out of a trace.")
  }

  /// Whether a whole line is there.
  var hasLines: Bool { start < linesEnd }

  /// Reads lines that are there.
  ///
  /// The body gets the place of the first, which it moves to the first that it has not read, and
  /// the byte after the last.
  mutating func readLines<Result>(_ body: (inout Bytes, Bytes) -> Result) -> Result {
    var place = Bytes(bytes + start)
    defer { start = place - Bytes(bytes) }
    return body(&place, Bytes(bytes + linesEnd))
  }

  /// Takes the next line without its newline; it must be there.
  mutating func takeLine() -> [UInt8] {
    let rest = linesEnd - start
    let newline = memchr(bytes + start, Int32(Sign.newline), rest)
    let count = newline.map { UnsafeRawPointer($0) - UnsafeRawPointer(bytes + start) } ?? rest
    defer { start = min(start + count + 1, linesEnd) }
    return Array(UnsafeBufferPointer(start: bytes + start, count: count))
  }

  /// Passes these bytes if the first line begins with them; it must be there.
  mutating func skip(_ prefix: [UInt8]) {
    for (index, byte) in prefix.enumerated() {
      guard start + index < linesEnd, bytes[start + index] == byte else { return }
    }
    start += prefix.count
  }

  /// Whether a line was passed that is too long; it came before those that are there now.
  mutating func takePassedLine() -> Bool {
    defer { hasPassed = false }
    return hasPassed
  }
}

// MARK: - Filling

extension LineBuffer {
  /// Reads on, once no whole line is left.
  ///
  /// - Returns: How many bytes have come; 0 is the end.
  /// - Throws: Why nothing can be read.
  mutating func fill(from input: ByteInput) throws(InputFault) -> Int {
    makeRoom()
    let room = UnsafeMutableRawBufferPointer(start: bytes + end, count: chunk)
    let count = try input.read(into: room)
    take(count)
    return count
  }

  /// Ends the last line, which has no newline; false where there is none.
  mutating func endLastLine() -> Bool {
    if isPassing {
      (isPassing, hasPassed) = (false, true)
      return false
    }
    guard start < end else { return false }
    makeRoom()
    bytes[end] = Sign.newline
    take(1)
    return true
  }

  /// Moves what is not read to the front, and makes room for a chunk.
  private mutating func makeRoom() {
    let rest = end - start
    if rest > longestLine { isPassing = true }
    let kept = isPassing ? 0 : rest
    var needed = capacity
    while needed - kept < chunk { needed *= 2 }
    // One very long line is no reason to keep its room for good.
    if kept < chunk { needed = chunk * 2 }
    if needed != capacity {
      let other = UnsafeMutablePointer<UInt8>.allocate(capacity: needed + Padding.count)
      other.initialize(from: bytes + start, count: kept)
      bytes.deallocate()
      (bytes, capacity) = (other, needed)
    } else if start > 0 {
      memmove(bytes, bytes + start, kept)
    }
    (start, linesEnd, end) = (0, 0, kept)
  }

  /// Looks for line ends in bytes that have come.
  private mutating func take(_ count: Int) {
    let old = end
    end += count
    (bytes + end).initialize(repeating: 0, count: Padding.count)
    if isPassing {
      guard let newline = memchr(bytes + old, Int32(Sign.newline), count) else {
        end = old
        return
      }
      start = UnsafeMutableRawPointer(newline) - UnsafeMutableRawPointer(bytes) + 1
      (isPassing, hasPassed) = (false, true)
    }
    linesEnd = end
    while linesEnd > max(old, start), bytes[linesEnd - 1] != Sign.newline { linesEnd -= 1 }
    if linesEnd == old { linesEnd = start }
  }
}

/// Gives the lines of an input as they come, for the decoders of other formats.
package final class LineSource {
  /// What came of a call to ``LineSource/read(_:)``.
  package enum Progress {
    /// There may be more.
    case more
    /// Nothing has come for a while.
    case pause
    /// All lines have been given.
    case end
    /// The input could not be read on.
    case fault(InputFault)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The number of bytes read so far (of a packed file: unpacked).
  package private(set) var byteCount = 0
  /// The number of the next line.
  package private(set) var number = 1
  /// Whether the line that is being given is the last and has no newline.
  package private(set) var isOpenLine = false

  private let input: ByteInput
  private var buffer: LineBuffer
  private var isFirst = true
  private var isOver = false

  /// Makes a source of lines.
  ///
  /// - Parameters:
  ///   - input: Where the bytes come from.
  ///   - givesPauses: Whether it is said where nothing comes for a while; else that is waited out.
  package init(_ input: ByteInput, givesPauses: Bool = false) {
    self.input = input
    input.givesPauses = givesPauses
    buffer = LineBuffer(longestLine: LineBuffer.longestLine, chunk: LineBuffer.usualChunk)
  }

  /// Waits for bytes and gives every whole line that is there then.
  ///
  /// - Parameters:
  ///   - tooLong: Gets the number of a line that was passed since it is too long.
  ///   - body: Gets each line without its line end, and its number.
  /// - Returns: Whether there may be more.
  package func read(
    tooLong: (Int, LineFault) -> Void, _ body: (RawLine, Int) -> Void
  ) -> Progress {
    if isOver { return .end }
    var fault: InputFault?
    do throws(InputFault) {
      let count = try buffer.fill(from: input)
      byteCount += count
      if count == 0, input.hasPaused { return .pause }
      isOver = count == 0
    } catch {
      fault = error
      isOver = true
    }
    if isOver { isOpenLine = buffer.endLastLine() }
    if buffer.takePassedLine() {
      tooLong(number, buffer.tooLong)
      number += 1
    }
    if isFirst, buffer.hasLines {
      buffer.skip(Self.byteOrderMark)
      isFirst = false
    }
    if buffer.hasLines { giveLines(body) }
    if let fault { return .fault(fault) }
    return isOver ? .end : .more
  }

  private func giveLines(_ body: (RawLine, Int) -> Void) {
    var line = number
    buffer.readLines { place, end in
      while place < end {
        let newline = newline(from: place, to: end)
        var count = newline - place
        if count > 0, place[count - 1] == 0x0D { count -= 1 }
        body(RawLine(start: place, count: count), line)
        place = newline + 1
        line += 1
      }
    }
    number = line
  }

  /// The next newline: there is one before the end.
  private func newline(from start: Bytes, to end: Bytes) -> Bytes {
    var place = start
    while true {
      let matches = load16(place) .== SIMD16<UInt8>(repeating: Sign.newline)
      let marks = unsafeBitCast(matches, to: SIMD2<UInt64>.self)
      if marks.x != 0 { return place + marks.x.littleEndian.trailingZeroBitCount &>> 3 }
      if marks.y != 0 { return place + 8 + marks.y.littleEndian.trailingZeroBitCount &>> 3 }
      place += 16
    }
  }
}

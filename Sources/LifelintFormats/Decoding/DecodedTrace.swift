internal import LifelintTrace

/// Reads a file of another format to its end, piece by piece.
package final class DecodedTrace {
  /// What the decoder told since this was last emptied.
  package var output: DecoderOutput
  /// Whether everything has been read.
  package private(set) var isAtEnd = false

  private let lines: LineSource
  private let decoder: any EventDecoder

  private let isLive: Bool

  init(
    _ input: ByteInput, decoder: any EventDecoder, names: NameTable, isLive: Bool = false
  ) {
    self.isLive = isLive
    lines = LineSource(input, givesPauses: isLive)
    self.decoder = decoder
    output = DecoderOutput(log: ReaderLog(names: names))
  }

  /// The number of bytes read so far.
  package var byteCount: Int { lines.byteCount }

  /// What describes the file, as far as it is known.
  package var header: DecodedHeader { decoder.header }

  /// Whether it is all right that there are no events.
  package var mayBeEmpty: Bool { decoder.mayBeEmpty }

  /// What to look at where there are no events, if the decoder knows better than the format's file.
  package var emptyHint: String? { decoder.emptyHint }

  /// Waits for more of the file and decodes what has come.
  package func readOn() {
    if isAtEnd { return }
    var told = output
    let progress = lines.read(
      tooLong: { number, fault in told.log.unreadableLine(number, fault) },
      { line, number in
        decoder.take(line, number: number, isOpen: lines.isOpenLine, into: &told)
      })
    switch progress {
    case .more: if isLive { decoder.pause(isIdle: false, into: &told) }
    case .pause: decoder.pause(isIdle: true, into: &told)
    case .fault(let fault):
      told.log.unreadableTrace(fault.message, hint: fault.hint)
      decoder.finish(into: &told)
      isAtEnd = true
    case .end:
      decoder.finish(into: &told)
      isAtEnd = true
    }
    if isAtEnd { told.log.finish() }
    output = told
  }
}

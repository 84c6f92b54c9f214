package import LifelintTrace

/// Turns the lines of one format into events.
///
/// A decoder is given every line of a file in order and tells of each what is in it. It keeps what
/// it needs from one line to the next and nothing else, so that memory does not grow with the file.
protocol EventDecoder: AnyObject {
  /// Takes one line.
  ///
  /// - Parameters:
  ///   - line: The line, which is only there during the call.
  ///   - number: Its number in the file.
  ///   - isOpen: Whether it is the last line and has no newline, so that it may be cut short.
  ///   - output: Gets what the line tells.
  func take(_ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput)

  /// Tells what need not wait any longer, in a file that is watched live; called again and again.
  ///
  /// - Parameters:
  ///   - isIdle: Whether nothing has come for a while, so that what is open is complete.
  ///   - output: Gets what was held back.
  func pause(isIdle: Bool, into output: inout DecoderOutput)

  /// Tells what was still held back.
  func finish(into output: inout DecoderOutput)

  /// What describes the whole file, as far as it is known once there is an event.
  var header: DecodedHeader { get }

  /// Whether it is all right that there are no events.
  var mayBeEmpty: Bool { get }

  /// What to look at where there are no events, if it knows better than the format's file.
  var emptyHint: String? { get }
}

extension EventDecoder {
  func pause(isIdle: Bool, into output: inout DecoderOutput) {}

  var mayBeEmpty: Bool { false }

  var emptyHint: String? { nil }
}

/// Gets what a decoder has to tell.
package struct DecoderOutput {
  /// The events, in the order in which they count.
  package var events: [DecodedEvent] = []
  /// What is wrong with the file.
  package var log: ReaderLog
  /// What else is to be told about the file.
  package var remarks: [ReaderDiagnostic] = []

  /// A line, or a part of one, that could not be read.
  mutating func unreadable(
    _ line: Int, offset: Int = 0, _ message: String, hint: String, ranOut: Bool = false,
    isOpen: Bool = false
  ) {
    if ranOut, isOpen {
      log.cutLastLine(line, offset: offset)
    } else {
      log.unreadableLine(line, LineFault(offset: offset, message: message, hint: hint))
    }
  }

  /// Something that a person has to know about the file.
  mutating func remark(
    _ id: DiagnosticID, _ line: Int, column: Int = 1, _ message: String, hint: String
  ) {
    remarks.append(
      ReaderDiagnostic(id: id, line: line, column: column, message: message, hint: hint))
  }
}

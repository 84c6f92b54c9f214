/// Reads lines the fast way: in one pass, without a look ahead for the newline.
///
/// It takes what it knows to be a good event and nothing else. Whatever is wrong, rare or only
/// looks odd stops it at the beginning of that line, which is then read the careful way, by
/// ``LineParser``: every sentence about a line comes from there.
///
/// Loggers write their keys in the same order again and again, so a line is first taken as a chain
/// of comparisons with literals in the order that the trace format shows (`t`, `session`, `scene`,
/// the kind and its `phase`, `of`, `thread`): constants for the compiler, and a path that the
/// processor's branch predictor runs ahead on. A key that the chain does not meet is looked up.
struct LineScanner: ~Copyable {
  /// Why a scan has stopped.
  enum Stop {
    /// There is nothing more.
    case end
    /// The batch is full.
    case full
    /// The next line is for the careful way.
    case careful
  }

  /// How many events make a batch full: what they take stays in a core's cache.
  static let batchLimit = 2048

  var keys: KeyTable
  var dates = DateScan()
  var scratch = TextScratch()
  private let main: Symbol
  let reader: UInt32

  /// Makes a scanner.
  ///
  /// - Parameters:
  ///   - keys: The keys that mean something.
  ///   - main: The symbol of the thread that is meant where a line has none.
  ///   - reader: The number under which the reader notes the unknown names that it has reported.
  init(keys: FieldKeys, main: Symbol, reader: UInt32) {
    self.keys = KeyTable(keys)
    self.main = main
    self.reader = reader
  }

  /// Reads lines from a place on, up to the end of the last whole one.
  ///
  /// - Parameters:
  ///   - place: The beginning of a line; moves to the first that was not read.
  ///   - end: The byte after the last newline. After it follow padding bytes, as ``Bytes`` says.
  ///   - line: The number of the line; moves along.
  ///   - batch: Gets the events.
  ///   - symbols: Where values are interned.
  ///   - names: The spellings of a ``NameTable``.
  mutating func scan(
    from place: inout Bytes, to end: Bytes, line: inout Int, into batch: inout EventBatch,
    symbols: inout ByteInterner, names: borrowing ByteInterner
  ) -> Stop {
    while place < end {
      if batch.events.count >= Self.batchLimit { return .full }
      let extraCount = batch.extras.count
      guard
        let next = scanLine(place, line: line, batch: &batch, symbols: &symbols, names: names)
      else {
        batch.extras.removeSubrange(extraCount...)
        return .careful
      }
      place = next
      line &+= 1
    }
    return .end
  }
}

/// A place in a line, at the sign before a key.
private struct Cursor {
  private(set) var place: Bytes
  /// The next eight bytes without the sign that has to come first, a brace or a comma: a zero is
  /// there if it came.
  private var head: UInt64

  @inline(__always)
  init(_ place: Bytes, expecting sign: UInt8) {
    self.place = place
    head = load8(place) ^ UInt64(sign)
  }

  /// Goes to the place after a member, where a comma has to come.
  @inline(__always)
  mutating func move(to place: Bytes) { self = Cursor(place, expecting: Sign.comma) }

  /// Whether the sign and then a literal come; the literal's first byte, a comma, stands for both.
  @inline(__always)
  func meets(_ literal: StaticString) -> Bool { stands(literal, at: place, head: head) }
}

// MARK: - A line

extension LineScanner {
  /// Reads one line; gives the beginning of the next, or `nil` where it is for the careful way.
  @inline(__always)
  private mutating func scanLine(
    _ start: Bytes, line: Int, batch: inout EventBatch, symbols: inout ByteInterner,
    names: borrowing ByteInterner
  ) -> Bytes? {
    var first = start
    if first[0] != Sign.openBrace {
      first = passBlanks(first)
      if first[0] == Sign.newline { return first + 1 }
      guard first[0] == Sign.openBrace else { return nil }
    }
    var pending = PendingEvent(line: line, thread: main, extraStart: batch.extras.count)
    var cursor = Cursor(first, expecting: Sign.openBrace)
    while true {
      let before = cursor.place
      if cursor.meets(#","t":"#), let end = time(cursor.place + 5, &pending) {
        guard pending.note(.t) else { return nil }
        cursor.move(to: end)
      }
      if cursor.meets(#","session":""#) {
        guard pending.note(.session),
          let end = text(cursor.place + 12, &pending.event.session, &symbols)
        else { return nil }
        cursor.move(to: end)
      }
      if cursor.meets(#","scene":""#) {
        guard pending.note(.scene),
          let end = text(cursor.place + 10, &pending.event.scene, &symbols)
        else { return nil }
        cursor.move(to: end)
      }
      if cursor.meets(#","callback":""#) {
        guard pending.note(.callback), let end = name(cursor.place + 13, .callback, &pending, names)
        else { return nil }
        cursor.move(to: end)
        if cursor.meets(#","phase":"begin""#) {
          guard pending.note(.phase) else { return nil }
          pending.event.phase = .begin
          cursor.move(to: cursor.place + 16)
        } else if cursor.meets(#","phase":"end""#) {
          guard pending.note(.phase) else { return nil }
          pending.event.phase = .end
          cursor.move(to: cursor.place + 14)
        }
      } else if cursor.meets(#","action":""#) {
        guard pending.note(.action), let end = name(cursor.place + 11, .action, &pending, names)
        else { return nil }
        cursor.move(to: end)
      } else if cursor.meets(#","system":""#) {
        guard pending.note(.system), let end = name(cursor.place + 11, .system, &pending, names)
        else { return nil }
        cursor.move(to: end)
      }
      if cursor.meets(#","of":""#) {
        guard pending.note(.of), let end = text(cursor.place + 7, &pending.event.of, &symbols)
        else { return nil }
        cursor.move(to: end)
      }
      if cursor.meets(#","thread":"main""#) {
        guard pending.note(.thread) else { return nil }
        cursor.move(to: cursor.place + 16)
      }

      // Members that the chain does not meet, until there is one again that it might.
      repeat {
        let place = cursor.place
        if place[0] == Sign.closeBrace {
          return finish(place + 1, pending, &batch)
        }
        if place != before, mayMeetChain(place) { break }
        guard place[0] == Sign.comma || place == first,
          let end = member(place, line: line, &pending, &batch, &symbols, names)
        else { return nil }
        cursor.move(to: end)
      } while true
    }
  }

  /// Whether a key begins like most of those of the chain.
  @inline(__always)
  private func mayMeetChain(_ place: Bytes) -> Bool {
    // One bit for each of "acst", the last five bits of a letter being its place in the alphabet.
    let letters: UInt32 = 1 &<< 1 | 1 &<< 3 | 1 &<< 19 | 1 &<< 20
    return letters &>> UInt32(place[2] & 31) & 1 != 0
  }

  /// Passes the end of a line and adds its event.
  @inline(__always)
  private func finish(
    _ place: Bytes, _ pending: PendingEvent, _ batch: inout EventBatch
  ) -> Bytes? {
    var end = place
    if end[0] != Sign.newline {
      end = passBlanks(end)
      guard end[0] == Sign.newline else { return nil }
    }
    guard pending.hasTime, pending.hasName else { return nil }
    var event = pending.event
    let extraCount = batch.extras.count &- Int(event.extraStart)
    event.extraCount = UInt16(truncatingIfNeeded: extraCount)
    batch.events.append(event)
    return end + 1
  }
}

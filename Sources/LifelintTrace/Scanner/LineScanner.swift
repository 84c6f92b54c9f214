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
  /// The elements of an array that is being read.
  var elements = SymbolList()
  /// Whether the last line had blanks where ``Spaced`` lines have them.
  var hasBlanks = false
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
  /// - Returns: Why it has stopped.
  mutating func scan(
    from place: inout Bytes, to end: Bytes, line: inout Int, into batch: inout EventBatch,
    symbols: inout ByteInterner, names: borrowing ByteInterner
  ) -> Stop {
    while true {
      let stop =
        hasBlanks
        ? scanLines(Spaced.self, from: &place, to: end, &line, &batch, &symbols, names)
        : scanLines(Compact.self, from: &place, to: end, &line, &batch, &symbols, names)
      if let stop { return stop }
    }
  }

  /// Reads lines that have one spacing; gives nothing where they turn out to have the other.
  @inline(never)
  private mutating func scanLines<Blanks: Spacing>(
    _ spacing: Blanks.Type, from place: inout Bytes, to end: Bytes, _ line: inout Int,
    _ batch: inout EventBatch, _ symbols: inout ByteInterner, _ names: borrowing ByteInterner
  ) -> Stop? {
    while place < end {
      if batch.events.count >= Self.batchLimit { return .full }
      if hasBlanks != Blanks.hasBlanks { return nil }
      let extraCount = batch.extras.count
      guard let next = scanLine(spacing, place, line, &batch, &symbols, names) else {
        batch.extras.removeSubrange(extraCount...)
        return .careful
      }
      place = next
      line &+= 1
    }
    return .end
  }
}

// MARK: - A line

extension LineScanner {
  /// Reads one line; gives the beginning of the next, or `nil` where it is for the careful way.
  @inline(__always)
  private mutating func scanLine<Blanks: Spacing>(
    _: Blanks.Type, _ start: Bytes, _ line: Int, _ batch: inout EventBatch,
    _ symbols: inout ByteInterner, _ names: borrowing ByteInterner
  ) -> Bytes? {
    var first = start
    if first[0] != Sign.openBrace {
      first = passBlanks(first)
      if first[0] == Sign.newline { return first + 1 }
      guard first[0] == Sign.openBrace else { return nil }
    }
    var pending = PendingEvent(line: line, thread: main, extraStart: batch.extras.count)
    var cursor = Cursor<Blanks>(first)
    while true {
      let before = cursor.place
      if let value = cursor.value(of: #""t":"#), let end = time(value, &pending) {
        guard pending.note(.t) else { return nil }
        cursor.move(to: end)
      }
      if let value = cursor.text(of: #""session":"#) {
        guard pending.note(.session), let end = text(value, &pending.event.session, &symbols)
        else { return nil }
        cursor.move(to: end)
      }
      if let value = cursor.text(of: #""scene":"#) {
        guard pending.note(.scene), let end = text(value, &pending.event.scene, &symbols)
        else { return nil }
        cursor.move(to: end)
      }
      if let value = cursor.text(of: #""callback":"#) {
        guard pending.note(.callback), let end = name(value, .callback, &pending, names)
        else { return nil }
        cursor.move(to: end)
        if let value = cursor.text(of: #""phase":"#), let end = phase(value, &pending) {
          guard pending.note(.phase) else { return nil }
          cursor.move(to: end)
        }
      } else if let value = cursor.text(of: #""action":"#) {
        guard pending.note(.action), let end = name(value, .action, &pending, names)
        else { return nil }
        cursor.move(to: end)
      } else if let value = cursor.text(of: #""system":"#) {
        guard pending.note(.system), let end = name(value, .system, &pending, names)
        else { return nil }
        cursor.move(to: end)
      }
      if let value = cursor.text(of: #""of":"#) {
        guard pending.note(.of), let end = text(value, &pending.event.of, &symbols)
        else { return nil }
        cursor.move(to: end)
      }
      if let value = cursor.text(of: #""thread":"#), stands(#"main""#, at: value) {
        guard pending.note(.thread) else { return nil }
        cursor.move(to: value + 5)
      }

      // Members that the chain does not meet, until there is one again that it might.
      repeat {
        if cursor.sign == Sign.closeBrace {
          return finish(cursor.place, pending, &batch)
        }
        if cursor.sign == 0x20 {
          cursor.move(to: passBlanks(cursor.place))
          continue
        }
        if cursor.place != before, mayMeetChain(cursor.place) { break }
        guard cursor.sign == Sign.comma,
          let end = member(cursor.place, line, &pending, &batch, &symbols, names)
        else { return nil }
        cursor.move(to: end)
      } while true
    }
  }

  /// Whether a key begins like most of those of the chain.
  @inline(__always)
  private func mayMeetChain(_ place: Bytes) -> Bool {
    // One bit for each of "acst"; the last five bits of a letter are its place in the alphabet.
    let letters: UInt32 = 1 &<< 1 | 1 &<< 3 | 1 &<< 19 | 1 &<< 20
    return letters &>> UInt32(place[1] & 31) & 1 != 0
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

/// The keys of a trace's lines: what each means, and whether a line has it twice.
///
/// Keys that mean nothing are learned too, so that a repeated one is seen by one comparison.
struct KeyTable: ~Copyable {
  /// What a key means.
  struct Meaning: Equatable {
    fileprivate static let firstAsked: UInt32 = 0x1_0000
    /// A field that no one asked for.
    static let nothing = Meaning(rawValue: 0)

    fileprivate let rawValue: UInt32

    /// One of the trace format's own keys.
    var own: FieldKeys.Own? {
      rawValue < Self.firstAsked ? FieldKeys.Own(rawValue: Int(rawValue) - 1) : nil
    }

    /// The number of a field that was asked for.
    var asked: UInt16? {
      rawValue >= Self.firstAsked ? UInt16(truncatingIfNeeded: rawValue) : nil
    }
  }

  /// So many keys are learned; a trace with more names of fields has data in their place.
  private static let learnedLimit = 1000

  /// The flags of a key are its meaning, its payload the last line that had it.
  private var interner = ByteInterner(capacity: 64)
  private let limit: Int

  /// Makes a table of the keys that mean something.
  init(_ keys: FieldKeys) {
    for (number, text) in keys.texts.enumerated() {
      let key = interner.intern(text, kind: 0)
      let asked = number > FieldKeys.Own.lifelint.rawValue ? keys.extras[number] : nil
      interner.setFlags(
        of: key, to: asked.map { Meaning.firstAsked | UInt32($0) } ?? UInt32(number + 1))
    }
    limit = interner.count + Self.learnedLimit
  }

  /// What a key means; `nil` where the line has had it already, or may have.
  ///
  /// - Parameters:
  ///   - key: The key without its escapes; it keeps the promise of ``Bytes``.
  ///   - count: Its length.
  ///   - line: The number of the line, to know keys of this line from those of others.
  ///   - strangers: Counts the line's keys that are not in the table; only one cannot be a repeat.
  /// - Returns: The meaning.
  @inline(__always)
  mutating func meaning(
    of key: Bytes, count: Int, line: Int, strangers: inout Int
  ) -> Meaning? {
    let isLearned = interner.count < limit && count <= InternRecord.inlineCount
    let number =
      isLearned
      ? interner.intern(key, count: count, kind: 0) : interner.find(key, count: count, kind: 0)
    if number == ByteInterner.none {
      strangers &+= 1
      return strangers > 1 ? nil : .nothing
    }
    let record = interner.records + Int(number)
    let stamp = UInt32(truncatingIfNeeded: line)
    if record.pointee.payload == stamp { return nil }
    record.pointee.payload = stamp
    return Meaning(rawValue: record.pointee.flags)
  }
}

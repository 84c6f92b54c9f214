// For those who have no padded bytes, and no business with pointers.

extension ByteInterner {
  /// The number of a run of bytes; a new one is added.
  mutating func intern(_ bytes: some Collection<UInt8>, kind: UInt8) -> UInt32 {
    Self.withPadding(bytes) { intern($0, count: $1, kind: kind) }
  }

  /// The number of a run of bytes, or ``none`` where it is new.
  func find(_ bytes: some Collection<UInt8>, kind: UInt8) -> UInt32 {
    Self.withPadding(bytes) { find($0, count: $1, kind: kind) }
  }

  /// Calls a function with a copy of some bytes that keeps the promise of ``Bytes``, and with their
  /// count.
  private static func withPadding(
    _ bytes: some Collection<UInt8>, _ body: (Bytes, Int) -> UInt32
  ) -> UInt32 {
    let count = bytes.count
    let capacity = count + InternRecord.inlineCount
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let end = buffer.initialize(fromContentsOf: bytes)
      buffer[end...].initialize(repeating: 0)
      return buffer.baseAddress.map { body($0, count) } ?? none
    }
  }

  /// The number of a run of bytes that lie in words in their order; a new one is added.
  ///
  /// The words go on for as many bytes after the run as ``intern(_:count:kind:)`` may load.
  mutating func intern(words: ContiguousArray<UInt64>, count: Int, kind: UInt8) -> UInt32 {
    precondition(words.count * 8 >= count + InternRecord.inlineCount, "no padding")
    let number = words.withUnsafeBytes { buffer in
      buffer.withMemoryRebound(to: UInt8.self) { bytes in
        bytes.baseAddress.map { intern($0, count: count, kind: kind) }
      }
    }
    return number ?? Self.none
  }

  /// Eight bytes of a run, the first one lowest; what lies behind the run is zero.
  func word(_ place: Int, of number: UInt32) -> UInt64 {
    let record = records + Int(number)
    let rest = record.pointee.count - place * 8
    precondition(place >= 0 && rest > 0, "the run is shorter")
    guard let long = record.pointee.longBytes else {
      // The record begins with the run, which is filled up with zeros there.
      return UInt64(
        littleEndian: UnsafeRawPointer(record).load(fromByteOffset: place * 8, as: UInt64.self))
    }
    if rest >= 8 { return load8(long + place * 8) }
    var word: UInt64 = 0
    for offset in 0..<rest { word |= UInt64(long[place * 8 + offset]) << UInt64(offset * 8) }
    return word
  }

  /// How long the run is that a number stands for.
  func count(of number: UInt32) -> Int { records[Int(number)].count }

  /// The kind of the run that a number stands for.
  func kind(of number: UInt32) -> UInt8 { records[Int(number)].kind }

  /// The run that a number stands for.
  func bytes(of number: UInt32) -> [UInt8] { records[Int(number)].withBytes { Array($0) } }

  /// The text that a number stands for.
  func text(of number: UInt32) -> String {
    records[Int(number)].withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a number stands for nothing.
  func isFree(_ number: UInt32) -> Bool { records[Int(number)].isFree }

  /// What the user of the interner has noted with a number.
  func payload(of number: UInt32) -> UInt32 { records[Int(number)].payload }

  /// Notes something with a number.
  func setPayload(of number: UInt32, to payload: UInt32) {
    records[Int(number)].payload = payload
  }

  /// What the user of the interner has noted with a number.
  func flags(of number: UInt32) -> UInt32 { records[Int(number)].flags }

  /// Notes something with a number.
  func setFlags(of number: UInt32, to flags: UInt32) { records[Int(number)].flags = flags }
}

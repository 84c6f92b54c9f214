// For those who have no padded bytes, and no business with pointers.

extension ByteInterner {
  /// The number of a run of bytes; a new one is added.
  mutating func intern(_ bytes: some Collection<UInt8>, kind: UInt8) -> UInt32 {
    var padded = ContiguousArray(bytes)
    let count = padded.count
    padded.append(contentsOf: repeatElement(0, count: InternRecord.inlineCount))
    return padded.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { intern($0, count: count, kind: kind) } ?? Self.none
    }
  }

  /// The number of a run of bytes, or ``none`` where it is new.
  func find(_ bytes: some Collection<UInt8>, kind: UInt8) -> UInt32 {
    var padded = ContiguousArray(bytes)
    let count = padded.count
    padded.append(contentsOf: repeatElement(0, count: InternRecord.inlineCount))
    return padded.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { find($0, count: count, kind: kind) } ?? Self.none
    }
  }

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

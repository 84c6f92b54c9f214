internal import LifelintTrace

/// Finds the objects in JSON that is laid out over many lines: an array of them, or one after the
/// other.
///
/// It counts braces outside of strings and nothing else; whether an object is right is for whoever
/// parses it.
struct ObjectSplitter {
  /// No object that tells of a life cycle is longer.
  private static let longest = 64 << 20

  /// An object with its place.
  struct Object {
    var bytes: [UInt8]
    /// The number of its first line.
    var line: Int
  }

  /// The first bytes outside of any object in a line that do not belong there.
  struct Stray {
    var offset: Int
    var byte: UInt8
  }

  private var bytes: [UInt8] = []
  private var firstLine = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Whether an object has begun and not ended.
  var isOpen: Bool { depth > 0 }

  /// The object that was not ended, which is then forgotten.
  mutating func takeRest() -> Object {
    defer { self = ObjectSplitter() }
    // Where it ends too early is at the end of its last line, and not on the next.
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return Object(bytes: bytes, line: firstLine)
  }

  /// Takes a line; gives the objects that end on it.
  mutating func take(_ line: RawLine, number: Int, _ body: (Object) -> Void) -> Stray? {
    var stray: Stray?
    var start = 0
    for place in 0..<line.count {
      let byte = line[place]
      if depth == 0 {
        if byte == UInt8(ascii: "{") {
          (depth, start, firstLine) = (1, place, number)
        } else if !Self.separators.contains(byte), stray == nil {
          stray = Stray(offset: place, byte: byte)
        }
      } else if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 {
          bytes += line.bytes(start..<place + 1)
          body(Object(bytes: bytes, line: firstLine))
          bytes.removeAll(keepingCapacity: true)
        }
      }
    }
    if depth > 0 {
      // A string does not go on over a line: where it seems to, its end is missing.
      (isInString, isEscaped) = (false, false)
      if bytes.count < Self.longest { bytes += line.bytes(start..<line.count) }
      bytes.append(UInt8(ascii: "\n"))
    }
    return stray
  }

  private static let separators: Set<UInt8> = Set(" \t\r[],".utf8)
}

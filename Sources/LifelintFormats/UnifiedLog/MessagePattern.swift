internal import LifelintTrace

/// The form of a log message: literal text with places that are captured, `{name}`, or passed, `{}`.
///
/// Each place takes as little as it can; the last one of a pattern that ends in it takes the rest.
struct MessagePattern {
  private enum Part {
    case literal([UInt8])
    /// A place; its name is empty where nothing is captured.
    case place(String)
  }

  private let parts: [Part]
  /// The text that every message of the form begins with, as it stands in JSON too.
  let head: ByteNeedle?
  /// The byte that every message of the form begins with, as it stands in JSON too.
  let first: UInt8?
  /// The longest other text that every message of the form holds, as it stands in JSON too.
  let mark: ByteNeedle?

  /// Makes the pattern that a text is.
  init(_ text: String) {
    var parts: [Part] = []
    var literal: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
        literal.append(byte)
        continue
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = []
      parts.append(.place(String(decoding: rest[..<end], as: UTF8.self)))
      rest = rest[(end + 1)...]
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    self.parts = parts

    var head: [UInt8] = []
    var runs: [ArraySlice<UInt8>] = []
    for (number, part) in parts.enumerated() {
      guard case .literal(let bytes) = part else { continue }
      let plain = bytes.split(omittingEmptySubsequences: false, whereSeparator: Self.isEscaped)
      if number == 0 { head = Array(plain[0]) }
      runs += plain.dropFirst(number == 0 ? 1 : 0)
    }
    self.head = ByteNeedle(head.prefix(ByteNeedle.longest))
    first = head.first
    let longest = runs.max { $0.count < $1.count } ?? []
    mark = ByteNeedle(longest.prefix(ByteNeedle.longest))
  }

  /// Whether a byte may be written with a backslash in JSON.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/")
      || byte < 0x20 || byte >= 0x7F
  }

  /// What a message holds in the places of the pattern; `nil` where it has another form.
  func captures(_ message: [UInt8]) -> [String: String]? {
    var captures: [String: String] = [:]
    var at = 0
    var open: String?
    func close(_ end: Int) {
      guard let name = open, !name.isEmpty else { return }
      captures[name] = String(decoding: message[at..<end], as: UTF8.self)
    }
    for part in parts {
      switch part {
      case .place(let name):
        open = name
      case .literal(let text):
        guard let found = Self.first(text, in: message, from: at), open != nil || found == at else {
          return nil
        }
        close(found)
        open = nil
        at = found + text.count
      }
    }
    if open != nil {
      close(message.count)
    } else if at != message.count {
      return nil
    }
    return captures
  }

  /// The first place of a text; a pattern's texts are short, and so are messages.
  private static func first(_ text: [UInt8], in message: [UInt8], from start: Int) -> Int? {
    guard let first = text.first else { return start }
    var place = start
    while place + text.count <= message.count {
      if message[place] == first, message[place..<place + text.count].elementsEqual(text) {
        return place
      }
      place += 1
    }
    return nil
  }
}

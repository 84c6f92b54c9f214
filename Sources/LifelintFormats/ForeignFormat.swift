internal import LifelintJSON
internal import LifelintTrace

/// A format that is known and not read, as `Rules/formats/foreign.json` has it.
struct ForeignFormat {
  /// What it is called.
  var name: String
  /// What to do instead.
  var instead: String
  private var keys: [String]
  private var beginnings: [String]

  /// JSON over several lines, which is no trace of lifelint's own, and nothing else that is known.
  static let document = EmbeddedFormats.value("foreign.json")["document"].map(ForeignFormat.init)

  private static let all =
    (EmbeddedFormats.value("foreign.json")["formats"]?.elements ?? []).map(ForeignFormat.init)

  private init(_ entry: JSONValue) {
    name = entry["name"]?.text ?? ""
    instead = entry["instead"]?.text ?? ""
    keys = entry.texts("keys")
    beginnings = entry.texts("begins")
  }

  /// The format of a file whose first line is this.
  static func beginning(_ line: [UInt8]) -> ForeignFormat? {
    let line = line.drop { $0 <= 0x20 }
    return all.first { format in format.beginnings.contains { line.starts(with: $0.utf8) } }
  }

  /// The format of a file whose first record is this.
  static func holding(_ record: JSONValue) -> ForeignFormat? {
    all.first { format in
      !format.keys.isEmpty && format.keys.allSatisfy { record[$0] != nil }
    }
  }

  /// The format with a name.
  static func named(_ name: String) -> ForeignFormat? {
    (all + [document].compactMap(\.self)).first { $0.name == name }
  }
}

extension InputFormat {
  /// A format that is known and not read.
  static func foreign(_ format: ForeignFormat) -> InputFormat {
    InputFormat(foreignName, format.name)
  }

  static let foreignName = "foreign"

  /// Whether it is known and not read.
  public var isForeign: Bool { name == Self.foreignName }
}

/// Says of a file that it is in a format which is not read, once.
final class ForeignDecoder: EventDecoder {
  private let format: ForeignFormat
  private var hasTold = false
  let header = DecodedHeader()

  init(_ format: ForeignFormat) { self.format = format }

  func take(_ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput) {
    tell(&output)
  }

  func finish(into output: inout DecoderOutput) { tell(&output) }

  private func tell(_ output: inout DecoderOutput) {
    if hasTold { return }
    hasTold = true
    output.log.unreadableTrace(
      "this is \(format.name), which lifelint does not read", hint: format.instead)
  }
}

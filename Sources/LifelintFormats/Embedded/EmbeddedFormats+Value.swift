internal import LifelintJSON

extension EmbeddedFormats {
  /// The bytes of a file of the folder; none where there is no such file.
  static func bytes(_ path: String) -> [UInt8] {
    files.first { $0.path == path }.map { Array($0.text.utf8) } ?? []
  }

  /// The JSON of a file of the folder.
  static func value(_ path: String) -> JSONValue {
    let value = try? JSONParser.parse(bytes(path))
    return value
      ?? JSONValue(content: .null, position: SourcePosition(line: 1, column: 1))
  }
}

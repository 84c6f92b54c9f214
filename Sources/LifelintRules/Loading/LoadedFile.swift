package import LifelintJSON

/// A file whose JSON is being read, with what is wrong with it.
///
/// Readers pass positions along and no paths: the path is found from the position when something
/// is wrong, so that a file without a fault pays nothing for it.
package final class LoadedFile {
  /// The file, as errors name it.
  package let name: String
  /// Its bytes.
  let bytes: [UInt8]
  /// Its JSON.
  package let root: JSONValue
  /// What is wrong with it.
  package private(set) var errors: [LoadError] = []
  private lazy var lineStarts = findLineStarts()

  init(name: String, bytes: [UInt8], root: JSONValue) {
    self.name = name
    self.bytes = bytes
    self.root = root
  }

  /// Parses a file.
  package static func parse(_ bytes: [UInt8], name: String) throws(LoadError) -> LoadedFile {
    do throws(JSONError) {
      let root = try JSONParser.parse(bytes)
      return LoadedFile(name: name, bytes: bytes, root: root)
    } catch {
      throw LoadError(
        code: .notJSON, message: error.message, file: name, path: "$", position: error.position)
    }
  }

  /// Notes that something is wrong.
  package func report(
    _ code: LoadError.Code, _ message: String, at position: SourcePosition, hint: String? = nil
  ) {
    errors.append(
      LoadError(
        code: code, message: message, file: name,
        path: JSONPath.text(of: position, in: root), position: position, hint: hint))
  }
}

extension LoadedFile {
  /// The text of a value as it was written, without the space between its parts.
  ///
  /// - Complexity: O(n) in the length of the text.
  func minifiedText(of value: JSONValue) -> String {
    var index = lineStarts[value.position.line - 1] + value.position.column - 1
    var text: [UInt8] = []
    var depth = 0
    var isInString = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isInString {
        text.append(byte)
        if byte == UInt8(ascii: "\\"), index < bytes.count {
          text.append(bytes[index])
          index += 1
        }
        isInString = byte != UInt8(ascii: "\"")
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      text.append(byte)
      if depth == 0 { break }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Where each line begins; the first one after a byte order mark.
  private func findLineStarts() -> [Int] {
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    return starts
  }
}

extension JSONValue {
  /// What it is, as a sentence names it.
  var typeName: String {
    switch content {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The text that it is, if it is one.
  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }
}

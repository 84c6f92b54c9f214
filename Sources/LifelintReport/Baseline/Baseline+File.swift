public import LifelintJSON
public import LifelintRules

extension Baseline {
  /// The version of the file that is written and read.
  private static let version = 1

  /// The file: one entry a line, sorted, so that a change of it reads well in a review.
  public var json: String {
    var text = "{\n  \"lifelintBaseline\": \(Self.version),\n  \"traces\": "
    text += JSONText.lines(traces.map { JSONText.string($0) }, indent: 2) + ",\n  \"findings\": "
    let lines = entries.map { entry in
      JSONText.object([
        ("rule", JSONText.string(entry.rule)), ("message", JSONText.string(entry.message)),
        ("count", String(entry.count)), ("traces", JSONText.strings(entry.traces)),
        ("fingerprint", JSONText.string(entry.fingerprint)),
      ])
    }
    text += JSONText.lines(lines, indent: 2)
    return text + "\n}\n"
  }

  /// Why a file is no baseline.
  public struct Fault: Error, Hashable, Sendable {
    /// What is wrong, in one sentence.
    public var message: String
    /// Where.
    public var position: SourcePosition
  }

  /// No baseline is larger; what is, is something else.
  private static let fileLimit = 1 << 28

  /// Reads the file at a path.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - hint: The way out where it is none.
  /// - Throws: What is wrong with it, with its place.
  public init(
    readingFrom path: String, hint: String = "Write one with --write-baseline."
  ) throws(LoadErrors) {
    func errors(
      _ code: LoadError.Code, _ message: String, at position: SourcePosition? = nil
    ) -> LoadErrors {
      LoadErrors([
        LoadError(code: code, message: message, file: path, position: position, hint: hint)
      ])
    }
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.contents(of: path, limit: Self.fileLimit)
    } catch {
      throw errors(.unreadable, "The baseline cannot be read: \(error.reason)")
    }
    do throws(Fault) {
      try self.init(reading: bytes)
    } catch {
      throw errors(.wrongValue, error.message, at: error.position)
    }
  }

  /// Reads a file.
  ///
  /// - Throws: ``Fault`` for the first thing in it that is wrong.
  public init(reading bytes: [UInt8]) throws(Fault) {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONParser.parse(bytes)
    } catch {
      throw Fault(message: error.message, position: error.position)
    }
    let file = try BaselineObject(root, keys: ["lifelintBaseline", "traces", "findings"])
    guard try file.count("lifelintBaseline") == Self.version else {
      throw Fault(
        message: "This version of a baseline is not known; write it anew.", position: root.position)
    }
    self.init(
      traces: try file.array("traces").map(BaselineObject.string),
      entries: try file.array("findings").map { value throws(Fault) in
        let object = try BaselineObject(
          value, keys: ["rule", "message", "count", "traces", "fingerprint"])
        return Entry(
          rule: try object.string("rule"), fingerprint: try object.string("fingerprint"),
          count: try object.count("count"), message: try object.string("message"),
          traces: try object.array("traces").map(BaselineObject.string))
      })
  }
}

/// Reads the members of an object of the file.
private struct BaselineObject {
  private let members: [JSONValue.Member]
  private let position: SourcePosition

  init(_ value: JSONValue, keys: [String]) throws(Baseline.Fault) {
    guard case .object(let members) = value.content else {
      throw Baseline.Fault(message: "An object was expected here.", position: value.position)
    }
    if let unknown = members.first(where: { !keys.contains($0.key) }) {
      throw Baseline.Fault(
        message: "The key `\(unknown.key)` has no meaning here.", position: unknown.position)
    }
    self.members = members
    position = value.position
  }

  private func value(_ key: String) throws(Baseline.Fault) -> JSONValue {
    guard let member = members.last(where: { $0.key == key }) else {
      throw Baseline.Fault(message: "The key `\(key)` is missing.", position: position)
    }
    return member.value
  }

  func string(_ key: String) throws(Baseline.Fault) -> String { try Self.string(try value(key)) }

  static func string(_ value: JSONValue) throws(Baseline.Fault) -> String {
    guard case .string(let text) = value.content else {
      throw Baseline.Fault(message: "A text was expected here.", position: value.position)
    }
    return text
  }

  func count(_ key: String) throws(Baseline.Fault) -> Int {
    let value = try value(key)
    guard case .number(let number) = value.content, let count = Int(number.description), count > 0
    else {
      throw Baseline.Fault(
        message: "A whole number from 1 on was expected here.", position: value.position)
    }
    return count
  }

  func array(_ key: String) throws(Baseline.Fault) -> [JSONValue] {
    let value = try value(key)
    guard case .array(let elements) = value.content else {
      throw Baseline.Fault(message: "An array was expected here.", position: value.position)
    }
    return elements
  }
}

import Foundation
import LifelintTrace

/// A folder with what a recorder has left in it.
struct RecordedFiles {
  /// One file.
  struct File {
    var name: String
    /// Its whole lines.
    var lines: [[String: Any]]
    /// What the tool's reader says about it, without what it says of names.
    var diagnostics: [DiagnosticID]
  }

  /// The folder.
  let folder: URL

  /// Runs a test with a folder that does not exist yet, and takes it away afterwards.
  static func withFolder<Result>(_ body: (RecordedFiles) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lifelint-recorder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(RecordedFiles(folder: folder))
  }

  /// The names of the files, in their order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// The files as they are now, from the one of a name on.
  func files(from first: String = "") throws -> [File] {
    try names.filter { $0.hasSuffix(".jsonl") && $0 >= first }.map { name in
      let data = try Data(contentsOf: folder.appending(path: name))
      var lines: [[String: Any]] = []
      for line in data.split(separator: UInt8(ascii: "\n")) {
        if let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any] {
          lines.append(object)
        }
      }
      return File(name: name, lines: lines, diagnostics: Self.diagnostics(of: [UInt8](data)))
    }
  }

  /// All events of all files.
  func events() throws -> [[String: Any]] {
    try files().flatMap(\.lines).filter { $0["lifelint"] == nil }
  }

  /// What the reader says about the bytes of a trace.
  private static func diagnostics(of bytes: [UInt8]) -> [DiagnosticID] {
    let symbols = SymbolTable()
    let reader = TraceReader(
      source: .bytes(bytes), symbols: symbols, names: NameTable(symbols: symbols), fields: [])
    var batch = EventBatch()
    while reader.read(into: &batch) {}
    return reader.diagnostics.map(\.id).filter { $0 != .unknownName }
  }
}

/// The text of a field of an event.
func text(_ key: String, _ event: [String: Any]) -> String? { event[key] as? String }

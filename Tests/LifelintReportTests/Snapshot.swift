import Foundation
import Testing

/// Compares output with a file in `Snapshots/`.
///
/// `LIFELINT_RECORD_SNAPSHOTS=1 swift test` writes the files anew; look at what changed before it
/// is committed.
enum Snapshot {
  static func expect(
    _ output: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["LIFELINT_RECORD_SNAPSHOTS"] == "1" {
      try output.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(output == expected, "differs from \(name)", sourceLocation: sourceLocation)
  }
}

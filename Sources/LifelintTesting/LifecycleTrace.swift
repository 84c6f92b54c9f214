// Whoever imports this runs tests, where Foundation is there already.
import Foundation
import LifelintTrace

/// What a test checks: a trace, wherever it is.
public struct LifecycleTrace: Sendable {
  /// What a trace is called in a message, and where its bytes are.
  struct Part: Sendable {
    var name: String
    var source: TraceSource
  }

  /// The traces; none in a folder without any.
  let parts: [Part]
  /// What it was made of, for a message about all of it.
  let name: String

  /// A file, in lifelint's own format or any other that `lifelint` reads.
  public static func file(_ path: String) -> LifecycleTrace {
    LifecycleTrace(parts: [Part(name: path, source: .path(path))], name: path)
  }

  /// All traces of a folder, such as LifelintRecorder leaves behind: every file whose name ends with
  /// `.jsonl`, in the order of their names.
  public static func folder(_ path: String) -> LifecycleTrace {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let parts = names.filter { $0.hasSuffix(".jsonl") }.sorted().map { name in
      let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      return Part(name: file, source: .path(file))
    }
    return LifecycleTrace(parts: parts, name: path)
  }

  /// Lines that the test has in memory.
  ///
  /// - Parameters:
  ///   - lines: The lines, as they would stand in a file.
  ///   - name: What messages call them.
  /// - Returns: The trace.
  public static func lines(_ lines: String, name: String = "trace") -> LifecycleTrace {
    LifecycleTrace(parts: [Part(name: name, source: .bytes(Array(lines.utf8)))], name: name)
  }
}

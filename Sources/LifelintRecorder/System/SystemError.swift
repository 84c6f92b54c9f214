#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system refused, by its `errno`.
struct SystemError: Error, Equatable {
  /// The number.
  var code: Int32
  /// What was tried, such as `open trace-000001.jsonl`.
  var what: String

  /// The last error of this thread.
  static func last(_ what: String) -> SystemError { SystemError(code: errno, what: what) }

  /// A sentence without its full stop.
  var text: String { "cannot \(what): \(String(cString: strerror(code)))" }
}

/// Says something where a developer looks: on standard error.
func sayOnStandardError(_ text: String) {
  var text = text
  _ = text.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

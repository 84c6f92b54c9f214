#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets what was recorded be written when the process ends by `exit`, or by returning from `main`.
func flushAtExit() {
  atexit { Lifelint.flush(seconds: 0.2) }
}

/// The value of an environment variable.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

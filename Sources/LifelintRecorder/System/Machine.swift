#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The model of the machine: `iPhone17,1`.
func machineName() -> String {
  var name = utsname()
  uname(&name)
  return withUnsafeBytes(of: name.machine) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

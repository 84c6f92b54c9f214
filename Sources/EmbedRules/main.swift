#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import LifelintRules

// Puts the folder Rules, and the style and script of the page, into the binary: `swift run
// EmbedRules`, in the package's own folder.

let rulesTarget = "Sources/LifelintRules/Embedded/EmbeddedRules.swift"
let pageFolder = "Sources/LifelintReport/HTML/Page"
let pageTarget = "Sources/LifelintReport/HTML/Embedded/EmbeddedPage.swift"
let formatsTarget = "Sources/LifelintFormats/Embedded/EmbeddedFormats.swift"

func stop(_ message: String) -> Int32 {
  let line = Array("EmbedRules: \(message)\n".utf8)
  _ = write(2, line, line.count)
  return 1
}

func readPageFile(_ name: String) throws -> String {
  let path = "\(pageFolder)/\(name)"
  guard let file = fopen(path, "r") else {
    throw EmbeddedSource.Failure(description: "\(path) cannot be read.")
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    bytes += chunk.prefix(count)
  }
  return String(decoding: bytes, as: UTF8.self)
}

func save(_ text: String, to path: String) throws {
  let failure = EmbeddedSource.Failure(description: "\(path) cannot be written.")
  guard let file = fopen(path, "w") else { throw failure }
  fputs(text, file)
  if fclose(file) != 0 { throw failure }
  print("\(path): \(text.utf8.count) bytes")
}

func embed() -> Int32 {
  do {
    let folder = try RuleFolder(readingFrom: "Rules")
    try save(EmbeddedSource.text(of: folder), to: rulesTarget)
    let formats = try RuleFolder(readingFrom: "Rules/formats")
    try save(EmbeddedSource.text(ofFormats: formats), to: formatsTarget)
    try save(EmbeddedPageSource.text(read: readPageFile), to: pageTarget)
    return 0
  } catch let errors as LoadErrors {
    return stop(errors.errors.map(\.description).joined(separator: "\n"))
  } catch {
    return stop("\(error)")
  }
}

exit(embed())

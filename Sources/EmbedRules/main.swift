#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import LifelintRules

// Puts the folder Rules into the binary: `swift run EmbedRules`, in the package's own folder.

let target = "Sources/LifelintRules/Embedded/EmbeddedRules.swift"
let formatsTarget = "Sources/LifelintFormats/Embedded/EmbeddedFormats.swift"

func stop(_ message: String) -> Int32 {
  let line = Array("EmbedRules: \(message)\n".utf8)
  _ = write(2, line, line.count)
  return 1
}

func embed() -> Int32 {
  do {
    let folder = try RuleFolder(readingFrom: "Rules")
    let text = try EmbeddedSource.text(of: folder)
    let formats = try RuleFolder(readingFrom: "Rules/formats")
    for (target, text) in [
      (target, text), (formatsTarget, EmbeddedSource.text(ofFormats: formats)),
    ] {
      guard let file = fopen(target, "w") else { return stop("\(target) cannot be written.") }
      fputs(text, file)
      if fclose(file) != 0 { return stop("\(target) cannot be written.") }
    }
    print("\(target): \(folder.files.count) files")
    print("\(formatsTarget): \(formats.files.count) files")
    return 0
  } catch let errors as LoadErrors {
    return stop(errors.errors.map(\.description).joined(separator: "\n"))
  } catch {
    return stop("\(error)")
  }
}

exit(embed())

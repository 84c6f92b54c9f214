import LifelintReport
import LifelintRules

/// `lifelint init`: writes a starting configuration and a first rule of one's own.
struct InitCommand {
  let arguments: ParsedArguments
  let console: Console

  /// Writes the files, unless one of them is there.
  func run() -> RunStatus {
    let folder = arguments.arguments.first.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    let files = InitFiles.all.map { (path: folder + $0.path, text: $0.text, is: $0.is) }
    if let taken = files.first(where: { NewFile.exists($0.path) }) {
      return fail(taken.path, "is there already; nothing was written")
    }
    do throws(NewFile.Failure) {
      for file in files { try NewFile.write(file.text, to: file.path) }
    } catch {
      return fail(error.path, "cannot be written: \(error.reason)")
    }
    if !arguments.has("quiet") { console.output.write(told(files)) }
    return .clean
  }

  private func fail(_ path: String, _ reason: String) -> RunStatus {
    let palette = console.errorPalette
    console.say("\(palette.paint("Error:", .error)) \(VisibleText.line(path)) \(reason)\n")
    return .untrusted
  }

  private func told(_ files: [(path: String, text: String, is: String)]) -> String {
    let palette = console.outputPalette
    let column = files.map(\.path.count).max() ?? 0
    var text = ""
    for file in files {
      let path = VisibleText.line(file.path)
      let padding = String(repeating: " ", count: max(0, column - path.count))
      text += "wrote \(palette.paint(path, .heading))\(padding)  \(file.is)\n"
    }
    text += "\nThe configuration's keys:\n"
    for (key, meaning) in InitFiles.keys {
      let padding = String(repeating: " ", count: max(0, 18 - key.count))
      text += "  \(palette.paint(key, .code))\(padding)\(meaning)\n"
    }
    let command = palette.paint("lifelint test \(InitFiles.rulesFolder)", .code)
    return text + "\nNext: \(command) runs the rule's examples; change the rule and run it again.\n"
  }
}

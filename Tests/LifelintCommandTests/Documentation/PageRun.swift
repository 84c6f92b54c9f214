import Foundation
import Testing

/// Does what a page says, in a folder of its own: writes the files that it shows and runs the
/// commands.
struct PageRun {
  /// A block of the page, and what the commands in it print now.
  struct Output {
    var block: DocumentationPage.Block
    var lines: [String]
  }

  /// What all blocks with commands print, in the order of the page.
  static func outputs(of page: DocumentationPage) throws -> [Output] {
    try Scratch.withFolder { folder in
      for (name, shared) in [
        ("SampleTraces", "SampleTraces"), ("Rules", "Rules"), ("logs", "Tests/Fixtures/formats"),
      ] {
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: name),
          withDestinationURL: Tool.package.appending(path: shared))
      }
      var outputs: [Output] = []
      for block in page.blocks {
        if let path = block.path {
          try write(block, to: path, in: folder)
        } else if block.language == "console" {
          outputs.append(Output(block: block, lines: try run(block, in: folder)))
        }
      }
      return outputs
    }
  }

  /// Writes the files that a page shows into a folder.
  static func writeFiles(of page: DocumentationPage, to folder: URL) throws {
    for block in page.blocks {
      if let path = block.path { try write(block, to: path, in: folder) }
    }
  }

  /// A block is the whole file, or changes some keys of it.
  private static func write(
    _ block: DocumentationPage.Block, to path: String, in folder: URL
  ) throws {
    guard block.note == ", change" else {
      return try Scratch.write(block.text, to: path, in: folder)
    }
    let file = folder.appending(path: path)
    let old = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    let new = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
    let members = try #require(old as? [String: Any])
    let changes = try #require(new as? [String: Any])
    try JSONSerialization.data(withJSONObject: members.merging(changes) { $1 }).write(to: file)
  }

  private static func run(_ block: DocumentationPage.Block, in folder: URL) throws -> [String] {
    var lines: [String] = []
    for line in block.lines where line.hasPrefix("$ ") {
      let result = try shell(String(line.dropFirst(2)), in: folder)
      // Blank lines at the end would only be seen in the page's source.
      var printed = (result.output + result.errors).components(separatedBy: "\n")
      while printed.last?.isEmpty == true { printed.removeLast() }
      lines += [line] + printed
    }
    return lines
  }

  /// Runs a command as a shell would, with `lifelint` in its path.
  static func shell(_ command: String, in folder: URL) throws -> Tool.Result {
    let path = Tool.executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
    return try Tool(folder: folder).run(
      ["-c", command], environment: ["PATH": path], executable: URL(filePath: "/bin/bash"))
  }
}

/// Compiles the Swift that a page shows.
struct SwiftCompiler {
  /// Whether there is one; it lies beside the toolchain that runs the tests.
  static let isThere: Bool = {
    let result = try? PageRun.shell("command -v swiftc", in: Tool.package, path: path)
    return result?.status == 0
  }()

  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// Runs the compiler in a folder, with this package's modules in reach.
  static func run(_ arguments: String, in folder: URL) throws -> Tool.Result {
    let modules = Tool.executable.deletingLastPathComponent().appending(path: "Modules").path
    return try PageRun.shell(
      "swiftc -swift-version 6 -I '\(modules)' \(arguments)", in: folder, path: path)
  }
}

extension PageRun {
  fileprivate static func shell(
    _ command: String, in folder: URL, path: String
  ) throws -> Tool.Result {
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = path
    return try Tool(folder: folder).run(
      ["-c", command], environment: environment, executable: URL(filePath: "/bin/bash"))
  }
}

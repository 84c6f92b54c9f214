import Foundation
import Testing

@Suite("Several outputs in one run")
struct OutputTests {
  private static let paused = CommandTests.fixtures.appending(path: "paused.jsonl").path
  private static let rules = CommandTests.fixtures.appending(path: "rules").path

  /// Checks the trace with a finding, in a folder.
  private static func run(_ words: String, in folder: URL) throws -> Tool.Result {
    let own = ["--no-builtin", "--rules", rules, "--quiet"]
    return try Tool(folder: folder).run(
      [paused] + own + words.split(separator: " ").map(String.init))
  }

  private static func text(_ path: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test("Each file gets what standard output would")
  func files() throws {
    try Scratch.withFolder { folder in
      let result = try Self.run("-o a.json --output jsonl=b.log --output c.concise.txt", in: folder)
      #expect(result.status == 1)
      #expect(result.errors.isEmpty)
      #expect(result.output == (try Self.run("", in: folder).output))
      for (path, format) in [("a.json", "json"), ("b.log", "jsonl"), ("c.concise.txt", "concise")] {
        #expect(
          try Self.text(path, in: folder) == Self.run("--format \(format)", in: folder).output)
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(left == ["a.json", "b.log", "c.concise.txt"])
    }
  }

  @Test("A dash sends a format to standard output")
  func dash() throws {
    try Scratch.withFolder { folder in
      let result = try Self.run("--output json=- --output a.txt", in: folder)
      #expect(result.output == (try Self.run("--format json", in: folder).output))
    }
  }

  @Test(
    "A command line that cannot be meant so is refused, and nothing is written",
    arguments: [
      ("-o a.json -o ./a.json", "The output './a.json' is given twice."),
      ("-o a.json -o json=a.json", "is given twice"),
      ("--format json -o jsonl=-", "Two formats are asked for on standard output."),
      ("-o json=- -o jsonl=/dev/stdout", "Two formats are asked for on standard output."),
      ("-o a", "The name 'a' does not say a format."),
      ("-o json=\(paused)", "is one of the traces"),
    ])
  func refused(words: String, message: String) throws {
    try Scratch.withFolder { folder in
      let result = try Self.run(words, in: folder)
      #expect(result.status == 64)
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.output.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test("No output takes the place of the configuration, also of one that no option names")
  func configuration() throws {
    try Scratch.withFolder { folder in
      try Scratch.write("{}", to: ".lifelint.json", in: folder)
      for words in ["-o json=.lifelint.json", "--write-baseline .lifelint.json"] {
        let result = try Self.run(words, in: folder)
        #expect(result.status == 64)
        #expect(result.errors.contains("'.lifelint.json' is the configuration"), "\(result.errors)")
      }
      let compared = try Tool(folder: folder).run(
        ["compare", Self.paused, Self.paused, "-o", "json=.lifelint.json"])
      #expect(compared.status == 64)
      #expect(try Self.text(".lifelint.json", in: folder) == "{}")
    }
  }

  @Test(
    "A file that cannot be written makes the exit status 2, and the others are written",
    arguments: [
      ("none/a.json", "none/a.json cannot be written: No such file or directory"),
      ("json=.", "Is a directory"), ("json=/dev/null/a", "Not a directory"),
    ])
  func unwritable(output: String, message: String) throws {
    try Scratch.withFolder { folder in
      let result = try Self.run("-o \(output) -o good.json", in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.output.contains("paused.jsonl:4:1: error:"))
      #expect(try Self.text("good.json", in: folder).hasPrefix("{"))
    }
  }

  @Test("An old file is replaced as a whole, keeps its permissions, and a link stays a link")
  func replaces() throws {
    try Scratch.withFolder { folder in
      let manager = FileManager.default
      try Scratch.write(String(repeating: "old ", count: 100_000), to: "a.json", in: folder)
      let file = folder.appending(path: "a.json").path
      let link = folder.appending(path: "link.json").path
      try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      try manager.createSymbolicLink(atPath: link, withDestinationPath: "a.json")
      _ = try Self.run("-o link.json", in: folder)
      #expect(try Self.text("a.json", in: folder) == Self.run("--format json", in: folder).output)
      #expect(try manager.destinationOfSymbolicLink(atPath: link) == "a.json")
      let permissions = try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int
      #expect(permissions == 0o600)
    }
  }

  @Test(
    "A link that leads to no file, or over another link, stays, and the file is made behind it",
    arguments: [
      ["link.json": "real.json"], ["link.json": "sub/real.json"],
      ["link.json": "sub/second.json", "sub/second.json": "real.json"],
    ])
  func danglingLinks(links: [String: String]) throws {
    try Scratch.withFolder { folder in
      let manager = FileManager.default
      try manager.createDirectory(
        at: folder.appending(path: "sub"), withIntermediateDirectories: true)
      for (link, target) in links {
        try manager.createSymbolicLink(
          atPath: folder.appending(path: link).path, withDestinationPath: target)
      }
      #expect(try Self.run("-o link.json", in: folder).status == 1)
      let real = links["link.json"] == "real.json" ? "real.json" : "sub/real.json"
      #expect(try Self.text(real, in: folder) == Self.run("--format json", in: folder).output)
      for (link, target) in links {
        let path = folder.appending(path: link).path
        #expect(try manager.destinationOfSymbolicLink(atPath: path) == target)
      }
    }
  }

  @Test("Links in a circle cannot be written, and two outputs behind one link are one")
  func circle() throws {
    try Scratch.withFolder { folder in
      let manager = FileManager.default
      for (link, target) in [("a.json", "b.json"), ("b.json", "a.json"), ("c.json", "d.json")] {
        try manager.createSymbolicLink(
          atPath: folder.appending(path: link).path, withDestinationPath: target)
      }
      var result = try Self.run("-o a.json", in: folder)
      #expect(result.status == 2 && result.errors.contains("a.json cannot be written"))
      result = try Self.run("-o c.json -o d.json", in: folder)
      #expect(result.status == 64 && result.errors.contains("is given twice"))
    }
  }

  @Test("A name of an open file adds to it")
  func openFile() throws {
    try Scratch.withFolder { folder in
      try Scratch.write("before\n", to: "log", in: folder)
      let script = #""$0" "$@" --quiet -o concise=/dev/stderr >/dev/null 2>>log"#
      let result = try Tool(folder: folder).run(
        ["-c", script, Tool.executable.path, Self.paused, "--no-builtin", "--rules", Self.rules],
        executable: URL(filePath: "/bin/bash"))
      #expect(result.status == 1)
      let log = try Self.text("log", in: folder)
      #expect(log.hasPrefix("before\n") && log.contains("paused.jsonl:4:1: error:"), "\(log)")
    }
  }

  @Test("What is no plain file is written to and stays")
  func device() throws {
    try Scratch.withFolder { folder in
      #expect(try Self.run("-o json=/dev/null", in: folder).status == 1)
      let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
      #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    }
  }
}

import Foundation

/// Runs the built command as a process, as a user does.
struct Tool {
  /// How a run ended.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder of this package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The command, beside the tests' own program.
  static let executable: URL = {
    let own = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder =
      own?.deletingLastPathComponent()
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appending(path: "lifelint")
  }()

  /// Where it runs.
  var folder: URL

  /// Runs the command and waits for its end.
  func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:],
    executable: URL = Tool.executable
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    // Files and not pipes: nothing has to be read while it runs.
    let output = try Scratch.file("out", in: folder)
    let errors = try Scratch.file("err", in: folder)
    let given = try Scratch.file("in", in: folder, holding: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = try FileHandle(forReadingFrom: given)
    defer { for file in [output, errors, given] { try? FileManager.default.removeItem(at: file) } }
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// Files that live as long as a test.
enum Scratch {
  /// Runs a test in a new folder and takes the folder away.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lifelint-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Writes a file, its folders too.
  static func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  static func file(_ kind: String, in folder: URL, holding data: Data = Data()) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "lifelint-\(kind)-\(UUID().uuidString)")
    try data.write(to: file)
    return file
  }
}

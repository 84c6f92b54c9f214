import Foundation
import LifelintTrace
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("A recorder that is killed")
struct KillTests {
  /// The program that records, beside the tests' own.
  private static let victim: URL = {
    let own = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder =
      own?.deletingLastPathComponent()
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appending(path: "RecorderVictim")
  }()

  /// Lets the victim record for a moment and kills it; what it said to be acknowledged, by thread.
  private func killed(_ folder: URL, fileLimit: Int) throws -> (pid: Int32, [Int: Int]) {
    let said = FileManager.default.temporaryDirectory
      .appending(path: "lifelint-said-\(UUID().uuidString)")
    try Data().write(to: said)
    defer { try? FileManager.default.removeItem(at: said) }
    let process = Process()
    process.executableURL = Self.victim
    process.arguments = [folder.path, String(fileLimit)]
    process.standardOutput = try FileHandle(forWritingTo: said)
    try process.run()
    usleep(UInt32.random(in: 0...40_000))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationStatus == SIGKILL, "it ended by itself")
    var acknowledged: [Int: Int] = [:]
    for line in try String(contentsOf: said, encoding: .utf8).split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      if numbers.count == 2 { acknowledged[numbers[0]] = numbers[1] }
    }
    return (process.processIdentifier, acknowledged)
  }

  @Test(
    "Nothing that was acknowledged is lost, and every file can be read",
    arguments: [20_000, 1_000_000])
  func killed(fileLimit: Int) throws {
    try RecordedFiles.withFolder { files in
      var total = 0
      var last: String?
      for _ in 0..<25 {
        let (pid, acknowledged) = try killed(files.folder, fileLimit: fileLimit)
        // Those before have been looked at.
        let all = try files.files(from: last ?? "")
        last = all.last?.name ?? last
        for file in all {
          #expect(file.diagnostics.allSatisfy { $0 == .cutLastLine && file.name == all.last?.name })
        }
        var found: [Int: [Int]] = [:]
        for event in all.flatMap(\.lines) {
          let parts = (text("of", event) ?? "").split(separator: ":").compactMap { Int($0) }
          if parts.count == 3, parts[0] == Int(pid) {
            found[parts[1], default: []].append(parts[2])
          }
        }
        for (thread, number) in acknowledged {
          // Each once, in their order, without a hole, and at least up to the last acknowledged.
          let numbers = found[thread] ?? []
          #expect(numbers == Array(1..<(numbers.count + 1)))
          #expect(numbers.count >= number)
          total += number
        }
      }
      #expect(total > 0, "nothing was ever acknowledged, so nothing is shown")
    }
  }
}

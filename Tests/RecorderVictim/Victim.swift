import Foundation
import LifelintRecorder

/// Records without end from two threads until the tests kill it.
///
/// It says on standard output which events are acknowledged: `THREAD NUMBER`, a line each.
///
///     RecorderVictim FOLDER FILE_LIMIT
@main
enum Victim {
  static func main() {
    var options = Lifelint.Options(folder: CommandLine.arguments[1])
    options.app = "RecorderVictim"
    options.fileLimit = Int(CommandLine.arguments[2]) ?? 20_000
    options.fileCount = 1_000_000
    Lifelint.start(options)
    Thread { recordForever(thread: 2) }.start()
    recordForever(thread: 1)
  }

  /// Records events in runs of some length, each of which is acknowledged as a whole.
  private static func recordForever(thread: Int) {
    let run = getpid()
    var number = 0
    while number < .max {
      for _ in 0..<Int.random(in: 1...60) {
        number += 1
        Lifelint.record(
          .tick, of: "timer:\(run):\(thread):\(number)", ["text": "a \"b\"\n\u{1F600}"])
      }
      if Lifelint.flush() { say("\(thread) \(number)\n") }
    }
  }

  /// Writes a line in one call, so that a kill leaves all of it or nothing.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}

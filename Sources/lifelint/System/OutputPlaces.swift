import LifelintReport
import LifelintRules

/// The files of a command line that no output may replace, and why.
struct OutputPlaces {
  private var kept: [(path: String, reason: String)] = []

  /// Keeps what a command line reads: its traces, the configuration and a field map.
  init(_ arguments: ParsedArguments) {
    for input in arguments.arguments where input != "-" { keep(input, "is one of the traces") }
    for option in ["config", "map"] {
      if let path = arguments.value(option) { keep(path, "is what --\(option) names") }
    }
    if arguments.value("config") == nil, let path = Configuration.nearestFile() {
      keep(path, "is the configuration")
    }
  }

  /// Keeps a file from here on.
  mutating func keep(_ path: String, _ reason: String) {
    kept.append((path, reason))
  }

  /// Why a file may not be written; `nil` where it may.
  ///
  /// - Complexity: O(n) in the number of files that are kept, each of which the system is asked for.
  func refusal(of path: String) -> String? {
    let place = Self.place(path)
    return kept.last { Self.place($0.path) == place }?.reason
  }

  /// Takes a file for an output.
  ///
  /// - Throws: Where it is kept, or taken already.
  mutating func take(_ path: String, of command: CommandName) throws(UsageError) {
    if let reason = refusal(of: path) {
      throw UsageError(
        message: "The output '\(VisibleText.line(path, limit: 100))' \(reason). Please give each "
          + "output a path of its own.", command: command)
    }
    keep(path, "is given twice")
  }

  /// A path by which two outputs to one file are known for that.
  static func place(_ path: String) -> String { AtomicFile.place(path) ?? path }
}

extension Console {
  /// Writes a file as a whole, and says why where it cannot be written.
  ///
  /// - Returns: Whether it was.
  func writeFile(_ path: String, _ body: (inout OutputFile) -> Void) -> Bool {
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(to: path, body)
      return true
    } catch {
      let head = errorPalette.paint("Error:", .error)
      say("\(head) \(VisibleText.line(path, limit: 100)) cannot be written: \(error.reason)\n")
      return false
    }
  }
}

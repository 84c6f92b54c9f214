import Foundation
import PackagePlugin

/// `swift package lifelint trace.jsonl`: the command, with all its arguments and its exit status.
@main
struct LifelintPlugin: CommandPlugin {
  /// Runs the command.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "lifelint").url
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // A plugin that throws ends with a status of SwiftPM's own.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

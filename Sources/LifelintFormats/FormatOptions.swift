package import LifelintTrace

/// What decoders are told beside the file.
package struct FormatOptions {
  /// The names of callbacks and system events.
  package var names: NameTable
  /// The process that is asked for, by its name or its bundle; `nil` for every app.
  package var process: String?
  /// How far events of a log are sorted, in nanoseconds; `nil` for what the format itself says.
  ///
  /// Zero gives each event as it comes, for a log that is watched live.
  package var window: Int64?

  /// Makes options.
  package init(names: NameTable, process: String? = nil, window: Int64? = nil) {
    self.names = names
    self.process = process
    self.window = window
  }
}

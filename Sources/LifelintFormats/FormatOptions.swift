package import LifelintTrace

/// What decoders are told beside the file.
package struct FormatOptions {
  /// The names of callbacks and system events.
  package var names: NameTable
  /// The process that is asked for, by its name or its bundle; `nil` for every app.
  package var process: String?
  /// The clock of a file that is watched live, in nanoseconds; `nil` for one that is read whole.
  package var liveClock: (() -> Int64)?

  /// How long an event of a file that is watched live is held back to be sorted, in nanoseconds.
  ///
  /// The log of several processors comes within some 10 ms in disorder, and a finding has to be
  /// told within a second.
  package static let liveWindow: Int64 = 300_000_000

  /// Makes options.
  package init(names: NameTable, process: String? = nil, liveClock: (() -> Int64)? = nil) {
    self.names = names
    self.process = process
    self.liveClock = liveClock
  }
}

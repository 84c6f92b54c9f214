package import LifelintTrace

/// What decoders are told beside the file.
package struct FormatOptions {
  /// The names of callbacks and system events.
  package var names: NameTable
  /// The process that is asked for, by its name or its bundle; `nil` for every app.
  package var process: String?
  /// Whether each event is given as it comes, and none held back to be sorted.
  package var isLive: Bool

  /// Makes options.
  package init(names: NameTable, process: String? = nil, isLive: Bool = false) {
    self.names = names
    self.process = process
    self.isLive = isLive
  }
}

extension Lifelint {
  /// Where and how a trace is recorded.
  public struct Options: Sendable {
    /// The folder of the traces; it is made where it is missing.
    ///
    /// One process writes to a folder at a time.
    public var folder: String
    /// The app and its version, for the header: `Notes 3.1`.
    public var app: String?
    /// The system and its version: `iOS 26.1`.
    public var os: String?
    /// The device's model: `iPhone17,1`.
    public var device: String?
    /// How far a callback reaches of which only a notification was seen, as in the trace format's
    /// `instants`.
    public var instants: String?
    /// The size at which a file ends and the next one begins, in bytes.
    ///
    /// It may be passed by ``bufferLimit``.
    public var fileLimit = 4 << 20
    /// How many files are kept; the oldest goes first.
    public var fileCount = 4
    /// The most bytes that wait in memory to be written; what is beyond them is dropped, and the
    /// trace says so by a `gap`.
    public var bufferLimit = 256 << 10
    /// Is told, on a thread of the recorder, why the trace cannot be written, once for each reason.
    public var onProblem: @Sendable (String) -> Void = { sayOnStandardError("Lifelint: \($0)\n") }

    /// Makes options with the usual limits.
    public init(folder: String) { self.folder = folder }

    /// The line that opens each file.
    var header: [UInt8] {
      var line = Line()
      line.add("{\"lifelint\":1")
      let facts: [(key: StaticString, value: String?)] = [
        (",\"app\":", app), (",\"os\":", os), (",\"device\":", device),
        (",\"instants\":", instants),
      ]
      for (key, value) in facts {
        guard let value else { continue }
        line.add(key)
        line.addText(value)
      }
      line.add(",\"by\":\"LifelintRecorder\"}\n")
      return line.bytes
    }
  }
}

/// What renderers are told beside the report: where it is shown, and which tool writes it.
public struct RenderContext: Sendable {
  /// The colours; none unless the output is a terminal.
  public var palette = Palette(isColored: false)
  /// The columns of the terminal, or of a page where there is none.
  public var width = 100
  /// The tool's version.
  public var version = ""
  /// When the report was made, in seconds since 1970, for formats that say so; `nil` keeps a report
  /// the same for the same findings.
  public var date: Int64?
  /// How the paths of traces are written in formats that other tools read.
  public var paths = ReportPaths()
  /// Whether text ends with the gist of how long things took; not where it stands elsewhere.
  public var endsWithTiming = true
  /// Gives the bytes of a line of a trace, where they can be had: for what the reader could not
  /// make an event of.
  public var sourceLine: @Sendable (_ path: String, _ line: Int) -> [UInt8]? = { _, _ in nil }
  /// Visits the bytes of some lines of a trace in the order of the file, where they can be had.
  public var eachSourceLine:
    @Sendable (_ path: String, _ lines: Set<Int>, _ visit: (Int, [UInt8]) -> Void) -> Void = {
      _, _, _ in
    }
  /// The address of a line of a trace, where it has one.
  public var lineURL: @Sendable (_ path: String, _ line: Int) -> String? = { _, _ in nil }

  /// Makes the context of a file, without colours.
  public init() {}
}

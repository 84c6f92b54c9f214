public import LifelintTrace

/// A file whose format is known: it was named, or found out by its first bytes.
public final class FormatInput {
  /// The format.
  public let format: InputFormat
  private let input: ByteInput
  private let map: FieldMap?

  /// Opens a file.
  ///
  /// What cannot be read is told when it is read.
  ///
  /// - Parameters:
  ///   - source: Where its bytes come from.
  ///   - format: Its format; `nil` to find out.
  ///   - map: The map of its fields, for a format of the user's own.
  public init(_ source: TraceSource, format: InputFormat? = nil, map: FieldMap? = nil) {
    input = ByteInput(source)
    if let map {
      (self.map, self.format) = (map, InputFormat(map.name, map.title))
      return
    }
    let format =
      format
      ?? FormatDetection.format(
        of: input.peek(limit: FormatDetection.limit, until: FormatDetection.isEnough))
    self.format = format
    let isDecoded = InputFormat.decoded.contains { $0.name == format.name }
    self.map = isDecoded ? nil : FieldMap.builtIn(format.name)
  }

  /// Looks at the names of all events before they are read.
  ///
  /// - Parameter known: Which spellings are one name.
  /// - Returns: The names; `nil` where they are not known in advance: see ``EventNames``.
  public func names(known: any KnownNames) -> EventNames? {
    format == .native ? EventNames(in: input, known: known) : nil
  }

  /// Reads the events.
  ///
  /// - Parameters:
  ///   - symbols: The table that values are put in.
  ///   - names: The table of names; it must hold the vocabulary already.
  ///   - fields: The names of the other fields that are asked for.
  ///   - process: The process that is asked for where a file has several.
  ///   - isLive: Whether the file is watched as it grows, so that no event is held back for longer
  ///     than a moment to be sorted.
  /// - Returns: The events, not read yet.
  public func events(
    symbols: SymbolTable, names: NameTable, fields: [String], process: String? = nil,
    isLive: Bool = false
  ) -> any EventSource {
    let options = FormatOptions(
      names: names, process: process, liveClock: isLive ? { MonotonicTime.now() } : nil)
    guard let trace = decodedTrace(options) else {
      return TraceReader(input: input, symbols: symbols, names: names, fields: fields)
    }
    return DecodingReader(
      trace, emptyHint: format.emptyHint, symbols: symbols, names: names, fields: fields)
  }

  /// What a crash report tells of how processes ended; none in a file of another format.
  ///
  /// - Parameters:
  ///   - source: Where its bytes come from.
  ///   - process: The process that is asked for.
  /// - Returns: The reports; what is wrong with the file is told when it is checked itself.
  public static func exitReports(
    in source: TraceSource, process: String? = nil
  ) -> [ExitReport] {
    let names = NameTable(symbols: SymbolTable())
    let options = FormatOptions(names: names, process: process)
    let decoder = CrashReportDecoder(options: options)
    let trace = DecodedTrace(ByteInput(source), decoder: decoder, names: names)
    while !trace.isAtEnd { trace.readOn() }
    return decoder.reports
  }

  /// The events as they are decoded; `nil` for a trace of lifelint's own.
  package func decodedTrace(_ options: FormatOptions) -> DecodedTrace? {
    decoder(options).map {
      DecodedTrace(input, decoder: $0, names: options.names, isLive: options.liveClock != nil)
    }
  }

  /// The input of a trace of lifelint's own.
  package var nativeInput: ByteInput { input }

  private func decoder(_ options: FormatOptions) -> (any EventDecoder)? {
    switch format {
    case .native: nil
    case .unifiedLog: LogLineDecoder(options: options)
    case .unifiedLogArray: LogArrayDecoder(options: options)
    case .unifiedLogText: LogTextDecoder(options: options)
    case .telemetry: TelemetryDecoder(options: options)
    case .crashReport: CrashReportDecoder(options: options)
    case .metrics: MetricsDecoder(options: options)
    default:
      format.isForeign
        ? ForeignFormat.named(format.title).map { ForeignDecoder($0) }
        : map.map { FieldMapDecoder(map: $0, options: options) }
    }
  }
}

internal import LifelintJSON

/// Something that a format cannot show, and how to record it all the same.
public struct FormatGap: Sendable, Hashable {
  /// What is not shown.
  public var what: String
  /// How to record it.
  public var record: String
}

extension InputFormat {
  /// What the format cannot show, in the order of its file; nothing for a trace of lifelint's own.
  public var gaps: [FormatGap] {
    (file.map(EmbeddedFormats.value)?["missing"]?.elements ?? []).compactMap { entry in
      guard let what = entry["what"]?.text, let record = entry["record"]?.text else { return nil }
      return FormatGap(what: what, record: record)
    }
  }

  /// What to look at where a file of the format has no events.
  var emptyHint: String {
    file.map(EmbeddedFormats.value)?["empty"]?.text
      ?? "No record is one that the format's map makes an event of."
  }

  /// The file of `Rules/formats` that says what is known of the format.
  private var file: String? {
    switch self {
    case .native: nil
    case .unifiedLog, .unifiedLogArray, .unifiedLogText: "unified-log.messages.json"
    case .telemetry: "otlp.json"
    case .crashReport, .metrics: "exits.json"
    default: name + FieldMap.suffix
    }
  }
}

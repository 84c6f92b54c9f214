internal import LifelintJSON

/// What the parts of MetricKit's payloads mean, as `Rules/formats/exits.json` has it.
final class MetricsTable: Sendable {
  /// Times that are counted in buckets.
  struct Histogram: Sendable {
    var path: [String]
    var what: String
    var rules: [String]
  }

  /// Something that went wrong.
  struct Diagnostic: Sendable {
    /// The key of the array.
    var key: String
    /// The key of how much of it there was.
    var value: String
    var what: String
    var rules: [String]
  }

  /// The table of the binary.
  static let standard = MetricsTable(EmbeddedFormats.value("exits.json")["metricKit"])

  /// The keys of which a payload has at least one.
  let keys: [String]
  let histograms: [Histogram]
  let diagnostics: [Diagnostic]

  private init(_ root: JSONValue?) {
    keys = root?.texts("keys") ?? []
    histograms = (root?["histograms"]?.elements ?? []).map { entry in
      Histogram(
        path: (entry["path"]?.text ?? "").split(separator: ".").map(String.init),
        what: entry["what"]?.text ?? "", rules: entry.texts("rules"))
    }
    diagnostics = (root?["diagnostics"]?.elements ?? []).map { entry in
      Diagnostic(
        key: entry["key"]?.text ?? "", value: entry["value"]?.text ?? "",
        what: entry["what"]?.text ?? "", rules: entry.texts("rules"))
    }
  }

  /// The way out that rules are.
  static func hint(_ rules: [String]) -> String {
    let commands = rules.map { "lifelint explain \($0)" }.joined(separator: "; ")
    return rules.isEmpty
      ? "Look at the call stacks of the payload." : "For what to do about it: \(commands)."
  }
}

/// Times as MetricKit counts them: how many fell between which two.
struct MetricsHistogram {
  private var buckets: [(end: String, size: Double, count: Int)] = []

  /// Reads the buckets, which are keyed by their numbers; `nil` where one is none.
  init?(_ value: JSONValue) {
    guard case .object(let members) = value.content else { return nil }
    for member in members {
      guard let count = member.value["bucketCount"]?.integer, count >= 0, count < 1 << 40,
        let end = member.value["bucketEnd"]?.text, let size = Self.seconds(end)
      else { return nil }
      buckets.append((end, size, count))
    }
    buckets.sort { $0.size < $1.size }
  }

  /// How many there are.
  var count: Int { buckets.reduce(0) { $0 &+ $1.count } }

  /// The end of the bucket by which so many percent have come.
  func within(_ percent: Int) -> String {
    var sum = 0
    for bucket in buckets {
      sum &+= bucket.count
      if sum &* 100 >= count &* percent { return bucket.end }
    }
    return buckets.last?.end ?? ""
  }

  /// `1,000 ms` and `2.5 sec`, to be compared.
  private static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let amount = Double(parts[0].filter { $0 != "," }),
      let unit = ["ms": 0.001, "sec": 1, "s": 1, "min": 60, "hr": 3600][parts[1]]
    else { return nil }
    return amount * unit
  }
}

internal import LifelintJSON
internal import LifelintTrace

/// Why processes end, as `Rules/formats/exits.json` has it.
final class ExitTable: Sendable {
  /// What an exit means.
  struct Meaning: Sendable {
    /// What happened, in words.
    var text: String
    /// The ids of the rules that explain it.
    var rules: [String]
    /// Whether processes end like this without anyone's fault.
    var normality = Normality.never
    /// Whether this process did.
    var isNormal: Bool { normality == .always }
  }

  /// When an end is nobody's fault.
  enum Normality: String {
    case never, always
    /// Of a process that is suspended: iOS takes the memory of those back as it needs it.
    case suspended
  }

  /// An exit in the words of a trace.
  struct Exit: Hashable {
    /// `reason` of the event.
    var reason: String
    /// `code` of the event.
    var code: FieldValue?

    /// The code, where it is a text.
    var codeText: String? { if case .text(let code)? = code { code } else { nil } }
  }

  /// The table of the binary.
  static let standard = ExitTable(EmbeddedFormats.value("exits.json"))

  private struct Domain: Sendable {
    var number: Int
    var names: [String]
    var reason: String
  }

  private struct Signal: Sendable {
    var number: Int
    var name: String
    var reason: String
  }

  private let domains: [Domain]
  private let signals: [Signal]
  private let reasons: [String: String]
  private let meanings: [String: Meaning]
  private let watchdogs: [String: Meaning]
  private let byReason: [String: Meaning]
  /// What the codes of the system's need of memory mean, by their names and numbers.
  private let jetsam: [String: Meaning]
  /// The reason of an exit for which a limit was exceeded.
  let watchdogReason: String
  /// The exit counts of MetricKit: the key, and what it counts.
  let metrics: [(key: String, code: String?, meaning: Meaning)]

  private init(_ root: JSONValue) {
    func entries(_ key: String) -> [JSONValue] { root[key]?.elements ?? [] }
    func meaning(_ entry: JSONValue) -> Meaning {
      Meaning(
        text: entry["means"]?.text ?? "",
        rules: entry.texts("rules"),
        normality: entry["normal"]?.text.flatMap(Normality.init) ?? .never)
    }
    func pairs<Value>(_ key: String, by name: String, _ value: (JSONValue) -> Value?)
      -> [String: Value]
    {
      var result: [String: Value] = [:]
      for entry in entries(key) { result[entry[name]?.text ?? ""] = value(entry) }
      return result
    }
    domains = entries("domains").map { entry in
      Domain(
        number: entry["number"]?.integer ?? -1,
        names: entry.texts("names"),
        reason: entry["reason"]?.text ?? "")
    }
    signals = entries("signals").map { entry in
      Signal(
        number: entry["number"]?.integer ?? -1, name: entry["name"]?.text ?? "",
        reason: entry["reason"]?.text ?? "")
    }
    reasons = pairs("codes", by: "code") { $0["reason"]?.text }
    let meanings = pairs("codes", by: "code", meaning)
    self.meanings = meanings
    byReason = pairs("reasons", by: "reason", meaning)
    watchdogs = pairs("watchdogs", by: "event", meaning)
    watchdogReason = root["watchdogReason"]?.text ?? ""
    var jetsam: [String: Meaning] = [:]
    for entry in entries("jetsam") {
      for code in entry.texts("codes") {
        jetsam[code] = meaning(entry)
      }
    }
    self.jetsam = jetsam
    metrics = entries("metrics").map { entry in
      let code = entry["code"]?.text
      return (entry["key"]?.text ?? "", code, code.flatMap { meanings[$0] } ?? meaning(entry))
    }
  }

  /// What a code means; `nil` where it is not known.
  func meaning(of code: String) -> Meaning? { meanings[code] }

  /// What an exit means; `nil` where there is nothing to say.
  ///
  /// - Parameters:
  ///   - exit: The exit.
  ///   - wasSuspended: Whether the process was suspended when it ended.
  /// - Returns: The meaning, which says whether the end was a normal one.
  func meaning(of exit: Exit, wasSuspended: Bool = false) -> Meaning? {
    var meaning = exit.codeText.flatMap { code in meanings[code] ?? jetsamMeaning(code, exit) }
    meaning = meaning ?? byReason[exit.reason]
    if meaning?.normality == .suspended { meaning?.normality = wasSuspended ? .always : .never }
    return meaning
  }

  /// What `per-process-limit(7)`, `per-process-limit` or `7` means.
  private func jetsamMeaning(_ code: String, _ exit: Exit) -> Meaning? {
    guard exit.reason == domains.first(where: { $0.number == 1 })?.reason else { return nil }
    let name = String(code.prefix { $0 != "(" })
    return jetsam[name] ?? Self.number(in: code).flatMap { jetsam[String($0)] }
  }

  /// The exit that a domain and a code are, as the system writes them.
  ///
  /// That is `runningboard(15)` and `0x2182BAD2`, `2` and `15`, `signal(2)` and `SIGTERM(15)`,
  /// `FRONTBOARD` and `2343432205`.
  ///
  /// - Parameters:
  ///   - domain: The domain, or `nil` where it is not known.
  ///   - code: The code.
  ///   - status: The wait status, which holds what a clean exit returned.
  /// - Returns: The exit; its reason is `unknown` where the table tells nothing.
  func exit(domain: String?, code: String, status: String? = nil) -> Exit {
    let domain = domain.flatMap(self.domain)
    let number = Self.number(in: code)
    if let number {
      let text = Self.hexadecimal(number)
      if let reason = reasons[text] { return Exit(reason: reason, code: .text(text)) }
    }
    switch domain?.number {
    case 0:
      let returned = status.flatMap { Int($0) }.map { $0 >> 8 & 0xFF } ?? number.map(Int.init)
      return Exit(reason: domain?.reason ?? "", code: returned.map { .number($0) })
    case 2:
      let name = code.prefix { $0 != "(" }
      if let signal = signals.first(where: { Int64($0.number) == number || $0.name == name }) {
        return Exit(reason: signal.reason, code: .text(signal.name))
      }
      return Exit(reason: domain?.reason ?? "", code: .text(code))
    case 1, 6, 3:
      return Exit(reason: domain?.reason ?? "", code: .text(code))
    default:
      return Exit(
        reason: domain?.reason ?? "unknown",
        code: number.map { .text(Self.hexadecimal($0)) } ?? .text(code))
    }
  }

  private func domain(_ text: String) -> Domain? {
    let name = text.prefix { $0 != "(" }.uppercased()
    let number = Self.number(in: text)
    return domains.first { Int64($0.number) == number || $0.names.contains(name) }
  }

  /// The number that a text is, decimal or hexadecimal, or that stands in its brackets.
  private static func number(in text: String) -> Int64? {
    var digits = text[...]
    if let open = digits.firstIndex(of: "(") {
      digits = digits[digits.index(after: open)...].prefix { $0 != ")" }
    }
    let lowercased = digits.lowercased()
    if lowercased.hasPrefix("<0x") { return Int64(lowercased.dropFirst(3).dropLast(), radix: 16) }
    if lowercased.hasPrefix("0x") { return Int64(lowercased.dropFirst(2), radix: 16) }
    return Int64(digits)
  }

  private static func hexadecimal(_ number: Int64) -> String {
    "0x" + String(number, radix: 16)
  }
}

extension ExitTable {
  /// What it means that a limit was exceeded, for which the system ends the process.
  func verdict(
    on limit: ExitReport.Watchdog, code: String? = nil, otherwise: Meaning? = nil
  ) -> Verdict? {
    let known = watchdogs[limit.event]
    guard var meaning = known ?? otherwise ?? byReason[watchdogReason] else { return nil }
    if known != nil { meaning.text = "the watchdog ended the app: " + meaning.text }
    var detail = ": \(limit.event)"
    if let allowance = limit.allowance { detail += " took longer than its \(allowance) s" }
    if let cpu = limit.appCPU { detail += ", in which the app used \(cpu) s of CPU time" }
    return Verdict(meaning, code: code, detail: detail)
  }

  /// Why a process ended, in words.
  struct Verdict {
    /// The sentence, without a capital and a full stop.
    let text: String
    let meaning: Meaning

    init(_ meaning: Meaning, code: String?, detail: String = "") {
      self.meaning = meaning
      text = meaning.text + (code.map { " (\($0))" } ?? "") + detail
    }
  }
}

extension DecodedEvent {
  /// Says with an exit what it means, for those who read the event alone.
  mutating func add(_ verdict: ExitTable.Verdict?) {
    if let verdict { add("why", .text(verdict.text)) }
  }
}

extension DecoderOutput {
  /// Tells why a process ended, and which rules explain it.
  mutating func explain(_ verdict: ExitTable.Verdict, line: Int) {
    let meaning = verdict.meaning
    let rules = meaning.rules.map { "lifelint explain \($0)" }
    let way =
      meaning.isNormal
      ? "Nothing need be done, as long as what was not saved is not lost."
      : "Look at what the process did last."
    remark(
      meaning.isNormal ? .endedNormally : .endedBySystem, line, verdict.text,
      hint: rules.isEmpty ? way : "For what to do about it: \(rules.joined(separator: "; ")).")
  }
}

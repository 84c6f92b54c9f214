import Foundation
import LifelintEngine
import LifelintRules
import LifelintTrace
import Testing

/// Another form in which the same could have been logged.
enum Retelling: String, CaseIterable, Sendable {
  case sessionsByName = "each session has a name"
  case laterClock = "the clock began to run long before"
  case dateTimes = "times are date-times"
  case unknownFields = "lines have fields that no rule asks for"
  case namedThread = "callbacks say that they ran on the main thread"
  case shortNames = "callbacks have their short names"
  case methods = "callbacks have the names of Objective-C"
  case spans = "callbacks that took no time have a begin and an end"

  /// The lines in this form; `nil` where they say what would mean something else in it.
  ///
  /// - Parameters:
  ///   - lines: A trace, a line each.
  ///   - vocabulary: The names of callbacks.
  /// - Returns: As many lines, but for ``spans``.
  func retell(_ lines: [String], _ vocabulary: Vocabulary) -> [String]? {
    let text = lines.joined()
    // What a measured interval spans is told on the trace's own clock.
    if self == .laterClock || self == .dateTimes, text.contains("\"from\"") { return nil }
    switch self {
    case .sessionsByName:
      guard !text.contains("\"session\""), lines[0].contains("\"launch\"") else { return nil }
      var number = 0
      return lines.map { line in
        if Self.value("system", in: line) == "launch" { number += 1 }
        return Self.adding("\"session\":\"run \(number)\"", to: line)
      }
    case .laterClock:
      return lines.map { line in
        Self.time(of: line).map { Self.settingTime(of: line, to: "\($0 + 100_000)") } ?? line
      }
    case .dateTimes:
      return lines.map { line in
        Self.time(of: line).map { Self.settingTime(of: line, to: Self.dateTime($0)) } ?? line
      }
    case .unknownFields:
      return lines.map { Self.adding("\"build\":17,\"nested\":{\"a\":[1,null]}", to: $0) }
    case .namedThread:
      return lines.map { line in
        line.contains("\"callback\"") && !line.contains("\"thread\"")
          ? Self.adding("\"thread\":\"main\"", to: line) : line
      }
    case .shortNames, .methods:
      return lines.map { line in
        guard let spelled = Self.value("callback", in: line),
          let known = vocabulary.names.first(where: {
            $0.kind == .callback && $0.methods.contains(spelled)
          })
        else { return line }
        let selector = known.methods.first { $0.contains(":") && !$0.contains("(") }
        let name = self == .shortNames ? known.name : selector ?? spelled
        return line.replacing("\"\(spelled)\"", with: "\"\(name)\"")
      }
    case .spans: return Self.withSpans(lines)
    }
  }

  private static func withSpans(_ lines: [String]) -> [String] {
    let millisecond = Decimal(sign: .plus, exponent: -3, significand: 1)
    var retold: [String] = []
    for (line, next) in zip(lines, lines.dropFirst() + [""]) {
      guard line.contains("\"callback\""), !line.contains("\"phase\""),
        let time = time(of: line), let later = self.time(of: next),
        later >= time + millisecond * 2
      else {
        retold.append(line)
        continue
      }
      retold.append(adding("\"phase\":\"begin\"", to: line))
      let end = line.replacing(/,\s*"payload":\s*"[^"]*"/, with: "")
      retold.append(
        settingTime(of: adding("\"phase\":\"end\"", to: end), to: "\(time + millisecond)"))
    }
    return retold
  }

  private static func adding(_ fields: String, to line: String) -> String {
    line.hasPrefix("{") ? "{\(fields),\(line.dropFirst())" : line
  }

  private static func value(_ key: String, in line: String) -> String? {
    guard let start = line.firstRange(of: "\"\(key)\":\"")?.upperBound else { return nil }
    return String(line[start...].prefix { $0 != "\"" })
  }

  private static func time(of line: String) -> Decimal? {
    line.firstMatch(of: /"t":\s*([0-9.]+)/).flatMap { Decimal(string: String($0.1)) }
  }

  private static func settingTime(of line: String, to time: String) -> String {
    line.replacing(/"t":\s*[0-9.]+/, with: "\"t\":\(time)", maxReplacements: 1)
  }

  private static func dateTime(_ time: Decimal) -> String {
    let nanoseconds = NSDecimalNumber(decimal: time * 1_000_000_000).intValue
    let seconds = nanoseconds / 1_000_000_000
    let date = Date(timeIntervalSince1970: 1_772_366_400 + Double(seconds))
    let digits = String(1_000_000_000 + nanoseconds % 1_000_000_000).dropFirst()
    return "\"\(date.ISO8601Format().dropLast()).\(digits)Z\""
  }
}

@Suite("A trace means the same in whatever form it is logged")
struct RetoldTraceTests {
  private static let traces = (RuleSetCase.faults + RuleSetCase.legal).flatMap { known in
    RuleSetCase.names(in: RuleSetCase.folder.appending(path: known.name))
      .filter { $0.hasSuffix(".jsonl") }
      .map { RuleSetCase.folder.appending(path: "\(known.name)/\($0)") }
  }

  /// What is found at warning and above: the rules, with their lines where these stay the same.
  private func found(
    in lines: [String], _ check: TraceCheck, withLines: Bool
  ) -> Set<String> {
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let findings = check.run(.bytes(bytes), path: "t").findings.filter { $0.severity >= .warning }
    return Set(findings.map { withLines ? "\($0.rule) \($0.line)" : $0.rule })
  }

  @Test("The same is found", arguments: Retelling.allCases)
  func same(retelling: Retelling) throws {
    let rules = try RuleSetBook.on
    let check = TraceCheck(ruleSet: rules)
    // A third of the traces in each form, and others in the next, as each takes its time.
    let third = (Retelling.allCases.firstIndex(of: retelling) ?? 0) % 3
    var retoldCount = 0
    for (place, trace) in Self.traces.enumerated() where place % 3 == third {
      let lines = try String(contentsOf: trace, encoding: .utf8)
        .split(separator: "\n").map(String.init)
      guard let retold = retelling.retell(lines, rules.vocabulary) else { continue }
      if retold != lines { retoldCount += 1 }
      let withLines = retelling != .spans
      #expect(
        found(in: retold, check, withLines: withLines)
          == found(in: lines, check, withLines: withLines), "\(trace.path)")
    }
    #expect(retoldCount > 10)
  }
}

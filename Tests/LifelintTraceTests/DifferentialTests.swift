import Testing

@Suite("The fast way, the careful way and the oracle")
struct DifferentialTests {
  @Test("agree on lines that are mixed from good and bad pieces", arguments: 0..<4)
  func pieces(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<120 {
      let bytes = TraceMixer.trace(&random)
      let disagreement = Differential.disagreement(
        bytes, chunk: Int.random(in: 1...40, using: &random))
      #expect(disagreement == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test("agree on good traces with some bytes changed", arguments: 0..<4)
  func changed(seed: UInt64) {
    var random = SplitMix(seed: 1000 + seed)
    for _ in 0..<80 {
      var bytes = TraceMixer.trace(&random, isGood: true)
      for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[place], at: place)
        }
      }
      let disagreement = Differential.disagreement(bytes)
      #expect(disagreement == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}

/// Random numbers that are the same in every run.
///
/// Source: G. Steele et al., "Fast Splittable Pseudorandom Number Generators", 2014.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}

/// Mixes traces of pieces that readers stumble over.
enum TraceMixer {
  private static let times = [
    "0", "12.5", "12.034217", "1767225600.123456789", "1.0000000019", "99999999", "123456789",
    "9223372036.854775807", #""2026-03-01T12:00:00.25Z""#, #""2026-03-01T12:00:00+01:30""#,
    #""2024-02-29t23:59:59.9999999999z""#,
  ]
  private static let oddTimes = [
    "-1.5", "1e3", "1.5E-3", "9223372036.854775808", "1e400", "01", "1.", ".5", "null", "true",
    "{}",
    #""2026-02-29T00:00:00Z""#, #""2016-12-31T23:59:60Z""#, #""2026-03-01T12:00:60Z""#,
    #""2026-03-01T12:00:00""#, #""1600-01-01T00:00:00Z""#, #""2026\u002d03-01T12:00:00Z""#,
    #""2026-03-01T24:00:00Z""#, #""2026-03-01T12:00:00.Z""#, #""2026-03-01T12:00:00+24:00""#, "1e",
    "00000000", "12345678901", "99999999999999999999", #""1""#, "-0", "1e-400",
    #""1677-09-21T00:12:43.145224192Z""#, #""1677-09-21T00:12:43.145224191Z""#,
    #""2262-04-11T23:47:16.854775807Z""#, #""2262-04-11T23:47:16.854775808Z""#,
  ]
  private static let texts = [
    #""a81f""#, #""main""#, #""begin""#, #""end""#, #""didBecomeActive""#, #""""#,
    #""applicationDidBecomeActive(_:)""#, #""suspend""#, #""exit""#,
    #""3F2504E0-4F89-11D3-9A0C-0305E82C3301""#, #""sixteen bytes 16""#, #""seventeen bytes17""#,
    #""thirty-two bytes are just as many""#,
    #""a text that is far longer than any record holds: 48 bytes""#,
  ]
  private static let oddTexts = [
    #""caf\u00e9 \"x\" \/ \n\b\f\r\t\\""#, #""\ud83d\ude00""#, #""\ud83d""#, #""\ude00""#,
    "\"é 😀\"",
    #""\x""#, #""\u12g4""#, "\"\t\"", "\"\u{0}\"", #""begi\u006e""#, #""\u0064idBecomeActive""#,
    "\"open",
    #""\ud83d\u0041""#, "\"\u{7f}\"", #""\u0000""#,
  ]
  private static let values = [
    "true", "false", "null", "0", "-1", "12", "0.5", "5e-1", "100", "1e2", "1.50", "-0.0", "[]",
    "{}",
    "[1,2.0,\"x\",null]", "[1, [2, {\"a\": 1}], true]", #"{"a":{"b":[1,{"c":null}]},"a":2}"#,
    "12345678901234567890123", "1e400",
  ]
  private static let oddValues = [
    "tru", "nul", "NaN", "'x'", "[1,]", "{\"a\"}", "[", "{", "01", "+1", "1.e5", "--1", "]", "",
    "[1 2]", "{\"a\":1,}", "{1:2}", "0x10", "1e+", "truefalse",
  ]
  private static let keys = [
    "t", "session", "scene", "callback", "system", "action", "phase", "of", "thread", "ok",
    "reason",
    "id", "lifelint", "note", "app", "bytes", "complete", "instants", #"\u0074"#,
    "naïve \\\"key\\\"",
    "a field of more than 48 bytes, which no record holds",
    "another key that is longer than 48 bytes; nothing",
  ]

  /// A trace of a few lines.
  static func trace(_ random: inout SplitMix, isGood: Bool = false) -> [UInt8] {
    var text = ""
    if Int.random(in: 0..<12, using: &random) == 0 { text += "\u{FEFF}" }
    let count = Int.random(in: 1...5, using: &random)
    for index in 0..<count {
      text += line(&random, isGood: isGood)
      if index < count - 1 || Bool.random(using: &random) {
        text += ["\n", "\n", "\r\n"].randomElement(using: &random) ?? "\n"
      }
    }
    var bytes = Array(text.utf8)
    if !isGood, Int.random(in: 0..<6, using: &random) == 0 {
      bytes.removeLast(Int.random(in: 0...min(bytes.count, 20), using: &random))
    }
    return bytes
  }

  private static func line(_ random: inout SplitMix, isGood: Bool) -> String {
    func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    func pick(_ good: [String], _ odd: [String]) -> String {
      (!isGood && oneIn(12) ? odd : good).randomElement(using: &random) ?? ""
    }
    if oneIn(12) {
      return ["", "  ", "\t\r", "x", "[]", "{}", "{} {}", "1"].randomElement(using: &random) ?? ""
    }
    let blank = oneIn(3) ? " " : ""
    var members: [String] = []
    func add(_ key: String, _ value: String) {
      members.append("\"\(key)\"\(oneIn(8) ? blank : ""):\(blank)\(value)")
    }
    if oneIn(10) { add("lifelint", oneIn(2) ? "1" : "2") }
    if !oneIn(20) || isGood { add("t", pick(times, oddTimes)) }
    if oneIn(2) {
      add(
        "session",
        oneIn(4) ? pick(["1", "12", "-3"], ["1.5", "1e2", "1e400"]) : pick(texts, oddTexts))
    }
    if oneIn(3) { add("scene", pick(texts, oddTexts)) }
    if !oneIn(20) || isGood {
      let kind = ["callback", "callback", "system", "action"].randomElement(using: &random) ?? ""
      add(kind, pick(texts, oddTexts))
      if oneIn(2) { add("phase", oneIn(2) ? "\"begin\"" : "\"end\"") }
    }
    if oneIn(2) { add("of", pick(texts, oddTexts)) }
    if oneIn(3) { add("thread", oneIn(2) ? "\"main\"" : pick(texts, oddTexts)) }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let key = isGood ? "ok" : keys.randomElement(using: &random) ?? ""
      add(key, oneIn(3) ? pick(texts, oddTexts) : pick(values, oddValues))
    }
    if oneIn(4) { members.shuffle(using: &random) }
    return "{\(blank)" + members.joined(separator: "\(oneIn(6) ? blank : ""),\(blank)")
      + "\(blank)}"
      + (oneIn(8) ? " " : "")
  }
}

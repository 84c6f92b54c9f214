// Writes a trace of life-cycle events for the benchmark: `Generate hard|regular BYTES SEED`.
//
// "hard": 400 sessions that interleave line by line, three field orders, nine-digit fractions, fields
// that no rule asks for, nested objects, escapes, some CRLF. "regular": one order, in bursts.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A small seeded generator of random numbers.
///
/// Source: SplitMix64, by G. Steele, D. Lea and C. Flood, 2014.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }

  mutating func chance(_ perMille: Int) -> Bool { below(1000) < perMille }
}

/// One run of an app.
struct Run {
  var name = ""
  var scenes: [String] = []
  /// The callback that is open, and its scene.
  var open: (callback: String, scene: String?)?
  /// Where it stands in its life: an index into the callbacks that follow one another.
  var step = 0
  var isAlive = false
}

let life: [(callback: String, isScene: Bool)] = [
  ("application(_:didFinishLaunchingWithOptions:)", false),
  ("scene(_:willConnectTo:options:)", true), ("sceneWillEnterForeground", true),
  ("sceneDidBecomeActive", true), ("sceneWillResignActive", true), ("sceneDidBecomeActive", true),
  ("sceneWillResignActive", true), ("sceneDidEnterBackground", true),
  ("sceneWillEnterForeground", true), ("sceneDidBecomeActive", true),
  ("sceneWillResignActive", true), ("sceneDidEnterBackground", true),
]
let actions = [
  "save", "beginBackgroundTask", "endBackgroundTask", "release", "acquire", "pause", "start",
  "resume", "write", "read", "track", "render", "markDirty",
]
let kinds = ["draft", "timer", "db", "task", "video"]

func padded(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.count)) + text
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let wanted = Int(arguments[2]), let seed = UInt64(arguments[3]) else {
  print("usage: Generate hard|regular BYTES SEED")
  exit(64)
}
let isHard = arguments[1] == "hard"
var random = SplitMix64(state: seed)
var runs = [Run](repeating: Run(), count: 400)
var names = 0
var micros = 12_034_217
var written = 0
var buffer: [UInt8] = []
buffer.reserveCapacity(1 << 20)

func flush() {
  _ = buffer.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stdout) }
  buffer.removeAll(keepingCapacity: true)
}

func time() -> String {
  micros += random.below(200_000) + 5
  let seconds = "\(micros / 1_000_000).\(padded(micros % 1_000_000, 6))"
  return isHard && random.chance(100) ? seconds + padded(random.below(1000), 3) : seconds
}

func emit(_ session: String, _ scene: String?, _ rest: String) {
  let scene = scene.map { ",\"scene\":\"\($0)\"" } ?? ""
  var line =
    isHard && random.chance(300)
    ? "{\"session\":\"\(session)\",\(rest)\(scene),\"t\":\(time())"
    : "{\"t\":\(time()),\"session\":\"\(session)\"\(scene),\(rest)"
  if isHard, random.chance(60) {
    line += ",\"app\":{\"build\":\(random.below(9000)),\"flags\":[\"a\",\"b\"]}"
  }
  line += isHard && random.chance(2) ? "}\r\n" : "}\n"
  buffer.append(contentsOf: line.utf8)
  written += line.utf8.count
  if buffer.count > 1 << 19 { flush() }
}

var burst = 0
var place = 0
while written < wanted {
  if isHard || burst == 0 {
    place = random.below(runs.count)
    burst = 3 + random.below(20)
  }
  burst -= 1
  var run = runs[place]
  if !run.isAlive {
    names += 1
    run = Run()
    run.isAlive = true
    run.name = String(UInt64(names) &* 0x9E37_79B9_7F4A_7C15 >> 40, radix: 16)
    run.scenes = (0...random.below(2)).map { _ in
      padded(random.below(10_000), 4) + "-" + padded(random.below(100), 2)
    }
    emit(run.name, nil, "\"system\":\"launch\",\"reason\":\"user\",\"lifecycle\":\"scene\"")
  } else if let open = run.open {
    if random.chance(450) {
      emit(
        run.name, open.scene,
        "\"callback\":\"\(open.callback)\",\"phase\":\"end\",\"thread\":\"main\"")
      run.open = nil
    } else {
      var rest = "\"action\":\"\(actions[random.below(actions.count)])\","
      rest += "\"of\":\"\(kinds[random.below(kinds.count)]):\(random.below(200))\","
      rest += "\"ok\":\(random.chance(970)),\"bytes\":\(random.below(60_000))"
      if isHard, random.chance(60) {
        rest += ",\"note\":\"saved \\\"d\\\" to \\/tmp\\/\(random.below(1000))\\n caf\\u00e9\""
      }
      emit(run.name, nil, rest)
    }
  } else if run.step == life.count {
    emit(run.name, nil, "\"system\":\"suspend\"")
    if random.chance(500) {
      emit(run.name, nil, "\"system\":\"exit\",\"reason\":\"jetsam\"")
    }
    run.isAlive = false
  } else {
    let next = life[run.step]
    run.step += 1
    let scene = next.isScene ? run.scenes[0] : nil
    emit(
      run.name, scene,
      "\"callback\":\"\(next.callback)\",\"phase\":\"begin\",\"thread\":\"main\"")
    run.open = (next.callback, scene)
  }
  runs[place] = run
}
flush()

import LifelintEngine
import LifelintJSON
import LifelintReport
import Testing

/// What the importers of Perfetto and Chrome ask for.
@Suite("The timeline for Perfetto")
struct PerfettoTests {
  private static func events(_ report: CheckReport = OutputFormatTests.report) throws -> [JSONValue]
  {
    try JSONValue.parse(PerfettoRenderer().text(of: report))["traceEvents"]?.array ?? []
  }

  /// The number of an asynchronous track.
  private static func track(_ event: JSONValue) -> Int? {
    event["id2"]?["local"]?.string.flatMap { Int($0) }
  }

  private static func phase(_ event: JSONValue) -> String { event["ph"]?.string ?? "" }

  @Test("Every event has its phase, its process and its thread as numbers, and its time")
  func members() throws {
    let events = try Self.events()
    #expect(!events.isEmpty)
    for event in events {
      #expect(event["pid"]?.integer != nil && event["tid"]?.integer != nil)
      #expect(event["name"]?.string != nil)
      if Self.phase(event) != "M" { #expect(event["ts"]?.number != nil) }
      if ["s", "t", "f"].contains(Self.phase(event)) { #expect(event["id"] != nil) }
      // A global id would take the track out of its process.
      if ["b", "e"].contains(Self.phase(event)) {
        #expect(event["id"] == nil && Self.track(event) != nil)
      }
    }
    #expect(Set(events.map(Self.phase)) == ["M", "X", "i", "b", "e", "s", "f"])
  }

  @Test("Slices of one thread nest; what overlaps has a track of its own")
  func nesting() throws {
    let events = try Self.events()
    var open: [[Int]: [Double]] = [:]
    let slices = events.filter { Self.phase($0) == "X" }.map { event in
      (
        thread: [event["pid"]?.integer ?? 0, event["tid"]?.integer ?? 0],
        start: event["ts"]?.number ?? 0,
        end: (event["ts"]?.number ?? 0) + (event["dur"]?.number ?? 0)
      )
    }
    for slice in slices.sorted(by: { ($0.start, $1.end) < ($1.start, $0.end) }) {
      var ends = open[slice.thread, default: []]
      while let last = ends.last, last <= slice.start { ends.removeLast() }
      if let last = ends.last { #expect(slice.end <= last) }
      open[slice.thread] = ends + [slice.end]
    }
    let names = { (phase: String) in
      events.filter { Self.phase($0) == phase }.compactMap { $0["name"]?.string }
    }
    #expect(names("X").contains("sceneWillConnect") && names("X").contains("didFinishLaunching"))
    #expect(names("b").contains("overlapping") && names("b").contains("upload task:sync"))
  }

  @Test("Each asynchronous begin has its end, and a scene's states lie on its own track")
  func tracks() throws {
    let events = try Self.events()
    var open: [Int: [String]] = [:]
    for event in events where ["b", "e"].contains(Self.phase(event)) {
      let id = try #require(Self.track(event))
      let name = event["name"]?.string ?? ""
      if Self.phase(event) == "b" {
        open[id, default: []].append(name)
      } else {
        #expect(open[id]?.popLast() == name)
      }
    }
    let isClosed = open.values.allSatisfy(\.isEmpty)
    #expect(isClosed)
    let named = events.first { $0["name"]?.string == "Scene A" }
    let scene = try #require(named.flatMap(Self.track))
    let states = events.filter { Self.track($0) == scene && Self.phase($0) == "b" }
    #expect(states.compactMap { $0["name"]?.string } == ["Scene A", "inactive", "active"])
  }

  @Test("A launch holds its phases, and data at risk is drawn only while it is")
  func measures() throws {
    let events = try Self.events()
    func begins(_ category: String) -> [(name: String, id: Int, start: Double)] {
      events.filter { $0["cat"]?.string == category && Self.phase($0) == "b" }.map {
        ($0["name"]?.string ?? "", Self.track($0) ?? 0, $0["ts"]?.number ?? 0)
      }
    }
    let measures = begins("measure")
    #expect(
      measures.map(\.name) == [
        "Launch (cold)", "Before callbacks (cold)", "Callbacks (cold)", "Late (cold)",
        "Background tasks task:sync",
      ])
    #expect(measures.prefix(3).map(\.id) == Array(repeating: measures[0].id, count: 3))
    #expect(measures[3].id != measures[0].id)
    let risk = begins("state").filter { $0.name == "Data at risk document:42" }
    #expect(risk.map(\.start) == [5_000_000, 9_000_000])
  }

  @Test("Findings are instants, and arrows lead along the events that prove them")
  func findings() throws {
    let events = try Self.events()
    let instants = events.filter { $0["cat"]?.string == "finding" }
    #expect(instants.count == Sample.full.findings.count)
    #expect(instants.allSatisfy { Self.phase($0) == "i" && $0["s"]?.string == "t" })
    let evidence = events.filter { $0["cat"]?.string == "witness" && Self.phase($0) == "X" }
    for arrow in events where ["s", "t", "f"].contains(Self.phase(arrow)) {
      #expect(
        evidence.contains {
          $0["ts"]?.number == arrow["ts"]?.number && $0["tid"]?.integer == arrow["tid"]?.integer
        })
    }
    let ids = events.filter { Self.phase($0) == "s" }.compactMap { $0["id"]?.integer }
    #expect(ids.count == 2 && Set(ids).count == 2)
  }

  @Test("Where a recording stops for one sort, a slice says so from there to the end")
  func cuts() throws {
    var session = SessionRecording(name: nil, line: 1, time: 0, hasDateTime: false, isCut: false)
    session.length = 90 * Sample.second
    session.cuts = [
      RecordingCut(sort: .states, at: 60 * Sample.second, line: 70, count: 12_345),
      RecordingCut(sort: .spans, at: 30 * Sample.second, line: 40, count: 2),
    ]
    var result = Sample.result(findings: [])
    result.recording = TraceRecording()
    result.recording?.sessions = [session]
    let slices = try Self.events(Sample.report([result])).filter { $0["cat"]?.string == "cut" }
    #expect(
      slices.map {
        "\($0["name"]?.string ?? "") \($0["ts"]?.integer ?? 0)+\($0["dur"]?.integer ?? 0)"
      }
        == [
          "from here on not drawn: 2 things that begin and end 30000000+60000000",
          "from here on not drawn: 12,345 states 60000000+30000000",
        ])
    #expect(Set(slices.compactMap { $0["tid"]?.integer }).count == 1)
  }

  @Test("Sessions of one clock stand beside each other, each a process")
  func sessions() throws {
    let events = try Self.events()
    let launches = events.filter { $0["name"]?.string == "launching" && Self.phase($0) == "b" }
    #expect(launches.compactMap { $0["ts"]?.number } == [0, 95_000_000])
    #expect(launches.compactMap { $0["pid"]?.integer } == [1000, 2000])
    // What has the number of its process is shown as its main thread.
    let threads = events.filter { $0["name"]?.string == "thread_name" }
    #expect(threads.count > 2)
    for thread in threads {
      let isMain = thread["args"]?["name"]?.string == "main"
      #expect((thread["tid"]?.integer == thread["pid"]?.integer) == isMain)
    }
  }
}

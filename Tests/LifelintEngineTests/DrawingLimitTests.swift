import LifelintRules
import LifelintTrace
import Testing

@testable import LifelintEngine

@Suite("A recording of very much")
struct DrawingLimitTests {
  private func session(_ line: Int) -> SessionRecording {
    SessionRecording(name: nil, line: line, time: 0, hasDateTime: false, isCut: false)
  }

  private func state(_ line: Int) -> StateRecord {
    StateRecord(model: "m", instance: nil, state: "s", start: 0, end: 0, line: line)
  }

  private func event(_ line: Int) -> EventMark {
    EventMark(
      line: line, at: 0, kind: .action, name: "a", phase: .instant, scene: nil, of: nil,
      thread: nil)
  }

  @Test("keeps so many of each sort and counts the others")
  func limits() throws {
    var limits = DrawingBook.Limits()
    limits.events = 2
    limits.states = 1
    limits.spans = 0
    let book = DrawingBook(limits: limits)
    let place = try #require(book.begin(session(1)))
    for line in 1...5 { book.add(to: place, at: Int64(line), line: line) { event(line) } }
    #expect(book.begin(at: 1, line: 1, { state(1) }, in: place) == 0)
    #expect(book.begin(at: 2, line: 2, { state(2) }, in: place) == nil)
    #expect(book.recording.sessions[0].events.map(\.line) == [1, 2])
    #expect(book.recording.sessions[0].states.count == 1)
    // Many events take nothing from the states.
    #expect(book.recording.omitted == 3 + 1)
  }

  @Test("says where each sort stops, session by session, and how much is missing")
  func cuts() throws {
    var limits = DrawingBook.Limits()
    limits.events = 2
    limits.states = 1
    limits.measures = 0
    let book = DrawingBook(limits: limits)
    let places = [try #require(book.begin(session(1))), try #require(book.begin(session(7)))]
    for line in 1...5 { book.add(to: places[0], at: Int64(line) * 10, line: line) { event(line) } }
    _ = book.begin(at: 5, line: 1, { state(1) }, in: places[0])
    for line in 8...9 {
      _ = book.begin(at: Int64(line) * 10, line: line, { state(line) }, in: places[1])
    }
    book.add(
      MeasureRecord(
        measure: "m", title: "m", kind: nil, parent: nil, of: nil, scene: nil, start: 2, end: 9,
        line: 3, endLine: 4), to: places[1])
    let cuts = book.recording.sessions.map { session in
      session.cuts.map { "\($0.sort) from \($0.at) (line \($0.line)): \($0.count)" }
    }
    // A measure is taken when it ends, so those that had ended before are all there.
    #expect(
      cuts == [
        ["events from 30 (line 3): 3"],
        ["states from 80 (line 8): 2", "measures from 9 (line 3): 1"],
      ])
  }

  @Test("has sessions that are counted and not drawn")
  func sessions() {
    var limits = DrawingBook.Limits()
    limits.sessions = 1
    let book = DrawingBook(limits: limits)
    #expect(book.begin(session(1)) == 0)
    #expect(book.begin(session(2)) == nil)
    #expect(book.recording.sessions.map(\.line) == [1])
    #expect(book.recording.omitted == 1)
    #expect(book.recording.omittedSessions == 1)
  }

  @Test("stays within a quarter of a million pieces and a few more for sessions")
  func total() {
    let limits = DrawingBook.Limits()
    #expect(limits.events + limits.spans + limits.states <= 250_000)
    #expect(limits.sessions + limits.measures + limits.gaps <= 50_000)
  }
}

@Suite("A timing of very much")
struct TimingLimitTests {
  private let program = Program(
    RuleSet(
      vocabulary: Vocabulary(names: []), models: [], rules: [], modelsThatReport: [],
      allowances: [], shownModels: []), withTime: true)

  @Test("sums up the objects at risk that are beyond those that are kept apart")
  func objects() {
    let book = TimingBook(program: program)
    for number in 0..<(Timing.rowLimit + 50) {
      book.add(RiskKey(object: "o\(number)", state: nil), 1, line: 1, .saved)
    }
    let risks = book.timing(path: "t").risks
    #expect(risks.count == Timing.rowLimit + 1)
    #expect(risks.first { $0.object == Timing.others }?.durations.count == 50)
  }

  @Test("keeps the longest hangs and counts all")
  func hangs() {
    let book = TimingBook(program: program)
    for number in 0..<3500 {
      book.add(hang: SpanKey(name: program.launch), of: nil, Int64(number % 3000), line: number)
    }
    let timing = book.timing(path: "t")
    #expect(timing.hangCount == 3500)
    #expect(timing.hangs.count == Timing.hangLimit)
    #expect(timing.hangs.first?.duration == 2999)
    #expect(timing.hangs.last?.duration == 2000)
  }
}

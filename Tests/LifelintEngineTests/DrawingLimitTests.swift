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
    for line in 1...5 { book.add(to: place) { event(line) } }
    #expect(book.begin({ state(1) }, in: place) == 0)
    #expect(book.begin({ state(2) }, in: place) == nil)
    #expect(book.recording.sessions[0].events.map(\.line) == [1, 2])
    #expect(book.recording.sessions[0].states.count == 1)
    // Many events take nothing from the states.
    #expect(book.recording.omitted == 3 + 1)
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
      book.add(RiskKey(object: "o\(number)", state: nil), 1, line: 1, isLost: false)
    }
    let risks = book.timing(path: "t").risks
    #expect(risks.count == Timing.rowLimit + 1)
    #expect(risks.first { $0.object == Timing.others }?.durations.count == 50)
  }

  @Test("keeps the longest hangs and counts all")
  func hangs() {
    let book = TimingBook(program: program)
    for number in 0..<3500 {
      book.add(hang: program.launch, of: nil, Int64(number % 3000), line: number)
    }
    let timing = book.timing(path: "t")
    #expect(timing.hangCount == 3500)
    #expect(timing.hangs.count == Timing.hangLimit)
    #expect(timing.hangs.first?.duration == 2999)
    #expect(timing.hangs.last?.duration == 2000)
  }
}

import LifelintTrace

/// What can concern an event, as far as it is known, and what is still to be asked of it.
///
/// Made in flat arrays, as hundreds of them are made in the first seconds of a trace.
struct DispatchDraft {
  /// An alternative of a matcher that is still open.
  struct Alternative {
    private let shortPlace: UInt8
    private let shortNumber: Int32
    private let shortPending: Range<Int32>
    /// Whether it holds but for `of`, which the event lacks: worth a note.
    let lacksOf: Bool

    init(place: Int, number: Int, pending: Range<Int>, lacksOf: Bool) {
      shortPlace = UInt8(place)
      shortNumber = Int32(number)
      shortPending = Int32(pending.lowerBound)..<Int32(pending.upperBound)
      self.lacksOf = lacksOf
    }

    /// Its place in the matcher.
    var place: Int { Int(shortPlace) }
    /// Its number among all alternatives.
    var number: Int { Int(shortNumber) }
    /// Where what has to be asked yet lies in ``DispatchDraft/pending``.
    var pending: Range<Int> { Int(shortPending.lowerBound)..<Int(shortPending.upperBound) }
  }

  /// Whose matcher it is.
  enum Owner {
    case transition(model: Int, step: Int)
    case rule(plan: Int, position: Position)
    case also(Int)

    /// Whether it is a rule's, of which notes are taken.
    var isRule: Bool {
      if case .rule = self { true } else { false }
    }
  }

  /// A matcher of which something is still open.
  struct Matcher {
    var owner: Owner
    /// Where its alternatives lie in ``DispatchDraft/alternatives``.
    var alternatives: Range<Int>
    /// Whether some beyond the first 63 are open, which are asked anew each time.
    var hasOthers = false
  }

  /// How an event exercises a `never`.
  struct Exercise {
    /// The number of the plan.
    var plan: Int
    /// It has the name and kind of a banned event.
    var always = false
    /// Whether it has depends on variables too.
    var byBinding = false
  }

  /// Those of models, then those of rules, then those of `also`; in each by number.
  private(set) var matchers: ContiguousArray<Matcher> = []
  private(set) var alternatives: ContiguousArray<Alternative> = []
  /// Numbers in a ``QuestionBook``.
  private(set) var pending: ContiguousArray<Int32> = []
  /// The rules that it exercises by its name, by number of the plan.
  var exercises: ContiguousArray<Exercise> = []
  /// The models whose states are known.
  private(set) var answeredModels: Set<Int> = []

  /// How many questions are asked at a time.
  static let mostQuestions = 64

  /// Begins a matcher, to which alternatives are added next.
  mutating func begin(_ owner: Owner) {
    matchers.append(
      Matcher(owner: owner, alternatives: alternatives.count..<alternatives.count))
  }

  /// Adds an alternative to the last matcher.
  mutating func add(
    place: Int, number: Int, lacksOf: Bool = false, pending questions: some Collection<Int>
  ) {
    let first = pending.count
    pending.append(contentsOf: questions.lazy.map { Int32($0) })
    alternatives.append(
      Alternative(place: place, number: number, pending: first..<pending.count, lacksOf: lacksOf))
    matchers[matchers.count - 1].alternatives =
      matchers[matchers.count - 1].alternatives.lowerBound..<alternatives.count
  }

  /// Ends the last matcher, which is forgotten if nothing of it is open.
  mutating func end(hasOthers: Bool) {
    matchers[matchers.count - 1].hasOthers = hasOthers
    if !hasOthers, matchers[matchers.count - 1].alternatives.isEmpty { matchers.removeLast() }
  }

  /// The open alternatives of a matcher that a function chooses, as the engine goes through them.
  func open(
    _ matcher: Matcher, where isChosen: (Alternative) -> Bool = { _ in true }
  ) -> Dispatch.Alternatives {
    var open = Dispatch.Alternatives()
    for alternative in alternatives[matcher.alternatives] where isChosen(alternative) {
      open.insert(alternative.place, isMiss: alternative.lacksOf)
    }
    if matcher.hasOthers { open.insert(Dispatch.Alternatives.others) }
    return open
  }

  /// What to ask next, all of it about one field; nothing where all is known.
  ///
  /// - Complexity: O(n) in what is pending.
  func questions(_ book: QuestionBook) -> ContiguousArray<Int> {
    guard let first = pending.first else { return [] }
    let accessor = book.questions[Int(first)].accessor
    var questions: ContiguousArray<Int> = []
    for number in pending
    where book.questions[Int(number)].accessor == accessor && !questions.contains(Int(number)) {
      questions.append(Int(number))
      if questions.count == Self.mostQuestions { break }
    }
    return questions
  }

  /// Takes all that is asked of a model's state among the questions.
  func asking(for model: Int, _ code: MatcherCode, _ book: QuestionBook) -> DispatchDraft {
    var asking = DispatchDraft()
    asking.exercises = exercises
    asking.answeredModels = answeredModels.union([model])
    for matcher in matchers {
      asking.begin(matcher.owner)
      for open in alternatives[matcher.alternatives] {
        var questions = pending[open.pending].map { Int($0) }
        for test in code.tests[code.alternatives[open.number].stateTests]
        where test.accessor == .state(UInt16(model)) {
          if case .isIn = test.way {
            questions.append(book.number(of: Question(accessor: test.accessor, way: test.way)))
          }
        }
        asking.add(
          place: open.place, number: open.number, lacksOf: open.lacksOf, pending: questions)
      }
      asking.end(hasOthers: matcher.hasOthers)
    }
    return asking
  }

  /// What is left when some questions are answered.
  ///
  /// - Parameters:
  ///   - asked: The numbers of the questions.
  ///   - answers: The answers, a bit for each.
  ///   - isMissing: Whether the event lacks the field.
  ///   - code: What the alternatives are made of.
  ///   - book: The questions.
  /// - Returns: What is left.
  /// - Complexity: O(n) in what is open.
  func answering(
    _ asked: ContiguousArray<Int>, _ answers: UInt64, isMissing: Bool, _ code: MatcherCode,
    _ book: QuestionBook
  ) -> DispatchDraft {
    var known = ContiguousArray<Bool?>(repeating: nil, count: book.questions.count)
    for (place, number) in asked.enumerated() { known[number] = answers >> UInt64(place) & 1 == 1 }
    let lacksOf = isMissing && asked.first.map { book.questions[$0].accessor } == .of
    var left = DispatchDraft()
    left.exercises = exercises
    left.answeredModels = answeredModels
    for matcher in matchers {
      left.begin(matcher.owner)
      for open in alternatives[matcher.alternatives] {
        let failed = pending[open.pending].filter { known[Int($0)] == false }
        // What lacks nothing but `of` is told; no other field may fail.
        let isMiss =
          failed.count == 1 && lacksOf && book.questions[Int(failed[0])].way != nil && !open.lacksOf
          && matcher.owner.isRule && code.alternatives[open.number].isNamed
        guard failed.isEmpty || isMiss else { continue }
        left.add(
          place: open.place, number: open.number, lacksOf: open.lacksOf || isMiss,
          pending: pending[open.pending].lazy.map { Int($0) }.filter { known[$0] == nil })
      }
      left.end(hasOthers: matcher.hasOthers)
    }
    return left
  }
}

/// Something that has to be known of one of an event's own fields, or of a state.
struct Question: Hashable {
  var accessor: Accessor
  /// The test that has to hold; `nil` where any value will do.
  var way: ValueTest.Way?
}

/// All questions that are asked, each once.
final class QuestionBook {
  let questions = Pool<Question>()
  private var index = PlaceIndex()

  /// The number of a question.
  func number(of question: Question) -> Int { Int(index.number(of: question, in: questions)) }
}

import LifelintTrace

/// Parts the values of one field into classes: what is asked of the field has the same answers for
/// all values of a class.
///
/// So what a value means is worked out once, and not at each node of a tree of questions, and a tree
/// has few branches to remember, however many values there are.
struct ValueClasses {
  /// No class: of a value that has come when there were more classes than there are numbers.
  static let none = UInt16.max

  let accessor: Accessor
  /// The numbers of its questions.
  private var questions: ContiguousArray<Int> = []
  private var tests: ContiguousArray<ValueTest> = []
  /// By symbol; ``none`` where it is not known.
  private let known = Pool<UInt16>()
  /// The answers of the classes side by side, after them one bit for a missing value.
  private var answers: ContiguousArray<UInt64> = []

  init(accessor: Accessor) { self.accessor = accessor }

  private var wordCount: Int { tests.count / UInt64.bitWidth + 1 }

  /// Adds questions about the field.
  ///
  /// - Returns: Whether there were new ones, so that classes have to be forgotten.
  mutating func add(_ added: some Sequence<Int>, _ book: QuestionBook) -> Bool {
    let count = questions.count
    for number in added where !questions.contains(number) {
      questions.append(number)
      let question = book.questions[number]
      if let way = question.way { tests.append(ValueTest(accessor: accessor, way: way)) }
    }
    return questions.count > count
  }

  /// Forgets all classes.
  mutating func forget() {
    answers.removeAll()
    for place in 0..<known.count { known[place] = Self.none }
  }

  /// The number of a value's class; ``none`` where the value is new.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func number(of value: Symbol) -> UInt16 {
    let place = Int(value.rawValue)
    return place < known.count ? known[place] : Self.none
  }

  /// Finds the class of a value that is new; a function says whether a test holds for a value.
  ///
  /// - Complexity: O(n) in what is asked of the field.
  mutating func classify(_ value: Symbol, holds: (ValueTest, Symbol) -> Bool) {
    let place = Int(value.rawValue)
    while known.count <= place { _ = known.add(Self.none) }
    let count = answers.count / wordCount
    let first = answers.count
    answers.append(contentsOf: repeatElement(0, count: wordCount))
    for test in tests.indices where holds(tests[test], value) {
      answers[first + test / UInt64.bitWidth] |= 1 << UInt64(test % UInt64.bitWidth)
    }
    if value == .missing {
      answers[first + tests.count / UInt64.bitWidth] |= 1 << UInt64(tests.count % UInt64.bitWidth)
    }
    for number in 0..<count where isClass(number, likeWordsAt: first) {
      answers.removeLast(wordCount)
      known[place] = UInt16(number)
      return
    }
    if count < Int(Self.none) {
      known[place] = UInt16(count)
    } else {
      answers.removeLast(wordCount)
    }
  }

  private func isClass(_ number: Int, likeWordsAt first: Int) -> Bool {
    (0..<wordCount).allSatisfy { answers[number * wordCount + $0] == answers[first + $0] }
  }
}

import LifelintTrace

/// What can concern an event, as far as it is known: of what is left open it says what to ask next.
struct DispatchDraft {
  /// Something that has to be known of one of an event's own fields.
  struct Question: Equatable {
    var accessor: Accessor
    /// The test that has to hold; `nil` where any value will do.
    var way: ValueTest.Way?
  }

  /// An alternative of a matcher that is still open.
  struct Alternative {
    /// Its place in the matcher.
    var place: Int
    /// Its number among all alternatives.
    var number: Int
    /// What has to be asked yet.
    var pending: [Question]
    /// Whether it holds but for `of`, which the event lacks: worth a note.
    var lacksOf = false
  }

  /// Whose matcher it is.
  enum Owner {
    case transition(model: Int, step: Int)
    case rule(plan: Int, position: Position)
    case also(Int)
  }

  /// A matcher with the alternatives that are still open.
  struct Matcher {
    var owner: Owner
    var alternatives: [Alternative]
    /// Whether some beyond the first 63 are open, which are asked anew each time.
    var hasOthers = false

    var isEmpty: Bool { alternatives.isEmpty && !hasOthers }

    /// The open alternatives, as the engine goes through them.
    var open: Dispatch.Alternatives {
      var open = Dispatch.Alternatives()
      for alternative in alternatives { open.insert(alternative.place, isMiss: alternative.lacksOf) }
      if hasOthers { open.insert(Dispatch.Alternatives.others) }
      return open
    }
  }

  /// How an event exercises a `never`.
  struct Exercise {
    /// It has the name and kind of a banned event.
    var always = false
    /// Whether it has depends on variables too.
    var byBinding = false
  }

  /// Those of models, then those of rules, then those of `also`; in each by number.
  var matchers: [Matcher] = []
  /// The rules that it exercises by its name, by number of the plan.
  var exercises: [Int: Exercise] = [:]

  /// The models whose states are known.
  var answeredModels: Set<Int> = []

  /// How many questions are asked at a time.
  static let mostQuestions = 64

  /// What to ask next, all of it about one field; nothing where all is known.
  var questions: [Question] {
    guard let first = matchers.lazy.flatMap(\.alternatives).compactMap(\.pending.first).first
    else { return [] }
    var questions: [Question] = []
    for question in matchers.lazy.flatMap(\.alternatives).flatMap(\.pending)
    where question.accessor == first.accessor && !questions.contains(question) {
      questions.append(question)
      if questions.count == Self.mostQuestions { break }
    }
    return questions
  }

  /// Takes all that is asked of a model's state among the questions.
  mutating func ask(for model: Int, _ code: MatcherCode) {
    answeredModels.insert(model)
    for place in matchers.indices {
      for open in matchers[place].alternatives.indices {
        let number = matchers[place].alternatives[open].number
        for test in code.tests[code.alternatives[number].stateTests]
        where test.accessor == .state(UInt16(model)) {
          guard case .isIn = test.way else { continue }
          matchers[place].alternatives[open].pending.append(
            Question(accessor: test.accessor, way: test.way))
        }
      }
    }
  }

  /// What is left when some questions are answered.
  ///
  /// - Parameters:
  ///   - questions: What was asked.
  ///   - answers: The answers, a bit for each.
  ///   - isMissing: Whether the event lacks the field.
  ///   - code: What the alternatives are made of.
  func answering(
    _ questions: [Question], _ answers: UInt64, isMissing: Bool, _ code: MatcherCode
  ) -> DispatchDraft {
    var narrowed = self
    for place in matchers.indices {
      narrowed.matchers[place].alternatives = matchers[place].alternatives.compactMap {
        Self.answering(
          questions, answers, isMissing: isMissing, $0,
          mayMiss: matchers[place].owner.isRule && code.alternatives[$0.number].isNamed)
      }
    }
    narrowed.matchers.removeAll { $0.isEmpty }
    return narrowed
  }

  private static func answering(
    _ questions: [Question], _ answers: UInt64, isMissing: Bool, _ alternative: Alternative,
    mayMiss: Bool
  ) -> Alternative? {
    var left = alternative
    for (place, question) in questions.enumerated()
    where alternative.pending.contains(question) {
      if answers >> UInt64(place) & 1 == 0 {
        // What lacks nothing but `of` is told; no other field may fail.
        guard mayMiss, isMissing, question.accessor == .of, question.way != nil, !left.lacksOf
        else { return nil }
        left.lacksOf = true
      }
      left.pending.removeAll { $0 == question }
    }
    return left
  }
}

extension DispatchDraft.Owner {
  /// Whether it is a rule's, of which notes are taken.
  var isRule: Bool {
    if case .rule = self { true } else { false }
  }
}

import LifelintJSON
import LifelintTrace

/// Writes a book as texts and code.
package struct RulebookEncoder {
  /// The distinct texts, in the order of their first use.
  package private(set) var texts: [String] = []
  private var numbers: [[UInt8]: Int] = [:]
  /// The numbers of the distinct tests, in the order of their first use.
  private var testNumbers: [FieldTest: Int] = [:]
  /// The code of these.
  private var testBytes: [UInt8] = []
  /// The distinct names of events that rules need, in the order of their first use.
  private var needed: [NameNeed] = []
  private var bytes: [UInt8] = []

  /// Encodes a whole book; `path` gives the path, inside of the folder, of the file of a rule.
  package init(_ book: Rulebook, path: (RuleText) -> String) {
    put(book.names) { encoder, name in
      encoder.put(name.name)
      encoder.put(name.kind == .callback)
      encoder.put(name.methods) { $0.put($1) }
      encoder.put(name.notifications) { $0.put($1) }
      encoder.put(name.summary)
      encoder.put(name.begins)
    }
    put(book.sets) { encoder, set in
      encoder.put(set.name)
      encoder.put(set.values) { $0.put($1) }
    }
    put(book.thresholds) { encoder, threshold in
      encoder.put(threshold.name)
      encoder.put(threshold.value)
      encoder.put(threshold.isDuration)
      encoder.put(threshold.summary)
    }
    put(book.shownModels) { $0.put($1) }
    put(book.models) { encoder, model in
      encoder.put(model)
      encoder.put(model.illegal) { $0.put($1, path: path($1)) }
    }
    put(book.rules) { encoder, rule in
      encoder.put(rule.text, path: path(rule.text))
      encoder.put(rule.grouping)
      encoder.putPart { $0.put(rule.nameNeeds) { $0.put($1) { $0.put($1) { $0.put($1) } } } }
      encoder.putPart { encoder in
        encoder.put(rule.scope)
        encoder.put(rule.check)
      }
    }
    put(book.measures) { $0.put($1) }
    put(book.timeline)
    putHead()
  }

  /// The code.
  package var code: String { String(decoding: bytes, as: UTF8.self) }

  /// Puts the distinct tests and names before all that has been put.
  private mutating func putHead() {
    let rest = bytes
    bytes = Self.digits(of: testNumbers.count) + testBytes
    put(needed.count)
    for need in needed {
      put(Int(need.kind.rawValue))
      put(need.names[0])
    }
    bytes += rest
  }

  /// Puts how long the code of something is, and the code.
  private mutating func putPart(_ put: (inout Self) -> Void) {
    let before = bytes
    bytes = []
    put(&self)
    bytes = before + Self.digits(of: bytes.count) + bytes
  }

  private mutating func put(_ need: NameNeed) {
    put(need.names) { encoder, name in
      let one = NameNeed(kind: need.kind, names: [name])
      let number = encoder.needed.firstIndex(of: one) ?? encoder.needed.count
      if number == encoder.needed.count { encoder.needed.append(one) }
      encoder.put(number)
    }
  }

  private mutating func put(_ number: Int) { bytes += Self.digits(of: number) }

  private static func digits(of number: Int) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = UInt(bitPattern: number)
    while rest > 31 {
      digits.append(RulebookCode.zero + RulebookCode.more + UInt8(rest & 31))
      rest >>= 5
    }
    digits.append(RulebookCode.zero + UInt8(rest))
    return digits
  }

  private mutating func put(_ number: Int64) { put(Int(number)) }

  private mutating func put(_ boolean: Bool) { put(boolean ? 1 : 0) }

  private mutating func put(_ text: String) {
    let key = Array(text.utf8)
    let number = numbers[key] ?? texts.count
    if number == texts.count {
      texts.append(text)
      numbers[key] = number
    }
    put(number)
  }

  private mutating func put<Value>(_ value: Value?, _ put: (inout Self, Value) -> Void) {
    self.put(value != nil)
    if let value { put(&self, value) }
  }

  private mutating func put<Value>(_ values: [Value], _ put: (inout Self, Value) -> Void) {
    self.put(values.count)
    for value in values { put(&self, value) }
  }

  private mutating func put(_ number: ExactNumber) {
    put(number.isNegative)
    put(number.exponent)
    put(number.digits) { $0.put(Int($1)) }
  }

  private mutating func put(_ value: SetValue) {
    switch value {
    case .null: put(0)
    case .boolean(let boolean):
      put(1)
      put(boolean)
    case .number(let number):
      put(2)
      put(number)
    case .text(let text):
      put(3)
      put(text)
    }
  }
}

extension RulebookEncoder {
  private mutating func mark(_ kind: RulebookCode.FieldKind) { put(kind.rawValue) }

  private mutating func put(_ field: Field) {
    switch field {
    case .name(.callback): mark(.callback)
    case .name(.system): mark(.system)
    case .name(.action): mark(.action)
    case .phase: mark(.phase)
    case .session: mark(.session)
    case .scene: mark(.scene)
    case .of: mark(.of)
    case .thread: mark(.thread)
    case .time: mark(.time)
    case .other(let name):
      mark(.other)
      put(name)
    case .kind: mark(.kind)
    case .state(let model):
      mark(.state)
      put(model)
    case .becomes(let model):
      mark(.becomes)
      put(model)
    case .during: mark(.during)
    case .elapsed: mark(.elapsed)
    case .header(let name):
      mark(.header)
      put(name)
    case .spelled: mark(.spelled)
    }
  }

  private mutating func put(_ matcher: Matcher) {
    put(matcher.alternatives) { encoder, alternative in
      encoder.put(alternative.tests) { $0.put($1) }
    }
  }

  private mutating func put(_ test: FieldTest) {
    if testNumbers[test] == nil {
      testNumbers[test] = testNumbers.count
      let before = bytes
      bytes = []
      putPart { encoder in
        encoder.put(test.field)
        encoder.put(test.pattern)
      }
      testBytes += bytes
      bytes = before
    }
    put(testNumbers[test] ?? 0)
  }

  private mutating func mark(_ kind: RulebookCode.PatternKind) { put(kind.rawValue) }

  private mutating func put(_ pattern: Pattern) {
    switch pattern {
    case .text(let text):
      mark(.text)
      put(text)
    case .number(let number):
      mark(.number)
      put(number)
    case .boolean(let boolean):
      mark(.boolean)
      put(boolean)
    case .null: mark(.null)
    case .any(let patterns):
      mark(.any)
      put(patterns) { $0.put($1) }
    case .all(let patterns):
      mark(.all)
      put(patterns) { $0.put($1) }
    case .not(let pattern):
      mark(.not)
      put(pattern)
    case .range(let range):
      mark(.range)
      put(range.lower) { $0.put($1) }
      put(range.upper) { $0.put($1) }
    case .glob(let glob):
      mark(.glob)
      put(glob.text)
    case .present(let isPresent):
      mark(.present)
      put(isPresent)
    case .variable(let name, let isOptional):
      mark(.variable)
      put(name)
      put(isOptional)
    }
  }

  private mutating func put(_ end: NumberRange.End) {
    put(end.isIncluded)
    switch end.place {
    case .number(let number):
      put(0)
      put(number)
    case .variable(let name, let isOptional):
      put(1)
      put(name)
      put(isOptional)
    case .threshold(let name, let value, let isDuration):
      put(2)
      put(name)
      put(value)
      put(isDuration)
    }
  }
}

extension RulebookEncoder {
  private mutating func put(_ text: RuleText, path: String) {
    put(text.id)
    put(Severity.allCases.firstIndex(of: text.severity) ?? 0)
    put(text.summary)
    put(text.tags) { $0.put($1) }
    put(path)
    put(text.isOptIn)
    put(text.message.parts) { encoder, part in
      switch part {
      case .text(let text):
        encoder.put(0)
        encoder.put(text)
      case .variable(let name):
        encoder.put(1)
        encoder.put(name)
      case .field(let field):
        encoder.put(2)
        encoder.put(field)
      }
    }
  }

  private mutating func put(_ grouping: Grouping) {
    put(grouping.per) { encoder, field in
      encoder.put(field.field)
      encoder.put(field.isOptional)
    }
    put(grouping.also) { $0.put($1) }
  }

  private mutating func put(_ scope: Scope) {
    put(scope.open) { $0.put($1) }
    put(scope.close) { $0.put($1) }
    put(scope.needsClose)
    put(scope.duration) { $0.put($1) }
    put(scope.restarts)
  }

  private mutating func mark(_ kind: RulebookCode.CheckKind) { put(kind.rawValue) }

  private mutating func put(_ check: Check) {
    switch check {
    case .never(let subject):
      mark(.never)
      put(subject)
    case .exists(let subject, let least, let most):
      mark(.exists)
      put(subject)
      put(least)
      put(most) { $0.put($1) }
    case .always(let subject, let holds):
      mark(.always)
      put(subject)
      put(holds)
    case .then(let trigger, let answer):
      mark(.then)
      put(trigger)
      put(answer)
    case .whenNever(let trigger, let ban):
      mark(.whenNever)
      put(trigger)
      put(ban)
    case .previously(let trigger, let earlier):
      mark(.previously)
      put(trigger)
      put(earlier)
    case .recurs(let subject, let every):
      mark(.recurs)
      put(subject)
      put(every)
    case .limit(let subject, let most, let within, let sum):
      mark(.limit)
      put(subject)
      put(most.number)
      put(most.threshold) { $0.put($1) }
      put(within)
      put(sum) { $0.put($1) }
    }
  }

  private mutating func put(_ trigger: Trigger) {
    put(trigger.when)
    put(trigger.bound) { $0.put($1) }
    put(trigger.within) { $0.put($1) }
    put(trigger.after) { $0.put($1) }
    put(trigger.from) { $0.put($1) }
    put(trigger.isInclusive)
    put(trigger.answersOldest)
    put(trigger.isOwedAtEnd)
  }

  private mutating func put(_ model: Model) {
    put(model.name)
    put(model.grouping)
    put(model.initial)
    put(model.states) { encoder, state in
      encoder.put(state.name)
      encoder.put(state.summary)
    }
    putPart { encoder in
      encoder.put(model.transitions) { encoder, transition in
        encoder.put(transition.on)
        encoder.put(transition.from) { $0.put($1) { $0.put($1) } }
        encoder.put(transition.to) { $0.put($1) }
      }
    }
    put(model.sum) { encoder, sum in
      encoder.put(sum.model)
      encoder.put(sum.order) { $0.put($1) }
    }
  }
}

extension RulebookEncoder {
  private mutating func put(_ measure: Measure) {
    put(measure.id)
    put(measure.file)
    put(measure.title)
    put(measure.summary)
    put(measure.record)
    put(measure.grouping)
    put(measure.kinds) { encoder, kind in
      encoder.put(kind.name)
      encoder.put(kind.stretch)
      encoder.put(kind.budget) { $0.put($1) }
    }
    put(measure.phases) { encoder, phase in
      encoder.put(phase.id)
      encoder.put(phase.title)
      encoder.put(phase.stretch)
    }
  }

  private mutating func put(_ stretch: Measure.Stretch) {
    put(stretch.from)
    put(stretch.until)
    put(stretch.before) { $0.put($1) }
    put(stretch.answersOldest)
  }

  private mutating func put(_ plan: TimelinePlan) {
    put(plan.lanes) { encoder, lane in
      encoder.put(lane.model)
      encoder.put(lane.title)
      encoder.put(lane.atRisk) { $0.put($1) }
      encoder.put(lane.record)
      encoder.put(lane.tones.sorted { $0.key < $1.key }) { encoder, tone in
        encoder.put(tone.key)
        encoder.put(tone.value.rawValue)
      }
    }
    put(plan.hangs) { encoder, hang in
      encoder.put(hang.on)
      encoder.put(hang.lasts) { $0.put($1) }
    }
    put(plan.kills) { $0.put($1) }
    put(plan.measures) { $0.put($1) }
  }
}

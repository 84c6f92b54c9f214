import LifelintJSON
import LifelintRules
import LifelintTrace

/// A pattern whose values are symbols and whose variables are numbers.
enum CompiledPattern {
  case equals(Symbol)
  case null
  case any([CompiledPattern])
  case all([CompiledPattern])
  indirect case not(CompiledPattern)
  indirect case range(CompiledRange)
  case glob(Glob)
  case present(Bool)
  case variable(Int, isOptional: Bool)

  /// Whether a variable stands anywhere in it.
  var holdsVariable: Bool {
    switch self {
    case .variable: true
    case .any(let parts), .all(let parts): parts.contains { $0.holdsVariable }
    case .not(let part): part.holdsVariable
    case .range(let range): range.lower?.variable != nil || range.upper?.variable != nil
    case .equals, .null, .glob, .present: false
    }
  }

  /// The variable that a value of the field is bound to where this stands alone in a field: a plain
  /// `"$x"`, or the `as` beside other keys.
  var plainVariable: (index: Int, isOptional: Bool)? {
    switch self {
    case .variable(let index, let isOptional): (index, isOptional)
    case .all(let parts): parts.lazy.compactMap { $0.directVariable }.first
    default: nil
    }
  }

  /// Of a pattern for `during` that asks whether any open callback has a certain name, or none has:
  /// what the name has to be, and whether none may.
  var asAnyOpen: (inner: CompiledPattern, isNegated: Bool)? {
    switch self {
    case .equals, .glob: (self, false)
    case .any(let parts) where parts.allSatisfy { $0.asAnyOpen?.isNegated == false }: (self, false)
    case .not(let part): part.asAnyOpen.map { ($0.inner, !$0.isNegated) }
    default: nil
    }
  }

  private var directVariable: (index: Int, isOptional: Bool)? {
    if case .variable(let index, let isOptional) = self { (index, isOptional) } else { nil }
  }
}

/// A range whose ends are numbers or numbered variables.
struct CompiledRange {
  /// The least and the most count of nanoseconds whose number of seconds lies in it; the least may be
  /// the larger one, where there is none.
  struct Nanoseconds {
    var least = Int64.min
    var most = Int64.max
  }

  struct End {
    var number: ExactNumber?
    var variable: Int?
    var isIncluded: Bool
  }

  let lower: End?
  let upper: End?
  /// The same for times; `nil` where an end is a variable, or no whole count of nanoseconds.
  let nanoseconds: Nanoseconds?

  init(lower: End?, upper: End?) {
    self.lower = lower
    self.upper = upper
    nanoseconds = Self.nanoseconds(lower, upper)
  }

  private static func nanoseconds(_ lower: End?, _ upper: End?) -> Nanoseconds? {
    func count(_ end: End) -> Int64? {
      guard let number = end.number, let count = number.nanoseconds,
        count > .min, count < .max, ExactNumber(nanoseconds: count) == number
      else { return nil }
      return count
    }
    var found = Nanoseconds()
    if let lower {
      guard let count = count(lower) else { return nil }
      found.least = lower.isIncluded ? count : count + 1
    }
    if let upper {
      guard let count = count(upper) else { return nil }
      found.most = upper.isIncluded ? count : count - 1
    }
    return found
  }
}

/// Where a value comes from.
enum Accessor: Hashable {
  case name(EventKind)
  case phase
  case session
  case scene
  case of
  case thread
  case time
  case extra(UInt16)
  case kind
  case state(UInt16)
  case becomes(UInt16)
  case during
  case elapsed
  case header(UInt16)
  case spelled

  /// Whether it is the event's name or kind.
  var isName: Bool {
    switch self {
    case .name, .kind: true
    default: false
    }
  }

  /// Whether the event alone says what the value is, or the trace's header.
  var isOwn: Bool {
    switch self {
    case .name, .kind, .phase, .session, .scene, .of, .thread, .extra, .header, .spelled: true
    case .time, .state, .becomes, .during, .elapsed: false
    }
  }

  /// Whether a ``Mark`` holds the value.
  var isInMark: Bool {
    switch self {
    case .name, .phase, .session, .scene, .of, .time: true
    default: false
    }
  }

  /// Whether the value can be an array or an object.
  var isOpen: Bool {
    switch self {
    case .extra, .header: true
    default: false
    }
  }
}

extension Glob {
  /// Whether a text in UTF-8 has this shape.
  ///
  /// - Complexity: O(n · m) in the lengths of text and shape; it never goes back further than to
  ///   the last run.
  func matches(_ text: [UInt8]) -> Bool {
    var part = 0
    var place = 0
    var retry: (part: Int, place: Int)?
    while true {
      if part < parts.count {
        switch parts[part] {
        case .run:
          retry = (part, place)
          part += 1
          continue
        case .one where place < text.count:
          part += 1
          place = Self.end(ofScalarAt: place, in: text)
          continue
        case .scalar(let wanted):
          if let end = Self.end(of: wanted, at: place, in: text) {
            part += 1
            place = end
            continue
          }
        default:
          break
        }
      } else if place == text.count {
        return true
      }
      guard let last = retry, last.place < text.count else { return false }
      retry = (last.part, Self.end(ofScalarAt: last.place, in: text))
      part = last.part + 1
      place = Self.end(ofScalarAt: last.place, in: text)
    }
  }

  /// Where the scalar ends that begins at a place.
  private static func end(ofScalarAt place: Int, in text: [UInt8]) -> Int {
    var end = place + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Where a scalar ends, if it stands at a place.
  private static func end(of scalar: Unicode.Scalar, at place: Int, in text: [UInt8]) -> Int? {
    var end = place
    for byte in UTF8.encode(scalar) ?? UTF8.EncodedScalar() {
      guard end < text.count, text[end] == byte else { return nil }
      end += 1
    }
    return end
  }
}

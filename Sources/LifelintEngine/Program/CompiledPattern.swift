import LifelintJSON
import LifelintRules
import LifelintTrace

/// A pattern whose values are symbols and whose variables are numbers.
indirect enum CompiledPattern {
  case equals(Symbol)
  case null
  case any([CompiledPattern])
  case all([CompiledPattern])
  case not(CompiledPattern)
  case range(CompiledRange)
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

  private var directVariable: (index: Int, isOptional: Bool)? {
    if case .variable(let index, let isOptional) = self { (index, isOptional) } else { nil }
  }
}

/// A range whose ends are numbers or numbered variables.
struct CompiledRange {
  struct End {
    var number: ExactNumber?
    var variable: Int?
    var isIncluded: Bool
  }

  var lower: End?
  var upper: End?
}

/// Where a value comes from.
enum Accessor: Equatable {
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
  /// Whether a text has this shape.
  ///
  /// - Complexity: O(n · m) in the lengths of text and shape; it never goes back further than to
  ///   the last run.
  func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var part = 0
    var scalar = 0
    var retry: (part: Int, scalar: Int)?
    while true {
      if part < parts.count {
        switch parts[part] {
        case .run:
          retry = (part, scalar)
          part += 1
          continue
        case .one where scalar < scalars.count:
          part += 1
          scalar += 1
          continue
        case .scalar(let wanted) where scalar < scalars.count && scalars[scalar] == wanted:
          part += 1
          scalar += 1
          continue
        default:
          break
        }
      } else if scalar == scalars.count {
        return true
      }
      guard let last = retry, last.scalar < scalars.count else { return false }
      retry = (last.part, last.scalar + 1)
      part = last.part + 1
      scalar = last.scalar + 1
    }
  }
}

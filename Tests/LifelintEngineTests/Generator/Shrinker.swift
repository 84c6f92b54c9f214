/// Makes a case smaller while something stays true of it.
struct Shrinker {
  /// What has to stay true: most often, that two evaluators disagree.
  var stays: (LanguageCase) -> Bool

  /// The smallest case that is found by taking things away one by one.
  func shrunk(_ languageCase: LanguageCase) -> LanguageCase {
    var best = languageCase
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      // From the end, so that the places of what has not been tried stay the same.
      for candidate in Self.steps(best.json) {
        guard let json = candidate(best.json) else { continue }
        let smaller = LanguageCase(place: best.place, json: json)
        if stays(smaller) {
          best = smaller
          isSmaller = true
        }
      }
    }
    return best
  }

  private typealias Step = (ReferenceJSON) -> ReferenceJSON?

  /// All ways to make a case a little smaller, the greatest first.
  private static func steps(_ json: ReferenceJSON) -> [Step] {
    let length = json["trace"]?.array?.count ?? 0
    var halves: [Step] = []
    var size = length / 2
    while size > 1 {
      for start in stride(from: 0, to: length, by: size).reversed() {
        halves.append { json in
          var lines = json["trace"]?.array ?? []
          guard start < lines.count else { return nil }
          lines.removeSubrange(start..<min(start + size, lines.count))
          return json.replacing([.key("trace")], by: .array(lines))
        }
      }
      size /= 2
    }
    let paths = json.paths.filter { $0.count > 1 || $0 != [.key("trace")] }.reversed()
    let removals = paths.map { path in { (json: ReferenceJSON) in json.replacing(path, by: nil) } }
    // What an array or object of patterns holds may do alone.
    let unwrappings = paths.filter { $0[0] != .key("trace") }.flatMap { path in
      (json.value(at: path)?.children ?? []).map { child in
        { (json: ReferenceJSON) in
          json.value(at: path + [child]).flatMap { json.replacing(path, by: $0) }
        }
      }
    }
    return halves + removals + unwrappings
  }
}

/// One step into a JSON value.
enum JSONStep: Hashable {
  case key(ReferenceText)
  case index(Int)
}

extension ReferenceJSON {
  /// The steps to what this value holds.
  var children: [JSONStep] {
    switch self {
    case .array(let elements): elements.indices.map(JSONStep.index)
    case .object(let fields): fields.keys.sorted().map(JSONStep.key)
    default: []
    }
  }

  /// The ways to everything inside, outer things first.
  var paths: [[JSONStep]] {
    children.flatMap { child -> [[JSONStep]] in
      [[child]] + (value(at: [child])?.paths ?? []).map { [child] + $0 }
    }
  }

  /// The value at the end of a path.
  func value(at path: [JSONStep]) -> ReferenceJSON? {
    guard let step = path.first else { return self }
    let next: ReferenceJSON?
    switch (step, self) {
    case (.key(let key), .object(let fields)): next = fields[key]
    case (.index(let index), .array(let elements)):
      next = index < elements.count ? elements[index] : nil
    default: next = nil
    }
    return next?.value(at: Array(path.dropFirst()))
  }

  /// This value with another at the end of a path, or without it.
  func replacing(_ path: [JSONStep], by other: ReferenceJSON?) -> ReferenceJSON? {
    guard let step = path.first, let old = value(at: [step]) else { return nil }
    let rest = Array(path.dropFirst())
    let new = rest.isEmpty ? other : old.replacing(rest, by: other)
    if !rest.isEmpty, new == nil { return nil }
    switch (step, self) {
    case (.key(let key), .object(var fields)):
      fields[key] = new
      return .object(fields)
    case (.index(let index), .array(var elements)):
      if let new { elements[index] = new } else { elements.remove(at: index) }
      return .array(elements)
    default:
      return nil
    }
  }
}

/// The vocabulary: every known name with its spellings, and the sets of values.
struct ReferenceNames {
  /// What one spelling stands for.
  struct Meaning {
    /// The canonical name.
    var name: ReferenceText
    /// `method`, `notification` or `name`.
    var spelled: ReferenceText
  }

  /// The meaning of every spelling of a callback.
  private(set) var callbacks: [ReferenceText: Meaning] = [:]
  /// The meaning of every spelling of a system event.
  private(set) var systems: [ReferenceText: Meaning] = [:]
  /// The canonical names of callbacks and system events that can only be the first in a process.
  private(set) var beginning: Set<ReferenceText> = []
  /// The sets, by name.
  private(set) var sets: [ReferenceText: [ReferenceJSON]] = [:]

  /// The numbers and durations that ends of ranges and the `atMost` of `limit` may name.
  private var thresholds: [ReferenceText: ReferenceJSON] = [:]

  /// Makes the names of a vocabulary file, and of the bounds that rules have.
  init(_ vocabulary: ReferenceJSON?, rules: [ReferenceText: ReferenceJSON] = [:]) {
    callbacks = read(vocabulary?["callbacks"])
    systems = read(vocabulary?["system"])
    for (name, values) in vocabulary?["sets"]?.object ?? [:] {
      sets[name] = values.array ?? []
    }
    for (name, threshold) in vocabulary?["thresholds"]?.object ?? [:] {
      thresholds[name] = threshold["value"]
    }
    // "What depends on another rule's time names that"
    for (id, rule) in rules {
      func name(_ bound: String) -> ReferenceText { ReferenceText("\(id.string).\(bound)") }
      for bound in ["within", "after", "every"] {
        thresholds[name(bound)] = rule[ReferenceText(bound)]
      }
      thresholds[name("for")] = rule["scope"]?["for"]
    }
  }

  /// What the text stands for, where it names a number; else itself.
  func resolved(_ value: ReferenceJSON) -> ReferenceJSON {
    guard let name = value.text, name.begins(with: "@") else { return value }
    return thresholds[name.dropFirst()] ?? .null
  }

  private mutating func read(_ list: ReferenceJSON?) -> [ReferenceText: Meaning] {
    var meanings: [ReferenceText: Meaning] = [:]
    for entry in list?.array ?? [] {
      guard let name = entry["name"]?.text else { continue }
      // "the canonical one, where it is not a method's too"
      meanings[name] = Meaning(name: name, spelled: "name")
      for spelling in (entry["notifications"]?.array ?? []).compactMap(\.text) {
        meanings[spelling] = Meaning(name: name, spelled: "notification")
      }
      for spelling in (entry["methods"]?.array ?? []).compactMap(\.text) {
        meanings[spelling] = Meaning(name: name, spelled: "method")
      }
      if entry["begins"]?.isTrue == true { beginning.insert(name) }
    }
    return meanings
  }

  /// What a name in a field of this kind stands for; a name that is not known, for itself.
  func meaning(of name: ReferenceText, kind: ReferenceText) -> Meaning {
    let known =
      switch kind {
      case "callback": callbacks[name]
      case "system": systems[name]
      default: nil as Meaning?
      }
    return known ?? Meaning(name: name, spelled: "name")
  }
}

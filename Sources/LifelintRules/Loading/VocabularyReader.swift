import LifelintJSON
import LifelintTrace

/// Reads vocabularies and merges those of all folders.
struct VocabularyReader {
  static let keys = ["$schema", "callbacks", "system", "sets", "thresholds", "shownModels"]
  static let callbackKeys = ["name", "methods", "notifications", "summary", "begins"]
  static let systemKeys = ["name", "summary", "begins"]

  private(set) var names: [Vocabulary.Name] = []
  private(set) var sets: [String: [SetValue]] = [:]
  var thresholds: [String: Threshold] = [:]
  private(set) var shownModels: [ShownModel] = []
  /// The canonical name of each spelling, by kind.
  private(set) var spellings: [EventKind: [String: String]] = [.callback: [:], .system: [:]]
  /// Where each name stands in ``names``, by kind.
  private var places: [EventKind: [String: Int]] = [.callback: [:], .system: [:]]

  /// A model whose states are shown, and where that is said.
  struct ShownModel {
    var name: String
    var position: SourcePosition
    var file: LoadedFile
  }

  /// Makes a reader that knows what a book holds.
  init(book: Rulebook) {
    names = book.names
    for (index, name) in names.enumerated() {
      places[name.kind]?[name.name] = index
      for spelling in [name.name] + name.methods + name.notifications {
        spellings[name.kind]?[spelling] = name.name
      }
    }
    for set in book.sets { sets[set.name] = set.values }
    for threshold in book.thresholds { thresholds[threshold.name] = threshold }
  }

  /// Adds what one file holds.
  mutating func read(_ file: LoadedFile) {
    guard
      let object = ObjectReader(file.root, in: file, what: "a vocabulary", keys: Self.keys)
    else { return }
    _ = object.string("$schema")
    for entry in object.array("callbacks") {
      if let entry = ObjectReader(
        entry, in: file, what: "a callback of the vocabulary", keys: Self.callbackKeys)
      {
        add(entry, kind: .callback)
      }
    }
    for entry in object.array("system") {
      if let entry = ObjectReader(
        entry, in: file, what: "a system event of the vocabulary", keys: Self.systemKeys)
      {
        add(entry, kind: .system)
      }
    }
    if let value = object.value("sets") { readSets(value, in: file) }
    for member in object.objectMembers("thresholds") { readThreshold(member, in: file) }
    for shown in object.strings("shownModels") {
      shownModels.append(ShownModel(name: shown.text, position: shown.position, file: file))
    }
  }

  /// Adds the names to which the trace format itself gives a meaning, where no file has them.
  mutating func addNamesOfTheFormat() {
    let format = [
      ("launch", "A session begins: the process starts.", true),
      ("exit", "The session ends: the process is gone.", false),
      ("gap", "Events are missing just before this one.", false),
    ]
    for (name, summary, begins) in format where spellings[.system]?[name] == nil {
      spellings[.system]?[name] = name
      names.append(
        Vocabulary.Name(name: name, kind: .system, summary: summary, begins: begins))
    }
    if let place = places[.system]?["launch"] { names[place].begins = true }
  }

  private mutating func add(_ entry: ObjectReader, kind: EventKind) {
    let methods = entry.strings("methods")
    let notifications = entry.strings("notifications")
    let begins = entry.boolean("begins")
    let summary = entry.requiredString("summary")
    guard let name = entry.requiredString("name"), let position = entry.value("name")?.position
    else { return }
    var all = [(text: name, position: position)]
    all += methods
    all += notifications
    for spelling in all {
      if let owner = spellings[kind]?[spelling.text], owner != name {
        entry.file.report(
          .repeatedName, "`\(spelling.text)` is a spelling of `\(owner)` already.",
          at: spelling.position)
      } else {
        spellings[kind]?[spelling.text] = name
      }
    }
    if let place = places[kind]?[name] {
      for method in methods where !names[place].methods.contains(method.text) {
        names[place].methods.append(method.text)
      }
      for notification in notifications
      where !names[place].notifications.contains(notification.text) {
        names[place].notifications.append(notification.text)
      }
      if begins { names[place].begins = true }
    } else {
      places[kind]?[name] = names.count
      names.append(
        Vocabulary.Name(
          name: name, kind: kind, methods: methods.map(\.text),
          notifications: notifications.map(\.text), summary: summary ?? "", begins: begins))
    }
  }

  private mutating func readSets(_ value: JSONValue, in file: LoadedFile) {
    guard case .object(let members) = value.content else {
      file.report(
        .wrongType, "`sets` is an object of named lists, not \(value.typeName).",
        at: value.position)
      return
    }
    for member in members {
      guard case .array(let elements) = member.value.content, !elements.isEmpty else {
        file.report(
          .wrongValue, "The set `\(member.key)` is a list of at least one value.",
          at: member.value.position)
        continue
      }
      let values = elements.compactMap { element(of: member.key, $0, in: file) }
      if let earlier = sets[member.key], earlier != values {
        file.report(
          .conflictingSet, "Another vocabulary gives the set `\(member.key)` other values.",
          at: member.position)
      } else {
        sets[member.key] = values
      }
    }
  }

  /// One value of a set, with its escapes undone.
  private func element(of set: String, _ element: JSONValue, in file: LoadedFile) -> SetValue? {
    switch element.content {
    case .null: return .null
    case .boolean(let boolean): return .boolean(boolean)
    case .number(let number): return .number(number)
    case .string(let text) where text.hasPrefix("$$") || text.hasPrefix("@@"):
      return .text(String(text.dropFirst()))
    case .string(let text) where text.hasPrefix("$") || text.hasPrefix("@"):
      file.report(
        .wrongValue, "The set `\(set)` holds plain values, no variables and no sets.",
        at: element.position, hint: "The text itself is written `\(text.prefix(1))\(text)`.")
      return nil
    case .string(let text): return .text(text)
    case .array, .object:
      file.report(
        .wrongType, "The set `\(set)` holds plain values, not \(element.typeName).",
        at: element.position)
      return nil
    }
  }
}

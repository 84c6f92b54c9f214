import LifelintJSON
import LifelintTrace

/// Loads rules strictly: either everything is right, or nothing is loaded and everything that is
/// wrong is said at once.
public struct RuleLoader {
  private var vocabularies: [LoadedFile] = []
  private var modelFiles: [(file: LoadedFile, path: String)] = []
  private var ruleFiles: [(file: LoadedFile, path: String)] = []
  private var errors: [LoadError] = []
  private var context = LoadContext()
  private var vocabulary = VocabularyReader()
  private var models: [(model: Model, file: LoadedFile)] = []
  private var rules: [(rule: Rule, file: LoadedFile)] = []

  private init() {}

  /// Loads all folders together, and applies a configuration to their rules.
  ///
  /// - Parameters:
  ///   - folders: The folders, which see each other's vocabularies and models.
  ///   - configuration: Which rules are on, and what is changed about them.
  ///   - includingOff: Whether rules are loaded too that are off, as for `explain` and `test`. The
  ///     catalogue says of each whether it is on.
  /// - Returns: Everything that a trace is checked against.
  /// - Throws: Everything that is wrong with any of the files.
  public static func load(
    folders: [RuleFolder], configuration: Configuration, includingOff: Bool = false
  ) throws(LoadErrors) -> RuleSet {
    var loader = RuleLoader()
    for folder in folders { loader.parse(folder) }
    loader.readVocabularies()
    loader.readModels()
    loader.readRules()
    loader.checkNamesAreUnique()
    let set = loader.ruleSet(configuration: configuration, includingOff: includingOff)
    let files = loader.vocabularies + loader.modelFiles.map(\.file) + loader.ruleFiles.map(\.file)
    loader.errors += files.flatMap(\.errors)
    if !loader.errors.isEmpty { throw LoadErrors(loader.errors) }
    return set
  }

  private mutating func parse(_ folder: RuleFolder) {
    for (path, bytes) in folder.files {
      let fileName = FileName.last(of: path)
      let isVocabulary = fileName == "vocabulary.json"
      let isModel = fileName.hasSuffix(".model.json")
      do throws(LoadError) {
        let file = try LoadedFile.parse(
          bytes, name: FileSystem.join(folder.name, path), isEmbedded: folder.isEmbedded)
        if isVocabulary {
          vocabularies.append(file)
        } else if isModel {
          modelFiles.append((file, path))
        } else {
          ruleFiles.append((file, path))
        }
      } catch {
        errors.append(error)
        if isVocabulary { context.vocabularyIsWhole = false }
        if isModel { context.modelsAreWhole = false }
      }
    }
  }

  private mutating func readVocabularies() {
    for file in vocabularies {
      vocabulary.read(file)
      if !file.errors.isEmpty { context.vocabularyIsWhole = false }
    }
    vocabulary.addNamesOfTheFormat()
    context.callbacks = vocabulary.spellings[.callback] ?? [:]
    context.systemEvents = vocabulary.spellings[.system] ?? [:]
    context.sets = vocabulary.sets
  }

  private mutating func readModels() {
    let readers = modelFiles.compactMap { ModelReader(file: $0.file, path: $0.path) }
    context.modelsAreWhole = context.modelsAreWhole && readers.count == modelFiles.count
    for reader in readers {
      guard let name = reader.name, let outline = reader.outline else {
        context.modelsAreWhole = false
        continue
      }
      if context.models[name] == nil {
        context.models[name] = outline
      } else if let position = reader.object.value("model")?.position {
        reader.file.report(
          .repeatedName, "There is another model `\(name)`.", at: position)
      }
    }
    for reader in readers { models.append((reader.read(context: context), reader.file)) }
    ModelReader.checkCycles(models)
    for shown in vocabulary.shownModels {
      _ = ModelCheck.exists(shown.model, in: context, at: shown.position, file: shown.file)
    }
  }

  private mutating func readRules() {
    for (file, path) in ruleFiles {
      var reader = RuleReader(context: context, file: file, path: path)
      if let rule = reader.read() { rules.append((rule, file)) }
    }
  }

  private func checkNamesAreUnique() {
    var owners: [String: String] = [:]
    let entries =
      models.compactMap { entry in
        entry.model.illegal.map { ($0.id, entry.file, ["illegal", "id"]) }
      }
      + rules.map { ($0.rule.text.id, $0.file, ["id"]) }
    for (id, file, keys) in entries where !id.isEmpty {
      let position = file.root.value(at: keys)?.position ?? file.root.position
      if let owner = owners[id] {
        file.report(
          .repeatedName, "The id `\(id)` is taken.", at: position, hint: "\(owner) has it.")
      } else if DiagnosticID(rawValue: id) != nil {
        file.report(
          .repeatedName, "The id `\(id)` is taken.", at: position,
          hint: "It is a diagnostic of the reader itself.")
      } else {
        owners[id] = file.name
      }
    }
  }

  /// Applies the configuration.
  ///
  /// Where something is wrong, what is given back is not to be used.
  private mutating func ruleSet(configuration: Configuration, includingOff: Bool) -> RuleSet {
    let illegal = models.compactMap { entry in
      entry.model.illegal.map { (model: entry.model, text: $0) }
    }
    let illegalIDs = Set(illegal.map(\.text.id))
    // A file that could not be read still has its name: ids of it are not unknown.
    let ids = Set(ruleFiles.map { FileName.stem(of: $0.path) })
      .union(rules.map(\.rule.text.id)).union(illegalIDs)
    let tags = Set(rules.flatMap(\.rule.text.tags) + illegal.flatMap(\.text.tags))
    let checker = ConfigurationChecker(
      configuration: configuration, ids: ids, tags: tags, elsewhere: Self.namesOfBuiltIns)
    // Where a file could not be parsed, an id that seems unknown may well be in it.
    if errors.isEmpty { checker.checkNames() }
    checker.checkBounds(areNotFor: illegalIDs)
    var set = RuleSet(
      vocabulary: Vocabulary(names: vocabulary.names), models: [], rules: [],
      modelsThatReport: [], allowances: [], shownModels: [])
    for shown in vocabulary.shownModels where !set.shownModels.contains(shown.model) {
      set.shownModels.append(shown.model)
    }
    let switches = RuleSwitches(configuration: configuration)
    var groupings: [String: Grouping] = [:]
    func enter(_ text: inout RuleText, model: String?) -> Bool {
      for change in configuration.severities where change.rule.text == text.id {
        text.severity = change.severity
      }
      let (isOn, reason) = switches.state(id: text.id, tags: text.tags, isOptIn: text.isOptIn)
      set.catalogue.append(CatalogueEntry(text: text, model: model, isOn: isOn, reason: reason))
      return isOn || includingOff
    }
    for (model, _) in models {
      var model = model
      if var text = model.illegal {
        groupings[text.id] = model.grouping
        if enter(&text, model: model.name) { set.modelsThatReport.insert(model.name) }
        model.illegal = text
      }
      set.models.append(model)
    }
    for (rule, _) in rules {
      var rule = rule
      groupings[rule.text.id] = rule.grouping
      checker.applyBounds(to: &rule)
      if enter(&rule.text, model: nil) { set.rules.append(rule) }
    }
    set.models.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    set.rules.sort { $0.text.id.utf8.lexicographicallyPrecedes($1.text.id.utf8) }
    set.catalogue.sort { $0.text.id.utf8.lexicographicallyPrecedes($1.text.id.utf8) }
    set.allowances = checker.allowances(context: context, groupings: groupings)
    set.requiredExercised = set.catalogue.filter { entry in
      configuration.requireExercised.contains { selector in
        selector.text == entry.text.id || selector.tag.map(entry.text.tags.contains) ?? false
      }
    }.map(\.text.id)
    for diagnostic in DiagnosticID.allCases where !switches.isOn(diagnostic: diagnostic.rawValue) {
      set.disabledDiagnostics.insert(diagnostic)
    }
    for change in configuration.severities {
      if let diagnostic = DiagnosticID(rawValue: change.rule.text) {
        set.diagnosticSeverities[diagnostic] = change.severity
      }
    }
    errors += checker.errors
    return set
  }

  /// The ids and tags of the built-in rules.
  private static func namesOfBuiltIns() -> (ids: Set<String>, tags: Set<String>) {
    guard
      let set = try? load(folders: [.builtIn], configuration: Configuration(), includingOff: true)
    else { return ([], []) }
    return (Set(set.catalogue.map(\.text.id)), Set(set.catalogue.flatMap(\.text.tags)))
  }
}

extension JSONValue {
  /// The value that a path of keys leads to.
  func value(at keys: [String]) -> JSONValue? {
    var value: JSONValue? = self
    for key in keys {
      guard case .object(let members)? = value?.content else { return nil }
      value = members.first { $0.key == key }?.value
    }
    return value
  }
}

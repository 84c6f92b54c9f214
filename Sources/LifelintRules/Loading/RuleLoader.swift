import LifelintJSON
import LifelintTrace

/// Loads rules strictly: either everything is right, or nothing is loaded and everything that is
/// wrong is said at once.
public struct RuleLoader {
  /// What the files say; the built-in rules come first.
  var book = Rulebook()
  /// The names, sets and models that matchers may speak of.
  private(set) var context = LoadContext()
  /// The errors of files that could not be parsed, and of the configuration.
  private var errors: [LoadError] = []
  private var vocabularies: [LoadedFile] = []
  private var modelFiles: [(file: LoadedFile, path: String)] = []
  private var ruleFiles: [(file: LoadedFile, path: String)] = []
  private var measureFiles: [(file: LoadedFile, path: String)] = []
  private var timelineFiles: [LoadedFile] = []

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
    try loader.read(folders, needsContext: !configuration.allow.isEmpty)
    let context = loader.context
    let checker = ConfigurationChecker(
      configuration: configuration, book: loader.takeBook(), context: context)
    let set = checker.ruleSet(includingOff: includingOff)
    if !checker.errors.isEmpty { throw LoadErrors(checker.errors) }
    return set
  }

  /// Reads what the files of folders say, without a configuration.
  ///
  /// - Throws: Everything that is wrong with any of the files.
  package static func book(of folders: [RuleFolder]) throws(LoadErrors) -> Rulebook {
    var loader = RuleLoader()
    try loader.read(folders, needsContext: false)
    return loader.book
  }

  private mutating func read(_ folders: [RuleFolder], needsContext: Bool) throws(LoadErrors) {
    for folder in folders where folder.isEmbedded { book = EmbeddedRules.book }
    let others = folders.filter { !$0.isEmbedded }
    // The built-in rules are right as they are, and their names include those of the format.
    if others.isEmpty, !needsContext, !book.names.isEmpty { return }
    for folder in others { parse(folder) }
    readVocabularies()
    for rule in book.rules { context.addBounds(of: rule) }
    for (file, _) in ruleFiles { context.addBounds(of: file) }
    let models = readModels()
    let rules = readRules()
    checkNamesAreUnique(models: models, rules: rules)
    book.models += models.map(\.model)
    book.models.sort { $0.name < $1.name }
    book.rules += rules.map(\.rule)
    book.rules.sort { $0.text.id < $1.text.id }
    readMeasures(
      measureFiles, timelines: timelineFiles, rulesAreWhole: rules.count == ruleFiles.count)
    let files =
      vocabularies + modelFiles.map(\.file) + ruleFiles.map(\.file) + measureFiles.map(\.file)
      + timelineFiles
    errors += files.flatMap(\.errors)
    if !errors.isEmpty { throw LoadErrors(errors) }
  }

  /// Gives the book away, so that there is one of it and it can be changed in place.
  private mutating func takeBook() -> Rulebook {
    var taken = Rulebook()
    swap(&taken, &book)
    return taken
  }

  private mutating func parse(_ folder: RuleFolder) {
    for (path, bytes) in folder.files {
      let fileName = FileName.last(of: path)
      let isVocabulary = fileName == "vocabulary.json"
      let isModel = fileName.hasSuffix(".model.json")
      let isMeasure = fileName.hasSuffix(".measure.json")
      do throws(LoadError) {
        let file = try LoadedFile.parse(bytes, name: FileSystem.join(folder.name, path))
        if isVocabulary {
          vocabularies.append(file)
        } else if isModel {
          modelFiles.append((file, path))
        } else if isMeasure {
          measureFiles.append((file, path))
        } else if fileName.hasSuffix(".timeline.json") {
          timelineFiles.append(file)
        } else {
          ruleFiles.append((file, path))
        }
      } catch {
        errors.append(error)
        if isVocabulary { context.vocabularyIsWhole = false }
        if isModel { context.modelsAreWhole = false }
        context.rulesAreWhole = false
      }
    }
  }

  private mutating func readVocabularies() {
    var vocabulary = VocabularyReader(book: book)
    for file in vocabularies {
      vocabulary.read(file)
      if !file.errors.isEmpty { context.vocabularyIsWhole = false }
    }
    vocabulary.addNamesOfTheFormat()
    context.callbacks = vocabulary.spellings[.callback] ?? [:]
    context.systemEvents = vocabulary.spellings[.system] ?? [:]
    context.sets = vocabulary.sets
    context.thresholds = vocabulary.thresholds
    context.shownModels = vocabulary.shownModels
    book.names = vocabulary.names
    book.sets = vocabulary.sets.map { ($0.key, $0.value) }
    book.thresholds = vocabulary.thresholds.values.sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    book.sets.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private mutating func readModels() -> [(model: Model, file: LoadedFile)] {
    for model in book.models {
      context.models[model.name] = ModelOutline(
        states: Set(model.states.map(\.name)), per: model.grouping.per)
    }
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
        reader.file.report(.repeatedName, "There is another model `\(name)`.", at: position)
      }
    }
    let models = readers.map { ($0.read(context: context), $0.file) }
    ModelReader.checkCycles(models)
    for shown in context.shownModels
    where ModelCheck.exists(shown.name, in: context, at: shown.position, file: shown.file)
      && !book.shownModels.contains(shown.name)
    {
      book.shownModels.append(shown.name)
    }
    return models
  }

  private func readRules() -> [(rule: Rule, file: LoadedFile)] {
    ruleFiles.compactMap { file, path in
      var reader = RuleReader(context: context, file: file, path: path)
      return reader.read().map { ($0, file) }
    }
  }

  private func checkNamesAreUnique(
    models: [(model: Model, file: LoadedFile)], rules: [(rule: Rule, file: LoadedFile)]
  ) {
    var owners: [String: String] = [:]
    for text in book.models.compactMap(\.illegal) + book.rules.map(\.text) {
      owners[text.id] = text.file
    }
    for diagnostic in DiagnosticID.allCases { owners[diagnostic.rawValue] = "The reader itself" }
    func enter(_ text: RuleText, in file: LoadedFile, at keys: [String]) {
      if text.id.isEmpty { return }
      if let owner = owners[text.id] {
        file.report(
          .repeatedName, "The id `\(text.id)` is taken.",
          at: file.root.value(at: keys)?.position ?? file.root.position, hint: "\(owner) has it.")
      } else {
        owners[text.id] = file.name
      }
    }
    for (model, file) in models {
      if let illegal = model.illegal { enter(illegal, in: file, at: ["illegal", "id"]) }
    }
    for (rule, file) in rules { enter(rule.text, in: file, at: ["id"]) }
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

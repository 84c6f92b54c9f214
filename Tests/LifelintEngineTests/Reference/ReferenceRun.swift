/// One evaluation: the files, the trace, and the states of the models along it.
final class ReferenceRun {
  /// The vocabulary.
  let names: ReferenceNames
  /// The models.
  let models: [ReferenceModel]
  /// The rules, by id.
  let rules: [ReferenceText: ReferenceJSON]
  /// The trace.
  let trace: ReferenceTrace
  /// The states just before each event.
  var before: [ReferenceStates] = []
  /// The states just after each event.
  var after: [ReferenceStates] = []
  /// What was illegal, for each model and instance.
  var illegal: [[ReferenceGroupKey: ReferenceOutcome]] = []

  /// Reads the files and the trace.
  init(ruleFiles: [String: String], trace: String, instants: String?) {
    var vocabulary: ReferenceJSON?
    var models: [ReferenceModel] = []
    var rules: [ReferenceText: ReferenceJSON] = [:]
    for (path, text) in ruleFiles.sorted(by: { $0.key < $1.key }) {
      guard let json = ReferenceJSON(parsing: text) else { continue }
      if path == "vocabulary.json" {
        vocabulary = json
      } else if path.hasSuffix(".model.json") {
        models += [ReferenceModel(json)].compactMap(\.self)
      } else if let id = json["id"]?.text {
        rules[id] = json
      }
    }
    names = ReferenceNames(vocabulary, rules: rules)
    self.models = models
    self.rules = rules
    self.trace = ReferenceTrace(trace, instants: instants, names: names)
  }
}

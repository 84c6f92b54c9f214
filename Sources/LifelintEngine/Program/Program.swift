import LifelintJSON
import LifelintRules
import LifelintTrace

/// A rule set as the engine runs it: made once for a trace, since values are symbols of its table.
///
/// Flat tables of plain values, which name each other by number: nothing on the way of an event
/// counts references.
struct Program {
  /// What it was made of.
  let ruleSet: RuleSet
  let symbols: SymbolTable
  let names: NameTable
  /// The fields that the reader is asked for, by number.
  private(set) var askedFields: [String] = []
  /// What the matchers are made of.
  let code: MatcherCode
  let plans: Pool<RulePlan>
  /// For each plan what a report needs to know.
  private(set) var reports: ContiguousArray<RuleReport> = []
  /// The rules that no event of the trace can concern, with their groupings.
  private(set) var idleRules: [(id: String, grouping: Int)] = []
  private(set) var models: ContiguousArray<ModelPlan> = []
  /// The transitions of all models.
  let modelSteps: Pool<ModelPlan.Step>
  private(set) var groupings: ContiguousArray<GroupingPlan> = []
  /// Events that count in every group that their session has named.
  private(set) var alsos: ContiguousArray<CompiledMatcher> = []
  /// How many models are sums.
  private(set) var sumCount = 0
  /// The header's fields that are asked for, by number.
  private(set) var headerNames: [String] = []
  /// How many answers of tests are remembered.
  private(set) var cacheCount = 0
  /// The models whose states are shown beside an event.
  private(set) var shownModels: [Int] = []
  /// What callbacks may take, by name; nothing unless time is summed up or drawn.
  let budgets: [NameID: CallbackBudget]
  /// What is a hang, and which field says how long it took.
  private(set) var hangs: [(on: CompiledMatcher, lasts: Accessor?)] = []
  /// Events after which the process is gone, unless it is seen to run on.
  private(set) var kills: [CompiledMatcher] = []
  /// The models whose states are followed over time.
  private(set) var lanes: ContiguousArray<LanePlan> = []
  /// What may pass of the reader's own diagnostics.
  private(set) var diagnosticAllowances: [(index: Int, id: String, match: CompiledMatcher?)] = []
  /// Whether events are parted by a field that may be missing, other than `scene` and `of`.
  private(set) var hasOptionalExtras = false
  /// The names that begin a session.
  private(set) var beginningNames: [NameID] = []
  let launch: NameID
  let exit: NameID
  let gap: NameID

  /// Compiles a rule set.
  ///
  /// - Parameters:
  ///   - ruleSet: What to compile.
  ///   - withTime: Whether time is summed up or drawn.
  ///   - events: The names of all events of the trace, where they are known.
  /// - Complexity: O(n) in the size of the rule set.
  init(_ ruleSet: RuleSet, withTime: Bool = false, naming events: EventNames? = nil) {
    symbols = SymbolTable()
    names = NameTable(symbols: symbols, known: ruleSet.vocabulary)
    launch = names.define("launch", kind: .system)
    exit = names.define("exit", kind: .system)
    gap = names.define("gap", kind: .system)
    beginningNames.append(launch)
    for name in ruleSet.vocabulary.names where name.begins {
      beginningNames.append(names.name(name.name, kind: name.kind).id)
    }
    self.ruleSet = ruleSet
    budgets = withTime ? CallbackBudget.all(in: ruleSet.rules, names: names) : [:]
    var builder = ProgramBuilder(ruleSet, symbols: symbols, names: names)
    builder.build(withTime: withTime, naming: events)
    plans = builder.plans
    reports = builder.reports
    idleRules = builder.idleRules
    models = builder.models
    modelSteps = builder.modelSteps
    groupings = builder.groupings
    alsos = builder.alsos
    sumCount = builder.sumCount
    hangs = builder.hangs
    kills = builder.kills
    diagnosticAllowances = builder.diagnosticAllowances
    code = builder.compiler.code
    askedFields = builder.compiler.askedFields
    headerNames = builder.compiler.headerNames
    cacheCount = builder.compiler.cacheCount
    hasOptionalExtras = groupings.contains { grouping in
      grouping.fields.contains { $0.isOptional && $0.accessor.isOpen }
    }
    shownModels = builder.shownModels
    for (lane, model) in builder.lanes {
      let plan = models[model]
      lanes.append(LanePlan(lane, model: model, plan, groupings[plan.grouping]))
    }
  }
}

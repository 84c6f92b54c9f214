import LifelintRules
extension RuleSet { var askedFields: [String] { [] } }

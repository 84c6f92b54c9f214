import LifelintRules

/// Makes rule folders of little text.
enum Folders {
  static let vocabulary = #"""
    {"callbacks": [
      {"name": "didBecomeActive", "methods": ["applicationDidBecomeActive(_:)", "applicationDidBecomeActive:"],
       "notifications": ["UIApplication.didBecomeActiveNotification"], "summary": "s"},
      {"name": "didEnterBackground", "methods": ["applicationDidEnterBackground(_:)"], "summary": "s"},
      {"name": "didFinishLaunching", "summary": "s", "begins": true}],
     "system": [{"name": "suspend", "summary": "s"}],
     "thresholds": {"large": {"value": 50, "summary": "s"}, "slow": {"value": "2s", "summary": "s"}},
     "sets": {"active": ["didBecomeActive", "suspend"], "mixed": ["a", 1, true, null, "$$x"]}}
    """#

  static let sceneModel = #"""
    {"model": "scene", "per": ["session", "scene"], "initial": "off", "states": {"off": "", "on": ""},
     "transitions": [{"on": {"action": "up"}, "from": ["off"], "to": "on"}]}
    """#

  static let lockModel = #"""
    {"model": "lock", "initial": "open", "states": {"open": "", "shut": ""}, "transitions": []}
    """#

  /// The keys that every rule needs and that say nothing about its form.
  static let needed = #"""
    "severity": "error", "summary": "s", "why": "w", "fix": "f",
    "examples": {"good": [], "bad": []}
    """#

  /// A folder of these files, beside the vocabulary unless they bring their own.
  static func folder(_ files: [String: String], named name: String = "F") -> RuleFolder {
    var files = files
    if files["vocabulary.json"] == nil { files["vocabulary.json"] = vocabulary }
    return RuleFolder(
      name: name, files: files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
  }

  /// A folder with two models and one rule `r`, of which these are the keys that matter.
  static func folder(rule keys: String) -> RuleFolder {
    folder([
      "c/r.json": rule("r", keys), "scene.model.json": sceneModel, "lock.model.json": lockModel,
    ])
  }

  /// The file of a measure.
  static func measure(_ id: String) -> String {
    #"""
    {"id": "\#(id)", "title": "t", "summary": "s", "record": "r", "from": {"action": "a"},
     "until": {"action": "b"}}
    """#
  }

  /// The file of a rule.
  static func rule(_ id: String, _ keys: String) -> String {
    let message = keys.contains("\"message\"") ? "" : "\"message\": \"m\", "
    return "{\"id\": \"\(id)\", \(message)\(needed),\n\(keys)}"
  }
}

extension RuleFolder {
  /// What is wrong with the folder; nothing if it loads.
  func errors(_ configuration: Configuration = Configuration()) -> [LoadError] {
    do throws(LoadErrors) {
      _ = try RuleLoader.load(folders: [self], configuration: configuration)
      return []
    } catch {
      return error.errors
    }
  }
}

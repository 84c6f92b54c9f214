/// The few names and values that generated rules and traces are made of, so that they often meet.
enum Alphabet {
  static let kinds: [ReferenceText] = ["callback", "system", "action"]
  static let actions: [ReferenceText] = ["a", "b", "q", "r", "s"]
  static let callbacks: [ReferenceText] = [
    "didBecomeActive", "willResignActive", "sceneDidBecomeActive",
  ]
  /// All spellings of the callbacks; the last of each are its notification's.
  static let spellings: [ReferenceText: [ReferenceText]] = [
    "didBecomeActive": [
      "didBecomeActive", "applicationDidBecomeActive(_:)", "applicationDidBecomeActive:",
      "UIApplication.didBecomeActiveNotification",
    ],
    "willResignActive": [
      "willResignActive", "applicationWillResignActive",
      "UIApplicationWillResignActiveNotification",
    ],
    "sceneDidBecomeActive": [
      "sceneDidBecomeActive", "scene_DidBecomeActive(_:)", "UIScene.didActivateNotification",
    ],
  ]
  static let systems: [ReferenceText] = ["exit", "launch", "gap", "suspend"]
  /// The sets of the cases' vocabulary, with what is in them.
  static let sets: [ReferenceText: [ReferenceJSON]] = [
    "ab": ["a", "b"], "xy": ["x", "y"], "one": [1], "small": [0, 1], "over": ["end"],
    "active": ["didBecomeActive", "UIScene.didActivateNotification"],
  ]

  /// The values that events have in a field.
  static func values(of field: ReferenceText) -> [ReferenceJSON] {
    switch field {
    case "of": ["x", "x", "y", "y", "xy", "$x"]
    case "scene": ["s1", "s2"]
    case "n":
      [
        0, 1, 2, 3, 1, 2, "1", true, .null, ["k": 1], [1, 2],
        .number(ReferenceNumber(isNegative: false, digits: [1, 5], exponent: -1)),
      ]
    case "id": ["x", "y", 1]
    case "install": ["i", "j"]
    case "tags": [["x", "y"], ["x"], [], [1, true], "x"]
    case "ok": [true, true, false]
    case "thread": ["main", "bg"]
    case "phase": ["begin", "end"]
    default: ["x"]
    }
  }

  /// The part of the cases' vocabulary that generated cases use.
  static let vocabulary = vocabulary(begins: false)
  /// The same, with a name that `begins`.
  static let beginningVocabulary = vocabulary(begins: true)

  private static func vocabulary(begins: Bool) -> ReferenceJSON {
    guard var vocabulary = LanguageCase.vocabulary.object else { return .null }
    let kept = Set(callbacks + ["didFinishLaunching"])
    vocabulary["callbacks"] = .array(
      (vocabulary["callbacks"]?.array ?? []).compactMap { entry in
        guard var fields = entry.object, let name = entry["name"]?.text, kept.contains(name)
        else { return nil }
        if begins, name == "didFinishLaunching" { fields["begins"] = true }
        return .object(fields)
      })
    return .object(vocabulary)
  }
}

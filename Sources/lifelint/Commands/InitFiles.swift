import LifelintRules

/// What `lifelint init` writes.
enum InitFiles {
  /// The folder for rules of one's own.
  static let rulesFolder = "lifecycle-rules"

  /// The files: path, text, and what they are.
  static let all: [(path: String, text: String, is: String)] = [
    (Configuration.fileName, configuration, "what is checked, and how"),
    (
      "\(rulesFolder)/app/export_settled_before_background.json", rule,
      "a first rule of your own, as a pattern"
    ),
    ("\(rulesFolder)/README.md", readme, "what each key is for"),
  ]

  /// What each key of the configuration is for.
  static let keys: [(key: String, meaning: String)] = [
    ("rules", "folders with rules of your own, beside the built-in ones"),
    ("builtin", "false leaves the built-in rules out"),
    ("only", "if it names any rule or tag:TAG, no other is checked"),
    ("disable", "rules, or tag:TAG, that are not checked"),
    ("enable", "rules that are off by themselves and are checked here"),
    ("severity", "how much a rule's findings weigh: error, warning or note"),
    ("bounds", "other times for a rule: within, after, every, for"),
    ("thresholds", "other values for numbers that rules compare with, such as blocked"),
    ("allow", "single uses that are right here, each with its reason in because"),
    ("baseline", "the file of findings that are known and fail nothing: see --write-baseline"),
    ("sessions", "sequential, where one run of the app never overlaps the next in a trace"),
    ("instants", "how far a callback without begin and end reaches, such as 50ms"),
    ("failOn", "the severity from which on the exit status is 1: error, warning, note or never"),
    ("requireExercised", "rules about which a trace has to show something"),
  ]

  private static let configuration = """
    {
      "rules": ["\(rulesFolder)/"],
      "failOn": "error",
      "disable": [],
      "enable": [],
      "severity": {},
      "bounds": {},
      "thresholds": {},
      "allow": [],
      "requireExercised": []
    }

    """

  private static let rule = """
    {
      "id": "export_settled_before_background",
      "severity": "warning",
      "summary": "An export is finished or cancelled before the app is in the background",
      "why": "iOS suspends the app soon after it has entered the background, and an export that \
    runs on then stops halfway. The user finds half a file.",
      "fix": "Cancel the export in didEnterBackground, or ask for time with a background task and \
    finish it there.",
      "tags": ["own"],
      "when": {"action": "exportStart", "of": "$export"},
      "then": {"action": ["exportFinish", "exportCancel"], "of": "$export"},
      "before": {"callback": ["didEnterBackground", "sceneDidEnterBackground"], "phase": "done"},
      "message": "{$export} was still running when the app had entered the background",
      "examples": {
        "good": [
          {
            "why": "It is cancelled while the app enters the background.",
            "trace": [
              {"t": 0, "system": "launch"},
              {"t": 2, "action": "exportStart", "of": "export:album"},
              {"t": 5, "callback": "didEnterBackground", "phase": "begin"},
              {"t": 5.1, "action": "exportCancel", "of": "export:album"},
              {"t": 5.2, "callback": "didEnterBackground", "phase": "end"}
            ]
          }
        ],
        "bad": [
          {
            "why": "Nothing settles it.",
            "trace": [
              {"t": 0, "system": "launch"},
              {"t": 2, "action": "exportStart", "of": "export:album"},
              {"t": 5, "callback": "didEnterBackground"}
            ],
            "reports": [2]
          }
        ]
      }
    }

    """

  private static var readme: String {
    var text = """
      # Rules of our own

      Each file `FOLDER/RULE_ID.json` is one rule; `lifelint test \(rulesFolder)` runs its examples,
      and `lifelint explain RULE_ID` shows it as a page.

      ## The keys of `\(Configuration.fileName)`

      | key | what it is for |
      | --- | --- |

      """
    for (key, meaning) in keys { text += "| `\(key)` | \(meaning) |\n" }
    return text
  }
}

/// What the built-in rules have to cover, by the tags that say so.
enum RuleSetNeeds {
  /// A need that was found in public reports, each decidable from a trace.
  static let needs = [
    "order-app", "order-scene", "suspended-code", "delegate-mismatch", "active-pair",
    "background-pair", "own-pause-only", "inactive-not-background", "locked-not-visible",
    "input-release", "interruption-pair", "single-instance", "foreground-only-resource",
    "background-start", "save-before-suspend", "restore-after-kill", "scene-release", "scene-scope",
    "budget-launch", "budget-resume", "budget-background", "budget-terminate", "main-block",
    "bgtask-balance", "bgtask-expiry", "no-lock-at-suspend", "no-gpu-background",
    "background-launch-quiet", "session-once", "session-required", "measure-across-pause",
    "protected-data", "payload-delivered", "register-before-launch-ends", "cover-before-snapshot",
    "memory-answer", "background-footprint", "time-refresh", "completion-called", "voip-report",
    "background-cpu", "socket-stale",
  ]

  /// The mission, row by row: what Apple and others write of the life cycle.
  static let rows = (1...24).map { $0 < 10 ? "row-0\($0)" : "row-\($0)" }

  /// A rule of the mission.
  static let seed = "seed"

  /// What a rule is about, so that a configuration can speak of many rules at once.
  static let concerns = [
    "audio", "background", "budget", "events", "gpu", "input", "interruption", "launch", "memory",
    "network", "order", "pairs", "persistence", "privacy", "resources", "scenes", "sessions",
    "tasks", "termination", "time", "timing",
  ]
}

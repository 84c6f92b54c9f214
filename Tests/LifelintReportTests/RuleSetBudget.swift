import Foundation
import Testing

/// A time limit of iOS that a rule holds, and a trace in which something takes a time.
struct RuleSetBudget: Sendable, CustomTestStringConvertible {
  /// What has to be done in time.
  let what: String
  let rule: String
  /// The key that the configuration's `bounds` may set.
  let key: String
  /// The bound as the rule has it, in milliseconds.
  let bound: Int
  /// A trace in which it takes so many milliseconds.
  let trace: @Sendable (Int) -> [String]

  var testDescription: String { what }

  /// A trace's events: what comes before, then events at times that are counted from there on.
  private static func trace(
    _ before: [String], from start: Int, _ events: [(after: Int, fields: String)]
  ) -> [String] {
    before
      + events.map { event in
        let time = start + event.after
        let seconds = String(format: "%d.%03d", time / 1000, time % 1000)
        return #"{"t":\#(seconds),\#(event.fields)}"#
      }
  }

  private static let launched = [
    #"{"t":0,"system":"launch","reason":"user"}"#, #"{"t":0.2,"callback":"didFinishLaunching"}"#,
    #"{"t":0.6,"callback":"didBecomeActive"}"#,
  ]
  private static let inBackground =
    launched + [
      #"{"t":9,"callback":"willResignActive"}"#, #"{"t":9.3,"callback":"didEnterBackground"}"#,
    ]
  private static let scene = [
    #"{"t":0,"system":"launch","reason":"user","lifecycle":"scene"}"#,
    #"{"t":0.2,"callback":"didFinishLaunching"}"#,
    #"{"t":0.3,"callback":"sceneWillConnect","scene":"A"}"#,
    #"{"t":0.4,"callback":"sceneWillEnterForeground","scene":"A"}"#,
    #"{"t":0.6,"callback":"sceneDidBecomeActive","scene":"A"}"#,
    #"{"t":9,"callback":"sceneWillResignActive","scene":"A"}"#,
  ]
  private static func woken(by reason: String) -> [String] {
    [
      #"{"t":0,"system":"launch","reason":"\#(reason)"}"#,
      #"{"t":0.2,"callback":"didFinishLaunching"}"#,
    ]
  }

  /// A callback that takes a time, and an event after it.
  private static func callback(
    _ name: String, fields: String = "", after before: [String], from start: Int = 12_000
  ) -> @Sendable (Int) -> [String] {
    { took in
      trace(
        before, from: start,
        [
          (0, #""callback":"\#(name)","phase":"begin"\#(fields)"#),
          (took, #""callback":"\#(name)","phase":"end"\#(fields)"#),
          (took + 10, #""action":"work","thread":"worker""#),
        ])
    }
  }

  /// Something that is handed over in the background, and completed after a time.
  private static func completion(
    of event: String, _ what: String, reason: String
  ) -> @Sendable (Int) -> [String] {
    { took in
      trace(
        woken(by: reason), from: 300,
        [(0, #"\#(event),"of":"\#(what)""#), (took, #""action":"complete","of":"\#(what)""#)])
    }
  }

  /// A background task that is ended a time after the background was entered.
  static func task(os: String?) -> @Sendable (Int) -> [String] {
    { took in
      let header = os.map { [#"{"lifelint":1,"os":"\#($0)"}"#] } ?? []
      return trace(
        header + launched + [#"{"t":8,"action":"beginBackgroundTask","of":"task:sync","id":7}"#],
        from: 9_000,
        [
          (-500, #""callback":"willResignActive""#), (0, #""callback":"didEnterBackground""#),
          (took, #""action":"endBackgroundTask","of":"task:sync","id":7"#),
        ])
    }
  }

  /// Every time limit of iOS, and those that are the rules' own.
  static let all: [RuleSetBudget] = [
    RuleSetBudget(
      what: "a launch by the user", rule: "launch_within_budget", key: "within", bound: 20_000
    ) {
      trace(
        [#"{"t":0,"system":"launch","reason":"user"}"#], from: 0,
        [(100, #""callback":"didFinishLaunching""#), ($0, #""callback":"didBecomeActive""#)])
    },
    RuleSetBudget(
      what: "a background launch", rule: "background_launch_within_budget", key: "within",
      bound: 5_000
    ) {
      trace(
        [#"{"t":0,"system":"launch","reason":"push"}"#], from: 0,
        [($0, #""callback":"didFinishLaunching""#)])
    },
    RuleSetBudget(
      what: "a scene that connects in a background launch",
      rule: "background_connect_within_budget",
      key: "for", bound: 5_000
    ) {
      trace(
        woken(by: "push"), from: 0,
        [
          (400, #""callback":"sceneWillConnect","phase":"begin","scene":"A""#),
          ($0, #""callback":"sceneWillConnect","phase":"end","scene":"A""#),
        ])
    },
    RuleSetBudget(what: "a return", rule: "resume_within_budget", key: "within", bound: 10_000) {
      trace(
        inBackground, from: 60_000,
        [(0, #""callback":"willEnterForeground""#), ($0, #""callback":"didBecomeActive""#)])
    },
    RuleSetBudget(
      what: "the update of a scene that returns", rule: "resume_within_budget", key: "within",
      bound: 10_000
    ) {
      trace(
        scene + [#"{"t":9.3,"callback":"sceneDidEnterBackground","scene":"A"}"#], from: 60_000,
        [
          (0, #""callback":"sceneWillEnterForeground","scene":"A""#),
          ($0, #""callback":"sceneDidBecomeActive","scene":"A""#),
        ])
    },
    RuleSetBudget(
      what: "the return of didEnterBackground", rule: "enter_background_within_budget",
      key: "within", bound: 5_000,
      trace: callback(
        "didEnterBackground", after: launched + [#"{"t":9,"callback":"willResignActive"}"#])),
    RuleSetBudget(
      what: "the update of a scene that leaves", rule: "enter_background_within_budget",
      key: "within", bound: 5_000,
      trace: callback("sceneDidEnterBackground", fields: #","scene":"A""#, after: scene)),
    RuleSetBudget(
      what: "termination", rule: "terminate_within_budget", key: "within", bound: 5_000,
      trace: callback("willTerminate", after: launched)),
    RuleSetBudget(
      what: "termination that is close to its limit", rule: "terminate_is_quick", key: "after",
      bound: 2_000, trace: callback("willTerminate", after: launched)),
    RuleSetBudget(
      what: "a background task", rule: "background_task_within_budget", key: "within",
      bound: 30_000, trace: task(os: nil)),
    RuleSetBudget(
      what: "a background task on iOS 12", rule: "background_task_within_old_budget",
      key: "within", bound: 180_000, trace: task(os: "iOS 12.4")),
    RuleSetBudget(
      what: "a background task that is not ended at all", rule: "background_task_is_ended",
      key: "within", bound: 180_000, trace: task(os: nil)),
    RuleSetBudget(
      what: "an expiration handler", rule: "expiration_handler_is_quick", key: "within",
      bound: 1_000,
      trace: callback(
        "expirationHandler", fields: #","of":"task:sync""#,
        after: inBackground + [#"{"t":11,"system":"taskExpiration","of":"task:sync"}"#])),
    RuleSetBudget(
      what: "a background fetch", rule: "fetch_is_completed", key: "within", bound: 30_000,
      trace: completion(of: #""callback":"performFetch""#, "fetch:1", reason: "fetch")),
    RuleSetBudget(
      what: "a silent push", rule: "push_is_completed", key: "within", bound: 30_000,
      trace: completion(
        of: #""callback":"didReceiveRemoteNotification""#, "push:1", reason: "push")),
    RuleSetBudget(
      what: "a background transfer", rule: "transfer_is_completed", key: "within", bound: 30_000,
      trace: completion(
        of: #""callback":"handleEventsForBackgroundURLSession""#, "bgsession:1",
        reason: "bgURLSession")),
    RuleSetBudget(
      what: "a refresh task", rule: "refresh_task_within_budget", key: "within", bound: 30_000,
      trace: completion(of: #""system":"bgTaskLaunch""#, "bgtask:refresh", reason: "bgtask")),
    RuleSetBudget(what: "a VoIP push", rule: "voip_push_is_reported", key: "within", bound: 1_000) {
      trace(
        woken(by: "voip"), from: 400,
        [
          (0, #""callback":"didReceiveIncomingPush","phase":"begin","of":"push:1""#),
          ($0, #""action":"reportCall","of":"push:1""#),
          ($0 + 5, #""callback":"didReceiveIncomingPush","phase":"end","of":"push:1""#),
        ])
    },
    RuleSetBudget(
      what: "a callback that hangs", rule: "callback_hangs", key: "after", bound: 251,
      trace: callback("willResignActive", after: launched)),
    RuleSetBudget(
      what: "the answer to a memory warning", rule: "memory_warning_is_answered", key: "within",
      bound: 1_000
    ) {
      trace(
        launched, from: 9_000,
        [
          // A log without a cache says nothing about answers.
          (-10, #""action":"acquire","of":"cache:images","mb":40"#),
          (0, #""callback":"didReceiveMemoryWarning""#),
          ($0, #""action":"purge","of":"cache:images""#),
        ])
    },
    RuleSetBudget(
      what: "the delivery of what an event brings", rule: "payload_is_delivered", key: "within",
      bound: 5_000
    ) {
      trace(
        launched, from: 9_000,
        [
          (0, #""callback":"openURL","payload":"url:1""#),
          ($0, #""action":"deliver","of":"url:1""#),
        ])
    },
  ]
}

// swift-format-ignore-file
// Made by `swift run EmbedRules` from the folder Rules/formats: change the files there.

/// The files of the folder Rules/formats.
enum EmbeddedFormats {
  /// The whole files.
  static let files: [(path: String, text: String)] = [
    ("amplitude.map.json", #"""
{
  "$schema": "../format.schema.json",
  "format": "amplitude",
  "title": "Amplitude's events",
  "detect": [
    {"event_type": {"present": true}, "device_id": {"present": true}},
    {"event_type": {"present": true}, "session_id": {"present": true}},
    {"api_key": {"present": true}, "events": {"present": true}, "options": {"present": true}}
  ],
  "records": ["events"],
  "time": {"from": "time", "unit": "ms", "since": "1970"},
  "fields": {"session": {"from": ["device_id", "user_id"]}},
  "header": {"os": {"from": "os_version"}, "device": {"from": "device_model"}},
  "instants": "50ms",
  "events": [
    {
      "when": {"event_type": "[Amplitude] Application Opened", "event_properties.[Amplitude] From Background": true},
      "callback": "willEnterForeground", "gap": "around"
    },
    {"when": {"event_type": "[Amplitude] Application Opened"}, "callback": "didFinishLaunching", "begins": true},
    {"when": {"event_type": "[Amplitude] Application Backgrounded"}, "callback": "didEnterBackground", "gap": true},
    {"when": {"event_type": ["[Amplitude] Application Installed", "[Amplitude] Application Updated"]}, "action": {"from": "event_type"}}
  ],
  "missing": [
    {"what": "when a callback returned, didBecomeActive and willResignActive: Amplitude tracks neither", "record": "Log begin and end of each callback."},
    {"what": "scenes, what the app does, background tasks, suspension and exit", "record": "Record a lifelint trace, or the unified log."}
  ]
}

"""#),
    ("bugsnag.map.json", #"""
{
  "$schema": "../format.schema.json",
  "format": "bugsnag",
  "title": "Bugsnag's breadcrumbs",
  "detect": [
    {"name": {"present": true}, "type": ["state", "navigation", "request", "process", "log", "user", "error", "manual"], "metaData": {"present": true}},
    {"breadcrumbs": {"present": true}, "notifier": {"present": true}},
    {"events": {"present": true}, "notifier": {"present": true}}
  ],
  "records": ["events", "breadcrumbs"],
  "time": {"from": "timestamp"},
  "fields": {"session": {"from": ["session.id", "device.id", "user.id"]}},
  "header": {"os": {"from": "device.osVersion"}, "device": {"from": "device.model"}, "app": {"from": "app.id"}},
  "instants": "50ms",
  "decide": {"name": ["Scene Will Connect", "Scene Disconnected", "Scene Activated", "Scene Will Deactivate", "Scene Will Enter Foreground", "Scene Entered Background"]},
  "events": [
    {"when": {"name": "Bugsnag loaded", "type": "state"}, "system": "launch"},
    {"when": {"name": "App Did Enter Background"}, "decided": false, "callback": "didEnterBackground", "gap": true},
    {"when": {"name": "App Will Enter Foreground"}, "decided": false, "callback": "willEnterForeground", "gap": "around"},
    {"when": {"name": "App Will Terminate"}, "callback": "willTerminate"},
    {"when": {"name": "Memory Warning"}, "callback": "didReceiveMemoryWarning"},
    {"when": {"name": "Scene Will Connect"}, "callback": "sceneWillConnect"},
    {"when": {"name": "Scene Disconnected"}, "callback": "sceneDidDisconnect"},
    {"when": {"name": "Scene Activated"}, "callback": "sceneDidBecomeActive"},
    {"when": {"name": "Scene Will Deactivate"}, "callback": "sceneWillResignActive"},
    {"when": {"name": "Scene Will Enter Foreground"}, "callback": "sceneWillEnterForeground"},
    {"when": {"name": "Scene Entered Background"}, "callback": "sceneDidEnterBackground"}
  ],
  "missing": [
    {"what": "when a callback returned: a breadcrumb is a moment, so a callback is read as a span of up to 50 ms", "record": "Log begin and end of each callback."},
    {"what": "didBecomeActive and willResignActive of the app: Bugsnag leaves none on iOS", "record": "Leave breadcrumbs of your own, or use scenes."},
    {"what": "which scene a callback is for, what the app does, background tasks, suspension and exit", "record": "Record a lifelint trace, or the unified log."}
  ]
}

"""#),
    ("exits.json", #"""
{
  "summary": "Why a process ended, by what the system writes about it.",
  "watchdogReason": "watchdog",
  "domains": [
    {"number": 0, "names": ["none"], "reason": "exit"},
    {"number": 1, "names": ["JETSAM"], "reason": "jetsam"},
    {"number": 2, "names": ["SIGNAL"], "reason": "signal"},
    {"number": 3, "names": ["CODESIGNING"], "reason": "crash"},
    {"number": 6, "names": ["DYLD"], "reason": "crash"},
    {"number": 10, "names": ["SPRINGBOARD", "FRONTBOARD", "CAROUSEL"], "reason": "system"},
    {"number": 15, "names": ["ASSERTIOND", "RUNNINGBOARD"], "reason": "system"}
  ],
  "signals": [
    {"number": 4, "name": "SIGILL", "reason": "crash"},
    {"number": 5, "name": "SIGTRAP", "reason": "crash"},
    {"number": 6, "name": "SIGABRT", "reason": "crash"},
    {"number": 7, "name": "SIGEMT", "reason": "crash"},
    {"number": 8, "name": "SIGFPE", "reason": "crash"},
    {"number": 9, "name": "SIGKILL", "reason": "killed"},
    {"number": 10, "name": "SIGBUS", "reason": "crash"},
    {"number": 11, "name": "SIGSEGV", "reason": "crash"},
    {"number": 12, "name": "SIGSYS", "reason": "crash"},
    {"number": 13, "name": "SIGPIPE", "reason": "crash"},
    {"number": 15, "name": "SIGTERM", "reason": "terminated"}
  ],
  "codes": [
    {
      "code": "0x8badf00d", "reason": "watchdog",
      "means": "the watchdog ended the app: it did not finish within the time that the system allows",
      "rules": ["enter_background_within_budget", "launch_within_budget", "main_thread_blocked"]
    },
    {
      "code": "0xdead10cc", "reason": "lockAtSuspend",
      "means": "the app was ended because it held a file lock or a database lock in a shared container when it was to be suspended",
      "rules": ["shared_lock_at_suspension"]
    },
    {
      "code": "0x2182bad2", "reason": "backgroundTask",
      "means": "the app was ended because a background task was not ended in time",
      "rules": ["background_task_is_ended", "background_task_within_budget"]
    },
    {
      "code": "0x2182bad3", "reason": "backgroundURLSession",
      "means": "the app was ended because the completion handler of a background URL session was not called in time",
      "rules": ["transfer_is_completed"]
    },
    {
      "code": "0x2182bad4", "reason": "backgroundFetch",
      "means": "the app was ended because the completion handler of a background fetch was not called in time",
      "rules": ["fetch_is_completed"]
    },
    {
      "code": "0xc00010ff", "reason": "thermal",
      "means": "the app was ended because the device was too hot", "rules": ["background_cpu"]
    },
    {
      "code": "0xbaadca11", "reason": "voipNotReported",
      "means": "the app was ended because it did not report a call for a VoIP push",
      "rules": ["voip_push_is_reported"]
    },
    {
      "code": "0xbad22222", "reason": "voipTooOften",
      "means": "the app was ended because it was resumed too often as a VoIP app", "rules": []
    },
    {
      "code": "0xbaddd15c", "reason": "diskSpace",
      "means": "the app was ended so that its caches could be purged: the disk was full", "rules": []
    },
    {
      "code": "0xc51bad01", "reason": "cpuLimit",
      "means": "the watch app was ended because it used too much CPU time in the background",
      "rules": ["watch_background_cpu"]
    },
    {
      "code": "0xc51bad02", "reason": "watchdog",
      "means": "the watch app was ended because it did not finish a background task in time",
      "rules": ["scheduled_task_is_completed"]
    },
    {
      "code": "0xc51bad03", "reason": "watchdog",
      "means": "the watch app was ended because it did not finish a background task in time while the system was busy",
      "rules": ["scheduled_task_is_completed"]
    },
    {
      "code": "0xd00d2bad", "reason": "resource",
      "means": "the app was ended because it used too much of a resource", "rules": []
    },
    {
      "code": "0xbada5e47", "reason": "assertions",
      "means": "the app was ended because it held about a thousand background tasks or other assertions at once",
      "rules": ["background_task_is_ended"]
    },
    {
      "code": "0xdeadfa11", "reason": "userKill",
      "means": "the user forced the app to quit", "rules": [], "normal": "always"
    }
  ],
  "jetsam": [
    {
      "codes": ["per-process-limit", "7"],
      "means": "the app was ended because it used more memory than the system allows one app",
      "rules": ["memory_warning_is_answered", "large_cache_is_dropped"]
    },
    {
      "codes": ["highwater", "2"],
      "means": "the app was ended because it used more memory than an app in the background may, while memory was short",
      "rules": ["large_cache_is_dropped", "save_before_suspend"], "normal": "suspended"
    },
    {
      "codes": ["idle-exit", "9", "17"],
      "means": "the app was suspended, and was ended to free memory", "rules": [],
      "normal": "always"
    },
    {
      "codes": ["disk-space-shortage", "8"],
      "means": "the app was ended because the disk was full", "rules": [], "normal": "suspended"
    }
  ],
  "reasons": [
    {"reason": "crash", "means": "the app crashed", "rules": []},
    {
      "reason": "jetsam", "means": "the app was ended to free memory",
      "rules": ["large_cache_is_dropped", "save_before_suspend"], "normal": "suspended"
    },
    {
      "reason": "watchdog",
      "means": "the watchdog ended the app: it did not finish within the time that the system allows",
      "rules": ["main_thread_blocked"]
    },
    {
      "reason": "system",
      "means": "the system ended the app, for a code that lifelint does not know", "rules": []
    },
    {
      "reason": "unknown",
      "means": "the app ended, for a reason that lifelint does not know", "rules": []
    }
  ],
  "watchdogs": [
    {
      "event": "process-launch", "means": "the launch did not end", "rules": ["launch_within_budget"]
    },
    {
      "event": "scene-create", "means": "the launch did not show a scene",
      "rules": ["launch_within_budget", "background_connect_within_budget"]
    },
    {
      "event": "scene-update",
      "means": "the app did not finish its way into the background or back, its snapshot included",
      "rules": ["enter_background_within_budget", "resume_within_budget"]
    },
    {
      "event": "process-exit", "means": "the app did not quit when it was asked to",
      "rules": ["terminate_within_budget"]
    }
  ],
  "empty": "A crash report has a termination or an exception.",
  "missing": [
    {
      "what": "what came before the end: a crash report is the verdict alone",
      "record": "Give it together with a trace of the same run: lifelint trace.jsonl crash.ips."
    }
  ],
  "metrics": [
    {"key": "cumulativeAppWatchdogExitCount", "code": "0x8badf00d"},
    {"key": "cumulativeSuspendedWithLockedFileExitCount", "code": "0xdead10cc"},
    {"key": "cumulativeBackgroundTaskAssertionTimeoutExitCount", "code": "0x2182bad2"},
    {"key": "cumulativeBackgroundURLSessionCompletionTimeoutExitCount", "code": "0x2182bad3"},
    {"key": "cumulativeBackgroundFetchCompletionTimeoutExitCount", "code": "0x2182bad4"},
    {"key": "cumulativeMemoryResourceLimitExitCount", "means": "the app was ended because it used more memory than it may", "rules": ["memory_warning_is_answered"]},
    {"key": "cumulativeMemoryPressureExitCount", "means": "the app was ended to free memory for others", "rules": ["large_cache_is_dropped", "save_before_suspend"], "normal": "always"},
    {"key": "cumulativeCPUResourceLimitExitCount", "means": "the app was ended because it used too much CPU time", "rules": ["killed_for_cpu"]},
    {"key": "cumulativeBadAccessExitCount", "means": "the app crashed: bad access to memory", "rules": []},
    {"key": "cumulativeIllegalInstructionExitCount", "means": "the app crashed: illegal instruction", "rules": []},
    {"key": "cumulativeAbnormalExitCount", "means": "the app crashed or called abort", "rules": []}
  ],
  "metricKit": {
    "keys": [
      "applicationExitMetrics", "applicationLaunchMetrics", "applicationResponsivenessMetrics",
      "applicationTimeMetrics", "cpuMetrics", "memoryMetrics", "signpostMetrics", "metaData",
      "timeStampBegin", "timeStampEnd", "crashDiagnostics", "hangDiagnostics",
      "cpuExceptionDiagnostics", "diskWriteExceptionDiagnostics", "appLaunchDiagnostics"
    ],
    "histograms": [
      {"path": "applicationLaunchMetrics.histogrammedTimeToFirstDrawKey", "what": "launches to the first frame", "rules": ["launch_within_budget"]},
      {"path": "applicationLaunchMetrics.histogrammedOptimizedTimeToFirstDrawKey", "what": "launches of prewarmed processes to the first frame", "rules": ["launch_within_budget"]},
      {"path": "applicationLaunchMetrics.histogrammedExtendedLaunch", "what": "launches until the app said that they were done", "rules": ["launch_within_budget"]},
      {"path": "applicationLaunchMetrics.histogrammedResumeTime", "what": "returns to the foreground", "rules": ["resume_within_budget"]},
      {"path": "applicationResponsivenessMetrics.histogrammedAppHangTime", "what": "hangs of the main thread", "rules": ["main_thread_blocked"]}
    ],
    "diagnostics": [
      {"key": "hangDiagnostics", "value": "hangDuration", "what": "MetricKit reports a hang of the main thread", "rules": ["main_thread_blocked"]},
      {"key": "appLaunchDiagnostics", "value": "launchDuration", "what": "MetricKit reports a slow launch", "rules": ["launch_within_budget"]},
      {"key": "cpuExceptionDiagnostics", "value": "totalCPUTime", "what": "MetricKit reports that the app used more CPU time than it should", "rules": ["killed_for_cpu", "background_cpu"]},
      {"key": "diskWriteExceptionDiagnostics", "value": "writesCaused", "what": "MetricKit reports that the app wrote more to the disk than it should", "rules": []}
    ]
  }
}

"""#),
    ("foreign.json", #"""
{
  "summary": "Formats that lifelint knows and does not read, with what to do instead.",
  "document": {
    "name": "a JSON document over several lines with keys of no known format",
    "instead": "If it holds records of your own, --map FILE says how they become events; --input-format names a format outright; lifelint's own traces have one object a line."
  },
  "formats": [
    {
      "name": "a Chrome or Perfetto trace", "keys": ["traceEvents"],
      "instead": "It has lost what rules ask for: give the log or the trace that it was made from; lifelint convert --to perfetto writes such files."
    },
    {
      "name": "an export of xctrace", "begins": ["<trace-query-result"],
      "instead": "Take the log of the same run: log show --style ndjson --signpost, or xcrun simctl spawn booted log stream --style ndjson."
    },
    {
      "name": "XML", "begins": ["<?xml", "<!DOCTYPE", "<plist"],
      "instead": "lifelint reads JSON and the printed log; export the same as JSON, or take the log with log show --style ndjson."
    },
    {
      "name": "a crash report in the old text form (.crash)",
      "begins": ["Incident Identifier:", "Termination Reason:", "Termination Description:", "Exception Type:", "Hardware Model:"],
      "instead": "Take the .ips file of the same crash from the device or from Xcode's Organizer (Show in Finder); the reason in it is the same."
    },
    {
      "name": "the archive of a log", "begins": ["PK\u0003\u0004", "bplist00"],
      "instead": "Print it: log show --archive FILE.logarchive --style ndjson --signpost --info --debug."
    },
    {
      "name": "RUM events of Datadog", "keys": ["_dd"],
      "instead": "They have no callbacks of the life cycle: take the unified log, or record a lifelint trace."
    },
    {
      "name": "what an SDK of OpenTelemetry prints for people", "keys": ["traceID", "spanID"],
      "instead": "Export OTLP/JSON: with the file exporter of the collector, or over HTTP as JSON."
    }
  ]
}

"""#),
    ("otlp.json", #"""
{
  "summary": "What OpenTelemetry's logs and spans tell of an app's life cycle.",
  "instants": "50ms",
  "eventNameKeys": ["event.name"],
  "stateEvents": ["device.app.lifecycle", "app.lifecycle", "client.lifecycle", "lifecycle"],
  "stateKeys": ["ios.app.state", "ios.state", "lifecycle.state", "state"],
  "dataKeys": ["event.data"],
  "states": {
    "created": "didFinishLaunching", "active": "didBecomeActive", "inactive": "willResignActive",
    "background": "didEnterBackground", "foreground": "willEnterForeground",
    "terminate": "willTerminate"
  },
  "sessionKeys": ["session.id"],
  "instanceKeys": ["service.instance.id", "app.installation.id", "device.id", "host.id"],
  "header": {
    "app": ["service.name"], "os": ["os.name", "os.version"],
    "device": ["device.model.identifier", "device.model.name"]
  },
  "actionKey": "lifelint.action",
  "aboutKey": "lifelint.of",
  "spans": [
    {"name": "AppStart", "when": {"start.type": "cold"}, "start": {"system": "launch"}},
    {"name": "emb-app-startup", "start": {"system": "launch"}, "fields": {"prewarmed": "isPrewarmed"}},
    {
      "name": "emb-session", "when": {"emb.state": "foreground", "emb.terminated": true},
      "gap": true,
      "start": {"callback": "willEnterForeground", "gap": "around"},
      "end": {"system": "exit", "fields": {"reason": "unknown"}}
    },
    {
      "name": "emb-session", "when": {"emb.terminated": true},
      "end": {"system": "exit", "fields": {"reason": "unknown"}}
    },
    {
      "name": "emb-session", "when": {"emb.state": "foreground"},
      "gap": true,
      "start": {"callback": "willEnterForeground", "gap": "around"}, "end": {"callback": "didEnterBackground"}
    },
    {
      "name": "NavigationFrom", "when": {"navigation.trigger": "appWillResignActive"},
      "gap": true, "end": {"callback": "willResignActive"}
    },
    {
      "name": "NavigationFrom", "when": {"navigation.trigger": "appDidEnterBackground"},
      "gap": true, "end": {"callback": "didEnterBackground"}
    },
    {
      "name": "NavigationFrom", "when": {"navigation.trigger": "appWillTerminate"},
      "gap": true, "end": {"callback": "willTerminate"}
    }
  ],
  "spanEvents": [{"name": "emb-device-low-memory", "callback": "didReceiveMemoryWarning"}],
  "empty": "lifelint looks for device.app.lifecycle events, for spans named after callbacks and for the attribute lifelint.action.",
  "missing": [
    {
      "what": "when a callback returned: the event device.app.lifecycle is a moment, so a callback is read as a span of up to 50 ms",
      "record": "Make a span of each callback, named after it."
    },
    {
      "what": "the callbacks of scenes, background tasks, and why the app exited",
      "record": "Add spans or logs with the attribute lifelint.action (and lifelint.of), or record a lifelint trace."
    }
  ]
}

"""#),
    ("posthog.map.json", #"""
{
  "$schema": "../format.schema.json",
  "format": "posthog",
  "title": "PostHog's events",
  "detect": [
    {"event": {"present": true}, "distinct_id": {"present": true}}
  ],
  "records": ["batch"],
  "time": {"from": "timestamp"},
  "fields": {"session": {"from": ["properties.$device_id", "distinct_id"]}},
  "header": {"os": {"from": "properties.$os_version"}, "device": {"from": "properties.$device_model"}, "app": {"from": "properties.$app_name"}},
  "instants": "50ms",
  "events": [
    {"when": {"event": "Application Opened", "properties.from_background": false}, "callback": "didBecomeActive", "begins": true},
    {"when": {"event": "Application Opened"}, "callback": "didBecomeActive", "gap": true},
    {"when": {"event": "Application Backgrounded"}, "callback": "didEnterBackground", "gap": true},
    {"when": {"event": ["Application Installed", "Application Updated"]}, "action": {"from": "event"}}
  ],
  "missing": [
    {"what": "when a callback returned, willResignActive and willEnterForeground: PostHog sends neither", "record": "Log begin and end of each callback."},
    {"what": "scenes, what the app does, background tasks, suspension and exit", "record": "Record a lifelint trace, or the unified log."}
  ]
}

"""#),
    ("segment.map.json", #"""
{
  "$schema": "../format.schema.json",
  "format": "segment",
  "title": "Segment's track calls",
  "detect": [
    {"type": ["track", "screen", "identify", "page", "alias", "group"], "messageId": {"present": true}},
    {"type": "track", "event": {"present": true}}
  ],
  "records": ["batch"],
  "time": {"from": "timestamp"},
  "fields": {"session": {"from": ["context.device.id", "anonymousId", "userId"]}},
  "header": {"os": {"from": "context.os.version"}, "device": {"from": "context.device.model"}, "app": {"from": "context.app.name"}},
  "instants": "50ms",
  "events": [
    {
      "when": {"type": "track", "event": "Application Opened", "properties.from_background": true},
      "callback": "willEnterForeground", "gap": "around"
    },
    {"when": {"type": "track", "event": "Application Opened"}, "callback": "didFinishLaunching", "begins": true},
    {"when": {"type": "track", "event": "Application Backgrounded"}, "callback": "didEnterBackground", "gap": true},
    {"when": {"type": "track", "event": ["Application Installed", "Application Updated"]}, "action": {"from": "event"}}
  ],
  "missing": [
    {"what": "when a callback returned, didBecomeActive and willResignActive: Segment tracks neither", "record": "Log begin and end of each callback."},
    {"what": "scenes, what the app does, background tasks, suspension and exit", "record": "Record a lifelint trace, or the unified log."}
  ]
}

"""#),
    ("sentry.map.json", #"""
{
  "$schema": "../format.schema.json",
  "format": "sentry",
  "title": "Sentry's breadcrumbs and envelopes",
  "detect": [
    {"category": {"present": true}, "timestamp": {"present": true}, "type": {"present": true}},
    {"category": {"present": true}, "timestamp": {"present": true}, "level": {"present": true}},
    {"sent_at": {"present": true}, "sdk": {"present": true}},
    {"event_id": {"present": true}, "sdk": {"present": true}},
    {"dsn": {"present": true}},
    {"breadcrumbs": {"present": true}, "platform": {"present": true}}
  ],
  "framing": "envelope",
  "records": ["breadcrumbs", "breadcrumbs.values"],
  "time": {"from": "timestamp"},
  "fields": {"session": {"from": ["did", "user.id"]}},
  "header": {"app": {"from": "attrs.release"}},
  "instants": "50ms",
  "decide": {"category": "app.lifecycle", "data.state": ["active", "inactive"]},
  "events": [
    {"when": {"sid": {"present": true}, "status": "crashed"}, "system": "exit", "fields": {"reason": "crash"}},
    {
      "when": {"sid": {"present": true}, "status": "abnormal"}, "system": "exit",
      "fields": {"reason": "abnormal", "mechanism": {"from": "abnormal_mechanism"}}
    },
    {
      "when": {"category": "app.lifecycle"}, "decided": true,
      "callback": {
        "from": "data.state",
        "lookup": {
          "foreground": "willEnterForeground", "active": "didBecomeActive",
          "inactive": "willResignActive", "background": "didEnterBackground"
        }
      }
    },
    {
      "when": {"category": "app.lifecycle"}, "decided": false, "gap": true,
      "callback": {
        "from": "data.state",
        "lookup": {"foreground": "didBecomeActive", "background": "didEnterBackground"}
      }
    },
    {"when": {"category": "started"}, "system": "launch"},
    {"when": {"category": "device.event", "data.action": "LOW_MEMORY"}, "callback": "didReceiveMemoryWarning"},
    {
      "when": {"category": "device.event", "data.action": ["SIGNIFICANT_TIME_CHANGE", "TIMEZONE_CHANGE"]},
      "callback": "significantTimeChange"
    }
  ],
  "missing": [
    {"what": "when a callback returned: a breadcrumb is a moment, so a callback is read as a span of up to 50 ms", "record": "Log begin and end of each callback."},
    {"what": "willResignActive and willEnterForeground, before sentry-cocoa 9.9", "record": "Update the SDK."},
    {"what": "the callbacks of scenes, what the app does, background tasks, suspension and its reason to exit", "record": "Record a lifelint trace, or the unified log."}
  ]
}

"""#),
    ("unified-log.messages.json", #"""
{
  "format": "unified-log",
  "summary": "What the lines of Apple's unified log tell of an app's life cycle.",
  "window": "2s",
  "instants": "50ms",
  "systemProcesses": [
    "SpringBoard", "runningboardd", "backboardd", "assertiond", "launchd", "launchd_sim", "kernel",
    "symptomsd", "gamepolicyd", "dasd", "locationd", "mediaserverd", "audiomxd", "apsd", "nsurlsessiond",
    "PosterBoard", "CarPlay", "Preferences", "MobileSafari", "Spotlight", "InCallService", "chronod"
  ],
  "systemPaths": ["/System/", "/usr/", "/sbin/", ".simruntime/", "/CoreServices/"],
  "systemBundles": ["com.apple."],
  "systemTasks": [
    "com.apple.*", "_UI*", "UIKit*", "CoreData*", "NSPersistentCloudKitContainer*", "Flutter debug task",
    "WebKit*", "SwiftUI*"
  ],
  "lifecycleSubsystems": ["*.lifecycle"],
  "deactivation": {
    "launchBit": 10,
    "anyAdded": "willResignActive",
    "allRemoved": "didBecomeActive",
    "bits": [
      {"bit": 0, "meaning": "the app is being left"},
      {"bit": 5, "meaning": "a system animation"},
      {"bit": 10, "meaning": "the app is being launched"},
      {"bit": 11, "meaning": "the app is in the background", "added": "didEnterBackground", "removed": "willEnterForeground"},
      {"bit": 12, "meaning": "events of the scene are held back"}
    ]
  },
  "messages": [
    {
      "message": "Deactivation reason added: {bit}; deactivation reasons: {before} -> {after};{}",
      "from": "app", "does": "deactivation"
    },
    {
      "message": "Deactivation reason removed: {bit}; deactivation reasons: {before} -> {after};{}",
      "from": "app", "does": "deactivation"
    },
    {"message": "Created background task <private>{}", "from": "app", "does": "redactedTask"},
    {
      "message": "Created background task <{}>: taskID = {id}, taskName = {name}, creationTime{}",
      "from": "app", "does": "beginTask"
    },
    {"message": "Ending background task with UIBackgroundTaskIdentifier: {id}", "from": "app", "does": "endTask"},
    {
      "message": "Can't end BackgroundTask: no background task exists with identifier {id} {}",
      "from": "app", "does": "endUnknownTask"
    },
    {
      "message": "Background task still not ended after expiration handlers were called: <{}>: taskID = {id}, taskName = {name}, creationTime{}",
      "from": "app", "does": "event", "system": "taskExpiration", "of": "task:{name}", "fields": {"id": "{id}"},
      "warns": "UIKit says that the background task {name} was not ended after its expiration handlers had been called, and that the app will likely be terminated",
      "rules": ["expired_task_is_ended"]
    },
    {
      "message": "Background task still not ended after expiration handlers were called: {}",
      "from": "app", "does": "warning",
      "warns": "UIKit says that a background task was not ended after its expiration handlers had been called, and that the app will likely be terminated",
      "rules": ["expired_task_is_ended"]
    },
    {
      "message": "Background Task {id} (\"{name}\"), was created over 30 seconds ago{}",
      "from": "app", "does": "event", "system": "backgroundTaskWarning", "of": "task:{name}", "fields": {"id": "{id}"},
      "warns": "UIKit warns that the background task {name} was begun over 30 seconds ago: once the app is in the background, it may be terminated for it",
      "rules": ["background_task_within_budget"]
    },
    {
      "message": "Background Task {id}, was created over 30 seconds ago{}",
      "from": "app", "does": "event", "system": "backgroundTaskWarning", "fields": {"id": "{id}"},
      "warns": "UIKit warns that the background task {id} was begun over 30 seconds ago: once the app is in the background, it may be terminated for it",
      "rules": ["background_task_within_budget"]
    },
    {"message": "{bundle}({pid}) invalidateConnection{}", "from": "app", "does": "identity"},
    {"message": "App with bundleID:{bundle} is no longer foreground at{}", "from": "app", "does": "identity"},
    {
      "message": "CLIENT OF UIKIT REQUIRES UPDATE: {}", "from": "app", "does": "warning",
      "warns": "UIKit warns that the app does not adopt the life cycle of scenes, without which it will not launch when it is built with a later SDK"
    },
    {
      "message": "UIScene lifecycle will soon be required. {}", "from": "app", "does": "warning",
      "warns": "UIKit warns that the app does not adopt the life cycle of scenes, without which it will not launch when it is built with a later SDK"
    },
    {"message": "Performing snapshot request {}", "from": "app", "does": "event", "system": "snapshot"},
    {"message": "[app<{bundle}>:{pid}] Suspending task.", "from": "runningboardd", "does": "suspend"},
    {
      "message": "Calculated state for app<{bundle}>: running-suspended{}",
      "from": "runningboardd", "does": "suspend"
    },
    {
      "message": "Calculated state for app<{bundle}>: running-active{}",
      "from": "runningboardd", "does": "resume"
    },
    {
      "message": "[app<{bundle}>:{pid}] termination reported by launchd ({domain}, {code}, {status})",
      "from": "runningboardd", "does": "exit"
    },
    {
      "message": "[app<{bundle}>:{pid}] exited with context <RBSProcessExitContext| {}domain:{domain} code:{code}>>",
      "from": "runningboardd", "does": "exit"
    },
    {
      "message": "[app<{bundle}>:{pid}] Process exited: <RBSProcessExitContext| {}domain:{domain} code:{code}>>",
      "from": "SpringBoard", "does": "exit"
    },
    {
      "message": "Process exited: <FBApplicationProcess; app<{bundle}>:{pid}> -> <RBSProcessExitContext| {}domain:{domain} code:{code}>>",
      "from": "SpringBoard", "does": "exit"
    },
    {"message": "[app<{bundle}>:{pid}] {}", "from": "runningboardd", "does": "identity"},
    {
      "message": "{process} [{pid}] exceeded mem limit: {} (fatal){}",
      "from": "kernel", "does": "exit", "domain": "jetsam", "code": "per-process-limit"
    },
    {
      "message": "memorystatus: killing_specific_process pid {pid} [{process}] ({code} {}",
      "from": "kernel", "does": "exit", "domain": "jetsam"
    },
    {
      "message": "[user/{}/UIKitApplication:{bundle}[{}] [{pid}]:] exited due to {code} |{}",
      "from": "launchd_sim", "does": "exit", "domain": "signal"
    },
    {
      "message": "[{bundle}] Provision violated for watchdog {event}: <{}timeValue: {allowance}s>; violated: YES>",
      "from": "SpringBoard", "does": "watchdog"
    },
    {
      "message": "[{bundle}] Executing termination for reason {} explanation: \"{event} watchdog transgression: {}time allowance of {allowance} seconds{}",
      "from": "SpringBoard", "does": "watchdog"
    }
  ],
  "signposts": [
    {"name": "ApplicationFirstFramePresentation", "phase": "end", "system": "firstFrame"}
  ],
  "empty": "No line of the log tells of an app's life cycle: take it with --info --debug --signpost, with the app, runningboardd and SpringBoard in its predicate; an app that ships with the system is named with --process.",
  "missing": [
    {
      "what": "when a callback returned: UIKit logs the moment alone, so a callback is read as a span of up to 50 ms",
      "record": "Wrap each callback in an OSSignposter interval of its name, in a subsystem that ends in .lifecycle, and give --signpost to log."
    },
    {
      "what": "didFinishLaunching and the callbacks of scenes: UIKit does not log them",
      "record": "Signpost them too."
    },
    {
      "what": "what the app itself does (save, pause, resume, ...)",
      "record": "Signpost it in the same subsystem; the message is what it is about, such as draft:42."
    },
    {
      "what": "suspension and exit, unless runningboardd and SpringBoard are in the log",
      "record": "Add process == \"runningboardd\" OR process == \"SpringBoard\" to the predicate."
    }
  ]
}

"""#),
  ]
}

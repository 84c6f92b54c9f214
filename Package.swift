// swift-tools-version: 6.3

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The order of the targets is the way of the data: bytes, events, rules, findings, text.
let package = Package(
  name: "lifelint",
  platforms: [.macOS(.v15), .iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15)],
  products: [
    .executable(name: "lifelint", targets: ["lifelint"]),
    .library(name: "LifelintTrace", targets: ["LifelintTrace"]),
    .library(name: "LifelintRules", targets: ["LifelintRules"]),
    .library(name: "LifelintFormats", targets: ["LifelintFormats"]),
    .library(name: "LifelintEngine", targets: ["LifelintEngine"]),
    .library(name: "LifelintReport", targets: ["LifelintReport"]),
    .library(name: "LifelintRecorder", targets: ["LifelintRecorder"]),
    .library(name: "LifelintTesting", targets: ["LifelintTesting"]),
    .plugin(name: "LifelintPlugin", targets: ["LifelintPlugin"]),
  ],
  targets: [
    .target(name: "LifelintJSON", swiftSettings: settings),
    .target(name: "LifelintTrace", dependencies: ["LifelintJSON"], swiftSettings: settings),
    .target(
      name: "LifelintRules", dependencies: ["LifelintJSON", "LifelintTrace"],
      swiftSettings: settings),
    .target(
      name: "LifelintFormats", dependencies: ["LifelintJSON", "LifelintTrace", "LifelintRules"],
      swiftSettings: settings),
    .target(
      name: "LifelintEngine", dependencies: ["LifelintJSON", "LifelintTrace", "LifelintRules"],
      swiftSettings: settings),
    .target(
      name: "LifelintReport",
      dependencies: ["LifelintJSON", "LifelintTrace", "LifelintRules", "LifelintEngine"],
      exclude: ["HTML/Page"],
      swiftSettings: settings),
    .executableTarget(
      name: "lifelint",
      dependencies: [
        "LifelintJSON", "LifelintTrace", "LifelintRules", "LifelintFormats", "LifelintEngine",
        "LifelintReport",
      ],
      swiftSettings: settings),
    .plugin(
      name: "LifelintPlugin",
      capability: .command(
        intent: .custom(
          verb: "lifelint", description: "Checks traces of an iOS app's life cycle")),
      dependencies: ["lifelint"], path: "Sources/LifelintPlugin"),
    .executableTarget(
      name: "EmbedRules", dependencies: ["LifelintJSON", "LifelintRules"],
      swiftSettings: settings),
    // What an app adds: it shares no module with the tool.
    .target(name: "LifelintRecorder", swiftSettings: settings),
    // What a test adds; only this needs XCTest and swift-testing.
    .target(
      name: "LifelintTesting",
      dependencies: [
        "LifelintEngine", "LifelintFormats", "LifelintReport", "LifelintRules", "LifelintTrace",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LifelintTestingTests", dependencies: ["LifelintTesting"],
      swiftSettings: settings),
    .executableTarget(
      name: "RecorderVictim", dependencies: ["LifelintRecorder"], path: "Tests/RecorderVictim",
      swiftSettings: settings),
    .testTarget(
      name: "LifelintRecorderTests",
      dependencies: ["LifelintRecorder", "LifelintTesting", "LifelintTrace", "RecorderVictim"],
      swiftSettings: settings),
    .testTarget(name: "LifelintJSONTests", dependencies: ["LifelintJSON"], swiftSettings: settings),
    .testTarget(
      name: "LifelintTraceTests", dependencies: ["LifelintTrace", "LifelintJSON"],
      swiftSettings: settings),
    .testTarget(
      name: "LifelintRulesTests",
      dependencies: ["LifelintRules", "LifelintJSON", "LifelintTrace", "EmbedRules"],
      exclude: ["Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "LifelintFormatsTests",
      dependencies: [
        "LifelintFormats", "LifelintEngine", "LifelintRules", "LifelintTrace", "LifelintJSON",
        "EmbedRules",
      ], swiftSettings: settings),
    .testTarget(
      name: "LifelintEngineTests",
      dependencies: ["LifelintEngine", "LifelintRules", "LifelintTrace", "LifelintJSON"],
      exclude: ["Reference/Decisions.md"],
      swiftSettings: settings),
    .testTarget(
      name: "LifelintReportTests",
      dependencies: [
        "LifelintReport", "LifelintEngine", "LifelintRules", "LifelintTrace", "LifelintJSON",
      ],
      exclude: ["Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "LifelintCommandTests", dependencies: ["lifelint", "LifelintReport", "LifelintJSON"],
      exclude: ["Fixtures"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

import Foundation
import Testing

@testable import LifelintRecorder

@Suite("The names that the recorder knows")
struct NameTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("Its actions are those of the page that says what to record, each under its own name")
  func actions() throws {
    let page = try String(
      contentsOf: Self.package.appending(
        path: "Sources/LifelintRules/LifelintRules.docc/WhatToRecord.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").drop { !$0.hasPrefix("| action |") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    let told = rows.compactMap { $0.firstMatch(of: /^\| `(\w+)`/).map { String($0.1) } }
    let source = try String(
      contentsOf: Self.package.appending(path: "Sources/LifelintRecorder/Action.swift"),
      encoding: .utf8)
    let declared = source.matches(of: /static var (\w+): Self { "(\w+)" }/)
    #expect(declared.allSatisfy { $0.1 == $0.2 })
    #expect(declared.map { String($0.1) }.sorted() == told.sorted())
    #expect(told.count > 30)
    #expect(Lifelint.Action.save.name == "save")
  }

  private static func vocabulary() throws -> [String: Any] {
    let data = try Data(contentsOf: package.appending(path: "Rules/vocabulary.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("Each method and the notification that tells of the same are one name of the vocabulary")
  func callbacks() throws {
    let callbacks = try #require(try Self.vocabulary()["callbacks"] as? [[String: Any]])
    func name(_ spelling: String?, _ key: String) -> String? {
      callbacks.first { ($0[key] as? [String] ?? []).contains(spelling ?? "") }?["name"] as? String
    }
    for callback in DelegateCallback.ofApp + DelegateCallback.ofScene {
      let method = name(callback.selector, "methods")
      let notification = name(callback.notification, "notifications")
      #expect(callback.selector == nil || method != nil, "\(callback)")
      #expect(callback.notification == nil || notification != nil, "\(callback)")
      if let method, let notification { #expect(method == notification) }
    }
  }

  @Test("The notifications that tell where the app is are among those that are observed")
  func places() throws {
    let source = try String(
      contentsOf: Self.package.appending(
        path: "Sources/LifelintRecorder/Callbacks/LastChance.swift"), encoding: .utf8)
    let named = Set(source.matches(of: /"(UI\w+Notification)"/).map { String($0.1) })
    #expect(named.count == 3)
    #expect(named.isSubset(of: DelegateCallback.ofApp.compactMap(\.notification)))
  }

  @Test("A method takes as many objects as its name says")
  func shapes() {
    for callback in DelegateCallback.ofApp + DelegateCallback.ofScene {
      guard let selector = callback.selector else { continue }
      let count = selector.count { $0 == ":" }
      switch callback.shape {
      case .plain: #expect(count == 1)
      case .one, .launch, .fetchHandler: #expect(count == 2)
      case .two, .twoAnswered, .pushHandler, .sessionHandler, .configuration: #expect(count == 3)
      }
    }
  }

  @Test("With scenes the four state methods give way to their notifications")
  func scenes() {
    for callback in DelegateCallback.ofApp where callback.notification != nil {
      let isStateMethod = DelegateCallback.notCalledWithScenes.contains(callback.selector ?? "")
      #expect(callback.prefersMethod(withScenes: false))
      #expect(callback.prefersMethod(withScenes: true) == !isStateMethod)
    }
    for callback in DelegateCallback.ofScene where callback.selector != nil {
      #expect(callback.prefersMethod(withScenes: true))
    }
    let known = Set(DelegateCallback.ofApp.compactMap(\.selector))
    #expect(known.isSuperset(of: DelegateCallback.notCalledWithScenes))
  }

  @Test(
    "A launch is for what its options say, in the words of the vocabulary",
    arguments: [
      ([], nil, nil, nil), ([], nil, false, "user"), ([], nil, true, "background"),
      (["Location"], nil, true, "location"), (["BluetoothCentrals"], nil, nil, "bluetooth"),
      (["URL"], nil, false, "url"), (["ShortcutItem"], nil, false, "shortcut"),
      (["RemoteNotification"], nil, true, "silentPush"),
      (["RemoteNotification"], nil, false, "notification"),
      (["UserActivityDictionary"], "NSUserActivityTypeBrowsingWeb", false, "universalLink"),
      (["UserActivityDictionary"], "com.example.edit", false, "handoff"),
    ] as [(Set<String>, String?, Bool?, String?)])
  func reasons(
    options: Set<String>, activity: String?, isInBackground: Bool?, reason: String?
  ) throws {
    let keys = Set(options.map { "UIApplicationLaunchOptions\($0)Key" })
    let found = LaunchReason.of(options: keys, activity: activity, isInBackground: isInBackground)
    #expect(found == reason)
    // Sets hold numbers and null, too.
    let sets = try #require(try Self.vocabulary()["sets"] as? [String: [Any]])
    let values = (sets["systemReason"] ?? []) + (sets["userReason"] ?? [])
    let words = Set(values.compactMap { $0 as? String })
    if let found { #expect(words.contains(found)) }
  }

  @Test("What connects a scene tells for whom")
  func connections() {
    typealias Parts = LaunchReason.ConnectionParts
    #expect(LaunchReason.of(connectionWith: Parts()) == "user")
    #expect(LaunchReason.of(connectionWith: Parts(hasURL: true)) == "url")
    #expect(LaunchReason.of(connectionWith: Parts(hasShortcut: true)) == "shortcut")
    #expect(LaunchReason.of(connectionWith: Parts(hasNotification: true)) == "notification")
    #expect(LaunchReason.of(connectionWith: Parts(activity: "com.example.edit")) == "handoff")
  }

  @Test("A scene keeps its name until another has its place in memory")
  func sceneNames() {
    let names = SceneNames()
    let (first, second) = (Monitor(), Monitor())
    let (a, b) = (ObjectIdentifier(first), ObjectIdentifier(second))
    #expect(names.name(of: a, isConnecting: true) == "scene-1")
    #expect(names.name(of: b) == "scene-2")
    names.leave(a)
    #expect(names.name(of: a) == "scene-1", "its other observers are told after its delegate")
    #expect(names.name(of: a, isConnecting: true) == "scene-3")
    #expect(names.name(of: a, isConnecting: true) == "scene-3", "the delegate is told too")
    #expect(names.name(of: b) == "scene-2")
  }
}

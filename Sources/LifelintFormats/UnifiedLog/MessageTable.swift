internal import LifelintJSON
internal import LifelintTrace

/// What the lines of the unified log tell, as `Rules/formats/unified-log.messages.json` has it.
final class MessageTable: Sendable {
  /// What a message does to what is known of its process.
  enum Meaning: String {
    /// A deactivation reason came or went.
    case deactivation
    /// A background task was begun.
    case beginTask
    /// A background task was begun whose name and number are hidden.
    case redactedTask
    /// A background task was ended.
    case endTask
    /// A background task was ended that is not there.
    case endUnknownTask
    /// The process was suspended.
    case suspend
    /// The process runs again.
    case resume
    /// The process ended.
    case exit
    /// A limit of the system was exceeded.
    case watchdog
    /// A plain event.
    case event
    /// The system warns of something that is no event.
    case warning
    /// It says who a process is, and nothing else.
    case identity
  }

  /// One form of message.
  struct Message {
    var pattern: MessagePattern
    /// The process that writes it; `nil` for the app itself.
    var process: String?
    var meaning: Meaning
    /// The name of a plain system event.
    var system: String
    /// What a plain event is about, with places.
    var of: String?
    /// The other fields of a plain event, with places.
    var fields: [(name: String, value: String)]
    /// The domain of an exit, where the message does not say it.
    var domain: String?
    /// The code of an exit, where the message does not say it.
    var code: String?
    /// What the system warns of with it, with places.
    var warning: String?
    /// The ids of the rules that explain the warning.
    var rules: [String]
  }

  /// What is told by one bit of the deactivation reasons.
  struct DeactivationBit {
    var bit: Int
    var added: String?
    var removed: String?
  }

  /// The interval of the system that tells of an event.
  struct Signpost {
    var name: String
    var phase: String
    var system: String
  }

  /// The table of the binary.
  static let standard = MessageTable(EmbeddedFormats.value("unified-log.messages.json"))

  /// How far into a message that begins with a name what follows it is looked for.
  private static let longestName = 192

  let messages: [Message]
  /// The places of the messages that begin with a text, by its first byte.
  private let places: [[Int]]
  /// The places of those that begin with a name.
  private let headless: [Int]
  let signposts: [Signpost]
  let bits: [DeactivationBit]
  let launchBit: Int
  let anyAdded: String
  let allRemoved: String
  let window: Int64
  let instants: String
  private let systemProcesses: Set<String>
  private let systemPaths: [String]
  private let systemBundles: [String]
  private let systemTasks: [GlobText]
  private let lifecycleSubsystems: [GlobText]

  private init(_ root: JSONValue) {
    let messages = root["messages"]?.elements.compactMap(Self.message) ?? []
    self.messages = messages
    var places = [[Int]](repeating: [], count: 256)
    for (place, message) in messages.enumerated() {
      if let first = message.pattern.first { places[Int(first)].append(place) }
    }
    self.places = places
    headless = messages.indices.filter { messages[$0].pattern.first == nil }
    signposts =
      root["signposts"]?.elements.map { entry in
        Signpost(
          name: entry["name"]?.text ?? "", phase: entry["phase"]?.text ?? "",
          system: entry["system"]?.text ?? "")
      } ?? []
    let deactivation = root["deactivation"]
    bits =
      deactivation?["bits"]?.elements.map { entry in
        DeactivationBit(
          bit: entry["bit"]?.integer ?? -1, added: entry["added"]?.text,
          removed: entry["removed"]?.text)
      } ?? []
    launchBit = deactivation?["launchBit"]?.integer ?? -1
    anyAdded = deactivation?["anyAdded"]?.text ?? ""
    allRemoved = deactivation?["allRemoved"]?.text ?? ""
    window = root["window"]?.text.flatMap(DurationText.nanoseconds) ?? 0
    instants = root["instants"]?.text ?? ""
    systemProcesses = Set(root.texts("systemProcesses"))
    systemPaths = root.texts("systemPaths")
    systemBundles = root.texts("systemBundles")
    systemTasks = root.texts("systemTasks").map(GlobText.init)
    lifecycleSubsystems = root.texts("lifecycleSubsystems").map(GlobText.init)
  }

  private static func message(_ entry: JSONValue) -> Message? {
    guard let pattern = entry["message"]?.text, let from = entry["from"]?.text,
      let meaning = entry["does"]?.text.flatMap(Meaning.init)
    else { return nil }
    var fields: [(String, String)] = []
    if case .object(let members)? = entry["fields"]?.content {
      fields = members.compactMap { member in member.value.text.map { (member.key, $0) } }
    }
    return Message(
      pattern: MessagePattern(pattern), process: from == "app" ? nil : from, meaning: meaning,
      system: entry["system"]?.text ?? "", of: entry["of"]?.text, fields: fields,
      domain: entry["domain"]?.text, code: entry["code"]?.text, warning: entry["warns"]?.text,
      rules: entry.texts("rules"))
  }

  // MARK: What belongs to the system

  /// Whether a process is one of the system's, and so no app under test.
  func isSystem(process: String, path: String?) -> Bool {
    systemProcesses.contains(process)
      || path.map { path in systemPaths.contains { path.holds($0) } } == true
  }

  /// Whether a bundle is one of the system's.
  func isSystem(bundle: String) -> Bool { systemBundles.contains { bundle.hasPrefix($0) } }

  /// Whether a background task is UIKit's own, or a framework's, and none of the app's.
  func isSystem(task: String) -> Bool { systemTasks.contains { $0.matches(task) } }

  /// Whether an app logs its own life cycle in a subsystem.
  func isLifecycle(subsystem: String) -> Bool {
    lifecycleSubsystems.contains { $0.matches(subsystem) }
  }

  // MARK: A look at a line before it is parsed

  /// Whether a message may have one of the forms, by a look at its bytes in a line of JSON.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - start: Where the message begins in it.
  ///   - withIdentities: Whether messages count that say nothing but who a process is.
  /// - Returns: Whether a closer look is worth it.
  func mayMatch(_ line: RawLine, at start: Int, withIdentities: Bool) -> Bool {
    guard start < line.count else { return false }
    return places[Int(line[start])].contains { mayMatch(messages[$0], line, start, withIdentities) }
      || headless.contains { mayMatch(messages[$0], line, start, withIdentities) }
  }

  private func mayMatch(
    _ message: Message, _ line: RawLine, _ start: Int, _ withIdentities: Bool
  ) -> Bool {
    if message.meaning == .identity, !withIdentities { return false }
    guard let head = message.pattern.head else {
      // What stands before it is a name or an identifier.
      return message.pattern.mark.map {
        line.first($0, from: start, to: start + Self.longestName) != nil
      } ?? true
    }
    guard line.stands(head, at: start) else { return false }
    return message.pattern.mark.map { line.first($0, from: start) != nil } ?? true
  }

  /// The form that a message has, and what it holds.
  func match(
    _ message: [UInt8], of process: String
  ) -> (message: Message, captures: [String: String])? {
    for form in messages where form.process == nil || form.process == process {
      if let captures = form.pattern.captures(message) { return (form, captures) }
    }
    return nil
  }
}

/// A text in which `*` stands for any run of characters.
struct GlobText {
  private let parts: [[UInt8]]

  /// Makes the glob that a text is.
  init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether a text is one of those that are meant.
  func matches(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    for (number, part) in parts.enumerated() {
      if number == 0 {
        guard rest.starts(with: part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if number == parts.count - 1 {
        return rest.count >= part.count && rest.suffix(part.count).elementsEqual(part)
      } else {
        let found = rest.indices.first { rest[$0...].starts(with: part) }
        guard let found else { return false }
        rest = rest[(found + part.count)...]
      }
    }
    return rest.isEmpty
  }
}

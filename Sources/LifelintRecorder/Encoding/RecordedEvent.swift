/// Something that happened, as it is told to the recorder.
struct RecordedEvent {
  /// Who did it.
  enum Kind {
    case callback, system, action
  }

  /// Which end of something that takes time.
  enum Phase {
    case begin, end
  }

  var kind: Kind
  var name: String
  var phase: Phase?
  var scene: String?
  var of: String?
  var fields: Lifelint.Fields = [:]

  /// Whether a key means something in the format itself.
  ///
  /// A field of an app's that is called so gets another name, since a repeated key would take the
  /// place of the first.
  private static func isOwn(_ key: String) -> Bool {
    switch key {
    case "t", "callback", "system", "action", "phase", "session", "scene", "thread", "of",
      "lifelint":
      true
    default: false
    }
  }

  /// No fewer bytes than most events take, without their texts.
  static let frame = 120

  /// About how many bytes the line takes; it may be more where texts need escapes.
  var estimate: Int {
    var size = Self.frame + name.utf8.count + (scene?.utf8.count ?? 0) + (of?.utf8.count ?? 0)
    for (key, value) in fields.pairs {
      size += key.utf8.count + 24
      switch value {
      case .text(let text): size += text.utf8.count
      case .texts(let texts): size += texts.reduce(0) { $0 + $1.utf8.count + 3 }
      default: break
      }
    }
    return size
  }

  /// Adds the event's line.
  ///
  /// - Parameters:
  ///   - line: Where to.
  ///   - time: Its time, in nanoseconds.
  ///   - session: `,"session":` and the session's name.
  ///   - thread: The number of its thread, if that is not the main one.
  func add(to line: inout Line, time: Int64, session: [UInt8], thread: UInt64?) {
    line.add("{\"t\":")
    line.addSeconds(time)
    switch kind {
    case .callback: line.add(",\"callback\":")
    case .system: line.add(",\"system\":")
    case .action: line.add(",\"action\":")
    }
    line.addText(name)
    switch phase {
    case .begin: line.add(",\"phase\":\"begin\"")
    case .end: line.add(",\"phase\":\"end\"")
    case nil: break
    }
    line.bytes.append(contentsOf: session)
    if let scene {
      line.add(",\"scene\":")
      line.addText(scene)
    }
    if let thread {
      line.add(",\"thread\":\"thread-")
      line.addNumber(Int(truncatingIfNeeded: thread & 0x7FFF_FFFF_FFFF_FFFF))
      line.add(UInt8(ascii: "\""))
    }
    if let of {
      line.add(",\"of\":")
      line.addText(of)
    }
    for (key, value) in fields.pairs {
      line.add(UInt8(ascii: ","))
      line.addText(Self.isOwn(key) ? "field.\(key)" : key)
      line.add(UInt8(ascii: ":"))
      line.addValue(value)
    }
    line.add("}\n")
  }
}

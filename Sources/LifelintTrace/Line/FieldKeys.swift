/// The keys that mean something to a reader, by number: first those of the trace format, then the
/// fields that were asked for.
struct FieldKeys {
  /// The numbers of the trace format's own keys.
  enum Own: Int, CaseIterable {
    case t, callback, system, action, phase, session, scene, thread, of
    /// Marks a header line; in an event it is a field like any other.
    case lifelint

    var text: String {
      switch self {
      case .t: "t"
      case .callback: "callback"
      case .system: "system"
      case .action: "action"
      case .phase: "phase"
      case .session: "session"
      case .scene: "scene"
      case .thread: "thread"
      case .of: "of"
      case .lifelint: "lifelint"
      }
    }
  }

  /// The bytes of each key, by its number.
  let texts: [[UInt8]]
  /// For each key its number in ``ExtraField/field``, or `nil` where it is not served there.
  let extras: [UInt16?]

  /// Makes the table for the fields that are asked for.
  ///
  /// A field that an ``Event`` holds anyway need not be asked for; of a name that is given twice
  /// the first counts.
  init(fields: [String]) {
    var texts = Own.allCases.map { Array($0.text.utf8) }
    var extras: [UInt16?] = texts.map { _ in nil }
    for (index, field) in fields.prefix(Int(UInt16.max)).enumerated() {
      let text = Array(field.utf8)
      if let number = texts.firstIndex(of: text) {
        if number == Own.lifelint.rawValue, extras[number] == nil { extras[number] = UInt16(index) }
        continue
      }
      texts.append(text)
      extras.append(UInt16(index))
    }
    (self.texts, self.extras) = (texts, extras)
  }

  /// The number of a key, or `nil` where it means nothing.
  ///
  /// - Complexity: O(n) in the number of keys, which are few, and of which most lines have the first.
  func number(of key: [UInt8]) -> Int? { texts.firstIndex(of: key) }
}

/// The keys that mean something to a reader, by number: first those of the trace format, then the
/// fields that were asked for.
struct FieldKeys {
  /// The numbers of the trace format's own keys.
  enum Own: Int, CaseIterable {
    case t, callback, system, action, phase, session, scene, thread, of
    /// Marks a header line; in an event it is a field like any other.
    case lifelint

    var text: String { "\(self)" }
  }

  /// The bytes of each key, by its number.
  let texts: [[UInt8]]
  /// For each key its number in ``ExtraField/field``, or `nil` where it is not served there.
  let extras: [UInt16?]
  private let numbers: [[UInt8]: Int]

  /// Makes the table for the fields that are asked for.
  ///
  /// A field that an ``Event`` holds anyway need not be asked for; of a name that is given twice
  /// the first counts.
  init(fields: [String]) {
    var texts = Own.allCases.map { Array($0.text.utf8) }
    var extras: [UInt16?] = texts.map { _ in nil }
    var numbers = Dictionary(uniqueKeysWithValues: texts.enumerated().map { ($1, $0) })
    for (index, field) in fields.prefix(Int(UInt16.max)).enumerated() {
      let text = Array(field.utf8)
      if let number = numbers[text] {
        if number == Own.lifelint.rawValue, extras[number] == nil { extras[number] = UInt16(index) }
        continue
      }
      numbers[text] = texts.count
      texts.append(text)
      extras.append(UInt16(index))
    }
    (self.texts, self.extras, self.numbers) = (texts, extras, numbers)
  }

  /// The number of a key, or `nil` where it means nothing.
  func number(of key: [UInt8]) -> Int? { numbers[key] }
}

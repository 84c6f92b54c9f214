internal import LifelintJSON

/// Reads one line the careful way: byte by byte, with a sentence for whatever is wrong.
struct LineParser {
  /// What a line is.
  enum Outcome {
    /// Nothing but blanks.
    case blank
    /// An event; its extra fields are the last that were added to the list.
    case event(Event)
    /// The header.
    case header(TraceHeader)
    /// A header of a version that is not known.
    case unknownVersion(LineFault)
    /// Neither.
    case unreadable(LineFault)
  }

  /// Where a key and its value stand in the line.
  struct Member {
    var key = 0..<0
    var value = 0..<0
  }

  let keys: FieldKeys
  let symbols: SymbolTable
  let names: NameTable
  let main: Symbol

  /// The last member of each key that means something, by the key's number.
  var members: [Member?]
  /// How many other keys of a line are remembered, to see whether one comes again.
  private static let rememberedKeys = 10_000

  /// Keys that stood twice in the last line, each once, with the offset of the second.
  private(set) var repeated: [(key: [UInt8], offset: Int)] = []
  /// Where the name of the last event stands in its line.
  var nameOffset = 0

  init(fields: [String], symbols: SymbolTable, names: NameTable) {
    keys = FieldKeys(fields: fields)
    members = Array(repeating: nil, count: keys.texts.count)
    main = symbols.intern("main")
    symbols.pin(main)
    self.symbols = symbols
    self.names = names
  }

  /// Reads a line, without its line end; its asked-for fields are added to a list.
  ///
  /// - Parameters:
  ///   - bytes: The line.
  ///   - number: Its number in the file.
  ///   - canBeHeader: Whether no other line came before.
  ///   - extras: Gets the asked-for fields of an event.
  /// - Returns: What the line is.
  mutating func parse(
    _ bytes: [UInt8], number: Int, canBeHeader: Bool, extras: inout ContiguousArray<ExtraField>
  ) -> Outcome {
    var scan = JSONScan(bytes)
    scan.skipBlank()
    if scan.at == bytes.count { return .blank }
    do throws(LineFault) {
      let start = scan.at
      try readMembers(&scan)
      let kinds = [FieldKeys.Own.callback, .system, .action].filter { value($0, in: scan) != nil }
      if let lifelint = members[FieldKeys.Own.lifelint.rawValue], kinds.isEmpty {
        if !canBeHeader {
          throw LineFault(
            offset: lifelint.key.lowerBound - 1,
            message: "a header stands here; only the first line of a file can be one",
            hint: "Check each trace as a file of its own.")
        }
        if let fault = version(lifelint, in: scan) { return .unknownVersion(fault) }
        return .header(try header(scan, from: start))
      }
      return .event(try event(scan, from: start, number: number, kinds: kinds, extras: &extras))
    } catch {
      return .unreadable(error)
    }
  }

  /// Passes the whole line and notes the members that mean something.
  private mutating func readMembers(_ scan: inout JSONScan) throws(LineFault) {
    for index in members.indices { members[index] = nil }
    repeated.removeAll()
    guard scan.next == UInt8(ascii: "{") else {
      let rest = scan.bytes[scan.at...]
      throw LineFault(
        offset: scan.at,
        message: "the line begins with \(Excerpt.quoted(rest)); it has to be a JSON object",
        hint: #"A line looks like {"t": 12.5, "callback": "didBecomeActive"}."#)
    }
    scan.at += 1
    scan.skipBlank()
    if scan.next == UInt8(ascii: "}") {
      scan.at += 1
    } else {
      var others: Set<[UInt8]> = []
      var isFirst = true
      repeat {
        if !isFirst {
          scan.at += 1
          scan.skipBlank()
        }
        let key = try scan.key(after: !isFirst)
        isFirst = false
        let member = Member(key: key, value: try scan.value())
        let text = scan.unescaped(key)
        let isRepeated: Bool
        if let number = keys.number(of: text) {
          isRepeated = members[number] != nil
          members[number] = member
        } else {
          isRepeated = others.contains(text)
          if others.count < Self.rememberedKeys { others.insert(text) }
        }
        if isRepeated, !repeated.contains(where: { $0.key == text }), repeated.count < 100 {
          repeated.append((text, key.lowerBound - 1))
        }
        scan.skipBlank()
      } while scan.next == UInt8(ascii: ",")
      guard scan.next == UInt8(ascii: "}") else {
        throw scan.unexpected(#""," or "}""#, hint: "Each line is one JSON object.")
      }
      scan.at += 1
    }
    scan.skipBlank()
    guard scan.at == scan.bytes.count else {
      throw scan.unexpected(
        "the end of the line", hint: "Each line is one JSON object; put the next on its own line.")
    }
  }

  /// The bytes of a key's value; `nil` where the line does not have it, or has null.
  func value(_ key: FieldKeys.Own, in scan: JSONScan) -> Range<Int>? {
    guard let value = members[key.rawValue]?.value else { return nil }
    return scan.bytes[value.lowerBound] == UInt8(ascii: "n") ? nil : value
  }
}

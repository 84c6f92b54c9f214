/// The number of an event's name: dense from 0, one for each kind and canonical name.
public struct NameID: Hashable, Sendable {
  /// The number in the table.
  public let rawValue: UInt32

  /// Makes the number that a table gave out.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Known names, which a table takes over one by one, as a trace comes to them: most are in no trace.
public protocol KnownNames {
  /// The canonical name that a spelling stands for, and what kind of spelling it is; `nil` where it
  /// is not known.
  func name(spelled: String, kind: EventKind) -> (canonical: String, spelling: Spelling)?

  /// All spellings of one kind, in the order in which they are to be named.
  func spellings(of kind: EventKind) -> [String]
}

/// The names of events: which spellings are one name, and which names are known.
///
/// What the trace format itself gives a meaning (`launch`, `exit` and `gap`) is always known.
public final class NameTable {
  /// What is known of a name.
  private struct Name {
    /// The number of the canonical spelling.
    var canonical: UInt32
    /// The symbol, once someone has asked for it.
    var symbol = Symbol.missing
    /// Whether it was defined.
    var isKnown: Bool
  }

  /// What the flags of a spelling's record say, for the scanner too.
  enum Flags {
    /// The bits that are the ``Spelling``.
    static let spelling: UInt32 = 0b11
    /// Set where the name was defined, or belongs to an action.
    static let isKnown: UInt32 = 0b100
    /// From this bit on stands the number of the reader that last reported the name as unknown.
    static let readerShift: UInt32 = 3

    /// The spelling that flags say.
    @inline(__always)
    static func spelling(_ flags: UInt32) -> Spelling {
      flags & spelling == 0 ? .method : flags & spelling == 1 ? .notification : .name
    }
  }

  private let symbols: SymbolTable
  private let known: (any KnownNames)?
  /// All spellings under their ``EventKind``; the payload of each is the number of its name.
  @exclusivity(unchecked) var spellings = ByteInterner(capacity: 512)
  @exclusivity(unchecked) private var names: [Name] = []
  private var readerCount: UInt32 = 0

  /// Makes a table whose names have symbols in another.
  ///
  /// - Parameters:
  ///   - symbols: The other table.
  ///   - known: What is known beside the names that are defined.
  public init(symbols: SymbolTable, known: (any KnownNames)? = nil) {
    self.symbols = symbols
    self.known = known
    for name in ["launch", "exit", "gap"] { define(name, kind: .system) }
  }

  /// Adds a known name with its spellings.
  ///
  /// Where a spelling is taken already, the first stays.
  @discardableResult
  public func define(
    _ canonical: String, kind: EventKind, methods: [String] = [], notifications: [String] = []
  ) -> NameID {
    let id = add(canonical.utf8, kind: kind).id
    names[Int(id.rawValue)].isKnown = true
    let spelling = names[Int(id.rawValue)].canonical
    spellings.setFlags(of: spelling, to: spellings.flags(of: spelling) | Flags.isKnown)
    for method in methods { add(method.utf8, kind: kind, spelling: .method, of: id) }
    for notification in notifications {
      add(notification.utf8, kind: kind, spelling: .notification, of: id)
    }
    return id
  }

  /// Adds a spelling to a name.
  private func add(
    _ text: some Collection<UInt8>, kind: EventKind, spelling: Spelling, of id: NameID
  ) {
    let newNumber = spellings.count
    let number = spellings.intern(text, kind: kind.rawValue)
    if number < newNumber {
      // The canonical name may be a method's too, which then counts as the method.
      let isOwn = spellings.payload(of: number) == id.rawValue
      let isName = spellings.flags(of: number) & Flags.spelling == UInt32(Spelling.name.rawValue)
      guard isOwn, isName else { return }
    }
    spellings.setPayload(of: number, to: id.rawValue)
    spellings.setFlags(of: number, to: UInt32(spelling.rawValue) | Flags.isKnown)
  }

  /// The name of a spelling, which is added where it is new: as an unknown one if nobody knows it.
  private func add(
    _ text: some Collection<UInt8>, kind: EventKind
  ) -> (id: NameID, spelling: Spelling) {
    let newNumber = spellings.count
    let number = spellings.intern(text, kind: kind.rawValue)
    if number < newNumber { return name(ofSpelling: number) }
    let found =
      kind == .action
      ? nil : known?.name(spelled: String(decoding: text, as: UTF8.self), kind: kind)
    let isKnown = found != nil || kind == .action
    spellings.setFlags(
      of: number,
      to: UInt32((found?.spelling ?? .name).rawValue) | (isKnown ? Flags.isKnown : 0))
    if let canonical = found?.canonical.utf8, !canonical.elementsEqual(text) {
      spellings.setPayload(of: number, to: add(canonical, kind: kind).id.rawValue)
    } else {
      spellings.setPayload(of: number, to: UInt32(names.count))
      names.append(Name(canonical: number, isKnown: isKnown))
    }
    return name(ofSpelling: number)
  }

  private func name(ofSpelling number: UInt32) -> (id: NameID, spelling: Spelling) {
    let flags = spellings.flags(of: number)
    return (NameID(rawValue: spellings.payload(of: number)), Flags.spelling(flags))
  }

  /// The name that a spelling stands for, and what kind of spelling it is.
  ///
  /// A new spelling becomes a name that is not known.
  public func name(_ spelled: String, kind: EventKind) -> (id: NameID, spelling: Spelling) {
    name(utf8: spelled.utf8, kind: kind)
  }

  /// The same, by the spelling's bytes.
  func name(
    utf8: some Collection<UInt8>, kind: EventKind
  ) -> (id: NameID, spelling: Spelling) {
    add(utf8, kind: kind)
  }

  /// How many names there are: each ``NameID`` is below.
  public var count: Int { names.count }

  /// The kind of event that a name belongs to.
  public func kind(of id: NameID) -> EventKind {
    EventKind(rawValue: spellings.kind(of: names[Int(id.rawValue)].canonical)) ?? .action
  }

  /// The canonical name.
  ///
  /// - Complexity: O(n) in its length.
  public func text(of id: NameID) -> String {
    spellings.text(of: names[Int(id.rawValue)].canonical)
  }

  /// The canonical name's symbol, which is kept for good.
  public func symbol(of id: NameID) -> Symbol {
    let known = names[Int(id.rawValue)].symbol
    if known != .missing { return known }
    let symbol = symbols.intern(text(of: id))
    symbols.pin(symbol)
    names[Int(id.rawValue)].symbol = symbol
    return symbol
  }

  /// Whether the name was defined, or belongs to an action, where all names are good.
  public func isKnown(_ id: NameID) -> Bool { names[Int(id.rawValue)].isKnown }

  /// Whether a text is a spelling of a known name.
  package func isKnown(_ spelled: String, kind: EventKind) -> Bool {
    let number = spellings.find(spelled.utf8, kind: kind.rawValue)
    return number == ByteInterner.none
      ? known?.name(spelled: spelled, kind: kind) != nil
      : spellings.flags(of: number) & Flags.isKnown != 0
  }

  /// A number for one more reader, under which it notes what it has reported.
  package func nextReader() -> UInt32 {
    readerCount += 1
    return readerCount
  }

  /// Notes that a reader has reported a name as unknown.
  func noteReport(of id: NameID, by reader: UInt32) {
    let spelling = names[Int(id.rawValue)].canonical
    let flags = spellings.flags(of: spelling) & (1 << Flags.readerShift - 1)
    spellings.setFlags(of: spelling, to: flags | reader << Flags.readerShift)
  }

  /// All spellings of the known names of one kind, in the order in which they were defined.
  func knownSpellings(of kind: EventKind) -> [String] {
    let defined = (0..<UInt32(spellings.count)).filter {
      spellings.kind(of: $0) == kind.rawValue && spellings.flags(of: $0) & Flags.isKnown != 0
    }.map { spellings.text(of: $0) }
    // What of these a trace has brought in stands where the others of its name stand.
    let known = known?.spellings(of: kind) ?? []
    return defined.filter { !known.contains($0) } + known
  }
}

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

/// The names of events: which spellings are one name, and which names are known.
public final class NameTable {
  private struct Key: Hashable {
    var kind: EventKind
    var text: String
  }

  private let symbols: SymbolTable
  private var ids: [Key: (id: NameID, spelling: Spelling)] = [:]
  private var names: [(kind: EventKind, text: String, symbol: Symbol, isKnown: Bool)] = []

  /// Makes an empty table whose names have symbols in another.
  public init(symbols: SymbolTable) {
    self.symbols = symbols
  }

  /// Adds a known name with its spellings. Where a spelling is taken already, the first stays.
  @discardableResult
  public func define(
    _ canonical: String, kind: EventKind, methods: [String] = [], notifications: [String] = []
  ) -> NameID {
    let id = add(canonical, kind: kind, isKnown: true)
    for method in methods where ids[Key(kind: kind, text: method)]?.spelling ?? .name == .name {
      ids[Key(kind: kind, text: method)] = (id, .method)
    }
    for notification in notifications where ids[Key(kind: kind, text: notification)] == nil {
      ids[Key(kind: kind, text: notification)] = (id, .notification)
    }
    return id
  }

  private func add(_ text: String, kind: EventKind, isKnown: Bool) -> NameID {
    let key = Key(kind: kind, text: text)
    if let found = ids[key] { return found.id }
    let id = NameID(rawValue: UInt32(names.count))
    names.append((kind, text, symbols.intern(text), isKnown))
    ids[key] = (id, .name)
    return id
  }

  /// The name that a spelling stands for, and what kind of spelling it is. A new one is added.
  public func name(_ spelled: String, kind: EventKind) -> (id: NameID, spelling: Spelling) {
    if let found = ids[Key(kind: kind, text: spelled)] { return found }
    return (add(spelled, kind: kind, isKnown: false), .name)
  }

  /// The same, by the spelling's bytes.
  func name(utf8: [UInt8], kind: EventKind) -> (id: NameID, spelling: Spelling) {
    name(String(decoding: utf8, as: UTF8.self), kind: kind)
  }

  /// The known spellings of a kind of events.
  func spellings(of kind: EventKind) -> [String] {
    ids.keys.filter { $0.kind == kind }.map(\.text).sorted()
  }

  /// How many names there are: each ``NameID`` is below.
  public var count: Int { names.count }

  /// The kind of event that a name belongs to.
  public func kind(of id: NameID) -> EventKind { names[Int(id.rawValue)].kind }

  /// The canonical name.
  public func text(of id: NameID) -> String { names[Int(id.rawValue)].text }

  /// The canonical name's symbol.
  public func symbol(of id: NameID) -> Symbol { names[Int(id.rawValue)].symbol }

  /// Whether the name was defined, or belongs to an action, where all names are good.
  public func isKnown(_ id: NameID) -> Bool {
    let name = names[Int(id.rawValue)]
    return name.isKnown || name.kind == .action
  }
}

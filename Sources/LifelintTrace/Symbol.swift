/// A value of a trace's field, by its number in a ``SymbolTable``: equal values have equal symbols.
///
/// Texts are equal by their bytes, numbers by their exact value (`2`, `2.0` and `20e-1` are one
/// symbol), arrays element by element. Comparing two values is comparing two integers.
public struct Symbol: Hashable, Sendable {
  /// The number in the table.
  public let rawValue: UInt32

  /// Makes the symbol with a number that a table gave out.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No such field.
  @inlinable public static var missing: Symbol { Symbol(rawValue: 0) }
  /// JSON's `null`.
  @inlinable public static var null: Symbol { Symbol(rawValue: 1) }
  /// JSON's `false`.
  @inlinable public static var `false`: Symbol { Symbol(rawValue: 2) }
  /// JSON's `true`.
  @inlinable public static var `true`: Symbol { Symbol(rawValue: 3) }
}

/// What sort of value a symbol stands for.
public enum SymbolKind: UInt8, Sendable {
  /// No such field: ``Symbol/missing`` alone.
  case missing
  /// `null`: ``Symbol/null`` alone.
  case null
  /// `true` or `false`.
  case boolean
  /// A text.
  case text
  /// A number.
  case number
  /// An array; its elements are symbols in turn.
  case array
  /// An object: kept and shown, not matched. Two objects of the same bytes share a symbol.
  case object
}

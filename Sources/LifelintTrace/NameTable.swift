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

/// Where a session's recording stops for one sort of what is recorded.
///
/// What had begun before is kept to its end.
public struct RecordingCut: Sendable, Hashable {
  /// What is recorded.
  public enum Sort: String, Sendable, CaseIterable {
    /// Events.
    case events
    /// What begins and ends.
    case spans
    /// States of models.
    case states
    /// Launches, their phases, background tasks.
    case measures
    /// Times of which events are missing.
    case gaps
  }

  /// What is not kept from there on.
  public var sort: Sort
  /// When the first came that is not kept.
  public var at: Int64
  /// Its line.
  public var line: Int
  /// How many there are.
  public var count: Int

  /// Makes a cut of its parts.
  public init(sort: Sort, at: Int64, line: Int, count: Int) {
    self.sort = sort
    self.at = at
    self.line = line
    self.count = count
  }
}

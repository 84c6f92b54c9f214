public import LifelintEngine

/// One table of a timing report, formatted and ready to be laid out: text, Markdown and HTML show
/// the same rows.
///
/// Its texts hold names, objects and paths of traces as they are: whoever prints them escapes them.
public struct TimingSection: Sendable {
  /// What a column holds, from which follows how it is laid out and when it may be left out.
  public enum Role: Sendable {
    /// What the row is about.
    case name
    /// How often, or how many.
    case count
    /// The sum.
    case total
    /// The median.
    case p50
    /// The 90th percentile.
    case p90
    /// The 99th percentile.
    case p99
    /// The longest.
    case longest
    /// What it may take, and how much of it was taken.
    case budget
    /// How the values are spread: ``Row/shape``, and no text.
    case shape
    /// Something else that is worth its place.
    case detail
    /// Words, which may go on beyond the edge.
    case text
    /// Where the longest is: `path:line`.
    case place
  }

  /// One column.
  public struct Column: Sendable {
    /// What stands above it.
    public var heading: String
    /// What it holds.
    public var role: Role
    /// Whether numbers stand in it.
    public var isNumber: Bool {
      switch role {
      case .name, .place, .shape, .text: false
      case .count, .total, .p50, .p90, .p99, .longest, .budget, .detail: true
      }
    }

    init(_ heading: String, _ role: Role) {
      self.heading = heading
      self.role = role
    }
  }

  /// One row.
  public struct Row: Sendable {
    /// The texts, one a column.
    public var cells: [String]
    /// How deep it stands below the row that it is a part of, from 0.
    public var depth = 0
    /// Whether something in it is over its budget or lost.
    public var isAlarming = false
    /// How the values are spread: how many lie in each of eight equal parts between the least and
    /// the greatest; empty for fewer than five values.
    public var shape: [Int] = []
    /// Where the longest is.
    public var worst: Worst?

    init(_ cells: [String]) { self.cells = cells }
  }

  /// A name for machines: `callbacks`, `launch`.
  public var id: String
  /// What stands above it.
  public var title: String
  /// What is to be said about all of it, in a sentence or two.
  public var note: String?
  /// The columns.
  public var columns: [Column] = []
  /// The rows.
  public var rows: [Row] = []
  /// How many more rows there are.
  public var omitted = 0
  /// What to record so that there is something to show, as the end of the sentence "record …";
  /// `nil` where nothing is missing.
  public var hint: String?

  init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

import LifelintReport

/// The formats of a report.
enum ReportFormat: String, CaseIterable {
  /// For a person.
  case text
  /// One line a finding.
  case concise
  /// One JSON object.
  case json
  /// One JSON object a line.
  case jsonl
  /// A page.
  case html
}

/// The formats of the list of rules.
enum CatalogueFormat: String, CaseIterable {
  /// A table.
  case text
  /// One JSON object.
  case json
  /// A page.
  case markdown
  /// The ids alone, one a line: for scripts.
  case ids
}

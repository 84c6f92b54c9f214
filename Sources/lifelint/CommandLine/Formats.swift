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

internal import LifelintJSON

/// Says which right spelling is nearest to a wrong one.
package enum Suggestion {
  /// A question that names the nearest candidate, if one is near enough.
  package static func hint(for wrong: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: wrong, among: candidates).map { "Did you mean `\($0)`?" }
  }

  /// The nearest candidate, if one is near enough.
  package static func nearest(to wrong: String, among candidates: some Sequence<String>) -> String?
  {
    // A single letter is one edit from every other.
    wrong.utf8.count > 1 ? Nearest.match(wrong, in: candidates) : nil
  }
}

import LifelintJSON

/// Says which right spelling is nearest to a wrong one.
enum Suggestion {
  /// `Did you mean `x`?`, if one is near enough.
  static func hint(for wrong: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: wrong, among: candidates).map { "Did you mean `\($0)`?" }
  }

  /// The candidate with the fewest edits, if those are few for its length.
  static func nearest(to wrong: String, among candidates: some Sequence<String>) -> String? {
    let wrongText = Array(wrong.lowercased().unicodeScalars.prefix(120))
    var best: (text: String, distance: Int)?
    for candidate in candidates {
      let text = Array(candidate.lowercased().unicodeScalars.prefix(120))
      let limit = max(1, max(text.count, wrongText.count) / 3)
      if abs(text.count - wrongText.count) > limit { continue }
      let distance = distance(from: wrongText, to: text)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.text
  }

  /// The least number of insertions, deletions and replacements.
  private static func distance(from: [Unicode.Scalar], to: [Unicode.Scalar]) -> Int {
    var row = Array(0...to.count)
    for (index, scalar) in from.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in to.indices {
        let replaced = diagonal + (scalar == to[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[to.count]
  }
}

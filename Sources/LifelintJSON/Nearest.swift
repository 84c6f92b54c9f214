/// Finds the known word that someone most likely meant.
public enum Nearest {
  /// Longer words are not compared: no name that a person mistypes is that long.
  private static let longest = 200

  /// The candidate that is nearest to a word, or `nil` where none is near enough to be meant.
  ///
  /// Near enough is one edit for words of up to three letters, else a third of the letters. An
  /// edit adds, drops or changes a letter or swaps two neighbours (the optimal string alignment
  /// distance); a letter in the other case counts only where nothing else tells two candidates
  /// apart. Of equals the first wins.
  ///
  /// - Complexity: O(n · m²) for n candidates of about m letters.
  public static func match(_ word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.unicodeScalars.prefix(longest + 1))
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    let folded = letters.map(lowercased)
    var best: (candidate: String, edits: Int, otherCases: Int)?
    for candidate in candidates {
      let limit = min(best?.edits ?? .max, max(1, letters.count / 3))
      let other = Array(candidate.unicodeScalars.prefix(longest + 1))
      guard other.count <= longest, abs(other.count - letters.count) <= limit else { continue }
      guard let edits = distance(folded, other.map(lowercased), limit: limit) else { continue }
      let otherCases = zip(letters, other).count { $0 != $1 && lowercased($0) == lowercased($1) }
      if let best, (best.edits, best.otherCases) <= (edits, otherCases) { continue }
      best = (candidate, edits, otherCases)
    }
    return best?.candidate
  }

  private static func lowercased(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(letter) ? Unicode.Scalar(UInt8(letter.value) + 0x20) : letter
  }

  /// The number of edits between two words, or `nil` where it is above a limit.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int
  ) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var edits = min(last[column + 1], current[column]) + 1
        edits = min(edits, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      beforeLast = last
      last = current
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}

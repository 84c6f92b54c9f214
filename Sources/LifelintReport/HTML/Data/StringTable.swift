/// The texts of a page's data, each once, so that records can name them by number.
struct StringTable {
  /// The most characters of one text that a page shows.
  static let limit = 300

  /// The texts as a page shows them; the first, which is empty, stands for none.
  private(set) var texts = [""]
  private var places: [String: Int] = ["": 0]

  /// The number of a text; 0 for none.
  ///
  /// - Complexity: O(n) in the length of the text.
  mutating func number(of text: String?) -> Int {
    guard let text else { return 0 }
    if let known = places[text] { return known }
    let number = texts.count
    texts.append(VisibleText.line(text, limit: Self.limit))
    places[text] = number
    return number
  }
}

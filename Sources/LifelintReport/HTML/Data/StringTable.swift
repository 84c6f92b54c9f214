/// The texts of a page's data, each once, so that records can name them by number.
struct StringTable {
  /// The most characters of one text that a page shows.
  static let limit = 300
  /// The most characters of all texts together; those that come after share a number.
  static let wholeLimit = 3_000_000

  /// The texts as a page shows them; the first, which is empty, stands for none.
  private(set) var texts = [""]
  private var places: [String: Int] = ["": 0]
  private var size = 0

  /// Stands for the texts that found no room.
  private static let more = "… (left out: the page holds too many different texts)"

  /// The number of a text; 0 for none.
  ///
  /// - Complexity: O(n) in the length of the text.
  mutating func number(of text: String?) -> Int {
    guard let text else { return 0 }
    if let known = places[text] { return known }
    // Where everything has a name of its own, most of them have to share one.
    if size > Self.wholeLimit, text != Self.more { return self.number(of: Self.more) }
    let number = texts.count
    let shown = VisibleText.line(text, limit: Self.limit)
    size += shown.utf8.count
    texts.append(shown)
    places[text] = number
    return number
  }
}

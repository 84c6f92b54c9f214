import LifelintJSON
import Testing

@Suite("The nearest word")
struct NearestTests {
  static let names = [
    "didBecomeActive", "willResignActive", "didEnterBackground", "sceneDidBecomeActive", "never",
    "when", "then",
  ]

  @Test(
    "is the one that was most likely meant",
    arguments: [
      ("didBecameActive", "didBecomeActive"), ("DidBecomeActive", "didBecomeActive"),
      ("didBecomeActvie", "didBecomeActive"), ("wilResignActive", "willResignActive"),
      ("thne", "then"), ("nevr", "never"),
    ])
  func near(word: String, meant: String) {
    #expect(Nearest.match(word, in: Self.names) == meant)
  }

  @Test(
    "is none where nothing is near", arguments: ["", "x", "suspend", "then a whole sentence"])
  func far(word: String) {
    #expect(Nearest.match(word, in: Self.names) == nil)
  }

  @Test("prefers the same case among equals, then the first")
  func equals() {
    #expect(Nearest.match("Launch", in: ["launch", "Launch"]) == "Launch")
    #expect(Nearest.match("lunch", in: ["launch", "munch"]) == "launch")
  }

  @Test("is not looked for in a text that no one types")
  func long() {
    #expect(Nearest.match(String(repeating: "a", count: 100_000), in: ["a"]) == nil)
  }
}

import LifelintRules
import Testing

@Suite("What the files of the built-in rules hold")
struct RuleSetTextTests {
  /// Where the facts of a rule may come from.
  private static let sources = ["https://developer.apple.com/"]

  private static func tags() throws -> [(id: String, tags: [String])] {
    try RuleSetBook.all.catalogue.map { ($0.text.id, $0.text.tags) }
  }

  @Test("Two good and two bad examples, each of which says why", arguments: RuleSetBook.ids)
  func examples(_ id: String) throws {
    let documentation = try #require(try RuleSetBook.text(id)).documentation
    #expect(documentation.goodExamples.count >= 2)
    #expect(documentation.badExamples.count >= 2)
    let examples = documentation.goodExamples + documentation.badExamples
    #expect(examples.allSatisfy { $0.why.count > 5 })
    #expect(Set(examples.map(\.lines)).count == examples.count, "one trace stands there twice")
  }

  @Test("References are pages of a source that is known", arguments: RuleSetBook.ids)
  func references(_ id: String) throws {
    let references = try #require(try RuleSetBook.text(id)).references
    #expect(!references.isEmpty)
    for reference in references {
      #expect(Self.sources.contains { reference.hasPrefix($0) }, "\(reference)")
      #expect(!reference.contains(" "), "\(reference)")
    }
  }

  @Test(
    "A summary of one line, reasons of two to five sentences, advice", arguments: RuleSetBook.ids)
  func prose(_ id: String) throws {
    let text = try #require(try RuleSetBook.text(id))
    #expect((10...90).contains(text.summary.count))
    #expect(!text.summary.contains("\n"))
    #expect(!text.summary.hasSuffix("."))
    #expect((2...5).contains(text.why.matches(of: /[.!?](?:\s|$)/).count))
    #expect(text.why.hasSuffix(".") && text.fix.hasSuffix("."))
  }

  @Test(
    "Why names the version since which it is so, and legal uses are known",
    arguments: RuleSetBook.ids)
  func versionsAndExceptions(_ id: String) throws {
    let text = try #require(try RuleSetBook.text(id))
    #expect(text.why.contains(/(?:iOS|iPadOS|watchOS|version) \d/) || text.why.contains("watchOS"))
    #expect(text.exceptions?.hasSuffix(".") == true)
  }

  @Test("Tags are known, once each, and say which rows of the mission a rule is for")
  func knownTags() throws {
    let known = Set(
      RuleSetNeeds.needs + RuleSetNeeds.rows + RuleSetNeeds.concerns + [RuleSetNeeds.seed])
    for (id, tags) in try Self.tags() {
      #expect(tags.filter { !known.contains($0) } == [], "\(id)")
      #expect(Set(tags).count == tags.count, "\(id)")
      #expect(tags.contains(where: RuleSetNeeds.concerns.contains), "\(id)")
      #expect(
        tags.contains(where: RuleSetNeeds.rows.contains) == tags.contains(RuleSetNeeds.seed),
        "\(id)")
    }
  }

  @Test(
    "Some rule is for each need, and for each row of the mission",
    arguments: RuleSetNeeds.needs + RuleSetNeeds.rows)
  func covered(_ tag: String) throws {
    let tags = try Self.tags()
    #expect(tags.contains { $0.tags.contains(tag) })
  }

  @Test("Every need is that of an error or a warning, not of notes alone")
  func weight() throws {
    let weighty = try RuleSetBook.all.catalogue.filter { $0.text.severity >= .warning }
    for need in RuleSetNeeds.needs {
      #expect(weighty.contains { $0.text.tags.contains(need) }, "\(need)")
    }
  }
}

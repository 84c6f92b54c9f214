import Foundation
import LifelintRules
import Testing

@Suite("On disk")
struct RuleFolderTests {
  /// A folder that goes away with its last user.
  private final class Temporary {
    let path: String

    init(_ files: [String: String]) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      path = folder.path
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test("a folder's rules, models and vocabulary are read, and nothing else")
  func reading() throws {
    let temporary = try Temporary([
      "vocabulary.json": Folders.vocabulary, "scene.model.json": Folders.sceneModel,
      "r.json": Folders.rule("r", #""never": {}"#),
      "order/s.json": Folders.rule("s", #""never": {"state.scene": "on", "scene": "s"}"#),
      "order/deep/t.json": Folders.rule("t", #""never": {}"#),
      "rule.schema.json": "{", "README.md": "#", "notes.txt": "x", ".hidden.json": "{",
      ".git/x.json": "{", "schemas/x.json": "{", "formats/y.json": "{",
    ])
    let folder = try RuleFolder(readingFrom: temporary.path)
    #expect(
      folder.files.map(\.path) == [
        "order/deep/t.json", "order/s.json", "r.json", "scene.model.json", "vocabulary.json",
      ])
    let set = try RuleLoader.load(folders: [folder], configuration: Configuration())
    #expect(set.rules.map(\.text.id) == ["r", "s", "t"])
    #expect(set.rules.map(\.text.file).first == "\(temporary.path)/r.json")
  }

  @Test("a folder that is not there, is a file or holds no rules cannot be read")
  func unreadable() throws {
    let temporary = try Temporary(["file.json": "{}", "empty/README.md": "#"])
    for (name, message) in [
      ("none", "There is no folder `\(temporary.path)/none`."),
      ("file.json", "`\(temporary.path)/file.json` is no folder."),
      ("empty", "The folder `\(temporary.path)/empty` holds no rules."),
    ] {
      do {
        _ = try RuleFolder(readingFrom: "\(temporary.path)/\(name)")
        Issue.record("\(name) was read")
      } catch {
        #expect(error.message == message)
        #expect(error.code == .unreadable)
        #expect(error.hint != nil)
      }
    }
  }

  @Test("every folder of the configuration that cannot be read is said, and none is read twice")
  func configuredFolders() throws {
    let temporary = try Temporary(["a/r.json": Folders.rule("r", #""never": {}"#)])
    var configuration = Configuration()
    configuration.usesBuiltIn = false
    configuration.rules = [
      "\(temporary.path)/a", "\(temporary.path)/a/", "\(temporary.path)/a/../a",
    ]
    #expect(try configuration.folders().count == 1)
    configuration.rules = ["\(temporary.path)/x", "\(temporary.path)/y"]
    do {
      _ = try configuration.folders()
      Issue.record("missing folders were read")
    } catch {
      #expect(error.errors.count == 2)
    }
  }

  @Test("the configuration is the nearest one above")
  func lookup() throws {
    let temporary = try Temporary([
      ".lifelint.json": #"{"failOn": "note", "rules": ["mine"]}"#, "a/b/c/x.txt": "",
      "a/b/.lifelint.json": "{}",
    ])
    func nearest(_ path: String) throws -> String? {
      Configuration.nearestFile(to: "\(temporary.path)/\(path)").map {
        URL(filePath: $0).resolvingSymlinksInPath().standardized.path
      }
    }
    let top = URL(filePath: temporary.path).resolvingSymlinksInPath().path
    #expect(try nearest("a/b/c") == "\(top)/a/b/.lifelint.json")
    #expect(try nearest("a/b") == "\(top)/a/b/.lifelint.json")
    #expect(try nearest("a") == "\(top)/.lifelint.json")
    let configuration = try Configuration(readingFrom: "\(temporary.path)/.lifelint.json")
    #expect(configuration.failOn == .note)
    #expect(configuration.rules == ["\(temporary.path)/mine"])
    #expect(Configuration.nearestFile(to: "/") == nil)
  }

  @Test("a configuration that cannot be read is an error")
  func missingConfiguration() throws {
    do {
      _ = try Configuration(readingFrom: "/nowhere/.lifelint.json")
      Issue.record("it was read")
    } catch {
      #expect(error.errors.map(\.file) == ["/nowhere/.lifelint.json"])
    }
  }
}

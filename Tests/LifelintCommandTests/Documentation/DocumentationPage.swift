import Foundation

/// A page of the documentation, as its blocks of code and the text between them.
struct DocumentationPage: CustomStringConvertible, Sendable {
  /// A fenced block.
  struct Block: Sendable {
    /// The word behind the fence, such as `swift` or `console`.
    var language: String
    /// Its lines.
    var lines: [String]
    /// The path in the line `**path**` before it, if there is one.
    var path: String?
    /// What stands behind the path: `, change`.
    var note: String
    /// The number of its first line in the page, from 1.
    var line: Int

    /// The lines as one text.
    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  /// The path from the package's folder.
  var path: String
  /// All lines.
  var lines: [String]

  var description: String { path }

  /// The file.
  var url: URL { Tool.package.appending(path: path) }

  /// Every page: the README and the pages of all catalogues.
  static let all: [DocumentationPage] = {
    let sources = Tool.package.appending(path: "Sources")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    let articles = paths.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted()
    return (["README.md"] + articles.map { "Sources/\($0)" }).compactMap(DocumentationPage.init)
  }()

  /// The page of this name.
  static func named(_ name: String) -> DocumentationPage? {
    all.first { $0.path.hasSuffix("\(name).md") }
  }

  private init?(_ path: String) {
    let file = Tool.package.appending(path: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.path = path
    lines = text.components(separatedBy: "\n")
  }

  /// The blocks in the order of the page.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: Block?
    var named: (path: String, note: String)?
    for (index, line) in lines.enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.lines.append(line)
          open = block
        }
      } else if line.hasPrefix("```") {
        open = Block(
          language: String(line.dropFirst(3)), lines: [], path: named?.path,
          note: named?.note ?? "", line: index + 2)
        named = nil
      } else if let found = line.wholeMatch(of: /\*\*([\w.\/-]+\.(?:jsonl?|swift|log|awk))\*\*(.*)/)
      {
        named = (String(found.1), String(found.2))
      } else if !line.isEmpty {
        named = nil
      }
    }
    return blocks
  }

  /// The text outside of blocks.
  var prose: String {
    var isInside = false
    let outside = lines.filter { line in
      let isFence = line.hasPrefix("```")
      if isFence { isInside.toggle() }
      return !isFence && !isInside
    }
    return outside.joined(separator: "\n")
  }

  /// Texts between backquotes outside of blocks.
  var inlineCode: [String] {
    prose.matches(of: /`([^`\n]+)`/).map { String($0.1) }
  }
}

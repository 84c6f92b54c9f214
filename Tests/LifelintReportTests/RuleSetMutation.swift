import Foundation

/// A trace of an example that can be cut, delayed and added to: what it becomes are mutants, each
/// the lines of a trace.
struct RuleSetMutation {
  /// An event as it was written, and its time.
  private struct Line: Hashable {
    var text: String
    var microseconds: Int?

    init(_ text: String) {
      self.text = text
      if let match = text.firstMatch(of: /"t":(-?[0-9.]+)/), let seconds = Double(match.1) {
        microseconds = Int((seconds * 1_000_000).rounded())
      }
    }

    /// Whether it describes the file and is no event.
    var isHeader: Bool { text.contains(#""lifelint":"#) }

    /// The same event at another time.
    func moved(to microseconds: Int) -> Line {
      guard self.microseconds != nil else { return self }
      let seconds = String(
        format: "%d.%06d", microseconds / 1_000_000, abs(microseconds % 1_000_000))
      return Line(text.replacing(/"t":-?[0-9.]+/, with: #""t":\#(seconds)"#, maxReplacements: 1))
    }
  }

  /// By how much the rest of a trace comes later, in seconds: to either side of every budget.
  private static let delays = [0.3, 1.5, 3.5, 5.5, 11, 31, 61, 200]

  private let lines: [Line]
  private var firstEvent: Int { lines.first?.isHeader == true ? 1 : 0 }

  init(_ lines: [String]) {
    self.lines = lines.map(Line.init)
  }

  /// Without one of its events.
  var deletions: [[String]] {
    (firstEvent..<lines.count).map { place in
      var mutant = lines
      mutant.remove(at: place)
      return mutant.map(\.text)
    }
  }

  /// With one of its events, and all after it, later.
  var delayed: [[String]] {
    (firstEvent..<lines.count).flatMap { place in
      Self.delays.map { delay in
        lines.enumerated().map { offset, line in
          guard offset >= place, let time = line.microseconds else { return line.text }
          return line.moved(to: time + Int(delay * 1_000_000)).text
        }
      }
    }
  }

  /// With an event of another trace more, anywhere, at a time that fits there.
  func additions(from other: RuleSetMutation) -> [[String]] {
    var seen: Set<Line> = []
    let events = other.lines.filter {
      !$0.isHeader && seen.insert($0.moved(to: 0)).inserted
    }
    return (firstEvent...lines.count).reversed().flatMap { place in
      events.map { event in
        var mutant = lines
        mutant.insert(event.moved(to: time(at: place)), at: place)
        return mutant.map(\.text)
      }
    }
  }

  /// A time between the events around a place.
  private func time(at place: Int) -> Int {
    let before = place > 0 ? lines[place - 1].microseconds : nil
    let after = place < lines.count ? lines[place].microseconds : nil
    switch (before, after) {
    case (let before?, let after?): return before + (after - before) / 2
    case (let before?, nil): return before + 10_000
    case (nil, let after?): return max(0, after - 10_000)
    case (nil, nil): return 0
    }
  }
}

import Testing
import Foundation
@Suite struct Tmp {
  @Test func diffs() throws {
    let from = Int(ProcessInfo.processInfo.environment["FROM"] ?? "1")!
    let to = Int(ProcessInfo.processInfo.environment["TO"] ?? "300")!
    for seed in from...to {
      let c = CaseGenerator.make(seed: seed)
      let input = c.input
      do {
        if try Differential.engine(input) != Differential.reference(input) {
          let shrunk = Shrinker { candidate in
            let input = candidate.input
            guard let found = try? Differential.engine(input) else { return false }
            return found != Differential.reference(input)
          }.shrunk(c)
          let e = try Differential.engine(shrunk.input), r = Differential.reference(shrunk.input)
          print("DIFF", seed, shrunk.json)
          for (id, x) in r where x != e[id] {
            print("   REF", x.lines, x.counts.filter { $0.value > 0 });
            print("   ENG", e[id]?.lines ?? [], e[id]?.counts.filter { $0.value > 0 } ?? [:])
          }
        }
      } catch { print("LOAD", seed, error) }
    }
  }
}

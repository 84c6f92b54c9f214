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
        var skip: Set<String> = []
        for (id, rule) in c.json["rules"]?.object ?? [:] {
          let per = rule["per"]?.array ?? ["session"]
          if rule["limit"] != nil, rule["scope"]?["before"] != nil { skip.insert(id.string) }
          if rule["previously"] != nil, !per.contains("session") { skip.insert(id.string) }
          if per.contains("of?") || per.contains("install?") { skip.insert(id.string) }
        }
        for m in c.json["models"]?.array ?? []
        where m["per"]?.array.map({ !$0.contains("session") }) == true {
          for id in ["bad_m", "r1", "r2", "r3", "r4"] { skip.insert(id) }
        }
        for (id, rule) in c.json["rules"]?.object ?? [:]
        where rule["exists"] != nil && rule["scope"]?["after"] != nil { skip.insert(id.string) }
        func f(_ r: ReferenceResult) -> ReferenceResult { r.filter { !skip.contains($0.key) } }

        if try f(Differential.engine(input)) != f(Differential.reference(input)) {
          let shrunk = Shrinker { candidate in
            let input = candidate.input
            guard let found = try? Differential.engine(input) else { return false }
            return f(found) != f(Differential.reference(input))
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

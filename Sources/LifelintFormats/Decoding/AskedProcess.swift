/// The process that is asked for, with those that were met instead.
struct AskedProcess {
  /// How many others are named.
  private static let memory = 8

  /// Its name or its bundle; `nil` for every one.
  let name: String?
  private var others: [String] = []
  private var hasMore = false

  init(_ name: String?) { self.name = name }

  /// Whether what has these names is asked for; what has none is not told apart.
  mutating func accepts(_ names: String?...) -> Bool {
    guard let name else { return true }
    let names = names.compactMap(\.self)
    if names.contains(where: { $0 == name || $0.hasSuffix("." + name) }) { return true }
    note(names.first)
    return false
  }

  /// Notes one that was met.
  mutating func note(_ other: String?) {
    guard let other, !other.isEmpty, !others.contains(other) else { return }
    if others.count == Self.memory {
      hasMore = true
    } else {
      others.append(other)
    }
  }

  /// What to look at where nothing of it was found; `nil` where none is asked for.
  var emptyHint: String? {
    guard let name else { return nil }
    let found =
      others.isEmpty
      ? "no process that has a name"
      : others.joined(separator: ", ") + (hasMore ? " and others" : "")
    return "--process asks for \(name); the file has \(found)."
  }
}

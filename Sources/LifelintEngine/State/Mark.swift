import LifelintTrace

/// What is kept of an event for as long as a finding may need it: enough to show it again.
struct Mark {
  /// The place in the order of all events of the trace, from 0.
  var index: Int
  /// The line in the file.
  var line: Int
  /// `t` as it was logged.
  var time: Int64
  /// The session's clock at the event.
  var clock: Int64
  /// The session's clock at its first event.
  var sessionStart: Int64
  /// The session's name, or missing.
  var session: Symbol
  /// The name.
  var name: NameID
  /// The scene.
  var scene: Symbol
  /// What it is about.
  var of: Symbol
  /// The states of the shown models, each plus one; 0 where there is none.
  var states: SIMD4<UInt8>
  /// Begin, end or instant.
  var phase: EventPhase
  /// Whether `t` was a date-time.
  var hasDateTime: Bool
  /// Whether the event's line makes two events: a span read from an instant.
  var sharesLine: Bool
}

/// The marks that something may still need, each once: whoever keeps one counts as a keeper.
///
/// The checker and its ``FindingBook`` share one.
final class MarkPool {
  private let pool = Pool<Mark>()
  private let keepers = Pool<Int32>()

  /// The number that stands for no mark.
  static let none: Int32 = -1

  @inline(__always)
  subscript(number: Int32) -> Mark { pool[number] }

  /// Adds a mark, which has one keeper.
  func add(_ mark: Mark) -> Int32 {
    let number = pool.add(mark)
    if Int(number) == keepers.count { _ = keepers.add(0) }
    keepers[number] = 1
    return number
  }

  /// One more keeps a mark.
  @inline(__always)
  func keep(_ number: Int32) {
    if number >= 0 { keepers[number] &+= 1 }
  }

  /// One keeps a mark no more.
  @inline(__always)
  func drop(_ number: Int32) {
    guard number >= 0 else { return }
    keepers[number] &-= 1
    if keepers[number] == 0 { pool.giveBack(number) }
  }

  /// Calls a function for each mark that somebody keeps.
  func forEach(_ body: (Mark) -> Void) {
    for number in 0..<keepers.count where keepers[number] > 0 { body(pool[number]) }
  }
}

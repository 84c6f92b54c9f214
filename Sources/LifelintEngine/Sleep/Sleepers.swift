/// The sessions that sleep, as bytes.
struct Sleepers {
  private struct Sleeper {
    var bytes: ContiguousArray<UInt8>
    var first: Int
  }

  private var all: ContiguousArray<Sleeper> = []
  private var free: ContiguousArray<Int> = []
  private(set) var byteCount = 0
  var count: Int { all.count - free.count }

  /// Adds the bytes of a session whose first event has a place, and says where they are.
  mutating func add(_ bytes: ContiguousArray<UInt8>, first: Int) -> Int {
    byteCount += bytes.count
    // Without the room in which they grew.
    let sleeper = Sleeper(bytes: ContiguousArray(bytes[...]), first: first)
    guard let place = free.popLast() else {
      all.append(sleeper)
      return all.count - 1
    }
    all[place] = sleeper
    return place
  }

  /// The place of a session's first event.
  func first(_ place: Int) -> Int { all[place].first }

  /// Takes the bytes of a session out.
  mutating func take(_ place: Int) -> ContiguousArray<UInt8> {
    let bytes = all[place].bytes
    all[place].bytes = []
    free.append(place)
    byteCount -= bytes.count
    return bytes
  }
}

/// The sessions that sleep, as bytes: as many as fit in some memory, and the others in a file.
struct Sleepers {
  private struct Sleeper {
    /// The place of its words among ``beds``, or the unit of the file at which they begin.
    var place: Int32
    /// How many words lie in the file; ``inMemory`` or ``gone``.
    var count: Int32
    /// The place of the session's first event in the order of all events.
    var first: Int

    static let inMemory: Int32 = -1
    static let gone: Int32 = -2
  }

  private let all = Pool<Sleeper>()
  /// The words of those that lie in memory.
  private let beds = Pool<ContiguousArray<UInt64>>()
  /// How many bytes may lie in memory.
  private let mostInMemory: Int
  private var inMemory = 0
  private var file: NamelessFile?
  /// Whether no more can be written to the file: all others stay in memory.
  private var isFileFull = false
  /// How long the file is, in units, and the places in it that are free, by their counts of units.
  private var fileUnits: Int32 = 0
  private var freeUnits: [Int: ContiguousArray<Int32>] = [:]
  /// The words of a unit.
  private static let unit = 8

  init(mostInMemory: Int) { self.mostInMemory = mostInMemory }

  /// How many places there are for sessions, taken or not.
  var count: Int { all.count }

  /// Calls a function for each session with where it is and with the place of its first event.
  func forEach(_ body: (_ place: Int32, _ first: Int) -> Void) {
    for (place, sleeper) in all.enumerated() where sleeper.count != Sleeper.gone {
      body(Int32(place), sleeper.first)
    }
  }

  /// Adds the bytes of a session, and says where they are.
  mutating func add(_ bytes: ContiguousArray<UInt64>, first: Int) -> Int32 {
    if inMemory + bytes.count * 8 > mostInMemory, let unit = write(bytes) {
      return all.add(Sleeper(place: unit, count: Int32(bytes.count), first: first))
    }
    inMemory += bytes.count * 8
    // A copy that has no room to grow in: what is written keeps its room for the next session.
    var copy = ContiguousArray<UInt64>()
    copy.reserveCapacity(bytes.count)
    copy.append(contentsOf: bytes)
    let bed = beds.add(copy)
    return all.add(Sleeper(place: bed, count: Sleeper.inMemory, first: first))
  }

  /// Takes the bytes of a session out.
  mutating func take(_ place: Int32) -> ContiguousArray<UInt64> {
    let sleeper = all[place]
    all[place].count = Sleeper.gone
    all.giveBack(place)
    if sleeper.count == Sleeper.inMemory {
      let bytes = beds[sleeper.place]
      beds[sleeper.place] = []
      beds.giveBack(sleeper.place)
      inMemory -= bytes.count * 8
      return bytes
    }
    let count = Int(sleeper.count)
    freeUnits[Self.units(count), default: []].append(sleeper.place)
    return file?.read(count, at: Int(sleeper.place) * Self.unit) ?? []
  }

  // MARK: The file

  private static func units(_ count: Int) -> Int { (count + unit - 1) / unit }

  /// Writes bytes to the file, and says in which unit they begin; `nil` where there is no room.
  private mutating func write(_ bytes: ContiguousArray<UInt64>) -> Int32? {
    if isFileFull { return nil }
    if file == nil { file = NamelessFile() }
    let count = Self.units(bytes.count)
    let known = freeUnits[count]?.popLast()
    let unit = known ?? fileUnits
    guard let file, count < Int(Int32.max - unit), file.write(bytes, at: Int(unit) * Self.unit)
    else {
      isFileFull = true
      return nil
    }
    if known == nil { fileUnits += Int32(count) }
    return unit
  }
}

/// The sessions that sleep, as bytes: as many as fit in some memory, and the others in a file.
struct Sleepers {
  /// Where the bytes of a session are.
  private enum Bed {
    case none
    case memory(ContiguousArray<UInt64>)
    case file(place: Int, count: Int)
  }

  private struct Sleeper {
    var bed: Bed
    /// The place of the session's first event in the order of all events.
    var first: Int
  }

  private var all: ContiguousArray<Sleeper> = []
  private var free: ContiguousArray<Int> = []
  /// How many bytes may lie in memory.
  private let mostInMemory: Int
  private var inMemory = 0
  private var file: NamelessFile?
  /// Whether no more can be written to the file: all others stay in memory.
  private var isFileFull = false
  /// How long the file is, in units, and the places in it that are free, by their counts of units.
  private var fileUnits = 0
  private var freeUnits: [Int: ContiguousArray<Int>] = [:]
  /// The words of a unit.
  private static let unit = 8

  init(mostInMemory: Int) { self.mostInMemory = mostInMemory }

  /// Calls a function for each session with where it is and with the place of its first event.
  func forEach(_ body: (_ place: Int, _ first: Int) -> Void) {
    for (place, sleeper) in all.enumerated() {
      if case .none = sleeper.bed { continue }
      body(place, sleeper.first)
    }
  }

  /// Adds the bytes of a session, and says where they are.
  mutating func add(_ bytes: ContiguousArray<UInt64>, first: Int) -> Int {
    let sleeper = Sleeper(bed: bed(for: bytes), first: first)
    guard let place = free.popLast() else {
      all.append(sleeper)
      return all.count - 1
    }
    all[place] = sleeper
    return place
  }

  /// Takes the bytes of a session out.
  mutating func take(_ place: Int) -> ContiguousArray<UInt64> {
    let bed = all[place].bed
    all[place].bed = .none
    free.append(place)
    switch bed {
    case .none: return []
    case .memory(let bytes):
      inMemory -= bytes.count * 8
      return bytes
    case .file(let unit, let count):
      freeUnits[Self.units(count), default: []].append(unit)
      return file?.read(count, at: unit * Self.unit) ?? []
    }
  }

  // MARK: Beds

  private mutating func bed(for bytes: ContiguousArray<UInt64>) -> Bed {
    if inMemory + bytes.count * 8 > mostInMemory, let unit = write(bytes) {
      return .file(place: unit, count: bytes.count)
    }
    inMemory += bytes.count * 8
    // A copy has no room to grow in.
    return .memory(ContiguousArray(bytes[...]))
  }

  private static func units(_ count: Int) -> Int { (count + unit - 1) / unit }

  /// Writes bytes to the file, and says in which unit they begin; `nil` where there is no room.
  private mutating func write(_ bytes: ContiguousArray<UInt64>) -> Int? {
    if isFileFull { return nil }
    if file == nil { file = NamelessFile() }
    let count = Self.units(bytes.count)
    let known = freeUnits[count]?.popLast()
    let unit = known ?? fileUnits
    guard let file, file.write(bytes, at: unit * Self.unit) else {
      isFileFull = true
      return nil
    }
    if known == nil { fileUnits += count }
    return unit
  }
}

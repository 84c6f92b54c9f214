/// Values by binding, in an order that depends on nothing but what was done to them.
///
/// Few are found by walking them, many by hashing. Removing moves the last into the gap.
struct BindingTable<Value> {
  private(set) var keys: ContiguousArray<Binding> = []
  private(set) var values: ContiguousArray<Value> = []
  /// Where each key stands; kept only while there are many.
  private var places: [Binding: Int32] = [:]

  private static var few: Int { 8 }

  init() {}

  var isEmpty: Bool { keys.isEmpty }
  var count: Int { keys.count }

  /// The place of a binding's value.
  ///
  /// - Complexity: O(1).
  func place(of key: Binding) -> Int? {
    if places.isEmpty { return keys.firstIndex(of: key) }
    return places[key].map { Int($0) }
  }

  /// The value at a place.
  subscript(place: Int) -> Value {
    _read { yield values[place] }
    _modify { yield &values[place] }
  }

  /// Adds a value whose binding has none yet, and says where it stands.
  ///
  /// - Complexity: O(1), amortized.
  @discardableResult
  mutating func append(_ value: Value, for key: Binding) -> Int {
    keys.append(key)
    values.append(value)
    if !places.isEmpty {
      places[key] = Int32(keys.count - 1)
    } else if keys.count > Self.few {
      for (place, key) in keys.enumerated() { places[key] = Int32(place) }
    }
    return keys.count - 1
  }

  /// Takes a value away.
  ///
  /// - Complexity: O(1).
  @discardableResult
  mutating func remove(at place: Int) -> Value {
    let last = keys.count - 1
    keys.swapAt(place, last)
    values.swapAt(place, last)
    let key = keys.removeLast()
    if !places.isEmpty {
      places[key] = nil
      if place < last { places[keys[place]] = Int32(place) }
    }
    return values.removeLast()
  }
}

/// Puts what comes nearly in the order of time into that order, by looking a little ahead.
///
/// A binary heap over what lies within the window; equal times keep the order in which they came.
/// What comes later than the window allows is given at once, out of order, and the session's clock
/// then stands still for it, which `time_backwards` says.
struct Reorder<Element> {
  private struct Entry {
    var time: Int64
    var number: Int
    var element: Element

    static func precedes(_ left: Entry, _ right: Entry) -> Bool {
      (left.time, left.number) < (right.time, right.number)
    }
  }

  private let window: Int64
  private let capacity: Int
  private var heap: [Entry] = []
  private var count = 0
  private var latest = Int64.min
  /// When what is watched live has come, and its time; in the order in which it came.
  private var arrivals: [(arrival: Int64, time: Int64)] = []
  /// The time of the latest element that has been given.
  private(set) var given = Int64.min

  /// Makes an empty buffer.
  ///
  /// - Parameters:
  ///   - window: How far to look ahead, in nanoseconds; `.max` for the whole file.
  ///   - capacity: How many elements are held at most.
  init(window: Int64, capacity: Int) {
    self.window = window
    self.capacity = capacity
  }

  /// Adds an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - time: Its time.
  ///   - arrival: When it came, for one that is watched live.
  /// - Complexity: O(log n) in the number of elements that are held.
  mutating func add(_ element: Element, at time: Int64, arrival: Int64? = nil) {
    heap.append(Entry(time: time, number: count, element: element))
    count += 1
    latest = max(latest, time)
    if let arrival { arrivals.append((arrival, time)) }
    var place = heap.count - 1
    while place > 0, Entry.precedes(heap[place], heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes out the next element that nothing can come before any more.
  ///
  /// - Parameter isAtEnd: Whether nothing comes any more.
  /// - Returns: The element; `nil` where something may still come before it.
  mutating func next(isAtEnd: Bool = false) -> Element? {
    guard let first = heap.first else { return nil }
    let (edge, isLow) = latest.subtractingReportingOverflow(window)
    let isDue = !isLow && first.time < edge
    return isAtEnd || isDue || heap.count > capacity ? removeFirst() : nil
  }

  /// Takes out what came by a moment, with everything that lies before it in time.
  mutating func take(arrivedBy moment: Int64) -> [Element] {
    let old = arrivals.prefix { $0.arrival <= moment }
    guard let edge = old.map(\.time).max() else { return [] }
    arrivals.removeFirst(old.count)
    var elements: [Element] = []
    while let first = heap.first, first.time <= edge, let element = removeFirst() {
      elements.append(element)
    }
    return elements
  }

  private mutating func removeFirst() -> Element? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    given = max(given, first.time)
    if heap.isEmpty { return first.element }
    heap[0] = last
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count {
        if Entry.precedes(heap[child], heap[least]) { least = child }
      }
      if least == place { return first.element }
      heap.swapAt(place, least)
      place = least
    }
  }
}

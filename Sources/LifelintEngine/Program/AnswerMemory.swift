import LifelintTrace

/// Remembers where the values of fields, and states, lead from the nodes of a tree of questions.
struct AnswerMemory {
  /// Where the values of a class lead from a node.
  private struct Edge {
    var node: Int32 = -1
    /// The class, or the number of a state.
    var number: UInt16 = 0
    var next: Int32 = -1
  }

  /// How many bits the place of an edge has.
  private static let bits: UInt32 = 12

  /// The values of the fields that are asked for.
  private let fields = Pool<ValueClasses>(capacity: 8)
  /// Nothing until something is remembered.
  private var edges = Pool<Edge>()

  /// Whether it can remember anything.
  var isReady: Bool { edges.count > 0 }

  /// Makes room.
  mutating func prepare() {
    edges = Pool(repeating: Edge(), count: 1 << Int(Self.bits))
  }

  /// The place of a field, of which all these questions are known then.
  func place(
    of accessor: Accessor, with questions: ContiguousArray<Int>, _ book: QuestionBook
  ) -> Int32 {
    let known = (0..<fields.count).first { fields[$0].accessor == accessor }
    let place = known.map { Int32($0) } ?? fields.add(ValueClasses(accessor: accessor))
    if fields[place].add(questions, book) { forget() }
    return place
  }

  /// Where a value leads from a node, if that is remembered.
  ///
  /// - Parameters:
  ///   - value: The value of a field, or the number of a state as one.
  ///   - field: The place of the field; -1 for a state.
  ///   - node: The node.
  /// - Returns: The next node; `nil` where it is not remembered.
  /// - Complexity: O(1).
  @inline(__always)
  func next(for value: Symbol, of field: Int32, at node: Int32) -> Int32? {
    let number = number(of: value, field)
    let edge = edges[place(node, number)]
    return edge.node == node && edge.number == number ? edge.next : nil
  }

  /// Learns what is asked of a field about a value that is new to it; a function says whether a test
  /// holds for a value.
  ///
  /// - Complexity: O(n) in what is asked of the field.
  func learn(_ value: Symbol, of field: Int32, holds: (ValueTest, Symbol) -> Bool) {
    if field >= 0, fields[field].number(of: value) == ValueClasses.none {
      fields[field].classify(value, holds: holds)
    }
  }

  /// Takes note of where a value leads that is not new to the field.
  func note(_ next: Int32, for value: Symbol, of field: Int32, at node: Int32) {
    let number = number(of: value, field)
    if number == ValueClasses.none { return }
    edges[place(node, number)] = Edge(node: node, number: number, next: next)
  }

  /// Forgets what is known of values, as their numbers may come to mean others.
  func forget() {
    for place in 0..<fields.count { fields[place].forget() }
    for place in 0..<edges.count { edges[place] = Edge() }
  }

  @inline(__always)
  private func number(of value: Symbol, _ field: Int32) -> UInt16 {
    field < 0 ? UInt16(truncatingIfNeeded: value.rawValue) : fields[field].number(of: value)
  }

  @inline(__always)
  private func place(_ node: Int32, _ number: UInt16) -> Int {
    let mixed = (UInt32(number) &* 0x9E37_79B1) ^ (UInt32(bitPattern: node) &* 0x85EB_CA6B)
    return Int(mixed >> (32 - Self.bits))
  }
}

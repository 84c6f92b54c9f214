/// A fixed number of bytes: up to sixteen stand inline, more in an array.
///
/// Groups are many, and most have few rules and models of their own.
struct SmallBytes {
  private var few = SIMD16<UInt8>(repeating: 0)
  private var many: ContiguousArray<UInt8> = []
  let count: Int

  /// Makes that many zeros.
  init(count: Int) {
    self.count = count
    if count > 16 { many = ContiguousArray(repeating: 0, count: count) }
  }

  subscript(place: Int) -> UInt8 {
    get { count > 16 ? many[place] : few[place] }
    set {
      if count > 16 { many[place] = newValue } else { few[place] = newValue }
    }
  }
}

import LifelintTrace

/// Called by libFuzzer with each input: a trace that all ways of reading have to agree on.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  // Pieces of a size that the input itself decides.
  let chunk = 1 + bytes.reduce(0) { ($0 * 31 + Int($1)) % 64 }
  if let disagreement = Differential.disagreement(bytes, chunk: chunk) {
    print(disagreement)
    fatalError("the readers disagree")
  }
  return 0
}

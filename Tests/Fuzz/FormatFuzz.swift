import LifelintFormats
import LifelintTrace

/// The formats that have a decoder or a map of their own, in a fixed order.
private let formats = InputFormat.all

/// Called by libFuzzer with each input: bytes that every decoder has to survive.
///
/// The first byte chooses the decoder, so that the fuzzer can keep what it learns about one; the
/// rest is the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = [UInt8](UnsafeBufferPointer(start: start + 1, count: count - 1))
  let lines = bytes.count { $0 == 0x0A } + 1
  // One number more than there are formats: the format is found out.
  let choice = Int(start[0]) % (formats.count + 1)
  let format = choice < formats.count ? formats[choice] : nil
  check(bytes, format, lines: lines)
  return 0
}

private func check(_ bytes: [UInt8], _ format: InputFormat?, lines: Int) {
  let symbols = SymbolTable()
  let names = NameTable(symbols: symbols)
  for name in ["didEnterBackground", "didBecomeActive", "willResignActive"] {
    names.define(name, kind: .callback)
  }
  let source = FormatInput(.bytes(bytes), format: format)
    .events(symbols: symbols, names: names, fields: ["id", "reason", "code"])
  var batch = EventBatch()
  var events = 0
  while source.read(into: &batch) {
    events += batch.events.count
    for event in batch.events where !(1...lines).contains(event.line) {
      fatalError("line \(event.line) is not in the file")
    }
    for diagnostic in source.diagnostics {
      if !(0...lines).contains(diagnostic.line) || diagnostic.column < 1 {
        fatalError("\(diagnostic.line):\(diagnostic.column) is not in the file")
      }
    }
    source.diagnostics.removeAll()
    // Nothing may point to values that are let go of between batches.
    symbols.sweep(keeping: SymbolSet())
  }
  if events != source.eventCount { fatalError("\(events) and not \(source.eventCount) events") }
}

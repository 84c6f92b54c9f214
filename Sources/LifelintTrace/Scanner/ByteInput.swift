#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The bytes of a trace, as they come, unpacked where they are packed.
package final class ByteInput {
  private enum State {
    case closed
    case memory([UInt8], next: Int)
    case descriptor(Descriptor, isStream: Bool)
    case process(GzipProcess)
  }

  private static let gzipMagic: [UInt8] = [0x1F, 0x8B]

  private let source: TraceSource
  private var state = State.closed
  /// How the end of what has come is waited out, if the trace grows.
  private var growth: Growth?
  /// Bytes that were looked at before anyone read them.
  private var ahead: [UInt8] = []
  /// Why nothing can be read after ``ahead``.
  private var aheadFault: InputFault?
  private var isAtEnd = false
  /// Whether reading of a trace that grows gives 0 too where nothing has come for a while.
  var givesPauses = false
  /// Whether the last reading gave 0 for that.
  private(set) var hasPaused = false

  /// Makes an input, which is opened when it is first read.
  package init(_ source: TraceSource) {
    self.source = source
  }

  /// What the source is called in a sentence.
  private var name: String {
    switch source {
    case .bytes: "the trace"
    case .path("-"), .growing("-", _): "standard input"
    case .path(let path), .growing(let path, _): "\"\(path)\""
    }
  }

  /// Reads what has come into a buffer, waiting for at least one byte; 0 is the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputFault) -> Int {
    if !ahead.isEmpty {
      let count = min(ahead.count, buffer.count)
      buffer.copyBytes(from: ahead.prefix(count))
      ahead.removeFirst(count)
      return count
    }
    if let aheadFault { throw aheadFault }
    // A terminal would have to be told of its end once more.
    if isAtEnd { return 0 }
    return try readOn(into: buffer)
  }

  /// The first bytes, which are read all the same later on; it waits for more until they are enough.
  ///
  /// What cannot be read is thrown when it is read.
  ///
  /// - Parameters:
  ///   - limit: After how many bytes to stop at the latest.
  ///   - isEnough: Whether no more is needed.
  /// - Returns: The bytes.
  package func peek(limit: Int, until isEnough: ([UInt8]) -> Bool) -> [UInt8] {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 1)
    defer { room.deallocate() }
    while ahead.count < limit, aheadFault == nil, !isAtEnd, !isEnough(ahead) {
      do throws(InputFault) {
        let count = try readOn(into: room)
        isAtEnd = count == 0
        ahead += room.prefix(count)
      } catch {
        aheadFault = error
      }
    }
    return ahead
  }

  /// All bytes, which are read all the same later on; `nil` where they are more, or may have to be
  /// waited for.
  func whole(upTo limit: Int) -> [UInt8]? {
    do throws(InputFault) {
      if case .closed = state { state = try opened() }
    } catch {
      aheadFault = error
    }
    switch state {
    case .memory: break
    case .descriptor(let descriptor, _) where growth == nil && descriptor.isRegular: break
    default: return nil
    }
    let bytes = peek(limit: limit + 1) { _ in false }
    return isAtEnd ? bytes : nil
  }

  private func readOn(into buffer: UnsafeMutableRawBufferPointer) throws(InputFault) -> Int {
    if case .closed = state { state = try opened() }
    switch state {
    case .closed: return 0
    case .memory(let bytes, let next):
      let part = bytes[next..<min(bytes.count, next + buffer.count)]
      buffer.copyBytes(from: part)
      state = .memory(bytes, next: part.endIndex)
      return part.count
    case .descriptor(let descriptor, let isStream):
      let count = try read(descriptor, into: buffer)
      if isStream {
        state = .descriptor(descriptor, isStream: false)
        if buffer.prefix(count).starts(with: Self.gzipMagic) {
          throw InputFault(
            message: "\(name) is packed with gzip",
            hint: "Unpack it on the way: gzip -dc < TRACE.gz | lifelint -")
        }
      }
      return count
    case .process(let process):
      let count = try read(process.output, into: buffer)
      if count == 0, let reason = process.failure() {
        throw InputFault(
          message: "\(name) cannot be unpacked: \(reason)",
          hint: "Copy the file once more; what was unpacked before has been checked.")
      }
      return count
    }
  }

  private func read(
    _ descriptor: Descriptor, into buffer: UnsafeMutableRawBufferPointer
  ) throws(InputFault) -> Int {
    do throws(SystemError) {
      guard let growth else { return try descriptor.read(into: buffer) }
      let look = try growth.read(descriptor, into: buffer, givesPauses: givesPauses)
      hasPaused = false
      switch look {
      case .bytes(let count): return count
      case .end: return 0
      case .pause:
        hasPaused = true
        return 0
      }
    } catch {
      throw InputFault(
        message: "\(name) cannot be read: \(error.text)",
        hint: "What was read before has been checked.")
    }
  }

  private func opened() throws(InputFault) -> State {
    let path: String
    switch source {
    case .bytes(let bytes): return .memory(bytes, next: 0)
    case .path(let given): path = given
    case .growing(let given, let isOver):
      path = given
      growth = Growth(path: path, isOver: isOver)
    }
    let descriptor = try open(path)
    if descriptor.isDirectory {
      throw InputFault(
        message: "\(name) is a directory", hint: "Give the traces in it, such as DIR/*.jsonl.")
    }
    if growth != nil, descriptor.isRegular {
      if path.hasSuffix(".gz") || descriptor.peek(2) == Self.gzipMagic {
        throw InputFault(
          message: "\(name) is packed with gzip and cannot be followed",
          hint: "A packed file is whole: check it without --follow.")
      }
      return .descriptor(descriptor, isStream: false)
    }
    if path.hasSuffix(".gz") || descriptor.peek(2) == Self.gzipMagic {
      do throws(SystemError) {
        return .process(try GzipProcess(unpacking: descriptor))
      } catch {
        throw InputFault(
          message: "\(name) is packed, and gzip cannot be run: \(error.text)",
          hint: "Install gzip, or unpack the file first.")
      }
    }
    return .descriptor(descriptor, isStream: !descriptor.isRegular)
  }

  private func open(_ path: String) throws(InputFault) -> Descriptor {
    if path == "-" { return Descriptor.standardInput }
    do throws(SystemError) { return try Descriptor(path: path) } catch {
      switch error.code {
      case ENOENT, ENOTDIR:
        throw InputFault(
          message: "there is no file \(name)", hint: "Check the path; - reads standard input.")
      case EACCES, EPERM:
        throw InputFault(
          message: "\(name) may not be read: \(error.text)",
          hint: "Check who may read the file.")
      default:
        throw InputFault(
          message: "\(name) cannot be opened: \(error.text)",
          hint: "Check the path; - reads standard input.")
      }
    }
  }
}

import LifelintJSON

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The system's gzip at work: it reads a packed file, and we read what it writes.
final class GzipProcess {
  /// What it unpacks.
  let output: Descriptor
  private let errors: Descriptor
  private let process: pid_t
  private var isWaitedFor = false

  /// Starts `gzip -dc` on an open file.
  init(unpacking file: Descriptor) throws(SystemError) {
    let output = try Pipe()
    let errors = try Pipe()
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, file.number, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.writing.number, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing.number, STDERR_FILENO)

    // The copies of the texts last until the process has been started.
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let arguments = Self.copies(["gzip", "-dc"])
    let environment = Self.copies(["PATH=\(path)", "LC_ALL=C"])
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    // The actions know the files by their numbers only, so they must not be closed before.
    let code = withExtendedLifetime((file, output, errors)) {
      posix_spawnp(&process, "gzip", &actions, nil, arguments, environment)
    }
    if code != 0 { throw SystemError(code: code) }
    self.process = process
    self.output = output.reading
    self.errors = errors.reading
  }

  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  deinit {
    if !isWaitedFor {
      kill(process, SIGTERM)
      wait()
    }
  }

  /// Why it did not unpack the file to its end; for the time after its output has ended.
  func failure() -> String? {
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while let count = try? chunk.withUnsafeMutableBytes({ try errors.read(into: $0) }), count > 0 {
      if text.count < 4096 { text += chunk[..<count] }
    }
    let status = wait()
    // The exit status is in the second byte; a signal, if one has ended it, in the first. gzip
    // ends with 2 for a warning, such as zeros that follow the packed data.
    // Garbage after it is no warning here: it may be the half of the trace.
    let code = status >> 8 & 0xFF
    let hasGarbage = String(decoding: text, as: UTF8.self).holds("garbage")
    if status & 0x7F == 0, code == 0 || (code == 2 && !hasGarbage) { return nil }
    guard
      var line = String(decoding: text, as: UTF8.self).split(separator: "\n").first(where: {
        $0.contains(":")
      })
    else { return "gzip has ended with status \(status >> 8 & 0xFF)" }
    for prefix in ["gzip: ", "stdin: "] where line.hasPrefix(prefix) {
      line.removeFirst(prefix.count)
    }
    return String(line)
  }

  @discardableResult
  private func wait() -> Int32 {
    guard !isWaitedFor else { return 0 }
    isWaitedFor = true
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// The two ends of a pipe, neither of which a child process gets by itself.
  private struct Pipe {
    let reading: Descriptor
    let writing: Descriptor

    init() throws(SystemError) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      reading = Descriptor(owning: ends[0])
      writing = Descriptor(owning: ends[1])
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The threads of this process.
enum SystemThread {
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs something on a thread of its own; false where there can be no more threads.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(&thread, nil, { Self.enter($0) }, body.toOpaque())
      if failure == 0, let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let failure = pthread_create(&thread, nil, { $0.flatMap(Self.enter) }, body.toOpaque())
      if failure == 0 { pthread_detach(thread) }
    #endif
    if failure != 0 { body.release() }
    return failure == 0
  }

  private static func enter(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }

  /// The number of the thread that asks.
  static var current: UInt64 {
    #if canImport(Darwin)
      var number: UInt64 = 0
      pthread_threadid_np(nil, &number)
      return number
    #elseif canImport(Musl)
      return UInt64(UInt(bitPattern: pthread_self()))
    #else
      return UInt64(pthread_self())
    #endif
  }

  /// Whether the thread that asks is the main one.
  ///
  /// - Parameter first: The number of the thread on which recording began: elsewhere than on Darwin,
  ///   where only a system call would tell, that one counts as the main thread.
  /// - Returns: Whether it is.
  static func isMain(first: UInt64) -> Bool {
    #if canImport(Darwin)
      return pthread_main_np() != 0
    #else
      return current == first
    #endif
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock with a condition to wait for.
///
/// The standard library's `Mutex` needs iOS 18, and has no condition.
final class Monitor: @unchecked Sendable {
  // Both have to stay where they are in memory; they are given back when the monitor goes, which
  // nobody waits on any more by then.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    #if canImport(Darwin)
      pthread_cond_init(condition, nil)
    #else
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(condition, &attributes)
      pthread_condattr_destroy(&attributes)
    #endif
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Takes the lock.
  func lock() { pthread_mutex_lock(mutex) }

  /// Gives it back.
  func unlock() { pthread_mutex_unlock(mutex) }

  /// Runs something with the lock.
  func whileLocked<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }

  /// Wakes all who wait.
  func wakeAll() { pthread_cond_broadcast(condition) }

  /// Gives the lock back until someone wakes this thread or the time is over, then takes it again.
  ///
  /// - Parameter nanoseconds: The time. It does not run while the device sleeps.
  func wait(nanoseconds: Int64) {
    #if canImport(Darwin)
      var time = timespec()
      time.tv_sec = Int(nanoseconds / 1_000_000_000)
      time.tv_nsec = Int(nanoseconds % 1_000_000_000)
      pthread_cond_timedwait_relative_np(condition, mutex, &time)
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      let end = Int64(time.tv_nsec) + nanoseconds
      time.tv_sec += Int(end / 1_000_000_000)
      time.tv_nsec = Int(end % 1_000_000_000)
      pthread_cond_timedwait(condition, mutex, &time)
    #endif
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Time that neither stops while the device sleeps nor jumps when someone sets the clock.
///
/// On Linux this is `CLOCK_BOOTTIME` (clock_getres(2): it "also includes any time that the system is
/// suspended"). On Darwin it is `CLOCK_MONOTONIC_RAW`: clock_gettime(3) says that
/// `CLOCK_UPTIME_RAW` runs like it, but "does not increment while the system is asleep"; it is also
/// what the standard library's `ContinuousClock` reads. Neither is an API for which Apple requires
/// a reason in a privacy manifest.
struct MonotonicClock {
  /// What the clock showed when this was made.
  private let start = Self.reading
  /// The wall clock at that moment, in nanoseconds since 1970.
  private let wallStart = Self.wall

  /// Nanoseconds since 1970 as they were when this was made, and from then on by the steady clock.
  var now: Int64 { wallStart + (Self.reading - start) }

  /// Nanoseconds since some moment.
  static var reading: Int64 {
    #if canImport(Darwin)
      return Int64(bitPattern: clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW))
    #else
      var time = timespec()
      clock_gettime(CLOCK_BOOTTIME, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    #endif
  }

  private static var wall: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

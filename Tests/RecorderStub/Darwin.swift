// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of Apple's C library that LifelintRecorder uses and Glibc does not have, as they
// are imported into Swift. See check.sh.
@_exported import Glibc

public let CLOCK_MONOTONIC_RAW = clockid_t(4)
public typealias pthread_t = UnsafeMutablePointer<Int>

public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 { 0 }

public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 { 0 }

@discardableResult
public func pthread_detach(_ thread: pthread_t) -> Int32 { 0 }

public func pthread_main_np() -> Int32 { 1 }

@discardableResult
public func pthread_threadid_np(
  _ thread: pthread_t?, _ number: UnsafeMutablePointer<UInt64>?
) -> Int32 { 0 }

@discardableResult
public func pthread_cond_timedwait_relative_np(
  _ condition: UnsafeMutablePointer<pthread_cond_t>, _ mutex: UnsafeMutablePointer<pthread_mutex_t>,
  _ time: UnsafePointer<timespec>?
) -> Int32 { 0 }

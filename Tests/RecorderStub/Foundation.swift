// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of Foundation that LifelintRecorder uses on Apple's systems. See check.sh.
@_exported import ObjectiveC

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSClassFromString(_ name: String) -> AnyClass? { nil }
public func NSTemporaryDirectory() -> String { "" }

public struct Notification {
  public struct Name: Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}
// In the real one the bridge to NSNotification is what lets a method with one be @objc.
@objc public final class NSNotification: NSObject {}
extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification { NSNotification() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNotification, result: inout Notification?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSNotification, result: inout Notification?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNotification?) -> Notification {
    fatalError("a stub")
  }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  public static let `default` = NotificationCenter()
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

public struct URL: Sendable {
  public init(fileURLWithPath path: String) {}
  public var path: String { "" }
  public func appendingPathComponent(_ part: String, isDirectory: Bool) -> URL { self }
  public mutating func setResourceValues(_ values: URLResourceValues) throws {}
}
public struct URLResourceValues {
  public init() {}
  public var isExcludedFromBackup: Bool?
}

open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { Bundle() }
  public convenience init(for type: AnyClass) { self.init() }
  public var bundlePath: String { "" }
  public func object(forInfoDictionaryKey key: String) -> Any? { nil }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static let protectionKey = FileAttributeKey()
}
public struct FileProtectionType: Hashable, Sendable {
  public static let completeUntilFirstUserAuthentication = FileProtectionType()
}
open class FileManager: NSObject {
  public enum SearchPathDirectory { case applicationSupportDirectory }
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public class var `default`: FileManager { FileManager() }
  public func urls(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask
  ) -> [URL] { [] }
  public func createDirectory(
    atPath path: String, withIntermediateDirectories above: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
}

open class Thread: NSObject {
  public class var isMainThread: Bool { true }
}

open class NSUserActivity: NSObject {
  public var activityType: String { "" }
}
extension NSObject: Hashable {
  nonisolated public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) {}
}

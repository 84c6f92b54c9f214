// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of the Objective-C runtime that LifelintRecorder uses. See check.sh.

public struct Selector {
  // The compiler builds one of it from `#selector`.
  var pointer: OpaquePointer

  public init(_ name: String) { fatalError("a stub") }
}

@objc public protocol NSObjectProtocol {}

@objc open class NSObject: NSObjectProtocol {
  public init() {}
  public class func responds(to selector: Selector!) -> Bool { false }
  @discardableResult
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
}

public typealias IMP = OpaquePointer
public typealias Method = OpaquePointer

public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { nil }
public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? { nil }
@discardableResult
public func class_addMethod(
  _ type: AnyClass?, _ selector: Selector, _ implementation: IMP, _ encoding: UnsafePointer<CChar>?
) -> Bool { false }
public func method_getImplementation(_ method: Method) -> IMP { method }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }
public func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError("a stub") }

#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import ObjectiveC
  import UIKit

  /// Puts recording around the methods of delegate classes, by the public functions of the
  /// Objective-C runtime.
  ///
  /// A delegate stays the object that it is: another in its place would break every
  /// `UIApplication.shared.delegate as? AppDelegate`. Methods that a class does not have are not
  /// added, so UIKit sees the same delegate as before.
  final class DelegateWrapper: @unchecked Sendable {
    private let monitor = Monitor()
    // Guarded by the monitor.
    private var wrapped: [ObjectIdentifier: Set<String>] = [:]

    /// Whether a class, or one above it, has a method that is wrapped.
    func isWrapped(_ type: AnyClass, _ selector: String) -> Bool {
      monitor.whileLocked { contains(type, selector) }
    }

    /// Whether some class has a method that is wrapped.
    func hasWrapped(_ selector: String?) -> Bool {
      guard let selector else { return false }
      return monitor.whileLocked { wrapped.values.contains { $0.contains(selector) } }
    }

    private func contains(_ type: AnyClass, _ selector: String) -> Bool {
      var next: AnyClass? = type
      while let type = next {
        if wrapped[ObjectIdentifier(type)]?.contains(selector) == true { return true }
        next = class_getSuperclass(type)
      }
      return false
    }

    /// Wraps the methods that a class has of some callbacks, each once.
    func wrap(_ type: AnyClass, _ callbacks: [DelegateCallback], observer: LifeCycleObserver) {
      guard AppFacts.isOwn(type) else { return }
      for callback in callbacks {
        guard let name = callback.selector else { continue }
        let selector = NSSelectorFromString(name)
        guard let method = class_getInstanceMethod(type, selector) else { continue }
        let isNew = monitor.whileLocked {
          guard !contains(type, name) else { return false }
          wrapped[ObjectIdentifier(type), default: []].insert(name)
          return true
        }
        guard isNew else { continue }
        let original = WrappedMethod(
          selector: selector, name: name, implementation: method_getImplementation(method),
          isLastChance: callback.isLastChance, observer: observer)
        let implementation = imp_implementationWithBlock(original.block(callback.shape))
        // Where the method is inherited, the class gets one of its own, and the class above keeps
        // its.
        if !class_addMethod(type, selector, implementation, method_getTypeEncoding(method)) {
          method_setImplementation(method, implementation)
        }
      }
    }
  }
#endif

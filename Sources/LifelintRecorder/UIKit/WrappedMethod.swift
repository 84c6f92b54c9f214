#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import ObjectiveC
  import UIKit

  /// A delegate's method with what is recorded around it.
  ///
  /// Blocks that a method hands over are passed on as the objects that they are, but for the
  /// completion handlers of which the trace has to know when they are called.
  struct WrappedMethod: @unchecked Sendable {
    private typealias Result = @convention(block) (UInt) -> Void
    private typealias Done = @convention(block) () -> Void

    let selector: Selector
    let name: String
    let implementation: IMP
    let isLastChance: Bool
    let observer: LifeCycleObserver

    /// The block that takes the method's place: it is called with what the method is called with.
    func block(_ shape: DelegateCallback.Shape) -> Any {
      switch shape {
      case .plain: plain
      case .one: one
      case .two: two
      case .twoAnswered: twoAnswered
      case .launch: launch
      case .fetchHandler: fetchHandler
      case .pushHandler: pushHandler
      case .sessionHandler: sessionHandler
      case .configuration: configuration
      }
    }

    // MARK: Without handlers

    private var plain: @convention(block) (AnyObject, AnyObject) -> Void {
      typealias Method = @convention(c) (AnyObject, Selector, AnyObject) -> Void
      let original = unsafeBitCast(implementation, to: Method.self)
      return { delegate, subject in
        record(subject) { original(delegate, selector, subject) }
      }
    }

    private var one: @convention(block) (AnyObject, AnyObject, AnyObject?) -> Void {
      typealias Method = @convention(c) (AnyObject, Selector, AnyObject, AnyObject?) -> Void
      let original = unsafeBitCast(implementation, to: Method.self)
      return { delegate, subject, first in
        record(subject, payload: first) { original(delegate, selector, subject, first) }
      }
    }

    private var two: @convention(block) (AnyObject, AnyObject, AnyObject?, AnyObject?) -> Void {
      typealias Method =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject?, AnyObject?) -> Void
      let original = unsafeBitCast(implementation, to: Method.self)
      return { delegate, subject, first, second in
        if name == "scene:willConnectToSession:options:" {
          _ = Lifelint.sceneNames.name(of: ObjectIdentifier(subject), isConnecting: true)
          observer.sceneConnects(second)
        }
        record(subject, payload: second is UIScene.ConnectionOptions ? second : first) {
          original(delegate, selector, subject, first, second)
        }
      }
    }

    private var twoAnswered:
      @convention(block) (AnyObject, AnyObject, AnyObject?, AnyObject?) -> Bool
    {
      typealias Method =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject?, AnyObject?) -> Bool
      let original = unsafeBitCast(implementation, to: Method.self)
      return { delegate, subject, first, second in
        record(subject, payload: first) {
          original(delegate, selector, subject, first, second)
        }
      }
    }

    private var launch: @convention(block) (AnyObject, AnyObject, AnyObject?) -> Bool {
      typealias Method = @convention(c) (AnyObject, Selector, AnyObject, AnyObject?) -> Bool
      let original = unsafeBitCast(implementation, to: Method.self)
      return { delegate, subject, options in
        observer.launchBegins(options)
        let result = record(subject, payload: options) {
          original(delegate, selector, subject, options)
        }
        if name == "application:didFinishLaunchingWithOptions:" { observer.launchEnds() }
        return result
      }
    }

    private var configuration:
      @convention(block) (AnyObject, AnyObject, AnyObject?, AnyObject?) -> AnyObject?
    {
      typealias Method =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject?, AnyObject?) -> AnyObject?
      let original = unsafeBitCast(implementation, to: Method.self)
      return { delegate, subject, session, options in
        let result = record(subject) { original(delegate, selector, subject, session, options) }
        nonisolated(unsafe) let configuration = result
        if Thread.isMainThread {
          MainActor.assumeIsolated {
            let type: AnyClass? = (configuration as? UISceneConfiguration)?.delegateClass
            if let type { observer.wrapScene(type) }
          }
        }
        return result
      }
    }

    // MARK: With handlers

    private var fetchHandler: @convention(block) (AnyObject, AnyObject, @escaping Result) -> Void {
      typealias Method = @convention(c) (AnyObject, Selector, AnyObject, @escaping Result) -> Void
      let original = unsafeBitCast(implementation, to: Method.self)
      return { delegate, subject, handler in
        let of = Handlers.next("fetch")
        record(subject, of: of) {
          original(delegate, selector, subject) { result in
            Handlers.complete(of)
            handler(result)
          }
        }
      }
    }

    private var pushHandler:
      @convention(block) (AnyObject, AnyObject, AnyObject?, @escaping Result) -> Void
    {
      typealias Method =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject?, @escaping Result) -> Void
      let original = unsafeBitCast(implementation, to: Method.self)
      return { delegate, subject, push, handler in
        let of = Handlers.next("push")
        record(subject, of: of) {
          original(delegate, selector, subject, push) { result in
            Handlers.complete(of)
            handler(result)
          }
        }
      }
    }

    private var sessionHandler:
      @convention(block) (AnyObject, AnyObject, AnyObject?, @escaping Done) -> Void
    {
      typealias Method =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject?, @escaping Done) -> Void
      let original = unsafeBitCast(implementation, to: Method.self)
      return { delegate, subject, session, handler in
        let of = Handlers.next("bgsession")
        record(subject, of: of) {
          original(delegate, selector, subject, session) {
            Handlers.complete(of)
            handler()
          }
        }
      }
    }

    // MARK: What is recorded

    /// Records the begin and the end of the callback around the method itself.
    private func record<Value>(
      _ subject: AnyObject, of: String? = nil, payload: AnyObject? = nil, _ body: () -> Value
    ) -> Value {
      let isOfApp = name.hasPrefix("application")
      let scene = isOfApp ? nil : Lifelint.sceneNames.name(of: ObjectIdentifier(subject))
      var fields = Lifelint.Fields()
      fields.add("payload", Lifelint.name(ofPayload: payload).map { .text($0) })
      let result = Lifelint.callback(name, of: of, scene: scene, fields) { body() }
      if isLastChance { LastChance.flush() }
      return result
    }
  }
#endif

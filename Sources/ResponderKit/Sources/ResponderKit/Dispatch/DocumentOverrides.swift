/// What a document lets one object's methods answer or do: its outermost subclass.
///
/// One object of the host's for each object that a document overrides something of. It is asked in
/// the midst of a call, and may do anything that an app's code may.
@_spi(Workbench) public protocol DocumentOverrides: AnyObject {
  /// Whether the document overrides the method on this object.
  func overrides(_ method: Method) -> Bool

  /// Runs the override.
  ///
  /// `callSuper` may be called once, often or never; whether UIKit's version was reached is seen by
  /// the dispatcher and not reported by the host.
  ///
  /// - Parameters:
  ///   - method: The method that was called.
  ///   - object: Whose method it is.
  ///   - arguments: The arguments, in Swift's order.
  ///   - callSuper: Runs what lies under the override: the object's Swift class, then UIKit's.
  /// - Returns: The answer.
  func run(
    _ method: Method,
    on object: AnyObject,
    arguments: [Value],
    callSuper: () -> Value
  ) -> Value

  /// Whether the document lets the object implement an action; `nil` where it says nothing.
  func implements(_ action: Selector) -> Bool?

  /// The actions that the document lets the object implement, in no order.
  var implementedActions: [Selector] { get }

  /// Runs the body that the document gave an action that the object implements.
  func perform(_ action: Selector, on object: AnyObject, sender: AnyObject?, event: UIEvent?)
}

extension DocumentOverrides {
  @_spi(Workbench) public var implementedActions: [Selector] { [] }
}

extension Dispatcher {
  /// Sets what a document overrides on an object; `nil` takes it away.
  ///
  /// What was found out about the object before, that it is plain, is forgotten with it.
  @_spi(Workbench) public func setOverrides(
    _ overrides: (any DocumentOverrides)?,
    of object: AnyObject
  ) {
    let place = Int(objects.index(of: object).value)
    while documentOverrides.count <= place { documentOverrides.append(nil) }
    documentOverrides[place] = overrides
    (object as? UIResponder)?.plainParts = nil
    (object as? UIGestureRecognizer)?.isPlain = nil
  }

  /// Returns what a document overrides on an object.
  @_spi(Workbench) public func overrides(of object: AnyObject) -> (any DocumentOverrides)? {
    overrides(at: objects.index(of: object))
  }

  /// Returns what a document overrides on the object with an index.
  @inline(__always)
  func overrides(at index: ObjectIndex) -> (any DocumentOverrides)? {
    let place = Int(index.value)
    return place < documentOverrides.count ? documentOverrides[place] : nil
  }
}

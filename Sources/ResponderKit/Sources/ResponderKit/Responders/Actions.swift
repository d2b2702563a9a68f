/// The action methods of a class, by selector.
///
/// A class states them because Swift has no way to find a method by its name:
///
/// ```swift
/// override class var actions: Actions { super.actions.adding("buy:", Login.buy) }
/// ```
///
/// A table is a value. Adding to `super.actions` gives a new one, in which a method of the same
/// name takes the place of the superclass's. The three forms of `adding` are told apart by the
/// method's own arguments; the colons of the name are for whoever reads it.
///
/// - control.action-forms: none, the sender, or sender and event
public struct Actions {
  typealias Perform = (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Void

  private var table: [Selector: Perform] = [:]

  public init() {}

  /// The selectors of the table, sorted by name.
  public var selectors: [Selector] { table.keys.sorted { $0.name < $1.name } }

  /// Returns the table with an action without arguments added.
  public func adding<Target: AnyObject>(
    _ selector: Selector,
    _ method: @escaping (Target) -> () -> Void
  ) -> Actions {
    adding(selector) { target, _, _ in
      guard let target = target as? Target else { return }
      method(target)()
    }
  }

  /// Returns the table with an action added that takes the sender.
  public func adding<Target: AnyObject, Sender>(
    _ selector: Selector,
    _ method: @escaping (Target) -> (Sender) -> Void
  ) -> Actions {
    adding(selector) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      method(target)(sender)
    }
  }

  /// Returns the table with an action added that takes sender and event.
  ///
  /// A sender of another class than the method takes is not passed on: the method is not called
  /// then. Take `Any?` where a menu, a key and a button may all be the sender.
  public func adding<Target: AnyObject, Sender>(
    _ selector: Selector,
    _ method: @escaping (Target) -> (Sender, UIEvent?) -> Void
  ) -> Actions {
    adding(selector) { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      method(target)(sender, event)
    }
  }

  private func adding(_ selector: Selector, perform: @escaping Perform) -> Actions {
    var copy = self
    copy.table[selector] = perform
    return copy
  }

  subscript(selector: Selector) -> Perform? { table[selector] }
}

/// An object that has action methods; every responder is one.
public protocol ActionTarget: AnyObject {
  /// The class's action methods.
  static var actions: Actions { get }
}

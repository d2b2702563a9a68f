/// What a control sends for some of its events: an action to a target, or an action object.
///
/// The control keeps them in the order in which they were made. `nil` as target is a case of its
/// own and no missing target: one that has gone is passed over and does not turn into a search.
struct ControlRegistration {
  /// What is sent.
  enum Kind {
    /// An action method to a target that is not kept alive (control.targets-not-retained).
    case target(WeakTarget, Selector)
    /// An action method along the responder chain.
    case chain(Selector)
    /// The handler of an action object, which the control keeps.
    case action(UIAction)
  }

  /// A target, held weakly.
  final class WeakTarget {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  let kind: Kind
  var events: UIControl.Event

  /// The selector, unless it is an action object.
  var selector: Selector? {
    switch kind {
    case .target(_, let selector), .chain(let selector): selector
    case .action: nil
    }
  }

  /// The action object, where it is one.
  var action: UIAction? {
    switch kind {
    case .target, .chain: nil
    case .action(let action): action
    }
  }

  /// Whether actions of this target are meant; `nil` is the chain.
  func isFor(target: AnyObject?) -> Bool {
    switch kind {
    // A target that is gone is `nil` too, and is not meant by it.
    case .target(let weak, _): target != nil && weak.object === target
    case .chain: target == nil
    case .action: false
    }
  }
}

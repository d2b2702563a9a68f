import Foundation

/// What a `UIAction` runs when it is chosen or sent.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A menu element or control action that runs a closure instead of sending a selector (iOS 13).
///
/// It needs no responder, and nobody is asked whether it can be performed.
///
/// ```swift
/// let delete = UIAction(title: "Delete", attributes: .destructive) { _ in remove(row) }
/// button.addAction(delete, for: .primaryActionTriggered)
/// ```
///
/// The same object can stand in a menu. Two actions with one identifier are one to a control: the
/// later takes the place of the earlier (control.uiaction-unique).
open class UIAction: UIMenuElement {
  /// What makes an action the same as another one (control.uiaction-unique).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What makes the action the same as another one; by default it is like no other.
  public let identifier: Identifier
  /// Whether it is disabled, destructive or hidden.
  final var shownAttributes: UIMenuElement.Attributes
  final var shownState: UIMenuElement.State
  final let handler: UIActionHandler
  final weak var senderObject: AnyObject?

  /// Makes an action that runs `handler`.
  ///
  /// The handler is kept for as long as the action lives, and all that it captures with it.
  public init(
    title: String = "",
    identifier: Identifier? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    let number = Simulation.current.menu.nextIdentifier()
    self.identifier = identifier ?? Identifier("action.dynamic.\(number)")
    shownAttributes = attributes
    shownState = state
    self.handler = handler
    super.init(title: title)
  }

  /// The title that is shown.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  /// Whether the action is disabled, destructive or hidden.
  ///
  /// A disabled action does not run, even if a control sends it (control.disabled-action).
  open var attributes: UIMenuElement.Attributes {
    get { shownAttributes }
    set { shownAttributes = newValue }
  }

  /// The mark beside the action.
  open var state: UIMenuElement.State {
    get { shownState }
    set { shownState = newValue }
  }

  /// What sent the action, while its handler runs (iOS 14).
  ///
  /// A control, or what the menu belongs to; `nil` before and after.
  open var sender: Any? { senderObject }
}

extension ActionSender {
  /// Runs the handler of an action object.
  ///
  /// - control.disabled-action: a disabled one does not run.
  func run(_ action: UIAction, sender: AnyObject?, rule: Rule? = nil) {
    let index = dispatcher.objects.index(of: action)
    guard !action.shownAttributes.contains(.disabled) else {
      dispatcher.emit(.declined, .route, at: index, rule: .controlDisabledAction)
      return
    }
    dispatcher.emit(
      .actionSent,
      .route,
      at: index,
      rule: rule,
      fields: [
        TraceField(.name, .text(action.shownTitle)),
        TraceField(.sender, sender.map { .object(dispatcher.objects.index(of: $0)) } ?? .none),
      ]
    )
    dispatcher.trace.push(level: .route)
    dispatcher.observer?.didOccur(.handler(action))
    action.senderObject = sender
    dispatcher.runOwnCode(of: action) { simulation.enter { action.handler(action) } }
    action.senderObject = nil
    dispatcher.trace.pop()
  }
}

public import Foundation

/// Which menu is presented, and where (iOS 16).
open class UIEditMenuConfiguration: NSObject {
  /// What tells one configuration from another.
  public let identifier: AnyHashable
  /// Where the menu points, in the interaction's view.
  public let sourcePoint: CGPoint

  /// Makes a configuration; without an identifier it is like no other.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(Simulation.current.menu.nextIdentifier())
    self.sourcePoint = sourcePoint
  }
}

/// What runs beside the animation of a menu; the simulator animates nothing.
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Runs with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Brings an edit menu to a view (iOS 16).
open class UIEditMenuInteraction: NSObject, UIInteraction {
  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  final weak var delegateStorage: AnyObject?
  final weak var ownView: UIView?

  /// Makes an interaction whose delegate decides what the menu holds.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    simulation = Simulation.current
    delegateStorage = delegate
  }

  /// Asked what the menu holds, and told when it comes and goes.
  open var delegate: (any UIEditMenuInteractionDelegate)? {
    delegateStorage as? any UIEditMenuInteractionDelegate
  }

  /// The delegate, for a host.
  @_spi(Workbench) public final var delegateObject: AnyObject? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  /// The view that the interaction was added to.
  public final var view: UIView? { ownView }

  /// Lets go of the old view; a menu of it goes too.
  open func willMove(to view: UIView?) {
    if view !== ownView { dismissMenu() }
  }

  /// Takes the new view.
  open func didMove(to view: UIView?) { ownView = view }

  /// Presents the menu, in the place of one that is open.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    simulation.menu.present(of: self, configuration)
  }

  /// Dismisses the menu.
  open func dismissMenu() { if visibleConfiguration != nil { simulation.menu.hide(by: nil) } }

  /// Asks the delegate for the menu again; does nothing without an open menu.
  open func reloadVisibleMenu() {
    if let visibleConfiguration { simulation.menu.reload(of: self, visibleConfiguration) }
  }

  /// Asks for the target rectangle again; does nothing without an open menu.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let visibleConfiguration else { return }
    noteReload()
    askTargetRect(visibleConfiguration)
  }

  /// Returns where the open menu points, in a view's bounds.
  open func location(in view: UIView?) -> CGPoint {
    guard let visibleConfiguration, let ownView else { return .zero }
    return ownView.convert(visibleConfiguration.sourcePoint, to: view)
  }

  final var visibleConfiguration: UIEditMenuConfiguration? {
    guard case .interaction(let interaction, let configuration) = simulation.menu.shown?.source,
      interaction === self
    else { return nil }
    return configuration
  }

  final func noteReload() {
    simulation.dispatcher.emit(
      .menuBuilt,
      .route,
      at: simulation.dispatcher.objects.index(of: self),
      rule: .editMenuInteractionReload,
      fields: [TraceField(.state, .text("updated"))]
    )
  }
}

@_spi(Workbench) extension UIEditMenuInteraction: Delegator {}

/// Decides what an edit menu holds, and is told when it comes and goes.
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu; `nil` means the suggested one, an empty menu none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu points at, in the interaction's view.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Told before the menu is shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
  /// Told before the menu goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    interaction.simulation.dispatcher.delegateLacksMethod()
    return nil
  }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    interaction.simulation.dispatcher.delegateLacksMethod()
    return CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { interaction.simulation.dispatcher.delegateLacksMethod() }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { interaction.simulation.dispatcher.delegateLacksMethod() }
}

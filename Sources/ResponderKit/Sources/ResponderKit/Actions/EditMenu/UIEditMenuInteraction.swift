public import Foundation

/// Which menu is presented, and where (iOS 16).
///
/// Whoever presents makes it, and the delegate gets it with each question, so that it can tell one
/// menu of a view from another.
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
///
/// It shows nothing by itself: a gesture of the app's presents the menu. What it holds is suggested
/// by the chain and decided by the delegate.
///
/// ```swift
/// let menu = UIEditMenuInteraction(delegate: nil)
/// addInteraction(menu)
/// becomeFirstResponder()
/// menu.presentEditMenu(
///   with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 10))
/// )
/// ```
///
/// The menu has those of Cut, Copy, Paste and their like that somebody from the view up performs,
/// and what `buildMenu(with:)` adds on the way. It goes when an item is chosen, when the first
/// responder changes, or when another menu comes up.
///
/// - edit-menu.interaction
/// - edit-menu.interaction-first-responder: without a first responder in the view nothing is
///   suggested, and only the delegate's own menu can come up.
open class UIEditMenuInteraction: NSObject, UIInteraction {
  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  final weak var delegateStorage: AnyObject?
  final weak var ownView: UIView?

  /// Makes an interaction whose delegate decides what the menu holds.
  ///
  /// The view keeps the interaction, and nobody the delegate.
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
  ///
  /// In this order: a menu that is open goes; the chain is asked who performs what and may build;
  /// the delegate is asked for the menu; it is told that the menu comes, and asked where it points.
  /// All that is decided now: who becomes first responder later brings up nothing.
  ///
  /// Before iOS 16, for a view in no window, and where nothing would be in the menu, a record says
  /// that none came.
  ///
  /// - edit-menu.interaction-suggested
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    simulation.menu.present(of: self, configuration)
  }

  /// Dismisses the menu.
  open func dismissMenu() { if visibleConfiguration != nil { simulation.menu.hide(by: nil) } }

  /// Asks the delegate for the menu again; does nothing without an open menu.
  ///
  /// Everybody is asked as for a new one, and the delegate is not told that it comes. If nothing is
  /// left in it, the menu goes.
  ///
  /// - edit-menu.interaction-reload
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
      fields: [TraceField(.state, .text("updated"))] + .rect(simulation.menu.shown?.place)
    )
  }
}

@_spi(Workbench) extension UIEditMenuInteraction: Delegator {}

/// Decides what an edit menu holds, and is told when it comes and goes.
///
/// Every method may be left out.
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu; `nil` means the suggested one, an empty menu none.
  ///
  /// The suggested actions are to be put into the answer where they are wanted:
  ///
  /// ```swift
  /// func editMenuInteraction(
  ///   _ interaction: UIEditMenuInteraction,
  ///   menuFor configuration: UIEditMenuConfiguration,
  ///   suggestedActions: [UIMenuElement]
  /// ) -> UIMenu? {
  ///   UIMenu(children: [UIAction(title: "Pin") { _ in pin() }] + suggestedActions)
  /// }
  /// ```
  ///
  /// An action of its own needs no first responder, a command somebody who performs it.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu points at, in the interaction's view.
  ///
  /// Left out, it is the configuration's point. Nothing hangs on it here but the record that it was
  /// asked.
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

public import Foundation

/// Brings a menu to a view that comes up when the view is pressed for a while (iOS 13).
///
/// A private long press on the view does it, like any recognizer: it takes the finger from the view
/// when the menu comes up, and what prevents it prevents the menu.
///
/// ```swift
/// card.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// func contextMenuInteraction(
///   _ interaction: UIContextMenuInteraction,
///   configurationForMenuAtLocation location: CGPoint
/// ) -> UIContextMenuConfiguration? {
///   UIContextMenuConfiguration(actionProvider: { _ in
///     UIMenu(children: [UIAction(title: "Delete") { _ in remove() }])
///   })
/// }
/// ```
///
/// Held for half a second, the card shows the menu. While it is up a tap on the item runs it, and a
/// tap anywhere else only takes the menu away.
///
/// - edit-menu.context-menu
open class UIContextMenuInteraction: NSObject, UIInteraction {
  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  final weak var delegateStorage: AnyObject?
  final weak var ownView: UIView?
  private final var press: ContextMenuPress?

  /// Makes an interaction whose delegate decides what the menu holds.
  ///
  /// The view keeps the interaction, and nobody the delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    simulation = Simulation.current
    delegateStorage = delegate
  }

  /// Makes an interaction whose delegate, of whatever class, is told later, as in a document.
  @_spi(Workbench) public init(laterDelegate: AnyObject?) {
    simulation = Simulation.current
    delegateStorage = laterDelegate
  }

  /// Asked what the menu holds, and told when it comes and goes.
  open var delegate: (any UIContextMenuInteractionDelegate)? {
    delegateStorage as? any UIContextMenuInteractionDelegate
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
    guard view !== ownView else { return }
    dismissMenu()
    // Which ends its attempt: a press that is half over belongs to the old view.
    press.map { ownView?.detach($0) }
  }

  /// Takes the new view, and waits for a press on it.
  open func didMove(to view: UIView?) {
    ownView = view
    guard let view else { return }
    let press = press ?? simulation.enter { ContextMenuPress(self) }
    self.press = press
    view.attach(press)
  }

  /// Returns where the press is, in a view's bounds.
  open func location(in view: UIView?) -> CGPoint { press?.location(in: view) ?? .zero }

  /// Takes the menu away.
  open func dismissMenu() {
    guard case .context(let interaction, _) = simulation.menu.shown?.source, interaction === self
    else { return }
    simulation.menu.hide(by: nil)
  }

  // MARK: - Internal

  /// Asks the delegate what to show for a press at a place; `nil` means no menu.
  final func askConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    let answer: ContextMenuAnswer? = simulation.dispatcher.ask(
      .configurationForMenuAtLocation,
      of: self,
      arguments: [.object(self), .point(point)]
    ) { delegate in
      (delegate as? any UIContextMenuInteractionDelegate).map {
        ContextMenuAnswer(
          configuration: $0.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        )
      }
    }
    return answer?.configuration
  }

  /// Shows the menu of a configuration.
  ///
  /// The delegate is told before it is known whether anything in the menu can be shown.
  final func present(_ configuration: UIContextMenuConfiguration) {
    guard let ownView, let menu = configuration.actionProvider?([]) else { return }
    (delegateStorage as? UIControl)?.willOpenMenu()
    simulation.dispatcher.tell(.willDisplayMenuFor, of: self, arguments: arguments(configuration)) {
      ($0 as? any UIContextMenuInteractionDelegate)?.contextMenuInteraction(
        self,
        willDisplayMenuFor: configuration,
        animator: nil
      )
    }
    simulation.menu.openModal(
      menu,
      of: ownView,
      from: .context(self, configuration),
      rule: .editMenuContextMenu
    )
  }

  final func tellWillEnd(_ configuration: UIContextMenuConfiguration) {
    simulation.dispatcher.tell(.willEndFor, of: self, arguments: arguments(configuration)) {
      ($0 as? any UIContextMenuInteractionDelegate)?.contextMenuInteraction(
        self,
        willEndFor: configuration,
        animator: nil
      )
    }
  }

  private final func arguments(_ configuration: UIContextMenuConfiguration) -> [Value] {
    [.object(self), .object(configuration)]
  }
}

@_spi(Workbench) extension UIContextMenuInteraction: Delegator {}

/// The private recognizer of a context menu interaction.
///
/// The delegate is asked when the time is up and before the press begins, because an answer of
/// `nil` has to fail it: a press without a menu takes no touch from the view.
final class ContextMenuPress: UILongPressGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?
  private var configuration: UIContextMenuConfiguration?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    // The delegate is asked when the time is up, so there has to be some.
    minimumPressDuration = max(0.000_001, simulation.profile.number(.contextMenuPress))
  }

  override var privatePath: (owner: AnyObject?, part: String)? { (owner, "contextMenuPress") }

  /// The press has lasted long enough: without a configuration there is no menu.
  override func timeIsUp() {
    configuration = interaction?.askConfiguration(at: location(in: owner))
    if configuration == nil {
      follow(.fail(.editMenuContextMenu))
    } else {
      super.timeIsUp()
    }
  }

  override func react(to state: State) {
    guard state == .began, let configuration else { return }
    interaction?.present(configuration)
  }

  override func reset() {
    super.reset()
    configuration = nil
  }
}

public import Foundation

/// Brings a context menu to a view; the press that opens it is not simulated.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  final weak var delegateStorage: AnyObject?
  final weak var ownView: UIView?

  /// Makes an interaction.
  public init(delegate: AnyObject?) { delegateStorage = delegate }

  /// The delegate, for a host.
  @_spi(Workbench) public final var delegateObject: AnyObject? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  /// The view that the interaction was added to.
  public final var view: UIView? { ownView }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Takes the new view.
  open func didMove(to view: UIView?) { ownView = view }
}

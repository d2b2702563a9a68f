public import Foundation

/// What runs beside the animation of a context menu; the simulator animates nothing.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Runs with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Decides what a context menu holds, and is told when it comes and goes.
///
/// The first method has to be there; the other two may be left out.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns what to show for a press at a place of the view; `nil` means no menu.
  ///
  /// The location is in the interaction's view. Asked once for each press that lasted long enough;
  /// `nil` fails the press, and the view keeps its touch.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Told before the menu is shown; the animator is always `nil` here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Told before the menu goes; the animator is always `nil` here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { interaction.simulation.dispatcher.delegateLacksMethod() }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { interaction.simulation.dispatcher.delegateLacksMethod() }
}

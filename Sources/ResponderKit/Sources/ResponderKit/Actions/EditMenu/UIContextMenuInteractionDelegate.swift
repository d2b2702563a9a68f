public import Foundation

/// What runs beside the animation of a context menu; the simulator animates nothing.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Runs with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Decides what a context menu holds, and is told when it comes and goes.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns what to show for a press at a place of the view; `nil` means no menu.
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

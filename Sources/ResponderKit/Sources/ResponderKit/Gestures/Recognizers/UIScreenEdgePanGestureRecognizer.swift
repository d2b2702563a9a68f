import Foundation

/// Recognizes a pan that starts at an edge of the screen.
///
/// A finger that comes down farther inside fails it at once, and not only when the drag goes the
/// wrong way: what waits for its failure is not held up.
///
/// - edge-pan.is-pan
/// - edge-pan.edge-width: 13 points by default, ours to choose.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  final var edgeSet: UIRectEdge = []

  /// The edges at which it may start, as the interface is turned; none by default.
  ///
  /// With none no finger starts it. A touch that a stimulus gave edges is judged by those, any
  /// other by its place on the screen (edge-pan.interface-orientation).
  open var edges: UIRectEdge {
    get { edgeSet }
    set { edgeSet = newValue }
  }

  /// Follows fingers that come down at an edge; fails at once for others.
  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    super.take(phase, touches, event)
    guard phase == .began, currentState == .possible, !touches.allSatisfy({ isAtEdge($0) }) else {
      return
    }
    run { $0.fail(.edgePanIsPan) }
  }

  private final func isAtEdge(_ touch: UITouch) -> Bool {
    if let told = touch.edges { return !edgeSet.isDisjoint(with: told) }
    let point = touch.touchWindow?.geometry.toSuperview(touch.point) ?? touch.point
    let screen = simulation.windowServer.screen.bounds
    let width = simulation.profile.number(.screenEdgeWidth)
    return (edgeSet.contains(.left) && point.x < screen.minX + width)
      || (edgeSet.contains(.right) && point.x >= screen.maxX - width)
      || (edgeSet.contains(.top) && point.y < screen.minY + width)
      || (edgeSet.contains(.bottom) && point.y >= screen.maxY - width)
  }
}

public import Foundation

/// What one finger does in one event.
///
/// What a stimulus hands over: it names fingers by number and says nothing of views. Fingers that
/// are down and not named rest.
@_spi(Workbench) public struct TouchChange {
  /// The finger's number.
  public var finger: Int
  /// Began, moved, ended or cancelled.
  public var phase: UITouch.Phase
  /// Where it is, in screen points; `nil` leaves it where it was.
  public var point: CGPoint?
  /// What touches the screen.
  public var type: UITouch.TouchType
  /// The edges of the screen from which it counts as coming; `nil` lets its place decide.
  public var edges: UIRectEdge?
  /// How hard.
  public var force: CGFloat
  /// The scene on whose screen it comes down; `nil` is the key window's, or the only one.
  public var scene: UIWindowScene?

  public init(
    _ finger: Int,
    _ phase: UITouch.Phase,
    at point: CGPoint? = nil,
    type: UITouch.TouchType = .direct,
    edges: UIRectEdge? = nil,
    force: CGFloat = 1,
    scene: UIWindowScene? = nil
  ) {
    self.finger = finger
    self.phase = phase
    self.point = point
    self.type = type
    self.edges = edges
    self.force = force
    self.scene = scene
  }
}

/// What one finger does in an event, as the record of the event tells it.
public struct TracedTouch: Sendable, Equatable {
  /// The number by which stimuli name the finger.
  public let finger: Int
  /// The name of what it does: began, moved, ended or cancelled.
  public let phase: String
  /// How far it is from the left of the screen, in points.
  public let x: Double
  /// How far it is from the top of the screen, in points.
  public let y: Double
}

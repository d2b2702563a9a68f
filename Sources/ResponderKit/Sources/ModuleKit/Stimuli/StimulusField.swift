@_spi(Workbench) public import ResponderKit

/// One parameter of a stimulus, as people and programs read about it.
public struct StimulusField: Sendable {
  /// The member's name in a document, in camelCase.
  public let name: String

  /// What may stand there.
  public let type: StimulusFieldType

  /// The unit of a number: `points`, `seconds`.
  public let unit: String?

  /// Whether it must be there.
  public let isRequired: Bool

  /// What it is for: one sentence.
  public let summary: Text

  let makeDefault: @Sendable () -> Value

  /// What counts where it is left out; `nil` where that means nothing at all.
  @_spi(Workbench) public var defaultValue: Value? {
    if case .none = makeDefault() { return nil }
    return isRequired ? nil : makeDefault()
  }
}

/// What may stand in a parameter of a stimulus.
public indirect enum StimulusFieldType: Sendable {
  /// A place on the screen: a point, a view, a point or part of a view.
  case place
  /// A list of places.
  case places
  /// A distance `[x, y]` in points.
  case vector
  /// A point `[x, y]` in some object's own coordinates.
  case point
  /// A rectangle `[x, y, width, height]`.
  case rect
  case number(ClosedRange<Double>? = nil)
  case integer(ClosedRange<Int>? = nil)
  /// Seconds, not negative.
  case duration
  /// Radians, or `"45deg"`.
  case angle
  case text
  case flag
  /// One of these words.
  case choice([String])
  /// Any of these words: one, or a list.
  case choices([String])
  /// The name of an action: `"buy:"`.
  case action
  /// A reference to an object, or `null`.
  case object
  /// A list, of so many elements.
  case list(of: StimulusFieldType, count: ClosedRange<Int>? = nil)
  /// An object with these members; as a value, the list of theirs in this order.
  case record([StimulusField])
}

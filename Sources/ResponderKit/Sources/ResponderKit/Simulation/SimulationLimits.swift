/// How far one command may go before it is stopped with an error.
///
/// They are there for code that does not come to an end, and for hosts that run documents of
/// strangers. Past one of them the run ends with an error that names the place.
@_spi(Workbench) public struct SimulationLimits: Sendable {
  /// Nested calls that the model makes.
  public var callDepth = 600
  /// Calls that one command may cause.
  public var calls = 1_000_000
  /// Timers that may fire at one instant.
  public var timersAtOnce = 10_000
  /// Responders that there may be at one time.
  public var objects = 100_000
  /// Views inside views.
  public var viewDepth = 200
  /// Combining marks that follow one another in a text.
  public var combiningMarks = 30

  /// The limits that a simulation begins with.
  public init() {}
}

/// How far one command may go before it is stopped with an error.
struct SimulationLimits {
  /// Nested calls that the model makes.
  var callDepth = 600
  /// Calls that one command may cause.
  var calls = 1_000_000
  /// Timers that may fire at one instant.
  var timersAtOnce = 10_000
  /// Objects that one simulation may hold.
  var objects = 100_000
  /// Views inside views.
  var viewDepth = 200
}

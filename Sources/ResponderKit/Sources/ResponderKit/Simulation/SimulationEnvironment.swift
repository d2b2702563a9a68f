/// A part of a simulation with a state of its own: its face is what other folders call.
///
/// A class, because the app's code is called in the midst of it and may come back.
///
/// Each part lives as long as its simulation, which owns it, and knows the dispatcher from the
/// beginning and the simulation from `join(_:)` on.
@_spi(Workbench) public class SimulationEnvironment {
  // Unsafe for the reason given at UIResponder.simulation: the simulation owns its parts, and as it
  // ends, so do views that have to ask them.
  private unowned(unsafe) final var owner: Simulation?

  /// What every call goes through; a constant, so that reading it counts no reference.
  final let dispatcher: Dispatcher

  init(_ dispatcher: Dispatcher) { self.dispatcher = dispatcher }

  /// The simulation that the part belongs to.
  ///
  /// Each read counts a reference: what every touch comes through reads it once, into a constant.
  final var simulation: Simulation {
    guard let owner else { preconditionFailure("a part was asked before its simulation was made") }
    return owner
  }

  /// Makes the part that of a simulation, which has just been made itself.
  final func join(_ simulation: Simulation) { owner = simulation }
}

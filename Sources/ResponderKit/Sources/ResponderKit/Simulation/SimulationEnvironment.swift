/// A part of a simulation with a state of its own: its face is what other folders call.
///
/// A class, because the app's code is called in the midst of it and may come back.
@_spi(Workbench) public class SimulationEnvironment {
  /// The simulation that the part belongs to.
  ///
  /// Unsafe for the reason given at UIResponder.simulation: the simulation owns its parts, and as it
  /// ends, so do views that have to ask them.
  unowned(unsafe) final let simulation: Simulation

  init(in simulation: Simulation) { self.simulation = simulation }
}

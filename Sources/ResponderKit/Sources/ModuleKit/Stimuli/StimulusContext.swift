@_spi(Workbench) public import ResponderKit

/// What a stimulus may do to the session that it is sent to.
public struct StimulusContext {
  /// The simulation.
  public let simulation: Simulation

  /// Makes the context of one simulation.
  @_spi(Workbench) public init(_ simulation: Simulation) {
    self.simulation = simulation
  }

  /// The virtual time, in seconds since launch.
  public var time: Double { Double(simulation.now) / 1_000_000 }

  /// Lets virtual time pass; timers that fall due on the way fire, in order.
  public func advance(by seconds: Double) {
    simulation.advance(to: simulation.now + microseconds(seconds))
  }

  /// Sends one event in which one finger comes down, moves or is lifted.
  ///
  /// - Parameters:
  ///   - finger: The finger's number.
  ///   - phase: Began, moved, ended or cancelled.
  ///   - point: Where it is on the screen; `nil` leaves it where it was.
  /// - Throws: `SimulationError` when the finger cannot do that now.
  public func touch(_ finger: Int, _ phase: UITouch.Phase, at point: CGPoint? = nil) throws {
    try simulation.touches.send([TouchChange(finger, phase, at: point)])
  }

  /// Ends the stimulus with a sentence that says what is wrong with its parameters.
  ///
  /// ```swift
  /// throw context.refusal(Text("'on' is no responder", zh: "“on”不是响应者"))
  /// ```
  public func refusal(_ message: Text) -> any Error {
    SimulationError(.invalidArgument, saying: message)
  }

  /// The microseconds nearest to a number of seconds.
  public func microseconds(_ seconds: Double) -> Int64 {
    Int64((max(0, min(seconds, 1e9)) * 1_000_000).rounded())
  }
}

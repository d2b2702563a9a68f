/// The main queue in virtual time: what `DispatchQueue.main` is on iOS.
public enum MainQueue {
  /// Runs `work` at the next turn of the run loop.
  public static func async(_ work: @escaping () -> Void) {
    Simulation.current.dispatcher.setTimer(after: 0, name: "MainQueue.async", fire: work)
  }

  /// Runs `work` so many seconds of virtual time from now.
  public static func asyncAfter(deadline seconds: Double, _ work: @escaping () -> Void) {
    Simulation.current.dispatcher.setTimer(
      after: Int64(microseconds: seconds),
      name: "MainQueue.asyncAfter",
      fire: work
    )
  }
}

/// The main queue in virtual time: what `DispatchQueue.main` is on iOS.
///
/// Time passes only when a host moves it, so what is put here waits for that.
public enum MainQueue {
  /// Runs `work` at the next turn of the run loop.
  ///
  /// After what runs now and after everything that was put there before, at the same virtual time:
  ///
  /// ```swift
  /// override func viewWillAppear(_ animated: Bool) {
  ///   super.viewWillAppear(animated)
  ///   MainQueue.async { self.field.becomeFirstResponder() }
  /// }
  /// ```
  ///
  /// By the time that this runs the view is in its window, and the field gets the focus.
  public static func async(_ work: @escaping () -> Void) {
    Simulation.current.dispatcher.setTimer(after: 0, name: "MainQueue.async", fire: work)
  }

  /// Runs `work` so many seconds of virtual time from now.
  ///
  /// Work that falls due at the time of an event runs before the event
  /// (dispatch.deterministic-time-source).
  public static func asyncAfter(deadline seconds: Double, _ work: @escaping () -> Void) {
    Simulation.current.dispatcher.setTimer(
      after: Int64(microseconds: seconds),
      name: "MainQueue.asyncAfter",
      fire: work
    )
  }
}

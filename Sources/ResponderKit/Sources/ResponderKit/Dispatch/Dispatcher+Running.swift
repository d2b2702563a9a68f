// The course of a run: its commands, its failure, its objects and its end.

extension Dispatcher {
  /// Reports an error where UIKit would stop the app; the calls that are open unwind.
  func fail(_ error: SimulationError) {
    guard failure == nil else { return }
    failure = error
    emit(
      .error,
      .outcome,
      at: error.object,
      rule: error.rule,
      fields: [
        TraceField(.error, .text(error.kind.rawValue)), TraceField(.message, .said(error.message)),
      ]
    )
  }

  /// Ends the run from outside, as a host does to cancel it.
  @_spi(Workbench) public func stop(_ error: SimulationError) { fail(error) }

  /// Forgets the failure, because somebody expected it.
  @_spi(Workbench) public func clearFailure() {
    failure = nil
  }

  /// Starts a new command: its calls are counted from zero.
  @_spi(Workbench) public func beginCommand() {
    calls = 0
    messages.start()
  }

  /// Drops what may hold objects as its simulation ends: each of them holds the dispatcher.
  func letGo() {
    clock = VirtualClock()
    documentOverrides = []
    trace.sink = nil
  }

  /// Adds a new object to the table; past the limit the run ends.
  func register(_ object: any IndexedObject) -> ObjectIndex {
    let index = objects.add(object)
    if objects.living > limits.objects {
      fail(
        SimulationError(
          .tooManyObjects,
          "a simulation holds at most \(limits.objects) objects",
          zh: "一个模拟最多容纳 \(limits.objects) 个对象"
        )
      )
    }
    return index
  }
}

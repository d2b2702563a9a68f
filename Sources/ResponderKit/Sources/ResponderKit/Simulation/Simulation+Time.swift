extension Simulation {
  /// Moves time to `time`, firing what falls due on the way, in order; timers first.
  ///
  /// In microseconds since launch; time never goes back. What a timer sets for the same instant
  /// fires too, before time moves on, and too many of these are an endless loop that ends the run.
  ///
  /// - dispatch.deterministic-time-source: a timer due at an event's own time fires before it.
  @_spi(Workbench) public func advance(to time: Int64) {
    var instant: Int64 = -1
    var atInstant = 0
    while dispatcher.failure == nil, let timer = dispatcher.clock.popDue(by: time) {
      atInstant = timer.due == instant ? atInstant + 1 : 1
      instant = timer.due
      if atInstant > dispatcher.limits.timersAtOnce {
        dispatcher.fail(
          SimulationError(
            .tooManyTimers,
            "more than \(dispatcher.limits.timersAtOnce) timers fired at \(instant.seconds) s: "
              + "\(timer.name) sets itself again at once",
            zh: "在 \(instant.seconds) 秒这一刻触发了超过 \(dispatcher.limits.timersAtOnce) 个定时器："
              + "\(timer.name) 总是立刻重新设置自己",
            object: timer.object
          )
        )
        return
      }
      dispatcher.emit(
        .timerFired,
        .full,
        at: timer.object,
        rule: .dispatchDeterministicTimeSource,
        fields: [TraceField(.name, .text(timer.name))]
      )
      dispatcher.trace.push(level: .full)
      // Nobody else has entered the simulation when its timers fire, and objects made in them
      // belong to it.
      enter { ring(timer) }
      dispatcher.trace.pop()
    }
    if dispatcher.failure == nil { dispatcher.clock.advance(to: time) }
  }

  private func ring(_ timer: VirtualClock.Timer) {
    switch timer.alarm {
    case .work(let work): work()
    case .recognizer: gestures.wake(at: timer.object)
    case .idleRecognizer: gestures.endIdle(at: timer.object)
    }
  }

  /// The due time of the next timer in microseconds, or `nil` when none waits.
  @_spi(Workbench) public var nextTimer: Int64? { dispatcher.clock.nextDue }
}

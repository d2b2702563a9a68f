extension Dispatcher {
  /// The virtual time in microseconds since launch.
  var now: Int64 { clock.now }

  /// Sets a timer in virtual time, in microseconds from now; where a rule makes it wait, by that.
  ///
  /// What runs then is code of the model's, with the simulation entered. Setting is recorded with
  /// the time that it is due, firing again with its name.
  @discardableResult
  func setTimer(
    after delay: Int64,
    name: String,
    object: AnyObject? = nil,
    rule: Rule? = nil,
    fire: @escaping () -> Void
  ) -> Int {
    setTimer(
      after: delay,
      name: name,
      index: object.map { objects.index(of: $0) },
      rule: rule,
      alarm: .work(fire)
    )
  }

  /// Sets a timer that is about an object.
  func setTimer(
    after delay: Int64,
    name: String,
    index: ObjectIndex?,
    rule: Rule? = nil,
    alarm: VirtualClock.Alarm
  ) -> Int {
    emit(
      .timerSet,
      .full,
      at: index,
      rule: rule,
      fields: [
        TraceField(.name, .text(name)), TraceField(.due, .number(clock.time(after: delay).seconds)),
      ]
    )
    return clock.set(after: delay, name: name, object: index, alarm: alarm)
  }

  /// Takes a timer back.
  ///
  /// One that has fired, or was taken back before, is passed over, and so is `nil`.
  func cancelTimer(_ id: Int?) {
    if let id { clock.cancel(id) }
  }
}

import Foundation

/// The keys and buttons that are down, and the event that carries them.
///
/// A press is known here from the moment when it goes down until it is let go, also one that the
/// system, a command or text has taken: its key is down all the same.
@_spi(Workbench) public final class PressEnvironment: SimulationEnvironment {
  /// In the order in which they began; one that is over stays until it is let go.
  private var live: [UIPress] = []
  /// The event of the running sequence.
  private(set) var event: UIPressesEvent?

  // MARK: - Keys and buttons

  /// Presses a key or button down.
  ///
  /// - key-command.system-first: the app never hears of a key that the system keeps.
  ///
  /// - Throws: `SimulationError` when it is down already, or there is no such key.
  @_spi(Workbench) public func begin(_ source: PressSource) throws {
    guard dispatcher.failure == nil else { return }
    try check(source)
    guard !live.contains(where: { $0.source.isSame(as: source) }) else {
      throw SimulationError(
        .invalidArgument,
        "\(source.text) is down already: end it first",
        zh: "\(source.text) 已经按下：请先结束它"
      )
    }
    // The lowest free one: the same key gets the same name each time, and traces can be compared.
    let numbers = 1...(live.count + 1)
    let number = numbers.first { number in !live.contains { $0.number == number } }
    let press = simulation.enter { UIPress(source, number: number ?? 1, in: simulation) }
    live.append(press)
    if SystemKey.reserves(source) {
      press.stage = .over
      dispatcher.emit(
        .discarded,
        .route,
        at: press.index,
        rule: .keyCommandSystemFirst,
        fields: [TraceField(.command, .text(source.text))]
      )
      return
    }
    send([press], .began)
  }

  /// Reports that an analog button is pressed in more or less.
  ///
  /// - Throws: `SimulationError` when it is not down, or is a key.
  @_spi(Workbench) public func change(_ source: PressSource, force: Double) throws {
    let press = try live(source)
    if case .key = source {
      throw SimulationError(
        .invalidArgument,
        "a key knows no force, so it does not change while it is down",
        zh: "按键没有力度，所以按住期间不会变化",
        rule: .pressPhases
      )
    }
    press.currentForce = force
    send([press], .changed)
  }

  /// Lets a key or button go.
  ///
  /// - Throws: `SimulationError` when it is not down.
  @_spi(Workbench) public func end(_ source: PressSource) throws {
    send([try live(source)], .ended)
  }

  /// Takes one press away, or all that are down, in one event.
  ///
  /// - Throws: `SimulationError` when it is not down, or nothing is.
  @_spi(Workbench) public func cancel(_ source: PressSource? = nil) throws {
    let cancelled = try source.map { [try live($0)] } ?? live
    guard !cancelled.isEmpty else {
      throw SimulationError(
        .invalidArgument,
        "nothing is pressed: send press.began first",
        zh: "没有按下任何键：请先发送 press.began"
      )
    }
    send(cancelled, .cancelled)
  }

  /// Presses a key or button, and lets it go after so many seconds of virtual time.
  ///
  /// - Throws: `SimulationError` when it is down already, or there is no such key.
  @_spi(Workbench) public func send(_ source: PressSource, duration: Double = 0.05) throws {
    try begin(source)
    simulation.advance(to: dispatcher.clock.time(after: Int64(microseconds: duration)))
    guard dispatcher.failure == nil else {
      // The key is let go all the same, though nobody is told any more.
      live.removeAll { $0.source.isSame(as: source) }
      return
    }
    try end(source)
  }

  /// The app is active no longer: responders that were told of a press are told of its end.
  ///
  /// The key may still be down, but what it does then reaches nobody.
  func cancelWhenInactive() {
    guard let event else { return }
    let cancelled = live.filter { $0.stage == .delivered }
    for press in cancelled {
      press.currentPhase = .cancelled
      press.currentForce = 0
      press.time = dispatcher.now
    }
    guard !cancelled.isEmpty else { return }
    // Past `sendEvent`: nothing was pressed or let go, the model ends what responders were told of.
    queue(event, of: cancelled, .cancelled, rule: .pressOverrideAllFour)
    simulation.gestures.run(for: cancelled, of: event) {
      deliver(
        cancelled.filter { simulation.gestures.passes($0, .cancelled, event) },
        .cancelled,
        event
      )
    }
    simulation.gestures.dropPresses(cancelled)
    event.presses = []
    self.event = nil
  }

  private func live(_ source: PressSource) throws -> UIPress {
    try check(source)
    guard let press = live.first(where: { $0.source.isSame(as: source) }) else {
      throw SimulationError(
        .invalidArgument,
        "\(source.text) is not down: send press.began first",
        zh: "\(source.text) 没有按下：请先发送 press.began"
      )
    }
    return press
  }

  private func check(_ source: PressSource) throws {
    guard case .key(let input, _) = source, KeyInput.input(written: input) != input else { return }
    throw SimulationError(
      .invalidArgument,
      "'\(input)' is no key: it is one character, \"\\r\" for Return, or one of "
        + KeyInput.named.map(\.name).joined(separator: ", "),
      zh: "“\(input)”不是按键：按键是一个字符，Return 写作 \"\\r\"，或者是 "
        + KeyInput.named.map(\.name).joined(separator: "、") + " 之一"
    )
  }

  /// Sends one event in which these presses take a phase; the others that are down stand still.
  private func send(_ changed: [UIPress], _ phase: UIPress.Phase) {
    guard dispatcher.failure == nil else { return }
    // Before the changes: whoever is not among them stands still in this event.
    for press in live { press.currentPhase = .stationary }
    for press in changed {
      press.currentPhase = phase
      press.isTold = false
      press.time = dispatcher.now
      if phase == .ended || phase == .cancelled { press.currentForce = 0 }
    }
    // Of what nobody hears any more no event is made, but it is let go below.
    let told = changed.filter { !$0.isOver }
    if !told.isEmpty {
      let event = event ?? simulation.enter { UIPressesEvent(in: simulation) }
      self.event = event
      event.time = dispatcher.now
      event.presses = live.filter { !$0.isOver }
      queue(event, of: told, phase, rule: .dispatchQueueIsFifo)
      simulation.events.send(event)
    }
    guard phase == .ended || phase == .cancelled else { return }
    if !simulation.gestures.isIdle { simulation.gestures.dropPresses(changed) }
    live.removeAll { press in changed.contains { $0 === press } }
    event?.presses = live.filter { !$0.isOver }
    if live.isEmpty { event = nil }
  }

  /// Records that an event of these presses stands in the queue.
  private func queue(
    _ event: UIPressesEvent,
    of presses: [UIPress],
    _ phase: UIPress.Phase,
    rule: Rule
  ) {
    let names = presses.map(\.source.text).joined(separator: ", ")
    dispatcher.emit(
      .eventQueued,
      .route,
      at: event.index,
      rule: rule,
      fields: [
        TraceField(.event, .text("\(event.eventType)")), .phases(presses.map { _ in phase }),
        TraceField(.command, .text(names)),
      ]
    )
  }
}

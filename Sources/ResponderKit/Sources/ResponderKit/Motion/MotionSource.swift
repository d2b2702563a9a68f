import Foundation

/// Where shakes come from: the one that runs, when the last one was, and who gets them.
///
/// One shake at a time, with one event for its start and its end. It is remembered who got the
/// start, because only that object is told when the shake is broken off.
@_spi(Workbench) public final class MotionSource: SimulationEnvironment {
  /// What a motion event reports.
  enum Phase {
    case began, ended, cancelled

    /// The method that tells of it.
    var method: Method {
      switch self {
      case .began: .motionBegan
      case .ended: .motionEnded
      case .cancelled: .motionCancelled
      }
    }
  }

  /// A shake between its start and its end.
  private struct Shake {
    /// The event of its start, which its end is told with as well.
    let event: UIEvent
    /// Swallowed by the lockout: neither its start nor its end is reported.
    let isSwallowed: Bool
    /// Where the start went.
    weak var receiver: UIResponder?
  }

  /// The shake that runs; also one that nobody hears of, whose end is still to come.
  private var shake: Shake?
  /// When the last reported shake was over, in microseconds.
  private var lastEnd: Int64?

  // MARK: - Shaking

  /// Reports the start of a shake.
  ///
  /// - motion.repeat-lockout: soon after the last one it is not reported.
  ///
  /// The lockout counts from the end of the last shake that was reported, in virtual time.
  ///
  /// - Throws: `SimulationError` when a shake runs already.
  @_spi(Workbench) public func beginShake() throws {
    guard shake == nil else {
      throw SimulationError(
        .invalidArgument,
        "a shake runs already: send motion.ended first",
        zh: "摇动已经在进行：请先发送 motion.ended"
      )
    }
    let event = simulation.enter { UIEvent(type: .motion, subtype: .motionShake, in: simulation) }
    let lockout = Int64(microseconds: simulation.profile.number(.shakeLockout))
    if let last = lastEnd, dispatcher.now - last < lockout {
      // Remembered though nobody hears of it: its end is to be swallowed with it.
      shake = Shake(event: event, isSwallowed: true)
      dispatcher.emit(.discarded, .route, at: event.index, rule: .motionRepeatLockout)
      return
    }
    shake = Shake(event: event, isSwallowed: false)
    sendMotion(.began, event)
  }

  /// Reports that the shaking stopped.
  ///
  /// - Throws: `SimulationError` when no shake runs.
  @_spi(Workbench) public func endShake() throws { try finishShake(.ended) }

  /// Reports that the shake came to nothing, as when the shaking goes on too long.
  ///
  /// - Throws: `SimulationError` when no shake runs.
  @_spi(Workbench) public func cancelShake() throws { try finishShake(.cancelled) }

  /// Reports a whole shake and moves time by its duration in seconds.
  ///
  /// Timers that are due meanwhile fire between start and end.
  ///
  /// - Throws: `SimulationError` when a shake runs already.
  @_spi(Workbench) public func sendShake(duration: Double = 0.5, cancelled: Bool = false) throws {
    try beginShake()
    simulation.advance(to: dispatcher.clock.time(after: Int64(microseconds: duration)))
    // It may have been cancelled meanwhile.
    guard shake != nil else { return }
    try finishShake(cancelled ? .cancelled : .ended)
  }

  private func finishShake(_ phase: Phase) throws {
    guard let shake else {
      throw SimulationError(
        .invalidArgument,
        "no shake runs: send motion.began first",
        zh: "没有摇动在进行：请先发送 motion.began"
      )
    }
    self.shake = nil
    guard !shake.isSwallowed else { return }
    lastEnd = dispatcher.now
    sendMotion(phase, shake.event)
  }

  /// motion.cancel-causes: the app became inactive, or the receiving view left its window.
  func cancelShakeIfRunning(leaving view: UIView? = nil) {
    guard let shake, !shake.isSwallowed else { return }
    if let view {
      guard let receiver = shake.receiver as? UIView, receiver.isDescendant(of: view) else {
        return
      }
    }
    self.shake = nil
    lastEnd = dispatcher.now
    // Past the queue and `sendEvent`: nothing has come from outside, the model breaks it off by
    // itself.
    dispatcher.emit(.declined, .route, at: shake.receiver?.index, rule: .motionCancelCauses)
    // To whoever got the start: the first responder may be another by now.
    shake.receiver?.sendMotion(.cancelled, .motionShake, shake.event)
  }

  private func sendMotion(_ phase: Phase, _ event: UIEvent) {
    event.motionPhase = phase
    event.time = dispatcher.now
    simulation.events.enqueue(event, fields: [.phase(phase)])
    simulation.events.send(event)
  }

  /// The window's part of a motion event: the first responder, or who stands in for it.
  func deliver(_ event: UIEvent, in window: UIWindow?) {
    guard let start = initialResponder(forMotionIn: window), let phase = event.motionPhase else {
      simulation.events.drop(event, rule: .motionNoFirstResponder)
      return
    }
    // Noted here and not when the event was made: an override of `sendEvent` may have kept the
    // start from everybody, and then nobody is owed an end.
    if phase == .began { shake?.receiver = start }
    start.sendMotion(phase, event.eventSubtype, event)
  }

  private func initialResponder(forMotionIn window: UIWindow?) -> UIResponder? {
    if let responder = window?.firstResponderStorage {
      return simulation.events.announce(responder, rule: .motionInitialFirstResponder)
    }
    switch simulation.profile.setting(.motionNoFirstResponder) {
    case .nobody: return nil
    case .keyWindow:
      return simulation.events.announce(
        window ?? simulation.application,
        rule: .motionNoFirstResponder
      )
    default:
      let top = window.map { $0.topVisibleController ?? $0 }
      return simulation.events.announce(
        top ?? simulation.application,
        rule: .motionNoFirstResponder
      )
    }
  }
}

import Foundation

/// The shake that runs, and when the last one was.
struct MotionSystem {
  /// What a motion event reports.
  enum Phase { case began, ended, cancelled }

  /// A shake between its start and its end.
  struct Shake {
    let event: UIEvent
    /// Swallowed by the lockout: neither its start nor its end is reported.
    let isSwallowed: Bool
    /// Where the start went.
    weak var receiver: UIResponder?
  }

  var shake: Shake?
  /// When the last reported shake was over, in microseconds.
  var lastEnd: Int64?
}

extension Simulation {
  /// Reports the start of a shake.
  ///
  /// - motion.repeat-lockout: soon after the last one it is not reported.
  ///
  /// - Throws: `SimulationError` when a shake runs already.
  @_spi(Workbench) public func beginShake() throws {
    guard motion.shake == nil else {
      throw SimulationError(
        .invalidArgument,
        "a shake runs already: send motion.ended first",
        zh: "摇动已经在进行：请先发送 motion.ended"
      )
    }
    let event = enter { UIEvent(type: .motion, subtype: .motionShake, in: self) }
    let lockout = Int64(microseconds: profile.number(.shakeLockout))
    if let last = motion.lastEnd, now - last < lockout {
      motion.shake = MotionSystem.Shake(event: event, isSwallowed: true)
      emit(.discarded, .route, at: event.index, rule: .motionRepeatLockout)
      return
    }
    motion.shake = MotionSystem.Shake(event: event, isSwallowed: false)
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
  /// - Throws: `SimulationError` when a shake runs already.
  @_spi(Workbench) public func sendShake(duration: Double = 0.5, cancelled: Bool = false) throws {
    try beginShake()
    advance(to: clock.time(after: Int64(microseconds: duration)))
    // It may have been cancelled meanwhile.
    guard motion.shake != nil else { return }
    try finishShake(cancelled ? .cancelled : .ended)
  }

  private func finishShake(_ phase: MotionSystem.Phase) throws {
    guard let shake = motion.shake else {
      throw SimulationError(
        .invalidArgument,
        "no shake runs: send motion.began first",
        zh: "没有摇动在进行：请先发送 motion.began"
      )
    }
    motion.shake = nil
    guard !shake.isSwallowed else { return }
    motion.lastEnd = now
    sendMotion(phase, shake.event)
  }

  /// motion.cancel-causes: the app became inactive, or the receiving view left its window.
  func cancelShakeIfRunning(leaving view: UIView? = nil) {
    guard let shake = motion.shake, !shake.isSwallowed else { return }
    if let view {
      guard let receiver = shake.receiver as? UIView, receiver.isDescendant(of: view) else {
        return
      }
    }
    motion.shake = nil
    motion.lastEnd = now
    emit(.declined, .route, at: shake.receiver?.index, rule: .motionCancelCauses)
    // To whoever got the start: the first responder may be another by now.
    shake.receiver?.sendMotion(.motionCancelled, .motionShake, shake.event)
  }

  private func sendMotion(_ phase: MotionSystem.Phase, _ event: UIEvent) {
    event.motionPhase = phase
    event.time = now
    queue(event, fields: [TraceField(.phase, .text("\(phase)"))])
    send(event)
  }

  /// The window's part of a motion event: the first responder, or who stands in for it.
  func deliverMotion(_ event: UIEvent, in window: UIWindow?) {
    guard let start = initialResponder(forMotionIn: window), let phase = event.motionPhase else {
      dropWithoutReceiver(event, rule: .motionNoFirstResponder)
      return
    }
    let method: Method
    switch phase {
    case .began:
      method = .motionBegan
      motion.shake?.receiver = start
    case .ended: method = .motionEnded
    case .cancelled: method = .motionCancelled
    }
    start.sendMotion(method, event.eventSubtype, event)
  }

  private func initialResponder(forMotionIn window: UIWindow?) -> UIResponder? {
    if let responder = window?.firstResponderStorage {
      return announce(responder, rule: .motionInitialFirstResponder)
    }
    switch profile.setting(.motionNoFirstResponder) {
    case .nobody: return nil
    case .keyWindow: return announce(window ?? application, rule: .motionNoFirstResponder)
    default:
      let top = window.map { topVisibleController(in: $0) ?? $0 }
      return announce(top ?? application, rule: .motionNoFirstResponder)
    }
  }

  /// The root controller, then whatever it presents, then the shown child of a navigation or tab
  /// controller, and so on; other containers are not entered.
  func topVisibleController(in window: UIWindow) -> UIViewController? {
    var top = window.rootController
    while let controller = top {
      let next =
        controller.presentedController ?? (controller as? UINavigationController)?.topViewController
        ?? (controller as? UITabBarController)?.selectedViewController
      guard let next else { return controller }
      top = next
    }
    return nil
  }
}

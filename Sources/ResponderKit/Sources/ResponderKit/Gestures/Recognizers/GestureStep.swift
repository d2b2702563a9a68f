import Foundation

/// What a recognizer's machine asks for after an input, with the rule that it follows.
///
/// Machines decide and recognizers act: a machine holds no recognizer, sets no timer and asks
/// nobody, so that it can be tested as a value. The rule comes with the step because the machine is
/// where it is decided.
enum GestureStep: Equatable, Sendable {
  /// Nothing to do.
  case stay

  /// Begin, as continuous gestures do.
  case begin(Rule)

  /// The gesture went on.
  case change(Rule)

  /// The gesture is over.
  case end(Rule)

  /// The whole gesture was made, as discrete ones are.
  case recognize(Rule)

  /// It is not this gesture.
  case fail(Rule)
}

/// One finger at one moment, as a machine sees it: in the window, with the time in microseconds.
struct FingerSample: Equatable, Sendable {
  /// The touch's own number.
  let finger: Int32
  let point: CGPoint
  let time: Int64
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }
}

extension UIGestureRecognizer {
  /// Does what the machine asks for, and wakes it when it wants.
  ///
  /// The recognizer may be refused what the machine has decided, and the machine need not know:
  /// after the reset it starts anew with the recognizer.
  ///
  /// - gesture.require-to-fail-holds: a continuous gesture that ends while it waits for another's
  ///   failure has no begin to report and fails.
  final func follow(_ step: GestureStep, wakeAt deadline: Int64? = nil) {
    switch step {
    case .stay: break
    case .begin(let rule): simulation.gestures.assign(.began, to: self, by: rule)
    case .change(let rule):
      if currentState.isActive { simulation.gestures.assign(.changed, to: self, by: rule) }
    case .end(let rule):
      simulation.gestures.assign(currentState.isActive ? .ended : .failed, to: self, by: rule)
    case .recognize(let rule): simulation.gestures.assign(.ended, to: self, by: rule)
    case .fail(let rule):
      if currentState == .possible { simulation.gestures.assign(.failed, to: self, by: rule) }
    }
    // One that waits for another's failure with its result in hand must not be woken to fail.
    if !currentState.isTerminal, attempt.isRunning {
      simulation.gestures.keepTime(attempt.wish == nil ? deadline : nil, for: self)
    }
  }

  /// One touch as a machine sees it.
  final func sample(of touch: UITouch) -> FingerSample {
    FingerSample(finger: touch.index.value, point: touch.point, time: dispatcher.now)
  }

  /// Returns a point of the window in a view's bounds; `nil` means the window's.
  ///
  /// The window is that of the touches, which stays theirs, and the view's own where there are
  /// none.
  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = attempt.involved.first?.touchWindow ?? owner?.window else {
      return point
    }
    return window.convert(point, to: view)
  }

  /// Returns a vector of the window in a view's bounds.
  ///
  /// By two points, so that a view that is turned or scaled sees the way as it does its own.
  final func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    let start = convert(.zero, to: view)
    let end = convert(vector, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

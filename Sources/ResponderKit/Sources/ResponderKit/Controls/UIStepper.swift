public import Foundation

/// A control of two halves, one that takes a step down and one that takes a step up.
///
/// A short press takes one step at the lift; a held one takes a step each half second while the
/// finger is on the control, and none at the lift (control.stepper-press). UIKit does not publish
/// its times, so the steps come evenly.
open class UIStepper: UIControl {
  /// Every stepper has this size; the one asked for is ignored.
  private static let size = CGSize(width: 94, height: 32)

  final var number = BoundedValue(0.0, from: 0, to: 100) {
    didSet { showsChange() }
  }
  final var step = 1.0
  final var continuous = true
  final var repeats = true
  final var wrapsRound = false
  private final var press: Press?

  /// A finger on one half.
  private struct Press {
    let isIncrement: Bool
    let value: Double
    var timer: Int?
    var hasRepeated = false
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The bounding box in the superview; only its origin can be chosen.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UIStepper.size) }
  }

  /// The value, kept between minimum and maximum; a change by code sends nothing.
  open var value: Double {
    get { number.value }
    set { number.value = newValue }
  }

  /// The lowest value; 0 by default.
  open var minimumValue: Double {
    get { number.least }
    set { number.least = newValue }
  }

  /// The highest value; 100 by default.
  open var maximumValue: Double {
    get { number.most }
    set { number.most = newValue }
  }

  /// How far one step goes; 1 by default.
  open var stepValue: Double {
    get { step }
    set { step = newValue }
  }

  /// Whether each change is sent, or one at the lift; true by default.
  open var isContinuous: Bool {
    get { continuous }
    set { continuous = newValue }
  }

  /// Whether holding goes on stepping; true by default.
  open var autorepeat: Bool {
    get { repeats }
    set { repeats = newValue }
  }

  /// Whether a step beyond one end comes in at the other; false by default.
  open var wraps: Bool {
    get { wrapsRound }
    set { wrapsRound = newValue }
  }

  /// Refuses an ancestor's single tap, which would take the press.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    beginsUnlessListed(gestureRecognizer, gestureRecognizer.isSingleTap)
  }

  /// Begins a press on one half.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press = Press(isIncrement: touch.location(in: self).x >= bounds.midX, value: number.value)
    if repeats { setRepeat(touch) }
    return super.beginTracking(touch, with: event)
  }

  /// Takes the one step of a short press, or sends what a continuous stepper sent before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let press else { return }
    stopPress()
    if !press.hasRepeated, isTouchInside {
      take(press, touch, event, rule: .controlStepperPress)
    }
    if !continuous, number.value != press.value {
      sendValueChanged(by: .controlStepperPress, touch: touch, event: event)
    }
  }

  /// Ends the press without a step.
  open override func cancelTracking(with event: UIEvent?) {
    stopPress()
    super.cancelTracking(with: event)
  }

  private final func stopPress() {
    dispatcher.cancelTimer(press?.timer)
    press = nil
  }

  private final func setRepeat(_ touch: UITouch) {
    let delay = Int64(microseconds: simulation.profile.number(.stepperRepeatDelay))
    press?.timer = dispatcher.setTimer(after: delay, name: "UIStepper.autorepeat", object: self) {
      [weak self] in self?.repeatStep(touch)
    }
  }

  /// The press was held: takes a step if the finger is on the control, and waits for the next.
  private final func repeatStep(_ touch: UITouch) {
    guard let press else { return }
    // An override of beginTracking or continueTracking has refused the touch.
    guard isTracking else {
      stopPress()
      return
    }
    if isTouchInside {
      self.press?.hasRepeated = true
      take(press, touch, nil, rule: .controlStepper)
    }
    // A handler of the step may have ended the press.
    if self.press != nil { setRepeat(touch) }
  }

  private final func take(_ press: Press, _ touch: UITouch?, _ event: UIEvent?, rule: Rule) {
    let before = number.value
    let next = press.isIncrement ? before + step : before - step
    if wrapsRound, next > number.most {
      number.value = number.least
    } else if wrapsRound, next < number.least {
      number.value = number.most
    } else {
      number.value = next
    }
    if continuous, number.value != before { sendValueChanged(by: rule, touch: touch, event: event) }
  }
}

@_spi(Workbench) extension UIStepper: ViewWithParts {
  public func part(named name: String) -> CGRect? {
    let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    switch name {
    case "decrement": return halves.slice
    case "increment": return halves.remainder
    default: return nil
    }
  }
}

public import Foundation

/// A control with a thumb that is on or off.
///
/// A tap turns it, a drag of the thumb leaves it on the side where the thumb is let go; both send
/// `valueChanged` if the value is another then (control.switch-value, control.switch-thumb). It
/// shows in `isOn` before the event is sent.
open class UISwitch: UIControl {
  /// Every switch has this size; the one asked for is ignored.
  private static let size = CGSize(width: 51, height: 31)
  private static let thumbSize: CGFloat = 27
  private static let margin: CGFloat = 2

  final var on = false {
    didSet { showsChange() }
  }
  /// Where the finger came down, and whether it has dragged the thumb since.
  private final var press: (start: CGFloat, isDrag: Bool)?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The bounding box in the superview; only its origin can be chosen.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  /// Whether it is on; a change by code sends nothing (control.programmatic-change-is-silent).
  open var isOn: Bool {
    get { on }
    set { on = newValue }
  }

  /// Turns it on or off by code, which sends nothing.
  open func setOn(_ on: Bool, animated: Bool) { self.on = on }

  /// Refuses an ancestor's single tap, and its pan along the track from the thumb.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    beginsUnlessListed(
      gestureRecognizer,
      gestureRecognizer.isSingleTap
        || (gestureRecognizer.isSidewaysPan && gestureRecognizer.started(in: thumb, of: self))
    )
  }

  /// Begins to track, from wherever the finger is.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press = (touch.location(in: self).x, false)
    return super.beginTracking(touch, with: event)
  }

  /// Notes whether the finger drags the thumb.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let start = press?.start {
      let moved = abs(touch.location(in: self).x - start)
      // A drag for good: a thumb that is brought back to where it was is let go there, and is no
      // tap.
      if moved >= simulation.profile.number(.panHysteresis) { press?.isDrag = true }
    }
    return super.continueTracking(touch, with: event)
  }

  /// Turns the switch: a tap to the other value, a drag to the side where the thumb is let go.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let press else { return }
    self.press = nil
    if press.isDrag, let touch {
      let center = thumb.midX + touch.location(in: self).x - press.start
      change(to: center > bounds.midX, by: .controlSwitchThumb, touch, event)
    } else if isTouchInside {
      change(to: !on, by: .controlSwitchValue, touch, event)
    }
  }

  /// Leaves the switch as it was.
  open override func cancelTracking(with event: UIEvent?) {
    press = nil
    super.cancelTracking(with: event)
  }

  private final func change(to on: Bool, by rule: Rule, _ touch: UITouch?, _ event: UIEvent?) {
    guard on != self.on else { return }
    self.on = on
    sendValueChanged(by: rule, touch: touch, event: event)
  }

  private final var thumb: CGRect {
    let side = UISwitch.thumbSize
    return CGRect(
      x: on ? bounds.maxX - UISwitch.margin - side : bounds.minX + UISwitch.margin,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
  }
}

@_spi(Workbench) extension UISwitch: ViewWithParts {
  public func part(named name: String) -> CGRect? { name == "thumb" ? thumb : nil }
}

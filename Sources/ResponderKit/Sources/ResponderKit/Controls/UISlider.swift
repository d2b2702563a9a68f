public import Foundation

/// A control with a thumb on a track, from a minimum to a maximum.
///
/// Tracking begins on the thumb only, so a tap on the track does nothing
/// (control.slider-thumb-only). A scroll view around it takes a drag that begins within the
/// content-touch delay (scroll.slider-inside).
///
/// ```swift
/// let volume = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
/// volume.addTarget(self, action: "volumeChanged:", for: .valueChanged)
/// ```
open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 31
  private static let trackHeight: CGFloat = 4
  private static let margin: CGFloat = 2
  /// How far beside the thumb a finger may come down; UIKit says only "close to".
  private static let slack: CGFloat = 10

  final var number = BoundedValue<Float>(0, from: 0, to: 1) {
    didSet { showsChange() }
  }
  final var continuous = true
  /// Where the finger came down, with the value then.
  private final var press: (start: CGFloat, value: Float)?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, kept between minimum and maximum; a change by code sends nothing.
  open var value: Float {
    get { number.value }
    set { number.value = newValue }
  }

  /// The value at the left end; 0 by default.
  open var minimumValue: Float {
    get { number.least }
    set { number.least = newValue }
  }

  /// The value at the right end; 1 by default.
  open var maximumValue: Float {
    get { number.most }
    set { number.most = newValue }
  }

  /// Whether each change is sent, or one at the end of tracking; true by default.
  open var isContinuous: Bool {
    get { continuous }
    set { continuous = newValue }
  }

  /// Sets the value by code, which sends nothing.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Returns the track's rectangle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + UISlider.margin,
      y: bounds.midY - UISlider.trackHeight / 2,
      width: max(0, bounds.width - 2 * UISlider.margin),
      height: UISlider.trackHeight
    )
  }

  /// Returns the thumb's rectangle for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let (least, most) = (number.least, number.most)
    let share = most > least ? CGFloat((value - least) / (most - least)) : 0
    let side = UISlider.thumbSize
    return CGRect(
      x: bounds.minX + share * max(0, bounds.width - side),
      y: rect.midY - side / 2,
      width: side,
      height: side
    )
  }

  /// Refuses an ancestor's swipe along the track from the thumb; its pan, where the profile says so.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let keepsPans = simulation.profile.setting(.controlBeatsAncestor) == .listedAndSliderPans
    let isAlong =
      gestureRecognizer.isSidewaysSwipe || (keepsPans && gestureRecognizer.isSidewaysPan)
    let slack = UISlider.slack
    return beginsUnlessListed(
      gestureRecognizer,
      isAlong
        && (press != nil
          || gestureRecognizer.started(in: thumb.insetBy(dx: -slack, dy: -slack), of: self))
    )
  }

  /// Tracks a finger that comes down on the thumb or close to it (control.slider-thumb-only).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    if thumb.insetBy(dx: -UISlider.slack, dy: -UISlider.slack).contains(point) {
      press = (point.x, number.value)
      return super.beginTracking(touch, with: event)
    }
    return dispatcher.base(
      .beginTracking,
      of: self,
      arguments: [.object(touch), event.modelValue]
    ) {
      dispatcher.decide(.controlSliderThumbOnly)
      return false
    }
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = bounds.width - UISlider.thumbSize
    if let press, way > 0 {
      let moved = Float((touch.location(in: self).x - press.start) / way)
      let before = number.value
      // From the value at the touch down and not from the last one: past an end the way back is as
      // long as the way there, and nothing adds up.
      number.value = press.value + moved * (number.most - number.least)
      if number.value != before, continuous {
        sendValueChanged(by: .controlSliderContinuous, touch: touch, event: event)
      }
    }
    return super.continueTracking(touch, with: event)
  }

  /// Sends the change, where it was not sent while it was made.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let before = press?.value
    press = nil
    if let before, !continuous, number.value != before {
      sendValueChanged(by: .controlSliderContinuous, touch: touch, event: event)
    }
  }

  /// Leaves the thumb where it is.
  open override func cancelTracking(with event: UIEvent?) {
    press = nil
    super.cancelTracking(with: event)
  }

  private final var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number.value)
  }
}

@_spi(Workbench) extension UISlider: ViewWithParts {
  public func part(named name: String) -> CGRect? { name == "thumb" ? thumb : nil }
}

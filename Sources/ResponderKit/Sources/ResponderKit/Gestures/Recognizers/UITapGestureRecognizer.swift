public import Foundation

/// Recognizes one or several taps of one or several fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  private final var machine = TapStateMachine()

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.settings = TapStateMachine.Settings(simulation.profile)
    // The select button (gesture.press-type-filter).
    pressTypes = [4]
  }

  /// How many taps it takes; 1 by default.
  open var numberOfTapsRequired: Int {
    get { taps }
    set { machine.settings.taps = max(1, newValue) }
  }

  /// How many fingers each tap takes; 1 by default.
  open var numberOfTouchesRequired: Int {
    get { fingers }
    set { machine.settings.fingers = max(1, newValue) }
  }

  final var taps: Int { machine.settings.taps }
  final var fingers: Int { machine.settings.fingers }

  /// How soon the next tap has to come, in microseconds.
  final var interval: Int64 {
    get { machine.settings.interval }
    set { machine.settings.interval = newValue }
  }

  open override var numberOfTouches: Int { machine.fingerCount }

  /// Returns where the first tap came down, in a view's bounds.
  open override func location(in view: UIView?) -> CGPoint { convert(machine.location, to: view) }

  /// Whether it keeps another from recognizing: not a tap recognizer that takes more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    simulation.base(.canPrevent, of: self, arguments: [.object(preventedGestureRecognizer)]) {
      if let tap = preventedGestureRecognizer as? UITapGestureRecognizer, tap.taps > taps {
        simulation.decide(.gestureTapDoesNotPreventHigherTap)
        return false
      }
      simulation.decide(.gestureCanPreventDefaultYes)
      return true
    }
  }

  open override func reset() {
    super.reset()
    machine.startAnew()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    forEachSample(of: touches) { sample in run { $0.began(sample) } }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    forEachSample(of: touches) { sample in run { $0.moved(sample) } }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    forEachSample(of: touches) { sample in run { $0.ended(sample) } }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    for sample in samples(of: presses) { run { $0.began(sample) } }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    for sample in samples(of: presses) { run { $0.ended(sample) } }
  }

  override func timeIsUp() { run { $0.timeIsUp() } }

  private final func run(_ input: (inout TapStateMachine) -> GestureStep) {
    let step = input(&machine)
    follow(step, wakeAt: machine.deadline)
  }
}

extension TapStateMachine.Settings {
  /// What makes a single tap by the numbers of a profile.
  init(_ profile: Profile) {
    maximumDuration = Int64(microseconds: profile.number(.tapMaximumDuration))
    movement = profile.number(.tapAllowableMovement)
    interval = Int64(microseconds: profile.number(.tapMaximumInterval))
  }
}

public import Foundation

/// Recognizes fingers that drag, and tells how far and how fast.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  final var machine = PanStateMachine()

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.settings = PanStateMachine.Settings(simulation.profile)
  }

  /// How many fingers have to drag; 1 by default.
  open var minimumNumberOfTouches: Int {
    get { machine.settings.minimum }
    set { machine.settings.minimum = max(1, newValue) }
  }

  /// How many fingers may drag; unlimited by default.
  open var maximumNumberOfTouches: Int {
    get { machine.settings.maximum }
    set { machine.settings.maximum = max(1, newValue) }
  }

  /// Returns how far the fingers have moved, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint {
    convertVector(machine.translation, to: view)
  }

  /// Sets the translation, and the reference of the velocity with it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = attempt.involved.first?.touchWindow ?? owner?.window else {
      machine.setTranslation(translation)
      return
    }
    let start = view.convert(CGPoint.zero, to: window)
    let end = view.convert(translation, to: window)
    machine.setTranslation(CGPoint(x: end.x - start.x, y: end.y - start.y))
  }

  /// Returns how fast the fingers move, in points per second and the coordinates of a view.
  open func velocity(in view: UIView?) -> CGPoint {
    convertVector(machine.velocity(at: simulation.now), to: view)
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
    let samples = samples(of: touches)
    run { $0.moved(samples) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    forEachSample(of: touches) { sample in run { $0.ended(sample) } }
  }

  final var minimum: Int { machine.settings.minimum }

  override func didBegin() { machine.takeHysteresisOff() }

  /// Gives the machine an input and does what it asks for.
  final func run(_ input: (inout PanStateMachine) -> GestureStep) {
    machine.settings.direction = direction
    let step = input(&machine)
    follow(step)
  }

  /// The ways that count.
  var direction: PanStateMachine.Direction { .any }
}

extension PanStateMachine.Settings {
  /// What makes a pan of any number of fingers by the numbers of a profile.
  init(_ profile: Profile) {
    hysteresis = profile.number(.panHysteresis)
    includesHysteresis = profile.setting(.panTranslationStarts) == .included
    rest = Int64(microseconds: profile.number(.scrollVelocityWindow))
  }
}

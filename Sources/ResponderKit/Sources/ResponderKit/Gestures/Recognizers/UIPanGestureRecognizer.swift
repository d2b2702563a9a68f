public import Foundation

/// Recognizes fingers that drag, and tells how far and how fast.
///
/// It is continuous: it begins when the centre of the fingers has moved 10 points, changes with
/// each event in which a finger moves, and ends with the lift that leaves fewer fingers than it
/// takes.
///
/// ```swift
/// func moved(_ pan: UIPanGestureRecognizer) {
///   let way = pan.translation(in: view)
///   card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
///   pan.setTranslation(.zero, in: view)
/// }
/// ```
///
/// As the translation is taken back each time, the action moves the card by what is new. The first
/// way includes the 10 points of the beginning, unless the profile says otherwise.
///
/// - pan.hysteresis, pan.translation-starts
/// - pan.too-many-touches, pan.ends-when-all-up
open class UIPanGestureRecognizer: UIGestureRecognizer {
  final var machine = PanStateMachine()

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.settings = PanStateMachine.Settings(simulation.profile)
  }

  /// How many fingers have to drag; 1 by default.
  ///
  /// Less than 1 counts as 1. It is read again at each lift: lowered while two fingers drag, it
  /// lets one of them go on.
  open var minimumNumberOfTouches: Int {
    get { machine.settings.minimum }
    set { machine.settings.minimum = max(1, newValue) }
  }

  /// How many fingers may drag; unlimited by default.
  ///
  /// One finger more fails a pan that has not begun and ends one that has (pan.too-many-touches).
  open var maximumNumberOfTouches: Int {
    get { machine.settings.maximum }
    set { machine.settings.maximum = max(1, newValue) }
  }

  /// Returns how far the fingers have moved, in the coordinates of a view.
  ///
  /// In points since as many fingers were down as it takes, or since it was set last. A view that
  /// is turned or scaled sees the way turned or scaled. `nil` means the window's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    convertVector(machine.translation, to: view)
  }

  /// Sets the translation, and the reference of the velocity with it.
  ///
  /// Later moves are added to it. The velocity is zero until the fingers have moved again
  /// (pan.set-translation).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = attempt.involved.first?.touchWindow ?? owner?.window else {
      machine.setTranslation(translation)
      return
    }
    // A way has no place, so the view's own falls out as the difference of two points.
    let start = view.convert(CGPoint.zero, to: window)
    let end = view.convert(translation, to: window)
    machine.setTranslation(CGPoint(x: end.x - start.x, y: end.y - start.y))
  }

  /// Returns how fast the fingers move, in points per second and the coordinates of a view.
  ///
  /// Two samples blended, the newest with a fifth. Only moves make samples: a finger that stands
  /// keeps its velocity, and a lift adds none.
  ///
  /// - pan.velocity
  open func velocity(in view: UIView?) -> CGPoint {
    convertVector(machine.velocity, to: view)
  }

  override func startAnew() { machine.startAnew() }

  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    switch phase {
    // One step for all that moved: a pan changes once for an event, however many fingers it has.
    case .moved: run { $0.moved(touches.lazy.map { self.sample(of: $0) }) }
    case .began: for touch in touches { run { $0.began(sample(of: touch)) } }
    case .ended: for touch in touches { run { $0.ended(sample(of: touch)) } }
    case .cancelled:
      var endsIt = false
      for touch in touches { endsIt = machine.cancelled(sample(of: touch)) }
      if endsIt { losesTouches() }
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  final var minimum: Int { machine.settings.minimum }

  override func didBegin() {
    guard machine.takeHysteresisOff() else { return }
    dispatcher.emit(.declined, .route, at: index, rule: .panTranslationStarts)
  }

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
    newestWeight = profile.share(.panVelocityWeight)
  }
}

public import Foundation

/// Recognizes fingers that move quickly in a direction, while they are still down.
///
/// It is discrete, and its action is sent while the fingers are down: as soon as all of them have
/// come 50 points along the direction, less than 50 across it, and no later than half a second
/// after the first touch.
///
/// ```swift
/// let back = UISwipeGestureRecognizer(target: self, action: "goBack")
/// back.direction = .right
/// view.addGestureRecognizer(back)
/// ```
///
/// A slow drag fails it after half a second, even if no finger moves then; a pan on the same
/// touches has begun by that time, unless it requires this one to fail.
///
/// - swipe.discrete-before-up, swipe.thresholds, swipe.finger-count
/// - gesture.swipe-vs-pan
open class UISwipeGestureRecognizer: UIGestureRecognizer, MachineRecognizer {
  /// Where to: one direction, or several that mean the same to the app.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)

    /// The single directions of the set.
    var single: [Direction] { [.right, .left, .up, .down].filter { contains($0) } }
  }

  final var machine = SwipeStateMachine()

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.settings = SwipeStateMachine.Settings(simulation.profile)
  }

  /// Where to; to the right by default.
  ///
  /// Of several directions any one is enough, for all fingers alike; the recognizer does not tell
  /// which it was (swipe.direction-mask).
  open var direction: Direction {
    get { directions }
    set { machine.settings.direction = newValue }
  }

  /// How many fingers it takes; 1 by default.
  open var numberOfTouchesRequired: Int {
    get { fingers }
    set { machine.settings.fingers = max(1, newValue) }
  }

  final var directions: Direction { machine.settings.direction }
  final var fingers: Int { machine.settings.fingers }

  /// Returns where the swipe started, in a view's bounds.
  ///
  /// swipe.location-is-start: the middle of where the fingers came down.
  open override func location(in view: UIView?) -> CGPoint { convert(machine.location, to: view) }

  override func startAnew() { machine.startAnew() }

  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    feed(phase, touches)
  }

  override func timeIsUp() { wake() }
}

extension SwipeStateMachine.Settings {
  /// What makes a swipe to the right by the numbers of a profile.
  init(_ profile: Profile) {
    maximumDuration = Int64(microseconds: profile.number(.swipeMaximumDuration))
    minimumMovement = profile.number(.swipeMinimumMovement)
    maximumCross = profile.number(.swipeMaximumCrossMovement)
  }
}

public import Foundation

/// Recognizes fingers that move quickly in a direction, while they are still down.
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

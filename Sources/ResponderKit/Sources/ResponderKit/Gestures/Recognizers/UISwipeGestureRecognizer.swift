public import Foundation

/// Recognizes fingers that move quickly in a direction, while they are still down.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
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

  private final var machine = SwipeStateMachine()

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

  override func timeIsUp() { run { $0.timeIsUp() } }

  private final func run(_ input: (inout SwipeStateMachine) -> GestureStep) {
    let step = input(&machine)
    follow(step, wakeAt: machine.deadline)
  }
}

extension SwipeStateMachine.Settings {
  /// What makes a swipe to the right by the numbers of a profile.
  init(_ profile: Profile) {
    maximumDuration = Int64(microseconds: profile.number(.swipeMaximumDuration))
    minimumMovement = profile.number(.swipeMinimumMovement)
    maximumCross = profile.number(.swipeMaximumCrossMovement)
  }
}

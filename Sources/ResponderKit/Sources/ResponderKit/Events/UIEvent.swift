public import Foundation

/// What happened, as the app is told: touches, a shake, a remote command or presses.
///
/// One object is used for a whole multi-touch sequence and changed in place
/// (dispatch.event-object-reused), so copy what you need.
///
/// The model makes events, an app never does. While a finger is down the touch environment keeps
/// the event of the sequence; with the last finger it lets go of it. A shake has one event for its
/// start and its end, a remote command one for itself.
///
/// ```swift
/// override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
///   let fingers = event?.allTouches?.count ?? 0
///   label.text = "\(fingers) down, \(touches.count) moved"
/// }
/// ```
open class UIEvent: NSObject, IndexedObject {
  /// The kinds of event (dispatch.event-types).
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What exactly it is, for motion and remote control (dispatch.event-subtypes).
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  private(set) var index = ObjectIndex(-1)
  let dispatcher: Dispatcher
  let eventType: EventType
  let eventSubtype: EventSubtype
  var time: Int64
  /// The fingers that are down, in the order in which they began.
  var touches: [UITouch] = []
  /// What a motion event reports.
  var motionPhase: MotionSource.Phase?

  init(type: EventType, subtype: EventSubtype = .none, in simulation: Simulation) {
    eventType = type
    eventSubtype = subtype
    self.simulation = simulation
    dispatcher = simulation.dispatcher
    time = dispatcher.now
    super.init()
    index = dispatcher.register(self)
    dispatcher.objects.countEvent(index)
  }

  deinit { dispatcher.objects.forget(index, Swift.type(of: self)) }

  /// The kind of event.
  open var type: EventType { eventType }
  /// What exactly it is.
  open var subtype: EventSubtype { eventSubtype }
  /// When it happened, in seconds since the system started.
  ///
  /// Virtual time: the same script gives the same numbers on every run.
  open var timestamp: TimeInterval { time.seconds }
  /// All fingers that are down, changed or not (dispatch.one-event-many-touches).
  ///
  /// Those of other views and other windows are among them; `nil` for an event of another kind. A
  /// set has no order, and one is made at each call.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// Returns the touches whose hit view is `view` (touch.sets-by-filter).
  ///
  /// A touch belongs to its hit view alone. A superview that handles what climbs up to it finds the
  /// touch under the hit view and not under itself (delivery.touch-view-unchanged-up-chain).
  open func touches(for view: UIView) -> Set<UITouch>? {
    let own = touches.filter { $0.hitView === view }
    return own.isEmpty ? nil : Set(own)
  }

  /// Returns the touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let own = touches.filter { $0.touchWindow === window }
    return own.isEmpty ? nil : Set(own)
  }

  /// Returns the touches that `gesture` receives.
  ///
  /// A touch that the recognizer has let go of is not among them, though it may be down.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let own = touches.filter { touch in touch.recognizers.contains { $0 === gesture } }
    return own.isEmpty ? nil : Set(own)
  }

  /// Returns the samples merged into this delivery: the touch itself, since nothing is merged.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? [touch] : nil
  }

  /// Returns guesses about the touch's future: none are made.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

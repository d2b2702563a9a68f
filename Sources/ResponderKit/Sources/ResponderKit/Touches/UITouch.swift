public import Foundation

/// One finger, pencil or pointer press, from down to up; changed in place while it moves.
///
/// View and window are chosen when the finger comes down and stay the same, wherever it goes. Keep
/// values and not the object: it is over when the finger lifts (touch.mutated-in-place).
///
/// A touch keeps its view and window alive while the finger is down, and the touch environment
/// keeps the touch. Places are in the window's bounds and are converted when they are asked for, so
/// that a view that has moved meanwhile sees the finger elsewhere.
open class UITouch: NSObject, IndexedObject {
  /// What a touch does in the current event.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  /// What touches the screen (touch.types).
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// What the hit view gets of a touch.
  ///
  /// It never goes back: a touch that was withheld or taken away is not given later
  /// (multi.extra-touch-stays-ignored, gesture.after-cancel-nothing-more).
  enum Delivery {
    /// Everything that happens to it.
    case open
    /// Nothing, from the beginning: the view takes one finger, or another view tracks alone.
    case withheld
    /// Nothing more: the view was given an end.
    case closed
  }

  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  private(set) var index = ObjectIndex(-1)
  let dispatcher: Dispatcher
  /// The number by which a stimulus names the finger.
  let finger: Int
  var hitView: UIView?
  var touchWindow: UIWindow?
  var currentPhase = Phase.began
  var currentType = TouchType.direct
  /// The edges of the screen from which it counts as coming; `nil` lets its place decide.
  var edges: UIRectEdge?
  /// When it last changed, in microseconds of virtual time.
  var time: Int64
  /// Which tap of a row it is, from 1 on.
  var taps = 1
  var currentForce: CGFloat = 1
  /// In the window's bounds.
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero
  var firstPoint = CGPoint.zero
  /// When it came down, in microseconds.
  var beganTime: Int64 = 0
  var delivery = Delivery.open
  /// The recognizers that receive the touch, those of the hit view first.
  var recognizers: [UIGestureRecognizer] = []
  /// Whether the finger is on the glass and its touch is not over.
  var isDown: Bool { currentPhase != .ended && currentPhase != .cancelled }
  /// Whether recognizers received the touch when it began, so that they decide what the view gets.
  var isWatched = false
  /// What the view knows of a touch that is watched.
  var viewMachine = ViewTouchStateMachine()
  /// Whether a recognizer has taken the touch from its view.
  var isTaken = false {
    didSet {
      guard isTaken, !oldValue, simulation.profile.isOn(.viewNilAfterRecognition) else { return }
      dispatcher.emit(.declined, .route, at: index, rule: .touchViewNilAfterRecognition)
    }
  }

  init(finger: Int, in simulation: Simulation) {
    self.finger = finger
    self.simulation = simulation
    dispatcher = simulation.dispatcher
    time = dispatcher.now
    super.init()
    index = dispatcher.register(self)
    dispatcher.objects.setName("touch\(finger)", of: index)
  }

  deinit { dispatcher.objects.forget(index, Swift.type(of: self)) }

  /// Lets go of view and window, when the simulation goes.
  func forgetPlace() {
    hitView = nil
    touchWindow = nil
  }

  /// The hit view, fixed when the touch began.
  ///
  /// It stays the hit view when the finger leaves it, when an ancestor handles the message, and
  /// when the view is taken out of its window. A profile may let it become `nil` once a recognizer
  /// has taken the touch (touch.view-nil-after-recognition).
  open var view: UIView? {
    guard isTaken, simulation.profile.isOn(.viewNilAfterRecognition) else { return hitView }
    return nil
  }
  /// The window chosen when the touch began.
  open var window: UIWindow? { touchWindow }
  /// What the touch does in the current event.
  ///
  /// Each finger begins once, moves or rests, and ends or is cancelled once (touch.phase-sequence).
  /// Inside `touchesBegan` it is `began`, also when the beginning was held back and comes later.
  open var phase: Phase { currentPhase }
  /// How many touch-downs near one place in a short time this one makes.
  ///
  /// Set when the finger comes down: 1, or one more than a touch-down at most 0.35 s before and 45
  /// points away has (touch.tap-count-thresholds). It does not wait for a recognizer and is not
  /// about lifts. A view that acts on a second tap reads it at the end:
  ///
  /// ```swift
  /// override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///   if touches.first?.tapCount == 2 { zoomIn() }
  /// }
  /// ```
  open var tapCount: Int { taps }
  /// When the touch changed last, in seconds since the system started.
  ///
  /// A finger that rests keeps the time of its last change.
  open var timestamp: TimeInterval { time.seconds }
  /// What touches the screen.
  open var type: TouchType { currentType }
  /// How hard; 1 is an average touch.
  open var force: CGFloat { currentForce }
  /// The hardest that can be told.
  open var maximumPossibleForce: CGFloat { 480 / 72 }
  /// How large the finger's mark is, in points.
  open var majorRadius: CGFloat { 20 }
  /// How far off `majorRadius` may be, in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The recognizers that receive the touch; those of the system only where the profile says so.
  ///
  /// Those of the hit view come first, then those of each superview up to the window
  /// (touch.recognizer-list). One that has failed or let the touch go is not in it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    guard let touchWindow, simulation.profile.isOn(.systemGateRecognizers) else {
      return recognizers.filter { !$0.isUIKits }
    }
    return recognizers + touchWindow.systemGates
  }

  /// Returns where the touch is in a view's bounds; `nil` means the window's.
  ///
  /// Converted at each call (touch.location-in-view). A view that moves with the finger asks in its
  /// superview's space, because its own moves along:
  ///
  /// ```swift
  /// override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///   guard let touch = touches.first else { return }
  ///   let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
  ///   center = CGPoint(x: center.x + now.x - before.x, y: center.y + now.y - before.y)
  /// }
  /// ```
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Returns where the touch was at its previous event; at began, where it is.
  ///
  /// The event before is the touch's own: one in which only other fingers changed leaves it alone
  /// (touch.previous-location).
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  /// Returns the location as precisely as it is known: the simulator knows no better.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The hit views of touches, each once, in the order in which their first touch began.
  static func views(of touches: [UITouch]) -> [UIView] {
    var views: [UIView] = []
    for touch in touches {
      if let view = touch.hitView, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let touchWindow else { return point }
    return touchWindow.convert(point, to: view)
  }
}

extension Set<UITouch> {
  /// The touches in the order in which they were made; a set itself has none that can be relied on.
  var inOrder: [UITouch] { sorted { $0.index.value < $1.index.value } }
}

extension TraceField {
  /// Which finger a record is about.
  static func touch(_ touch: UITouch) -> TraceField {
    TraceField(.touch, .integers([touch.finger]))
  }

  /// Which fingers a record is about.
  static func touch(_ touches: [UITouch]) -> TraceField {
    TraceField(.touch, .integers(touches.map(\.finger)))
  }
}

public import Foundation

/// An object that watches the touches of a view and its descendants for a gesture.
///
/// It is no responder (chain.recognizers-not-members). A subclass overrides the touches methods,
/// and says what it made of them by assigning `state`; whether it may leave `possible` is decided
/// once all recognizers have seen the event.
open class UIGestureRecognizer: NSObject, IndexedObject {
  /// How far a recognizer is with its gesture (gesture.states).
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What a discrete recognizer calls its end.
    public static let recognized = State.ended
  }

  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  private(set) final var index = ObjectIndex(-1)
  final let dispatcher: Dispatcher
  // Unsafe because a view clears it in its recognizers when it goes.
  final unowned(unsafe) var owner: UIView?
  final weak var delegateStorage: AnyObject?
  /// Whether neither a document nor a class outside UIKit overrides anything; `nil` until asked.
  final var isPlain: Bool?
  final var enabled = true
  final var cancelsTouches = true
  final var delaysBegan = false
  final var delaysEnded = true
  final var exclusiveType = true
  /// The raw values of the types of touch it takes; `nil` is every type.
  final var touchTypes: [Int]?
  final var pressTypes: [Int] = []
  final var label: String?
  final var rememberedPlace = 0
  final var registrations: [GestureRegistration] = []
  /// The recognizers whose failure every attempt waits for.
  final var requirements: [ObjectIndex] = []
  final var currentState = State.possible
  /// The touches that were down when it was prevented: it takes none before they have gone.
  final var keptOutBy: [ObjectIndex] = []
  /// What belongs to the running attempt and is gone with the reset.
  final var attempt = GestureAttempt()

  /// Makes a recognizer that sends an action to a target.
  public init(target: Any?, action: Selector?) {
    simulation = Simulation.current
    dispatcher = simulation.dispatcher
    super.init()
    index = dispatcher.register(self)
    if let target, let action { addTarget(target, action: action) }
  }

  deinit { dispatcher.objects.forget(index, Swift.type(of: self)) }

  public override convenience init() { self.init(target: nil, action: nil) }

  // MARK: - State

  /// How far the gesture is; subclasses assign it.
  ///
  /// An assignment that the table of transitions does not have is refused and reported. One that
  /// leaves `possible` is a wish, which the requirements and the other recognizers decide on.
  open var state: State {
    get { attempt.shownState ?? attempt.wishWhileTold ?? currentState }
    set { simulation.gestures.assign(newValue, to: self) }
  }

  /// Whether it takes touches; turned off while it recognizes, it is cancelled; true by default.
  open var isEnabled: Bool {
    get { enabled }
    set {
      guard newValue != enabled else { return }
      enabled = newValue
      keptOutBy = []
      if !newValue { simulation.gestures.endAttempt(of: self, by: .gestureDisableCancels) }
    }
  }

  /// The view whose touches, and whose descendants' touches, it watches.
  open var view: UIView? { owner }

  /// A name of the app's own.
  open var name: String? {
    get { label }
    set { label = newValue }
  }

  // MARK: - What it does to views

  /// Whether the views lose the touches of a recognized gesture; true by default.
  open var cancelsTouchesInView: Bool {
    get { cancelsTouches }
    set { cancelsTouches = newValue }
  }

  /// Whether the views wait for its failure before they hear of a touch; false by default.
  open var delaysTouchesBegan: Bool {
    get { delaysBegan }
    set { delaysBegan = newValue }
  }

  /// Whether the views wait for its failure before they hear of a lift; true by default.
  open var delaysTouchesEnded: Bool {
    get { delaysEnded }
    set { delaysEnded = newValue }
  }

  // MARK: - Which touches

  /// The raw values of the types of touch that it takes; all by default.
  open var allowedTouchTypes: [NSNumber] {
    get { (touchTypes ?? [0, 1, 2, 3]).map { NSNumber(value: $0) } }
    set { touchTypes = newValue.map(\.intValue) }
  }

  /// The raw values of the types of press that it takes.
  open var allowedPressTypes: [NSNumber] {
    get { pressTypes.map { NSNumber(value: $0) } }
    set { pressTypes = newValue.map(\.intValue) }
  }

  /// Whether the first touch keeps touches of other types away until the reset; true by default.
  open var requiresExclusiveTouchType: Bool {
    get { exclusiveType }
    set { exclusiveType = newValue }
  }

  /// How many fingers take part.
  open var numberOfTouches: Int { attempt.touches.count }

  /// Returns where the gesture is: the centroid of its touches, in a view's bounds.
  open func location(in view: UIView?) -> CGPoint { convert(attempt.centroid, to: view) }

  /// Returns where one of its touches is; the gesture's own place for one it does not have.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard attempt.touches.indices.contains(touchIndex) else { return location(in: view) }
    return convert(attempt.touches[touchIndex].point, to: view)
  }

  // MARK: - Targets

  /// Adds an action; the same pair again counts once (gesture.many-targets).
  open func addTarget(_ target: Any, action: Selector) { register(target, action) }

  /// Takes actions back; `nil` matches every target or action.
  open func removeTarget(_ target: Any?, action: Selector?) { unregister(target, action) }

  // MARK: - Other recognizers

  /// Asked before and during recognition.
  open var delegate: (any UIGestureRecognizerDelegate)? {
    get { delegateStorage as? any UIGestureRecognizerDelegate }
    set { delegateObject = newValue }
  }

  /// The delegate, for a host, which may give one of any class.
  @_spi(Workbench) public final var delegateObject: AnyObject? {
    get { delegateStorage }
    set {
      guard mayHave(delegate: newValue) else {
        simulation.scrolling.refuseDelegate(of: self)
        return
      }
      delegateStorage = newValue
    }
  }

  /// Whether it belongs to UIKit and not to the app, which may use the switches of its view only.
  @_spi(Workbench) public final var isOwn: Bool {
    isUIKits || property != nil || self is UIScrollViewDelayedTouchesBeganGestureRecognizer
      || self is SystemGate
  }

  /// The actions that it sends, each to its target.
  @_spi(Workbench) public final var sentActions: [(target: AnyObject, action: Selector)] {
    registrations.compactMap { registration in
      registration.target.map { ($0, registration.action) }
    }
  }

  /// The recognizers whose failure every attempt waits for, for a host, which may take some back.
  @_spi(Workbench) public final var failureRequirements: [UIGestureRecognizer] {
    get { requirements.compactMap { dispatcher.objects.object(at: $0) as? UIGestureRecognizer } }
    set {
      requirements = []
      for other in newValue { require(toFail: other) }
    }
  }

  /// Lets this recognizer wait for another's failure, as long as both live.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    simulation.gestures.require(self, toFail: otherGestureRecognizer)
  }

  /// Whether it keeps another from recognizing; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    dispatcher.base(.canPrevent, of: self, arguments: [.object(preventedGestureRecognizer)]) {
      let prevention = prevents(preventedGestureRecognizer)
      dispatcher.decide(prevention.rule)
      return prevention.answer
    }
  }

  /// Whether another can keep it from recognizing; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    dispatcher.base(.canBePrevented, of: self, arguments: [.object(preventingGestureRecognizer)]) {
      dispatcher.decide(.gestureCanPreventDefaultYes)
      return true
    }
  }

  /// Whether this attempt has to wait for another recognizer's failure; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    dispatcher.base(
      .shouldRequireFailure,
      of: self,
      arguments: [.object(otherGestureRecognizer)]
    ) { false }
  }

  /// Whether another recognizer's attempt has to wait for this one's failure; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    dispatcher.base(
      .shouldBeRequiredToFail,
      of: self,
      arguments: [.object(otherGestureRecognizer)]
    ) { false }
  }

  /// Whether the recognizer sees new touches of an event; true by default (iOS 13.4).
  open func shouldReceive(_ event: UIEvent) -> Bool {
    dispatcher.base(.shouldReceive, of: self, arguments: [.object(event)]) { true }
  }

  /// Lets go of a touch: it is not sent here any more, and not taken from its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    simulation.gestures.ignore(touch, in: self)
  }

  // MARK: - For subclasses

  /// Called when an attempt is over, before the state is `possible` again; does nothing.
  open func reset() {
    let _: NoAnswer = dispatcher.base(.reset, of: self) { NoAnswer() }
    startAnew()
  }

  /// Tells that fingers came down; does nothing in this class.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    takeAsUIKit(.began, touches, event)
    take(.began, touches.inOrder, event)
  }

  /// Tells that fingers moved; does nothing in this class.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    takeAsUIKit(.moved, touches, event)
    take(.moved, touches.inOrder, event)
  }

  /// Tells that fingers were lifted; does nothing in this class.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    takeAsUIKit(.ended, touches, event)
    take(.ended, touches.inOrder, event)
  }

  /// Tells that touches were taken away: a gesture that goes on is cancelled, any other fails.
  ///
  /// An override that does not call super decides for itself, and so does this version where
  /// another finger is still watched.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    takeAsUIKit(.cancelled, touches, event)
    take(.cancelled, touches.inOrder, event)
  }

  /// Tells that keys or buttons were pressed; does nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    takeAsUIKit(.began, presses, event)
  }

  /// Tells that analog buttons are pressed in more or less; does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    takeAsUIKit(.changed, presses, event)
  }

  /// Tells that keys or buttons were let go; does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    takeAsUIKit(.ended, presses, event)
  }

  /// Tells that presses were taken away; does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    takeAsUIKit(.cancelled, presses, event)
  }

  // MARK: - For UIKit's own classes

  /// What the class makes of fingers that came down, moved, were lifted or taken away, in the order
  /// in which they came.
  func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    guard phase == .cancelled else { return }
    let watchesAnother = attempt.touches.contains { touch in
      !touches.contains { $0 === touch }
    }
    if !watchesAnother { losesTouches() }
  }

  /// The touches of the gesture were taken away.
  final func losesTouches() { simulation.gestures.losesTouches(self) }

  /// Whether the class lets it keep another from recognizing, and the rule that says so.
  func prevents(_ other: UIGestureRecognizer) -> (answer: Bool, rule: Rule) {
    (true, .gestureCanPreventDefaultYes)
  }

  /// Forgets what it made of the fingers.
  func startAnew() {}

  /// The time that the recognizer asked for has come.
  func timeIsUp() {}

  /// It took a state that sends actions; told before they are sent.
  func react(to state: State) {}

  /// The rule by which it does not begin after everybody else has agreed.
  var refusal: Rule? { nil }

  /// Whether it and another of the same view recognize beside each other.
  func belongsTogether(with other: UIGestureRecognizer) -> Bool { false }

  /// Whether an object may be its delegate.
  func mayHave(delegate: AnyObject?) -> Bool { true }

  /// The rule by which views lose the touches of the recognized gesture.
  var cancelRule: Rule { .gestureCancelsTouchesInView }

  /// It leaves `possible` for `began`, before anybody hears of it.
  func didBegin() {}

  /// Whether it is one of UIKit's own: a view does not list it, and keeps it whatever the app does.
  final var isUIKits: Bool { privatePath != nil }

  /// How one of UIKit's own is reached, for its name in records.
  var privatePath: (owner: AnyObject?, part: String)? { nil }

  /// The property that holds it, for those that UIKit's objects come with: its name in records.
  var property: (of: AnyObject, name: String)? { nil }
}

@_spi(Workbench) extension UIGestureRecognizer: Delegator {}

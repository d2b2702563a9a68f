public import Foundation

/// An object that watches the touches of a view and its descendants for a gesture.
///
/// A finger that comes down is offered to the recognizers of the hit view and of each superview up
/// to the window. Those that take it are told of it before the view is, event by event, until they
/// have reached a result; what they decide then may take the touch away from the view.
///
/// Subclass it for a gesture that UIKit's own classes do not know. The subclass overrides the
/// touches methods, each with a call of super, and says what it made of them by assigning `state`:
///
/// ```swift
/// final class TwoFingersDown: UIGestureRecognizer {
///   override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
///     super.touchesBegan(touches, with: event)
///     if numberOfTouches == 2 { state = .recognized }
///   }
///   override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
///     super.touchesEnded(touches, with: event)
///     if state == .possible { state = .failed }
///   }
/// }
/// ```
///
/// The second finger makes the gesture: the action is sent and the views under both fingers get
/// `touchesCancelled`. A finger that lifts before that fails it, and the views keep their touches.
/// A subclass that forgets to fail holds back the lift from its views, as `delaysTouchesEnded` is
/// true; the model ends such an attempt by itself one second after the last finger has gone.
///
/// A view keeps its recognizers, a recognizer neither its view nor its targets nor its delegate.
///
/// - chain.recognizers-not-members: it is no responder and stands in no chain.
/// - gesture.receives-own-view-and-descendants: whose touches it gets.
/// - gesture.touches-before-view: in which order they are served.
open class UIGestureRecognizer: NSObject, IndexedObject {
  /// How far a recognizer is with its gesture.
  ///
  /// Every attempt begins in `possible` and is over with `ended`, `cancelled` or `failed`, after
  /// which the recognizer is reset to `possible`. A discrete gesture goes straight from `possible`
  /// to `ended`; a continuous one goes through `began` and any number of `changed`.
  ///
  /// - gesture.states: the names and their numbers.
  /// - gesture.discrete-transitions, gesture.continuous-transitions: which may follow which.
  /// - gesture.failed-sends-nothing: the app hears of all of them but `possible` and `failed`.
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
  ///
  /// Without a target or an action it has none yet, and `addTarget(_:action:)` can add one later.
  /// The target is not kept alive.
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
  ///
  /// Leaving `possible` is decided once every recognizer has been told of the event: first the
  /// failures that it waits for, then `gestureRecognizerShouldBegin(_:)` of the delegate and of the
  /// views that would lose touches, then whether another recognizer stops it. Its touches methods
  /// read the wish meanwhile, and whoever asks after them reads `possible`:
  ///
  /// ```swift
  /// override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
  ///   super.touchesMoved(touches, with: event)
  ///   state = state == .possible ? .began : .changed
  /// }
  /// override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
  ///   super.touchesEnded(touches, with: event)
  ///   state = state == .possible ? .failed : .ended
  /// }
  /// ```
  ///
  /// The first move begins the gesture if nobody objects; each move after it sends the actions
  /// again. While an action runs, `state` answers the state that the action is about, even if the
  /// gesture has gone on since. Assigned outside its own callbacks, from a timer or by the app, it
  /// is settled at once.
  ///
  /// - gesture.illegal-transition-ignored: a refused assignment changes nothing.
  /// - gesture.action-on-transition: `changed` after `changed` counts as a transition.
  /// - gesture.require-to-fail-holds: the wish may stand for several events.
  open var state: State {
    get { attempt.shownState ?? attempt.wishWhileTold ?? currentState }
    set { simulation.gestures.assign(newValue, to: self) }
  }

  /// Whether it takes touches; turned off while it recognizes, it is cancelled; true by default.
  ///
  /// Turned off in the middle of an attempt, it gets no more of the touches that are down, not even
  /// when it is turned on again before they lift. Turning it off and on is the way to cancel a
  /// gesture by code:
  ///
  /// ```swift
  /// pan.isEnabled = false
  /// pan.isEnabled = true
  /// ```
  ///
  /// A gesture that goes on ends as `cancelled` and sends its actions once more; one that is still
  /// possible fails without a word. A recognizer that was prevented is free again for the next
  /// touch.
  ///
  /// - gesture.disable-cancels: what happens to a running attempt.
  /// - gesture.disabled-not-collected: a new touch is not offered to it.
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
  ///
  /// `nil` before `UIView.addGestureRecognizer(_:)` and after the removal. Added to a second view,
  /// it leaves the first (gesture.one-recognizer-one-view).
  open var view: UIView? { owner }

  /// A name of the app's own.
  ///
  /// Nothing in event delivery reads it.
  open var name: String? {
    get { label }
    set { label = newValue }
  }

  // MARK: - What it does to views

  /// Whether the views lose the touches of a recognized gesture; true by default.
  ///
  /// On recognition the hit view of each touch that took part gets `touchesCancelled` and hears no
  /// more of it, while the recognizer is told of the touch until it lifts. Touches that were held
  /// back until then are dropped unseen. With `false` the view keeps its touches, and gesture and
  /// view both act.
  ///
  /// It is read when the recognizer recognizes; changing it later changes nothing about that
  /// gesture.
  ///
  /// - gesture.cancels-touches-in-view, gesture.cancels-drops-pending
  /// - gesture.cancels-false-lets-both: with `false`.
  /// - gesture.after-cancel-nothing-more: the view's touch is over.
  open var cancelsTouchesInView: Bool {
    get { cancelsTouches }
    set { cancelsTouches = newValue }
  }

  /// Whether the views wait for its failure before they hear of a touch; false by default.
  ///
  /// A touch that this recognizer takes is not shown to its view while the recognizer is possible.
  /// When it fails, and no other holds the touch, the view gets what it missed in order; when it
  /// recognizes, the view never hears of the touch.
  ///
  /// - gesture.delays-began-true, gesture.delays-began-flush
  /// - gesture.should-receive-false-is-local: one that refused the touch does not hold it.
  open var delaysTouchesBegan: Bool {
    get { delaysBegan }
    set { delaysBegan = newValue }
  }

  /// Whether the views wait for its failure before they hear of a lift; true by default.
  ///
  /// The view has heard that the finger came down and does not hear that it lifted before this
  /// recognizer has failed. This is why a button under a double tap reacts late: the tap that might
  /// come keeps back the button's `touchesEnded`.
  ///
  /// - gesture.delays-ended-on-success: recognition makes a cancellation of the held lift.
  /// - gesture.delays-ended-cost: what it costs a button.
  /// - gesture.delayed-ended-off-event: the lift may come when a timer has run out, in no event.
  open var delaysTouchesEnded: Bool {
    get { delaysEnded }
    set { delaysEnded = newValue }
  }

  // MARK: - Which touches

  /// The raw values of the types of touch that it takes; all by default.
  ///
  /// Asked before anybody else: a touch of another type comes neither to the delegate nor to the
  /// recognizer (gesture.touch-type-filter).
  open var allowedTouchTypes: [NSNumber] {
    get { (touchTypes ?? [0, 1, 2, 3]).map { NSNumber(value: $0) } }
    set { touchTypes = newValue.map(\.intValue) }
  }

  /// The raw values of the types of press that it takes.
  ///
  /// None in this class; a tap recognizer takes the select button. A press of another type is not
  /// offered (gesture.press-type-filter).
  open var allowedPressTypes: [NSNumber] {
    get { pressTypes.map { NSNumber(value: $0) } }
    set { pressTypes = newValue.map(\.intValue) }
  }

  /// Whether the first touch keeps touches of other types away until the reset; true by default.
  ///
  /// gesture.exclusive-touch-type: after a finger, a pencil is ignored until all is over, and the
  /// other way round.
  open var requiresExclusiveTouchType: Bool {
    get { exclusiveType }
    set { exclusiveType = newValue }
  }

  /// How many fingers take part.
  ///
  /// A finger that lifts counts for as long as the event that lifts it is processed.
  open var numberOfTouches: Int { attempt.touches.count }

  /// Returns where the gesture is: the centroid of its touches, in a view's bounds.
  ///
  /// Once no finger is left it is where the last ones were. `nil` means the window's coordinates.
  /// Taps and swipes answer where they began.
  ///
  /// - gesture.location-default
  open func location(in view: UIView?) -> CGPoint { convert(attempt.centroid, to: view) }

  /// Returns where one of its touches is; the gesture's own place for one it does not have.
  ///
  /// Touches are numbered in the order in which they came, without those that have lifted.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard attempt.touches.indices.contains(touchIndex) else { return location(in: view) }
    return convert(attempt.touches[touchIndex].point, to: view)
  }

  // MARK: - Targets

  /// Adds an action; the same pair again counts once (gesture.many-targets).
  ///
  /// Each pair is called once for every transition that sends actions, in the order in which the
  /// pairs were added. The method takes nothing or the recognizer:
  ///
  /// ```swift
  /// final class Canvas: UIViewController {
  ///   override class var actions: Actions { super.actions.adding("moved:", Canvas.moved) }
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "moved:"))
  ///   }
  ///   func moved(_ pan: UIPanGestureRecognizer) { print(pan.translation(in: view)) }
  /// }
  /// ```
  ///
  /// A drag then prints from `began` on. The actions are sent after all recognizers have seen the
  /// event and before the views are served. A target that is gone is passed over; one that does not
  /// have the method ends the run with `unrecognizedSelector`.
  ///
  /// - gesture.action-timing: when they are sent.
  /// - gesture.action-signatures: what the method takes.
  /// - gesture.targets-need-non-nil: the responder chain is not searched.
  open func addTarget(_ target: Any, action: Selector) { register(target, action) }

  /// Takes actions back; `nil` matches every target or action.
  open func removeTarget(_ target: Any?, action: Selector?) { unregister(target, action) }

  // MARK: - Other recognizers

  /// Asked before and during recognition.
  ///
  /// It is not kept alive. A scroll view's own recognizers take no other delegate than the scroll
  /// view: to try ends the run with `invalidArgument` (scroll.pan-owner).
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
  ///
  /// It reaches its own result as ever and keeps it to itself until the other has failed; if the
  /// other begins or recognizes instead, it fails. The classic pair is one tap and two:
  ///
  /// ```swift
  /// let single = UITapGestureRecognizer(target: self, action: "open:")
  /// let double = UITapGestureRecognizer(target: self, action: "zoom:")
  /// double.numberOfTapsRequired = 2
  /// single.require(toFail: double)
  /// ```
  ///
  /// A lone tap opens after about 0.35 s, when no second one can come any more; two taps zoom and
  /// open nothing. Without the line each first tap would open at once.
  ///
  /// Two recognizers that wait for each other report `requirementCycle` and fail. The other one may
  /// lie anywhere in the same simulation; it is not kept alive, and a requirement of one that is
  /// gone is met.
  ///
  /// - gesture.require-to-fail-holds, gesture.require-to-fail-fails
  /// - gesture.require-to-fail-idle-b: one that got none of the touches holds up nobody.
  /// - gesture.require-persists: a reset does not take it back.
  /// - gesture.require-is-not-priority: the order of delivery stays what it was.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    simulation.gestures.require(self, toFail: otherGestureRecognizer)
  }

  /// Whether it keeps another from recognizing; true by default.
  ///
  /// Asked of a recognizer that has just recognized, about each other that shares a touch and is
  /// still possible, and again when a later one wants to begin. Where two want to recognize in the
  /// same event, a class that has a say of its own is asked beforehand, to find who goes first. It
  /// comes before the other's `canBePrevented(by:)`; the delegates are asked only when both say
  /// yes. Override it for a rule between classes:
  ///
  /// ```swift
  /// override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
  ///   other is UITapGestureRecognizer
  /// }
  /// ```
  ///
  /// Such a recognizer stops taps and lets everything else go on beside it. The inherited version
  /// answers true, that of a tap false about taps that need more taps.
  ///
  /// - gesture.can-prevent-default-yes
  /// - gesture.prevention-one-way: the other may stop this one all the same.
  /// - gesture.tap-does-not-prevent-higher-tap
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    dispatcher.base(.canPrevent, of: self, arguments: [.object(preventedGestureRecognizer)]) {
      let prevention = prevents(preventedGestureRecognizer)
      dispatcher.decide(prevention.rule)
      return prevention.answer
    }
  }

  /// Whether another can keep it from recognizing; true by default.
  ///
  /// The counterpart of `canPrevent(_:)`: a class that answers false recognizes whatever else does,
  /// without any delegate. It is a rule in one direction: this one may still prevent the other.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    dispatcher.base(.canBePrevented, of: self, arguments: [.object(preventingGestureRecognizer)]) {
      dispatcher.decide(.gestureCanPreventDefaultYes)
      return true
    }
  }

  /// Whether this attempt has to wait for another recognizer's failure; false by default.
  ///
  /// Asked once for each pair at the touch that starts an attempt, before any movement: places are
  /// known, translation and velocity are still zero. True from this method, from either delegate or
  /// from the other's class is enough, and the answer holds until the reset.
  ///
  /// - gesture.dynamic-failure-requirements
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    dispatcher.base(
      .shouldRequireFailure,
      of: self,
      arguments: [.object(otherGestureRecognizer)]
    ) { false }
  }

  /// Whether another recognizer's attempt has to wait for this one's failure; false by default.
  ///
  /// Asked after the other's `shouldRequireFailure(of:)` and its delegate, and only where both said
  /// no (gesture.dynamic-failure-requirements).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    dispatcher.base(
      .shouldBeRequiredToFail,
      of: self,
      arguments: [.object(otherGestureRecognizer)]
    ) { false }
  }

  /// Whether the recognizer sees new touches of an event; true by default (iOS 13.4).
  ///
  /// Asked once for an event, however many of its touches are new, and before the delegate is.
  /// False hides the new touches from this recognizer alone.
  ///
  /// - gesture.should-receive-event-first
  open func shouldReceive(_ event: UIEvent) -> Bool {
    dispatcher.base(.shouldReceive, of: self, arguments: [.object(event)]) { true }
  }

  /// Lets go of a touch: it is not sent here any more, and not taken from its view.
  ///
  /// Call it from `touchesBegan(_:with:)` for fingers that are none of the gesture's. A touch that
  /// this recognizer does not follow, or no longer, is passed over.
  ///
  /// - gesture.ignore-touch
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    simulation.gestures.ignore(touch, in: self)
  }

  // MARK: - For subclasses

  /// Called when an attempt is over, before the state is `possible` again; does nothing.
  ///
  /// Called after the actions of the final state, with the recognizer still in that state; nothing
  /// is sent for the return to `possible`. Forget here what the subclass collected:
  ///
  /// ```swift
  /// override func reset() {
  ///   super.reset()
  ///   corners = []
  /// }
  /// ```
  ///
  /// The inherited version makes UIKit's own classes forget their fingers, so leave out super and a
  /// tap recognizer remembers its last attempt. Fingers that are still down are none of its
  /// business any more; it starts again with new ones.
  ///
  /// - gesture.reset-after-terminal, gesture.reset-sends-nothing
  /// - gesture.reset-ignores-live-touches
  open func reset() {
    let _: NoAnswer = dispatcher.base(.reset, of: self) { NoAnswer() }
    startAnew()
  }

  /// Tells that fingers came down; does nothing in this class.
  ///
  /// Called in `UIWindow.sendEvent(_:)`, the recognizer on the deepest view first, for the touches
  /// of the event that it took and that came down; the views hear of them afterwards. The touches
  /// are in no order: ask each for its place.
  ///
  /// UIKit's own classes do their work in super. An override without super in a subclass of one of
  /// them leaves its machine blind.
  ///
  /// - gesture.delivery-order-depth-first: between views; gesture.same-view-order: on one view.
  /// - gesture.subclass-calls-super
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    takeAsUIKit(.began, touches, event)
    take(.began, touches.inOrder, event)
  }

  /// Tells that fingers moved; does nothing in this class.
  ///
  /// Only those of its touches that moved in the event are in the set; a finger that rests is not.
  /// It goes on being called after the views have lost the touches, for as long as the gesture
  /// runs.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    takeAsUIKit(.moved, touches, event)
    take(.moved, touches.inOrder, event)
  }

  /// Tells that fingers were lifted; does nothing in this class.
  ///
  /// When the last finger has gone and the subclass has neither ended nor failed, nothing will ever
  /// call it again for this attempt: this is the place to decide.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    takeAsUIKit(.ended, touches, event)
    take(.ended, touches.inOrder, event)
  }

  /// Tells that touches were taken away: a gesture that goes on is cancelled, any other fails.
  ///
  /// An override that does not call super decides for itself, and so does this version where
  /// another finger is still watched.
  ///
  /// Called when the system takes touches from everybody, as it does when the app resigns active.
  /// That another recognizer took the touches from the view is no such case. Nor is a hit view that
  /// leaves its window: recognizers on what was removed end, and those of views that stay go on
  /// with the finger.
  ///
  /// - gesture.touch-cancelled-moves-to-cancelled: what the inherited version does.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    takeAsUIKit(.cancelled, touches, event)
    take(.cancelled, touches.inOrder, event)
  }

  /// Tells that keys or buttons were pressed; does nothing.
  ///
  /// Called for presses whose type is in `allowedPressTypes`, before the responder gets them, the
  /// recognizer on the deepest view first (press.recognizers-first).
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
  ///
  /// Whatever an override makes of it, a gesture that goes on is cancelled afterwards and any other
  /// fails.
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

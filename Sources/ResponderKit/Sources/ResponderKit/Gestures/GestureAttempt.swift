import Foundation

/// What a recognizer knows of the attempt that is running, from its first touch to its reset.
///
/// It begins with the first touch or press that the recognizer takes, or when code assigns a state
/// without any. All of it is gone with the reset, so that nothing of one gesture reaches the next.
struct GestureAttempt {
  /// A state that the recognizer wants to take from `possible`, and why.
  struct Wish: Equatable {
    var state: UIGestureRecognizer.State
    var rule: Rule?
  }

  /// What an attempt followed, taken out of it.
  struct Followed {
    var touches: [UITouch] = []
    var involved: [UITouch] = []
    var presses: [UIPress] = []
    var involvedPresses: [UIPress] = []

    /// Lets go of it, and keeps the storage of the touches, which most attempts fill.
    mutating func empty() {
      while !touches.isEmpty { touches.removeLast() }
      while !involved.isEmpty { involved.removeLast() }
      if !presses.isEmpty { presses = [] }
      if !involvedPresses.isEmpty { involvedPresses = [] }
    }
  }

  /// What it wants to become, while that is undecided.
  ///
  /// Asking for a state and getting it are apart by a whole event: requirements, delegates, views
  /// and other recognizers come between.
  var wish: Wish?
  /// Whether one of its touches methods runs, in which it reads the state that it has assigned.
  var isBeingTold = false
  /// What `state` answers while an action is sent: the state that caused the action.
  ///
  /// A gesture that began and ended in one event sends two actions, and each of them has to read
  /// its own state.
  var shownState: UIGestureRecognizer.State?
  /// Its fingers that are down, and those that lifted in the running event, as they came.
  ///
  /// A touch that lifts is taken out after the event, so that places and counts are right in the
  /// callbacks about the lift.
  var touches: [UITouch] = []
  /// All touches that took part, lifted ones too.
  ///
  /// It decides whom the recognizer prevents and which touches the views lose: a finger that has
  /// lifted belongs to the gesture still.
  var involved: [UITouch] = []
  /// The keys and buttons that it follows and that are down.
  var presses: [UIPress] = []
  /// All of them that took part.
  var involvedPresses: [UIPress] = []
  /// Whether it ever got a touch or press: code may begin a gesture without any.
  var hadTouches = false
  /// Recognizers whose failure this attempt waits for.
  ///
  /// By their indices and not by references: two recognizers that wait for each other would keep
  /// each other alive.
  var requirements: [ObjectIndex] = []
  /// The recognizers about which it was said that this one waits for them.
  ///
  /// So that the trace says it once in an attempt and not at each event.
  var waits: [ObjectIndex] = []
  /// How deep its view lay when the attempt began.
  ///
  /// Kept from then on, though views may move: the order of delivery does not change in the midst
  /// of a gesture.
  var depth = 0
  /// Whether it stands in the list of running attempts.
  var isRunning = false
  /// The views have lost the touches of the gesture.
  var takesTouches = false
  /// When its own time is up, and the timer for that.
  var deadline: Int64?
  var timer: Int?
  /// The timer that ends an attempt which nothing goes on with.
  var idleTimer: Int?
  /// The event of which the recognizer was asked last, and its answer.
  var eventAnswer: (serial: Int, receives: Bool)?
  /// Where the touches were when there were any.
  var lastCentroid = CGPoint.zero

  /// What a recognizer reads as its state in its own callbacks, after it has assigned one.
  var wishWhileTold: UIGestureRecognizer.State? { isBeingTold ? wish?.state : nil }

  /// The centre of the fingers that are down, in the window; the last one when none is.
  var centroid: CGPoint { touches.isEmpty ? lastCentroid : touches.centroid { $0.point } }

  /// Forgets everything and hands over the lists of what it followed.
  ///
  /// In place, because most of it is at its beginning still, and what is assigned anew counts the
  /// references of all lists.
  mutating func startAnew() -> Followed {
    var old = Followed()
    swap(&old.touches, &touches)
    swap(&old.involved, &involved)
    if !presses.isEmpty { swap(&old.presses, &presses) }
    if !involvedPresses.isEmpty { swap(&old.involvedPresses, &involvedPresses) }
    if !requirements.isEmpty { requirements = [] }
    if !waits.isEmpty { waits = [] }
    wish = nil
    isBeingTold = false
    shownState = nil
    hadTouches = false
    depth = 0
    isRunning = false
    takesTouches = false
    deadline = nil
    timer = nil
    idleTimer = nil
    eventAnswer = nil
    lastCentroid = .zero
    return old
  }

  /// Fills its lists of touches into the storage that the attempt before it has used.
  mutating func reuse(_ old: inout Followed) {
    guard touches.isEmpty, involved.isEmpty else { return }
    swap(&touches, &old.touches)
    swap(&involved, &old.involved)
  }

  /// Whether a touch or press took part in both attempts.
  func shares(_ other: GestureAttempt) -> Bool {
    involved.contains { touch in other.involved.contains { $0 === touch } }
      || involvedPresses.contains { press in other.involvedPresses.contains { $0 === press } }
  }

  /// Whether its first touch or press has come just now.
  var isFirstOfAttempt: Bool { involved.count + involvedPresses.count == 1 }

  /// Whether nothing that it followed is down any more.
  var isLeftAlone: Bool { touches.isEmpty && presses.isEmpty && hadTouches }
}

extension Collection {
  /// The mean of the elements' points; zero for none.
  func centroid(_ point: (Element) -> CGPoint) -> CGPoint {
    guard !isEmpty else { return .zero }
    var sum = CGPoint.zero
    for element in self {
      let point = point(element)
      sum = CGPoint(x: sum.x + point.x, y: sum.y + point.y)
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

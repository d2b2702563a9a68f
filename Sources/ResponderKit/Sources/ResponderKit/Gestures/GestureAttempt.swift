import Foundation

/// What a recognizer knows of the attempt that is running, from its first touch to its reset.
struct GestureAttempt {
  /// A state that the recognizer wants to take from `possible`, and why.
  struct Wish: Equatable {
    var state: UIGestureRecognizer.State
    var rule: Rule?
  }

  /// What it wants to become, while that is undecided.
  var wish: Wish?
  /// Whether one of its touches methods runs, in which it reads the state that it has assigned.
  var isBeingTold = false
  /// What `state` answers while an action is sent: the state that caused the action.
  var shownState: UIGestureRecognizer.State?
  /// Its fingers that are down, and those that lifted in the running event, as they came.
  var touches: [UITouch] = []
  /// All touches that took part, lifted ones too.
  var involved: [UITouch] = []
  /// The keys and buttons that it follows and that are down.
  var presses: [UIPress] = []
  /// All of them that took part.
  var involvedPresses: [UIPress] = []
  /// Whether it ever got a touch or press: code may begin a gesture without any.
  var hadTouches = false
  /// Recognizers whose failure this attempt waits for.
  var requirements: [ObjectIndex] = []
  /// The recognizers about which it was said that this one waits for them.
  var waits: [ObjectIndex] = []
  /// How deep its view lay when the attempt began.
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
  var centroid: CGPoint { touches.isEmpty ? lastCentroid : touches.map(\.point).centroid }

  /// Fills its empty lists of touches into the storage that an attempt before it has used.
  mutating func reuseLists(of old: inout GestureAttempt) {
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

extension [CGPoint] {
  /// The mean of the points; zero for none.
  var centroid: CGPoint {
    guard !isEmpty else { return .zero }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

import Foundation

/// UIKit's private recognizer of a navigation controller: a pan from the left edge that goes back.
///
/// The pop begins with the drag. It goes on when the finger lifts past the middle or moves on fast
/// enough, else it is given up (first-responder.transition-order).
final class PopGesture: UIScreenEdgePanGestureRecognizer {
  /// How fast a finger has to move on to go back from before the middle, in points per second.
  private static let speed: CGFloat = 300

  private weak var stack: UINavigationController?
  private let rules: PopGestureRules

  init(_ stack: UINavigationController) {
    self.stack = stack
    rules = PopGestureRules(stack)
    super.init(target: nil, action: nil)
    edgeSet = .left
    maximumNumberOfTouches = 1
    delegateStorage = rules
  }

  override var privatePath: (owner: AnyObject?, part: String)? {
    (stack, "interactivePopGestureRecognizer")
  }

  override func react(to state: State) {
    guard let stack else { return }
    switch state {
    case .began:
      // For the length of the call only: what else pops meanwhile runs by itself.
      stack.isLedByFinger = true
      stack.askPop()
      stack.isLedByFinger = false
    // The transition has been the stack's since `began`: here it only learns how it ends.
    case .ended: release(stack, finishes: isFarOrFast)
    case .cancelled: release(stack, finishes: false)
    case .possible, .changed, .failed: break
    }
  }

  private var isFarOrFast: Bool {
    guard let root = owner else { return false }
    return translation(in: root).x > root.bounds.width / 2
      || velocity(in: root).x > PopGesture.speed
  }

  private func release(_ stack: UINavigationController, finishes: Bool) {
    if finishes { dispatcher.emit(.handled, .route, at: index, rule: .edgePanInteractivePop) }
    simulation.appearance.release(transitionOf: stack, object: stack, finishes: finishes)
  }
}

/// The delegate that the gesture has from the beginning; an app may put its own in its place.
///
/// The recognizer's owner keeps it, since a delegate is held weakly.
private final class PopGestureRules: NSObject, UIGestureRecognizerDelegate {
  private weak var stack: UINavigationController?

  init(_ stack: UINavigationController) { self.stack = stack }

  /// There is something to go back to, and the bar's back button could do it too.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let stack, stack.childList.count > 1, !stack.barHidden else { return false }
    let item = stack.topViewController?.navigationItemStorage
    return item?.hidesBack != true && (item?.left ?? []).isEmpty
  }

  /// A scroll view's pan waits, unless the app has it the other way round.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIScrollViewPanGestureRecognizer
      && !gestureRecognizer.requirements.contains(otherGestureRecognizer.index)
  }
}

extension UINavigationController {
  /// Goes one controller back, as the bar's button and the gesture do.
  final func askPop() {
    let _: UIViewController? = dispatcher.call(
      .popViewController,
      on: self,
      arguments: [.flag(true)]
    ) { popViewController(animated: true) }
  }
}

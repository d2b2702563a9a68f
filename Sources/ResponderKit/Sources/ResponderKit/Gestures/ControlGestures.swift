import Foundation

// Section 12 of the rulebook: controls that keep their own gestures from recognizers of ancestors.
// Each does it by its `gestureRecognizerShouldBegin` (gesture.control-list-mechanism).

extension UIView {
  /// UIKit's version of `gestureRecognizerShouldBegin` for the controls of the list.
  ///
  /// A recognizer on the control itself is never refused (gesture.recognizer-on-control-wins), and
  /// neither is any where the profile turns the list off. The caller says which gestures are the
  /// control's own.
  final func beginsUnlessListed(
    _ recognizer: UIGestureRecognizer,
    _ isListed: @autoclosure () -> Bool
  ) -> Bool {
    dispatcher.base(
      .gestureRecognizerShouldBegin,
      of: self,
      arguments: [.object(recognizer)]
    ) {
      guard recognizer.owner !== self, simulation.profile.setting(.controlBeatsAncestor) != .none,
        isListed()
      else { return true }
      dispatcher.decide(.gestureControlBeatsAncestorList)
      return false
    }
  }
}

extension UIGestureRecognizer {
  /// Whether it is a single tap of one finger (gesture.list-only-single-tap-single-finger).
  ///
  /// A double tap of an ancestor may take a button's touch, and so may a long press.
  final var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.taps == 1 && tap.fingers == 1
  }

  /// Whether it is a pan of one finger that goes to a side.
  ///
  /// The way is that of the pan so far, which at the time of the question is where it begins.
  final var isSidewaysPan: Bool {
    guard let pan = self as? UIPanGestureRecognizer, attempt.involved.count == 1 else {
      return false
    }
    let way = pan.machine.translation
    return abs(way.x) > abs(way.y)
  }

  /// Whether it is a swipe of one finger to a side.
  final var isSidewaysSwipe: Bool {
    guard let swipe = self as? UISwipeGestureRecognizer, swipe.fingers == 1 else { return false }
    return !swipe.directions.isDisjoint(with: [.left, .right])
  }

  /// Whether its first finger came down in a part of a view.
  ///
  /// The part is in the view's bounds. It is the place where the finger came down that counts, not
  /// where it is when the gesture wants to begin.
  final func started(in part: CGRect, of view: UIView) -> Bool {
    guard let touch = attempt.involved.first, let window = touch.touchWindow else { return false }
    return part.contains(window.convert(touch.firstPoint, to: view))
  }
}

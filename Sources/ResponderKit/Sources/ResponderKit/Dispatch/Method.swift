/// A method that a subclass, a delegate or a document may override and the model calls.
///
/// The raw value is the method's place in tables, in the order below; it is no number to keep.
///
/// Records name it, and a document's overrides are found by it. Whoever adds one adds the place
/// that calls it through the dispatcher and, where a class of UIKit's has it, the version that
/// marks the call as reached.
public enum Method: UInt8, CaseIterable, Sendable {
  // UIResponder
  case next, canBecomeFirstResponder, becomeFirstResponder, canResignFirstResponder
  case resignFirstResponder
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case motionBegan, motionEnded, motionCancelled
  case remoteControlReceived
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case keyCommands
  case canPerformAction, target, validate, buildMenu
  case inputView, inputAccessoryView, inputViewController, inputAccessoryViewController
  case undoManager, reloadInputViews

  // UIView
  case hitTest, pointInside, layoutSubviews
  case didMoveToSuperview, didMoveToWindow, willMoveToWindow
  case canBecomeFocused
  case gestureRecognizers, gestureRecognizerShouldBegin

  // UIGestureRecognizer, beside the touches methods
  case canPrevent, canBePrevented, shouldRequireFailure, shouldBeRequiredToFail, shouldReceive
  case reset

  // UIGestureRecognizerDelegate
  case shouldReceiveTouch, shouldReceiveEvent, shouldReceivePress, shouldBegin
  case shouldRecognizeSimultaneouslyWith, shouldRequireFailureOf, shouldBeRequiredToFailBy

  // UIWindow, UIApplication, UIControl
  case sendEvent, sendAction, becomeKey, resignKey, canBecomeKey
  case sendUIAction
  case beginTracking, continueTracking, endTracking, cancelTracking

  // UIScrollView
  case touchesShouldBegin, touchesShouldCancel

  // UIScrollViewDelegate
  case didScroll, willBeginDragging, willEndDragging, didEndDragging
  case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation
  case viewForZooming, willBeginZooming, didZoom, didEndZooming
  case shouldScrollToTop, didScrollToTop

  // UIViewController
  case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
  case viewWillDisappear, viewDidDisappear
  case present, dismiss, disablesAutomaticKeyboardDismissal
  case performsActionsWhilePresentingModally
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case willMoveToParent
  case didMoveToParent
  case shouldAutomaticallyForwardAppearanceMethods

  // Calls that documents may make and count, though nobody overrides them in the model.
  case endEditing, addSubview, removeFromSuperview, makeKeyAndVisible, makeKey
  case addChild, removeFromParent
  /// An action or a handler; nobody overrides it, and it is counted by its own name.
  case perform
  case pushViewController, popViewController, popToRootViewController, popToViewController
  case setViewControllers

  // Delegates of UITextField and UITextView
  case shouldBeginEditing, didBeginEditing, shouldEndEditing, didEndEditing
  case didEndEditingReason
  case shouldChangeCharactersIn, shouldReturn, shouldClear, didChangeSelection
  case shouldChangeTextIn, didChange
  case editMenuForCharactersIn, editMenuForTextIn
  case willPresentEditMenuWith, willDismissEditMenuWith

  // UINavigationControllerDelegate, UITabBarControllerDelegate
  case willShow, didShow, shouldSelect, didSelect

  // UITableViewDelegate
  case shouldHighlightRowAt, didHighlightRowAt, didUnhighlightRowAt
  case willSelectRowAt, didSelectRowAt, willDeselectRowAt, didDeselectRowAt
  case shouldShowMenuForRowAt, canPerformActionForRowAt

  // UICollectionViewDelegate
  case shouldHighlightItemAt, didHighlightItemAt, didUnhighlightItemAt
  case shouldSelectItemAt, didSelectItemAt, shouldDeselectItemAt, didDeselectItemAt
  case shouldShowMenuForItemAt, canPerformActionForItemAt

  // Both of them
  case performAction

  // UIEditMenuInteractionDelegate
  case menuFor, willPresentMenuFor, willDismissMenuFor, targetRectFor

  // UIContextMenuInteractionDelegate
  case configurationForMenuAtLocation, willDisplayMenuFor, willEndFor

  // UIApplicationDelegate
  case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate

  /// The level at which a call of this method is traced where nobody overrides it.
  var level: TraceLevel {
    switch self {
    case .hitTest, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .motionBegan,
      .motionEnded, .motionCancelled, .remoteControlReceived, .pressesBegan, .pressesChanged,
      .pressesEnded, .pressesCancelled, .becomeFirstResponder,
      .resignFirstResponder, .shouldBeginEditing, .shouldEndEditing, .shouldReceiveTouch,
      .shouldReceiveEvent, .shouldReceivePress, .shouldBegin, .shouldRecognizeSimultaneouslyWith,
      .shouldRequireFailureOf, .shouldBeRequiredToFailBy, .touchesShouldBegin,
      .touchesShouldCancel, .willBeginDragging, .willEndDragging, .didEndDragging,
      .shouldScrollToTop, .shouldHighlightRowAt,
      .willSelectRowAt, .didSelectRowAt, .willDeselectRowAt, .didDeselectRowAt,
      .shouldHighlightItemAt, .shouldSelectItemAt, .didSelectItemAt, .shouldDeselectItemAt,
      .didDeselectItemAt, .shouldShowMenuForRowAt, .canPerformActionForRowAt,
      .shouldShowMenuForItemAt, .canPerformActionForItemAt, .performAction:
      .route
    default:
      .full
    }
  }

  /// The level at which a call is traced that code of the app's own answers.
  ///
  /// What an override says about an event belongs to its route. `next`, the search for an action's
  /// target and the life cycle are told by records of their own.
  var levelWhenOverridden: TraceLevel {
    switch self {
    case .pointInside, .sendEvent, .sendAction, .sendUIAction, .canBecomeFirstResponder,
      .canResignFirstResponder, .canBecomeKey, .beginTracking, .continueTracking, .endTracking,
      .cancelTracking, .gestureRecognizers, .gestureRecognizerShouldBegin, .canPrevent,
      .canBePrevented, .shouldRequireFailure, .shouldBeRequiredToFail, .shouldReceive:
      .route
    default:
      level
    }
  }

  /// Whether the method carries an event along the responder chain.
  var isMessage: Bool {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .motionBegan,
      .motionEnded, .motionCancelled, .remoteControlReceived, .pressesBegan, .pressesChanged,
      .pressesEnded, .pressesCancelled:
      true
    default:
      false
    }
  }
}

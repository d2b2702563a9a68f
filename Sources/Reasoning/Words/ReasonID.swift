/// The sentences that say why something did not happen; each has its arguments.
///
/// The first part of an id says what kind of decision it was. An id never changes its meaning.
package enum ReasonID: String, CaseIterable, Sendable {
  // MARK: Which view is hit

  /// The point lies outside a view on the way: `view`, `wanted`, and how far by `x` and `y`, positive
  /// to the right and below, negative to the left and above, 0 where it lies between the edges.
  case hitOutside = "hit.outside"
  /// The point lies outside the wanted view itself: `wanted`, `x`, `y`.
  case hitMissed = "hit.missed"
  /// `view` is hidden.
  case hitHidden = "hit.hidden"
  /// `view` is all but transparent: `alpha`.
  case hitTransparent = "hit.transparent"
  /// `view` takes no touches: its isUserInteractionEnabled is false.
  case hitInteraction = "hit.interaction"
  /// `view` is of a class that takes no touches unless it is told to.
  case hitClass = "hit.class"
  /// `view` is being animated, without allowUserInteraction.
  case hitAnimating = "hit.animating"
  /// `view` has a transform that squeezes it to nothing.
  case hitCollapsed = "hit.collapsed"
  /// The override of point(inside:with:) of `view` says no.
  case hitOverrideOutside = "hit.override-outside"
  /// The override of hitTest of `view` answers nil.
  case hitOverrideNil = "hit.override-nil"
  /// The override of hitTest of `view` answers `hit`.
  case hitRedirected = "hit.redirected"
  /// `by` lies in front of `view` and took the point; `wanted` was not asked.
  case hitCovered = "hit.covered"
  /// `wanted` was asked, and `hit` inside it is hit.
  case hitInside = "hit.inside"
  /// `view` was asked and answered nil.
  case hitDeclined = "hit.declined"
  /// The application ignores touches.
  case hitIgnored = "hit.ignored"
  /// `wanted` is in no window.
  case hitNoWindow = "hit.no-window"
  /// The window `by` took the touch, and `window`, in which `wanted` lies, was not asked.
  case hitWindow = "hit.window"
  /// Nothing is hit; the event needs no finger, or it came down elsewhere: `wanted`.
  case hitNone = "hit.none"

  // MARK: What becomes of a touch

  /// `view` takes one finger, and one was down.
  case touchSecondFinger = "touch.second-finger"
  /// `view` is kept from touches, since an exclusive view tracks one.
  case touchExclusive = "touch.exclusive"
  /// `view` is exclusive, and another view tracks a touch.
  case touchNeedsIdle = "touch.needs-idle"
  /// `by` recognized, and the touch was taken from `view`.
  case touchTaken = "touch.taken"
  /// `by` held the touch back and recognized, so `view` never heard of it.
  case touchHeld = "touch.held"
  /// The scroll view `by` began to scroll and cancelled the touch of `view`.
  case touchScrolled = "touch.scrolled"
  /// The scroll view `by` waits before it lets `view` hear of the touch.
  case touchDelayed = "touch.delayed"
  /// The system or the app ended the touch of `view`.
  case touchCancelled = "touch.cancelled"
  /// The touch was kept from `view`.
  case touchDropped = "touch.dropped"

  // MARK: Recognizers

  /// `recognizer` is disabled.
  case recognizerDisabled = "recognizer.disabled"
  /// The delegate of `recognizer`, or its class, did not let it have the touch.
  case recognizerRefused = "recognizer.refused"
  /// `recognizer` takes no touches of this type.
  case recognizerType = "recognizer.type"
  /// `by` recognized first, and `recognizer` may not recognize with it.
  case recognizerPrevented = "recognizer.prevented"
  /// `recognizer` failed because `by` recognized.
  case recognizerExcluded = "recognizer.excluded"
  /// `recognizer` waits for `by` to fail.
  case recognizerWaits = "recognizer.waits"
  /// `recognizer` waits for `by`, which in the end waits for it.
  case recognizerRing = "recognizer.ring"
  /// `recognizer` was not allowed to begin.
  case recognizerMayNotBegin = "recognizer.may-not-begin"
  /// The touch was not what `recognizer` looks for.
  case recognizerFailed = "recognizer.failed"
  /// `recognizer` had not seen enough when the event was over.
  case recognizerPossible = "recognizer.possible"
  /// `view` does not list `recognizer` among its recognizers.
  case recognizerUnlisted = "recognizer.unlisted"
  /// The touch was not in `view`, whose recognizer `recognizer` is.
  case recognizerElsewhere = "recognizer.elsewhere"
  /// `recognizer` belongs to no view.
  case recognizerNoView = "recognizer.no-view"

  // MARK: Who handles a message

  /// `by` handled it and did not call super, so it never came to `wanted`.
  case chainSwallowed = "chain.swallowed"
  /// `wanted` got it first and passed it on to `by`, who handled it.
  case chainPassedOn = "chain.passed-on"
  /// `wanted` got it and passed it on, and nobody handled it.
  case chainPassedOff = "chain.passed-off"
  /// It went to `got`, and `wanted` is not on the way from there.
  case chainElsewhere = "chain.elsewhere"
  /// It began nowhere from where it would come to `wanted`.
  case chainNobody = "chain.nobody"
  /// Nobody is first responder, and the profile lets nobody stand in, so that `wanted` is not told.
  case chainNoStart = "chain.no-start"
  /// `by` overrides sendEvent and does not call super.
  case chainNotSent = "chain.not-sent"
  /// `wanted` is on the way, and implements nothing that handles it.
  case chainNotHandled = "chain.not-handled"

  // MARK: Controls and actions

  /// `control` is disabled.
  case controlDisabled = "control.disabled"
  /// `control` sends `event`, and has no target for it.
  case controlNoTarget = "control.no-target"
  /// The finger was lifted outside `control`.
  case controlLeft = "control.left"
  /// `control` sends other events: `sent`, not `event`.
  case controlOtherEvent = "control.other-event"
  /// The tracking of `control` was cancelled.
  case controlCancelled = "control.cancelled"
  /// Nobody implements `action`.
  case actionNobody = "action.nobody"
  /// `action` was sent to `got`, not to `wanted`.
  case actionElsewhere = "action.elsewhere"
  /// `object` answers no to canPerformAction for `action`.
  case actionRefused = "action.refused"
  /// `action` was not sent.
  case actionNotSent = "action.not-sent"

  // MARK: First responder

  /// `object` answers no to canBecomeFirstResponder.
  case focusCannot = "focus.cannot"
  /// `object` is in no window yet.
  case focusTooEarly = "focus.too-early"
  /// `by` is first responder and does not let go.
  case focusKept = "focus.kept"
  /// `object` was first responder, and `by` became it.
  case focusTaken = "focus.taken"
  /// `object` was first responder and let go.
  case focusGone = "focus.gone"
  /// Nobody asked `object` to become first responder.
  case focusNotAsked = "focus.not-asked"
  /// `object` was refused the focus.
  case focusRefused = "focus.refused"

  // MARK: Occurrences, values, everything else

  /// The delegate of `list` says no: `method`.
  case listRefused = "list.refused"
  /// `list` allows no selection.
  case listNoSelection = "list.no-selection"
  /// `object` said something else than was needed: `method`, `answer`.
  case callAnswered = "call.answered"
  /// What happened `count` times at `object`: `name`; `wanted` times were wanted.
  case callCount = "call.count"
  /// `name` did not occur at `object`; here its way was closed.
  case callNever = "call.never"
  /// `path` is `value`; here it parted from what was wanted.
  case valueIs = "value.is"
  /// Here the run parts from one in which it is as wanted.
  case parted = "parted"
  /// What decided, where nothing was wanted otherwise: nothing but the rule says more.
  case decided = "decided"
}

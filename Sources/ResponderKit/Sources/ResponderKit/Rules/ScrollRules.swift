extension Rule {
  public static var scrollDelaysContentDefault: Rule { Rule(356) }
  public static var scrollDelayWaits: Rule { Rule(357) }
  public static var scrollDelayLength: Rule { Rule(358) }
  public static var scrollQuickTapIsDelivered: Rule { Rule(359) }
  public static var scrollDelayIsARecognizer: Rule { Rule(360) }
  public static var scrollNoDelay: Rule { Rule(361) }
  public static var scrollShouldBegin: Rule { Rule(362) }
  public static var scrollShouldCancelDefault: Rule { Rule(363) }
  public static var scrollShouldCancelEffect: Rule { Rule(364) }
  public static var scrollShouldCancelWhenAsked: Rule { Rule(365) }
  public static var scrollCanCancelFalse: Rule { Rule(366) }
  public static var scrollButtonDragDefault: Rule { Rule(367) }
  public static var scrollScrollFromButtons: Rule { Rule(368) }
  public static var scrollTableAndCollectionCancel: Rule { Rule(369) }
  public static var scrollNoEffectOnPresses: Rule { Rule(370) }
  public static var scrollHitTestIsNormal: Rule { Rule(371) }
  public static var scrollPanOwner: Rule { Rule(372) }
  public static var scrollPinchOwner: Rule { Rule(373) }
  public static var scrollPanPrevents: Rule { Rule(374) }
  public static var scrollIsTracking: Rule { Rule(375) }
  public static var scrollTouchWhileDecelerating: Rule { Rule(376) }
  public static var scrollDelegateOrder: Rule { Rule(377) }
  public static var scrollDisabledScrolling: Rule { Rule(378) }
  public static var scrollContentFits: Rule { Rule(379) }
  public static var scrollDirectionLock: Rule { Rule(380) }
  public static var scrollNestedSameDirection: Rule { Rule(381) }
  public static var scrollNestedCrossDirection: Rule { Rule(382) }
  public static var scrollSwallowsTouches: Rule { Rule(383) }
  public static var scrollZoomTwoFingers: Rule { Rule(384) }
  public static var scrollScrollsToTop: Rule { Rule(385) }
  public static var scrollKeyboardDismissMode: Rule { Rule(386) }
  public static var scrollContentOffset: Rule { Rule(549) }
  public static var scrollOffsetRange: Rule { Rule(550) }
  public static var scrollDragOffset: Rule { Rule(551) }
  public static var scrollReleaseVelocity: Rule { Rule(552) }
  public static var scrollDeceleration: Rule { Rule(553) }
  public static var scrollRubberBand: Rule { Rule(554) }
  public static var scrollReturnToRange: Rule { Rule(555) }
  public static var scrollToTopKeepsX: Rule { Rule(556) }
  public static var scrollZoomScale: Rule { Rule(557) }
  public static var scrollSliderInside: Rule { Rule(558) }
  public static var scrollRowFollowsTouches: Rule { Rule(559) }
  public static var scrollRowHighlightThenSelect: Rule { Rule(560) }
  public static var scrollRowSelectionUntilLift: Rule { Rule(561) }
  public static var scrollInSheet: Rule { Rule(562) }
  public static var scrollRefreshControl: Rule { Rule(563) }
  public static var scrollPixelGrid: Rule { Rule(582) }
  public static var scrollRestingFingersDoNotCount: Rule { Rule(583) }
}

extension RuleEntry {
  /// The rules of section 15 of the rulebook.
  static let scrollRules: [RuleEntry] = [
    RuleEntry(
      356,
      "scroll.delays-content-default",
      section: 15,
      .headerComment,
      .holds,
      "delaysContentTouches is true by default."
    ),
    RuleEntry(
      357,
      "scroll.delay-waits",
      section: 15,
      .documented,
      .decides,
      """
      With it true the scroll view holds a touch down for a short time; if the finger moves \
      enough it scrolls and the content gets no touch; if the time ends first the touch goes to \
      the content.
      """
    ),
    RuleEntry(
      358,
      "scroll.delay-length",
      section: 15,
      .privateConstant,
      .holds,
      "The delay is about 150 ms."
    ),
    RuleEntry(
      359,
      "scroll.quick-tap-is-delivered",
      section: 15,
      .widelyObserved,
      .decides,
      """
      A finger that lifts before the delay ends without moving is still delivered to the content \
      as began then ended in quick succession, so fast taps on buttons work but show almost no \
      highlight.
      """
    ),
    RuleEntry(
      360,
      "scroll.delay-is-a-recognizer",
      section: 15,
      .widelyObserved,
      .decides,
      """
      The delay is made by a private recognizer that delays touchesBegan, so it follows \
      gesture.delays-began-true and affects only views inside the scroll view.
      """
    ),
    RuleEntry(
      361,
      "scroll.no-delay",
      section: 15,
      .headerComment,
      .decides,
      "With delaysContentTouches false touchesShouldBegin is asked at once."
    ),
    RuleEntry(
      362,
      "scroll.should-begin",
      section: 15,
      .headerComment,
      .decides,
      """
      touchesShouldBegin(_:with:in:) is asked before content gets its touches; false keeps them \
      from the content; default is true.
      """
    ),
    RuleEntry(
      363,
      "scroll.should-cancel-default",
      section: 15,
      .headerComment,
      .decides,
      "touchesShouldCancel(in:) returns true by default unless the view is a UIControl."
    ),
    RuleEntry(
      364,
      "scroll.should-cancel-effect",
      section: 15,
      .headerComment,
      .decides,
      """
      If it returns false, the content keeps the touches and no scrolling starts from them; if \
      true, the content gets touchesCancelled and the drag begins.
      """
    ),
    RuleEntry(
      365,
      "scroll.should-cancel-when-asked",
      section: 15,
      .headerComment,
      .holds,
      """
      touchesShouldCancel is asked only if touches were already delivered to content, when \
      scrolling is about to start, and not if canCancelContentTouches is false.
      """
    ),
    RuleEntry(
      366,
      "scroll.can-cancel-false",
      section: 15,
      .headerComment,
      .decides,
      """
      With canCancelContentTouches false, once content is tracking the scroll view does not drag \
      for that touch.
      """
    ),
    RuleEntry(
      367,
      "scroll.button-drag-default",
      section: 15,
      .widelyObserved,
      .holds,
      """
      By default a drag that starts on a button scrolls if it starts within the delay and does \
      not scroll if the button is already tracking.
      """
    ),
    RuleEntry(
      368,
      "scroll.scroll-from-buttons",
      section: 15,
      .widelyObserved,
      .holds,
      """
      To scroll from buttons with no delay set delaysContentTouches false and override \
      touchesShouldCancel to return true for buttons.
      """
    ),
    RuleEntry(
      369,
      "scroll.table-and-collection-cancel",
      section: 15,
      .authorKnowledge,
      .decides,
      """
      UITableView and UICollectionView answer touchesShouldCancel more permissively than the \
      base class in some system versions; test with the base rule unless verified.
      """
    ),
    RuleEntry(
      370,
      "scroll.no-effect-on-presses",
      section: 15,
      .headerComment,
      .holds,
      "None of these properties affects presses."
    ),
    RuleEntry(
      371,
      "scroll.hit-test-is-normal",
      section: 15,
      .widelyObserved,
      .holds,
      """
      Hit-testing goes into a scroll view's content as usual; the scroll view is not returned \
      instead of its content.
      """
    ),
    RuleEntry(
      372,
      "scroll.pan-owner",
      section: 15,
      .headerComment,
      .reports,
      """
      Scrolling is done by panGestureRecognizer, a subclass of pan owned by the scroll view; its \
      delegate must not be replaced.
      """
    ),
    RuleEntry(
      373,
      "scroll.pinch-owner",
      section: 15,
      .headerComment,
      .holds,
      """
      pinchGestureRecognizer is nil while zooming is disabled (equal minimum and maximum scale \
      or no zoom view).
      """
    ),
    RuleEntry(
      374,
      "scroll.pan-prevents",
      section: 15,
      .widelyObserved,
      .holds,
      """
      When the scroll pan begins it prevents ancestor recognizers on the same touch in the \
      normal way, and a tap recognizer inside fails because of movement.
      """
    ),
    RuleEntry(
      375,
      "scroll.is-tracking",
      section: 15,
      .headerComment,
      .decides,
      """
      isTracking is true from touch down even before dragging; isDragging is true once the drag \
      has begun; isDecelerating after lift while moving.
      """
    ),
    RuleEntry(
      376,
      "scroll.touch-while-decelerating",
      section: 15,
      .widelyObserved,
      .decides,
      """
      A touch that lands during deceleration stops the scrolling where it is and is taken by the \
      scroll pan at once: content gets no touches from it, and recognizers of the content that \
      share it are prevented, unless simultaneous recognition with the pan is allowed for them.
      """
    ),
    RuleEntry(
      377,
      "scroll.delegate-order",
      section: 15,
      .headerComment,
      .decides,
      """
      Drag: willBeginDragging, didScroll (many), willEndDragging, \
      didEndDragging(willDecelerate), then if decelerating willBeginDecelerating, didScroll, \
      didEndDecelerating.
      """
    ),
    RuleEntry(
      378,
      "scroll.disabled-scrolling",
      section: 15,
      .documented,
      .decides,
      """
      With isScrollEnabled false the scroll view does not use touches for scrolling and lets \
      touches that hit it go up the responder chain; content still gets its own touches.
      """
    ),
    RuleEntry(
      379,
      "scroll.content-fits",
      section: 15,
      .widelyObserved,
      .decides,
      "If content fits and bouncing is not forced, the pan does not begin in that axis."
    ),
    RuleEntry(
      380,
      "scroll.direction-lock",
      section: 15,
      .documented,
      .decides,
      "With isDirectionalLockEnabled the drag is locked to the first main axis."
    ),
    RuleEntry(
      381,
      "scroll.nested-same-direction",
      section: 15,
      .widelyObserved,
      .decides,
      """
      With nested scroll views of the same direction the inner (deeper) one gets the drag; if it \
      is already at its end in that direction UIKit may give a new drag to the outer one; a drag \
      that has begun stays with its scroll view.
      """
    ),
    RuleEntry(
      382,
      "scroll.nested-cross-direction",
      section: 15,
      .widelyObserved,
      .decides,
      """
      With nested scroll views of different directions the one whose axis matches the movement \
      begins; the other fails or is prevented.
      """
    ),
    RuleEntry(
      383,
      "scroll.swallows-touches",
      section: 15,
      .widelyObserved,
      .decides,
      "A bare scroll view handles touches itself and does not forward them to the controller."
    ),
    RuleEntry(
      384,
      "scroll.zoom-two-fingers",
      section: 15,
      .headerComment,
      .decides,
      """
      Zooming starts from the pinch recognizer and needs viewForZooming(in:) to return a view.
      """
    ),
    RuleEntry(
      385,
      "scroll.scrolls-to-top",
      section: 15,
      .headerComment,
      .decides,
      """
      A status-bar tap scrolls to top only if exactly one on-screen scroll view has scrollsToTop \
      true and its delegate does not refuse.
      """
    ),
    RuleEntry(
      386,
      "scroll.keyboard-dismiss-mode",
      section: 15,
      .headerComment,
      .decides,
      """
      onDrag dismisses the keyboard when a drag begins, interactive lets it follow the finger; \
      default none.
      """
    ),
    RuleEntry(
      549,
      "scroll.content-offset",
      section: 15,
      .documented,
      .holds,
      """
      contentOffset and bounds.origin are one value, so a change shifts hit-testing of the \
      content at once; code may set it at any time, also while isScrollEnabled is false.
      """
    ),
    RuleEntry(
      550,
      "scroll.offset-range",
      section: 15,
      .documented,
      .decides,
      """
      On each axis the resting offset lies between minus the leading content inset and content \
      size plus trailing inset minus bounds size (never less than the first); user scrolling that \
      does not bounce stops there, and scrollRectToVisible moves by the least amount within it. \
      Setting contentInset puts an offset that has fallen out of the range at once on its nearest \
      end (for contentSize and bounds: inferred).
      """
    ),
    RuleEntry(
      551,
      "scroll.drag-offset",
      section: 15,
      .widelyObserved,
      .decides,
      """
      During a drag the offset has changed by the finger travel less 10 pt, taken off along the \
      direction in which the drag began: a move that brings the travel to exactly 10 pt starts \
      the drag without moving anything, and a drag of d points moves the content d - 10.
      """
    ),
    RuleEntry(
      552,
      "scroll.release-velocity",
      section: 15,
      .widelyObserved,
      .decides,
      """
      At the lift the scroll view looks at the velocities of its pan's last two callbacks, began \
      being one: w the later, u the earlier, with the sign of the content, in points per \
      millisecond. If w is shorter than 0.25 (both axes together) the velocity is zero, and \
      content inside its range stands: willDecelerate is false. Else it is 0.75 u + 0.25 w, or w \
      where u is zero. willEndDragging gets that velocity and the natural target, which the \
      delegate may change. The lift adds nothing, and time without moves takes nothing away.
      """
    ),
    RuleEntry(
      553,
      "scroll.deceleration",
      section: 15,
      .widelyObserved,
      .decides,
      """
      After a lift inside the range at v points per millisecond the offset is x0 + v F (1 - r^t) \
      and the speed v r^t, with t in milliseconds since the lift, r the deceleration rate and F = \
      r / (1 - r) (499 at the normal rate, 99 at the fast one). It ends at the first frame at \
      which the speed is below 0.01 pt/ms: at about x0 + sign(v) (|v| - 0.01) F. The announced \
      target is x0 + sign(v) (|v| - 0.01) / |ln r|, cut to the range, hence up to two points \
      beyond the resting place.
      """
    ),
    RuleEntry(
      554,
      "scroll.rubber-band",
      section: 15,
      .singleObservation,
      .decides,
      """
      With bouncing, a drag that has gone d points past the range shows (1 - 1 / (0.55 d / L + \
      1)) * L points of it, L being the length of the viewport on that axis; without bouncing it \
      shows none.
      """
    ),
    RuleEntry(
      555,
      "scroll.return-to-range",
      section: 15,
      .widelyObserved,
      .decides,
      """
      Outside the range the same motion goes on, drawn to the edge e with a time constant of 100 \
      ms: offset = e + exp(-t / 100) (d + v F (1 - r^t)), where t counts from the moment when the \
      content passed the edge (d = 0, v its speed there) or from a release outside (d its \
      distance, v the release velocity, which may point outwards). At the first frame at which it \
      is nearer than 0.5 pt it is put on the edge; didEndDecelerating comes only then. A release \
      outside always decelerates, also at velocity zero, and its announced target is the edge.
      """
    ),
    RuleEntry(
      556,
      "scroll.to-top-keeps-x",
      section: 15,
      .widelyObserved,
      .decides,
      """
      Scrolling to the top sets the vertical offset to its minimum (minus the top inset) and \
      leaves the horizontal one.
      """
    ),
    RuleEntry(
      557,
      "scroll.zoom-scale",
      section: 15,
      .headerComment,
      .decides,
      """
      zoomScale is the scale at the start of the pinch times the pinch's scale (so the pinch's \
      threshold does not zoom), and lies between minimumZoomScale and maximumZoomScale (both 1 by \
      default) once the fingers have lifted.
      """
    ),
    RuleEntry(
      558,
      "scroll.slider-inside",
      section: 15,
      .widelyObserved,
      .holds,
      """
      A drag that starts on a slider within the content-touch delay scrolls, and the slider sees \
      nothing; after a rest the slider is tracking, keeps the touch like any control, and the \
      scroll view stays still.
      """
    ),
    RuleEntry(
      559,
      "scroll.row-follows-touches",
      section: 15,
      .widelyObserved,
      .decides,
      """
      A table view highlights and selects a row because the touches methods climb to it along \
      the chain from the touched view inside that cell. If something in between keeps them (a \
      control, or an override that does not call super) the row is neither highlighted nor \
      selected; a touch whose view is in no cell, for example because the cell has interaction \
      disabled, belongs to no row.
      """
    ),
    RuleEntry(
      560,
      "scroll.row-highlight-then-select",
      section: 15,
      .widelyObserved,
      .decides,
      """
      touchesBegan highlights the row, hence after the content-touch delay if the finger rests \
      and only at the lift of a quick tap; touchesEnded removes the highlight and then selects; \
      touchesCancelled removes the highlight and selects nothing.
      """
    ),
    RuleEntry(
      561,
      "scroll.row-selection-until-lift",
      section: 15,
      .singleObservation,
      .holds,
      """
      Pressing another row changes nothing in the selection until the lift selects it; if the \
      press is dragged away the old row stays selected and no select or deselect call is made.
      """
    ),
    RuleEntry(
      562,
      "scroll.in-sheet",
      section: 15,
      .singleObservation,
      .decides,
      """
      In a draggable sheet that stands at its full height a downward drag over an inner scroll \
      view moves the sheet (by the travel less 10 pt) if the scroll view is at its top, and \
      scrolls the content otherwise; an upward drag scrolls. Let go before half its height the \
      sheet returns, beyond that it is dismissed; a fast downward flick dismisses it from \
      anywhere. On a phone a page sheet at full height begins at the safe area's top and is as \
      high as what is left; let go, it goes to either end by a critically damped spring that \
      starts with the finger's velocity.
      """
    ),
    RuleEntry(
      563,
      "scroll.refresh-control",
      section: 15,
      .inferred,
      .decides,
      """
      A UIRefreshControl starts once when the content has been pulled down far enough: \
      isRefreshing becomes true, valueChanged is sent once and the top inset grows by its height \
      until endRefreshing; a short pull does nothing.
      """
    ),
    RuleEntry(
      582,
      "scroll.pixel-grid",
      section: 15,
      .widelyObserved,
      .notSimulated("not yet: offsets are shown unrounded"),
      """
      Offsets that the scroll view computes itself (drag, rubber band, deceleration, return, \
      target) are shown rounded to the nearest pixel, 1/3 pt at the scale 3; it goes on computing \
      with the unrounded ones.
      """
    ),
    RuleEntry(
      583,
      "scroll.resting-fingers-do-not-count",
      section: 15,
      .singleObservation,
      .notSimulated("not yet: the mean way of all fingers moves the content"),
      """
      With several fingers the content follows the mean way of those that moved; a finger that \
      rests neither keeps the others from scrolling nor shortens their way.
      """
    ),
  ]
}

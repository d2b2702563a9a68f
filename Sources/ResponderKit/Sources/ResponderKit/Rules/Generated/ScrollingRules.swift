// Made by scripts/rulebook from Rulebook/15-scrolling.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// delaysContentTouches is true by default.
  ///
  /// Rule 356, `scroll.delays-content-default`: header comment; holds.
  public static var scrollDelaysContentDefault: Rule { Rule(356) }

  /// With it true the scroll view holds a touch down for a short time; if the finger moves enough
  /// it scrolls and the content gets no touch; if the time ends first the touch goes to the
  /// content.
  ///
  /// Rule 357, `scroll.delay-waits`: documented; decides.
  public static var scrollDelayWaits: Rule { Rule(357) }

  /// The delay is about 150 ms.
  ///
  /// Rule 358, `scroll.delay-length`: private constant; holds.
  public static var scrollDelayLength: Rule { Rule(358) }

  /// A finger that lifts before the delay ends without moving is still delivered to the content as
  /// began then ended in quick succession, so fast taps on buttons work but show almost no
  /// highlight.
  ///
  /// Rule 359, `scroll.quick-tap-is-delivered`: widely observed; decides.
  public static var scrollQuickTapIsDelivered: Rule { Rule(359) }

  /// The delay is made by a private recognizer that delays touchesBegan, so it follows
  /// gesture.delays-began-true and affects only views inside the scroll view.
  ///
  /// Rule 360, `scroll.delay-is-a-recognizer`: widely observed; decides.
  public static var scrollDelayIsARecognizer: Rule { Rule(360) }

  /// With delaysContentTouches false touchesShouldBegin is asked at once.
  ///
  /// Rule 361, `scroll.no-delay`: header comment; decides.
  public static var scrollNoDelay: Rule { Rule(361) }

  /// touchesShouldBegin(_:with:in:) is asked before content gets its touches; false keeps them from
  /// the content; default is true.
  ///
  /// Rule 362, `scroll.should-begin`: header comment; decides.
  public static var scrollShouldBegin: Rule { Rule(362) }

  /// touchesShouldCancel(in:) returns true by default unless the view is a UIControl.
  ///
  /// Rule 363, `scroll.should-cancel-default`: header comment; decides.
  public static var scrollShouldCancelDefault: Rule { Rule(363) }

  /// If it returns false, the content keeps the touches and no scrolling starts from them; if true,
  /// the content gets touchesCancelled and the drag begins.
  ///
  /// Rule 364, `scroll.should-cancel-effect`: header comment; decides.
  public static var scrollShouldCancelEffect: Rule { Rule(364) }

  /// touchesShouldCancel is asked only if touches were already delivered to content, when scrolling
  /// is about to start, and not if canCancelContentTouches is false.
  ///
  /// Rule 365, `scroll.should-cancel-when-asked`: header comment; holds.
  public static var scrollShouldCancelWhenAsked: Rule { Rule(365) }

  /// With canCancelContentTouches false, once content is tracking the scroll view does not drag for
  /// that touch.
  ///
  /// Rule 366, `scroll.can-cancel-false`: header comment; decides.
  public static var scrollCanCancelFalse: Rule { Rule(366) }

  /// By default a drag that starts on a button scrolls if it starts within the delay and does not
  /// scroll if the button is already tracking.
  ///
  /// Rule 367, `scroll.button-drag-default`: widely observed; holds.
  public static var scrollButtonDragDefault: Rule { Rule(367) }

  /// To scroll from buttons with no delay set delaysContentTouches false and override
  /// touchesShouldCancel to return true for buttons.
  ///
  /// Rule 368, `scroll.scroll-from-buttons`: widely observed; holds.
  public static var scrollScrollFromButtons: Rule { Rule(368) }

  /// UITableView and UICollectionView answer touchesShouldCancel more permissively than the base
  /// class in some system versions; test with the base rule unless verified.
  ///
  /// Rule 369, `scroll.table-and-collection-cancel`: author knowledge; decides.
  public static var scrollTableAndCollectionCancel: Rule { Rule(369) }

  /// None of these properties affects presses.
  ///
  /// Rule 370, `scroll.no-effect-on-presses`: header comment; holds.
  public static var scrollNoEffectOnPresses: Rule { Rule(370) }

  /// Hit-testing goes into a scroll view's content as usual; the scroll view is not returned
  /// instead of its content.
  ///
  /// Rule 371, `scroll.hit-test-is-normal`: widely observed; holds.
  public static var scrollHitTestIsNormal: Rule { Rule(371) }

  /// Scrolling is done by panGestureRecognizer, a subclass of pan owned by the scroll view; its
  /// delegate must not be replaced.
  ///
  /// Rule 372, `scroll.pan-owner`: header comment; reports.
  public static var scrollPanOwner: Rule { Rule(372) }

  /// pinchGestureRecognizer is nil while zooming is disabled (equal minimum and maximum scale or no
  /// zoom view).
  ///
  /// Rule 373, `scroll.pinch-owner`: header comment; holds.
  public static var scrollPinchOwner: Rule { Rule(373) }

  /// When the scroll pan begins it prevents ancestor recognizers on the same touch in the normal
  /// way, and a tap recognizer inside fails because of movement.
  ///
  /// Rule 374, `scroll.pan-prevents`: widely observed; holds.
  public static var scrollPanPrevents: Rule { Rule(374) }

  /// isTracking is true from touch down even before dragging; isDragging is true once the drag has
  /// begun; isDecelerating after lift while moving.
  ///
  /// Rule 375, `scroll.is-tracking`: header comment; decides.
  public static var scrollIsTracking: Rule { Rule(375) }

  /// A touch that lands during deceleration stops the scrolling where it is and is taken by the
  /// scroll pan at once: content gets no touches from it, and recognizers of the content that share
  /// it are prevented, unless simultaneous recognition with the pan is allowed for them.
  ///
  /// Rule 376, `scroll.touch-while-decelerating`: widely observed; decides.
  public static var scrollTouchWhileDecelerating: Rule { Rule(376) }

  /// Drag: willBeginDragging, didScroll (many), willEndDragging, didEndDragging(willDecelerate),
  /// then if decelerating willBeginDecelerating, didScroll, didEndDecelerating.
  ///
  /// Rule 377, `scroll.delegate-order`: header comment; decides.
  public static var scrollDelegateOrder: Rule { Rule(377) }

  /// With isScrollEnabled false the scroll view does not use touches for scrolling and lets touches
  /// that hit it go up the responder chain; content still gets its own touches.
  ///
  /// Rule 378, `scroll.disabled-scrolling`: documented; decides.
  public static var scrollDisabledScrolling: Rule { Rule(378) }

  /// If content fits and bouncing is not forced, the pan does not begin in that axis.
  ///
  /// Rule 379, `scroll.content-fits`: widely observed; decides.
  public static var scrollContentFits: Rule { Rule(379) }

  /// With isDirectionalLockEnabled the drag is locked to the first main axis.
  ///
  /// Rule 380, `scroll.direction-lock`: documented; decides.
  public static var scrollDirectionLock: Rule { Rule(380) }

  /// With nested scroll views of the same direction the inner (deeper) one gets the drag; if it is
  /// already at its end in that direction UIKit may give a new drag to the outer one; a drag that
  /// has begun stays with its scroll view.
  ///
  /// Rule 381, `scroll.nested-same-direction`: widely observed; decides.
  public static var scrollNestedSameDirection: Rule { Rule(381) }

  /// With nested scroll views of different directions the one whose axis matches the movement
  /// begins; the other fails or is prevented.
  ///
  /// Rule 382, `scroll.nested-cross-direction`: widely observed; decides.
  public static var scrollNestedCrossDirection: Rule { Rule(382) }

  /// A bare scroll view handles touches itself and does not forward them to the controller.
  ///
  /// Rule 383, `scroll.swallows-touches`: widely observed; decides.
  public static var scrollSwallowsTouches: Rule { Rule(383) }

  /// Zooming starts from the pinch recognizer and needs viewForZooming(in:) to return a view.
  ///
  /// Rule 384, `scroll.zoom-two-fingers`: header comment; decides.
  public static var scrollZoomTwoFingers: Rule { Rule(384) }

  /// A status-bar tap scrolls to top only if exactly one on-screen scroll view has scrollsToTop
  /// true and its delegate does not refuse.
  ///
  /// Rule 385, `scroll.scrolls-to-top`: header comment; decides.
  public static var scrollScrollsToTop: Rule { Rule(385) }

  /// onDrag dismisses the keyboard when a drag begins, interactive lets it follow the finger;
  /// default none.
  ///
  /// Rule 386, `scroll.keyboard-dismiss-mode`: header comment; decides.
  public static var scrollKeyboardDismissMode: Rule { Rule(386) }

  /// contentOffset and bounds.origin are one value, so a change shifts hit-testing of the content
  /// at once; code may set it at any time, also while isScrollEnabled is false.
  ///
  /// Rule 549, `scroll.content-offset`: documented; holds.
  public static var scrollContentOffset: Rule { Rule(549) }

  /// On each axis the resting offset lies between minus the leading content inset and content size
  /// plus trailing inset minus bounds size (never less than the first); user scrolling that does
  /// not bounce stops there, and scrollRectToVisible moves by the least amount within it. Setting
  /// contentInset puts an offset that has fallen out of the range at once on its nearest end (for
  /// contentSize and bounds: inferred).
  ///
  /// Rule 550, `scroll.offset-range`: documented; decides.
  public static var scrollOffsetRange: Rule { Rule(550) }

  /// During a drag the offset has changed by the finger travel less 10 pt, taken off along the
  /// direction in which the drag began: a move that brings the travel to exactly 10 pt starts the
  /// drag without moving anything, and a drag of d points moves the content d - 10.
  ///
  /// Rule 551, `scroll.drag-offset`: widely observed; decides.
  public static var scrollDragOffset: Rule { Rule(551) }

  /// At the lift the scroll view looks at the velocities of its pan's last two callbacks, began
  /// being one: w the later, u the earlier, with the sign of the content, in points per
  /// millisecond. If w is shorter than 0.25 (both axes together) the velocity is zero, and content
  /// inside its range stands: willDecelerate is false. Else it is 0.75 u + 0.25 w, or w where u is
  /// zero. willEndDragging gets that velocity and the natural target, which the delegate may
  /// change. The lift adds nothing, and time without moves takes nothing away.
  ///
  /// Rule 552, `scroll.release-velocity`: widely observed; decides.
  public static var scrollReleaseVelocity: Rule { Rule(552) }

  /// After a lift inside the range at v points per millisecond the offset is x0 + v F (1 - r^t) and
  /// the speed v r^t, with t in milliseconds since the lift, r the deceleration rate and F = r / (1
  /// - r) (499 at the normal rate, 99 at the fast one). It ends at the first frame at which the
  /// speed is below 0.01 pt/ms: at about x0 + sign(v) (|v| - 0.01) F. The announced target is x0 +
  /// sign(v) (|v| - 0.01) / |ln r|, cut to the range, hence up to two points beyond the resting
  /// place.
  ///
  /// Rule 553, `scroll.deceleration`: widely observed; decides.
  public static var scrollDeceleration: Rule { Rule(553) }

  /// With bouncing, a drag that has gone d points past the range shows (1 - 1 / (0.55 d / L + 1)) *
  /// L points of it, L being the length of the viewport on that axis; without bouncing it shows
  /// none.
  ///
  /// Rule 554, `scroll.rubber-band`: single observation; decides.
  public static var scrollRubberBand: Rule { Rule(554) }

  /// Outside the range the same motion goes on, drawn to the edge e with a time constant of 100 ms:
  /// offset = e + exp(-t / 100) (d + v F (1 - r^t)), where t counts from the moment when the
  /// content passed the edge (d = 0, v its speed there) or from a release outside (d its distance,
  /// v the release velocity, which may point outwards). At the first frame at which it is nearer
  /// than 0.5 pt it is put on the edge; didEndDecelerating comes only then. A release outside
  /// always decelerates, also at velocity zero, and its announced target is the edge.
  ///
  /// Rule 555, `scroll.return-to-range`: widely observed; decides.
  public static var scrollReturnToRange: Rule { Rule(555) }

  /// Scrolling to the top sets the vertical offset to its minimum (minus the top inset) and leaves
  /// the horizontal one.
  ///
  /// Rule 556, `scroll.to-top-keeps-x`: widely observed; decides.
  public static var scrollToTopKeepsX: Rule { Rule(556) }

  /// zoomScale is the scale at the start of the pinch times the pinch's scale (so the pinch's
  /// threshold does not zoom), and lies between minimumZoomScale and maximumZoomScale (both 1 by
  /// default) once the fingers have lifted.
  ///
  /// Rule 557, `scroll.zoom-scale`: header comment; decides.
  public static var scrollZoomScale: Rule { Rule(557) }

  /// A drag that starts on a slider within the content-touch delay scrolls, and the slider sees
  /// nothing; after a rest the slider is tracking, keeps the touch like any control, and the scroll
  /// view stays still.
  ///
  /// Rule 558, `scroll.slider-inside`: widely observed; holds.
  public static var scrollSliderInside: Rule { Rule(558) }

  /// A table view highlights and selects a row because the touches methods climb to it along the
  /// chain from the touched view inside that cell. If something in between keeps them (a control,
  /// or an override that does not call super) the row is neither highlighted nor selected; a touch
  /// whose view is in no cell, for example because the cell has interaction disabled, belongs to no
  /// row.
  ///
  /// Rule 559, `scroll.row-follows-touches`: widely observed; decides.
  public static var scrollRowFollowsTouches: Rule { Rule(559) }

  /// touchesBegan highlights the row, hence after the content-touch delay if the finger rests and
  /// only at the lift of a quick tap; touchesEnded removes the highlight and then selects;
  /// touchesCancelled removes the highlight and selects nothing.
  ///
  /// Rule 560, `scroll.row-highlight-then-select`: widely observed; decides.
  public static var scrollRowHighlightThenSelect: Rule { Rule(560) }

  /// Pressing another row changes nothing in the selection until the lift selects it; if the press
  /// is dragged away the old row stays selected and no select or deselect call is made.
  ///
  /// Rule 561, `scroll.row-selection-until-lift`: single observation; holds.
  public static var scrollRowSelectionUntilLift: Rule { Rule(561) }

  /// In a draggable sheet that stands at its full height a downward drag over an inner scroll view
  /// moves the sheet (by the travel less 10 pt) if the scroll view is at its top, and scrolls the
  /// content otherwise; an upward drag scrolls. Let go before half its height the sheet returns,
  /// beyond that it is dismissed; a fast downward flick dismisses it from anywhere. On a phone a
  /// page sheet at full height begins at the safe area's top and is as high as what is left; let
  /// go, it goes to either end by a critically damped spring that starts with the finger's
  /// velocity.
  ///
  /// Rule 562, `scroll.in-sheet`: single observation; decides.
  public static var scrollInSheet: Rule { Rule(562) }

  /// A UIRefreshControl starts once when the content has been pulled down far enough: isRefreshing
  /// becomes true, valueChanged is sent once and the top inset grows by its height until
  /// endRefreshing; a short pull does nothing.
  ///
  /// Rule 563, `scroll.refresh-control`: inferred; decides.
  public static var scrollRefreshControl: Rule { Rule(563) }

  /// Offsets that the scroll view computes itself (drag, rubber band, deceleration, return, target)
  /// are shown rounded to the nearest pixel, 1/3 pt at the scale 3; it goes on computing with the
  /// unrounded ones.
  ///
  /// Rule 582, `scroll.pixel-grid`: widely observed; decides.
  public static var scrollPixelGrid: Rule { Rule(582) }

  /// With several fingers the content follows the mean way of those that moved; a finger that rests
  /// neither keeps the others from scrolling nor shortens their way.
  ///
  /// Rule 583, `scroll.resting-fingers-do-not-count`: single observation; decides.
  public static var scrollRestingFingersDoNotCount: Rule { Rule(583) }
}

extension RuleSection {
  static let scrolling = RuleSection(
    number: 15,
    title: Text(
      "Scroll views",
      zh: "滚动视图"
    ),
    rules: scrollingRules
  )

  private static let scrollingRules: [RuleEntry] = [
    RuleEntry(
      356,
      "scroll.delays-content-default",
      section: 15,
      .headerComment,
      .holds,
      Text(
        "delaysContentTouches is true by default.",
        zh: "delaysContentTouches 默认为 true。"
      ),
      practice: Text(
        "That is why a button in a list lights up late and a drag may start on it.",
        zh: "这就是列表里的按钮高亮得晚、而且可以从它上面开始拖动的原因。"
      ),
      places: "Scrolling/UIScrollView.swift#delaysContent",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      357,
      "scroll.delay-waits",
      section: 15,
      .documented,
      .decides,
      Text(
        """
          With it true the scroll view holds a touch down for a short time; if the finger moves \
          enough it scrolls and the content gets no touch; if the time ends first the touch goes to \
          the content.
          """,
        zh: """
          为 true 时，滚动视图先把按下的触摸扣住一小段时间；手指移动得足够，它就滚动，内容得不到触摸\
          ；时间先到，触摸就交给内容。
          """
      ),
      practice: Text(
        """
          Was it a tap or the beginning of a drag? The scroll view waits 0.15 s for the answer. Set \
          delaysContentTouches to false if the content has to react at once.
          """,
        zh: """
          这是点按还是拖动的开始？滚动视图等 0.15 秒再下结论。内容要立刻响应，就把 \
          delaysContentTouches 设为 false。
          """
      ),
      places: """
        Scrolling/UIScrollViewDelayedTouchesBeganGestureRecognizer.swift#scrollDelayWaits
        """,
      sources: "D:UIScrollView H:UIScrollView X-wwdc235"
    ),
    RuleEntry(
      358,
      "scroll.delay-length",
      section: 15,
      .privateConstant,
      .holds,
      Text(
        "The delay is about 150 ms.",
        zh: "延迟约为 150 毫秒。"
      ),
      places: "Profile/ProfileNumber.swift#ProfileNumber",
      sources: "X-post RT"
    ),
    RuleEntry(
      359,
      "scroll.quick-tap-is-delivered",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          A finger that lifts before the delay ends without moving is still delivered to the content \
          as began then ended in quick succession, so fast taps on buttons work but show almost no \
          highlight.
          """,
        zh: """
          手指在延迟结束之前没有移动就抬起，触摸仍会以紧接着的 began 和 ended 送给内容，所以快速点按\
          按钮有效，但几乎看不到高亮。
          """
      ),
      practice: Text(
        """
          A short tap is not lost: at the lift the content hears of began and ended together. That \
          is why a button in a list hardly lights up when it is tapped fast.
          """,
        zh: """
          短促的点按不会丢：抬起时内容同时收到 began 和 ended。列表里的按钮快点时几乎不高亮，就是这\
          个缘故。
          """
      ),
      places: """
        Scrolling/UIScrollViewDelayedTouchesBeganGestureRecognizer.swift#scrollQuickTapIsDelivered
        """,
      sources: "X-so X-wwdc235"
    ),
    RuleEntry(
      360,
      "scroll.delay-is-a-recognizer",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          The delay is made by a private recognizer that delays touchesBegan, so it follows \
          gesture.delays-began-true and affects only views inside the scroll view.
          """,
        zh: """
          延迟由一个延迟 touchesBegan 的私有识别器造成，所以它遵循 gesture.delays-began-true，并且只\
          影响滚动视图内部的视图。
          """
      ),
      practice: Text(
        """
          The delay is a private recognizer on the scroll view with delaysTouchesBegan. Recognizers \
          of the content see the touch at once; only views wait.
          """,
        zh: """
          延迟由滚动视图上一个私有识别器实现，它的 delaysTouchesBegan 为 true。内容上的识别器立刻看\
          到触摸，等的只是视图。
          """
      ),
      places: """
        Scrolling/UIScrollViewDelayedTouchesBeganGestureRecognizer.swift#scrollDelayIsARecognizer
        """,
      sources: "RT X-lldb"
    ),
    RuleEntry(
      361,
      "scroll.no-delay",
      section: 15,
      .headerComment,
      .decides,
      Text(
        "With delaysContentTouches false touchesShouldBegin is asked at once.",
        zh: "delaysContentTouches 为 false 时，立即询问 touchesShouldBegin。"
      ),
      practice: Text(
        """
          Content reacts at once. Override touchesShouldCancel as well, or a drag that starts on a \
          button will not scroll.
          """,
        zh: """
          内容立即有反应。同时要重写 touchesShouldCancel，否则从按钮上开始的拖动不会滚动。
          """
      ),
      places: "Scrolling/UIScrollViewDelayedTouchesBeganGestureRecognizer.swift#scrollNoDelay",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      362,
      "scroll.should-begin",
      section: 15,
      .headerComment,
      .decides,
      Text(
        """
          touchesShouldBegin(_:with:in:) is asked before content gets its touches; false keeps them \
          from the content; default is true.
          """,
        zh: """
          内容得到触摸之前询问 touchesShouldBegin(_:with:in:)；返回 false 则不给内容；默认是 true。
          """
      ),
      practice: Text(
        """
          touchesShouldBegin is asked when the delay is over, before the content hears anything. \
          Override it to keep single views out.
          """,
        zh: """
          touchesShouldBegin 在延迟结束、内容尚未收到任何消息时询问。重写它可以排除个别视图。
          """
      ),
      places: """
        Scrolling/ContentTouches.swift#scrollShouldBegin \
        Scrolling/UIScrollView.swift#scrollShouldBegin
        """,
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      363,
      "scroll.should-cancel-default",
      section: 15,
      .headerComment,
      .decides,
      Text(
        """
          touchesShouldCancel(in:) returns true by default unless the view is a UIControl.
          """,
        zh: "touchesShouldCancel(in:) 默认返回 true，除非视图是 UIControl。"
      ),
      practice: Text(
        """
          A control that has the touch keeps it; any other view loses it when the drag starts. To \
          scroll from buttons, answer true for them.
          """,
        zh: """
          已拿到触摸的控件会留住它，其他视图在拖动开始时失去触摸。想从按钮上开始滚动，就对按钮返回 \
          true。
          """
      ),
      places: "Scrolling/UIScrollView.swift#scrollShouldCancelDefault",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      364,
      "scroll.should-cancel-effect",
      section: 15,
      .headerComment,
      .decides,
      Text(
        """
          If it returns false, the content keeps the touches and no scrolling starts from them; if \
          true, the content gets touchesCancelled and the drag begins.
          """,
        zh: """
          返回 false 时，内容保留触摸，这些触摸不会引起滚动；返回 true 时，内容收到 touchesCancelled\
          ，拖动开始。
          """
      ),
      practice: Text(
        """
          The question comes at the moment when scrolling is about to start, not when the touch goes \
          to the content. A no lets the pan fail for this touch.
          """,
        zh: """
          这个问题在滚动即将开始时提出，而不是触摸交给内容时。回答 false，拖移识别器对这个触摸就失败\
          。
          """
      ),
      places: "Scrolling/UIScrollView+Beginning.swift#scrollShouldCancelEffect",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      365,
      "scroll.should-cancel-when-asked",
      section: 15,
      .headerComment,
      .holds,
      Text(
        """
          touchesShouldCancel is asked only if touches were already delivered to content, when \
          scrolling is about to start, and not if canCancelContentTouches is false.
          """,
        zh: """
          只有触摸已经送给内容、滚动即将开始时才询问 touchesShouldCancel；canCancelContentTouches 为 \
          false 时不问。
          """
      ),
      places: "Scrolling/UIScrollView+Beginning.swift#refusalToCancel",
      sources: "H:UIScrollView D:UIScrollView.touchesShouldCancel(in:)"
    ),
    RuleEntry(
      366,
      "scroll.can-cancel-false",
      section: 15,
      .headerComment,
      .decides,
      Text(
        """
          With canCancelContentTouches false, once content is tracking the scroll view does not drag \
          for that touch.
          """,
        zh: """
          canCancelContentTouches 为 false 时，一旦内容在跟踪，滚动视图就不会因该触摸而拖动。
          """
      ),
      practice: Text(
        """
          With canCancelContentTouches false nobody is asked: content that has the touch keeps it, \
          whatever it is. Only a drag within the delay scrolls.
          """,
        zh: """
          canCancelContentTouches 为 false 时谁也不问：拿到触摸的内容一律留住它。只有延迟之内开始的\
          拖动会滚动。
          """
      ),
      places: "Scrolling/UIScrollView+Beginning.swift#scrollCanCancelFalse",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      367,
      "scroll.button-drag-default",
      section: 15,
      .widelyObserved,
      .holds,
      Text(
        """
          By default a drag that starts on a button scrolls if it starts within the delay and does \
          not scroll if the button is already tracking.
          """,
        zh: """
          默认情况下，从按钮上开始的拖动，在延迟之内开始就会滚动，按钮已在跟踪则不会滚动。
          """
      ),
      places: "Scrolling/UIScrollView+Beginning.swift#refusalToCancel",
      sources: "H:UIScrollView X-so"
    ),
    RuleEntry(
      368,
      "scroll.scroll-from-buttons",
      section: 15,
      .widelyObserved,
      .holds,
      Text(
        """
          To scroll from buttons with no delay set delaysContentTouches false and override \
          touchesShouldCancel to return true for buttons.
          """,
        zh: """
          要在没有延迟的情况下从按钮上滚动，就把 delaysContentTouches 设为 false，并重写 \
          touchesShouldCancel，对按钮返回 true。
          """
      ),
      practice: Text(
        """
          Both changes are needed: the first makes buttons light up at once, the second lets go of \
          them when the finger moves.
          """,
        zh: "两处都要改：前一处让按钮立即高亮，后一处在手指移动时放开它们。"
      ),
      places: "Scrolling/UIScrollView+Beginning.swift#refusalToCancel",
      sources: "X-so H:UIScrollView"
    ),
    RuleEntry(
      369,
      "scroll.table-and-collection-cancel",
      section: 15,
      .authorKnowledge,
      .decides,
      Text(
        """
          UITableView and UICollectionView answer touchesShouldCancel more permissively than the \
          base class in some system versions; test with the base rule unless verified.
          """,
        zh: """
          在某些系统版本中，UITableView 和 UICollectionView 对 touchesShouldCancel 的回答比基类宽松\
          ；未经验证时按基类的规则测试。
          """
      ),
      places: "Scrolling/UIScrollView.swift#scrollTableAndCollectionCancel",
      sources: "AK"
    ),
    RuleEntry(
      370,
      "scroll.no-effect-on-presses",
      section: 15,
      .headerComment,
      .holds,
      Text(
        "None of these properties affects presses.",
        zh: "这些属性都不影响按压。"
      ),
      places: "Presses/PressEnvironment+Delivery.swift#deliver",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      371,
      "scroll.hit-test-is-normal",
      section: 15,
      .widelyObserved,
      .holds,
      Text(
        """
          Hit-testing goes into a scroll view's content as usual; the scroll view is not returned \
          instead of its content.
          """,
        zh: "命中测试照常进入滚动视图的内容；不会以滚动视图代替它的内容返回。"
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "X-smnh X-wwdc235"
    ),
    RuleEntry(
      372,
      "scroll.pan-owner",
      section: 15,
      .headerComment,
      .reports,
      Text(
        """
          Scrolling is done by panGestureRecognizer, a subclass of pan owned by the scroll view; its \
          delegate must not be replaced.
          """,
        zh: """
          滚动由 panGestureRecognizer 完成，它是滚动视图所拥有的拖移手势识别器的子类；不得替换它的代\
          理。
          """
      ),
      practice: Text(
        """
          The pan of a scroll view has the scroll view as its delegate, for good. Subclass it to \
          answer, or say require(toFail:) from outside.
          """,
        zh: """
          滚动视图的拖移识别器始终以滚动视图为代理。要回答它的问题就写子类，或从外面用 \
          require(toFail:)。
          """
      ),
      places: "Scrolling/ScrollEnvironment.swift#scrollPanOwner",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      373,
      "scroll.pinch-owner",
      section: 15,
      .headerComment,
      .holds,
      Text(
        """
          pinchGestureRecognizer is nil while zooming is disabled (equal minimum and maximum scale \
          or no zoom view).
          """,
        zh: """
          缩放被禁用时（最大与最小比例相等，或没有缩放视图），pinchGestureRecognizer 为 nil。
          """
      ),
      places: "Scrolling/UIScrollView+Zooming.swift#pinchGestureRecognizer",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      374,
      "scroll.pan-prevents",
      section: 15,
      .widelyObserved,
      .holds,
      Text(
        """
          When the scroll pan begins it prevents ancestor recognizers on the same touch in the \
          normal way, and a tap recognizer inside fails because of movement.
          """,
        zh: """
          滚动的拖移开始时，照常阻止祖先上处理同一触摸的识别器；里面的点按识别器则因移动而失败。
          """
      ),
      places: "Gestures/GesturePreventing.swift#preventOthers",
      sources: "X-wwdc235 INF"
    ),
    RuleEntry(
      375,
      "scroll.is-tracking",
      section: 15,
      .headerComment,
      .decides,
      Text(
        """
          isTracking is true from touch down even before dragging; isDragging is true once the drag \
          has begun; isDecelerating after lift while moving.
          """,
        zh: """
          从按下起，isTracking 就为 true，即使尚未拖动；拖动开始后 isDragging 为 true；抬起后仍在移\
          动时 isDecelerating 为 true。
          """
      ),
      practice: Text(
        """
          Stop a timer that turns pages while isTracking is true: the finger may lie still without \
          dragging.
          """,
        zh: "isTracking 为 true 时就停掉自动翻页的计时器：手指可能按着不动，还没有拖动。"
      ),
      places: "Scrolling/UIScrollView+Telling.swift#scrollIsTracking",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      376,
      "scroll.touch-while-decelerating",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          A touch that lands during deceleration stops the scrolling where it is and is taken by the \
          scroll pan at once: content gets no touches from it, and recognizers of the content that \
          share it are prevented, unless simultaneous recognition with the pan is allowed for them.
          """,
        zh: """
          减速期间落下的触摸使滚动就地停止，并立即归滚动的拖移所有：内容得不到它的任何触摸，内容中共\
          用该触摸的识别器被阻止，除非允许它们与拖移同时识别。
          """
      ),
      practice: Text(
        """
          The finger that stops the content is taken by the pan at once. A tap on a button while the \
          list runs out stops the list and does not press the button.
          """,
        zh: """
          让内容停下的手指立刻归拖移识别器。列表还在滑行时点按钮，只会让列表停住，按钮不会被按下。
          """
      ),
      places: "Scrolling/UIScrollViewPanGestureRecognizer.swift#scrollTouchWhileDecelerating",
      sources: "D:UIScrollView X-so X-issue"
    ),
    RuleEntry(
      377,
      "scroll.delegate-order",
      section: 15,
      .headerComment,
      .decides,
      Text(
        """
          Drag: willBeginDragging, didScroll (many), willEndDragging, \
          didEndDragging(willDecelerate), then if decelerating willBeginDecelerating, didScroll, \
          didEndDecelerating.
          """,
        zh: """
          拖动：willBeginDragging、didScroll（多次）、willEndDragging、\
          didEndDragging(willDecelerate)，如果减速则接着是 willBeginDecelerating、didScroll、\
          didEndDecelerating。
          """
      ),
      practice: Text(
        """
          "Has it come to rest?" has two answers: didEndDragging with willDecelerate false, or \
          didEndDecelerating. Listen to both.
          """,
        zh: """
          “停下来了吗？”有两个答案：willDecelerate 为 false 的 didEndDragging，或 didEndDecelerating\
          。两个都要处理。
          """
      ),
      places: """
        Scrolling/UIScrollView+Dragging.swift#scrollDelegateOrder \
        Scrolling/UIScrollView+Telling.swift#scrollDelegateOrder
        """,
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      378,
      "scroll.disabled-scrolling",
      section: 15,
      .documented,
      .decides,
      Text(
        """
          With isScrollEnabled false the scroll view does not use touches for scrolling and lets \
          touches that hit it go up the responder chain; content still gets its own touches.
          """,
        zh: """
          isScrollEnabled 为 false 时，滚动视图不用触摸来滚动，命中它的触摸会沿响应者链向上；内容仍\
          得到自己的触摸。
          """
      ),
      practice: Text(
        """
          The scroll view becomes an ordinary container: its taps climb to superviews and \
          controllers.
          """,
        zh: "滚动视图成了普通容器：它上面的点按会传给父视图和控制器。"
      ),
      places: """
        Scrolling/UIScrollViewDelayedTouchesBeganGestureRecognizer.swift#scrollDisabledScrolling
        """,
      sources: "D:UIScrollView.isScrollEnabled"
    ),
    RuleEntry(
      379,
      "scroll.content-fits",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          If content fits and bouncing is not forced, the pan does not begin in that axis.
          """,
        zh: "如果内容放得下又没有强制回弹，拖移就不会在该轴上开始。"
      ),
      practice: Text(
        """
          Nothing to scroll in this direction. Set alwaysBounceVertical or alwaysBounceHorizontal if \
          it should give way anyhow, or look whether contentSize was set.
          """,
        zh: """
          这个方向没有可滚动的内容。想让它仍能拉动，设 alwaysBounceVertical 或 \
          alwaysBounceHorizontal；或看看 contentSize 设了没有。
          """
      ),
      places: "Scrolling/UIScrollViewPanGestureRecognizer.swift#scrollContentFits",
      sources: "D:UIScrollView.alwaysBounceVertical† X-so"
    ),
    RuleEntry(
      380,
      "scroll.direction-lock",
      section: 15,
      .documented,
      .decides,
      Text(
        "With isDirectionalLockEnabled the drag is locked to the first main axis.",
        zh: "isDirectionalLockEnabled 为 true 时，拖动锁定在最先的主要轴上。"
      ),
      places: "Scrolling/UIScrollView+Dragging.swift#scrollDirectionLock",
      sources: "D:UIScrollView.isDirectionalLockEnabled"
    ),
    RuleEntry(
      381,
      "scroll.nested-same-direction",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          With nested scroll views of the same direction the inner (deeper) one gets the drag; if it \
          is already at its end in that direction UIKit may give a new drag to the outer one; a drag \
          that has begun stays with its scroll view.
          """,
        zh: """
          方向相同的滚动视图嵌套时，里面（较深）的得到拖动；如果它在该方向上已经到头，UIKit 可能把新\
          的拖动交给外面的；已经开始的拖动始终属于它的滚动视图。
          """
      ),
      practice: Text(
        """
          The inner scroll view goes first until it is at its end; only the next drag is the outer \
          one's. A drag never changes hands.
          """,
        zh: "内层先滚，直到尽头；下一次拖动才归外层。同一次拖动不会换手。"
      ),
      places: "Scrolling/UIScrollView+Beginning.swift#scrollNestedSameDirection",
      sources: "X-wwdc235 RT"
    ),
    RuleEntry(
      382,
      "scroll.nested-cross-direction",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          With nested scroll views of different directions the one whose axis matches the movement \
          begins; the other fails or is prevented.
          """,
        zh: "方向不同的滚动视图嵌套时，轴与移动一致的那个开始；另一个失败或被阻止。"
      ),
      practice: Text(
        """
          The finger moves along the axis of another scroll view, so this one lets it go.
          """,
        zh: "手指沿另一个滚动视图的方向移动，所以这一个让出。"
      ),
      places: "Scrolling/UIScrollViewPanGestureRecognizer.swift#scrollNestedCrossDirection",
      sources: "X-wwdc235 X-so"
    ),
    RuleEntry(
      383,
      "scroll.swallows-touches",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          A bare scroll view handles touches itself and does not forward them to the controller.
          """,
        zh: "空白的滚动视图自己处理触摸，不转发给控制器。"
      ),
      practice: Text(
        """
          A scroll view keeps touches that reach it. A controller that wants the taps behind its \
          content needs a tap recognizer, not touchesBegan.
          """,
        zh: """
          到达滚动视图的触摸不再往上传。控制器想知道空白处的点按，要用点按识别器，而不是 \
          touchesBegan。
          """
      ),
      places: "Scrolling/UIScrollView.swift#scrollSwallowsTouches",
      sources: "RT X-so"
    ),
    RuleEntry(
      384,
      "scroll.zoom-two-fingers",
      section: 15,
      .headerComment,
      .decides,
      Text(
        """
          Zooming starts from the pinch recognizer and needs viewForZooming(in:) to return a view.
          """,
        zh: "缩放由捏合手势识别器开始，并要求 viewForZooming(in:) 返回一个视图。"
      ),
      practice: Text(
        """
          Zooming needs two things: minimumZoomScale below maximumZoomScale, and a delegate that \
          answers viewForZooming with a view.
          """,
        zh: """
          缩放要有两个条件：minimumZoomScale 小于 maximumZoomScale，代理的 viewForZooming 返回一个视\
          图。
          """
      ),
      places: "Scrolling/UIScrollView+Zooming.swift#scrollZoomTwoFingers",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      385,
      "scroll.scrolls-to-top",
      section: 15,
      .headerComment,
      .decides,
      Text(
        """
          A status-bar tap scrolls to top only if exactly one on-screen scroll view has scrollsToTop \
          true and its delegate does not refuse.
          """,
        zh: """
          点按状态栏滚动到顶部，条件是屏幕上恰好只有一个滚动视图的 scrollsToTop 为 true，且它的代理\
          没有拒绝。
          """
      ),
      practice: Text(
        """
          With two scroll views on screen that both want it, nothing happens: set scrollsToTop to \
          false on all but one, text views included.
          """,
        zh: """
          屏幕上有两个滚动视图都想响应时，什么也不会发生：除一个以外都把 scrollsToTop 设为 false，文\
          本视图也算。
          """
      ),
      places: "Scrolling/ScrollEnvironment+ScrollToTop.swift#scrollScrollsToTop",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      386,
      "scroll.keyboard-dismiss-mode",
      section: 15,
      .headerComment,
      .decides,
      Text(
        """
          onDrag dismisses the keyboard when a drag begins, interactive lets it follow the finger; \
          default none.
          """,
        zh: "onDrag 在拖动开始时收起键盘，interactive 让键盘跟随手指；默认是 none。"
      ),
      practice: Text(
        """
          onDrag takes the focus away as soon as a drag begins; interactive only when the finger has \
          pulled the keyboard down.
          """,
        zh: "onDrag 在拖动一开始就收起键盘；interactive 要等手指把键盘拉下去。"
      ),
      places: "Scrolling/UIScrollView+Keyboard.swift#scrollKeyboardDismissMode",
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      549,
      "scroll.content-offset",
      section: 15,
      .documented,
      .holds,
      Text(
        """
          contentOffset and bounds.origin are one value, so a change shifts hit-testing of the \
          content at once; code may set it at any time, also while isScrollEnabled is false.
          """,
        zh: """
          contentOffset 与 bounds.origin 是同一个值，所以改变它会立即使内容的命中测试随之移动；代码\
          随时可以设置它，isScrollEnabled 为 false 时也可以。
          """
      ),
      places: "Scrolling/UIScrollView.swift#contentOffset",
      sources: "D:UIScrollView.contentOffset† RI"
    ),
    RuleEntry(
      550,
      "scroll.offset-range",
      section: 15,
      .documented,
      .decides,
      Text(
        """
          On each axis the resting offset lies between minus the leading content inset and content \
          size plus trailing inset minus bounds size (never less than the first); user scrolling \
          that does not bounce stops there, and scrollRectToVisible moves by the least amount within \
          it. Setting contentInset puts an offset that has fallen out of the range at once on its \
          nearest end (for contentSize and bounds: inferred).
          """,
        zh: """
          在每个轴上，静止的偏移介于负的前侧内容边距与“内容大小加后侧边距减 bounds 大小”之间（后者不\
          小于前者）；不回弹的用户滚动停在那里，scrollRectToVisible 在此范围内作最小的移动。设置 \
          contentInset 会把落到范围之外的偏移立即放到最近的一端（contentSize 和 bounds 也如此：推断\
          ）。
          """
      ),
      practice: Text(
        """
          Content that is smaller than the viewport has one resting offset only: minus the inset.
          """,
        zh: "内容小于视口时，静止的偏移只有一个：负的边距。"
      ),
      places: """
        Scrolling/AxisMotion.swift#scrollOffsetRange Scrolling/ScrollDrag.swift#scrollOffsetRange \
        Scrolling/ScrollEnvironment+Wheel.swift#scrollOffsetRange \
        Scrolling/UIScrollView+Zooming.swift#scrollOffsetRange
        """,
      sources: "X-suite D:UIScrollView.contentInset† X-meas RI"
    ),
    RuleEntry(
      551,
      "scroll.drag-offset",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          During a drag the offset has changed by the finger travel less 10 pt, taken off along the \
          direction in which the drag began: a move that brings the travel to exactly 10 pt starts \
          the drag without moving anything, and a drag of d points moves the content d - 10.
          """,
        zh: """
          拖动期间，偏移的变化等于手指的行程减去 10 点，沿拖动开始的方向扣除：使行程恰好达到 10 点的\
          移动开始拖动而不移动任何东西，拖动 d 点则内容移动 d - 10。
          """
      ),
      practice: Text(
        """
          The first 10 points only tell that it is a drag: the content follows what comes after \
          them.
          """,
        zh: "最初的 10 点只用来判定这是拖动，内容跟随的是其后的移动。"
      ),
      places: "Scrolling/ScrollDrag.swift#scrollDragOffset",
      sources: "X-meas"
    ),
    RuleEntry(
      552,
      "scroll.release-velocity",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          At the lift the scroll view looks at the velocities of its pan's last two callbacks, began \
          being one: w the later, u the earlier, with the sign of the content, in points per \
          millisecond. If w is shorter than 0.25 (both axes together) the velocity is zero, and \
          content inside its range stands: willDecelerate is false. Else it is 0.75 u + 0.25 w, or w \
          where u is zero. willEndDragging gets that velocity and the natural target, which the \
          delegate may change. The lift adds nothing, and time without moves takes nothing away.
          """,
        zh: """
          抬起时，滚动视图看它的拖移最后两次回调（began 也算一次）时的速度：w 是后一次，u 是前一次，\
          符号按内容的方向，单位是点每毫秒。如果 w 的长度（两轴合计）小于 0.25，速度为零，范围内的内\
          容停住：willDecelerate 为 false。否则为 0.75 u + 0.25 w，u 为零时就是 w。willEndDragging \
          得到这个速度和自然的目标偏移，代理可以改变目标。抬起不增加什么，没有移动的时间也不减少什么\
          。
          """
      ),
      practice: Text(
        """
          A finger that stops and then lifts still throws the content with its last speed; only a \
          slow last stretch lets it stand. Change targetContentOffset in willEndDragging to rest \
          elsewhere.
          """,
        zh: """
          先停住再抬起的手指，仍以最后的速度抛出内容；只有最后一段很慢，内容才会停住。想停在别处，就\
          在 willEndDragging 里改 targetContentOffset。
          """
      ),
      places: "Scrolling/UIScrollView+Dragging.swift#scrollReleaseVelocity",
      sources: "H:UIScrollView X-meas X-bin"
    ),
    RuleEntry(
      553,
      "scroll.deceleration",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          After a lift inside the range at v points per millisecond the offset is x0 + v F (1 - r^t) \
          and the speed v r^t, with t in milliseconds since the lift, r the deceleration rate and F \
          = r / (1 - r) (499 at the normal rate, 99 at the fast one). It ends at the first frame at \
          which the speed is below 0.01 pt/ms: at about x0 + sign(v) (|v| - 0.01) F. The announced \
          target is x0 + sign(v) (|v| - 0.01) / |ln r|, cut to the range, hence up to two points \
          beyond the resting place.
          """,
        zh: """
          在范围之内以每毫秒 v 点抬起后，偏移为 x0 + v F (1 - r^t)，速度为 v r^t，其中 t 是抬起以来\
          的毫秒数，r 是减速率，F = r / (1 - r)（正常速率为 499，快速为 99）。在速度低于 0.01 点每毫\
          秒的第一帧结束：大约在 x0 + sign(v) (|v| - 0.01) F。公布的目标是 x0 + sign(v) (|v| - 0.01) \
          / |ln r|，截到范围之内，因此可能比静止的位置远出最多两点。
          """
      ),
      practice: Text(
        """
          The target that willEndDragging names is known before the content moves: use it to load \
          what will be seen.
          """,
        zh: """
          willEndDragging 给出的目标在内容移动之前就已知道：可以据此加载将要看到的内容。
          """
      ),
      places: "Scrolling/AxisMotion.swift#scrollDeceleration",
      sources: "X-meas"
    ),
    RuleEntry(
      554,
      "scroll.rubber-band",
      section: 15,
      .singleObservation,
      .decides,
      Text(
        """
          With bouncing, a drag that has gone d points past the range shows (1 - 1 / (0.55 d / L + \
          1)) * L points of it, L being the length of the viewport on that axis; without bouncing it \
          shows none.
          """,
        zh: """
          允许回弹时，超出范围 d 点的拖动显示为其中的 (1 - 1 / (0.55 d / L + 1)) * L 点，L 是视口在\
          该轴上的长度；不允许回弹时不显示。
          """
      ),
      places: "Scrolling/ScrollDrag.swift#scrollRubberBand",
      sources: "X-meas"
    ),
    RuleEntry(
      555,
      "scroll.return-to-range",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          Outside the range the same motion goes on, drawn to the edge e with a time constant of 100 \
          ms: offset = e + exp(-t / 100) (d + v F (1 - r^t)), where t counts from the moment when \
          the content passed the edge (d = 0, v its speed there) or from a release outside (d its \
          distance, v the release velocity, which may point outwards). At the first frame at which \
          it is nearer than 0.5 pt it is put on the edge; didEndDecelerating comes only then. A \
          release outside always decelerates, also at velocity zero, and its announced target is the \
          edge.
          """,
        zh: """
          在范围之外，同样的运动继续，并以 100 毫秒的时间常数被拉向边缘 e：偏移 = e + exp(-t / 100) \
          (d + v F (1 - r^t))，t 从内容越过边缘时算起（d = 0，v 是那时的速度），或从在范围之外松手时\
          算起（d 是距离，v 是松手速度，可以指向外面）。在距离小于 0.5 点的第一帧放到边缘上；这时才\
          有 didEndDecelerating。在范围之外松手总会减速，速度为零时也是，公布的目标就是边缘。
          """
      ),
      practice: Text(
        """
          Between the lift outside and didEndDecelerating the content is still on its way, even when \
          the finger stood still.
          """,
        zh: "在范围之外抬起到 didEndDecelerating 之间，内容仍在途中，即使手指当时停着。"
      ),
      places: "Scrolling/AxisMotion.swift#scrollReturnToRange",
      sources: "X-meas"
    ),
    RuleEntry(
      556,
      "scroll.to-top-keeps-x",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          Scrolling to the top sets the vertical offset to its minimum (minus the top inset) and \
          leaves the horizontal one.
          """,
        zh: "滚动到顶部把竖直偏移设为最小值（负的顶部边距），水平偏移不变。"
      ),
      places: "Scrolling/ScrollEnvironment+ScrollToTop.swift#scrollToTopKeepsX",
      sources: "X-meas"
    ),
    RuleEntry(
      557,
      "scroll.zoom-scale",
      section: 15,
      .headerComment,
      .decides,
      Text(
        """
          zoomScale is the scale at the start of the pinch times the pinch's scale (so the pinch's \
          threshold does not zoom), and lies between minimumZoomScale and maximumZoomScale (both 1 \
          by default) once the fingers have lifted.
          """,
        zh: """
          zoomScale 等于捏合开始时的比例乘以捏合的 scale（所以捏合的起始阈值不会缩放），手指抬起后介\
          于 minimumZoomScale 与 maximumZoomScale 之间（默认都是 1）。
          """
      ),
      practice: Text(
        """
          While the fingers are down the scale may go past its limits; read it in didEndZooming.
          """,
        zh: "手指按着时比例可以超出限制；到 didEndZooming 再读取。"
      ),
      places: "Scrolling/UIScrollView+Zooming.swift#scrollZoomScale",
      sources: "H:UIScrollView X-meas"
    ),
    RuleEntry(
      558,
      "scroll.slider-inside",
      section: 15,
      .widelyObserved,
      .holds,
      Text(
        """
          A drag that starts on a slider within the content-touch delay scrolls, and the slider sees \
          nothing; after a rest the slider is tracking, keeps the touch like any control, and the \
          scroll view stays still.
          """,
        zh: """
          从 UISlider 上开始的拖动，在内容触摸的延迟之内就会滚动，UISlider 什么也看不到；停留之后 \
          UISlider 在跟踪，像任何控件一样保留触摸，滚动视图不动。
          """
      ),
      places: "Scrolling/UIScrollView+Beginning.swift#refusalToCancel",
      sources: "X-radar X-issue INF"
    ),
    RuleEntry(
      559,
      "scroll.row-follows-touches",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          A table view highlights and selects a row because the touches methods climb to it along \
          the chain from the touched view inside that cell. If something in between keeps them (a \
          control, or an override that does not call super) the row is neither highlighted nor \
          selected; a touch whose view is in no cell, for example because the cell has interaction \
          disabled, belongs to no row.
          """,
        zh: """
          表格视图高亮并选中一行，是因为 touches 方法从单元格内被触摸的视图沿链向上到达单元格。如果\
          中间有东西把它们留住（控件，或不调用 super 的重写），该行既不高亮也不选中；触摸的视图不在\
          任何单元格中（例如单元格关闭了交互），就不属于任何一行。
          """
      ),
      practice: Text(
        """
          A view in the cell that keeps its touches makes the row deaf: call super in its touches \
          methods, or use a recognizer.
          """,
        zh: """
          单元格里留住触摸的视图会让这一行失灵：在它的 touches 方法里调用 super，或改用识别器。
          """
      ),
      places: "Tables/CellList+Touches.swift#scrollRowFollowsTouches",
      sources: "X-issue RT"
    ),
    RuleEntry(
      560,
      "scroll.row-highlight-then-select",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          touchesBegan highlights the row, hence after the content-touch delay if the finger rests \
          and only at the lift of a quick tap; touchesEnded removes the highlight and then selects; \
          touchesCancelled removes the highlight and selects nothing.
          """,
        zh: """
          touchesBegan 高亮该行，所以手指停住时要等内容触摸的延迟之后，快速点按则到抬起时才高亮；\
          touchesEnded 先去掉高亮再选中；touchesCancelled 去掉高亮，什么也不选。
          """
      ),
      practice: Text(
        """
          A recognizer that cancels the touch takes the highlight away again, and nothing is \
          selected.
          """,
        zh: "取消触摸的识别器会使高亮又消失，什么也选不中。"
      ),
      places: "Tables/CellList+Touches.swift#scrollRowHighlightThenSelect",
      sources: "X-so D:UITableViewDelegate†"
    ),
    RuleEntry(
      561,
      "scroll.row-selection-until-lift",
      section: 15,
      .singleObservation,
      .holds,
      Text(
        """
          Pressing another row changes nothing in the selection until the lift selects it; if the \
          press is dragged away the old row stays selected and no select or deselect call is made.
          """,
        zh: """
          按下另一行，在抬起选中它之前，选择不会有任何变化；如果按压被拖走，原来的行仍被选中，不会有\
          选中或取消选中的调用。
          """
      ),
      places: "Tables/CellPressStateMachine.swift#CellPressStateMachine",
      sources: "X-so"
    ),
    RuleEntry(
      562,
      "scroll.in-sheet",
      section: 15,
      .singleObservation,
      .decides,
      Text(
        """
          In a draggable sheet that stands at its full height a downward drag over an inner scroll \
          view moves the sheet (by the travel less 10 pt) if the scroll view is at its top, and \
          scrolls the content otherwise; an upward drag scrolls. Let go before half its height the \
          sheet returns, beyond that it is dismissed; a fast downward flick dismisses it from \
          anywhere. On a phone a page sheet at full height begins at the safe area's top and is as \
          high as what is left; let go, it goes to either end by a critically damped spring that \
          starts with the finger's velocity.
          """,
        zh: """
          在处于完整高度的可拖动表单中，在内层滚动视图上向下拖动：滚动视图在顶部时移动表单（行程减 \
          10 点），否则滚动内容；向上拖动则滚动。在不到一半高度处松手，表单返回，超过则被关闭；快速\
          向下一扫，在任何位置都会关闭它。在手机上，处于完整高度的页面表单从安全区的顶部开始，占满其\
          余的高度；松手后，它以手指的速度为初速，按临界阻尼弹簧移到两端之一。
          """
      ),
      practice: Text(
        """
          A list inside a sheet scrolls to its top first; only a new drag from there moves the \
          sheet.
          """,
        zh: "表单里的列表先滚到顶部；从那里开始的新拖动才会移动表单。"
      ),
      places: """
        Controllers/SheetPanGestureRecognizer.swift#scrollInSheet \
        Scrolling/UIScrollView+Beginning.swift#scrollInSheet
        """,
      sources: "X-meas"
    ),
    RuleEntry(
      563,
      "scroll.refresh-control",
      section: 15,
      .inferred,
      .decides,
      Text(
        """
          A UIRefreshControl starts once when the content has been pulled down far enough: \
          isRefreshing becomes true, valueChanged is sent once and the top inset grows by its height \
          until endRefreshing; a short pull does nothing.
          """,
        zh: """
          内容被拉下足够远时，UIRefreshControl 开始一次：isRefreshing 变为 true，valueChanged 发送一\
          次，顶部边距增加它的高度，直到 endRefreshing；拉得不够则什么也不发生。
          """
      ),
      practice: Text(
        "Call endRefreshing on every path, errors too: the inset stays until then.",
        zh: "每条路径上都要调用 endRefreshing，出错时也要：在那之前边距一直保留。"
      ),
      places: "Tables/UIRefreshControl.swift#scrollRefreshControl",
      sources: "RI AK"
    ),
    RuleEntry(
      582,
      "scroll.pixel-grid",
      section: 15,
      .widelyObserved,
      .decides,
      Text(
        """
          Offsets that the scroll view computes itself (drag, rubber band, deceleration, return, \
          target) are shown rounded to the nearest pixel, 1/3 pt at the scale 3; it goes on \
          computing with the unrounded ones.
          """,
        zh: """
          滚动视图自己算出的偏移（拖动、橡皮筋、减速、返回、目标）显示时四舍五入到最近的像素，比例为 \
          3 时是 1/3 点；内部仍用未取整的值继续计算。
          """
      ),
      practice: Text(
        "Compare offsets with a tolerance of half a pixel, not by ==.",
        zh: "比较偏移时允许半个像素的误差，不要用 ==。"
      ),
      places: "Scrolling/UIScrollView+Telling.swift#scrollPixelGrid",
      sources: "X-meas"
    ),
    RuleEntry(
      583,
      "scroll.resting-fingers-do-not-count",
      section: 15,
      .singleObservation,
      .decides,
      Text(
        """
          With several fingers the content follows the mean way of those that moved; a finger that \
          rests neither keeps the others from scrolling nor shortens their way.
          """,
        zh: """
          有多根手指时，内容跟随移动过的手指的平均行程；停住的手指既不妨碍其他手指滚动，也不缩短它们\
          的行程。
          """
      ),
      practice: Text(
        "A hand that rests on the screen does not hinder the finger that scrolls.",
        zh: "搁在屏幕上的手不妨碍另一根手指滚动。"
      ),
      places: "Scrolling/UIScrollViewPanGestureRecognizer.swift#scrollRestingFingersDoNotCount",
      sources: "X-wwdc"
    ),
  ]
}

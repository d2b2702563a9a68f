@_spi(Workbench) import ResponderKit

extension ClassRow {
  private static let scrollView = Parameter("scrollView", .object("UIScrollView"))
  private static let view = Parameter("view", .object("UIView"))

  /// What a subclass of a scroll view answers.
  static let scrollOverrides: [MethodRow] = [
    .overriding(
      .touchesShouldBegin,
      swift: "func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, "
        + "in view: UIView) -> Bool",
      [
        Parameter("touches", .list(.object("UITouch"))),
        Parameter("event", .optional(.object("UIEvent"))), view,
      ],
      answer: .flag,
      forms: .question,
      "Answers whether the content gets touches."
    ),
    .overriding(
      .touchesShouldCancel,
      swift: "func touchesShouldCancel(in view: UIView) -> Bool",
      [view],
      answer: .flag,
      forms: .question,
      "Answers whether content that has a touch may lose it to scrolling."
    ),
  ]

  /// What code asks of a scroll view.
  static let scrollCalls: [MethodRow] = [
    .calling(
      "setContentOffset",
      swift: "func setContentOffset(_ contentOffset: CGPoint, animated: Bool)",
      [Parameter("contentOffset", .point), Parameter("animated", .flag)],
      "Sets the offset, at once or in 0.3 s."
    ) { (scroll: UIScrollView, arguments) in
      scroll.setContentOffset(arguments.point(0), animated: arguments.flag(1))
      return .none
    },
    .calling(
      "scrollRectToVisible",
      swift: "func scrollRectToVisible(_ rect: CGRect, animated: Bool)",
      [Parameter("rect", .rect), Parameter("animated", .flag)],
      "Shows a rectangle of the content by the least movement."
    ) { (scroll: UIScrollView, arguments) in
      scroll.scrollRectToVisible(arguments.rect(0), animated: arguments.flag(1))
      return .none
    },
  ]

  /// What the delegate of a scroll view is asked and told.
  static let scrollTold: [MethodRow] = [
    told(
      .didScroll,
      swift: "func scrollViewDidScroll(_ scrollView: UIScrollView)",
      "Told that the offset has changed."
    ),
    told(
      .willBeginDragging,
      swift: "func scrollViewWillBeginDragging(_ scrollView: UIScrollView)",
      "Told that a finger begins to drag."
    ),
    .overriding(
      .willEndDragging,
      swift: "func scrollViewWillEndDragging(_ scrollView: UIScrollView, "
        + "withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)",
      [
        scrollView, Parameter("velocity", .point),
        Parameter("targetContentOffset", .point, isInOut: true),
      ],
      "Told before the drag ends; may change where the content comes to rest."
    ),
    .overriding(
      .didEndDragging,
      swift: "func scrollViewDidEndDragging(_ scrollView: UIScrollView, "
        + "willDecelerate decelerate: Bool)",
      [scrollView, Parameter("decelerate", .flag)],
      "Told that the drag is over, and whether the content goes on."
    ),
    told(
      .willBeginDecelerating,
      swift: "func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)",
      "Told that the content goes on moving after a drag."
    ),
    told(
      .didEndDecelerating,
      swift: "func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)",
      "Told that the content rests."
    ),
    told(
      .didEndScrollingAnimation,
      swift: "func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)",
      "Told that a change asked for by code is over."
    ),
    .overriding(
      .viewForZooming,
      swift: "func viewForZooming(in scrollView: UIScrollView) -> UIView?",
      [scrollView],
      answer: .optional(.object("UIView")),
      forms: .object,
      "Answers the view that a pinch scales; null for none."
    ),
    .overriding(
      .willBeginZooming,
      swift: "func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)",
      [scrollView, Parameter("view", .optional(.object("UIView")))],
      "Told that fingers begin to zoom."
    ),
    told(
      .didZoom,
      swift: "func scrollViewDidZoom(_ scrollView: UIScrollView)",
      "Told that the scale has changed."
    ),
    .overriding(
      .didEndZooming,
      swift: "func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, "
        + "atScale scale: CGFloat)",
      [
        scrollView, Parameter("view", .optional(.object("UIView"))), Parameter("scale", .number),
      ],
      "Told that zooming has ended."
    ),
    .overriding(
      .shouldScrollToTop,
      swift: "func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool",
      [scrollView],
      answer: .flag,
      forms: .question,
      "Answers whether a tap on the status bar scrolls to the top."
    ),
    told(
      .didScrollToTop,
      swift: "func scrollViewDidScrollToTop(_ scrollView: UIScrollView)",
      "Told that it has scrolled to the top."
    ),
  ]

  private static func told(
    _ method: ResponderKit.Method,
    swift: String,
    _ summary: String
  ) -> MethodRow {
    .overriding(method, swift: swift, [scrollView], summary)
  }
}

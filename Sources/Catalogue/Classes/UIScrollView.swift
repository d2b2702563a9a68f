import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiScrollView = ClassRow(
    "UIScrollView",
    UIScrollView.self,
    superclass: "UIView",
    "A view whose content may be larger than itself and is moved by fingers.",
    make: { _ in UIScrollView(frame: .zero) },
    properties: scrollContent + scrollFlags + scrollParts,
    methods: scrollOverrides + scrollCalls,
    delegateProtocol: "UIScrollViewDelegate",
    delegateMethods: scrollTold
  )

  private static let scrollContent: [Property] = [
    .delegate("Asked and told about scrolling and zooming."),
    .plain("contentSize", \UIScrollView.contentSize, .zero, "How large the content is."),
    .plain(
      "contentInset",
      \UIScrollView.contentInset,
      .zero,
      "How far the content rests beyond its edges."
    ),
    .plain(
      "contentOffset",
      \UIScrollView.contentOffset,
      .zero,
      "Where in the content the view begins to show: the origin of the bounds."
    ),
    .plain("minimumZoomScale", \UIScrollView.minimumZoomScale, 1, "The smallest scale."),
    .plain("maximumZoomScale", \UIScrollView.maximumZoomScale, 1, "The largest scale."),
    .plain("zoomScale", \UIScrollView.zoomScale, 1, "How much larger the zoomed view is."),
  ]

  private static let scrollFlags: [Property] = [
    flag("isScrollEnabled", \UIScrollView.isScrollEnabled, true, "Whether fingers scroll."),
    flag(
      "isPagingEnabled",
      \UIScrollView.isPagingEnabled,
      false,
      "Whether content rests at multiples of the view's size."
    ),
    flag(
      "bounces",
      \UIScrollView.bounces,
      true,
      "Whether content can be dragged beyond its edges and comes back."
    ),
    flag(
      "alwaysBounceVertical",
      \UIScrollView.alwaysBounceVertical,
      false,
      "Whether it bounces up and down even if the content fits."
    ),
    flag(
      "alwaysBounceHorizontal",
      \UIScrollView.alwaysBounceHorizontal,
      false,
      "Whether it bounces to the sides even if the content fits."
    ),
    flag(
      "isDirectionalLockEnabled",
      \UIScrollView.isDirectionalLockEnabled,
      false,
      "Whether a drag moves along its first main direction only."
    ),
    flag(
      "delaysContentTouches",
      \UIScrollView.delaysContentTouches,
      true,
      "Whether a touch is kept from the content for a moment."
    ),
    flag(
      "canCancelContentTouches",
      \UIScrollView.canCancelContentTouches,
      true,
      "Whether content that has a touch may lose it to scrolling."
    ),
    flag(
      "scrollsToTop",
      \UIScrollView.scrollsToTop,
      true,
      "Whether a tap on the status bar scrolls to the top."
    ),
    .choice(
      "keyboardDismissMode",
      \UIScrollView.keyboardDismissMode,
      [("none", .none), ("onDrag", .onDrag), ("interactive", .interactive)],
      "What a drag does to the keyboard."
    ),
    .choice(
      "decelerationRate",
      \UIScrollView.decelerationRate,
      [("normal", .normal), ("fast", .fast)],
      "How soon content that goes on by itself stands."
    ),
    reading("isTracking", \UIScrollView.isTracking, "Whether a finger is down that may drag."),
    reading("isDragging", \UIScrollView.isDragging, "Whether fingers drag the content."),
    reading(
      "isDecelerating",
      \UIScrollView.isDecelerating,
      "Whether the content goes on by itself after a drag."
    ),
    reading("isZooming", \UIScrollView.isZooming, "Whether fingers zoom."),
    reading(
      "isZoomBouncing",
      \UIScrollView.isZoomBouncing,
      "Whether content beyond the limits goes back to them, after the fingers have lifted."
    ),
  ]

  private static func flag(
    _ name: String,
    _ path: any ReferenceWritableKeyPath<UIScrollView, Bool> & Sendable,
    _ standard: Bool,
    _ summary: String
  ) -> Property { .plain(name, path, standard, summary) }

  private static func reading(
    _ name: String,
    _ path: any KeyPath<UIScrollView, Bool> & Sendable,
    _ summary: String
  ) -> Property { .reading(name, path, summary) { .flag(false) } }

  private static let scrollParts: [Property] = [
    .adding(
      "gestureRecognizers",
      "UIGestureRecognizer",
      swift: SwiftAccess(writing: .each(["@.addGestureRecognizer(#)"]), isOptional: true),
      standard: nil,
      "The recognizers attached to the view, its own among them.",
      reading: { (view: UIScrollView) in view.gestureRecognizers ?? [] }
    ) { $0.addGestureRecognizer($1) }.computed,
    .part(
      "panGestureRecognizer",
      "UIPanGestureRecognizer",
      \UIScrollView.panGestureRecognizer,
      "The recognizer that drags the content."
    ),
    Property(
      "pinchGestureRecognizer",
      .optional(.object("UIPinchGestureRecognizer")),
      "The recognizer that zooms; null while zooming is off.",
      phase: .part,
      get: { ($0 as? UIScrollView)?.pinchGestureRecognizer.map { .object($0) } ?? .none },
      own: { ($0 as? UIScrollView).map { .object($0.ownPinch) } ?? .none }
    ).computed,
    .refreshControl,
  ]
}

import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiView = ClassRow(
    "UIView",
    UIView.self,
    superclass: "UIResponder",
    "A rectangle of the screen that is drawn, may hold other views and may be touched.",
    make: { _ in UIView(frame: .zero) },
    initializer: SwiftInitializer(takesFrame: true),
    properties: viewGeometry + viewFlags + viewHierarchy + focus,
    methods: viewOverrides + viewCalls + viewRecognizers
  )

  /// In the order in which a node's geometry is applied.
  private static let viewGeometry: [Property] = [
    .part("layer", "CALayer", \UIView.layer, "The view's layer."),
    .plain(
      "frame",
      \UIView.frame,
      .zero,
      "The bounding box in the superview.",
      as: .frame
    ),
    .plain("bounds", \UIView.bounds, .zero, "The view's own coordinate space."),
    .plain("center", \UIView.center, .zero, "Where the anchor point lies in the superview."),
    .plain(
      "transform",
      \UIView.transform,
      .identity,
      "The transform about the anchor point."
    ),
  ]

  private static let viewFlags: [Property] = [
    .plain("isHidden", \UIView.isHidden, false, "Whether the view and its subtree are hidden."),
    .plain("alpha", \UIView.alpha, 1, "How opaque the view is, from 0 to 1."),
    .plain(
      "isUserInteractionEnabled",
      \UIView.isUserInteractionEnabled,
      true,
      "Whether events aimed at the view and its subtree reach them."
    ),
    .plain(
      "isMultipleTouchEnabled",
      \UIView.isMultipleTouchEnabled,
      false,
      "Whether the view gets more than the first finger of a sequence."
    ),
    .plain(
      "isExclusiveTouch",
      \UIView.isExclusiveTouch,
      false,
      "Whether no other view of the window gets touches beside this one."
    ),
    .plain(
      "clipsToBounds",
      \UIView.clipsToBounds,
      false,
      "Whether subviews are drawn inside the bounds only; hit-testing does not look at it."
    ),
    .plain("tag", \UIView.tag, 0, "A number of the app's own."),
    .plain("isOpaque", \UIView.isOpaque, true, "Whether the view promises to draw all of itself."),
    .drawn("backgroundColor", .color, "The color behind the content; it is used for pictures."),
    .drawn("tintColor", .color, "The color of what can be tapped; it is used for pictures."),
    .drawn(
      "contentMode",
      .choice([
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
        "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
      ]),
      "How content fills the view; it is used for pictures."
    ),
  ]

  private static let viewHierarchy: [Property] = [
    .object("superview", "UIView", reading: \UIView.superview, "The view that holds this one."),
    .object("window", "UIWindow", reading: \UIView.window, "The window it is in."),
    Property(
      "interactions",
      .list(.object("UIInteraction")),
      swift: SwiftAccess(writing: .each(["@.addInteraction(#)"])),
      standard: { .list([]) },
      "The interactions of the view.",
      isNodeOnly: true,
      get: { .list((($0 as? UIView)?.interactions ?? []).map { .object($0) }) },
      set: { view, value in
        for case let interaction as any UIInteraction in value.elements.map(\.object) {
          (view as? UIView)?.addInteraction(interaction)
        }
      }
    ),
    .adding(
      "gestureRecognizers",
      "UIGestureRecognizer",
      swift: SwiftAccess(writing: .each(["@.addGestureRecognizer(#)"]), isOptional: true),
      "The recognizers attached to the view.",
      reading: { (view: UIView) in view.gestureRecognizers ?? [] }
    ) { $0.addGestureRecognizer($1) }.computed,
    .adding(
      "subviews",
      "UIView",
      swift: SwiftAccess(writing: .each(["@.addSubview(#)"])),
      "The views that this one holds, from back to front.",
      reading: { (view: UIView) in view.subviews }
    ) { $0.addSubview($1) },
  ]

  private static let focus: [Property] = [
    .reading(
      "isFocused",
      \UIView.isFocused,
      "Whether it has the focus of keyboards and remotes."
    ) { .flag(false) },
    .reading(
      "canBecomeFocused",
      \UIView.canBecomeFocused,
      "Whether it may have the focus of keyboards and remotes."
    ).computed,
  ]
}

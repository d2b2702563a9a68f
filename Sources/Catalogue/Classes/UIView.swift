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
    .drawn("backgroundColor", "The color behind the content; it is used for pictures."),
    .drawn("tintColor", "The color of what can be tapped; it is used for pictures."),
    .drawn("contentMode", "How content fills the view; it is used for pictures."),
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

  private static let viewOverrides: [MethodRow] = [
    .overriding(
      .canBecomeFocused,
      swift: "var canBecomeFocused: Bool",
      answer: .flag,
      forms: .question,
      "Answers whether it may have the focus of keyboards and remotes."
    ),
    .overriding(
      .layoutSubviews,
      swift: "func layoutSubviews()",
      "Called when subviews should be laid out."
    ),
    .overriding(
      .didMoveToSuperview,
      swift: "func didMoveToSuperview()",
      "Called when the superview has changed."
    ),
    .overriding(
      .didMoveToWindow,
      swift: "func didMoveToWindow()",
      "Called when the window has changed."
    ),
    .overriding(
      .willMoveToWindow,
      swift: "func willMove(toWindow newWindow: UIWindow?)",
      [Parameter("newWindow", .optional(.object("UIWindow")))],
      "Called before the window changes."
    ),
    .calling(
      "hitTest",
      swift: "func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
      [Parameter("point", .point), Parameter("event", .optional(.object("UIEvent")))],
      answer: .optional(.object("UIView")),
      method: .hitTest,
      forms: [.object, .hitTest],
      "Answers the farthest descendant that takes the point, in the view's coordinates."
    ) { (view: UIView, arguments) in
      view.hitTest(arguments.point(0), with: arguments.object(1)).map { .object($0) } ?? .none
    },
    .calling(
      "pointInside",
      swift: "func point(inside point: CGPoint, with event: UIEvent?) -> Bool",
      [Parameter("point", .point), Parameter("event", .optional(.object("UIEvent")))],
      answer: .flag,
      method: .pointInside,
      forms: [.flag, .pointInside],
      "Answers whether the point lies in the view."
    ) { (view: UIView, arguments) in
      .flag(view.point(inside: arguments.point(0), with: arguments.object(1)))
    },
  ]

  private static let view = Parameter("view", .object("UIView"))

  private static let viewCalls: [MethodRow] = [
    .calling(
      "addSubview",
      swift: "func addSubview(_ view: UIView)",
      [view],
      method: .addSubview,
      "Adds a view in front."
    ) { (view: UIView, arguments) in
      if let added: UIView = arguments.object(0) { view.addSubview(added) }
      return .none
    },
    .calling(
      "insertSubview(_:at:)",
      swift: "func insertSubview(_ view: UIView, at index: Int)",
      [view, Parameter("index", .integer)],
      "Inserts a view."
    ) { (view: UIView, arguments) in
      if let added: UIView = arguments.object(0) {
        view.insertSubview(added, at: Int(arguments.number(1)))
      }
      return .none
    },
    .calling(
      "insertSubview(_:aboveSubview:)",
      swift: "func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)",
      [view, Parameter("siblingSubview", .object("UIView"))],
      "Inserts a view in front of a sibling."
    ) { (view: UIView, arguments) in
      if let added: UIView = arguments.object(0), let sibling: UIView = arguments.object(1) {
        view.insertSubview(added, aboveSubview: sibling)
      }
      return .none
    },
    .calling(
      "insertSubview(_:belowSubview:)",
      swift: "func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)",
      [view, Parameter("siblingSubview", .object("UIView"))],
      "Inserts a view behind a sibling."
    ) { (view: UIView, arguments) in
      if let added: UIView = arguments.object(0), let sibling: UIView = arguments.object(1) {
        view.insertSubview(added, belowSubview: sibling)
      }
      return .none
    },
    .calling(
      "bringSubviewToFront",
      swift: "func bringSubviewToFront(_ view: UIView)",
      [view],
      "Puts a subview in front of the others."
    ) { (view: UIView, arguments) in
      if let moved: UIView = arguments.object(0) { view.bringSubviewToFront(moved) }
      return .none
    },
    .calling(
      "sendSubviewToBack",
      swift: "func sendSubviewToBack(_ view: UIView)",
      [view],
      "Puts a subview behind the others."
    ) { (view: UIView, arguments) in
      if let moved: UIView = arguments.object(0) { view.sendSubviewToBack(moved) }
      return .none
    },
    .calling(
      "exchangeSubview",
      swift: "func exchangeSubview(at index1: Int, withSubviewAt index2: Int)",
      [Parameter("index1", .integer), Parameter("index2", .integer)],
      "Exchanges two subviews by place."
    ) { (view: UIView, arguments) in
      view.exchangeSubview(
        at: Int(arguments.number(0)),
        withSubviewAt: Int(arguments.number(1))
      )
      return .none
    },
    .doing(
      "removeFromSuperview",
      swift: "func removeFromSuperview()",
      method: .removeFromSuperview,
      "Takes the view out."
    ) { (view: UIView) in view.removeFromSuperview() },
    .calling(
      "endEditing",
      swift: "func endEditing(_ force: Bool) -> Bool",
      [Parameter("force", .flag)],
      answer: .flag,
      method: .endEditing,
      "Takes the focus from whatever has it in the view."
    ) { (view: UIView, arguments) in .flag(view.endEditing(arguments.flag(0))) },
    .doing(
      "setNeedsLayout",
      swift: "func setNeedsLayout()",
      "Asks for a layout at the next turn."
    ) { (view: UIView) in
      view.setNeedsLayout()
    },
    .doing("layoutIfNeeded", swift: "func layoutIfNeeded()", "Lays out now what is due.") {
      (view: UIView) in
      view.layoutIfNeeded()
    },
    .calling(
      "isDescendant",
      swift: "func isDescendant(of view: UIView) -> Bool",
      [view],
      answer: .flag,
      "Answers whether it is a view or lies below it."
    ) { (view: UIView, arguments) in
      .flag(arguments.object(0).map { view.isDescendant(of: $0) } ?? false)
    },
    .calling(
      "convert(_:to:)",
      swift: "func convert(_ point: CGPoint, to view: UIView?) -> CGPoint",
      [Parameter("point", .any), Parameter("view", .optional(.object("UIView")))],
      answer: .any,
      "Converts a point or rectangle into another view's bounds; null means the window's."
    ) { (view: UIView, arguments) in
      if let rect = CGRect(geometry: arguments[argument: 0]) {
        return .rect(view.convert(rect, to: arguments.object(1)))
      }
      return .point(
        view.convert(CGPoint(geometry: arguments[argument: 0]), to: arguments.object(1))
      )
    },
    .calling(
      "convert(_:from:)",
      swift: "func convert(_ point: CGPoint, from view: UIView?) -> CGPoint",
      [Parameter("point", .any), Parameter("view", .optional(.object("UIView")))],
      answer: .any,
      "Converts a point or rectangle from another view's bounds; null means the window's."
    ) { (view: UIView, arguments) in
      if let rect = CGRect(geometry: arguments[argument: 0]) {
        return .rect(view.convert(rect, from: arguments.object(1)))
      }
      return .point(
        view.convert(CGPoint(geometry: arguments[argument: 0]), from: arguments.object(1))
      )
    },
  ]
}

extension CGRect {
  /// Reads a rectangle, also from a plain list of four numbers.
  init?(geometry value: Value) {
    let numbers = value.elements.compactMap(\.number)
    if case .rect(let rect) = value {
      self = rect
    } else if numbers.count == 4 {
      self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else {
      return nil
    }
  }
}

extension CGPoint {
  /// Reads a point, also from a plain list of two numbers; anything else is the origin.
  init(geometry value: Value) {
    let numbers = value.elements.compactMap(\.number)
    if case .point(let point) = value {
      self = point
    } else if numbers.count == 2 {
      self.init(x: numbers[0], y: numbers[1])
    } else {
      self = .zero
    }
  }
}

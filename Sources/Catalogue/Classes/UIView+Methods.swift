import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  /// What a view is asked and told.
  static let viewOverrides: [MethodRow] = [
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

  /// What code changes and asks of a view.
  static let viewCalls: [MethodRow] = [
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
      // UIKit has a method for points and one for rectangles; to a document both are one name.
      [Parameter("point", .pointOrRect), Parameter("view", .optional(.object("UIView")))],
      answer: .any,
      "Converts a point or rectangle into another view's bounds; null means the window's."
    ) { (view: UIView, arguments) in
      if let rect = CGRect(catalogued: arguments[argument: 0]) {
        return .rect(view.convert(rect, to: arguments.object(1)))
      }
      return .point(view.convert(arguments.point(0), to: arguments.object(1)))
    },
    .calling(
      "convert(_:from:)",
      swift: "func convert(_ point: CGPoint, from view: UIView?) -> CGPoint",
      [Parameter("point", .pointOrRect), Parameter("view", .optional(.object("UIView")))],
      answer: .any,
      "Converts a point or rectangle from another view's bounds; null means the window's."
    ) { (view: UIView, arguments) in
      if let rect = CGRect(catalogued: arguments[argument: 0]) {
        return .rect(view.convert(rect, from: arguments.object(1)))
      }
      return .point(view.convert(arguments.point(0), from: arguments.object(1)))
    },
  ]

  private static let recognizer = Parameter("gestureRecognizer", .object("UIGestureRecognizer"))

  /// What a view has of recognizers.
  static let viewRecognizers: [MethodRow] = [
    .overriding(
      .gestureRecognizers,
      swift: "var gestureRecognizers: [UIGestureRecognizer]? { get set }",
      answer: .list(.object("UIGestureRecognizer")),
      "Answers the recognizers that are offered a new touch."
    ),
    .overriding(
      .gestureRecognizerShouldBegin,
      swift: "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
      [recognizer],
      answer: .flag,
      forms: [.question, .direction],
      "Answers whether a recognizer may begin that would take a touch from the view."
    ),
    .calling(
      "addGestureRecognizer",
      swift: "func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)",
      [recognizer],
      "Attaches a recognizer; it leaves its view."
    ) { (view: UIView, arguments) in
      if let added: UIGestureRecognizer = arguments.object(0) { view.addGestureRecognizer(added) }
      return .none
    },
    .calling(
      "removeGestureRecognizer",
      swift: "func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)",
      [recognizer],
      "Detaches a recognizer."
    ) { (view: UIView, arguments) in
      if let taken: UIGestureRecognizer = arguments.object(0) {
        view.removeGestureRecognizer(taken)
      }
      return .none
    },
  ]
}

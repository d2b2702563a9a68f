import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiTapGestureRecognizer = ClassRow(
    "UITapGestureRecognizer",
    UITapGestureRecognizer.self,
    superclass: "UIGestureRecognizer",
    "Recognizes one or several taps of one or several fingers.",
    make: { _ in UITapGestureRecognizer() },
    properties: [
      pressTypes(standard: ["select"]),
      .plain(
        "numberOfTapsRequired",
        \UITapGestureRecognizer.numberOfTapsRequired,
        1,
        "How many taps it takes."
      ),
      .plain(
        "numberOfTouchesRequired",
        \UITapGestureRecognizer.numberOfTouchesRequired,
        1,
        "How many fingers each tap takes."
      ),
    ]
  )

  static let uiLongPressGestureRecognizer = ClassRow(
    "UILongPressGestureRecognizer",
    UILongPressGestureRecognizer.self,
    superclass: "UIGestureRecognizer",
    "Recognizes fingers that stay where they came down, and follows them from then on.",
    make: { _ in UILongPressGestureRecognizer() },
    properties: [
      .plain(
        "minimumPressDuration",
        \UILongPressGestureRecognizer.minimumPressDuration,
        0.5,
        "How long the fingers have to stay.",
        as: .time
      ),
      .plain(
        "allowableMovement",
        \UILongPressGestureRecognizer.allowableMovement,
        10,
        "How far a finger may move before the press begins, in points."
      ),
      .plain(
        "numberOfTapsRequired",
        \UILongPressGestureRecognizer.numberOfTapsRequired,
        0,
        "How many taps have to come before the press."
      ),
      .plain(
        "numberOfTouchesRequired",
        \UILongPressGestureRecognizer.numberOfTouchesRequired,
        1,
        "How many fingers it takes."
      ),
    ]
  )

  static let uiSwipeGestureRecognizer = ClassRow(
    "UISwipeGestureRecognizer",
    UISwipeGestureRecognizer.self,
    superclass: "UIGestureRecognizer",
    "Recognizes fingers that move quickly in a direction, while they are still down.",
    make: { _ in UISwipeGestureRecognizer() },
    properties: [
      .options(
        "direction",
        \UISwipeGestureRecognizer.direction,
        [("right", .right), ("left", .left), ("up", .up), ("down", .down)],
        standard: ["right"],
        "Where to; several directions mean the same to the app."
      ),
      .plain(
        "numberOfTouchesRequired",
        \UISwipeGestureRecognizer.numberOfTouchesRequired,
        1,
        "How many fingers it takes."
      ),
    ]
  )

  static let uiHoverGestureRecognizer = ClassRow(
    "UIHoverGestureRecognizer",
    UIHoverGestureRecognizer.self,
    superclass: "UIGestureRecognizer",
    "Follows a pointer, or a pencil above the screen, over its view; idle on a phone.",
    make: { _ in UIHoverGestureRecognizer() },
    properties: [touchTypes(standard: [])]
  )
}

import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiPanGestureRecognizer = ClassRow(
    "UIPanGestureRecognizer",
    UIPanGestureRecognizer.self,
    superclass: "UIGestureRecognizer",
    "Recognizes fingers that drag, and tells how far and how fast.",
    make: { _ in UIPanGestureRecognizer() },
    properties: [
      .plain(
        "minimumNumberOfTouches",
        \UIPanGestureRecognizer.minimumNumberOfTouches,
        1,
        "How many fingers have to drag."
      ),
      .plain(
        "maximumNumberOfTouches",
        \UIPanGestureRecognizer.maximumNumberOfTouches,
        .max,
        "How many fingers may drag."
      ),
      inView("translation", "How far the fingers have moved, in its view.") {
        $0.translation(in: $0.view)
      },
      inView("velocity", "How fast the fingers move, in its view, in points per second.") {
        $0.velocity(in: $0.view)
      },
    ],
    methods: [
      .calling(
        "translation",
        swift: "func translation(in view: UIView?) -> CGPoint",
        [recognizerView],
        answer: .point,
        "Answers how far the fingers have moved, in the coordinates of a view."
      ) { (pan: UIPanGestureRecognizer, arguments) in
        .point(pan.translation(in: arguments.object(0)))
      },
      .calling(
        "setTranslation",
        swift: "func setTranslation(_ translation: CGPoint, in view: UIView?)",
        [Parameter("translation", .point), recognizerView],
        "Sets the translation, and the reference of the velocity with it."
      ) { (pan: UIPanGestureRecognizer, arguments) in
        pan.setTranslation(arguments.point(0), in: arguments.object(1))
        return .none
      },
      .calling(
        "velocity",
        swift: "func velocity(in view: UIView?) -> CGPoint",
        [recognizerView],
        answer: .point,
        "Answers how fast the fingers move, in the coordinates of a view."
      ) { (pan: UIPanGestureRecognizer, arguments) in
        .point(pan.velocity(in: arguments.object(0)))
      },
    ]
  )

  private static func inView(
    _ name: String,
    _ summary: String,
    _ read: @escaping @Sendable (UIPanGestureRecognizer) -> CGPoint
  ) -> Property {
    Property(
      name,
      .point,
      swift: SwiftAccess(reading: "\(name)(in: @.view)"),
      standard: { .point(.zero) },
      summary,
      get: { ($0 as? UIPanGestureRecognizer).map { .point(read($0)) } ?? .none }
    )
  }

  static let uiScreenEdgePanGestureRecognizer = ClassRow(
    "UIScreenEdgePanGestureRecognizer",
    UIScreenEdgePanGestureRecognizer.self,
    superclass: "UIPanGestureRecognizer",
    "Recognizes a pan that starts at an edge of the screen.",
    make: { _ in UIScreenEdgePanGestureRecognizer() },
    properties: [
      .options(
        "edges",
        \UIScreenEdgePanGestureRecognizer.edges,
        [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)],
        standard: [],
        "The edges at which it may start."
      )
    ]
  )

  static let uiPinchGestureRecognizer = ClassRow(
    "UIPinchGestureRecognizer",
    UIPinchGestureRecognizer.self,
    superclass: "UIGestureRecognizer",
    "Recognizes two fingers that move apart or together.",
    make: { _ in UIPinchGestureRecognizer() },
    properties: [
      .plain(
        "scale",
        \UIPinchGestureRecognizer.scale,
        1,
        "The distance between the fingers, compared with that at the start.",
        phase: .running
      ),
      .reading(
        "velocity",
        \UIPinchGestureRecognizer.velocity,
        "How fast the scale changes, per second."
      ) { .number(0) },
    ]
  )

  static let uiRotationGestureRecognizer = ClassRow(
    "UIRotationGestureRecognizer",
    UIRotationGestureRecognizer.self,
    superclass: "UIGestureRecognizer",
    "Recognizes two fingers that turn round each other.",
    make: { _ in UIRotationGestureRecognizer() },
    properties: [
      .plain(
        "rotation",
        \UIRotationGestureRecognizer.rotation,
        0,
        "The angle since the start in radians, clockwise on the screen.",
        as: .angle,
        phase: .running
      ),
      .reading(
        "velocity",
        \UIRotationGestureRecognizer.velocity,
        "How fast the angle changes, in radians per second."
      ) { .number(0) },
    ]
  )
}

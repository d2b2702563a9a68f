import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiResponder = ClassRow(
    "UIResponder",
    UIResponder.self,
    superclass: "NSObject",
    "An object that can respond to events.",
    make: { _ in UIResponder() },
    properties: [
      .object(
        "next",
        "UIResponder",
        reading: \UIResponder.next,
        "The object that gets what this one does not handle."
      )
    ],
    methods: [
      .overriding(
        .next,
        answer: .optional(.object("UIResponder")),
        forms: .object,
        "Answers the object that gets what this one does not handle."
      ),
      .touches("touchesBegan", .touchesBegan, "Told that fingers came down.") {
        $0.touchesBegan($1, with: $2)
      },
      .touches("touchesMoved", .touchesMoved, "Told that fingers moved.") {
        $0.touchesMoved($1, with: $2)
      },
      .touches("touchesEnded", .touchesEnded, "Told that fingers lifted.") {
        $0.touchesEnded($1, with: $2)
      },
      .touches("touchesCancelled", .touchesCancelled, "Told that touches were taken away.") {
        $0.touchesCancelled($1, with: $2)
      },
    ]
  )
}

extension MethodRow {
  fileprivate static func touches(
    _ name: String,
    _ method: ResponderKit.Method,
    _ summary: String,
    _ call: @escaping @Sendable (UIResponder, Set<UITouch>, UIEvent?) -> Void
  ) -> MethodRow {
    calling(
      name,
      [
        Parameter("touches", .list(.object("UITouch"))),
        Parameter("event", .optional(.object("UIEvent"))),
      ],
      method: method,
      forms: [],
      summary
    ) { (responder: UIResponder, arguments) in
      let touches = arguments[argument: 0].elements.compactMap { $0.object as? UITouch }
      call(responder, Set(touches), arguments.object(1))
      return .none
    }
  }
}

import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiWindow = ClassRow(
    "UIWindow",
    UIWindow.self,
    superclass: "UIView",
    "The top of a view tree: where touches of its part of the screen arrive.",
    make: { _ in UIWindow(frame: .zero) },
    properties: [
      Property(
        "windowLevel",
        .scale([("normal", 0), ("statusBar", 1000), ("alert", 2000)]),
        standard: { .number(0) },
        "How far in front the window lies.",
        get: { ($0 as? UIWindow).map { .number($0.windowLevel.rawValue) } ?? .none },
        set: { ($0 as? UIWindow)?.windowLevel = UIWindow.Level($1.number ?? 0) }
      ),
      .plain(
        "isHidden",
        \UIView.isHidden,
        true,
        "Whether the window is hidden; a document's windows are shown unless it says so.",
        phase: .launch
      ),
      .object(
        "windowScene",
        "UIWindowScene",
        \UIWindow.windowScene,
        "The scene that shows the window.",
        phase: .launch
      ),
      .object(
        "rootViewController",
        "UIViewController",
        \UIWindow.rootViewController,
        "The controller whose view fills the window.",
        phase: .launch
      ),
      Property(
        "isKey",
        .flag,
        "Whether the window becomes key at launch.",
        isNodeOnly: true,
        phase: .launch,
        set: { _, _ in }
      ),
      .reading("isKeyWindow", \UIWindow.isKeyWindow, "Whether it is its scene's key window.") {
        .flag(false)
      },
      .reading("canBecomeKey", \UIWindow.canBecomeKey, "Whether it may become key.") {
        .flag(true)
      }.computed,
    ],
    methods: [
      .overriding(.becomeKey, swift: "func becomeKey()", "Called when the window became key."),
      .overriding(
        .resignKey,
        swift: "func resignKey()",
        "Called when the window is key no longer."
      ),
      .overriding(
        .canBecomeKey,
        swift: "var canBecomeKey: Bool",
        answer: .flag,
        forms: .question,
        "Answers whether the window may become key."
      ),
      .overriding(
        .sendEvent,
        swift: "func sendEvent(_ event: UIEvent)",
        [Parameter("event", .object("UIEvent"))],
        "Hands an event to the recognizers and views of the window."
      ),
      .doing(
        "makeKey",
        swift: "func makeKey()",
        method: .makeKey,
        "Makes the window key, without showing it."
      ) { (window: UIWindow) in window.makeKey() },
      .doing(
        "makeKeyAndVisible",
        swift: "func makeKeyAndVisible()",
        method: .makeKeyAndVisible,
        "Shows the window in front of its level and makes it key."
      ) { (window: UIWindow) in window.makeKeyAndVisible() },
    ]
  )
}

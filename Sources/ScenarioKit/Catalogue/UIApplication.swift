@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiApplication = ClassRow(
    "UIApplication",
    UIApplication.self,
    superclass: "UIResponder",
    "The app: the first object that gets an event and, with its delegate, the last of the chain.",
    make: { _ in UIApplication() },
    properties: [
      .object("delegate", "NSObject", \UIApplication.delegate, "The app's delegate."),
      .object("keyWindow", "UIWindow", reading: \UIApplication.keyWindow, "The key window."),
      .objects("windows", "UIWindow", reading: \UIApplication.windows, "The visible windows."),
      .objects(
        "connectedScenes",
        "UIScene",
        reading: \UIApplication.connectedScenes,
        "The scenes of the app."
      ),
    ],
    methods: [
      .overriding(
        .sendEvent,
        [Parameter("event", .object("UIEvent"))],
        "Hands an event on to the windows it is for."
      )
    ],
    delegateMethods: [
      .overriding(.didBecomeActive, "Told that the app became active."),
      .overriding(.willResignActive, "Told that the app is about to become inactive."),
      .overriding(.didEnterBackground, "Told that the app left the screen."),
      .overriding(.willEnterForeground, "Told that the app comes back to the screen."),
      .overriding(.willTerminate, "Told that the app is about to end."),
    ]
  )

  static let uiScene = ClassRow(
    "UIScene",
    UIScene.self,
    superclass: "UIResponder",
    "A scene of the app's interface: a responder between its windows and the application.",
    properties: [
      .object("delegate", "NSObject", \UIScene.delegate, "The scene's delegate; not in the chain.")
    ]
  )

  static let uiWindowScene = ClassRow(
    "UIWindowScene",
    UIWindowScene.self,
    superclass: "UIScene",
    "A scene that has windows.",
    properties: [
      .object("keyWindow", "UIWindow", reading: \UIWindowScene.keyWindow, "Its key window."),
      .objects("windows", "UIWindow", reading: \UIWindowScene.windows, "Its visible windows."),
    ]
  )
}

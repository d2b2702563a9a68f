@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiApplication = ClassRow(
    "UIApplication",
    UIApplication.self,
    superclass: "UIResponder",
    "The app: the first object that gets an event and, with its delegate, the last of the chain.",
    make: { _ in UIApplication() },
    shared: "UIApplication.shared",
    properties: [
      .object("delegate", "NSObject", \UIApplication.delegate, "The app's delegate."),
      .plain(
        "applicationSupportsShakeToEdit",
        \UIApplication.applicationSupportsShakeToEdit,
        true,
        "Whether a shake that nobody takes asks to undo."
      ),
      .plain(
        "isNowPlaying",
        \UIApplication.isNowPlaying,
        true,
        swift: SwiftAccess(
          writing: .device("let the app play sound, so that remote commands go to it")
        ),
        "Whether the app is the one that plays, so that it gets remote commands."
      ),
      .choice(
        "applicationState",
        reading: \UIApplication.applicationState,
        [("active", .active), ("inactive", .inactive), ("background", .background)],
        "Whether the app is active, inactive or in the background."
      ),
      .reading(
        "isIgnoringInteractionEvents",
        \UIApplication.isIgnoringInteractionEvents,
        "Whether the app ignores touches."
      ),
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
        swift: "func sendEvent(_ event: UIEvent)",
        [Parameter("event", .object("UIEvent"))],
        "Hands an event on to the windows it is for."
      ),
      .calling(
        "sendAction",
        swift: "func sendAction(_ action: Selector, to target: Any?, from sender: Any?, "
          + "for event: UIEvent?) -> Bool",
        [
          Parameter("action", .selector),
          Parameter("target", .optional(.object("NSObject"))),
          Parameter("sender", .optional(.object("NSObject"))),
          Parameter("event", .optional(.object("UIEvent"))),
        ],
        answer: .flag,
        method: .sendAction,
        forms: [],
        "Sends an action to a target, or along the chain; answers whether anybody took it."
      ) { (application: UIApplication, arguments) in
        .flag(
          application.sendAction(
            arguments.selector(0),
            to: arguments[argument: 1].object,
            from: arguments[argument: 2].object,
            for: arguments.object(3)
          )
        )
      },
      .doing(
        "beginReceivingRemoteControlEvents",
        swift: "func beginReceivingRemoteControlEvents()",
        "Begins to take remote commands."
      ) { (application: UIApplication) in application.beginReceivingRemoteControlEvents() },
      .doing(
        "endReceivingRemoteControlEvents",
        swift: "func endReceivingRemoteControlEvents()",
        "Takes no remote commands any more."
      ) { (application: UIApplication) in application.endReceivingRemoteControlEvents() },
      .doing(
        "beginIgnoringInteractionEvents",
        swift: "func beginIgnoringInteractionEvents()",
        "Ignores touches until this was taken back."
      ) { (application: UIApplication) in application.beginIgnoringInteractionEvents() },
      .doing(
        "endIgnoringInteractionEvents",
        swift: "func endIgnoringInteractionEvents()",
        "Takes one such call back."
      ) { (application: UIApplication) in application.endIgnoringInteractionEvents() },
    ],
    delegateProtocol: "UIApplicationDelegate",
    delegateMethods: [
      .overriding(
        .didBecomeActive,
        swift: "func applicationDidBecomeActive(_ application: UIApplication)",
        "Told that the app became active."
      ),
      .overriding(
        .willResignActive,
        swift: "func applicationWillResignActive(_ application: UIApplication)",
        "Told that the app is about to become inactive."
      ),
      .overriding(
        .didEnterBackground,
        swift: "func applicationDidEnterBackground(_ application: UIApplication)",
        "Told that the app left the screen."
      ),
      .overriding(
        .willEnterForeground,
        swift: "func applicationWillEnterForeground(_ application: UIApplication)",
        "Told that the app comes back to the screen."
      ),
      .overriding(
        .willTerminate,
        swift: "func applicationWillTerminate(_ application: UIApplication)",
        "Told that the app is about to end."
      ),
    ]
  )

  static let uiScene = ClassRow(
    "UIScene",
    UIScene.self,
    superclass: "UIResponder",
    "A scene of the app's interface: a responder between its windows and the application.",
    properties: [
      .object("delegate", "NSObject", \UIScene.delegate, "The scene's delegate; not in the chain.")
    ],
    delegateProtocol: "UIWindowSceneDelegate"
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

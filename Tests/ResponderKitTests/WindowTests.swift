import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct WindowTests {
  @Test
  func `window.frontmost-visible-is-asked-first: the first window with a view takes the touch`()
    throws
  {
    let screen = Screen()
    let front = screen.addWindow("front")
    front.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(screen.hit(5, 5) == "front")
    #expect(screen.objects(deciding: "window.frontmost-visible-is-asked-first") == ["front"])
    #expect(screen.hit(200, 200) == "window")
  }

  @Test func `window.level-orders-first: a higher level is in front, whenever it was shown`() {
    let screen = Screen()
    screen.addWindow("alert", level: .alert).isHidden = false
    screen.addWindow("later")
    #expect(screen.hit(5, 5) == "alert")
  }

  @Test func `window.level-constants: normal 0, status bar 1000, alert 2000`() {
    let screen = Screen()
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(screen.window.windowLevel == .normal)
  }

  @Test
  func `window.same-level-latest-shown-on-top: hiding and showing brings a window to the front`() {
    let screen = Screen()
    screen.addWindow("second")
    #expect(screen.hit(5, 5) == "second")
    screen.window.isHidden = true
    screen.window.isHidden = false
    #expect(screen.hit(5, 5) == "window")
  }

  @Test func `window.skips-hidden: windows are hidden until shown`() {
    let screen = Screen()
    let made = screen.make { UIWindow(frame: screen.window.frame) }
    made.windowScene = screen.window.windowScene
    #expect(made.isHidden)
    screen.addWindow("hidden").isHidden = true
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.decided("window.skips-hidden"))
  }

  @Test func `window.nil-hit-falls-through: a window that answers nil lets the next one be asked`()
  {
    let screen = Screen()
    let overlay = screen.addWindow("overlay")
    screen.override(overlay, [.hitTest: { _, _ in .none }])
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.objects(deciding: "window.nil-hit-falls-through") == ["overlay"])
  }

  @Test func `window.touch-ignores-key-status: the window under the finger gets the touch`() throws
  {
    let screen = Screen()
    let front = screen.addWindow("front")
    #expect(screen.window.isKeyWindow)
    #expect(!front.isKeyWindow)
    #expect(try screen.tap(5, 5).hits.last?.view == screen.simulation.objects.index(of: front))
  }

  @Test func `window.touch-does-not-change-key: a touch leaves the key window as it is`() throws {
    let screen = Screen()
    screen.addWindow("front")
    try screen.tap(5, 5)
    #expect(screen.simulation.windowServer.keyWindow === screen.window)
  }

  @Test func `window.touch-window-is-fixed: a window that appears later does not get the touch`()
    throws
  {
    let screen = Screen()
    screen.box("box", 0, 0, 100, 100)
    try screen.touch(.began, 5, 5)
    screen.addWindow("late", level: .alert)
    try screen.touch(.moved, 6, 6)
    #expect(screen.asked(.touchesMoved).first == "box")
  }

  @Test(arguments: [14.0, 15])
  func `window.one-key-window: one for the app before iOS 15, one for each scene since`(
    _ ios: Double
  ) {
    let screen = Screen(profile: profile(ios: ios))
    let other = screen.make { () -> UIWindow in
      let window = UIWindow(windowScene: UIWindowScene())
      window.makeKeyAndVisible()
      return window
    }
    #expect(other.isKeyWindow)
    #expect(screen.window.isKeyWindow == (ios >= 15))
    #expect(screen.simulation.windowServer.keyWindow === other)
    let third = screen.addWindow("third")
    screen.make { third.makeKey() }
    #expect(third.isKeyWindow)
    #expect(!screen.window.isKeyWindow)
  }

  @Test func `window.make-key-and-visible: makeKey alone shows nothing`() {
    let screen = Screen()
    let made = screen.addWindow("made")
    screen.make {
      made.isHidden = true
      made.makeKey()
    }
    #expect(made.isKeyWindow)
    #expect(made.isHidden)
    screen.make { screen.window.makeKeyAndVisible() }
    screen.make { made.makeKeyAndVisible() }
    #expect(!made.isHidden)
    #expect(screen.hit(5, 5) == "made")
  }

  @Test func `window.can-become-key: a window that says no is never key`() {
    let screen = Screen()
    let shy = screen.addWindow("shy")
    screen.override(shy, [.canBecomeKey: { _, _ in .flag(false) }])
    screen.make { shy.makeKeyAndVisible() }
    #expect(screen.simulation.windowServer.keyWindow === screen.window)
    #expect(!shy.isHidden)
    #expect(screen.objects(deciding: "window.can-become-key") == ["shy"])
  }

  @Test func `window.key-callbacks: the old window resigns before the new one becomes key`() {
    let screen = Screen()
    let other = screen.addWindow("other")
    screen.make { other.makeKey() }
    #expect(screen.objects(deciding: "window.key-callbacks") == ["window", "other"])
    #expect(screen.asked(.resignKey) == ["window"])
    #expect(screen.asked(.becomeKey) == ["other"])
    #expect(screen.notifications == ["didBecomeVisible", "didResignKey", "didBecomeKey"])
  }

  @Test func `window.visibility-notifications: showing and hiding are posted`() {
    let screen = Screen()
    let other = screen.addWindow("other")
    other.isHidden = true
    other.isHidden = true
    #expect(screen.notifications == ["didBecomeVisible", "didBecomeHidden"])
    #expect(screen.objects(deciding: "window.visibility-notifications") == ["other", "other"])
  }

  @Test(arguments: [(12.0, "loose"), (13.0, "window")])
  func `window.without-scene-not-shown: a window without a scene gets no touches from iOS 13`(
    _ ios: Double,
    _ expected: String
  ) {
    let screen = Screen(profile: profile(ios: ios))
    let loose = screen.addWindow("loose")
    loose.windowScene = nil
    #expect(screen.hit(5, 5) == expected)
    #expect(screen.decided("window.without-scene-not-shown") == (ios >= 13))
  }

  @Test func `window.first-responder-per-window: each window keeps its own`() {
    let screen = Screen()
    let first = screen.focusView("first")
    let other = screen.addWindow("other")
    let second = screen.focusView("second", in: other)
    screen.make {
      first.becomeFirstResponder()
      second.becomeFirstResponder()
    }
    #expect(screen.simulation.firstResponder(of: screen.window) === first)
    #expect(screen.simulation.firstResponder(of: other) === second)
  }

  @Test func `window.is-a-view: a window's own alpha and interaction count first`() {
    let screen = Screen()
    let front = screen.addWindow("front")
    front.alpha = 0
    #expect(screen.hit(5, 5) == "window")
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(screen.hit(5, 5) == "window")
    front.isUserInteractionEnabled = true
    #expect(screen.hit(5, 5) == "front")
  }

  @Test(arguments: [Toggle.Setting.off, .on])
  func `window.system-gate-recognizers: two, seen only where the profile says so`(
    _ setting: Toggle.Setting
  ) throws {
    var profile = Profile()
    profile.toggles["window.system-gate-recognizers"] = setting
    let stage = GestureStage(profile: profile)
    let tap = stage.add("tap", UITapGestureRecognizer())
    var seen: UITouch?
    stage.delegate(of: tap).receivesTouch = {
      seen = $0
      return true
    }
    try stage.down(100, 100)
    let touch = try #require(seen)
    #expect(touch.gestureRecognizers?.count == (setting == .on ? 3 : 1))
    #expect(
      stage.screen.objects(deciding: "window.system-gate-recognizers").count
        == (setting == .on ? 2 : 0)
    )
    try stage.up(100, 100)
    #expect(stage.notes.take().last == "tap.ended")
    #expect(stage.screen.window.gestureRecognizers == nil)
  }

  @Test func `a gate that somebody keeps does not know a window that is gone`() throws {
    var profile = Profile()
    profile.toggles["window.system-gate-recognizers"] = .on
    let simulation = Simulation(profile: profile)
    var gates: [UIGestureRecognizer] = []
    try simulation.enter {
      let window = UIWindow(windowScene: UIWindowScene())
      window.makeKeyAndVisible()
      let custom = CustomRecognizer()
      custom.began = { _, touches, _ in gates = touches.first?.gestureRecognizers ?? [] }
      window.addGestureRecognizer(custom)
      try simulation.touches.send([TouchChange(1, .began, at: CGPoint(x: 10, y: 10))])
      #expect(gates.count == 3 && gates.allSatisfy { $0.view === window })
      try simulation.touches.send([TouchChange(1, .ended, at: CGPoint(x: 10, y: 10))])
      simulation.advance(to: 2_000_000)
    }
    #expect(gates.allSatisfy { $0.view == nil })
    // The custom recognizer is one of them, and its closure holds the list.
    gates = []
  }

  @Test func `window.keyboard-is-separate-window: what lies under the keyboard is not hit`() {
    let screen = Screen()
    screen.box("bottom", 0, 700, 390, 144)
    let field = screen.add("field", UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44)))
    #expect(screen.hit(100, 800) == "bottom")
    screen.make { _ = field.becomeFirstResponder() }
    #expect(screen.hit(100, 800) != "bottom")
    #expect(!screen.simulation.application.windows.contains { $0 !== screen.window })
    screen.make { _ = field.resignFirstResponder() }
    #expect(screen.hit(100, 800) == "bottom")
  }

  @Test func `window.app-key-window-deprecated: the application still answers`() {
    let screen = Screen()
    let other = screen.addWindow("other")
    let application = screen.simulation.application
    #expect(application.windows == [screen.window, other])
    #expect(application.keyWindow === screen.window)
    #expect(screen.window.windowScene?.windows == [screen.window, other])
    #expect(screen.window.windowScene?.keyWindow === screen.window)
  }

  @Test func `window.hidden-key-window: the frontmost visible window that can be key takes over`() {
    let screen = Screen()
    let other = screen.addWindow("other")
    let shy = screen.addWindow("shy", level: .alert)
    screen.override(shy, [.canBecomeKey: { _, _ in .flag(false) }])
    screen.window.isHidden = true
    #expect(screen.simulation.windowServer.keyWindow === other)
    #expect(screen.objects(deciding: "window.hidden-key-window") == ["other"])
    other.isHidden = true
    #expect(screen.simulation.windowServer.keyWindow == nil)
  }

  @Test func `window.root-controller-view: the root's view fills the window and leaves it again`() {
    let screen = Screen()
    let first = screen.make { UIViewController() }
    let second = screen.make { UIViewController() }
    screen.setRoot(first)
    #expect(first.view.window === screen.window)
    #expect(first.view.bounds.size == screen.window.bounds.size)
    screen.setRoot(second)
    #expect(first.view.window == nil)
    let other = screen.addWindow("other")
    screen.make { other.rootViewController = second }
    #expect(screen.window.rootViewController == nil)
    #expect(second.view.window === other)
    screen.make { other.rootViewController = nil }
    #expect(screen.hit(5, 5) == "other")
  }

  // MARK: - Scenes

  @Test func `a touch on one scene does not ask another scene's windows`() throws {
    let screen = Screen()
    let scene = screen.make { UIWindowScene() }
    let other = screen.make { () -> UIWindow in
      let window = UIWindow(windowScene: scene)
      screen.simulation.objects.name(window, "other")
      window.isHidden = false
      return window
    }
    #expect(screen.hit(5, 5) == "window")
    try screen.simulation.touches.send([
      TouchChange(1, .began, at: CGPoint(x: 5, y: 5), scene: scene)
    ])
    #expect(screen.asked(.touchesBegan).first == "other")
    #expect(other.isKeyWindow == false)
  }
}

extension Screen {
  /// The notifications that were posted, in order.
  var notifications: [String] {
    records.filter { $0.kind == .notification }.compactMap { $0.text(.name) }
  }
}

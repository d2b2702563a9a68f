import Foundation
@_spi(Workbench) import ResponderKit
import Testing

private final class Delegate: UIResponder {}

@Suite(.seesItsRules)
struct ChainTests {
  /// The names of the chain from an object up.
  private func chain(_ screen: Screen, from responder: UIResponder) -> [String] {
    var names: [String] = []
    var current: UIResponder? = responder
    while let responder = current, names.count < 20 {
      names.append(screen.simulation.objects.name(of: responder))
      current = screen.simulation.dispatcher.nextResponder(of: responder)
    }
    return names
  }

  @Test func `chain.base-next-nil: a plain responder has no next`() {
    let screen = Screen()
    let plain = screen.make { UIResponder() }
    #expect(chain(screen, from: plain).count == 1)
    #expect(screen.decided("chain.base-next-nil"))
  }

  @Test func `chain.view-next: the controller of a root view, else the superview`() {
    let screen = Screen()
    let root = screen.make { UIViewController() }
    screen.simulation.objects.name(root, "root")
    screen.setRoot(root)
    let leaf = screen.box("leaf", 0, 0, 10, 10, in: root.view)
    #expect(chain(screen, from: leaf).prefix(3) == ["leaf", "root.view", "root"])
    #expect(screen.decided("chain.view-next"))
  }

  @Test func `chain.view-without-superview: a subtree off the screen ends at its top`() {
    let screen = Screen()
    let top = screen.make { UIView() }
    screen.simulation.objects.name(top, "top")
    let leaf = screen.box("leaf", 0, 0, 10, 10, in: top)
    #expect(chain(screen, from: leaf) == ["leaf", "top"])
    #expect(screen.objects(deciding: "chain.view-without-superview") == ["top"])
  }

  @Test func `chain.window-next-pre13: the window's next is the application`() {
    let screen = Screen(profile: profile(ios: 12))
    #expect(chain(screen, from: screen.window) == ["window", "application"])
    #expect(screen.decided("chain.window-next-pre13"))
  }

  @Test func `chain.window-next-ios13: the scene lies between, where there is one`() {
    let screen = Screen()
    #expect(chain(screen, from: screen.window) == ["window", "scene", "application"])
    #expect(screen.decided("chain.window-next-ios13"))
    screen.window.windowScene = nil
    #expect(chain(screen, from: screen.window) == ["window", "application"])
  }

  @Test func `chain.scene-delegate-not-in-chain: even when it is a responder`() {
    let screen = Screen()
    let delegate = screen.make { Delegate() }
    screen.window.windowScene?.delegate = delegate
    #expect(chain(screen, from: screen.window) == ["window", "scene", "application"])
  }

  @Test func `chain.application-next: a delegate that is a responder and no view or controller`() {
    let screen = Screen()
    let application = screen.simulation.application
    let delegate = screen.make { Delegate() }
    screen.simulation.objects.name(delegate, "delegate")
    application.delegate = delegate
    #expect(chain(screen, from: application) == ["application", "delegate"])
    application.delegate = screen.make { UIViewController() }
    #expect(chain(screen, from: application) == ["application"])
    application.delegate = screen.window
    #expect(chain(screen, from: application) == ["application"])
    application.delegate = NSObject()
    #expect(chain(screen, from: application) == ["application"])
    #expect(screen.decided("chain.application-next"))
  }

  @Test func `chain.app-delegate-ends: its next is nil`() {
    let screen = Screen()
    let delegate = screen.make { Delegate() }
    screen.simulation.application.delegate = delegate
    #expect(screen.simulation.dispatcher.nextResponder(of: delegate) == nil)
  }

  @Test func `chain.override-allowed: every walk honours it, and a cycle is an error`() throws {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 50, 50)
    let aside = screen.box("aside", 100, 0, 50, 50)
    screen.override(box, [.next: { _, _ in .object(aside) }])
    #expect(try screen.names(screen.tap(5, 5).path).prefix(2) == ["box", "aside"])
    screen.override(aside, [.next: { _, _ in .object(box) }])
    try screen.tap(5, 5)
    let failure = try #require(screen.simulation.dispatcher.failure)
    #expect(failure.kind == .responderCycle)
    #expect(failure.rule?.id == "chain.override-allowed")
    #expect(failure.message.en.contains("aside.next is box"))
  }

  @Test func `chain.evaluated-lazily: a handler that moves views changes the rest of the way`()
    throws
  {
    let screen = Screen()
    let panel = screen.box("panel", 0, 0, 200, 200)
    let other = screen.box("other", 200, 0, 100, 100)
    let leaf = screen.box("leaf", 0, 0, 50, 50, in: panel)
    screen.override(
      leaf,
      [
        .touchesBegan: { _, callSuper in
          other.addSubview(leaf)
          return callSuper()
        }
      ]
    )
    try screen.touch(.began, 5, 5)
    #expect(screen.asked(.touchesBegan).prefix(2) == ["leaf", "other"])
  }

  @Test func `chain.recognizers-not-members: a recognizer is no responder`() {
    let recognizer: AnyObject = UIGestureRecognizer()
    #expect(!(recognizer is UIResponder))
  }

  @Test func `chain.layers-not-members: a layer is no responder`() {
    let layer: AnyObject = CALayer()
    #expect(!(layer is UIResponder))
  }

  @Test
  func `chain.who-is-a-responder: application, scene, window, view, controller; no model object`()
    throws
  {
    let screen = Screen()
    screen.make {
      let objects: [AnyObject] = [
        UIApplication(), UIWindowScene(), UIWindow(), UIView(), UIControl(), UIViewController(),
      ]
      #expect(objects.allSatisfy { $0 is UIResponder })
    }
    let event: AnyObject = UITouchlessObject()
    #expect(!(event is UIResponder))
  }

  @Test func `chain.search-is-not-hit-test: one goes down from the window, the other up`() throws {
    let screen = Screen()
    let panel = screen.box("panel", 0, 0, 200, 200)
    screen.box("leaf", 0, 0, 50, 50, in: panel)
    try screen.touch(.began, 5, 5)
    #expect(screen.asked(.hitTest) == ["window", "panel", "leaf"])
    #expect(screen.asked(.touchesBegan).prefix(3) == ["leaf", "panel", "window"])
  }
}

/// A model object.
private final class UITouchlessObject {}

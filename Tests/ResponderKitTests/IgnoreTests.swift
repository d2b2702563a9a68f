import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct IgnoreTests {
  private func animate(
    _ screen: Screen,
    options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    screen.make {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: options,
        animations: changes,
        completion: completion
      )
    }
  }

  @Test func `ignore.begin-end-nests: interaction is ignored until each begin has its end`() throws
  {
    let screen = Screen()
    screen.box("box", 0, 0, 100, 100)
    let application = screen.simulation.application
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    #expect(try screen.tap(5, 5).hits.isEmpty)
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    #expect(try !screen.tap(5, 5).hits.isEmpty)
  }

  @Test func `ignore.drops-not-defers: what is ignored is not delivered later`() throws {
    let screen = Screen()
    screen.box("box", 0, 0, 100, 100)
    let application = screen.simulation.application
    application.beginIgnoringInteractionEvents()
    try screen.touch(.began, 5, 5)
    application.endIgnoringInteractionEvents()
    try screen.touch(.moved, 6, 5)
    try screen.touch(.ended, 6, 5)
    #expect(screen.asked(.touchesBegan).isEmpty)
    #expect(screen.asked(.touchesEnded).isEmpty)
    #expect(screen.rules(of: .touchDropped) == ["ignore.drops-not-defers"])
    try screen.tap(5, 5)
    #expect(screen.asked(.touchesBegan).first == "box")
  }

  @Test func `ignore.user-interaction-disabled-drops: hit-testing never answers such a view`()
    throws
  {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    box.isUserInteractionEnabled = false
    #expect(screen.hit(5, 5) == "window")
  }

  @Test func `ignore.animating-view-is-ineligible: an animated view lets touches through`() throws {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let inner = screen.box("inner", 0, 0, 50, 50, in: box)
    animate(screen) { box.alpha = 0.5 }
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.decided("ignore.animating-view-is-ineligible"))
    #expect(inner.isUserInteractionEnabled)
    screen.wait(1)
    #expect(screen.hit(5, 5) == "inner")
  }

  @Test func `ignore.allow-user-interaction-option: the option keeps the view eligible`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    animate(screen, options: .allowUserInteraction) { box.alpha = 0.5 }
    #expect(screen.hit(5, 5) == "box")
    #expect(UIView.AnimationOptions.allowUserInteraction.rawValue == 2)
  }

  @Test func `ignore.animation-uses-final-geometry: the destination is hit, not the moving image`()
  {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    animate(screen, options: .allowUserInteraction) { box.center.x = 300 }
    screen.wait(0.1)
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.hit(300, 50) == "box")
  }

  @Test func `ignore.animation-start-cancels-touch: a live touch on the view is cancelled`() throws
  {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let log = EventLog(screen.simulation, methods: touchMethods)
    screen.swallow(box, .touchesBegan, .touchesEnded, .touchesCancelled)
    try screen.touch(.began, 5, 5)
    animate(screen) { box.center.x = 300 }
    try screen.touch(.ended, 5, 5)
    #expect(log.entries == ["box.touchesBegan", "box.touchesCancelled"])
    #expect(screen.rules(of: .touchCancelled) == ["ignore.animation-start-cancels-touch"])
  }

  @Test func `ignore.alpha-animation-to-zero: a view that fades out is declined at once`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    animate(screen, options: .allowUserInteraction) { box.alpha = 0 }
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.decided("hit-test.skips-near-zero-alpha"))
  }

  @Test func `ignore.transition-views-blocked: nothing is hit while a presentation moves`() {
    let screen = Screen()
    let root = screen.make { UIViewController() }
    screen.setRoot(root)
    let presented = screen.make { UIViewController() }
    screen.simulation.name(presented, "presented")
    screen.make { root.present(presented, animated: true) }
    #expect(screen.hit(200, 400) != "presented.view")
    #expect(screen.decided("ignore.transition-views-blocked"))
    screen.wait(1)
    #expect(screen.hit(200, 400) == "presented.view")
  }

  // MARK: - How animations end

  @Test func `an animation tells at its end that it finished`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    var ends: [Bool] = []
    animate(screen, { box.alpha = 0.5 }, completion: { ends.append($0) })
    screen.wait(0.9)
    #expect(ends.isEmpty)
    screen.wait(0.1)
    #expect(ends == [true])
  }

  @Test func `an animation ends early when its view leaves the window`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    var ends: [Bool] = []
    animate(screen, { box.alpha = 0.5 }, completion: { ends.append($0) })
    screen.make { box.removeFromSuperview() }
    #expect(ends == [false])
    screen.make { screen.window.addSubview(box) }
    #expect(screen.hit(5, 5) == "box")
  }

  @Test func `an animation without changes is over at the next turn`() {
    let screen = Screen()
    var ends: [Bool] = []
    animate(screen, {}, completion: { ends.append($0) })
    #expect(ends.isEmpty)
    screen.wait(0)
    #expect(ends == [true])
  }

  @Test func `two animations block until both are over`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    animate(screen) { box.alpha = 0.5 }
    screen.wait(0.5)
    animate(screen) { box.center.y = 60 }
    screen.wait(0.6)
    #expect(screen.hit(5, 50) == "window")
    screen.wait(0.4)
    #expect(screen.hit(5, 50) == "box")
  }

  @Test func `changes inside performWithoutAnimation are not animated`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    animate(screen) { UIView.performWithoutAnimation { box.alpha = 0.5 } }
    #expect(screen.hit(5, 5) == "box")
  }
}

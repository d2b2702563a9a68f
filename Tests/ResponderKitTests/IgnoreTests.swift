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

  @Test func `ignore.animating-view-is-ineligible: an animated view takes touches and loses them`()
    throws
  {
    let screen = Screen()
    let behind = screen.box("behind", 0, 0, 100, 100)
    let box = screen.box("box", 0, 0, 100, 100)
    screen.box("inner", 0, 0, 50, 50, in: box)
    let log = EventLog(screen.simulation, methods: [.touchesBegan, .touchesEnded, .sendEvent])
    screen.swallow(behind, .touchesBegan, .touchesEnded)
    animate(screen) { box.alpha = 0.5 }
    #expect(screen.hit(5, 5) == "box")
    #expect(screen.hit(205, 5) == "window")
    let outcome = try screen.tap(5, 5)
    #expect(outcome.hits.last?.view.map { screen.simulation.objects.name(of: $0) } == "box")
    #expect(outcome.isDiscarded)
    #expect(log.entries == [])
    #expect(screen.rules(of: .touchDropped) == ["ignore.animating-view-is-ineligible"])
    screen.wait(1)
    #expect(screen.hit(5, 5) == "inner")
    try screen.tap(5, 5)
    #expect(log.entries.contains("inner.touchesBegan"))
  }

  @Test func `ignore.animating-view-is-ineligible: skipped where the profile says so`() throws {
    var profile = Profile()
    profile.toggles[Toggle.animatingViewIsIneligible.rawValue] = .skipped
    let screen = Screen(profile: profile)
    let box = screen.box("box", 0, 0, 100, 100)
    animate(screen) { box.alpha = 0.5 }
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.decided("ignore.animating-view-is-ineligible"))
    try screen.tap(5, 5)
    #expect(screen.asked(.touchesBegan).first == "window")
  }

  @Test func `ignore.animating-view-is-ineligible: an override without super is not concerned`()
    throws
  {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let asking = screen.box("asking", 200, 0, 100, 100)
    screen.simulation.dispatcher.setOverrides(
      Overrides([.hitTest: { _, _ in .object(box) }]),
      of: box
    )
    screen.simulation.dispatcher.setOverrides(
      Overrides([.hitTest: { _, callSuper in callSuper() }]),
      of: asking
    )
    animate(screen) {
      box.alpha = 0.5
      asking.alpha = 0.5
    }
    try screen.tap(5, 5)
    #expect(screen.asked(.touchesBegan).first == "box")
    #expect(!screen.decided("ignore.animating-view-is-ineligible"))
    try screen.tap(205, 5)
    #expect(!screen.asked(.touchesBegan).contains("asking"))
    #expect(screen.rules(of: .touchDropped) == ["ignore.animating-view-is-ineligible"])
  }

  @Test func `a finger that is lost leaves the others of its event alone`() throws {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let other = screen.box("other", 200, 0, 100, 100)
    screen.swallow(other, .touchesBegan, .touchesMoved, .touchesEnded)
    let log = EventLog(screen.simulation, methods: touchMethods)
    animate(screen) { box.alpha = 0.5 }
    try screen.simulation.touches.send([
      TouchChange(1, .began, at: CGPoint(x: 5, y: 5)),
      TouchChange(2, .began, at: CGPoint(x: 205, y: 5)),
    ])
    try screen.simulation.touches.send([
      TouchChange(1, .moved, at: CGPoint(x: 15, y: 5)),
      TouchChange(2, .moved, at: CGPoint(x: 215, y: 5)),
    ])
    try screen.simulation.touches.send([TouchChange(1, .ended, at: CGPoint(x: 15, y: 5))])
    try screen.simulation.touches.send([TouchChange(2, .ended, at: CGPoint(x: 215, y: 5))])
    #expect(log.entries == ["other.touchesBegan", "other.touchesMoved", "other.touchesEnded"])
    screen.wait(1)
    try screen.tap(5, 5)
    #expect(log.entries.contains("box.touchesBegan"))
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

  @Test(arguments: [false, true])
  func `ignore.animation-start-cancels-touch: a live touch goes on, unless the profile cancels it`(
    _ cancels: Bool
  ) throws {
    var profile = Profile()
    profile.toggles[Toggle.animationStartCancelsTouch.rawValue] = cancels ? .on : .off
    let screen = Screen(profile: profile)
    let box = screen.box("box", 0, 0, 100, 100)
    let log = EventLog(screen.simulation, methods: touchMethods)
    screen.swallow(box, .touchesBegan, .touchesEnded, .touchesCancelled)
    try screen.touch(.began, 5, 5)
    animate(screen) { box.center.x = 300 }
    try screen.touch(.ended, 5, 5)
    #expect(
      log.entries == ["box.touchesBegan", cancels ? "box.touchesCancelled" : "box.touchesEnded"]
    )
    #expect(
      screen.rules(of: .touchCancelled)
        == (cancels ? ["ignore.animation-start-cancels-touch"] : [])
    )
  }

  @Test func `a button that animates itself when it is pressed goes on working`() throws {
    let screen = Screen()
    let button = screen.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    let page = screen.implement("page", NSObject(), "buy:")
    button.addTarget(page, action: "buy:", for: .touchUpInside)
    let log = EventLog(screen.simulation)
    try screen.touch(.began, 5, 5)
    animate(screen) { button.alpha = 0.5 }
    try screen.touch(.ended, 5, 5)
    #expect(log.entries.contains("page.buy:"))
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
    screen.simulation.objects.name(presented, "presented")
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
    screen.box("inner", 0, 0, 100, 100, in: box)
    #expect(screen.hit(5, 5) == "inner")
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
    screen.box("inner", 0, 0, 100, 100, in: box)
    screen.wait(0.6)
    #expect(screen.hit(5, 50) == "box")
    screen.wait(0.4)
    #expect(screen.hit(5, 50) == "inner")
  }

  @Test func `changes inside performWithoutAnimation are not animated`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.box("inner", 0, 0, 100, 100, in: box)
    animate(screen) { UIView.performWithoutAnimation { box.alpha = 0.5 } }
    #expect(screen.hit(5, 5) == "inner")
  }
}

import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 15: what a scroll view's content gets of touches.
@Suite(.seesItsRules)
struct ScrollTouchTests {
  private let stage = ScrollStage()

  /// A button in the content.
  private func button() -> UIButton {
    stage.add("buy", UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 44)))
  }

  @Test func `scroll.delays-content-default: on`() {
    #expect(stage.list.delaysContentTouches && stage.list.canCancelContentTouches)
  }

  @Test func `scroll.delay-waits: the content hears when the time is up, or never`() throws {
    try stage.down(100, 100)
    stage.wait(0.14)
    #expect(stage.notes.lines.isEmpty)
    stage.wait(0.02)
    #expect(stage.notes.lines == ["box.began 1"])
    #expect(stage.decided("scroll.delay-waits"))
    try stage.up(100, 100)
    _ = stage.notes.take()
    try stage.drag(100, 100, by: 0, -50)
    #expect(stage.notes.lines.isEmpty)
    #expect(stage.y == 40)
  }

  @Test(arguments: [0.15, 0.4])
  func `scroll.delay-length: as the profile says`(delay: Double) throws {
    var profile = Profile()
    profile.numbers["contentTouchDelay"] = delay
    let stage = ScrollStage(profile: profile)
    try stage.down(100, 100)
    stage.wait(delay - 0.001)
    #expect(stage.notes.lines.isEmpty)
    stage.wait(0.001)
    #expect(stage.notes.lines == ["box.began 1"])
  }

  @Test func `scroll.quick-tap-is-delivered: began and ended at the lift`() throws {
    try stage.down(100, 100)
    stage.wait(0.05)
    #expect(stage.notes.lines.isEmpty)
    try stage.up(100, 100)
    #expect(stage.notes.lines == ["box.began 1", "box.ended 1"])
    #expect(stage.decided("scroll.quick-tap-is-delivered"))
  }

  @Test func `scroll.delay-is-a-recognizer: only views inside wait`() throws {
    let holder = stage.list.gestureRecognizers?.first { $0 !== stage.list.panGestureRecognizer }
    #expect(holder?.delaysTouchesBegan == true)
    #expect(holder?.cancelsTouchesInView == false)
    try stage.down(100, 100)
    #expect(stage.decided("gesture.delays-began-true"))
    #expect(!stage.decided("scroll.delay-is-a-recognizer"))
    try stage.up(100, 100)
    try stage.down(350, 350)
    #expect(stage.decided("scroll.delay-is-a-recognizer"))
    #expect(stage.screen.answered(.touchesBegan).last == "list")
  }

  @Test func `scroll.no-delay: the content is told at once`() throws {
    stage.list.delaysContentTouches = false
    try stage.down(100, 100)
    #expect(stage.list.asked == ["begin"])
    #expect(stage.notes.lines == ["box.began 1"])
    #expect(stage.decided("scroll.no-delay"))
  }

  @Test func `scroll.should-begin: false keeps the touch from the content`() throws {
    stage.list.begins = false
    try stage.down(100, 100)
    #expect(stage.list.asked.isEmpty)
    stage.wait(0.2)
    #expect(stage.list.asked == ["begin"])
    try stage.move(100, 80)
    try stage.up(100, 80)
    #expect(stage.notes.lines.isEmpty)
    #expect(stage.decided("scroll.should-begin"))
    #expect(stage.y == 10)
    // The scroll view is asked about its content alone.
    try stage.down(350, 380)
    #expect(stage.list.asked == ["begin"])
  }

  @Test func `scroll.should-cancel-default: yes, but for controls`() throws {
    #expect(stage.list.touchesShouldCancel(in: stage.box))
    #expect(!stage.list.touchesShouldCancel(in: button()))
    try stage.drag(100, 100, by: 0, -50, hold: 0.2)
    #expect(stage.decided("scroll.should-cancel-default"))
  }

  @Test func `scroll.should-cancel-effect: the content keeps or loses the touch`() throws {
    stage.list.cancels = { _ in false }
    try stage.drag(100, 100, by: 0, -50, hold: 0.2)
    #expect(stage.notes.take().last == "box.ended 1")
    #expect(stage.y == 0)
    #expect(stage.decided("scroll.should-cancel-effect"))
    stage.list.cancels = { _ in true }
    try stage.drag(100, 100, by: 0, -50, hold: 0.2)
    #expect(stage.notes.lines.last == "box.cancelled 1")
    #expect(stage.y == 40)
  }

  @Test func `touch.cancel-by-scroll: a drag takes the touch of the content`() throws {
    try stage.drag(100, 100, by: 0, -50, hold: 0.2)
    #expect(stage.notes.lines.contains("box.cancelled 1"))
    #expect(stage.decided("touch.cancel-by-scroll"))
    #expect(!stage.decided("gesture.cancels-touches-in-view"))
  }

  @Test func `scroll.should-cancel-when-asked: if the content has the touch, as the drag starts`()
    throws
  {
    try stage.drag(100, 100, by: 0, -50)
    #expect(stage.list.asked.isEmpty)
    try stage.down(100, 60)
    stage.wait(0.2)
    try stage.move(100, 56)
    #expect(stage.list.asked == ["begin"])
    try stage.move(100, 46)
    #expect(stage.list.asked == ["begin", "cancel"])
    try stage.move(100, 36)
    try stage.slowDown(100, 36)
    try stage.up(100, 36)
    #expect(stage.list.asked == ["begin", "cancel"])
    stage.list.canCancelContentTouches = false
    try stage.drag(100, 60, by: 0, -50, hold: 0.2)
    #expect(stage.list.asked == ["begin", "cancel", "begin"])
  }

  @Test func `scroll.can-cancel-false: content that tracks keeps the touch`() throws {
    stage.list.canCancelContentTouches = false
    try stage.drag(100, 100, by: 0, -50, hold: 0.2)
    #expect(stage.y == 0)
    #expect(stage.notes.lines.last == "box.ended 1")
    #expect(stage.decided("scroll.can-cancel-false"))
    // Before the content has it there is nothing to cancel.
    try stage.drag(100, 100, by: 0, -50)
    #expect(stage.y == 40)
  }

  @Test func `scroll.button-drag-default: a drag scrolls unless the button is tracking`() throws {
    let button = button()
    try stage.drag(100, 220, by: 0, -50, hold: 0.2)
    #expect(stage.y == 0)
    #expect(!button.isTracking)
    try stage.drag(100, 220, by: 0, -50)
    #expect(stage.y == 40)
  }

  @Test func `scroll.scroll-from-buttons: no delay, and a yes for buttons`() throws {
    let button = button()
    stage.list.delaysContentTouches = false
    stage.list.cancels = { $0 is UIButton }
    try stage.down(100, 220)
    #expect(button.isTracking)
    try stage.move(100, 190)
    #expect(!button.isTracking)
    #expect(stage.y == 20)
    try stage.up(100, 190, after: 0.2)
  }

  @Test func `scroll.slider-inside: a quick drag scrolls, one after a rest slides`() throws {
    let slider = stage.add("volume", UISlider(frame: CGRect(x: 0, y: 200, width: 300, height: 40)))
    stage.list.contentSize = CGSize(width: 2000, height: 400)
    slider.value = 0.5
    try stage.drag(150, 220, by: -60, 0)
    #expect(stage.list.contentOffset.x == 50)
    #expect(slider.value == 0.5)
    stage.list.contentOffset = .zero
    try stage.drag(150, 220, by: 60, 0, hold: 0.2)
    #expect(slider.value > 0.5)
    #expect(stage.list.contentOffset == .zero)
  }

  @Test func `scroll.no-effect-on-presses: a press does not wait`() throws {
    stage.list.begins = false
    let pad = stage.screen.pressView("pad", in: stage.list)
    pad.becomeFirstResponder()
    try stage.screen.press(.button(.select))
    #expect(pad.heard.first == "began 1")
    #expect(stage.list.asked.isEmpty)
  }

  @Test func `scroll.hit-test-is-normal: the content is hit, not the scroll view`() {
    #expect(stage.screen.hit(100, 100) == "box")
    #expect(stage.screen.hit(350, 380) == "list")
  }

  @Test func `scroll.disabled-scrolling: touches go up the chain, and the content has its own`()
    throws
  {
    let behind = stage.screen.add(
      "behind",
      NotingView("behind", stage.notes, CGRect(x: 0, y: 0, width: 390, height: 400))
    )
    stage.simulation.enter { behind.addSubview(stage.list) }
    stage.list.isScrollEnabled = false
    #expect(!stage.list.panGestureRecognizer.isEnabled)
    try stage.drag(350, 380, by: 0, -50, steps: 1, rest: 0)
    #expect(stage.notes.take() == ["behind.began 1", "behind.moved 1", "behind.ended 1"])
    #expect(stage.y == 0)
    try stage.down(100, 100)
    #expect(stage.notes.lines == ["box.began 1"])
    #expect(stage.decided("scroll.disabled-scrolling"))
  }

  @Test func `scroll.swallows-touches: the controller behind hears nothing`() throws {
    let behind = stage.screen.add(
      "behind",
      NotingView("behind", stage.notes, CGRect(x: 0, y: 0, width: 390, height: 400))
    )
    stage.simulation.enter { behind.addSubview(stage.list) }
    let outcome = try stage.screen.tap(350, 380)
    #expect(stage.notes.lines.isEmpty)
    #expect(outcome.handledBy.map { stage.simulation.objects.name(of: $0) } == "list")
    #expect(stage.decided("scroll.swallows-touches"))
  }

  @Test func `what the content of a scroll view passes on ends there too`() throws {
    let leaf = stage.add("leaf", UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50)))
    let outcome = try stage.screen.tap(20, 320)
    #expect(leaf.window != nil)
    #expect(outcome.path.map { stage.simulation.objects.name(of: $0) } == ["leaf", "list"])
  }
}

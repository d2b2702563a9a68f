import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 9: which touches a recognizer gets.
@Suite(.seesItsRules)
struct GestureTouchTests {
  private let stage = GestureStage()

  @Test func `gesture.receives-own-view-and-descendants: its view's touches and those below`()
    throws
  {
    let tap = stage.add("tap", UITapGestureRecognizer(), to: stage.outer)
    try stage.tap(100, 100)
    try stage.tap(300, 300)
    #expect(stage.states(of: tap) == ["ended", "ended"])
    #expect(
      stage.record(.recognizerOffered)
        == Array(repeating: "tap gesture.receives-own-view-and-descendants", count: 2)
    )
    #expect(stage.screen.decided("gesture.receives-own-view-and-descendants"))
  }

  @Test func `gesture.not-siblings: views beside and behind get nothing`() throws {
    let behind = stage.screen.box("behind", 0, 0, 390, 400)
    stage.screen.window.sendSubviewToBack(behind)
    stage.add("tap", UITapGestureRecognizer(), to: behind)
    try stage.tap(100, 100)
    #expect(stage.record(.recognizerOffered).isEmpty)
    #expect(stage.notes.lines == ["inner.began 1", "inner.ended 1"])
  }

  @Test func `gesture.collected-along-superviews: up to the window, in this order`() throws {
    stage.add("a", UITapGestureRecognizer())
    stage.add("b", UITapGestureRecognizer(), to: stage.outer)
    stage.add("c", UITapGestureRecognizer(), to: stage.screen.window)
    try stage.down(100, 100)
    let touch = try #require(stage.simulation.objects.object(named: "touch1") as? UITouch)
    #expect(touch.gestureRecognizers?.compactMap(\.name) == ["a", "b", "c"])
  }

  @Test func `touch.recognizer-list: those of the hit view first`() throws {
    stage.add("outer's", UIPanGestureRecognizer(), to: stage.outer)
    stage.add("inner's", UIPanGestureRecognizer())
    try stage.down(100, 100)
    let touch = try #require(stage.simulation.objects.object(named: "touch1") as? UITouch)
    #expect(touch.gestureRecognizers?.compactMap(\.name) == ["inner's", "outer's"])
    try stage.up(100, 100)
    #expect(touch.gestureRecognizers == [])
  }

  @Test func `gesture.collected-once-per-touch: one that is added later waits for the next`() throws
  {
    try stage.down(100, 100)
    let tap = stage.add("tap", UITapGestureRecognizer())
    try stage.up(100, 100)
    #expect(stage.states(of: tap).isEmpty)
    try stage.tap()
    #expect(stage.states(of: tap) == ["ended"])
  }

  @Test func `gesture.disabled-not-collected: it is refused every touch`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer()) { $0.isEnabled = false }
    try stage.tap()
    #expect(stage.states(of: tap).isEmpty)
    #expect(stage.record(.recognizerRefused) == ["tap gesture.disabled-not-collected"])
    #expect(stage.screen.decided("gesture.disabled-not-collected"))
  }

  @Test func `gesture.disable-cancels: switched off while it recognizes it is cancelled`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (150, 100), steps: 2)
    stage.simulation.enter { pan.isEnabled = false }
    #expect(stage.states(of: pan).suffix(1) == ["cancelled"])
    #expect(stage.reasons(of: pan).last == "gesture.disable-cancels")
    #expect(pan.state == .possible)
    try stage.move(200, 100)
    #expect(stage.states(of: pan).last == "cancelled")
  }

  @Test func `gesture.view-interaction-disabled: its view cannot be hit`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    stage.inner.isUserInteractionEnabled = false
    try stage.tap()
    #expect(stage.states(of: tap).isEmpty)
    #expect(stage.notes.lines == ["outer.began 1", "outer.ended 1"])
  }

  @Test func `gesture.touch-type-filter: a pencil is refused where only fingers are allowed`()
    throws
  {
    let tap = stage.add("tap", UITapGestureRecognizer()) { $0.allowedTouchTypes = [0] }
    let point = CGPoint(x: 100, y: 100)
    try stage.simulation.touches.send([TouchChange(1, .began, at: point, type: .pencil)])
    try stage.simulation.touches.send([TouchChange(1, .ended, at: point)])
    #expect(stage.record(.recognizerRefused) == ["tap gesture.touch-type-filter"])
    try stage.tap()
    #expect(stage.states(of: tap) == ["ended"])
    #expect(UIGestureRecognizer().allowedTouchTypes == [0, 1, 2, 3])
    #expect(stage.screen.decided("gesture.touch-type-filter"))
  }

  @Test(arguments: [true, false])
  func `gesture.exclusive-touch-type: after a finger a pencil is ignored`(
    _ isExclusive: Bool
  )
    throws
  {
    let pan = stage.add("pan", UIPanGestureRecognizer()) {
      #expect($0.requiresExclusiveTouchType)
      $0.requiresExclusiveTouchType = isExclusive
    }
    try stage.down(100, 100)
    let point = CGPoint(x: 120, y: 120)
    try stage.simulation.touches.send([TouchChange(2, .began, at: point, type: .pencil)])
    #expect(pan.numberOfTouches == (isExclusive ? 1 : 2))
    #expect(
      stage.record(.recognizerRefused)
        == (isExclusive ? ["pan gesture.exclusive-touch-type"] : [])
    )
    #expect(stage.screen.decided("gesture.exclusive-touch-type") == isExclusive)
  }

  @Test func `gesture.one-recognizer-one-view: another view takes it over`() {
    let tap = stage.add("tap", UITapGestureRecognizer())
    stage.simulation.enter { stage.outer.addGestureRecognizer(tap) }
    #expect(stage.inner.gestureRecognizers == nil)
    #expect(stage.outer.gestureRecognizers == [tap])
    #expect(tap.view === stage.outer)
    stage.simulation.enter { stage.outer.removeGestureRecognizer(tap) }
    #expect(tap.view == nil)
  }

  @Test func `gesture.getter-override-hides: an empty getter keeps touches away`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    stage.screen.override(stage.inner, [.gestureRecognizers: { _, _ in .list([]) }])
    try stage.tap()
    #expect(stage.states(of: tap).isEmpty)
    #expect(stage.screen.decided("gesture.getter-override-hides"))
    stage.simulation.dispatcher.setOverrides(nil, of: stage.inner)
    try stage.tap()
    #expect(stage.states(of: tap) == ["ended"])
  }

  @Test func `gesture.should-receive-event-first: once for the event, and no hides it`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    let delegate = stage.delegate(of: pan)
    try stage.simulation.touches.send([
      TouchChange(1, .began, at: CGPoint(x: 100, y: 100)),
      TouchChange(2, .began, at: CGPoint(x: 120, y: 100)),
    ])
    #expect(stage.notes.take().prefix(3) == ["event?", "touch?", "touch?"])
    try stage.simulation.touches.send([TouchChange(1, .ended), TouchChange(2, .ended)])
    delegate.receivesEvent = false
    _ = stage.notes.take()
    try stage.down(100, 100)
    #expect(stage.notes.lines.first == "event?")
    #expect(!stage.notes.lines.contains("touch?"))
    #expect(stage.record(.recognizerRefused) == ["pan gesture.should-receive-event-first"])
    #expect(stage.screen.decided("gesture.should-receive-event-first"))
  }

  @Test func `the event question came with iOS 13.4`() throws {
    let stage = GestureStage(profile: profile(ios: 13))
    stage.delegate(of: stage.add("tap", UITapGestureRecognizer()))
    try stage.down(100, 100)
    #expect(stage.notes.lines.first == "touch?")
  }

  @Test func `gesture.should-receive-touch: no hides the touch`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    stage.delegate(of: tap).receivesTouch = { _ in false }
    try stage.tap()
    #expect(stage.states(of: tap).isEmpty)
    #expect(stage.record(.recognizerRefused) == ["tap gesture.should-receive-touch"])
    #expect(stage.screen.decided("gesture.should-receive-touch"))
  }

  @Test func `gesture.should-receive-touch-early: before the application sends the event`() throws {
    stage.delegate(of: stage.add("tap", UITapGestureRecognizer()))
    try stage.down(100, 100)
    let order = stage.screen.records.filter { $0.kind == .asked }.compactMap(\.method)
    let question = try #require(order.firstIndex(of: .shouldReceiveTouch))
    let sending = try #require(order.firstIndex(of: .sendEvent))
    #expect(question < sending)
  }

  @Test func `gesture.should-receive-false-is-local: others and the view get the touch`() throws {
    let refusing = stage.add("refusing", UITapGestureRecognizer()) { $0.delaysTouchesBegan = true }
    stage.delegate(of: refusing).receivesTouch = { _ in false }
    let other = stage.add("other", UITapGestureRecognizer(), to: stage.outer) {
      $0.cancelsTouchesInView = false
    }
    try stage.tap()
    #expect(stage.states(of: other) == ["ended"])
    #expect(
      stage.notes.lines.filter { $0.hasPrefix("inner") } == ["inner.began 1", "inner.ended 1"]
    )
  }

  @Test func `gesture.touches-before-view: the recognizer hears first`() throws {
    let custom = stage.add("custom", CustomRecognizer())
    custom.began = { [notes = stage.notes] _, _, _ in notes.note("custom.began") }
    try stage.down(100, 100)
    #expect(stage.notes.lines == ["custom.began", "inner.began 1"])
  }

  @Test func `dispatch.recognizers-before-views: of all the views of the window`() throws {
    let custom = stage.add("custom", CustomRecognizer(), to: stage.outer)
    custom.began = { [notes = stage.notes] _, touches, _ in
      notes.note("custom.began \(touches.count)")
    }
    try stage.simulation.enter {
      try stage.simulation.touches.send([
        TouchChange(1, .began, at: CGPoint(x: 100, y: 100)),
        TouchChange(2, .began, at: CGPoint(x: 300, y: 300)),
      ])
    }
    #expect(stage.notes.lines == ["custom.began 2", "inner.began 1", "outer.began 2"])
  }

  @Test func `gesture.delivery-order-depth-first: deeper views' recognizers first`() throws {
    let outer = stage.add("outer's", CustomRecognizer(), to: stage.outer)
    let inner = stage.add("inner's", CustomRecognizer())
    for custom in [outer, inner] {
      custom.began = { [notes = stage.notes] custom, _, _ in notes.note(custom.name ?? "") }
    }
    // The first finger is the outer view's own: depth counts, not the order of fingers.
    try stage.simulation.touches.send([
      TouchChange(1, .began, at: CGPoint(x: 300, y: 300)),
      TouchChange(2, .began, at: CGPoint(x: 100, y: 100)),
    ])
    #expect(stage.notes.lines.prefix(2) == ["inner's", "outer's"])
  }

  @Test(arguments: [(Toggle.Setting.lastAddedFirst, "second"), (.firstAddedFirst, "first")])
  func `gesture.same-view-order: the one added last, unless the profile says otherwise`(
    _ setting: Toggle.Setting,
    _ winner: String
  ) throws {
    let stage = GestureStage(profile: profile([.sameViewOrder: setting]))
    stage.add("first", UITapGestureRecognizer())
    stage.add("second", UITapGestureRecognizer())
    try stage.tap()
    #expect(stage.notes.lines.filter { $0.hasSuffix(".ended") } == ["\(winner).ended"])
    #expect(stage.screen.decided("gesture.same-view-order"))
  }

  @Test func `multi.recognizers-unaffected: the second finger reaches the recognizers`() throws {
    stage.inner.isMultipleTouchEnabled = false
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.down(100, 100)
    try stage.down(150, 100, finger: 2)
    #expect(pan.numberOfTouches == 2)
    #expect(stage.notes.lines == ["inner.began 1"])
  }

  @Test func `exclusive.recognizers-ignore-it: touches of several views reach one recognizer`()
    throws
  {
    stage.inner.isExclusiveTouch = true
    let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.outer)
    try stage.down(100, 100)
    try stage.down(300, 300, finger: 2)
    #expect(pan.numberOfTouches == 2)
    #expect(stage.notes.lines == ["inner.began 1"])
  }
}

import Foundation
@_spi(Workbench) @testable import ResponderKit
import Testing

/// Section 10: the states of a recognizer, and its actions.
@Suite(.seesItsRules)
struct GestureStateTests {
  private let stage = GestureStage()

  @Test func `gesture.states: the numbers are UIKit's`() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == Array(0...5))
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UIGestureRecognizer().state == .possible)
    #expect(GestureTransitions.table.map(\.from) == states)
  }

  @Test func `gesture.discrete-transitions: recognized or failed`() throws {
    let custom = stage.add("custom", CustomRecognizer())
    custom.ended = { custom, _, _ in custom.state = .recognized }
    try stage.tap()
    custom.ended = { custom, _, _ in custom.state = .failed }
    try stage.tap()
    #expect(stage.states(of: custom) == ["ended", "failed"])
    #expect(
      stage.reasons(of: custom)
        == ["gesture.discrete-transitions", "gesture.discrete-transitions"]
    )
    #expect(stage.notes.lines.filter { $0.hasPrefix("custom") } == ["custom.ended"])
  }

  @Test func `gesture.continuous-transitions: began, changed, ended`() throws {
    let custom = stage.add("custom", CustomRecognizer())
    custom.began = { custom, _, _ in custom.state = .began }
    custom.moved = { custom, _, _ in custom.state = .changed }
    custom.ended = { custom, _, _ in custom.state = .ended }
    try stage.drag((100, 100), (120, 100), steps: 2)
    try stage.up(120, 100)
    #expect(stage.states(of: custom) == ["began", "changed", "changed", "ended"])
    #expect(Set(stage.reasons(of: custom)) == ["gesture.continuous-transitions"])
  }

  @Test func `gesture.illegal-transition-ignored: it is refused and reported`() throws {
    let custom = stage.add("custom", CustomRecognizer())
    custom.began = { custom, _, _ in
      custom.state = .changed
      custom.state = .cancelled
    }
    custom.moved = { custom, _, _ in
      custom.state = .began
      #expect(custom.state == .began)
      custom.state = .possible
    }
    try stage.drag((100, 100), (120, 100), steps: 1)
    #expect(stage.states(of: custom) == ["began"])
    let refused = stage.screen.records.filter {
      $0.rule?.id == "gesture.illegal-transition-ignored"
    }
    #expect(
      refused.map { "\($0.text(.from) ?? "") \($0.text(.to) ?? "")" }
        == ["possible changed", "possible cancelled", "began possible"]
    )
    #expect(refused.allSatisfy { $0.kind == .declined })
  }

  @Test func `gesture.action-on-transition: each change sends it, changed to changed too`() throws {
    stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (140, 100), steps: 4)
    try stage.up(140, 100)
    #expect(
      stage.notes.lines.filter { $0.hasPrefix("pan") }
        == ["pan.began", "pan.changed", "pan.changed", "pan.changed", "pan.ended"]
    )
    #expect(
      stage.screen.rules(of: .actionSent)
        == Array(repeating: "gesture.action-on-transition", count: 5)
    )
  }

  @Test(arguments: [(Toggle.Setting.on, 1), (.off, 0)])
  func `gesture.cancelled-sends-action: unless the profile says otherwise`(
    _ setting: Toggle.Setting,
    _ count: Int
  ) throws {
    let stage = GestureStage(profile: profile([.cancelledSendsAction: setting]))
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (140, 100), steps: 1)
    stage.simulation.enter { pan.isEnabled = false }
    #expect(stage.notes.lines.filter { $0 == "pan.cancelled" }.count == count)
    #expect(stage.screen.decided("gesture.cancelled-sends-action") == (count == 1))
  }

  @Test func `gesture.failed-sends-nothing: a failed tap has no action`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    try stage.drag((100, 100), (200, 100))
    #expect(stage.states(of: tap) == ["failed"])
    #expect(!stage.notes.lines.contains { $0.hasPrefix("tap") })
  }

  @Test func `gesture.reset-sends-nothing: the way back to possible has no action`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    try stage.tap()
    #expect(tap.state == .possible)
    #expect(stage.notes.lines.filter { $0.hasPrefix("tap") } == ["tap.ended"])
  }

  @Test func `gesture.reset-after-terminal: after the actions were sent`() throws {
    let custom = stage.add("custom", CustomRecognizer())
    custom.ended = { custom, _, _ in custom.state = .recognized }
    var resetsInAction: Int?
    stage.target.acts = { _ in resetsInAction = custom.resets }
    try stage.tap()
    #expect(resetsInAction == 0)
    #expect(custom.resets == 1)
    #expect(stage.screen.decided("gesture.reset-after-terminal"))
    custom.ended = { custom, _, _ in custom.state = .failed }
    try stage.tap()
    #expect(custom.resets == 2)
  }

  @Test func `gesture.reset-ignores-live-touches: only new fingers count after a reset`() throws {
    let swipe = stage.add("swipe", UISwipeGestureRecognizer())
    try stage.drag((60, 100), (130, 100), steps: 2)
    #expect(stage.states(of: swipe) == ["ended"])
    try stage.move(240, 100)
    #expect(stage.states(of: swipe) == ["ended"])
    try stage.drag((60, 150), (130, 150), steps: 2, finger: 2)
    #expect(stage.states(of: swipe) == ["ended", "ended"])
  }

  @Test(arguments: [(Toggle.Setting.sameEvent, true), (.nextTurn, false)])
  func `gesture.action-timing: within the event, or at the next turn of the run loop`(
    _ setting: Toggle.Setting,
    _ isSame: Bool
  ) throws {
    let stage = GestureStage(profile: profile([.actionTiming: setting]))
    let tap = stage.add("tap", UITapGestureRecognizer()) { $0.cancelsTouchesInView = false }
    try stage.tap()
    let seen = ["inner.began 1"] + (isSame ? ["tap.ended", "inner.ended 1"] : ["inner.ended 1"])
    #expect(stage.notes.lines == seen)
    stage.wait(0)
    #expect(stage.notes.lines == (isSame ? seen : seen + ["tap.ended"]))
    #expect(tap.state == .possible)
    #expect(stage.screen.decided("gesture.action-timing") == !isSame)
  }

  @Test func `gesture.action-signatures: none or the recognizer`() throws {
    stage.add("tap", UITapGestureRecognizer()) { $0.addTarget(stage.target, action: "plain") }
    try stage.tap()
    #expect(stage.notes.lines.filter { !$0.hasPrefix("inner") } == ["tap.ended", "plain"])
  }

  @Test func `gesture.many-targets: each once, in the order in which they were added`() throws {
    let other = GestureTarget(stage.notes)
    let tap = stage.add("tap", UITapGestureRecognizer()) {
      $0.addTarget(other, action: "plain")
      $0.addTarget(stage.target, action: "acted:")
    }
    try stage.tap()
    #expect(stage.notes.take().filter { !$0.hasPrefix("inner") } == ["tap.ended", "plain"])
    tap.removeTarget(other, action: nil)
    tap.removeTarget(stage.target, action: "plain")
    try stage.tap()
    #expect(stage.notes.lines.filter { !$0.hasPrefix("inner") } == ["tap.ended"])
    tap.removeTarget(nil, action: nil)
    _ = stage.notes.take()
    try stage.tap()
    #expect(!stage.notes.lines.contains("tap.ended"))
  }

  @Test func `gesture.targets-need-non-nil: a target that lacks the action is an error`() throws {
    let stranger = NSObject()
    stage.simulation.objects.name(stranger, "stranger")
    stage.add("tap", UITapGestureRecognizer()) { $0.addTarget(stranger, action: "missing:") }
    try stage.tap()
    #expect(stage.simulation.dispatcher.failure?.kind == .unrecognizedSelector)
    #expect(stage.simulation.dispatcher.failure?.rule?.id == "gesture.targets-need-non-nil")
  }

  @Test func `gesture.subclass-calls-super: an override without super is reported`() throws {
    final class Silent: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    stage.add("silent", Silent())
    stage.add("good", CustomRecognizer())
    try stage.down(100, 100)
    #expect(stage.screen.objects(deciding: "gesture.subclass-calls-super") == ["silent"])
  }

  @Test func `gesture.ignore-touch: it is not sent here, and the view keeps it`() throws {
    let custom = stage.add("custom", CustomRecognizer())
    custom.began = { custom, touches, event in
      for touch in touches where custom.numberOfTouches > 1 { custom.ignore(touch, for: event) }
    }
    custom.moved = { custom, touches, _ in
      #expect(touches.count == 1)
      if custom.state == .possible { custom.state = .began }
    }
    try stage.down(100, 100)
    try stage.down(150, 100, finger: 2)
    #expect(custom.numberOfTouches == 1)
    try stage.move(160, 100, finger: 2)
    #expect(stage.states(of: custom).isEmpty)
    try stage.move(110, 100)
    #expect(stage.states(of: custom) == ["began"])
    try stage.up(160, 100, finger: 2)
    #expect(
      stage.notes.lines.filter { $0.hasSuffix(" 2") }
        == ["inner.began 2", "inner.moved 2", "inner.ended 2"]
    )
    #expect(stage.screen.decided("gesture.ignore-touch"))
  }

  @Test func `gesture.location-default: the centroid of the touches`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.down(100, 100)
    try stage.down(200, 140, finger: 2)
    #expect(pan.location(in: nil) == CGPoint(x: 150, y: 120))
    #expect(pan.location(in: stage.inner) == CGPoint(x: 100, y: 70))
    #expect(pan.location(ofTouch: 1, in: stage.outer) == CGPoint(x: 200, y: 140))
    #expect(pan.location(ofTouch: 7, in: nil) == CGPoint(x: 150, y: 120))
  }

  @Test func `gesture.touch-cancelled-moves-to-cancelled: what began is cancelled, else it fails`()
    throws
  {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    let delegate = stage.delegate(of: pan)
    delegate.together = { _ in true }
    let press = stage.add("press", UILongPressGestureRecognizer()) { $0.allowableMovement = 1000 }
    try stage.drag((100, 100), (140, 100), steps: 1)
    try stage.simulation.touches.send([TouchChange(1, .cancelled)])
    #expect(stage.states(of: pan) == ["began", "cancelled"])
    #expect(stage.states(of: press) == ["failed"])
    let rule = "gesture.touch-cancelled-moves-to-cancelled"
    #expect(stage.reasons(of: pan).last == rule)
    #expect(stage.reasons(of: press) == [rule])
  }

  /// A recognizer that does not let its superclass hear of cancelled touches.
  private final class Stubborn: UIGestureRecognizer {
    var whenCancelled: (Stubborn) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      whenCancelled(self)
    }
  }

  @Test func `gesture.touch-cancelled-moves-to-cancelled: without super a subclass decides itself`()
    throws
  {
    let rule = "gesture.touch-cancelled-moves-to-cancelled"
    let stubborn = stage.add("stubborn", Stubborn())
    try stage.down(100, 100)
    try stage.simulation.touches.send([TouchChange(1, .cancelled)])
    #expect(stage.states(of: stubborn) == ["began"])
    #expect(!stage.screen.decided(rule))
    stage.wait(2)
    #expect(stubborn.state == .possible)
    stubborn.whenCancelled = { $0.state = .ended }
    try stage.down(100, 100, finger: 2)
    try stage.simulation.touches.send([TouchChange(2, .cancelled)])
    #expect(stage.states(of: stubborn).suffix(2) == ["began", "ended"])
    // One that leaves it to UIKit's version.
    let plain = stage.add("plain", CustomRecognizer())
    plain.began = { plain, _, _ in plain.state = .began }
    stubborn.isEnabled = false
    try stage.down(100, 100, finger: 3)
    try stage.simulation.touches.send([TouchChange(3, .cancelled)])
    #expect(stage.states(of: plain) == ["began", "cancelled"])
    #expect(stage.screen.decided(rule))
  }

  @Test(arguments: [(1, ["began"]), (2, ["began", "cancelled"])])
  func `gesture.touch-cancelled-moves-to-cancelled: a pan goes on with the fingers that it needs`(
    minimum: Int,
    states: [String]
  ) throws {
    let pan = stage.add("pan", UIPanGestureRecognizer()) { $0.minimumNumberOfTouches = minimum }
    try stage.down(100, 100)
    try stage.down(150, 100, finger: 2)
    try stage.simulation.touches.send([
      TouchChange(1, .moved, at: CGPoint(x: 140, y: 100)),
      TouchChange(2, .moved, at: CGPoint(x: 190, y: 100)),
    ])
    try stage.simulation.touches.send([TouchChange(2, .cancelled)])
    #expect(stage.states(of: pan) == states)
    try stage.simulation.touches.send([TouchChange(1, .cancelled)])
    #expect(stage.states(of: pan) == ["began", "cancelled"])
    // The rule that is looked for: "gesture.touch-cancelled-moves-to-cancelled".
    #expect(stage.reasons(of: pan).last == "gesture.touch-cancelled-moves-to-cancelled")
  }

  @Test func `gesture.prevented-stays-out: while a touch is down that it watched`() throws {
    let rule = "gesture.prevented-stays-out"
    let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.outer)
    stage.add("press", UILongPressGestureRecognizer()) { $0.minimumPressDuration = 0 }
    // A finger rests on the press, which prevents the pan; a second one drags beside it.
    try stage.down(100, 100)
    #expect(stage.states(of: pan) == ["failed"])
    try stage.drag((20, 300), (80, 300), finger: 2)
    #expect(stage.states(of: pan) == ["failed"])
    #expect(stage.record(.recognizerRefused).contains("pan \(rule)"))
    // The first finger goes; the second is no new touch.
    try stage.up(100, 100)
    try stage.move(100, 300, finger: 2)
    #expect(stage.states(of: pan) == ["failed"])
    try stage.up(100, 300, finger: 2)
    try stage.drag((20, 300), (80, 300), finger: 2)
    #expect(stage.states(of: pan).contains("began"))
  }

  @Test func `gesture.prevented-stays-out: switching it off and on makes it forget`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.outer)
    stage.add("press", UILongPressGestureRecognizer()) { $0.minimumPressDuration = 0 }
    try stage.down(100, 100)
    try stage.drag((20, 300), (80, 300), finger: 2)
    #expect(stage.record(.recognizerRefused).contains("pan gesture.prevented-stays-out"))
    try stage.up(80, 300, finger: 2)
    pan.isEnabled = false
    pan.isEnabled = true
    try stage.drag((20, 300), (80, 300), finger: 2)
    #expect(stage.states(of: pan).contains("began"))
  }

  @Test func `gesture.prevented-stays-out: so does one that an active one keeps from beginning`()
    throws
  {
    let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.outer)
    let press = stage.add("press", UILongPressGestureRecognizer())
    try stage.drag((20, 300), (80, 300))
    // A finger that comes during the pan would begin the press, and the pan takes it, too.
    try stage.down(100, 100, finger: 2)
    stage.wait(0.6)
    #expect(stage.states(of: pan).first == "began")
    #expect(stage.reasons(of: press) == ["gesture.simultaneous-default-no"])
    try stage.down(150, 150, finger: 3)
    stage.wait(0.6)
    #expect(stage.reasons(of: press) == ["gesture.simultaneous-default-no"])
    #expect(stage.record(.recognizerRefused) == ["press gesture.prevented-stays-out"])
  }

  @Test func `one that its delegate refused takes the next finger, for nobody prevented it`() throws
  {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    var answers = [true, false]
    stage.delegate(of: pan).begins = { _ in answers.popLast() ?? false }
    try stage.drag((100, 100), (140, 100), steps: 1)
    #expect(stage.states(of: pan) == ["failed"])
    try stage.drag((60, 200), (100, 200), steps: 1, finger: 2)
    #expect(stage.states(of: pan) == ["failed", "began"])
    #expect(stage.record(.recognizerRefused).isEmpty)
  }

  @Test func `one that failed by itself takes the next finger`() throws {
    let swipe = stage.add("swipe", UISwipeGestureRecognizer())
    try stage.down(100, 100)
    stage.wait(1)
    #expect(stage.states(of: swipe) == ["failed"])
    try stage.drag((60, 200), (140, 200), finger: 2)
    #expect(stage.states(of: swipe) == ["failed", "ended"])
  }

  @Test func `an app that becomes inactive cancels recognizers, then views`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer()) { $0.cancelsTouchesInView = false }
    try stage.drag((100, 100), (140, 100), steps: 1)
    _ = stage.notes.take()
    stage.simulation.enter { stage.simulation.lifecycle.resignActive() }
    #expect(stage.states(of: pan) == ["began", "cancelled"])
    #expect(Set(stage.notes.lines) == ["pan.cancelled", "inner.cancelled 1"])
    #expect(pan.state == .possible)
  }

  @Test func `gesture.removed-while-active: it is cancelled and gets no more touches`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (140, 100), steps: 1)
    stage.simulation.enter { stage.inner.removeGestureRecognizer(pan) }
    try stage.move(180, 100)
    #expect(stage.states(of: pan) == ["began", "cancelled"])
    #expect(stage.reasons(of: pan).last == "gesture.removed-while-active")
  }

  @Test func `touch.sets-by-filter: the touches of a recognizer`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    let other = stage.add("other", CustomRecognizer(), to: stage.outer)
    var counts: [Int] = []
    other.began = { other, _, event in
      counts = [event.touches(for: pan)?.count ?? 0, event.touches(for: other)?.count ?? 0]
    }
    try stage.simulation.touches.send([
      TouchChange(1, .began, at: CGPoint(x: 100, y: 100)),
      TouchChange(2, .began, at: CGPoint(x: 300, y: 300)),
    ])
    #expect(counts == [1, 2])
  }

  @Test func `an outcome names each recognizer that recognized, once`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    let custom = stage.add("custom", CustomRecognizer())
    stage.delegate(of: custom).together = { _ in true }
    custom.began = { custom, _, _ in custom.state = .began }
    custom.ended = { custom, _, _ in custom.state = .ended }
    let swipe = stage.add("swipe", UISwipeGestureRecognizer())
    let outcome = try stage.screen.tap(100, 100)
    #expect(stage.screen.names(outcome.recognizedBy) == ["custom", "tap"])
    #expect(tap.view === swipe.view)
    custom.isEnabled = false
    tap.isEnabled = false
    #expect(try stage.screen.tap(100, 100).recognizedBy.isEmpty)
  }
}

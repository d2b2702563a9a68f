import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 11: which of several recognizers recognizes.
@Suite(.seesItsRules)
struct GestureArbitrationTests {
  private let stage = GestureStage()

  private func actions() -> [String] {
    stage.notes.lines.filter { !$0.hasPrefix("inner") && !$0.hasPrefix("outer") }
  }

  @Test func `gesture.delegate-order: event, touch, requirements, then begin and together`() throws
  {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    let press = stage.add("press", UILongPressGestureRecognizer()) { $0.allowableMovement = 1000 }
    stage.delegate(of: pan)
    _ = press
    try stage.drag((100, 100), (140, 100), steps: 1)
    #expect(
      actions() == [
        "event?", "touch?", "required by press?", "requires press?", "begin?", "together press?",
        "pan.began",
      ]
    )
  }

  @Test func `gesture.should-begin-once-per-attempt: asked once, and no means failed`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    let delegate = stage.delegate(of: pan)
    delegate.begins = { _ in false }
    try stage.drag((100, 100), (200, 100), steps: 10)
    #expect(stage.states(of: pan) == ["failed"])
    #expect(stage.reasons(of: pan) == ["gesture.should-begin-once-per-attempt"])
    #expect(actions().filter { $0 == "begin?" }.count == 1)
  }

  @Test func `gesture.view-should-begin: the hit view may refuse`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    stage.inner.begins = { _ in false }
    try stage.tap()
    #expect(stage.reasons(of: tap) == ["gesture.view-should-begin"])
    #expect(stage.notes.lines == ["inner.began 1", "inner.ended 1"])
    // Asked only where the view would lose the touch.
    tap.cancelsTouchesInView = false
    try stage.tap()
    #expect(stage.states(of: tap) == ["failed", "ended"])
  }

  @Test func `gesture.view-should-begin-applies-to-ancestors: it refuses those of superviews`()
    throws
  {
    let tap = stage.add("tap", UITapGestureRecognizer(), to: stage.outer)
    stage.inner.begins = { [unowned inner = stage.inner] in $0.view === inner }
    try stage.tap()
    #expect(stage.reasons(of: tap) == ["gesture.view-should-begin-applies-to-ancestors"])
    try stage.tap(300, 300)
    #expect(stage.states(of: tap) == ["failed", "ended"])
  }

  @Test func `gesture.simultaneous-default-no: the first one prevents the other`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    let press = stage.add("press", UILongPressGestureRecognizer()) { $0.allowableMovement = 1000 }
    try stage.drag((100, 100), (140, 100), steps: 1)
    stage.wait(1)
    #expect(stage.states(of: pan) == ["began"])
    #expect(stage.states(of: press) == ["failed"])
    #expect(stage.record(.recognizerPrevented) == ["press gesture.simultaneous-default-no"])
    #expect(stage.screen.decided("gesture.simultaneous-default-no"))
  }

  @Test(arguments: [true, false])
  func `gesture.simultaneous-yes-is-final: a yes of either is enough`(_ isPans: Bool) throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    let press = stage.add("press", UILongPressGestureRecognizer()) { $0.allowableMovement = 1000 }
    stage.delegate(of: pan).together = { _ in isPans }
    stage.delegate(of: press).together = { _ in !isPans }
    try stage.drag((100, 100), (140, 100), steps: 1)
    stage.wait(1)
    #expect(stage.states(of: pan) == ["began"])
    #expect(stage.states(of: press) == ["began"])
    #expect(stage.screen.decided("gesture.simultaneous-yes-is-final"))
  }

  @Test func `gesture.simultaneous-asked-when-blocking: not for a pair of which one fails`() throws
  {
    let tap = stage.add("tap", UITapGestureRecognizer())
    stage.delegate(of: tap)
    stage.add("pan", UIPanGestureRecognizer())
    try stage.tap()
    // The pan has failed by the same lift.
    #expect(!actions().contains("together pan?"))
    let press = stage.add("press", CustomRecognizer())
    _ = press
    try stage.tap()
    #expect(actions().contains("together press?"))
  }

  @Test(arguments: [true, false])
  func `gesture.simultaneous-asked-when-blocking: anew, when the other is about to recognize`(
    second: Bool
  ) throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    let press = stage.add("press", UILongPressGestureRecognizer()) { $0.allowableMovement = 1000 }
    var answers = [second, true]
    stage.delegate(of: pan).together = { _ in answers.popLast() ?? false }
    try stage.drag((100, 100), (140, 100))
    stage.wait(1)
    #expect(answers.isEmpty)
    #expect(stage.states(of: pan).first == "began")
    #expect(stage.states(of: press) == (second ? ["began"] : ["failed"]))
    #expect(actions().filter { $0 == "together press?" }.count == 2)
  }

  @Test func `gesture.prevention-scope: recognizers of other touches go on`() throws {
    let left = stage.screen.box("left", 0, 400, 100, 100)
    let right = stage.screen.box("right", 200, 400, 100, 100)
    let one = stage.add("one", UIPanGestureRecognizer(), to: left)
    let two = stage.add("two", UIPanGestureRecognizer(), to: right)
    try stage.drag((50, 450), (80, 450), steps: 1)
    try stage.drag((250, 450), (280, 450), steps: 1, finger: 2)
    #expect(stage.states(of: one).first == "began")
    #expect(stage.states(of: two).first == "began")
  }

  @Test func `gesture.prevented-goes-to-failed: one that is still possible`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    let press = stage.add("press", UILongPressGestureRecognizer())
    try stage.down(100, 100)
    stage.wait(0.6)
    #expect(stage.states(of: press) == ["began"])
    #expect(stage.states(of: pan) == ["failed"])
    #expect(stage.reasons(of: pan) == ["gesture.prevented-goes-to-failed"])
  }

  @Test func `gesture.already-active-not-prevented: what has begun goes on`() throws {
    final class Modest: CustomRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let modest = stage.add("modest", Modest())
    modest.began = { custom, _, _ in custom.state = .began }
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (140, 100), steps: 1)
    #expect(stage.states(of: modest) == ["began"])
    #expect(stage.states(of: pan) == ["began"])
  }

  @Test func `gesture.can-prevent-default-yes: a class may say otherwise`() throws {
    let one = stage.screen.make { UIGestureRecognizer() }
    #expect(one.canPrevent(one) && one.canBePrevented(by: one))
    #expect(stage.screen.decided("gesture.can-prevent-default-yes"))
  }

  @Test func `gesture.prevention-one-way: who cannot prevent may still be prevented`() throws {
    final class Stubborn: UILongPressGestureRecognizer {
      override func canBePrevented(
        by preventingGestureRecognizer: UIGestureRecognizer
      ) -> Bool { false }
    }
    let stubborn = stage.add("stubborn", Stubborn()) { $0.allowableMovement = 1000 }
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (140, 100), steps: 1)
    #expect(stage.states(of: pan) == ["began"])
    #expect(stage.screen.objects(deciding: "gesture.prevention-one-way") == ["stubborn"])
    stage.wait(1)
    // It begins beside the pan unless the active pan stops it, which it cannot.
    #expect(stage.states(of: stubborn) == ["began"])
  }

  @Test func `gesture.tap-does-not-prevent-higher-tap: a single tap leaves a double tap possible`()
    throws
  {
    let double = stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    let single = stage.add("single", UITapGestureRecognizer())
    try stage.tap()
    #expect(stage.states(of: single) == ["ended"])
    #expect(stage.states(of: double).isEmpty)
    #expect(stage.screen.decided("gesture.tap-does-not-prevent-higher-tap"))
    #expect(double.canPrevent(single) && !single.canPrevent(double))
  }

  @Test func `gesture.child-beats-ancestor-by-order: the deeper of two taps`() throws {
    let outer = stage.add("outer's", UITapGestureRecognizer(), to: stage.outer)
    let inner = stage.add("inner's", UITapGestureRecognizer())
    try stage.tap()
    #expect(stage.states(of: inner) == ["ended"])
    #expect(stage.states(of: outer) == ["failed"])
  }

  @Test func `gesture.require-to-fail-holds: it waits, then recognizes with what it had`() throws {
    let single = stage.add("single", UITapGestureRecognizer())
    let double = stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    single.require(toFail: double)
    try stage.tap(100, 100)
    #expect(stage.states(of: single).isEmpty)
    #expect(stage.record(.recognizerWaiting) == ["single gesture.require-to-fail-holds"])
    #expect(single.state == .possible)
    var place: CGPoint?
    stage.target.acts = { place = $0.location(in: nil) }
    stage.wait(0.4)
    #expect(stage.states(of: double) == ["failed"])
    #expect(stage.states(of: single) == ["ended"])
    #expect(place == CGPoint(x: 100, y: 100))
    #expect(stage.screen.decided("gesture.require-to-fail-holds"))
  }

  @Test func `gesture.require-to-fail-fails: when the other recognizes`() throws {
    let single = stage.add("single", UITapGestureRecognizer())
    let double = stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    single.require(toFail: double)
    try stage.tap()
    stage.wait(0.1)
    try stage.tap()
    #expect(stage.states(of: double) == ["ended"])
    #expect(stage.states(of: single) == ["failed"])
    #expect(stage.reasons(of: single) == ["gesture.require-to-fail-fails"])
    #expect(actions() == ["double.ended"])
  }

  @Test func `gesture.require-to-fail-idle-b: one without touches holds up nobody`() throws {
    let elsewhere = stage.screen.box("elsewhere", 0, 500, 100, 100)
    let other = stage.add("other", UITapGestureRecognizer(), to: elsewhere) {
      $0.numberOfTapsRequired = 2
    }
    let single = stage.add("single", UITapGestureRecognizer())
    single.require(toFail: other)
    try stage.tap()
    #expect(stage.states(of: single) == ["ended"])
  }

  @Test func `gesture.require-persists: the next attempt waits as well`() throws {
    let single = stage.add("single", UITapGestureRecognizer())
    let double = stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    single.require(toFail: double)
    single.require(toFail: double)
    for count in 1...3 {
      try stage.tap()
      #expect(stage.states(of: single).count == count - 1)
      stage.wait(1)
      #expect(stage.states(of: single).count == count)
    }
  }

  @Test(arguments: [true, false])
  func `gesture.dynamic-failure-requirements: asked at the first touch, for one attempt`(
    _ isOwn: Bool
  ) throws {
    let single = stage.add("single", UITapGestureRecognizer())
    let double = stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    var asks = 0
    let answer: (UIGestureRecognizer) -> Bool = { _ in
      asks += 1
      return asks == 1
    }
    if isOwn {
      stage.delegate(of: single).requires = answer
    } else {
      stage.delegate(of: double).isRequired = answer
    }
    try stage.down(100, 100)
    #expect(asks == 1)
    #expect(stage.screen.decided("gesture.dynamic-failure-requirements"))
    try stage.up(100, 100)
    #expect(stage.states(of: single).isEmpty)
    stage.wait(1)
    #expect(stage.states(of: single) == ["ended"])
    try stage.tap()
    #expect(asks == 2)
    #expect(stage.states(of: single) == ["ended", "ended"])
  }

  @Test func `a class may require another's failure as well as a delegate`() throws {
    final class Patient: UITapGestureRecognizer {
      override func shouldRequireFailure(
        of otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { otherGestureRecognizer.name == "double" }
    }
    let patient = stage.add("patient", Patient())
    stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    try stage.tap()
    #expect(stage.states(of: patient).isEmpty)
    stage.wait(1)
    #expect(stage.states(of: patient) == ["ended"])
  }

  @Test func `gesture.require-is-not-priority: touches come in the same order`() throws {
    var order: [String] = []
    let first = stage.add("first", CustomRecognizer())
    let second = stage.add("second", CustomRecognizer())
    for custom in [first, second] {
      custom.began = { custom, _, _ in order.append(custom.name ?? "") }
    }
    try stage.tap()
    second.require(toFail: first)
    stage.wait(2)
    try stage.tap()
    #expect(order == ["second", "first", "second", "first"])
  }

  @Test(arguments: [true, false])
  func `gesture.single-and-double-without-require: single, double, single, double`(
    _ isSingleFirst: Bool
  ) throws {
    if isSingleFirst { stage.add("single", UITapGestureRecognizer()) }
    stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    if !isSingleFirst { stage.add("single", UITapGestureRecognizer()) }
    for _ in 1...4 {
      try stage.tap()
      stage.wait(0.1)
    }
    #expect(actions() == ["single.ended", "double.ended", "single.ended", "double.ended"])
  }

  @Test func `gesture.single-requires-double-delay: the action comes after the interval`() throws {
    let single = stage.add("single", UITapGestureRecognizer())
    let double = stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    single.require(toFail: double)
    try stage.tap()
    stage.wait(0.349)
    #expect(actions().isEmpty)
    stage.wait(0.002)
    #expect(actions() == ["single.ended"])
  }

  @Test(arguments: [true, false])
  func `gesture.swipe-vs-pan: the pan is first unless it requires the swipe to fail`(
    _ isRequired: Bool
  ) throws {
    let swipe = stage.add("swipe", UISwipeGestureRecognizer())
    let pan = stage.add("pan", UIPanGestureRecognizer())
    if isRequired { pan.require(toFail: swipe) }
    try stage.drag((60, 100), (200, 100), steps: 8)
    #expect(stage.states(of: swipe).first == (isRequired ? "ended" : "failed"))
    #expect(stage.states(of: pan).first == (isRequired ? "failed" : "began"))
  }

  @Test func `a pan that waits for a swipe begins when the swipe has run out of time`() throws {
    let swipe = stage.add("swipe", UISwipeGestureRecognizer())
    let pan = stage.add("pan", UIPanGestureRecognizer())
    pan.require(toFail: swipe)
    try stage.drag((60, 100), (90, 100), steps: 2)
    #expect(stage.states(of: pan).isEmpty)
    stage.wait(0.5)
    #expect(stage.reasons(of: swipe) == ["swipe.thresholds"])
    #expect(stage.states(of: pan) == ["began"])
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
  }

  @Test func `gesture.long-press-and-tap: each has its own length`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    let press = stage.add("press", UILongPressGestureRecognizer())
    try stage.tap()
    #expect(stage.states(of: tap) == ["ended"])
    #expect(stage.states(of: press) == ["failed"])
    stage.wait(1)
    try stage.tap(hold: 0.6)
    #expect(stage.states(of: tap) == ["ended", "failed"])
    #expect(stage.states(of: press) == ["failed", "began", "ended"])
  }

  // MARK: - Answers of delegates

  @Test(arguments: [true, false])
  func `each answer of a delegate about a recognizer names its rule itself`(_ says: Bool) throws {
    typealias Question = (ResponderKit.Method, String, (GestureDelegate) -> Void)
    let questions: [Question] = [
      (.shouldReceiveEvent, "gesture.should-receive-event-first", { $0.receivesEvent = says }),
      (.shouldReceiveTouch, "gesture.should-receive-touch", { $0.receivesTouch = { _ in says } }),
      (.shouldBegin, "gesture.should-begin-once-per-attempt", { $0.begins = { _ in says } }),
      (
        .shouldRequireFailureOf, "gesture.dynamic-failure-requirements",
        { $0.requires = { _ in says } }
      ),
      (
        .shouldBeRequiredToFailBy, "gesture.dynamic-failure-requirements",
        { $0.isRequired = { _ in says } }
      ),
      (
        .shouldRecognizeSimultaneouslyWith,
        says ? "gesture.simultaneous-yes-is-final" : "gesture.simultaneous-default-no",
        { $0.together = { _ in says } }
      ),
    ]
    for (method, rule, prepare) in questions {
      let stage = GestureStage()
      prepare(stage.delegate(of: stage.add("tap", UITapGestureRecognizer())))
      stage.add("other", UITapGestureRecognizer(), to: stage.outer)
      try stage.tap()
      let answers = stage.screen.records.filter { $0.kind == .answered && $0.method == method }
      #expect(!answers.isEmpty, "\(method)")
      for answer in answers { #expect(answer.rule?.id == rule, "\(method)") }
    }
  }

  @Test(arguments: [true, false])
  func `the answer of a view about a recognizer names its rule itself`(_ says: Bool) throws {
    for isOwn in [true, false] {
      let stage = GestureStage()
      stage.add("tap", UITapGestureRecognizer(), to: isOwn ? stage.inner : stage.outer)
      stage.inner.begins = { _ in says }
      try stage.tap()
      let answer = try #require(
        stage.screen.records.first {
          $0.kind == .answered && $0.method == .gestureRecognizerShouldBegin
        }
      )
      #expect(
        answer.rule?.id
          == (says || isOwn
            ? "gesture.view-should-begin" : "gesture.view-should-begin-applies-to-ancestors")
      )
    }
  }

  // MARK: - Chains and cycles

  @Test(arguments: 1...4)
  func `a chain of taps fires the one with as many taps as were made`(_ taps: Int) throws {
    var before: UITapGestureRecognizer?
    for count in 1...4 {
      let tap = stage.add("taps\(count)", UITapGestureRecognizer()) {
        $0.numberOfTapsRequired = count
      }
      before?.require(toFail: tap)
      before = tap
    }
    for _ in 1...taps {
      try stage.tap()
      stage.wait(0.1)
    }
    stage.wait(2)
    #expect(actions() == ["taps\(taps).ended"])
  }

  @Test func `recognizers that wait for one another are reported, and all fail`() throws {
    let names = ["a", "b", "c"]
    let taps = names.map { stage.add($0, UITapGestureRecognizer()) }
    for (place, tap) in taps.enumerated() { tap.require(toFail: taps[(place + 1) % 3]) }
    let bystander = stage.add("bystander", UITapGestureRecognizer(), to: stage.outer)
    stage.delegate(of: bystander).together = { _ in true }
    try stage.tap()
    let error = try #require(stage.screen.records.first { $0.kind == .error })
    #expect(error.text(.error) == "requirementCycle")
    let message = try #require(error.text(.message))
    for name in names { #expect(message.contains(name)) }
    #expect(taps.allSatisfy { stage.states(of: $0) == ["failed"] })
    let failed = stage.screen.records.filter { $0.text(.state) == "failed" }
    #expect(failed.map(\.rule) == Array(repeating: .gestureRequireToFailHolds, count: 3))
    #expect(stage.states(of: bystander) == ["ended"])
    #expect(stage.simulation.dispatcher.failure == nil)
  }

  @Test func `a recognizer that requires itself is a ring of one`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    tap.require(toFail: tap)
    try stage.tap()
    let error = try #require(stage.screen.records.first { $0.kind == .error })
    #expect(error.text(.error) == "requirementCycle")
    #expect(error.text(.message) == "recognizers wait for one another to fail: tap → tap")
    #expect(stage.states(of: tap) == ["failed"])
    #expect(stage.simulation.dispatcher.failure == nil)
  }
}

import Foundation
@_spi(Workbench) @testable import ResponderKit
import Testing

/// Recognizers, delegates and actions that do what they should not.
struct GestureRobustnessTests {
  private let stage = GestureStage()

  @Test func `a subclass that never leaves possible lets go of the touch in the end`() throws {
    let lazy = stage.add("lazy", CustomRecognizer())
    let tap = stage.add("tap", UITapGestureRecognizer(), to: stage.outer) {
      $0.cancelsTouchesInView = false
    }
    try stage.tap()
    // The tap has prevented it.
    #expect(stage.states(of: lazy) == ["failed"])
    tap.isEnabled = false
    try stage.tap()
    #expect(stage.notes.take().last == "inner.began 1")
    stage.wait(0.9)
    #expect(stage.notes.lines.isEmpty)
    stage.wait(0.2)
    #expect(stage.notes.lines == ["inner.ended 1"])
    #expect(stage.states(of: lazy) == ["failed", "failed"])
    #expect(lazy.state == .possible)
  }

  @Test func `a subclass that begins and never ends is cancelled in the end`() throws {
    let custom = stage.add("custom", CustomRecognizer())
    custom.began = { custom, _, _ in custom.state = .began }
    try stage.tap()
    #expect(custom.state == .began)
    stage.wait(1.1)
    #expect(stage.states(of: custom) == ["began", "cancelled"])
    try stage.tap()
    #expect(stage.states(of: custom).count == 3)
  }

  @Test func `a recognizer that removes itself in its action`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    stage.target.acts = { $0.view?.removeGestureRecognizer($0) }
    try stage.drag((100, 100), (150, 100), steps: 3)
    try stage.up(150, 100)
    #expect(stage.states(of: pan) == ["began", "cancelled"])
    #expect(pan.view == nil && pan.state == .possible)
    #expect(stage.simulation.dispatcher.failure == nil)
  }

  @Test func `a recognizer that removes its view in its action`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    let outer = stage.add("outer's", UILongPressGestureRecognizer(), to: stage.outer)
    stage.target.acts = { $0.view?.removeFromSuperview() }
    try stage.drag((100, 100), (150, 100), steps: 3)
    try stage.up(150, 100)
    #expect(stage.states(of: pan) == ["began", "cancelled"])
    #expect(stage.states(of: outer) == ["failed"])
    #expect(
      stage.notes.lines.filter { $0.hasPrefix("inner") } == ["inner.began 1", "inner.cancelled 1"]
    )
    try stage.tap()
    #expect(stage.simulation.dispatcher.failure == nil)
  }

  @Test func `a view that goes leaves its touch to the recognizers of those that stay`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.outer) {
      $0.cancelsTouchesInView = false
    }
    let own = stage.add("own", CustomRecognizer())
    try stage.down(100, 100)
    stage.simulation.enter { stage.inner.removeFromSuperview() }
    #expect(stage.notes.lines == ["inner.began 1", "inner.cancelled 1"])
    #expect(stage.states(of: own) == ["failed"])
    try stage.move(150, 100)
    try stage.move(170, 100)
    try stage.up(170, 100)
    #expect(stage.states(of: pan) == ["began", "changed", "ended"])
    #expect(stage.notes.lines.filter { $0.hasPrefix("inner") }.count == 2)
  }

  @Test func `a view that goes with a lift held back gets a cancellation`() throws {
    stage.add("double", UITapGestureRecognizer(), to: stage.outer) { $0.numberOfTapsRequired = 2 }
    try stage.tap()
    stage.simulation.enter { stage.inner.removeFromSuperview() }
    #expect(stage.notes.lines == ["inner.began 1", "inner.cancelled 1"])
    stage.wait(1)
    #expect(stage.notes.lines.count == 2)
  }

  @Test func `a delegate that answers differently each time`() throws {
    var flips = false
    let flip: (UIGestureRecognizer) -> Bool = { _ in
      flips.toggle()
      return flips
    }
    let recognizers: [UIGestureRecognizer] = [
      stage.add("pan", UIPanGestureRecognizer()),
      stage.add("press", UILongPressGestureRecognizer()),
      stage.add("tap", UITapGestureRecognizer(), to: stage.outer),
      stage.add("swipe", UISwipeGestureRecognizer(), to: stage.outer),
    ]
    for recognizer in recognizers {
      let delegate = stage.delegate(of: recognizer)
      delegate.begins = flip
      delegate.together = flip
      delegate.requires = flip
      delegate.isRequired = flip
    }
    for _ in 1...5 {
      try stage.drag((60, 100), (160, 100), steps: 6)
      try stage.up(160, 100)
      stage.wait(1)
      try stage.tap()
      stage.wait(1)
    }
    #expect(recognizers.allSatisfy { $0.state == .possible })
    #expect(stage.simulation.dispatcher.failure == nil)
  }

  @Test func `classes that say that each goes before the other`() throws {
    final class Fickle: UITapGestureRecognizer {
      var asks = 0
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        asks += 1
        return asks % 2 == 0
      }
    }
    let one = stage.add("one", Fickle())
    let two = stage.add("two", Fickle())
    try stage.tap()
    #expect(one.state == .possible && two.state == .possible)
    #expect(stage.states(of: one).count == 1 && stage.states(of: two).count == 1)
  }

  @Test func `an action that switches others off and on and adds new ones`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    let double = stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    stage.target.acts = { [stage] _ in
      double.isEnabled = false
      double.isEnabled = true
      stage.add("more", UITapGestureRecognizer())
      stage.inner.gestureRecognizers = stage.inner.gestureRecognizers?.reversed()
    }
    for _ in 1...3 { try stage.tap() }
    #expect(tap.state == .possible)
    #expect(stage.states(of: double).allSatisfy { $0 == "failed" })
    #expect(stage.simulation.dispatcher.failure == nil)
  }

  @Test func `a hundred fingers`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.outer)
    let pinch = stage.add("pinch", UIPinchGestureRecognizer(), to: stage.outer)
    let fingers = (1...100).map { ($0, CGPoint(x: 60 + $0, y: 60 + $0)) }
    stage.simulation.dispatcher.beginCommand()
    try stage.simulation.touches.send(fingers.map { TouchChange($0.0, .began, at: $0.1) })
    #expect(pan.numberOfTouches == 100)
    #expect(pinch.numberOfTouches == 2)
    for step in 1...3 {
      try stage.simulation.touches.send(
        fingers.map {
          TouchChange($0.0, .moved, at: CGPoint(x: $0.1.x + 10 * Double(step), y: $0.1.y))
        }
      )
    }
    try stage.simulation.touches.send(fingers.map { TouchChange($0.0, .ended) })
    #expect(stage.states(of: pan) == ["began", "changed", "changed", "ended"])
  }

  @Test func `a thousand recognizers on a view`() throws {
    let stage = GestureStage(level: .outcome)
    for count in 1...1000 {
      let tap = stage.add("tap\(count)", UITapGestureRecognizer())
      if count > 1, let before = stage.inner.gestureRecognizers?.dropLast().last {
        tap.require(toFail: before)
      }
    }
    stage.simulation.dispatcher.beginCommand()
    try stage.tap()
    #expect(stage.notes.lines == ["inner.began 1", "inner.cancelled 1", "tap1.ended"])
    #expect(stage.simulation.dispatcher.failure == nil)
  }

  @Test func `a window that swallows the end of a touch`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.down(100, 100)
    stage.screen.swallow(stage.screen.window, .sendEvent)
    try stage.up(100, 100)
    stage.simulation.dispatcher.setOverrides(nil, of: stage.screen.window)
    stage.wait(2)
    #expect(stage.states(of: tap) == ["failed"])
    #expect(stage.states(of: pan) == ["failed"])
    try stage.tap()
    #expect(stage.states(of: tap) == ["failed", "ended"])
  }

  @Test func `an error in an action ends the run, and the next touches work`() throws {
    let stranger = NSObject()
    let tap = stage.add("tap", UITapGestureRecognizer()) {
      $0.addTarget(stranger, action: "missing:")
    }
    try stage.tap()
    #expect(stage.simulation.dispatcher.failure?.kind == .unrecognizedSelector)
    stage.simulation.dispatcher.clearFailure()
    tap.removeTarget(stranger, action: nil)
    stage.wait(2)
    _ = stage.notes.take()
    try stage.tap()
    #expect(stage.notes.lines.contains("tap.ended"))
  }

  @Test func `a recognizer of another simulation is refused`() {
    let foreign = UITapGestureRecognizer()
    stage.inner.addGestureRecognizer(foreign)
    #expect(stage.simulation.dispatcher.failure?.kind == .foreignObject)
    #expect(stage.inner.gestureRecognizers == nil)
  }

  @Test func `a state that is assigned without any touch`() {
    let custom = stage.add("custom", CustomRecognizer())
    stage.simulation.enter {
      custom.state = .began
      #expect(custom.state == .began)
      custom.state = .changed
      custom.state = .ended
    }
    #expect(stage.notes.lines == ["custom.began", "custom.changed", "custom.ended"])
    #expect(custom.state == .possible && custom.resets == 1)
  }

  @Test func `a recognizer that is answered twice gets a touch once`() throws {
    let view = stage.screen.add(
      "twice",
      TwiceView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    )
    let custom = stage.add("custom", CustomRecognizer(), to: view)
    var numbers: [Int] = []
    custom.began = { custom, _, _ in numbers.append(custom.numberOfTouches) }
    try stage.tap(10, 310)
    #expect(numbers == [1])
  }

  @Test(
    arguments: [1e30, -1e30, .infinity, .nan],
    [
      ProfileNumber.tapMaximumDuration,
      .tapMaximumInterval, .swipeMaximumDuration, .contentTouchDelay,
    ]
  )
  func `times that no clock can tell`(_ value: Double, _ number: ProfileNumber) throws {
    var profile = Profile()
    profile.numbers[number.rawValue] = value
    let stage = GestureStage(profile: profile)
    let inner = stage.add("inner", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    stage.add("press", UILongPressGestureRecognizer()) { $0.numberOfTapsRequired = 1 }
    stage.add("swipe", UISwipeGestureRecognizer())
    stage.wait(1)
    for _ in 0..<3 {
      try stage.tap()
      stage.wait(0.1)
    }
    try stage.drag((100, 100), (140, 100))
    try stage.up(140, 100)
    stage.wait(2)
    #expect(stage.simulation.dispatcher.failure == nil && inner.isEnabled)
    let scroll = ScrollStage(profile: profile)
    scroll.wait(1)
    try scroll.drag(100, 300, by: 0, -100, rest: 0)
    scroll.wait(2)
    #expect(scroll.simulation.dispatcher.failure == nil && scroll.y > 0)
  }

  @Test func `a tap at the end of time`() throws {
    stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    stage.add("press", UILongPressGestureRecognizer()) { $0.numberOfTapsRequired = 1 }
    stage.add("swipe", UISwipeGestureRecognizer())
    stage.simulation.advance(to: .max)
    try stage.simulation.enter {
      for _ in 0..<2 {
        try stage.screen.touch(.began, 100, 100)
        try stage.screen.touch(.ended, 100, 100)
      }
    }
    #expect(stage.notes.lines.contains("double.ended"))
  }

  @Test func `a view that is taken away by a phase held back gets no further ones`() throws {
    _ = stage.add("swipe", UISwipeGestureRecognizer()) { $0.delaysTouchesBegan = true }
    stage.inner.whenBegan = { view in view.removeFromSuperview() }
    try stage.drag((100, 100), (104, 104), steps: 2)
    #expect(stage.notes.lines.allSatisfy { !$0.hasPrefix("inner") })
    try stage.up(104, 104)
    let phases = stage.notes.lines.filter { $0.hasPrefix("inner") }
    #expect(phases == ["inner.began 1", "inner.cancelled 1"])
  }

  @Test func `a view that is taken away by a held phase of a lifted finger is told of its end`()
    throws
  {
    _ = stage.add("rotation", UIRotationGestureRecognizer(), to: stage.outer) {
      $0.delaysTouchesBegan = true
    }
    stage.inner.isMultipleTouchEnabled = false
    stage.inner.whenBegan = { view in view.removeFromSuperview() }
    try stage.down(100, 100, finger: 1)
    try stage.down(120, 100, finger: 2)
    try stage.up(100, 100, finger: 1)
    try stage.up(120, 100, finger: 2)
    let phases = stage.notes.lines.filter { $0.hasPrefix("inner") }
    #expect(phases == ["inner.began 1", "inner.cancelled 1"])
  }

  @Test func `a touch that is over for everybody while its view hears of its loss stays cancelled`()
    throws
  {
    stage.add("pan", UIPanGestureRecognizer())
    var touch: UITouch?
    var event: UIEvent?
    stage.notes.whenNoted = { [stage] line in
      guard line == "inner.cancelled 1" else { return }
      touch = stage.simulation.touches.live.first
      event = stage.simulation.touches.event
      stage.simulation.lifecycle.resignActive()
    }
    try stage.drag((100, 100), (160, 100))
    stage.notes.whenNoted = { _ in }
    #expect(touch?.phase == .cancelled)
    #expect(event?.allTouches?.isEmpty != false)
    #expect(stage.notes.lines.filter { $0 == "inner.cancelled 1" }.count == 1)
  }

  @Test func `a touch that its view gives up in a held phase stays cancelled`() throws {
    stage.add("swipe", UISwipeGestureRecognizer()) { $0.delaysTouchesBegan = true }
    var touch: UITouch?
    stage.inner.whenBegan = { [stage] _ in
      touch = stage.simulation.touches.live.first
      stage.simulation.lifecycle.resignActive()
    }
    try stage.drag((100, 100), (104, 104), steps: 2)
    stage.wait(1)
    #expect(touch?.phase == .cancelled)
    #expect(
      stage.notes.lines.filter { $0.hasPrefix("inner") } == ["inner.began 1", "inner.cancelled 1"]
    )
  }

  @Test func `a held phase does not bring back touches that its view has ended`() throws {
    stage.add("swipe", UISwipeGestureRecognizer()) { $0.delaysTouchesBegan = true }
    let other = stage.screen.pad("other", 300, 0, 50)
    try stage.down(310, 10, finger: 2)
    var event: UIEvent?
    stage.inner.whenBegan = { [stage] _ in
      event = stage.simulation.touches.event
      other.removeFromSuperview()
    }
    try stage.down(100, 100)
    stage.wait(1)
    #expect(other.phases == [.began, .cancelled])
    #expect(event?.allTouches?.map { stage.simulation.objects.name(of: $0) } == ["touch1"])
  }
}

/// A view that lists each of its recognizers twice.
private final class TwiceView: UIView {
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { (super.gestureRecognizers ?? []) + (super.gestureRecognizers ?? []) }
    set { super.gestureRecognizers = newValue }
  }
}

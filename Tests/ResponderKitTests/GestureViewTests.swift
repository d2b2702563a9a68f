import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 12: what recognizers do to the touches of views and controls.
@Suite(.seesItsRules)
struct GestureViewTests {
  private let stage = GestureStage()

  /// What the view was told.
  private func view() -> [String] { stage.notes.lines.filter { $0.hasPrefix("inner.") } }

  @Test func `gesture.cancels-touches-in-view: the view loses a touch that it has`() throws {
    stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (140, 100), steps: 1)
    #expect(view() == ["inner.began 1", "inner.cancelled 1"])
    #expect(stage.record(.touchCancelled) == ["inner gesture.cancels-touches-in-view"])
    #expect(stage.screen.decided("gesture.cancels-touches-in-view"))
  }

  @Test func `the record of a touch that is taken names the recognizer that took it`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (140, 100), steps: 1)
    let cancelled = try #require(stage.screen.records.first { $0.kind == .touchCancelled })
    let field = try #require(cancelled.fields.first { $0.key == .by })
    guard case .object(let taker) = field.value else { throw CancellationError() }
    #expect(stage.simulation.objects.object(at: taker) === pan)
  }

  @Test func `touch.cancel-by-recognizer: only the touches of the gesture`() throws {
    stage.add("pan", UIPanGestureRecognizer())
    try stage.down(300, 300, finger: 2)
    try stage.drag((100, 100), (140, 100), steps: 1)
    try stage.up(300, 300, finger: 2)
    #expect(
      stage.notes.lines.filter { $0.hasPrefix("outer") } == ["outer.began 2", "outer.ended 2"]
    )
    #expect(view() == ["inner.began 1", "inner.cancelled 1"])
  }

  @Test func `gesture.cancels-drops-pending: what is held back is never delivered`() throws {
    stage.add("pan", UIPanGestureRecognizer()) { $0.delaysTouchesBegan = true }
    try stage.drag((100, 100), (140, 100), steps: 4)
    try stage.up(140, 100)
    #expect(view().isEmpty)
    #expect(stage.record(.touchDropped) == ["inner gesture.cancels-drops-pending"])
    #expect(stage.screen.decided("gesture.cancels-drops-pending"))
  }

  @Test func `gesture.cancels-false-lets-both: the view keeps its touches`() throws {
    stage.add("tap", UITapGestureRecognizer()) { $0.cancelsTouchesInView = false }
    try stage.tap()
    #expect(stage.notes.lines == ["inner.began 1", "tap.ended", "inner.ended 1"])
  }

  @Test(arguments: [
    (Toggle.Setting.cancelFirst, ["inner.cancelled 1", "tap.ended"]),
    (.actionFirst, ["tap.ended", "inner.cancelled 1"]),
  ])
  func `gesture.action-vs-cancel-order: cancel first, unless the profile says otherwise`(
    _ setting: Toggle.Setting,
    _ expected: [String]
  ) throws {
    let stage = GestureStage(profile: profile([.actionVsCancelOrder: setting]))
    stage.add("tap", UITapGestureRecognizer())
    try stage.tap()
    #expect(stage.notes.lines == ["inner.began 1"] + expected)
    #expect(
      stage.screen.objects(deciding: "gesture.action-vs-cancel-order")
        == (setting == .actionFirst ? ["target"] : [])
    )
  }

  @Test func `gesture.after-cancel-nothing-more: the recognizer goes on with the touch`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (200, 100), steps: 5)
    try stage.up(200, 100)
    #expect(view() == ["inner.began 1", "inner.cancelled 1"])
    #expect(stage.states(of: pan).suffix(2) == ["changed", "ended"])
  }

  @Test func `gesture.cancel-target-is-hit-view: it is sent to the touch's own view`() throws {
    stage.add("tap", UITapGestureRecognizer(), to: stage.outer)
    try stage.tap()
    #expect(stage.notes.lines == ["inner.began 1", "inner.cancelled 1", "tap.ended"])
  }

  @Test func `gesture.failure-does-not-cancel: the view hears nothing of a failure`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    try stage.drag((100, 100), (200, 100), steps: 1)
    try stage.up(200, 100)
    #expect(stage.states(of: tap) == ["failed"])
    #expect(view() == ["inner.began 1", "inner.moved 1", "inner.ended 1"])
  }

  @Test func `gesture.delays-began-default-false: the view hears of the touch at once`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    #expect(!tap.delaysTouchesBegan)
    try stage.down(100, 100)
    #expect(view() == ["inner.began 1"])
  }

  @Test func `gesture.delays-began-true: nothing comes before the failure`() throws {
    stage.add("tap", UITapGestureRecognizer()) { $0.delaysTouchesBegan = true }
    try stage.down(100, 100)
    #expect(view().isEmpty)
    #expect(stage.record(.touchHeld) == ["inner gesture.delays-began-true"])
    stage.wait(0.8)
    #expect(view() == ["inner.began 1"])
    try stage.up(100, 100)
    #expect(view() == ["inner.began 1", "inner.ended 1"])
    #expect(stage.screen.decided("gesture.delays-began-true"))
  }

  @Test func `gesture.delays-began-flush: began where it began, then moved`() throws {
    stage.add("tap", UITapGestureRecognizer()) { $0.delaysTouchesBegan = true }
    var places: [CGPoint] = []
    stage.notes.whenNoted = { [simulation = stage.simulation] _ in
      guard let touch = simulation.objects.object(named: "touch1") as? UITouch else { return }
      places.append(touch.location(in: nil))
    }
    try stage.drag((100, 100), (200, 100), steps: 4)
    #expect(view() == ["inner.began 1", "inner.moved 1", "inner.moved 1", "inner.moved 1"])
    #expect(places.first == CGPoint(x: 100, y: 100))
    #expect(places.last == CGPoint(x: 200, y: 100))
    #expect(stage.screen.decided("gesture.delays-began-flush"))
  }

  @Test func `gesture.delays-ended-default-true: the lift is held back`() throws {
    let double = stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    #expect(double.delaysTouchesEnded)
    try stage.tap()
    #expect(view() == ["inner.began 1"])
    #expect(stage.record(.touchHeld) == ["inner gesture.delays-ended-default-true"])
    stage.wait(0.4)
    #expect(view() == ["inner.began 1", "inner.ended 1"])
    #expect(stage.screen.decided("gesture.delays-ended-default-true"))
  }

  @Test func `gesture.delays-ended-on-success: the lift becomes a cancellation`() throws {
    stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    try stage.tap()
    try stage.tap()
    #expect(stage.screen.decided("gesture.delays-ended-on-success"))
  }

  @Test(arguments: [
    (true, ["began", "began", "cancelled", "cancelled"]),
    (false, ["began", "ended", "began", "cancelled"]),
  ])
  func `gesture.delays-ended-double-tap-true: what the view sees of a double tap`(
    _ delays: Bool,
    _ expected: [String]
  ) throws {
    stage.add("double", UITapGestureRecognizer()) {
      $0.numberOfTapsRequired = 2
      $0.delaysTouchesEnded = delays
    }
    try stage.tap()
    try stage.tap()
    #expect(view() == expected.map { "inner.\($0) 1" })
  }

  @Test func `gesture.delays-ended-double-tap-false: a failed double tap changes nothing`() throws {
    stage.add("double", UITapGestureRecognizer()) {
      $0.numberOfTapsRequired = 2
      $0.delaysTouchesEnded = false
    }
    try stage.tap()
    stage.wait(1)
    #expect(view() == ["inner.began 1", "inner.ended 1"])
    #expect(stage.record(.touchHeld).isEmpty)
  }

  @Test func `gesture.delays-ended-cost: an ancestor's double tap delays a button`() throws {
    let button = stage.screen.add(
      "ok",
      UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44)),
      in: stage.inner
    )
    button.addTarget(stage.target, action: "plain", for: .touchUpInside)
    stage.add("double", UITapGestureRecognizer(), to: stage.outer) { $0.numberOfTapsRequired = 2 }
    try stage.tap(60, 60)
    let lift = stage.simulation.now
    #expect(stage.notes.lines.isEmpty)
    stage.wait(0.34)
    #expect(stage.notes.lines.isEmpty)
    stage.wait(0.02)
    #expect(stage.notes.lines == ["plain"])
    #expect(stage.simulation.now - lift == 360_000)
  }

  @Test func `gesture.delayed-ended-off-event: a timer lets go of the lift`() throws {
    stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    try stage.tap()
    stage.wait(1)
    #expect(stage.screen.rules(of: .touchDelivered).last == "gesture.delayed-ended-off-event")
  }

  @Test func `gesture.holders-are-all-recognizers: the last holder decides`() throws {
    stage.add("short", CustomRecognizer()).ended = { custom, _, _ in custom.state = .failed }
    let long = stage.add("long", CustomRecognizer())
    try stage.tap()
    #expect(view() == ["inner.began 1"])
    stage.simulation.enter { long.state = .failed }
    #expect(view() == ["inner.began 1", "inner.ended 1"])
    let third = stage.add("third", CustomRecognizer())
    try stage.tap()
    third.began = { custom, _, _ in
      custom.state = .failed
      long.state = .failed
    }
    try stage.down(150, 150)
    #expect(stage.screen.decided("gesture.holders-are-all-recognizers"))
  }

  @Test func `gesture.two-finger-sequence: both touches are cancelled`() throws {
    stage.add("tap", UITapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
    let points = [CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 100)]
    try stage.simulation.enter {
      for phase in [UITouch.Phase.began, .moved, .ended] {
        try stage.simulation.touches.send([
          TouchChange(1, phase, at: points[0]), TouchChange(2, phase, at: points[1]),
        ])
      }
    }
    #expect(
      stage.notes.lines
        == ["inner.began 1+2", "inner.moved 1+2", "inner.cancelled 1+2", "tap.ended"]
    )
  }

  @Test func `gesture.continuous-sequence: cancelled when it begins, then nothing`() throws {
    stage.add("press", UILongPressGestureRecognizer())
    try stage.down(100, 100)
    stage.wait(0.6)
    try stage.move(150, 100)
    try stage.up(150, 100)
    #expect(view() == ["inner.began 1", "inner.cancelled 1"])
  }

  @Test func `a finger that joins a gesture that takes touches is not delivered`() throws {
    stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (140, 100), steps: 1)
    try stage.down(150, 150, finger: 2)
    try stage.up(150, 150, finger: 2)
    #expect(view() == ["inner.began 1", "inner.cancelled 1"])
  }

  @Test(arguments: [true, false])
  func `touch.view-nil-after-recognition: only where the profile says so`(_ isOn: Bool) throws {
    let stage = GestureStage(
      profile: profile([.viewNilAfterRecognition: isOn ? .on : .off])
    )
    stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (140, 100), steps: 1)
    let touch = try #require(stage.simulation.objects.object(named: "touch1") as? UITouch)
    #expect((touch.view == nil) == isOn)
    #expect(
      stage.screen.objects(deciding: "touch.view-nil-after-recognition") == (isOn ? ["touch1"] : [])
    )
  }

  // MARK: - Controls

  /// A control on the inner view, with a line of its own when it acts.
  private func control<C: UIControl>(
    _ make: @autoclosure () -> C,
    _ event: UIControl.Event
  ) -> C {
    let made = stage.screen.add("control", make(), in: stage.inner)
    made.addTarget(stage.target, action: "plain", for: event)
    return made
  }

  private static let frame = CGRect(x: 0, y: 0, width: 120, height: 44)

  @Test(arguments: ["button", "switch", "stepper", "segmented"])
  func `gesture.control-beats-ancestor-list: a single tap of an ancestor is refused`(
    _ kind: String
  )
    throws
  {
    let tap = stage.add("tap", UITapGestureRecognizer(), to: stage.outer)
    let frame = Self.frame
    stage.simulation.enter {
      switch kind {
      case "button": _ = control(UIButton(frame: frame), .touchUpInside)
      case "switch": _ = control(UISwitch(frame: frame), .valueChanged)
      case "stepper": control(UIStepper(frame: frame), .valueChanged).value = 5
      default:
        let segmented = control(UISegmentedControl(items: ["a", "b"]), .valueChanged)
        segmented.frame = frame
      }
    }
    try stage.tap(80, 65)
    #expect(stage.states(of: tap) == ["failed"])
    #expect(stage.notes.lines == ["plain"])
    #expect(stage.screen.decided("gesture.control-beats-ancestor-list"))
  }

  @Test(arguments: [
    (Toggle.Setting.listed, "ended"), (.listedAndSliderPans, "failed"), (.none, "ended"),
  ])
  func `a slider leaves a pan to an ancestor unless the profile says otherwise`(
    _ setting: Toggle.Setting,
    _ outcome: String
  ) throws {
    let stage = GestureStage(profile: profile([.controlBeatsAncestor: setting]))
    stage.screen.add(
      "slider",
      UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31)),
      in: stage.inner
    )
    let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.outer)
    try stage.drag((60, 65), (200, 65), steps: 10)
    try stage.up(200, 65)
    #expect(stage.states(of: pan).last == outcome)
  }

  @Test(arguments: [(Toggle.Setting.listed, true), (.none, false)])
  func `a slider keeps its thumb from an ancestor's swipe`(
    _ setting: Toggle.Setting,
    _ keeps: Bool
  ) throws {
    let stage = GestureStage(profile: profile([.controlBeatsAncestor: setting]))
    let slider = stage.screen.add(
      "slider",
      UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31)),
      in: stage.inner
    )
    let swipe = stage.add("swipe", UISwipeGestureRecognizer(), to: stage.outer)
    try stage.drag((60, 65), (160, 65), steps: 5)
    #expect(stage.states(of: swipe).last == (keeps ? "failed" : "ended"))
    #expect(slider.isTracking == keeps)
    // Away from the thumb the swipe is the ancestor's.
    try stage.up(160, 65)
    stage.simulation.enter { slider.value = 0 }
    try stage.drag((150, 65), (240, 65), steps: 5)
    #expect(stage.states(of: swipe).last == "ended")
  }

  @Test func `a switch keeps its thumb from an ancestor's pan along the track`() throws {
    let toggle = stage.screen.add("switch", UISwitch(frame: .zero), in: stage.inner)
    let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.outer)
    try stage.drag((60, 65), (95, 65), steps: 5)
    try stage.up(95, 65)
    #expect(stage.states(of: pan) == ["failed"])
    #expect(toggle.isOn)
    try stage.drag((90, 65), (90, 120), steps: 5)
    #expect(stage.states(of: pan).contains("began"))
  }

  @Test func `gesture.control-list-mechanism: the classes override gestureRecognizerShouldBegin`() {
    let tap = stage.add("tap", UITapGestureRecognizer(), to: stage.outer)
    stage.simulation.enter {
      let refusing: [UIView] = [
        UIButton(frame: Self.frame), UISwitch(frame: .zero), UIStepper(frame: .zero),
        UISegmentedControl(items: ["a"]), UITextField(frame: Self.frame),
        UIPageControl(frame: Self.frame),
        UINavigationBar(frame: Self.frame),
      ]
      for view in refusing { #expect(!view.gestureRecognizerShouldBegin(tap), "\(view)") }
      let willing: [UIView] = [
        UIView(), UIControl(frame: .zero), UISlider(frame: .zero), UILabel(),
      ]
      for view in willing { #expect(view.gestureRecognizerShouldBegin(tap), "\(view)") }
    }
  }

  @Test func `gesture.list-only-single-tap-single-finger: a double tap takes the touch`() throws {
    _ = control(UIButton(frame: Self.frame), .touchUpInside)
    let double = stage.add("double", UITapGestureRecognizer(), to: stage.outer) {
      $0.numberOfTapsRequired = 2
    }
    try stage.tap(60, 60)
    try stage.tap(60, 60)
    #expect(stage.states(of: double) == ["ended"])
    #expect(stage.notes.lines == ["double.ended"])
    let press = stage.add("press", UILongPressGestureRecognizer(), to: stage.outer)
    stage.wait(1)
    try stage.tap(60, 60, hold: 0.8)
    #expect(stage.states(of: press).contains("began"))
    #expect(!stage.notes.lines.contains("plain"))
  }

  @Test func `gesture.recognizer-on-control-wins: its own is not refused`() throws {
    let button = control(UIButton(frame: Self.frame), .touchUpInside)
    let tap = stage.add("tap", UITapGestureRecognizer(), to: button)
    try stage.tap(60, 60)
    #expect(stage.states(of: tap) == ["ended"])
    #expect(stage.notes.lines == ["tap.ended"])
  }

  @Test func `gesture.plain-uicontrol-not-protected: an ancestor's tap cancels its tracking`()
    throws
  {
    let plain = control(UIControl(frame: Self.frame), .touchUpInside)
    stage.add("tap", UITapGestureRecognizer(), to: stage.outer)
    try stage.tap(60, 60)
    #expect(!plain.isTracking)
    #expect(stage.notes.lines == ["tap.ended"])
  }

  @Test func `gesture.plain-uicontrol-fix: it may refuse taps of others itself`() throws {
    final class Guarded: UIControl {
      override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        gestureRecognizer.view === self || !(gestureRecognizer is UITapGestureRecognizer)
      }
    }
    _ = stage.simulation.enter { control(Guarded(frame: Self.frame), .touchUpInside) }
    stage.add("tap", UITapGestureRecognizer(), to: stage.outer)
    try stage.tap(60, 60)
    #expect(stage.notes.lines == ["plain"])
  }
}

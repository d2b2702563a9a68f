import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 13: UIKit's own recognizers that follow moving fingers.
@Suite(.seesItsRules)
struct MovingRecognizerTests {
  private let stage = GestureStage()

  // MARK: - Pan

  @Test func `pan.defaults: one finger or more`() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
  }

  @Test(arguments: [(9.0, false), (10, true)])
  func `pan.hysteresis: ten points, and not one less`(_ way: Double, _ begins: Bool) throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (100 + way, 100), steps: 1)
    #expect(stage.states(of: pan) == (begins ? ["began"] : []))
    if begins { #expect(stage.reasons(of: pan) == ["pan.hysteresis"]) }
  }

  @Test(arguments: [(Toggle.Setting.included, 30.0), (.excluded, 20)])
  func `pan.translation-starts: with the way to the begin, or without`(
    _ setting: Toggle.Setting,
    _ x: Double
  ) throws {
    let stage = GestureStage(profile: profile([.panTranslationStarts: setting]))
    let pan = stage.add("pan", UIPanGestureRecognizer())
    var first: CGPoint?
    stage.target.acts = { [inner = stage.inner] _ in first = first ?? pan.translation(in: inner) }
    try stage.drag((100, 100), (130, 100), steps: 1)
    #expect(first == CGPoint(x: x, y: 0))
    #expect(
      stage.screen.objects(deciding: "pan.translation-starts")
        == (setting == .excluded ? ["pan"] : [])
    )
  }

  @Test func `pan.too-many-touches: fails before it begins, ends after`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer()) { $0.maximumNumberOfTouches = 1 }
    try stage.down(100, 100)
    try stage.down(150, 100, finger: 2)
    #expect(stage.states(of: pan) == ["failed"])
    try stage.up(100, 100)
    try stage.up(150, 100, finger: 2)
    try stage.drag((100, 100), (140, 100), steps: 1)
    try stage.down(150, 100, finger: 2)
    #expect(stage.states(of: pan) == ["failed", "began", "ended"])
    #expect(Set(stage.reasons(of: pan)) == ["pan.too-many-touches", "pan.hysteresis"])
  }

  @Test func `pan.ends-when-all-up: when fewer are left than it takes`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer()) { $0.minimumNumberOfTouches = 2 }
    try stage.drag((100, 100), (150, 100), steps: 2)
    #expect(stage.states(of: pan).isEmpty)
    try stage.down(160, 120, finger: 2)
    try stage.simulation.touches.send([
      TouchChange(1, .moved, at: CGPoint(x: 170, y: 100)),
      TouchChange(2, .moved, at: CGPoint(x: 180, y: 120)),
    ])
    #expect(stage.states(of: pan) == ["began"])
    pan.minimumNumberOfTouches = 1
    try stage.up(180, 120, finger: 2)
    #expect(stage.states(of: pan) == ["began"])
    try stage.up(170, 100)
    #expect(stage.states(of: pan) == ["began", "ended"])
    #expect(stage.reasons(of: pan).last == "pan.ends-when-all-up")
    try stage.tap()
    #expect(stage.states(of: pan).last == "failed")
  }

  @Test func `pan.set-translation: resets the velocity too`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (150, 100), steps: 5)
    #expect(pan.velocity(in: nil).x > 0)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: stage.inner)
    #expect(pan.translation(in: stage.inner) == CGPoint(x: 3, y: 4))
    #expect(pan.velocity(in: nil) == .zero)
    try stage.move(160, 100)
    #expect(pan.translation(in: stage.inner) == CGPoint(x: 13, y: 4))
  }

  @Test func `pan.should-begin-direction: translation and velocity are there in the question`()
    throws
  {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    var seen: (CGPoint, CGPoint)?
    stage.delegate(of: pan).begins = { _ in
      seen = (pan.translation(in: nil), pan.velocity(in: nil))
      return true
    }
    try stage.drag((150, 100), (130, 100), steps: 1)
    let (translation, velocity) = try #require(seen)
    #expect(translation == CGPoint(x: -20, y: 0))
    let expected = 0.2 * -20 / 0.016
    #expect(velocity.x.isNear(expected))
  }

  @Test func `pan.velocity: two samples, blended; a finger that stands keeps it`() throws {
    let pan = stage.add("pan", UIPanGestureRecognizer())
    try stage.down(100, 100)
    try stage.move(120, 100)
    let (first, second) = (20 / 0.016, 10 / 0.016)
    let blend = 0.2 * second + 0.8 * first
    #expect(pan.velocity(in: nil).x.isNear(0.2 * first))
    try stage.move(130, 100)
    #expect(pan.velocity(in: nil).x.isNear(blend))
    try stage.move(140, 100)
    #expect(pan.velocity(in: nil).x.isNear(second))
    stage.wait(3)
    #expect(pan.velocity(in: nil).x.isNear(second))
    // A move of no way is a sample, a lift is none.
    try stage.move(140, 100)
    var last: CGPoint?
    stage.target.acts = { if $0.state == .ended { last = pan.velocity(in: nil) } }
    let slower = 0.8 * second
    #expect(pan.velocity(in: nil).x.isNear(slower))
    try stage.up(200, 100)
    #expect(last?.x.isNear(slower) == true)
    // The weight is a number of the profile.
    var profile = Profile()
    profile.numbers["panVelocityWeight"] = 1
    let newest = GestureStage(profile: profile)
    let other = newest.add("pan", UIPanGestureRecognizer())
    try newest.drag((100, 100), (140, 100), steps: 1)
    let only = 40 / 0.016
    #expect(other.velocity(in: nil).x.isNear(only))
  }

  // MARK: - Swipe

  @Test func `swipe.defaults: one finger to the right`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
  }

  @Test func `swipe.discrete-before-up: while the finger is down`() throws {
    let swipe = stage.add("swipe", UISwipeGestureRecognizer())
    try stage.drag((60, 100), (110, 100), steps: 2)
    #expect(stage.states(of: swipe) == ["ended"])
    #expect(stage.reasons(of: swipe) == ["swipe.discrete-before-up"])
  }

  @Test(arguments: [
    (49.0, 0.0, 0.016, "failed"), (50, 49, 0.016, "ended"), (60, 50, 0.016, "failed"),
    (60, 0, 0.51, "failed"),
  ])
  func `swipe.thresholds: far enough, straight enough, quick enough`(
    _ along: Double,
    _ across: Double,
    _ seconds: Double,
    _ outcome: String
  ) throws {
    let swipe = stage.add("swipe", UISwipeGestureRecognizer())
    try stage.down(60, 100)
    try stage.move(60 + along, 100 + across, after: seconds)
    try stage.up(60 + along, 100 + across)
    #expect(stage.states(of: swipe) == [outcome])
    if outcome == "failed" { #expect(stage.reasons(of: swipe) == ["swipe.thresholds"]) }
  }

  @Test func `swipe.location-is-start: where the finger came down`() throws {
    let swipe = stage.add("swipe", UISwipeGestureRecognizer())
    var place: CGPoint?
    stage.target.acts = { [inner = stage.inner] _ in place = swipe.location(in: inner) }
    try stage.drag((60, 100), (140, 100), steps: 2)
    #expect(place == CGPoint(x: 10, y: 50))
  }

  @Test(arguments: [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)])
  func `swipe.direction-mask: any of several directions`(_ x: Double, _ y: Double) throws {
    let swipe = stage.add("swipe", UISwipeGestureRecognizer()) { $0.direction = [.left, .right] }
    try stage.drag((150, 150), (150 + 70 * x, 150 + 70 * y), steps: 3)
    #expect(stage.states(of: swipe) == (y == 0 ? ["ended"] : ["failed"]))
  }

  @Test func `swipe.finger-count: exactly as many as it takes`() throws {
    let swipe = stage.add("swipe", UISwipeGestureRecognizer())
    try stage.down(60, 100)
    try stage.down(60, 140, finger: 2)
    #expect(stage.reasons(of: swipe) == ["swipe.finger-count"])
    try stage.up(60, 100)
    try stage.up(60, 140, finger: 2)
    swipe.numberOfTouchesRequired = 2
    try stage.drag((60, 100), (140, 100), steps: 2)
    #expect(stage.states(of: swipe) == ["failed"])
    try stage.up(140, 100)
    #expect(stage.reasons(of: swipe).last == "swipe.finger-count")
  }

  // MARK: - Two fingers

  /// Sends both fingers at once.
  private func both(_ phase: UITouch.Phase, _ first: CGPoint, _ second: CGPoint) throws {
    stage.wait(0.016)
    try stage.simulation.touches.send([
      TouchChange(1, phase, at: first), TouchChange(2, phase, at: second),
    ])
  }

  @Test func `pinch.two-touches: begins, changes and ends with two fingers`() throws {
    let pinch = stage.add("pinch", UIPinchGestureRecognizer())
    let (a, b) = (CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100))
    try both(.began, a, b)
    try both(.moved, CGPoint(x: 90, y: 100), CGPoint(x: 150, y: 100))
    try both(.moved, CGPoint(x: 80, y: 100), CGPoint(x: 160, y: 100))
    try stage.up(160, 100, finger: 2)
    #expect(stage.states(of: pinch) == ["began", "changed", "ended"])
    #expect(
      stage.reasons(of: pinch) == ["pinch.threshold", "pinch.two-touches", "pinch.two-touches"]
    )
    try stage.up(80, 100)
    try stage.tap()
    #expect(stage.reasons(of: pinch).last == "pinch.two-touches")
  }

  @Test(arguments: [60.0, 48.1, 31.9, 30])
  func `pinch.scale: without the way of its threshold`(_ distance: Double) throws {
    let scale = distance / (distance > 40 ? 48 : 32)
    let pinch = stage.add("pinch", UIPinchGestureRecognizer())
    #expect(pinch.scale == 1)
    try both(.began, CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100))
    try both(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 140 + (distance - 40) / 2, y: 100))
    #expect(pinch.scale == 1 || abs(distance - 40) / 2 > 8)
    try both(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 100 + distance, y: 100))
    #expect(pinch.scale.isNear(scale))
  }

  @Test func `pinch.scale: its reference stays for the whole pinch, and may be set`() throws {
    let pinch = stage.add("pinch", UIPinchGestureRecognizer())
    try both(.began, CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100))
    try both(.moved, CGPoint(x: 90, y: 100), CGPoint(x: 150, y: 100))
    #expect(pinch.scale.isNear(60.0 / 48))
    let speed = (60.0 / 48 - 1) / 0.016
    #expect(pinch.velocity.isNear(speed))
    // Closed beyond the first distance it is still the opening's.
    try both(.moved, CGPoint(x: 110, y: 100), CGPoint(x: 130, y: 100))
    #expect(pinch.scale.isNear(20.0 / 48))
    pinch.scale = 1
    try both(.moved, CGPoint(x: 105, y: 100), CGPoint(x: 135, y: 100))
    #expect(pinch.scale.isNear(1.5))
  }

  @Test func `pinch.scale: distances are those on the screen, whatever the window's size`() throws {
    stage.screen.window.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.screen.window.frame.origin = .zero
    let pinch = stage.add("pinch", UIPinchGestureRecognizer())
    try both(.began, CGPoint(x: 120, y: 120), CGPoint(x: 220, y: 120))
    try both(.moved, CGPoint(x: 120, y: 120), CGPoint(x: 228, y: 120))
    #expect(stage.states(of: pinch) == [])
    try both(.moved, CGPoint(x: 120, y: 120), CGPoint(x: 282, y: 120))
    #expect(pinch.scale.isNear(1.5))
  }

  @Test(arguments: [(8.0, false), (8.1, true), (-8, false), (-8.1, true)])
  func `pinch.threshold: the distance has to change by more`(
    _ way: Double,
    _ begins: Bool
  )
    throws
  {
    let pinch = stage.add("pinch", UIPinchGestureRecognizer())
    try both(.began, CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100))
    try both(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 140 + way, y: 100))
    #expect(stage.states(of: pinch) == (begins ? ["began"] : []))
    #expect(stage.screen.decided("pinch.threshold") == begins)
  }

  @Test func `rotation.two-touches: radians, clockwise`() throws {
    let rotation = stage.add("rotation", UIRotationGestureRecognizer())
    try both(.began, CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100))
    try both(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 140))
    #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
    try both(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 60, y: 99.9))
    try both(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 60))
    #expect(abs(rotation.rotation - 1.5 * .pi) < 1e-9)
    rotation.rotation = 0
    try both(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100))
    #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
    try stage.up(140, 100, finger: 2)
    #expect(stage.states(of: rotation) == ["began", "changed", "changed", "changed", "ended"])
    #expect(stage.reasons(of: rotation).last == "rotation.two-touches")
  }

  @Test(arguments: [(9.0, false), (11, true)])
  func `rotation.threshold: ten degrees`(_ degrees: Double, _ begins: Bool) throws {
    let rotation = stage.add("rotation", UIRotationGestureRecognizer())
    let angle = degrees * .pi / 180
    try both(.began, CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100))
    try both(
      .moved,
      CGPoint(x: 100, y: 100),
      CGPoint(x: 100 + 40 * cos(angle), y: 100 + 40 * sin(angle))
    )
    #expect(stage.states(of: rotation) == (begins ? ["began"] : []))
    #expect(stage.screen.decided("rotation.threshold") == begins)
  }

  @Test func `pinch and rotation together, where a delegate lets them`() throws {
    let pinch = stage.add("pinch", UIPinchGestureRecognizer())
    let rotation = stage.add("rotation", UIRotationGestureRecognizer())
    stage.delegate(of: pinch).together = { $0 === rotation }
    try both(.began, CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100))
    try both(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 160, y: 100))
    try both(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 160))
    #expect(stage.states(of: pinch).first == "began")
    #expect(stage.states(of: rotation).first == "began")
  }

  @Test func `a third finger is none of a pinch's`() throws {
    let pinch = stage.add("pinch", UIPinchGestureRecognizer())
    try both(.began, CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100))
    try stage.down(200, 200, finger: 3)
    #expect(pinch.numberOfTouches == 2)
  }

  // MARK: - Edges

  @Test func `edge-pan.is-pan: one that starts elsewhere fails at once`() throws {
    let edge = stage.add("edge", UIScreenEdgePanGestureRecognizer(), to: stage.outer) {
      $0.edges = .left
    }
    let pan = stage.add("pan", UIPanGestureRecognizer(), to: stage.outer)
    pan.require(toFail: edge)
    try stage.drag((5, 300), (60, 300), steps: 2)
    #expect(stage.states(of: edge).first == "began")
    #expect(stage.states(of: pan) == ["failed"])
    try stage.up(60, 300)
    try stage.drag((100, 300), (160, 300), steps: 2)
    #expect(stage.reasons(of: edge).last == "edge-pan.is-pan")
    #expect(stage.states(of: pan).last == "changed")
  }

  @Test(arguments: [(12.0, true), (13, false)])
  func `edge-pan.edge-width: thirteen points`(_ x: Double, _ isAtEdge: Bool) throws {
    let edge = stage.add("edge", UIScreenEdgePanGestureRecognizer(), to: stage.outer) {
      $0.edges = .left
    }
    try stage.drag((x, 300), (x + 40, 300), steps: 1)
    #expect(stage.states(of: edge) == (isAtEdge ? ["began"] : ["failed"]))
  }

  @Test func `edge-pan.interface-orientation: the edges are those of the turned screen`() throws {
    stage.simulation.device.screen = CGSize(width: 844, height: 390)
    stage.screen.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    stage.outer.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    let edge = stage.add("edge", UIScreenEdgePanGestureRecognizer(), to: stage.outer) {
      $0.edges = .right
    }
    try stage.drag((840, 350), (790, 350), steps: 2)
    #expect(stage.states(of: edge).first == "began")
  }

  // MARK: - Hover

  @Test func `hover.no-op-on-phone: it follows a pointer on a pad`() throws {
    let hover = stage.add("hover", UIHoverGestureRecognizer())
    let places = [CGPoint(x: 100, y: 100), CGPoint(x: 110, y: 100), CGPoint(x: 300, y: 300)]
    for place in places { stage.simulation.enter { stage.simulation.gestures.hover(to: place) } }
    #expect(stage.states(of: hover).isEmpty)
    #expect(
      stage.record(.recognizerRefused) == [
        "hover hover.no-op-on-phone", "hover hover.no-op-on-phone",
      ]
    )
    stage.simulation.device.userInterfaceIdiom = "pad"
    for place in places { stage.simulation.enter { stage.simulation.gestures.hover(to: place) } }
    #expect(stage.states(of: hover) == ["began", "changed", "ended"])
    #expect(stage.notes.lines == ["hover.began", "hover.changed", "hover.ended"])
    stage.simulation.gestures.hover(to: places[0])
    stage.simulation.gestures.hover(to: nil)
    #expect(stage.states(of: hover).suffix(2) == ["began", "ended"])
    try stage.tap()
    #expect(stage.states(of: hover).count == 5)
    #expect(stage.screen.decided("hover.no-op-on-phone"))
  }
}

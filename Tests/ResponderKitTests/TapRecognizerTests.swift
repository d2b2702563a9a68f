import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 13: UIKit's own recognizers that count taps and time.
@Suite(.seesItsRules)
struct TapRecognizerTests {
  private let stage = GestureStage()

  @Test func `tap.defaults: one tap of one finger`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
  }

  @Test func `tap.recognizes-on-up: not before the last finger lifts`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
    try stage.down(100, 100)
    try stage.down(140, 100, finger: 2)
    try stage.up(100, 100)
    #expect(stage.states(of: tap).isEmpty)
    try stage.up(140, 100, finger: 2)
    #expect(stage.reasons(of: tap) == ["tap.recognizes-on-up"])
  }

  @Test func `tap.location-is-first-tap: and the centroid of its fingers`() throws {
    let double = stage.add("double", UITapGestureRecognizer()) {
      $0.numberOfTapsRequired = 2
      $0.numberOfTouchesRequired = 2
    }
    var place: CGPoint?
    var count = 0
    stage.target.acts = {
      place = $0.location(in: nil)
      count = $0.numberOfTouches
    }
    for shift in [0.0, 20] {
      try stage.down(100 + shift, 100)
      try stage.down(140 + shift, 120, finger: 2)
      try stage.up(100 + shift, 100)
      try stage.up(140 + shift, 120, finger: 2)
    }
    #expect(stage.states(of: double) == ["ended"])
    #expect(place == CGPoint(x: 120, y: 110))
    #expect(count == 2)
  }

  @Test func `tap.max-duration: a finger that stays too long is no tap`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    try stage.down(100, 100)
    stage.wait(0.74)
    #expect(stage.states(of: tap).isEmpty)
    stage.wait(0.02)
    #expect(stage.reasons(of: tap) == ["tap.max-duration"])
  }

  @Test(arguments: [(45.0, "ended"), (46, "failed")])
  func `tap.allowable-movement: a finger may move a little`(_ way: Double, _ outcome: String) throws
  {
    let tap = stage.add("tap", UITapGestureRecognizer())
    try stage.drag((100, 100), (100 + way, 100), steps: 1)
    try stage.up(100 + way, 100)
    #expect(stage.states(of: tap) == [outcome])
    if outcome == "failed" { #expect(stage.reasons(of: tap) == ["tap.allowable-movement"]) }
  }

  @Test func `tap.inter-tap-interval: the next tap has to come in time`() throws {
    let double = stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    try stage.tap()
    stage.wait(0.36)
    #expect(stage.reasons(of: double) == ["tap.inter-tap-interval"])
    try stage.tap()
    stage.wait(0.3)
    try stage.tap()
    #expect(stage.states(of: double) == ["failed", "ended"])
  }

  @Test func `tap.inter-tap-distance: and near the first`() throws {
    let double = stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    try stage.tap(100, 100)
    try stage.tap(146, 100)
    #expect(stage.reasons(of: double) == ["tap.inter-tap-distance"])
  }

  @Test func `tap.too-many-fingers-fails: and too few at the first lift`() throws {
    let tap = stage.add("tap", UITapGestureRecognizer())
    try stage.down(100, 100)
    try stage.down(140, 100, finger: 2)
    #expect(stage.reasons(of: tap) == ["tap.too-many-fingers-fails"])
    try stage.up(100, 100)
    try stage.up(140, 100, finger: 2)
    tap.numberOfTouchesRequired = 2
    try stage.tap()
    #expect(stage.reasons(of: tap).last == "tap.too-many-fingers-fails")
  }

  @Test func `tap.sends-once: in the state ended`() throws {
    stage.add("tap", UITapGestureRecognizer())
    try stage.tap()
    #expect(stage.notes.lines.filter { $0.hasPrefix("tap") } == ["tap.ended"])
  }

  // MARK: - Long press

  @Test func `long-press.defaults: half a second, ten points, one finger`() throws {
    let press = stage.add("press", UILongPressGestureRecognizer())
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    try stage.down(100, 100)
    try stage.down(120, 100, finger: 2)
    #expect(stage.reasons(of: press) == ["long-press.defaults"])
  }

  @Test func `long-press.begins-on-timer: without an event`() throws {
    let press = stage.add("press", UILongPressGestureRecognizer())
    try stage.down(100, 100)
    stage.wait(0.499)
    #expect(press.state == .possible)
    stage.wait(0.002)
    #expect(press.state == .began)
    #expect(stage.reasons(of: press) == ["long-press.begins-on-timer"])
  }

  @Test func `long-press.moves-too-far-fails: only before it begins`() throws {
    let press = stage.add("press", UILongPressGestureRecognizer())
    try stage.drag((100, 100), (111, 100), steps: 1)
    #expect(stage.reasons(of: press) == ["long-press.moves-too-far-fails"])
    try stage.up(111, 100)
    try stage.down(100, 100)
    stage.wait(0.6)
    try stage.move(240, 200)
    #expect(stage.states(of: press) == ["failed", "began", "changed"])
  }

  @Test func `long-press.continuous: changed on moves, ended at the lift`() throws {
    let press = stage.add("press", UILongPressGestureRecognizer())
    try stage.down(100, 100)
    stage.wait(0.6)
    try stage.move(120, 100)
    try stage.up(120, 100)
    #expect(stage.states(of: press) == ["began", "changed", "ended"])
    #expect(
      stage.reasons(of: press).dropFirst() == ["long-press.continuous", "long-press.continuous"]
    )
  }

  @Test func `long-press.early-up-fails: a lift before its time`() throws {
    let press = stage.add("press", UILongPressGestureRecognizer())
    try stage.tap(hold: 0.3)
    #expect(stage.reasons(of: press) == ["long-press.early-up-fails"])
  }

  @Test func `long-press.prior-taps: full taps have to come first`() throws {
    let press = stage.add("press", UILongPressGestureRecognizer()) { $0.numberOfTapsRequired = 1 }
    try stage.tap(hold: 0.6)
    #expect(!stage.states(of: press).contains("began"))
    stage.wait(1)
    try stage.tap()
    try stage.down(100, 100)
    stage.wait(0.6)
    #expect(stage.states(of: press).last == "began")
    try stage.up(100, 100)
    try stage.tap()
    stage.wait(0.4)
    #expect(stage.reasons(of: press).last == "long-press.prior-taps")
  }

  @Test func `long-press.zero-duration: it begins when the finger comes down`() throws {
    let press = stage.add("press", UILongPressGestureRecognizer()) { $0.minimumPressDuration = 0 }
    try stage.down(100, 100)
    #expect(press.state == .began)
    #expect(stage.reasons(of: press) == ["long-press.zero-duration"])
    #expect(stage.notes.lines == ["press.began"])
  }
}

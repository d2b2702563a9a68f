import Foundation
import Testing

@testable @_spi(Workbench) import ResponderKit

/// Section 15: content that moves by itself, as functions of time and as a run shows them.
@Suite(.seesItsRules)
struct ScrollMotionTests {
  private let stage = ScrollStage()
  private static let slow = Deceleration.Law(rate: 0.998, stop: 10)
  private static let law = AxisMotion.Law(
    deceleration: slow,
    edge: EdgeReturn.Law(rate: 10, end: 0.5),
    bounces: true
  )
  private static let range = ScrollRange(content: 1000, viewport: 400, leading: 0, trailing: 0)

  @Test func `scroll.deceleration: target, resting place and way are those of the rule`() throws {
    let motion = Deceleration(from: 100, velocity: 1000, law: ScrollMotionTests.slow)
    let decay = -log(0.998) * 1000
    #expect(motion.law.reach.isNear(0.499))
    #expect(motion.target.isNear(100 + 990 / decay))
    #expect(motion.duration.isNear(log(100) / decay))
    #expect(motion.offset(at: 0.5).isNear(100 + 499 * (1 - pow(0.998, 500))))
    #expect(motion.velocity(at: motion.duration).isNear(10, within: 1e-9))
    // It stands in the first frame in which it is slower, where that frame finds it.
    let last = (motion.duration * 60).rounded(.up) / 60
    #expect(motion.lastFrame.isNear(last))
    #expect(motion.restingPlace.isNear(motion.offset(at: last)))
    #expect(motion.restingPlace.isNear(100 + 990 * 0.499, within: 0.2))
    #expect((motion.target - motion.restingPlace).isNear(0.5, within: 0.3))
    #expect(Deceleration(from: 0, velocity: 10, law: ScrollMotionTests.slow).duration == 0)
    // The same in a run: 1,200 points per second.
    try stage.drag(100, 390, by: 0, -120, rest: 0)
    let release = try #require(stage.delegate.release)
    let velocity = 1000 * release.velocity.y
    let lifted = stage.simulation.now
    let start = stage.y
    #expect(start == 110)
    #expect(release.target.y.isNear(start + (velocity - 10) / decay, within: 1.0 / 6))
    stage.wait(0.5)
    #expect(
      stage.y.isNear(start + velocity * 0.499 * (1 - pow(0.998, 500)), within: 1.0 / 6 + 1e-3)
    )
    while stage.list.isDecelerating { stage.wait(0.001) }
    let seconds = (stage.simulation.now - lifted).seconds
    let frames = (log(velocity / 10) / decay * 60).rounded(.up)
    #expect(seconds.isNear(frames / 60, within: 0.002))
    let rest = start + velocity * 0.499 * (1 - pow(0.998, frames / 60 * 1000))
    #expect(stage.y.isNear(rest, within: 1.0 / 6 + 1e-3))
    #expect(stage.decided("scroll.deceleration"))
  }

  @Test func `scroll.deceleration: the fast rate goes a fifth as far`() throws {
    stage.list.decelerationRate = .fast
    try stage.drag(100, 390, by: 0, -120, rest: 0)
    let release = try #require(stage.delegate.release)
    let way = (1000 * release.velocity.y - 10) / (-log(0.99) * 1000)
    #expect(release.target.y.isNear(110 + way, within: 1.0 / 6))
    stage.wait(5)
    #expect(stage.y.isNear(release.target.y, within: 2) && stage.y <= release.target.y)
    #expect(stage.decided("scroll.deceleration"))
  }

  @Test func `scroll.rubber-band: what is shown of a drag past the edge`() throws {
    let band = RubberBand(coefficient: 0.55, length: 400)
    for distance in [0, 1, 50, 400, 10_000.0] {
      let shown = (1 - 1 / (0.55 * distance / 400 + 1)) * 400
      #expect(band.shown(distance).isNear(shown))
      #expect(band.shown(-distance).isNear(-shown))
      #expect(band.distance(showing: shown).isNear(distance, within: 1e-6))
    }
    #expect(RubberBand(coefficient: 0.55, length: 0).shown(5) == 0)
    try stage.down(100, 100)
    try stage.move(100, 210)
    #expect(stage.y.isNear(-band.shown(100), within: 1.0 / 6))
    #expect(stage.decided("scroll.rubber-band"))
    stage.list.bounces = false
    try stage.move(100, 211)
    #expect(stage.y == 0)
  }

  @Test func `scroll.return-to-range: from outside it is drawn to the edge`() throws {
    try stage.drag(100, 100, by: 0, 110)
    let pulled = stage.y
    #expect(pulled < -40 && stage.list.isDecelerating)
    #expect(stage.delegate.release?.target == .zero && stage.delegate.release?.velocity == .zero)
    stage.wait(0.2)
    #expect(stage.y.isNear(pulled * exp(-2), within: 0.5))
    // It is on the edge in the first frame in which it is nearer than half a point.
    let frames = (log(-pulled / 0.5) / 10 * 60).rounded(.up)
    stage.wait(frames / 60 - 0.2 - 0.002)
    #expect(stage.y < -0.5 && stage.list.isDecelerating)
    stage.wait(0.004)
    #expect(stage.y == 0 && !stage.list.isDecelerating)
    #expect(stage.delegate.notes.last == "didEndDecelerating")
    #expect(stage.decided("scroll.return-to-range"))
  }

  @Test func `scroll.return-to-range: a flick passes the edge and comes back`() throws {
    stage.list.contentOffset.y = 1400
    stage.delegate.offsets = []
    try stage.drag(100, 390, by: 0, -200, rest: 0)
    let release = try #require(stage.delegate.release)
    #expect(release.target.y == 1600)
    stage.wait(3)
    #expect(stage.y == 1600)
    let peak = try #require(stage.delegate.offsets.map(\.y).max())
    // The speed at the edge: what is left of it after 10 points of the way.
    let speed = release.velocity.y - 10 / 499.0
    let excess = (1...300).map { (time: Int) -> Double in
      let time = Double(time)
      return exp(-time / 100) * speed * 499 * (1 - pow(0.998, time))
    }
    let expected = try #require(excess.max())
    #expect((peak - 1600).isNear(expected, within: 2))
    #expect(stage.delegate.notes.last == "didEndDecelerating")
    #expect(stage.decided("scroll.return-to-range"))
  }

  @Test func `scroll.return-to-range: a release outwards goes farther first`() throws {
    try stage.drag(100, 100, by: 0, 120, rest: 0)
    let pulled = stage.y
    #expect((stage.delegate.release?.velocity.y ?? 0) < -0.9)
    #expect(stage.delegate.release?.target == .zero)
    stage.wait(0.05)
    #expect(stage.y < pulled)
    stage.wait(3)
    #expect(stage.y == 0)
    #expect(stage.decided("scroll.return-to-range"))
  }

  @Test func `a release leads to a motion for each place and speed`() {
    func motion(_ offset: Double, _ velocity: Double) -> AxisMotion {
      AxisMotion(
        from: offset,
        velocity: velocity,
        in: ScrollMotionTests.range,
        by: ScrollMotionTests.law
      )
    }
    #expect(motion(100, 5) == .rest(100))
    #expect(motion(100, 500).target.isNear(100 + 490 / (-log(0.998) * 1000)))
    #expect(motion(100, -500).target == 0)
    #expect(motion(590, 5000).target == 600)
    #expect(motion(-30, 0).target == 0)
    #expect(motion(-30, -900).target == 0)
    #expect(motion(-30, 900).target == 0)
    #expect(motion(640, 900).target == 600)
    #expect(motion(-0.1, 0).moves)
    let cases = [
      (100.0, 500.0), (100, -900), (590, 5000), (-30, 0), (-30, 900), (-30, -900), (640, -5000),
    ]
    for (offset, velocity) in cases {
      let motion = motion(offset, velocity)
      #expect(motion.offset(at: 0).isNear(offset, within: 1e-6))
      #expect(motion.offset(at: motion.duration) == motion.restingPlace)
      // No jump on the way: the offset follows its speed.
      let fastest = max(abs(velocity), 500) / 1000
      for step in 0..<Int(motion.duration * 1000) {
        let time = Double(step) / 1000
        let way = motion.offset(at: time + 0.001) - motion.offset(at: time)
        #expect(abs(way) <= fastest + 1)
      }
    }
  }

  @Test func `content moved by code goes on from there`() throws {
    stage.list.contentSize.height = 100_000
    try stage.drag(100, 390, by: 0, -200, rest: 0)
    stage.wait(0.1)
    let before = stage.y
    stage.list.contentOffset.y = 50_000
    stage.wait(0.1)
    #expect(stage.y > 50_050 && before < 1000)
    stage.list.setContentOffset(stage.list.contentOffset, animated: false)
    #expect(!stage.list.isDecelerating)
    #expect(stage.delegate.notes.last == "didEndDecelerating")
  }

  @Test func `an animated change takes its time and tells when it is over`() {
    stage.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.wait(0.15)
    #expect(stage.y > 100 && stage.y < 200)
    #expect(stage.simulation.isMoving)
    stage.wait(0.2)
    #expect(stage.y == 300)
    #expect(stage.delegate.notes == ["didScroll", "didEndScrollingAnimation"])
    #expect(!stage.simulation.isMoving)
  }

  @Test func `content of a view that left its window stands still`() throws {
    try stage.drag(100, 390, by: 0, -200, rest: 0)
    let list = stage.list
    list.removeFromSuperview()
    let place = list.contentOffset
    stage.wait(1)
    #expect(list.contentOffset == place && !list.isDecelerating)
  }

  @Test(arguments: [true, false])
  func `scroll.delegate-order: content that is sent elsewhere at the lift does not decelerate`(
    animated: Bool
  ) throws {
    let delegate = stage.delegate
    delegate.whenDragEnded = { $0.setContentOffset(CGPoint(x: 0, y: 7), animated: animated) }
    try stage.drag(100, 390, by: 0, -200, rest: 0)
    #expect(!stage.list.isDecelerating)
    stage.wait(2)
    #expect(stage.y == 7)
    #expect(
      delegate.notes == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "didScroll",
      ] + (animated ? ["didEndScrollingAnimation"] : [])
    )
    // The next drag is like any other.
    delegate.whenDragEnded = { _ in }
    delegate.notes = []
    try stage.drag(100, 390, by: 0, -200, rest: 0)
    stage.wait(10)
    #expect(delegate.notes.suffix(2) == ["didScroll", "didEndDecelerating"])
  }

  @Test func `scroll.delegate-order: content that is moved at the lift goes on from there`() throws
  {
    stage.delegate.whenDragEnded = { $0.contentOffset.y += 100 }
    try stage.drag(100, 390, by: 0, -200, rest: 0)
    #expect(stage.list.isDecelerating)
    stage.wait(10)
    #expect(
      stage.delegate.notes == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "didScroll",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
  }

  @Test func `every message of the table stands between its neighbours`() {
    var machine = ScrollStateMachine()
    #expect(machine.take(.release(goesOn: true)) == [])
    #expect(machine.take(.drag) == [.willBeginDragging])
    #expect(machine.take(.animate) == [])
    #expect(machine.take(.release(goesOn: true)) == [.didEndDragging(decelerate: true)])
    var sent = machine
    #expect(sent.take(.animate) == [] && sent.take(.goOn) == [])
    #expect(sent.take(.arrive) == [.didEndScrollingAnimation])
    #expect(machine.take(.goOn) == [.willBeginDecelerating])
    #expect(machine.take(.drag) == [.didEndDecelerating, .willBeginDragging])
    #expect(machine.take(.release(goesOn: false)) == [.didEndDragging(decelerate: false)])
    #expect(machine.take(.animate) == [])
    #expect(machine.take(.arrive) == [.didEndScrollingAnimation])
    #expect(machine.state == .resting)
  }
}

import Foundation
@_spi(Workbench) @testable import ResponderKit
import Testing

/// The machines of recognizers, without touches, views or clocks.
struct GestureMachineTests {
  private func at(
    _ x: Double,
    _ y: Double = 0,
    _ time: Int64 = 0,
    finger: Int32 = 1
  )
    -> FingerSample
  { FingerSample(finger: finger, point: CGPoint(x: x, y: y), time: time) }

  // MARK: - The table

  @Test func `from each state lead only the transitions of the table`() {
    let states = GestureTransitions.table.map(\.from)
    for from in states {
      for to in states {
        let isAllowed = GestureTransitions.allows(from, to: to)
        switch (from, to) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed), (.began, .changed),
          (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
          (.changed, .cancelled):
          #expect(isAllowed, "\(from) \(to)")
        default: #expect(!isAllowed, "\(from) \(to)")
        }
      }
      #expect(from.isTerminal == GestureTransitions.table[from.rawValue].to.isEmpty)
    }
  }

  // MARK: - Taps

  @Test func `a tap wants to be woken when it takes too long, then when the next is due`() {
    var machine = TapStateMachine(settings: .init(taps: 2))
    #expect(machine.deadline == nil)
    #expect(machine.began(at(0, 0, 100)) == .stay)
    #expect(machine.deadline == 750_100)
    #expect(machine.ended(at(0, 0, 200)) == .stay)
    #expect(machine.deadline == 350_200)
    #expect(machine.timeIsUp() == .fail(.tapInterTapInterval))
    #expect(machine.deadline == nil)
    #expect(machine.began(at(0)) == .stay && machine.timeIsUp() == .stay)
  }

  @Test func `a finger that came after the first lift is one too many`() {
    var machine = TapStateMachine(settings: .init(fingers: 2))
    _ = machine.began(at(0))
    _ = machine.began(at(10, finger: 2))
    #expect(machine.ended(at(0)) == .stay)
    #expect(machine.began(at(20, finger: 3)) == .fail(.tapTooManyFingersFails))
  }

  @Test func `a finger that a tap does not know changes nothing`() {
    var machine = TapStateMachine()
    _ = machine.began(at(0))
    #expect(machine.moved(at(500, finger: 9)) == .stay)
    #expect(machine.ended(at(500, finger: 9)) == .stay)
    #expect(machine.ended(at(0)) == .recognize(.tapRecognizesOnUp))
    #expect(machine.ended(at(0)) == .stay)
  }

  // MARK: - Long press

  @Test func `a press of two fingers is timed from the second`() {
    var machine = LongPressStateMachine(settings: .init(fingers: 2))
    #expect(machine.began(at(0, 0, 100)) == .stay)
    #expect(machine.deadline == nil)
    #expect(machine.began(at(10, 0, 300, finger: 2)) == .stay)
    #expect(machine.deadline == 500_300)
    #expect(machine.timeIsUp() == .begin(.longPressBeginsOnTimer))
    #expect(machine.moved(at(900)) == .change(.longPressContinuous))
    #expect(machine.ended(at(900)) == .end(.longPressContinuous))
    #expect(machine.timeIsUp() == .stay)
  }

  @Test func `a press after a tap has to come in time`() {
    var machine = LongPressStateMachine(settings: .init(taps: 1))
    _ = machine.began(at(0, 0, 0))
    #expect(machine.ended(at(0, 0, 50)) == .stay)
    #expect(machine.deadline == 350_050)
    var late = machine
    #expect(late.timeIsUp() == .fail(.longPressPriorTaps))
    #expect(machine.began(at(0, 0, 1000, finger: 2)) == .stay)
    #expect(machine.deadline == 501_000)
  }

  // MARK: - Pan

  @Test func `a finger that joins or leaves does not move the translation`() {
    var machine = PanStateMachine()
    _ = machine.began(at(0, 0, 0))
    #expect(machine.moved([at(20, 0, 10_000)]) == .begin(.panHysteresis))
    _ = machine.began(at(100, 100, 20_000, finger: 2))
    #expect(machine.translation == CGPoint(x: 20, y: 0))
    #expect(
      machine.moved([at(30, 0, 30_000), at(110, 100, 30_000, finger: 2)])
        == .change(.gestureContinuousTransitions)
    )
    #expect(machine.translation == CGPoint(x: 30, y: 0))
    #expect(machine.ended(at(30, 0, 40_000)) == .stay)
    #expect(machine.translation == CGPoint(x: 30, y: 0))
    #expect(machine.ended(at(110, 100, 50_000, finger: 2)) == .end(.panEndsWhenAllUp))
  }

  @Test func `two samples that come within a millisecond have no velocity between them`() {
    var machine = PanStateMachine()
    _ = machine.began(at(0, 0, 0))
    _ = machine.moved([at(20, 0, 1000)])
    #expect(machine.velocity == .zero)
    _ = machine.moved([at(40, 0, 21_000)])
    #expect(machine.velocity == CGPoint(x: 200, y: 0))
    _ = machine.moved([at(60, 0, 41_000)])
    #expect(machine.velocity == CGPoint(x: 1000, y: 0))
  }

  @Test func `a finger that joins or leaves begins a sample anew`() {
    var machine = PanStateMachine()
    _ = machine.began(at(0, 0, 0))
    _ = machine.moved([at(20, 0, 20_000)])
    _ = machine.began(at(500, 0, 400_000, finger: 2))
    _ = machine.moved([at(30, 0, 410_000), at(510, 0, 410_000, finger: 2)])
    #expect(machine.velocity == CGPoint(x: 1000, y: 0))
    _ = machine.ended(at(510, 0, 420_000, finger: 2))
    _ = machine.moved([at(50, 0, 440_000)])
    #expect(machine.velocity == CGPoint(x: 1000, y: 0))
  }

  @Test func `slow steps add up to the way that begins a pan`() {
    var machine = PanStateMachine()
    _ = machine.began(at(0))
    for x in 1...9 { #expect(machine.moved([at(Double(x), 0, Int64(x))]) == .stay) }
    #expect(machine.moved([at(10, 0, 10)]) == .begin(.panHysteresis))
  }

  // MARK: - Swipe

  @Test func `a swipe is over after it has failed`() {
    var machine = SwipeStateMachine()
    _ = machine.began(at(0))
    #expect(machine.deadline == 500_000)
    #expect(machine.timeIsUp() == .fail(.swipeThresholds))
    #expect(machine.moved(at(100)) == .stay)
    #expect(machine.ended(at(100)) == .stay)
    #expect(machine.deadline == nil)
  }

  @Test func `each finger of a swipe has to go far enough`() {
    var machine = SwipeStateMachine(settings: .init(fingers: 2))
    _ = machine.began(at(0))
    _ = machine.began(at(0, 40, finger: 2))
    #expect(machine.moved(at(60)) == .stay)
    #expect(machine.moved(at(30, 40, finger: 2)) == .stay)
    #expect(machine.moved(at(55, 40, finger: 2)) == .recognize(.swipeDiscreteBeforeUp))
    #expect(machine.location == CGPoint(x: 0, y: 20))
  }

  // MARK: - Two fingers

  @Test func `two fingers at one place have no scale to compare with`() {
    var machine = TwoFingerStateMachine(.length, threshold: 8)
    _ = machine.began(at(0))
    _ = machine.began(at(0, finger: 2))
    #expect(machine.moved([at(20, 0, 10, finger: 2)]) == .begin(.pinchThreshold))
    #expect(machine.value == 20.0 / 8)
    machine.setValue(0)
    #expect(machine.moved([at(40, 0, 20, finger: 2)]) == .change(.pinchTwoTouches))
    #expect(machine.value.isFinite)
  }

  @Test func `a turn past half a circle goes on in its direction`() {
    var machine = TwoFingerStateMachine(.direction, threshold: 0.1)
    _ = machine.began(at(0))
    _ = machine.began(at(10, finger: 2))
    for step in 1...40 {
      let angle = Double(step) * .pi / 10
      _ = machine.moved([at(10 * cos(angle), 10 * sin(angle), Int64(step), finger: 2)])
    }
    #expect(abs(machine.value - 4 * .pi) < 1e-9)
  }

  // MARK: - What views know

  @Test func `what is held back comes in order when it is let go`() {
    var machine = ViewTouchStateMachine()
    #expect(machine.began(isHeld: true) == .hold)
    #expect(machine.moved() == .hold)
    var short = machine
    #expect(phases(of: &short, isEndHeld: false) == [.began, .moved])
    #expect(short.ended(isHeld: false) == .deliver)
    #expect(machine.ended(isHeld: true) == .hold)
    var ending = machine
    #expect(phases(of: &ending, isEndHeld: true) == [.began, .moved])
    #expect(ending.isHolding)
    #expect(phases(of: &ending, isEndHeld: true) == [])
    #expect(phases(of: &ending, isEndHeld: false) == [.ended])
    #expect(phases(of: &machine, isEndHeld: false) == [.began, .moved, .ended])
    #expect(machine.isOver && phases(of: &machine, isEndHeld: false) == [])
  }

  private func phases(
    of machine: inout ViewTouchStateMachine,
    isEndHeld: Bool
  ) -> [UITouch.Phase] {
    var phases: [UITouch.Phase] = []
    while let phase = machine.released(isEndHeld: isEndHeld) { phases.append(phase) }
    return phases
  }

  @Test func `what is let go can be cancelled and taken away between two phases`() {
    var machine = ViewTouchStateMachine()
    #expect(machine.began(isHeld: true) == .hold && machine.ended(isHeld: true) == .hold)
    #expect(machine.isWithheld && machine.released(isEndHeld: false) == .began)
    #expect(machine.isGiven && machine.isHolding && !machine.isWithheld)
    var taken = machine
    #expect(taken.taken() == .cancel && taken.released(isEndHeld: false) == nil)
    #expect(machine.cancelled() == .deliver && machine.released(isEndHeld: false) == nil)
  }

  @Test func `what is taken away depends on what the view has heard`() {
    var machine = ViewTouchStateMachine()
    var fresh = machine
    #expect(fresh.taken() == .discard && fresh.taken() == .nothing)
    #expect(machine.began(isHeld: false) == .deliver)
    var given = machine
    #expect(
      given.taken() == .cancel && given.moved() == .drop && given.ended(isHeld: false) == .drop
    )
    #expect(machine.ended(isHeld: true) == .hold)
    var lifted = machine
    #expect(lifted.taken() == .cancelInsteadOfEnd)
    #expect(machine.cancelled() == .deliver && machine.cancelled() == .drop)
  }
}

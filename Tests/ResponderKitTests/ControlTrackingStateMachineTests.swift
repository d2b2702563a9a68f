@testable import ResponderKit
import Testing

struct ControlTrackingStateMachineTests {
  private func tracking() -> ControlTrackingStateMachine {
    var machine = ControlTrackingStateMachine(crossingFirst: true)
    _ = machine.began(accepted: true, tapCount: 1)
    return machine
  }

  @Test func `a refused touch is ignored from then on`() {
    var machine = ControlTrackingStateMachine(crossingFirst: true)
    #expect(machine.began(accepted: false, tapCount: 2) == [])
    #expect(machine.moved(isInside: true) == .ignore)
    #expect(machine.ended(isInside: true) == .ignore)
    #expect(machine.cancelled() == .ignore)
  }

  @Test func `a move that crosses sends two events, one that does not sends one`() {
    var machine = tracking()
    #expect(machine.moved(isInside: true) == .track(isInside: true, events: [.touchDragInside]))
    #expect(
      machine.moved(isInside: false)
        == .track(isInside: false, events: [.touchDragExit, .touchDragOutside])
    )
    #expect(machine.moved(isInside: false) == .track(isInside: false, events: [.touchDragOutside]))
  }

  @Test(arguments: [true, false])
  func `a lift says where`(isInside: Bool) {
    var machine = tracking()
    #expect(
      machine.ended(isInside: isInside) == .finish(isInside ? .touchUpInside : .touchUpOutside)
    )
    #expect(machine.isTracking)
    machine.stop()
    #expect(!machine.isTracking)
  }

  @Test func `a touch cancelled before it was accepted is over`() {
    var machine = ControlTrackingStateMachine(crossingFirst: true)
    #expect(machine.cancelled() == .ignore)
    #expect(machine.began(accepted: true, tapCount: 1) == [])
    #expect(!machine.isTracking)
  }
}

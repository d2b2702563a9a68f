@testable import Catalogue
@_spi(Workbench) import ResponderKit
import Testing

/// Control events by their names.
struct ControlEventTests {
  @Test(
    arguments: [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
      ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
      ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
      ("primaryActionTriggered", .primaryActionTriggered),
      ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
      ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit),
    ] as [(String, UIControl.Event)]
  )
  func `a single event has one name, both ways`(name: String, event: UIControl.Event) {
    #expect(ControlEvents.events([name]) == event)
    #expect(ControlEvents.name(of: event) == name)
    #expect(ControlEvents.names(of: event) == [name])
  }

  @Test func `there is a name for each single event, and for three sets`() {
    #expect(ControlEvents.names.count == Set(ControlEvents.names).count)
    #expect(
      ControlEvents.names == ControlEvents.single.map(\.name) + [
        "allTouchEvents", "allEditingEvents", "allEvents",
      ]
    )
    #expect(ControlEvents.single.count == 16)
  }

  @Test func `a set is the events of all its names, and an unknown name is none`() {
    #expect(ControlEvents.events([]) == [])
    #expect(ControlEvents.events(["touchTap"]) == [])
    #expect(
      ControlEvents.events(["valueChanged", "x", "touchDown", "touchDown"])
        == [.touchDown, .valueChanged]
    )
    #expect(ControlEvents.events(["allTouchEvents"]) == .allTouchEvents)
    #expect(ControlEvents.events(["allEditingEvents"]) == .allEditingEvents)
    #expect(ControlEvents.events(["allEvents"]) == .allEvents)
    #expect(
      ControlEvents.events(["allEditingEvents", "touchCancel"]).rawValue == 0xF_0000 | 1 << 8
    )
  }

  @Test func `the names of a set come in UIKit's order, and all that can be are one name`() {
    #expect(
      ControlEvents.names(of: [.editingDidEnd, .touchUpInside, .touchDown]) == [
        "touchDown", "touchUpInside", "editingDidEnd",
      ]
    )
    #expect(ControlEvents.names(of: []) == [])
    #expect(ControlEvents.names(of: .allEvents) == ["allEvents"])
    #expect(
      ControlEvents.names(of: .allEditingEvents) == [
        "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
      ]
    )
    #expect(ControlEvents.names(of: .applicationReserved) == [])
    #expect(ControlEvents.names(of: [.applicationReserved, .valueChanged]) == ["valueChanged"])
  }

  @Test func `an event without a name is told by its number`() {
    #expect(ControlEvents.name(of: UIControl.Event(rawValue: 1 << 24)) == "event16777216")
    #expect(ControlEvents.name(of: [.touchDown, .touchDownRepeat]) == "event3")
    #expect(ControlEvents.name(of: []) == "event0")
  }
}

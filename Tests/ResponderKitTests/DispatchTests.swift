import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct DispatchTests {
  @Test func `hovering is told to no view`() {
    let stage = GestureStage()
    stage.simulation.device.userInterfaceIdiom = "pad"
    let hover = stage.add("hover", UIHoverGestureRecognizer())
    let log = EventLog(stage.simulation, methods: touchMethods)
    stage.simulation.gestures.hover(to: CGPoint(x: 100, y: 100))
    stage.simulation.gestures.hover(to: CGPoint(x: 110, y: 110))
    stage.simulation.gestures.hover(to: nil)
    #expect(stage.states(of: hover) == ["began", "changed", "ended"])
    #expect(log.entries.allSatisfy { !$0.contains("touches") })
    #expect(stage.notes.take() == ["hover.began", "hover.changed", "hover.ended"])
  }

  @Test func `dispatch.queue-is-fifo: events are finished in the order in which they come`() throws
  {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let log = EventLog(screen.simulation, methods: touchMethods)
    screen.swallow(box, .touchesBegan, .touchesMoved, .touchesEnded)
    try screen.touch(.began, 5, 5)
    try screen.touch(.moved, 6, 5)
    try screen.touch(.ended, 6, 5)
    #expect(log.entries == ["box.touchesBegan", "box.touchesMoved", "box.touchesEnded"])
    #expect(screen.rules(of: .eventQueued) == Array(repeating: "dispatch.queue-is-fifo", count: 3))
  }

  @Test func `dispatch.main-thread-only: everything runs before the stimulus returns`() throws {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    var thread: Thread?
    screen.swallow(box, .touchesBegan) { thread = Thread.current }
    try screen.touch(.began, 5, 5)
    #expect(thread == Thread.current)
  }

  @Test func `dispatch.event-types: the numbers are UIKit's`() {
    let types: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
  }

  @Test func `dispatch.event-subtypes: the numbers are UIKit's`() {
    let commands = UIEvent.EventSubtype.remoteCommands.map(\.subtype.rawValue)
    #expect(commands == Array(100...109))
    #expect(UIEvent.EventSubtype.none.rawValue == 0)
    #expect(UIEvent.EventSubtype.motionShake.rawValue == 1)
  }

  @Test func `dispatch.initial-object-by-type: touch, shake and command start at their own object`()
    throws
  {
    let screen = Screen()
    screen.box("box", 0, 0, 100, 100)
    let field = screen.focusView("field")
    field.frame = CGRect(x: 200, y: 200, width: 10, height: 10)
    screen.make { _ = field.becomeFirstResponder() }
    screen.simulation.application.beginReceivingRemoteControlEvents()
    #expect(screen.names(try screen.tap(5, 5).path).first == "box")
    screen.simulation.dispatcher.beginCommand()
    try screen.simulation.motion.sendShake()
    #expect(screen.names(screen.simulation.finishStimulus().path).first == "field")
    screen.simulation.dispatcher.beginCommand()
    try screen.simulation.remoteControl.send(.remoteControlPlay)
    #expect(screen.names(screen.simulation.finishStimulus().path).first == "field")
  }

  @Test func `dispatch.hit-test-before-send-event: the application gets a touch with its view`()
    throws
  {
    final class Application: UIApplication {
      var views: [UIView?] = []
      override func sendEvent(_ event: UIEvent) {
        views += event.allTouches?.map(\.view) ?? []
        super.sendEvent(event)
      }
    }
    let screen = Screen()
    let application = screen.make { Application() }
    screen.simulation.adopt(application: application)
    let box = screen.box("box", 0, 0, 100, 100)
    try screen.touch(.began, 5, 5)
    #expect(application.views == [box])
    let lastHitTest = screen.records.lastIndex { $0.method == .hitTest }
    let sent = screen.records.firstIndex { $0.method == .sendEvent }
    #expect(lastHitTest ?? .max < sent ?? .min)
  }

  @Test func `dispatch.app-send-event-then-window: each window with a touch gets the event once`()
    throws
  {
    let screen = Screen()
    screen.window.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    let other = screen.addWindow("other")
    other.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
    try screen.simulation.touches.send([
      TouchChange(1, .began, at: CGPoint(x: 5, y: 5)),
      TouchChange(2, .began, at: CGPoint(x: 50, y: 5)),
      TouchChange(3, .began, at: CGPoint(x: 5, y: 500)),
    ])
    #expect(screen.asked(.sendEvent) == ["application", "window", "other"])
    #expect(
      screen.objects(deciding: "dispatch.app-send-event-then-window") == ["application"]
    )
  }

  @Test func `dispatch.override-must-call-super: an override without super keeps the event back`()
    throws
  {
    let screen = Screen()
    screen.box("box", 0, 0, 100, 100)
    screen.swallow(screen.window, .sendEvent)
    try screen.tap(5, 5)
    #expect(screen.asked(.touchesBegan).isEmpty)
    #expect(screen.objects(deciding: "dispatch.override-must-call-super") == ["window", "window"])
  }

  @Test func `dispatch.window-step-order: the window's own sendEvent delivers to the views`() throws
  {
    let screen = Screen()
    screen.box("box", 0, 0, 100, 100)
    try screen.touch(.began, 5, 5)
    #expect(screen.objects(deciding: "dispatch.window-step-order") == ["window"])
    #expect(screen.asked(.touchesBegan).first == "box")
  }

  @Test func `dispatch.non-touch-goes-to-key-window: a shake goes through the key window`() throws {
    let screen = Screen()
    let front = screen.addWindow("front", level: .alert)
    try screen.simulation.motion.beginShake()
    #expect(!front.isKeyWindow)
    #expect(screen.objects(deciding: "dispatch.non-touch-goes-to-key-window") == ["window"])
    #expect(screen.asked(.sendEvent) == ["application", "window"])
  }

  @Test func `dispatch.one-event-many-touches: the event carries every finger that is down`() throws
  {
    let screen = Screen()
    let left = screen.box("left", 0, 0, 100, 100)
    screen.box("right", 100, 0, 100, 100)
    try screen.touch(.began, 5, 5)
    var phases: [[UITouch.Phase]] = []
    screen.override(
      left,
      [
        .touchesMoved: { arguments, _ in
          guard case .object(let object)? = arguments.last, let event = object as? UIEvent
          else { return .none }
          phases.append(event.allTouches?.sorted { $0.tapCount < $1.tapCount }.map(\.phase) ?? [])
          return .none
        }
      ]
    )
    try screen.touch(.began, 105, 5, finger: 2)
    try screen.touch(.moved, 6, 5)
    #expect(phases.count == 1)
    #expect(Set(phases[0]) == [.moved, .stationary])
  }

  @Test func `dispatch.event-object-reused: one event object serves the whole sequence`() throws {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    var events: [ObjectIdentifier] = []
    let keep: Overrides.Body = { arguments, _ in
      if case .object(let event)? = arguments.last { events.append(ObjectIdentifier(event)) }
      return .none
    }
    screen.override(box, [.touchesBegan: keep, .touchesMoved: keep, .touchesEnded: keep])
    try screen.touch(.began, 5, 5)
    try screen.touch(.moved, 6, 5)
    try screen.touch(.ended, 6, 5)
    #expect(events.count == 3)
    #expect(Set(events).count == 1)
  }

  @Test func `dispatch.unhandled-is-dropped: what nobody handles is dropped without an error`()
    throws
  {
    let screen = Screen()
    screen.box("box", 0, 0, 100, 100)
    let outcome = try screen.tap(5, 5)
    #expect(outcome.isDiscarded)
    #expect(screen.simulation.dispatcher.failure == nil)
    #expect(
      screen.objects(deciding: "dispatch.unhandled-is-dropped") == ["application", "application"]
    )
  }

  @Test func `dispatch.deterministic-time-source: a timer due with an event fires before it`()
    throws
  {
    let screen = Screen()
    var fired: [String] = []
    screen.make {
      MainQueue.asyncAfter(deadline: 0.2) { fired.append("late") }
      MainQueue.asyncAfter(deadline: 0.1) { fired.append("early") }
      MainQueue.async { fired.append("next turn") }
    }
    #expect(fired.isEmpty)
    screen.wait(0.1)
    #expect(fired == ["next turn", "early"])
    screen.wait(0.1)
    #expect(fired == ["next turn", "early", "late"])
    #expect(screen.decided("dispatch.deterministic-time-source"))
  }
}

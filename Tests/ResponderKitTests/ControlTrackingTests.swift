import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 14: what a control does with the fingers on it.
@Suite(.seesItsRules)
struct ControlTrackingTests {
  private let screen = Screen()
  private let control: UIControl
  private let log: EventLog

  init() {
    control = screen.add("ok", UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50)))
    log = EventLog(
      screen.simulation,
      methods: [.beginTracking, .continueTracking, .endTracking, .cancelTracking]
    )
  }

  @Test func `control.event-bits: the bits are UIKit's`() {
    let bits = UIControl.Event.named.map { $0.event.rawValue.trailingZeroBitCount }
    #expect(bits == [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 16, 17, 18, 19])
    #expect(UIControl.Event.menuActionTriggered.name == "menuActionTriggered")
  }

  @Test func `control.event-masks: the masks are UIKit's`() {
    #expect(UIControl.Event.allTouchEvents.rawValue == 0x0000_0FFF)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0x000F_0000)
    #expect(UIControl.Event.applicationReserved.rawValue == 0x0F00_0000)
    #expect(UIControl.Event.systemReserved.rawValue == 0xF000_0000)
    #expect(UIControl.Event.allTouchEvents.contains([.touchDown, .touchCancel]))
  }

  @Test func `control.tracks-own-touch-only: a touch of a subview is not tracked`() throws {
    screen.add("badge", UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), in: control)
    try screen.touch(.began, 105, 105)
    #expect(!control.isTracking)
    #expect(log.entries == [])
    #expect(screen.rules(of: .declined) == ["control.tracks-own-touch-only"])
  }

  @Test func `control.subview-touches: a label inside lets the control be hit`() throws {
    screen.add("title", UILabel(frame: control.bounds), in: control)
    try screen.touch(.began, 105, 105)
    #expect(control.isTracking)
  }

  @Test func `control.begin-order: inside, beginTracking, then tracking and touchDown`() throws {
    var seen: [String] = []
    log.whenLogged = { [control] entry in
      seen.append(
        "\(entry) \(control.isTouchInside) \(control.isTracking) \(control.isHighlighted)"
      )
    }
    try screen.touch(.began, 110, 110)
    #expect(seen == ["ok.beginTracking true false false", "ok.touchDown true true true"])
    #expect(screen.rules(of: .controlEvent) == ["control.begin-order"])
  }

  @Test func `control.begin-false-stops: a refused touch sends nothing`() throws {
    screen.override(control, [.beginTracking: { _, _ in .flag(false) }])
    try screen.touch(.began, 110, 110)
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    try screen.touch(.moved, 120, 110)
    try screen.touch(.ended, 120, 110)
    #expect(log.entries == ["ok.beginTracking"])
    #expect(screen.rules.contains("control.begin-false-stops"))
  }

  @Test func `control.touch-down-repeat: the second tap sends both`() throws {
    try screen.tap(110, 110)
    _ = log.take()
    try screen.touch(.began, 110, 110)
    #expect(log.entries == ["ok.beginTracking", "ok.touchDown", "ok.touchDownRepeat"])
    #expect(screen.rules(of: .controlEvent).last == "control.touch-down-repeat")
  }

  @Test func `control.continue-order: flags, continueTracking, then the drag event`() throws {
    try screen.touch(.began, 110, 110)
    _ = log.take()
    var seen: [String] = []
    log.whenLogged = { [control] in seen.append("\($0) \(control.isHighlighted)") }
    try screen.touch(.moved, 300, 110)
    #expect(seen.first == "ok.continueTracking false")
    try screen.touch(.moved, 120, 110)
    #expect(seen.contains("ok.continueTracking true"))
    #expect(screen.rules.contains("control.continue-order"))
  }

  @Test func `control.continue-order: a false answer ends tracking`() throws {
    screen.override(control, [.continueTracking: { _, _ in .flag(false) }])
    try screen.touch(.began, 110, 110)
    try screen.touch(.moved, 120, 110)
    #expect(!control.isTracking && !control.isHighlighted)
    try screen.touch(.ended, 120, 110)
    #expect(log.entries == ["ok.beginTracking", "ok.touchDown", "ok.continueTracking"])
  }

  @Test func `control.drag-inside-outside: each move says where the finger is`() throws {
    try screen.touch(.began, 110, 110)
    try screen.touch(.moved, 120, 110)
    #expect(log.take().last == "ok.touchDragInside")
    try screen.touch(.moved, 350, 110)
    try screen.touch(.moved, 360, 110)
    #expect(log.take().last == "ok.touchDragOutside")
    #expect(screen.rules(of: .controlEvent).contains("control.drag-inside-outside"))
  }

  @Test func `control.drag-enter-exit: a crossing move sends both, in the order chosen`() throws {
    try screen.touch(.began, 110, 110)
    _ = log.take()
    try screen.touch(.moved, 350, 110)
    #expect(log.take() == ["ok.continueTracking", "ok.touchDragExit", "ok.touchDragOutside"])
    try screen.touch(.moved, 110, 110)
    #expect(log.take() == ["ok.continueTracking", "ok.touchDragEnter", "ok.touchDragInside"])
    #expect(screen.rules(of: .controlEvent).contains("control.drag-enter-exit"))
  }

  @Test func `control.drag-enter-exit: each drag event names its own rule`() throws {
    try screen.touch(.began, 110, 110)
    try screen.touch(.moved, 120, 110)
    try screen.touch(.moved, 350, 110)
    try screen.touch(.moved, 360, 110)
    try screen.touch(.moved, 110, 110)
    let (beside, across) = ("control.drag-inside-outside", "control.drag-enter-exit")
    #expect(
      screen.rules(of: .controlEvent).dropFirst() == [
        beside, across, beside, beside, across, beside,
      ]
    )
  }

  @Test func `control.drag-enter-exit: the profile can turn the order`() throws {
    var profile = Profile()
    profile.toggles["control.drag-enter-exit"] = .insideOutsideFirst
    let screen = Screen(profile: profile)
    screen.add("ok", UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50)))
    let log = EventLog(screen.simulation)
    try screen.touch(.began, 110, 110)
    try screen.touch(.moved, 350, 110)
    #expect(log.entries == ["ok.touchDown", "ok.touchDragOutside", "ok.touchDragExit"])
  }

  @Test func `control.up-order: endTracking, then the up event, then tracking is over`() throws {
    var seen: [String] = []
    try screen.touch(.began, 110, 110)
    log.whenLogged = { [control] in
      seen.append("\($0) \(control.isTracking) \(control.isHighlighted)")
    }
    try screen.touch(.ended, 110, 110)
    #expect(seen == ["ok.endTracking true false", "ok.touchUpInside true false"])
    #expect(!control.isTracking && !control.isTouchInside)
    #expect(screen.rules(of: .controlEvent).last == "control.up-order")
  }

  @Test(arguments: [(270.0, "touchUpInside"), (271, "touchUpOutside")])
  func `control.up-inside-uses-slop: 70 points beyond the bounds`(x: Double, event: String) throws {
    try screen.touch(.began, 110, 110)
    try screen.touch(.ended, x - 0.5, 110)
    #expect(log.entries.last == "ok.\(event)")
    let used = screen.rules(of: .controlEvent).contains("control.up-inside-uses-slop")
    #expect(used == (event == "touchUpInside"))
  }

  @Test func `control.cancel-order: cancelTracking, then touchCancel, no up event`() throws {
    try screen.touch(.began, 110, 110)
    _ = log.take()
    try screen.touch(.cancelled, 110, 110)
    #expect(log.entries == ["ok.cancelTracking", "ok.touchCancel"])
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(screen.rules(of: .controlEvent).last == "control.cancel-order")
  }

  @Test func `control.cancel-event-nil: a control that leaves its window gets no event`() throws {
    var event: Value?
    screen.override(
      control,
      [
        .cancelTracking: { arguments, callSuper in
          event = arguments.first
          return callSuper()
        }
      ]
    )
    try screen.touch(.began, 110, 110)
    _ = log.take()
    control.removeFromSuperview()
    #expect(log.entries == ["ok.cancelTracking", "ok.touchCancel"])
    guard case .some(.none) = event else {
      Issue.record("the event was \(String(describing: event))")
      return
    }
    #expect(screen.rules(of: .controlEvent).last == "control.cancel-event-nil")
  }

  @Test func `control.highlight-follows-inside: set and cleared as the finger moves`() throws {
    try screen.touch(.began, 110, 110)
    #expect(control.state == .highlighted)
    try screen.touch(.moved, 350, 110)
    #expect(control.state == .normal)
    try screen.touch(.moved, 110, 110)
    #expect(control.isHighlighted)
    try screen.touch(.ended, 110, 110)
    #expect(!control.isHighlighted)
  }

  @Test func `control.touch-inside-valid-while-tracking: false when nothing is tracked`() throws {
    #expect(!control.isTouchInside)
    try screen.touch(.began, 110, 110)
    #expect(control.isTouchInside)
    try screen.touch(.ended, 110, 110)
    #expect(!control.isTouchInside)
  }

  @Test(arguments: [ResponderKit.Method.beginTracking, .cancelTracking])
  func `control.touch-inside-valid-while-tracking: false at once where its own method ends it`(
    method: ResponderKit.Method
  ) throws {
    var seen: [Bool] = []
    screen.override(
      control,
      [
        method: { [control] _, callSuper in
          seen.append(control.isTouchInside)
          control.removeFromSuperview()
          seen.append(control.isTouchInside)
          return callSuper()
        }
      ]
    )
    try screen.touch(.began, 110, 110)
    if method == .cancelTracking { try screen.touch(.cancelled, 110, 110) }
    #expect(seen == [true, false])
    #expect(!control.isTouchInside && !control.isTracking)
  }

  @Test func `control.single-touch-default: a second finger is not tracked`() throws {
    try screen.touch(.began, 110, 110)
    try screen.touch(.began, 130, 110, finger: 2)
    #expect(log.entries == ["ok.beginTracking", "ok.touchDown"])
  }

  @Test func `control.single-touch-default: two fingers are, where the control allows it`() throws {
    control.isMultipleTouchEnabled = true
    try screen.touch(.began, 110, 110)
    try screen.touch(.began, 130, 110, finger: 2)
    try screen.touch(.ended, 110, 110)
    #expect(control.isTracking)
    try screen.touch(.ended, 130, 110, finger: 2)
    #expect(!control.isTracking)
    #expect(log.entries.filter { $0 == "ok.touchUpInside" }.count == 2)
  }

  @Test func `control.disabled-ignores-touch: a disabled control starts nothing`() throws {
    screen.override(control, [.hitTest: { [control] _, _ in .object(control) }])
    control.isEnabled = false
    try screen.tap(110, 110)
    #expect(log.entries == [])
    #expect(screen.rules(of: .declined) == ["control.disabled-ignores-touch"])
  }

  @Test func `hit-test.disabled-control-declines: the view behind is hit`() throws {
    control.isEnabled = false
    let outcome = try screen.tap(110, 110)
    #expect(screen.names(outcome.path).first == "window")
    #expect(screen.rules.contains("hit-test.disabled-control-declines"))
  }

  @Test func `control.disabled-mid-track: the press in progress goes on`() throws {
    try screen.touch(.began, 110, 110)
    control.isEnabled = false
    try screen.touch(.ended, 110, 110)
    #expect(log.entries.last == "ok.touchUpInside")
    #expect(screen.rules(of: .controlEvent).last == "control.disabled-mid-track")
  }

  @Test func `control.disabled-mid-track: the profile can let it be cancelled`() throws {
    var profile = Profile()
    profile.toggles["control.disabled-mid-track"] = .cancel
    let screen = Screen(profile: profile)
    let control = screen.add("ok", UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    let log = EventLog(screen.simulation)
    try screen.touch(.began, 10, 10)
    control.isEnabled = false
    try screen.touch(.ended, 10, 10)
    #expect(log.entries == ["ok.touchDown", "ok.touchCancel"])
    #expect(screen.rules(of: .controlEvent).last == "control.disabled-mid-track")
  }

  @Test func `control.does-not-forward-touches: the superview hears nothing`() throws {
    control.addTarget(nil, action: "none", for: .touchCancel)
    let outcome = try screen.tap(110, 110)
    #expect(screen.names(outcome.path) == ["ok"])
    #expect(screen.rules.contains("control.does-not-forward-touches"))
  }

  @Test func `control.no-target-still-consumes: without targets too`() throws {
    let outcome = try screen.tap(110, 110)
    #expect(screen.names(outcome.path) == ["ok"])
    #expect(!outcome.isDiscarded)
    #expect(screen.rules.contains("control.no-target-still-consumes"))
  }

  @Test func `control.keeps-tracking-outside: until the finger lifts`() throws {
    try screen.touch(.began, 110, 110)
    try screen.touch(.moved, 380, 800)
    #expect(control.isTracking)
    try screen.touch(.ended, 380, 800)
    #expect(log.entries.last == "ok.touchUpOutside")
    #expect(screen.rules.contains("control.keeps-tracking-outside"))
  }

  @Test func `a handler that removes the control ends its events`() throws {
    log.whenLogged = { [control] in if $0 == "ok.touchDown" { control.removeFromSuperview() } }
    try screen.tap(110, 110)
    try screen.tap(110, 110)
    #expect(
      log.entries == ["ok.beginTracking", "ok.touchDown", "ok.cancelTracking", "ok.touchCancel"]
    )
  }
}

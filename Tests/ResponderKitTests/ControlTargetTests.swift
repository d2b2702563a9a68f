import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 14: targets, actions and what is sent for an event.
@Suite(.seesItsRules)
struct ControlTargetTests {
  private let screen = Screen()
  private let control: UIControl
  private let page: NSObject
  private let log: EventLog

  init() {
    control = screen.add("ok", UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50)))
    page = screen.implement("page", NSObject(), "buy:", "log:")
    log = EventLog(screen.simulation)
  }

  private func action(_ name: String, id: String? = nil) -> UIAction {
    screen.simulation.enter {
      let action = UIAction(title: name, identifier: id.map { .init($0) }) { _ in }
      screen.simulation.objects.name(action, name)
      return action
    }
  }

  @Test func `control.send-actions-order: in the order of registration`() {
    control.addTarget(page, action: "log:", for: .touchDown)
    control.addAction(action("share"), for: .touchDown)
    control.addTarget(page, action: "buy:", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.entries == ["ok.touchDown", "page.log:", "share.handler", "page.buy:"])
  }

  @Test func `control.send-action-goes-through-app: the control is the sender`() {
    var arguments: [Value] = []
    screen.override(
      screen.simulation.application,
      [
        .sendAction: { given, callSuper in
          arguments = given
          return callSuper()
        }
      ]
    )
    control.addTarget(page, action: "buy:", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.entries == ["ok.touchDown", "page.buy:"])
    guard arguments.count == 4, case .object(let sender) = arguments[2] else {
      Issue.record("the application was sent \(arguments)")
      return
    }
    #expect(ObjectIdentifier(sender) == ObjectIdentifier(control))
    #expect(screen.rules.contains("control.send-action-goes-through-app"))
  }

  @Test func `control.override-send-action: without super the pair is suppressed`() {
    screen.override(
      control,
      [
        .sendAction: { arguments, callSuper in
          if case .selector("buy:") = arguments[0] { return .none }
          return callSuper()
        }
      ]
    )
    control.addTarget(page, action: "buy:", for: .touchDown)
    control.addTarget(page, action: "log:", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.entries == ["ok.touchDown", "page.log:"])
    #expect(screen.rules.contains("control.override-send-action"))
  }

  @Test func `control.action-forms: none, the sender, or sender and event`() throws {
    let shop = screen.simulation.enter { Shop() }
    control.addTarget(shop, action: "plain", for: .touchUpInside)
    control.addTarget(shop, action: "one:", for: .touchUpInside)
    control.addTarget(shop, action: "two:event:", for: .touchUpInside)
    try screen.tap(110, 110)
    #expect(shop.calls == ["plain", "one UIControl", "two UIControl touches"])
  }

  @Test func `control.targets-not-retained: a target that is gone gets nothing`() {
    weak var gone: NSObject?
    do {
      let target = NSObject()
      gone = target
      control.addTarget(target, action: "buy:", for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    #expect(log.entries == ["ok.touchDown"])
    #expect(screen.rules(of: .declined) == ["control.targets-not-retained"])
  }

  @Test func `control.nil-target: the chain is searched when it is sent`() throws {
    control.addTarget(nil, action: "buy:", for: .touchUpInside)
    try screen.tap(110, 110)
    #expect(!log.entries.contains("window.buy:"))
    screen.implement("window", screen.window, "buy:")
    try screen.tap(110, 110)
    #expect(log.entries.last == "window.buy:")
    #expect(screen.rules.contains("control.nil-target"))
  }

  @Test func `control.all-targets-null-marker: only with a nil target`() {
    control.addTarget(page, action: "buy:", for: .touchDown)
    #expect(control.allTargets == [page])
    control.addTarget(nil, action: "buy:", for: .touchDown)
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains { $0.base is NSNull })
  }

  @Test func `control.duplicate-registration: the same again fires once`() {
    control.addTarget(page, action: "buy:", for: .touchDown)
    control.addTarget(page, action: "buy:", for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    #expect(log.entries == ["ok.touchDown", "page.buy:"])
  }

  @Test func `control.remove-with-nil: nil matches every action or target`() {
    control.addTarget(page, action: "buy:", for: .touchDown)
    control.addTarget(page, action: "log:", for: .touchDown)
    control.addTarget(nil, action: "log:", for: .touchDown)
    control.removeTarget(page, action: nil, for: .touchDown)
    #expect(control.actions(forTarget: page, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["log:"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func `control.remove-by-event: what is left stays in force`() {
    control.addTarget(page, action: "buy:", for: [.touchDown, .touchUpInside])
    control.removeTarget(page, action: "buy:", for: .touchDown)
    control.sendActions(for: [.touchDown])
    control.sendActions(for: [.touchUpInside])
    #expect(log.entries == ["ok.touchDown", "ok.touchUpInside", "page.buy:"])
  }

  @Test func `control.uiaction-unique: the same identifier replaces`() {
    control.addAction(action("first", id: "share"), for: .touchDown)
    control.addAction(action("second", id: "share"), for: .touchDown)
    control.addAction(action("other"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.entries == ["ok.touchDown", "second.handler", "other.handler"])
  }

  @Test func `control.disabled-action: neither a disabled nor a removed one runs`() {
    let share = action("share")
    share.attributes = .disabled
    control.addAction(share, for: .touchDown)
    let late = action("late")
    log.whenLogged = { [control] in
      if $0 == "page.buy:" { control.removeAction(late, for: .touchDown) }
    }
    control.addTarget(page, action: "buy:", for: .touchDown)
    control.addAction(late, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.entries == ["ok.touchDown", "page.buy:"])
    #expect(screen.rules(of: .declined) == ["control.disabled-action"])
  }
}

private final class Shop: UIResponder {
  var calls: [String] = []

  override class var actions: Actions {
    super.actions.adding("plain", Shop.plain).adding("one:", Shop.one)
      .adding("two:event:", Shop.two)
  }

  func plain() { calls.append("plain") }
  func one(_ sender: Any?) { calls.append("one \(sender.map { "\(type(of: $0))" } ?? "nil")") }
  func two(_ sender: UIControl, _ event: UIEvent?) {
    calls.append("two \(type(of: sender)) \(event.map { "\($0.type)" } ?? "nil")")
  }
}

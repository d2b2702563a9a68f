import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 19: who gets an action.
@Suite(.seesItsRules)
struct ActionTests {
  private var screen = Screen()
  private var log: EventLog
  private var root: UIView
  private var button: UIControl
  private var field: FocusView

  init() { self.init(Profile()) }

  private init(_ profile: Profile) {
    screen = Screen(profile: profile)
    log = EventLog(screen.simulation)
    root = screen.add("root", UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    button = screen.add("button", UIControl(), in: root)
    let pane = screen.add("pane", UIView(), in: root)
    field = screen.focusView("field", in: pane)
  }

  @discardableResult
  private func send(
    _ action: Selector,
    to target: AnyObject? = nil,
    from sender: AnyObject? = nil
  ) -> (handled: Bool, outcome: Outcome) {
    screen.simulation.dispatcher.beginCommand()
    let handled = screen.simulation.actions.send(action, to: target, from: sender, for: nil)
    return (handled, screen.simulation.finishStimulus(returned: handled))
  }

  private func path(_ outcome: Outcome) -> [String] { screen.names(outcome.path) }

  @Test func `action.explicit-target: exactly that object, no chain, no responder needed`() {
    let page = screen.implement("page", NSObject(), "buy:")
    let sent = send("buy:", to: page, from: button)
    #expect(sent.handled && path(sent.outcome) == ["page"])
    #expect(log.entries == ["page.buy:"])
    #expect(screen.rules(of: .actionSent) == ["action.explicit-target"])
    #expect(screen.rules(of: .actionSearched) == [])
  }

  @Test func `action.explicit-target-missing: the error says so and nothing is called`() {
    screen.implement("root", root, "buy:")
    let sent = send("buy:", to: button)
    #expect(!sent.handled && log.entries == [])
    #expect(screen.simulation.dispatcher.failure?.kind == .unrecognizedSelector)
    #expect(screen.simulation.dispatcher.failure?.rule?.id == "action.explicit-target-missing")
  }

  @Test func `action.nil-target-search: the first object along the chain that can`() {
    screen.implement("root", root, "buy:")
    screen.implement("window", screen.window, "buy:")
    field.becomeFirstResponder()
    let sent = send("buy:")
    #expect(sent.handled && path(sent.outcome) == ["field", "pane", "root"])
    #expect(log.entries == ["root.buy:"])
    #expect(screen.rules(of: .actionSent) == ["action.nil-target-search"])
  }

  @Test(arguments: [true, false])
  func `the record of an action holds what the action did, and nothing that comes after it`(
    hasTarget: Bool
  ) throws {
    screen.implement("root", root, "buy:")
    let start = screen.records.count
    for _ in 1...2 { send("buy:", to: hasTarget ? root : nil, from: button) }
    let records = screen.records[start...].filter { $0.method == .sendAction }
    #expect(records.map(\.kind) == [.asked, .answered, .asked, .answered])
    #expect(Set(records.map { $0.parent[.full] }) == [0])
    let sent = screen.records[start...].filter { $0.kind == .actionSent }
    #expect(sent.map { $0.parent[.full] } == [records[0], records[2]].map { $0.seq[.full] })
  }

  @Test func `an action is sent beside the search for its target, and so ends one in vain`() throws
  {
    screen.implement("root", root, "buy:")
    send("buy:", from: button)
    send("shred:", from: button)
    let ends = screen.records.filter { [.actionSent, .discarded].contains($0.kind) }
    #expect(ends.map(\.kind) == [.actionSent, .discarded])
    let asked = screen.records.filter { $0.kind == .asked && $0.method == .sendAction }
    #expect(ends.map { $0.parent[.full] } == asked.map { $0.seq[.full] })
  }

  @Test func `action.nil-target-start: the first responder before the sender`() {
    screen.implement("button", button, "buy:")
    screen.implement("field", field, "buy:")
    field.becomeFirstResponder()
    send("buy:", from: button)
    #expect(log.entries == ["field.buy:"])
    #expect(screen.rules(of: .actionSearched).first == "action.nil-target-start")
  }

  @Test(arguments: [
    (Toggle.Setting.sender, "button.buy:"), (.firstResponder, "field.buy:"),
  ])
  func `action.nil-target-start: the profile can turn it`(mode: Toggle.Setting, entry: String) {
    var profile = Profile()
    profile.toggles["action.nil-target-start"] = mode
    let other = ActionTests(profile)
    other.screen.implement("button", other.button, "buy:")
    other.screen.implement("field", other.field, "buy:")
    other.field.becomeFirstResponder()
    other.send("buy:", from: other.button)
    #expect(other.log.entries == [entry])
  }

  @Test func `action.nil-target-sender-chain: the sender's own superviews are searched`() {
    screen.implement("root", root, "buy:")
    let sent = send("buy:", from: button)
    #expect(path(sent.outcome) == ["button", "root"])
    #expect(screen.rules(of: .actionSearched).first == "action.nil-target-sender-chain")
  }

  @Test func `action.nil-target-no-start: the application and its delegate only`() {
    screen.implement("window", screen.window, "buy:")
    let delegate = screen.make { UIResponder() }
    screen.implement("appDelegate", delegate, "buy:")
    screen.simulation.application.delegate = delegate
    let sent = send("buy:")
    #expect(path(sent.outcome) == ["application", "appDelegate"])
    #expect(screen.rules(of: .actionSearched).first == "action.nil-target-no-start")
  }

  @Test func `action.send-result: false is no error`() {
    let sent = send("buy:", from: button)
    #expect(!sent.handled && screen.simulation.dispatcher.failure == nil)
    #expect(sent.outcome.isDiscarded)
    #expect(screen.decided("action.send-result"))
  }

  @Test func `action.nil-event-allowed: code sends without an event`() {
    screen.implement("root", root, "buy:")
    #expect(screen.simulation.application.sendAction("buy:", to: root, from: nil, for: nil))
  }

  @Test func `action.probe-by-send: an extension of every responder finds the first one`() {
    let probe = screen.add("probe", ProbeView(), in: root)
    probe.becomeFirstResponder()
    send("remember", from: button)
    #expect(ProbeView.found === probe)
    ProbeView.found = nil
  }

  @Test func `action.first-match-stops: nobody behind the first one is asked`() {
    var asked = 0
    screen.override(
      screen.window,
      [
        .canPerformAction: { _, callSuper in
          asked += 1
          return callSuper()
        }
      ]
    )
    screen.implement("root", root, "buy:")
    send("buy:", from: button)
    #expect(asked == 0)
    #expect(screen.rules(of: .actionSearched).contains("action.first-match-stops"))
  }

  @Test func `action.can-perform-default: true if the class has the method`() {
    let shop = screen.add("shop", ShopView(), in: root)
    #expect(shop.canPerformAction("buy:", withSender: nil))
    #expect(!shop.canPerformAction("sell:", withSender: nil))
    #expect(screen.decided("action.can-perform-default"))
    send("buy:", from: shop)
    #expect(shop.bought == 1)
  }

  @Test func `action.can-perform-forwarding: it answers for itself, unless the profile says`() {
    screen.implement("root", root, "buy:")
    #expect(!button.canPerformAction("buy:", withSender: nil))
    var profile = Profile()
    profile.toggles["action.can-perform-forwarding"] = .on
    let other = ActionTests(profile)
    other.screen.implement("root", other.root, "buy:")
    #expect(other.button.canPerformAction("buy:", withSender: nil))
    #expect(other.screen.decided("action.can-perform-forwarding"))
  }

  @Test func `action.target-for-action: itself, or whom an override names`() {
    let archiver = screen.implement("archiver", NSObject(), "buy:")
    screen.override(root, [.target: { _, _ in .object(archiver) }])
    let sent = send("buy:", from: button)
    #expect(log.entries == ["archiver.buy:"])
    #expect(path(sent.outcome) == ["button", "root", "archiver"])
    #expect(screen.decided("action.target-for-action"))
  }

  @Test func `action.target-nil-ends: nobody in the chain, so nothing is sent`() {
    let sent = send("shred:", from: button)
    #expect(!sent.handled && log.entries == [])
    #expect(path(sent.outcome) == ["button", "root", "window", "scene", "application"])
    #expect(screen.rules(of: .discarded) == ["action.target-nil-ends"])
  }

  @Test func `action.can-perform-many-calls: a menu asks again and again, with other senders`() {
    var senders: Set<String> = []
    var count = 0
    screen.override(
      field,
      [
        .canPerformAction: { arguments, callSuper in
          count += 1
          if case .object(let sender) = arguments[1] { senders.insert("\(type(of: sender))") }
          return callSuper()
        }
      ]
    )
    screen.implement("root", root, "copy:")
    field.becomeFirstResponder()
    screen.simulation.menu.controller.menuItems = [UIMenuItem(title: "Cite", action: "cite:")]
    screen.simulation.menu.showEditMenu(from: field)
    let first = count
    screen.simulation.menu.showEditMenu(from: field)
    #expect(count == 2 * first)
    #expect(senders == ["UIApplication", "UIMenuController"])
  }

  @Test func `action.false-continues: one object's no is no veto`() {
    screen.override(button, [.canPerformAction: { _, _ in .flag(false) }])
    screen.implement("root", root, "buy:")
    send("buy:", from: button)
    #expect(log.entries == ["root.buy:"])
    #expect(screen.rules(of: .actionSearched).contains("action.false-continues"))
  }

  @Test func `action.controller-target-helper: the nearest controller that can`() {
    let parent = screen.make { UIViewController() }
    let child = screen.make { UIViewController() }
    screen.setRoot(parent)
    screen.make { parent.addChild(child) }
    screen.implement("parent", parent, "show:")
    #expect(child.targetViewController(forAction: "show:", sender: nil) === parent)
    screen.override(parent, [.canPerformAction: { _, _ in .flag(false) }])
    #expect(child.targetViewController(forAction: "show:", sender: nil) == nil)
    #expect(screen.decided("action.controller-target-helper"))
  }

  @Test func `action.modal-gate: a presenting controller can stand aside`() {
    let page = screen.make { ActionPage() }
    screen.simulation.objects.name(page, "page")
    screen.setRoot(page)
    let sheet = screen.make { UIViewController() }
    screen.make { page.present(sheet, animated: false) }
    #expect(!send("buy:", from: sheet).handled)
    #expect(screen.rules(of: .actionSearched).contains("action.modal-gate"))
    page.performs = true
    #expect(send("buy:", from: sheet).handled)
  }

  @Test func `action.sender-passed-on: unchanged, nil too`() {
    let shop = screen.add("shop", ShopView(), in: root)
    send("buy:", to: shop, from: button)
    #expect(shop.senders == ["UIControl"])
    send("buy:", to: shop)
    #expect(shop.senders == ["UIControl", "nil"])
  }

  @Test func `resigning goes to the first responder as a nil-target action`() {
    field.becomeFirstResponder()
    #expect(send("resignFirstResponder").handled)
    #expect(!field.isFirstResponder)
  }

  @Test func `a chain that turns back is reported`() {
    screen.override(root, [.next: { [button] _, _ in .object(button) }])
    send("buy:", from: button)
    #expect(screen.simulation.dispatcher.failure?.kind == .responderCycle)
  }
}

private final class ProbeView: UIView {
  nonisolated(unsafe) static weak var found: ProbeView?

  override var canBecomeFirstResponder: Bool { true }
  override class var actions: Actions { super.actions.adding("remember", ProbeView.remember) }

  func remember() { ProbeView.found = self }
}

private final class ShopView: UIView {
  var bought = 0
  var senders: [String] = []

  override class var actions: Actions { super.actions.adding("buy:", ShopView.buy) }

  func buy(_ sender: Any?) {
    bought += 1
    senders.append(sender.map { "\(type(of: $0))" } ?? "nil")
  }
}

private final class ActionPage: UIViewController {
  var performs = false

  override var performsActionsWhilePresentingModally: Bool { performs }
  override class var actions: Actions { super.actions.adding("buy:", ActionPage.buy) }

  func buy(_ sender: Any?) {}
}

import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 19: the edit menu before iOS 16, and what all menus have in common.
@Suite(.seesItsRules)
struct EditMenuTests {
  private let screen: Screen
  private let log: EventLog
  private let root: UIView
  private let field: FocusView

  init() {
    var profile = Profile()
    profile.ios = 15
    screen = Screen(profile: profile)
    log = EventLog(screen.simulation)
    root = screen.add("root", UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    field = screen.focusView("field", in: root)
  }

  private var menu: ScreenMenu { screen.simulation.menu }
  private var controller: UIMenuController { screen.simulation.menu.controller }
  private func show() { screen.simulation.menu.showEditMenu(from: field) }

  @Test func `edit-menu.actions-list: each version adds its own, and no responder has any`() {
    #expect(screen.make { UIMenuController.shared } === controller)
    let counts = [12.0, 15, 16].map { version in
      var profile = Profile()
      profile.ios = version
      return profile.standardEditActions.count
    }
    #expect(counts == [13, 17, 26])
    for action in screen.simulation.profile.standardEditActions {
      #expect(!field.canPerformAction(action, withSender: nil))
    }
  }

  @Test func `edit-menu.needs-first-responder: and at least one command`() {
    screen.implement("field", field, "copy:")
    show()
    #expect(!menu.isVisible)
    field.becomeFirstResponder()
    show()
    #expect(menu.items == ["copy:"])
    screen.simulation.dispatcher.setOverrides(nil, of: field)
    show()
    #expect(!menu.isVisible)
    #expect(screen.rules(of: .declined).contains("edit-menu.needs-first-responder"))
  }

  @Test func `hiding the menu of one view leaves that of another up`() {
    screen.implement("field", field, "copy:")
    field.becomeFirstResponder()
    show()
    controller.hideMenu(from: root)
    #expect(controller.isMenuVisible)
    controller.hideMenu(from: field)
    #expect(!controller.isMenuVisible)
  }

  @Test func `edit-menu.evaluated-when-shown: a later first responder does not bring it up`() {
    screen.implement("field", field, "copy:")
    show()
    field.becomeFirstResponder()
    #expect(!menu.isVisible)
    #expect(screen.rules(of: .declined) == ["edit-menu.evaluated-when-shown"])
  }

  @Test func `edit-menu.starts-at-first-responder: looked up and sent from there up`() throws {
    let other = screen.add("other", UIView(), in: root)
    screen.implement("other", other, "copy:", "cut:")
    screen.implement("field", field, "copy:")
    screen.implement("root", root, "copy:")
    field.becomeFirstResponder()
    show()
    #expect(menu.items == ["copy:"])
    screen.simulation.dispatcher.beginCommand()
    try screen.simulation.menu.choose("Copy")
    #expect(log.entries == ["field.copy:"])
    #expect(screen.decided("edit-menu.starts-at-first-responder"))
  }

  @Test func `edit-menu.item-visible-if-target: an override of canPerformAction decides`() {
    screen.simulation.dispatcher.setOverrides(
      Overrides(
        [
          .canPerformAction: { arguments, callSuper in
            if case .selector("paste:") = arguments[0] { return .flag(false) }
            return callSuper()
          }
        ],
        actions: ["copy:": {}, "paste:": {}]
      ),
      of: field
    )
    field.becomeFirstResponder()
    show()
    #expect(menu.items == ["copy:"])
    #expect(screen.decided("edit-menu.item-visible-if-target"))
    #expect(screen.decided("action.can-perform-false-hides"))
  }

  @Test func `action.can-perform-false-hides: a command nobody performs is left out`() {
    field.becomeFirstResponder()
    screen.implement("root", root, "selectAll:")
    show()
    #expect(menu.items == ["selectAll:"])
    #expect(screen.decided("action.can-perform-false-hides"))
  }

  @Test func `edit-menu.chain-wide: an item can come from any object of the chain`() throws {
    field.becomeFirstResponder()
    screen.implement("window", screen.window, "selectAll:")
    show()
    try screen.simulation.menu.choose("selectAll:")
    #expect(log.entries == ["window.selectAll:"])
    #expect(screen.decided("edit-menu.chain-wide"))
  }

  @Test func `edit-menu.sender: the menu controller, not the item`() throws {
    let view = screen.add("cite", CiteView(), in: root)
    view.becomeFirstResponder()
    controller.menuItems = [UIMenuItem(title: "Cite", action: "cite:")]
    show()
    try screen.simulation.menu.choose("Cite")
    #expect(view.senders == ["UIMenuController"])
    #expect(view.askedBy.contains("UIApplication"))
  }

  @Test func `edit-menu.controller-deprecated: it still works, and the trace says so`() {
    var profile = Profile()
    profile.ios = 17
    let screen = Screen(profile: profile)
    let view = screen.focusView("view")
    screen.implement("view", view, "copy:")
    view.becomeFirstResponder()
    screen.simulation.menu.showEditMenu(from: view)
    #expect(screen.simulation.menu.isVisible)
    #expect(screen.rules(of: .menuBuilt) == ["edit-menu.controller-deprecated"])
    self.screen.implement("field", field, "copy:")
    field.becomeFirstResponder()
    controller.setTargetRect(field.bounds, in: field)
    controller.setMenuVisible(true, animated: false)
    #expect(controller.isMenuVisible)
    #expect(self.screen.rules(of: .menuBuilt) == ["edit-menu.controller-deprecated"])
  }

  @Test func `edit-menu.single-controller: its items come after the standard ones`() {
    screen.implement("field", field, "copy:", "cite:")
    field.becomeFirstResponder()
    controller.menuItems = [
      UIMenuItem(title: "Cite", action: "cite:"), UIMenuItem(title: "Burn", action: "burn:"),
    ]
    show()
    #expect(menu.items == ["copy:", "cite:"])
    #expect(screen.make { UIMenuController.shared } === controller)
  }

  @Test func `edit-menu.custom-action: sent as a nil-target action from the first responder`()
    throws
  {
    screen.implement("root", root, "cite:")
    field.becomeFirstResponder()
    controller.menuItems = [UIMenuItem(title: "Cite", action: "cite:")]
    show()
    screen.simulation.dispatcher.beginCommand()
    try screen.simulation.menu.choose("cite:")
    let outcome = screen.simulation.finishStimulus()
    #expect(screen.names(outcome.path) == ["field", "root"])
    #expect(screen.decided("edit-menu.custom-action"))
  }

  @Test func `edit-menu.update-revalidates: every item is asked about again`() {
    screen.implement("field", field, "copy:")
    field.becomeFirstResponder()
    show()
    screen.implement("field", field, "copy:", "paste:")
    #expect(menu.items == ["copy:"])
    controller.update()
    #expect(menu.items == ["copy:", "paste:"])
    #expect(screen.decided("edit-menu.update-revalidates"))
  }

  @Test func `edit-menu.resign-hides: the menu goes with the first responder`() {
    screen.implement("field", field, "copy:")
    field.becomeFirstResponder()
    show()
    field.resignFirstResponder()
    #expect(!menu.isVisible)
    #expect(screen.rules(of: .menuBuilt).last == "edit-menu.resign-hides")
  }

  @Test func `edit-menu.choice-hides: and the first responder stays`() throws {
    screen.implement("field", field, "copy:")
    field.becomeFirstResponder()
    show()
    try screen.simulation.menu.choose("copy:")
    #expect(!menu.isVisible && field.isFirstResponder)
    #expect(screen.rules(of: .menuBuilt).last == "edit-menu.choice-hides")
  }

  @Test func `choosing what is not there is an error`() throws {
    #expect(throws: SimulationError.self) { try screen.simulation.menu.choose("copy:") }
    screen.implement("field", field, "copy:")
    field.becomeFirstResponder()
    show()
    #expect(throws: SimulationError.self) { try screen.simulation.menu.choose("paste:") }
    #expect(menu.isVisible)
  }
}

private final class CiteView: UIView {
  var senders: [String] = []
  var askedBy: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  override class var actions: Actions { super.actions.adding("cite:", CiteView.cite) }

  func cite(_ sender: Any?) { senders.append(sender.map { "\(type(of: $0))" } ?? "nil") }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    askedBy.append(sender.map { "\(type(of: $0))" } ?? "nil")
    return super.canPerformAction(action, withSender: sender)
  }
}

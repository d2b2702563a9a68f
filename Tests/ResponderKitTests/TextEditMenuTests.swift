import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Sections 14 and 19: the edit menu and the editing events of text objects.
@Suite(.seesItsRules)
struct TextEditMenuTests {
  private let screen = Screen()
  private let field: UITextField
  private let log: EventLog

  init() {
    field = screen.add("field", UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44)))
    log = EventLog(
      screen.simulation,
      methods: [
        .editMenuForCharactersIn, .willPresentEditMenuWith, .willDismissEditMenuWith,
        .shouldChangeCharactersIn,
      ]
    )
  }

  private var menu: ScreenMenu { screen.simulation.menu }
  private func can(_ action: Selector) -> Bool { field.canPerformAction(action, withSender: nil) }

  @Test func `edit-menu.text-view-answers: from the text, the selection and the pasteboard`() {
    let actions: [Selector] = ["cut:", "copy:", "paste:", "select:", "selectAll:"]
    #expect(actions.filter(can) == [])
    field.text = "good tea"
    #expect(actions.filter(can) == ["select:", "selectAll:"])
    field.selectedTextRange = NSRange(location: 0, length: 4)
    #expect(actions.filter(can) == ["cut:", "copy:", "selectAll:"])
    screen.simulation.pasteboard.string = "hot"
    field.selectedTextRange = NSRange(location: 0, length: 8)
    #expect(actions.filter(can) == ["cut:", "copy:", "paste:"])
    #expect(screen.decided("edit-menu.text-view-answers"))
  }

  @Test func `edit-menu.text-view-answers: what cannot be edited can be copied`() {
    let view = screen.add("view", UITextView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.isEditable = false
    view.text = "tea"
    view.selectedRange = NSRange(location: 0, length: 2)
    screen.simulation.pasteboard.string = "hot"
    #expect(!view.canPerformAction("cut:", withSender: nil))
    #expect(!view.canPerformAction("paste:", withSender: nil))
    #expect(view.canPerformAction("copy:", withSender: nil))
  }

  @Test func `the commands of a text field's menu do what they say`() throws {
    field.text = "good tea"
    field.becomeFirstResponder()
    screen.simulation.menu.showEditMenu(from: field)
    #expect(menu.items == ["select:", "selectAll:"])
    try screen.simulation.menu.choose("Select")
    #expect(field.selectedTextRange == NSRange(location: 5, length: 3))
    #expect(menu.items == ["cut:", "copy:", "selectAll:"])
    _ = log.take()
    try screen.simulation.menu.choose("Cut")
    #expect(field.text == "good ")
    #expect(screen.simulation.pasteboard.string == "tea")
    #expect(log.take().contains("field.editingChanged"))
    screen.simulation.menu.showEditMenu(from: field)
    try screen.simulation.menu.choose("paste:")
    try screen.simulation.chooseAgain("paste:", in: field)
    #expect(field.text == "good teatea")
  }

  @Test func `edit-menu.text-delegate-hook: the delegate replaces the menu and is told`() throws {
    let delegate = FieldDelegate()
    field.delegate = delegate
    field.text = "tea"
    field.becomeFirstResponder()
    _ = log.take()
    screen.simulation.menu.showEditMenu(from: field)
    #expect(log.take() == ["field.editMenuForCharactersIn", "field.willPresentEditMenuWith"])
    #expect(menu.items == ["select:", "selectAll:", "Brew"])
    #expect(screen.rules(of: .menuBuilt) == ["edit-menu.text-delegate-hook"])
    screen.simulation.menu.hide()
    #expect(log.take() == ["field.willDismissEditMenuWith"])
  }

  @Test func `a text field without the focus has no menu`() {
    field.text = "tea"
    screen.simulation.menu.showEditMenu(from: field)
    #expect(!menu.isVisible)
  }

  @Test func `before iOS 16 a text field's menu is the menu controller's`() {
    var profile = Profile()
    profile.ios = 15
    let screen = Screen(profile: profile)
    let field = screen.add("field", UITextField(frame: .zero))
    field.text = "tea"
    field.becomeFirstResponder()
    screen.simulation.menu.showEditMenu(from: field)
    #expect(screen.simulation.menu.items == ["select:", "selectAll:"])
    #expect(screen.simulation.menu.controller.isMenuVisible)
  }

  @Test func `control.did-end-on-exit: a target for it makes the return key resign`() {
    field.becomeFirstResponder()
    field.pressReturn()
    #expect(field.isFirstResponder)
    let page = screen.implement("page", NSObject(), "done:")
    field.addTarget(page, action: "done:", for: .editingDidEndOnExit)
    _ = log.take()
    field.pressReturn()
    #expect(!field.isFirstResponder)
    #expect(
      log.entries == [
        "field.editingDidEndOnExit", "page.done:", "field.primaryActionTriggered",
        "field.editingDidEnd",
      ]
    )
    #expect(screen.rules(of: .controlEvent).contains("control.did-end-on-exit"))
  }

  @Test func `control.text-field-events: editing instead of touch-up semantics`() throws {
    try screen.tap(30, 110)
    field.insertText("tea")
    field.resignFirstResponder()
    let editing = log.entries.filter { $0.hasPrefix("field.editing") }
    #expect(editing == ["field.editingDidBegin", "field.editingChanged", "field.editingDidEnd"])
    #expect(!log.entries.contains("field.primaryActionTriggered"))
    #expect(screen.rules(of: .controlEvent).contains("control.text-field-events"))
  }
}

extension Simulation {
  /// Shows a view's edit menu and chooses an item of it.
  fileprivate func chooseAgain(_ item: String, in view: UIView) throws {
    menu.showEditMenu(from: view)
    try menu.choose(item)
  }
}

private final class FieldDelegate: UITextFieldDelegate {
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: suggestedActions + [UIAction(title: "Brew") { _ in }])
  }
}

import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct TextTests {
  /// A delegate that answers as it is told and notes what it is asked and told.
  private final class Editor: UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    var begins = true
    var ends = true

    private func note(_ step: String, _ object: UIView) {
      lines.append("\(object.simulationName).\(step)")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      note("shouldBegin", textField)
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      note("shouldEnd", textField)
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd", textField) }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      note("shouldBegin", textView)
      return begins
    }
    func textViewDidBeginEditing(_ textView: UITextView) { note("didBegin", textView) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      note("shouldEnd", textView)
      return ends
    }
    func textViewDidEndEditing(_ textView: UITextView) { note("didEnd", textView) }
  }

  private struct Form {
    let screen = Screen()
    let editor = Editor()
    let a: UITextField
    let b: UITextField

    init() {
      let frame = CGRect(x: 10, y: 100, width: 200, height: 40)
      a = screen.add("a", UITextField(frame: frame))
      b = screen.add("b", UITextField(frame: frame.offsetBy(dx: 0, dy: 60)))
      a.tag = 1
      b.tag = 2
      a.delegate = editor
      b.delegate = editor
    }

    /// What the observer hears while something is done, in order.
    func order(of act: () -> Void) -> [String] {
      var order: [String] = []
      let log = Log { order.append($0) }
      screen.simulation.dispatcher.observer = log
      // The simulation does not keep its observer.
      withExtendedLifetime(log, act)
      screen.simulation.dispatcher.observer = nil
      return order
    }
  }

  @Test func `text.begin-order: asked, focused, keyboard, told, notification, event`() {
    let form = Form()
    let order = form.order { form.a.becomeFirstResponder() }
    #expect(
      order == [
        "shouldBeginEditing", "keyboardWillChangeFrame", "keyboardWillShow", "didBeginEditing",
        "textDidBeginEditing", "editing event",
      ]
    )
    #expect(form.screen.decided("text.begin-order"))
  }

  @Test func `text.end-order: asked, resigned, keyboard, told, notification, event`() {
    let form = Form()
    form.a.becomeFirstResponder()
    form.screen.wait(1)
    let order = form.order { form.a.resignFirstResponder() }
    #expect(
      order == [
        "shouldEndEditing", "keyboardWillChangeFrame", "keyboardWillHide", "didEndEditing",
        "textDidEndEditing", "editing event",
      ]
    )
    #expect(form.screen.decided("text.end-order"))
  }

  @Test func `an accepted edit: told, notification, event`() {
    let form = Form()
    form.a.becomeFirstResponder()
    form.screen.wait(1)
    let typed = form.order { form.screen.simulation.firstResponders.type("a") }
    #expect(typed == ["textDidChange", "editing event"])
    #expect(form.order { form.a.text = "by code" }.isEmpty)
  }

  @Test func `text.begin-refused: no focus`() {
    let form = Form()
    form.editor.begins = false
    #expect(!form.a.becomeFirstResponder())
    #expect(form.editor.lines == ["1.shouldBegin"])
    #expect(form.screen.decided("text.begin-refused"))
  }

  @Test func `text.end-refused: the field stays, unless it is forced or removed`() {
    let form = Form()
    form.a.becomeFirstResponder()
    form.editor.ends = false
    #expect(!form.a.resignFirstResponder())
    #expect(form.a.isFirstResponder)
    #expect(form.screen.decided("text.end-refused"))
    #expect(form.screen.window.endEditing(true))
    form.a.becomeFirstResponder()
    form.a.removeFromSuperview()
    #expect(!form.a.isFirstResponder)
    #expect(form.editor.lines.filter { $0 == "1.didEnd" }.count == 2)
  }

  @Test func `text.did-end-reason-replaces: the method with a reason is the only one called`() {
    final class Reasoner: UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
      func textFieldDidEndEditing(
        _ textField: UITextField,
        reason: UITextField.DidEndEditingReason
      ) { calls.append("reason") }
    }
    let form = Form()
    let reasoner = Reasoner()
    form.a.delegate = reasoner
    form.a.becomeFirstResponder()
    form.a.resignFirstResponder()
    #expect(reasoner.calls == ["reason"])
    #expect(form.screen.decided("text.did-end-reason-replaces"))
  }

  @Test func `text.switch-order: B is asked first, then A, then both are told`() {
    let form = Form()
    form.a.becomeFirstResponder()
    form.editor.lines = []
    form.b.becomeFirstResponder()
    #expect(form.editor.lines == ["2.shouldBegin", "1.shouldEnd", "1.didEnd", "2.didBegin"])
    #expect(form.screen.decided("text.switch-order"))
  }

  @Test func `text.switch-refused: nothing changes, whoever refuses`() {
    let form = Form()
    form.a.becomeFirstResponder()
    form.editor.lines = []
    form.editor.ends = false
    #expect(!form.b.becomeFirstResponder())
    #expect(form.a.isFirstResponder)
    #expect(form.editor.lines == ["2.shouldBegin", "1.shouldEnd"])
    form.editor.lines = []
    form.editor.begins = false
    #expect(!form.b.becomeFirstResponder())
    #expect(form.editor.lines == ["2.shouldBegin"])
    #expect(
      form.screen.rules(of: .firstResponderRefused).filter { $0 == "text.switch-refused" }.count
        == 2
    )
  }

  @Test func `first-responder.text-auto: a tap on a field gives it the focus`() throws {
    let form = Form()
    try form.screen.tap(20, 110)
    #expect(form.a.isFirstResponder)
    #expect(form.screen.rules(of: .firstResponderAsked) == ["first-responder.text-auto"])
  }

  @Test func `a field keeps the end of a touch by the rule of controls`() throws {
    let form = Form()
    try form.screen.tap(20, 110)
    let ends = form.screen.records.filter {
      $0.kind == .answered && $0.method == .touchesEnded
        && $0.at == form.screen.simulation.objects.index(of: form.a)
    }
    #expect(ends.map(\.rule?.id) == ["control.no-target-still-consumes"])
  }

  @Test func `control.text-field-events: a tap sends the editing events, not touchUpInside`() throws
  {
    let form = Form()
    try form.screen.tap(20, 110)
    form.a.resignFirstResponder()
    let events = form.screen.records.filter { $0.kind == .controlEvent }.map { $0.text(.event) }
    #expect(events == ["touchDown", "editingDidBegin", "editingDidEnd"])
    #expect(!form.a.isHighlighted)
    #expect(form.screen.decided("control.text-field-events"))
  }

  @Test func `first-responder.outside-tap-keeps: a tap beside the field does not take it`() throws {
    let form = Form()
    form.a.becomeFirstResponder()
    try form.screen.tap(20, 400)
    #expect(form.a.isFirstResponder)
  }

  @Test func `text.caret-tap-keeps: a tap inside the focused field begins nothing`() throws {
    let form = Form()
    form.a.becomeFirstResponder()
    form.editor.lines = []
    try form.screen.tap(20, 110)
    #expect(form.a.isFirstResponder)
    #expect(form.editor.lines.isEmpty)
  }

  @Test func `first-responder.disabled-text-field: neither by tap nor when asked`() throws {
    let form = Form()
    form.a.isEnabled = false
    try form.screen.tap(20, 110)
    #expect(!form.a.isFirstResponder)
    #expect(!form.a.becomeFirstResponder())
    #expect(form.editor.lines.isEmpty)
    #expect(form.screen.decided("first-responder.disabled-text-field"))
  }

  @Test func `focus by a tap makes the window key`() throws {
    let form = Form()
    let other = form.screen.make {
      let other = UIWindow(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
      other.windowScene = form.screen.window.windowScene
      other.isHidden = false
      return other
    }
    let field = form.screen.add(
      "field",
      UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)),
      in: other
    )
    try form.screen.tap(20, 610)
    #expect(field.isFirstResponder)
    #expect(other.isKeyWindow)
    #expect(form.screen.simulation.firstResponders.keyboard.isVisible)
  }

  @Test func `text.text-view: editable, selectable only, neither`() throws {
    let screen = Screen()
    let editor = Editor()
    let view = screen.add("view", UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    view.tag = 3
    view.delegate = editor
    view.isEditable = false
    try screen.tap(20, 20)
    #expect(!view.isFirstResponder)
    #expect(view.becomeFirstResponder(), "it may select")
    #expect(editor.lines.isEmpty)
    #expect(!screen.simulation.firstResponders.keyboard.isVisible)
    view.resignFirstResponder()
    view.isEditable = true
    view.isSelectable = false
    try screen.tap(20, 20)
    #expect(!view.isFirstResponder)
    view.isSelectable = true
    try screen.tap(20, 20)
    #expect(view.isFirstResponder)
    view.resignFirstResponder()
    #expect(editor.lines == ["3.shouldBegin", "3.didBegin", "3.shouldEnd", "3.didEnd"])
    #expect(screen.decided("text.text-view"))
  }

  @Test func `first-responder.send-resign-nil-target: dismisses the keyboard from anywhere`() {
    let form = Form()
    form.a.becomeFirstResponder()
    let handled = form.screen.simulation.application.sendAction(
      "resignFirstResponder",
      to: nil,
      from: nil,
      for: nil
    )
    #expect(handled)
    #expect(!form.a.isFirstResponder)
    #expect(!form.screen.simulation.firstResponders.keyboard.isVisible)
  }

  @Test func `text is replaced at the selection and deleted backwards`() {
    let form = Form()
    form.a.text = "tea"
    form.a.selectedTextRange = NSRange(location: 1, length: 1)
    form.a.insertText("o")
    #expect(form.a.text == "toa")
    #expect(form.a.selectedTextRange == NSRange(location: 2, length: 0))
    form.a.deleteBackward()
    #expect(form.a.text == "ta")
    form.a.selectedTextRange = NSRange(location: 0, length: 0)
    form.a.deleteBackward()
    #expect(form.a.text == "ta")
    form.a.text = "👍🏽"
    form.a.deleteBackward()
    #expect(form.a.text == "")
  }
}

extension UIView {
  /// The tag, which the tests of text use as a name.
  fileprivate var simulationName: String { "\(tag)" }
}

/// Notes delegate calls, notifications and editing events in their order.
private final class Log: SimulationObserver {
  let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) { self.note = note }

  func willCall(
    _ method: ResponderKit.Method,
    on object: AnyObject,
    delegator: AnyObject?,
    arguments: () -> [Value]
  ) {
    if delegator != nil { note(method.name) }
  }

  func didOccur(_ occurrence: Occurrence) {
    switch occurrence {
    case .notification(let name, _): note(name)
    case .controlEvent: note("editing event")
    default: break
    }
  }
}

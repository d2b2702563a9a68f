import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Typing on both keyboards.
@Suite(.seesItsRules)
struct TypingTests {
  /// A delegate that refuses some edits and writes down what it is asked and told.
  private final class Editor: UITextFieldDelegate, UITextViewDelegate {
    var refused: Set<String> = []
    var returns = true
    private(set) var lines: [String] = []

    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      lines.append("should \(range.location)+\(range.length) \(string)")
      return !refused.contains(string)
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      lines.append("return")
      return returns
    }
    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      lines.append("should \(range.location)+\(range.length) \(text)")
      return !refused.contains(text)
    }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    func textViewDidChange(_ textView: UITextView) { lines.append("change") }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let screen = Screen()
  private let editor = Editor()
  private let field: UITextField

  init() {
    field = screen.field()
    field.delegate = editor
    field.becomeFirstResponder()
  }

  private func addTextView() -> UITextView {
    let view = screen.add("notes", UITextView(frame: CGRect(x: 0, y: 200, width: 100, height: 90)))
    view.delegate = editor
    view.becomeFirstResponder()
    return view
  }

  private var events: [String] {
    screen.records.filter { $0.kind == .controlEvent }.compactMap { $0.text(.event) }
  }

  @Test func `text.should-change: asked before each edit of the user's, and a no drops it`() {
    editor.refused = ["!"]
    let outcome = screen.type("te!a")
    #expect(field.text == "tea")
    #expect(editor.lines.filter { $0.hasPrefix("should") }.count == 4)
    #expect(events.filter { $0 == "editingChanged" }.count == 3)
    #expect(screen.objects(deciding: "text.should-change") == ["field"])
    #expect(screen.names(outcome.path) == ["field"])
    #expect(outcome.message == "insertText")
    _ = editor.take()
    field.text = "coffee"
    #expect(editor.lines.isEmpty, "code asks nobody")
    #expect(events.filter { $0 == "editingChanged" }.count == 3)
  }

  @Test func `text.should-return: a no leaves editing on, and so does a yes alone`() {
    editor.returns = false
    screen.type("\n")
    #expect(editor.lines == ["return"])
    #expect(field.isFirstResponder)
    #expect(!events.contains("editingDidEndOnExit"))
    #expect(screen.objects(deciding: "text.should-return") == ["field"])
    editor.returns = true
    screen.type("\n")
    #expect(field.isFirstResponder)
    #expect(field.text == "")
  }

  @Test func `text.return-order: asked, two events, and a target for the first one resigns`() throws
  {
    let page = screen.implement("page", NSObject(), "done:")
    field.delegate = nil
    try screen.key("\r")
    #expect(events.suffix(2) == ["editingDidEndOnExit", "primaryActionTriggered"])
    #expect(field.isFirstResponder)
    field.addTarget(page, action: "done:", for: .editingDidEndOnExit)
    screen.type("\n")
    #expect(!field.isFirstResponder)
    #expect(
      events.suffix(3) == ["editingDidEndOnExit", "primaryActionTriggered", "editingDidEnd"]
    )
    #expect(screen.objects(deciding: "text.return-order") == ["field", "field"])
  }

  @Test func `text.return-in-text-view: a new line, and the focus stays`() throws {
    let view = addTextView()
    _ = editor.take()
    screen.type("a\n")
    try screen.key("\r")
    #expect(view.text == "a\n\n")
    #expect(view.isFirstResponder)
    #expect(
      editor.take() == [
        "should 0+0 a", "selection", "change", "should 1+0 \n", "selection", "change",
        "should 2+0 \n", "selection", "change",
      ]
    )
    #expect(screen.objects(deciding: "text.return-in-text-view") == ["notes", "notes"])
    editor.refused = ["\n"]
    screen.type("\n")
    #expect(view.text == "a\n\n")
  }

  @Test func `text.edit-at-selection: once at key down, in place of the selection`() throws {
    field.text = "tea"
    field.selectedTextRange = NSRange(location: 1, length: 1)
    try screen.simulation.presses.begin(.key("o", []))
    #expect(field.text == "toa")
    try screen.simulation.presses.end(.key("o", []))
    #expect(field.text == "toa")
    #expect(editor.take() == ["should 1+1 o", "selection"])
    try screen.key(UIKeyCommand.inputDelete)
    #expect(field.text == "ta")
    #expect(editor.take() == ["should 1+1 ", "selection"])
    field.selectedTextRange = NSRange(location: 0, length: 0)
    screen.type("\u{8}")
    #expect(field.text == "ta")
    #expect(editor.lines.isEmpty, "there is nothing before the caret")
    field.selectedTextRange = NSRange(location: 0, length: 2)
    try screen.key("é", .shift)
    #expect(field.text == "É")
    #expect(screen.objects(deciding: "text.edit-at-selection").count == 4)
  }

  @Test func `typing without a first responder that takes text is discarded`() {
    field.resignFirstResponder()
    #expect(screen.type("tea").isDiscarded)
    #expect(screen.rules(of: .discarded) == ["dispatch.unhandled-is-dropped"])
    screen.pressView("view").becomeFirstResponder()
    #expect(screen.type("tea").isDiscarded)
    let view = addTextView()
    view.isEditable = false
    #expect(screen.type("tea").isDiscarded)
    #expect(view.text == "")
  }

  @Test func `a text object of the app's own is told what is typed`() throws {
    let ink = screen.add("ink", InkView(frame: .zero))
    ink.becomeFirstResponder()
    let outcome = screen.type("te\u{8}\n")
    #expect(ink.ink == "t\n")
    #expect(screen.names(outcome.path) == ["ink"])
    try screen.key("x")
    try screen.key("\t")
    try screen.key(UIKeyCommand.inputLeftArrow)
    #expect(ink.ink == "t\nx\t")
  }

  @Test func `control and command make no text, option and shift do`() throws {
    try screen.key("a", .control)
    try screen.key("b", .alternate)
    try screen.key("c", .shift)
    try screen.key("d", [.command, .shift])
    #expect(field.text == "bC")
  }

  @Test func `a tab is text in a text view and not in a field`() throws {
    try screen.key("\t")
    #expect(field.text == "")
    let view = addTextView()
    try screen.key("\t")
    #expect(view.text == "\t")
  }

  @Test func `arrows move the caret, with shift an end of the selection`() throws {
    let view = addTextView()
    view.text = "one\nthree\ntwo"
    view.selectedTextRange = NSRange(location: 8, length: 0)
    for (key, flags, location, length) in [
      (UIKeyCommand.inputLeftArrow, UIKeyModifierFlags(), 7, 0),
      (UIKeyCommand.inputDownArrow, [], 13, 0), (UIKeyCommand.inputUpArrow, [], 7, 0),
      (UIKeyCommand.inputUpArrow, [], 3, 0), (UIKeyCommand.inputUpArrow, [], 0, 0),
      (UIKeyCommand.inputLeftArrow, [], 0, 0), (UIKeyCommand.inputEnd, [], 3, 0),
      (UIKeyCommand.inputRightArrow, .shift, 3, 1), (UIKeyCommand.inputRightArrow, .shift, 3, 2),
      (UIKeyCommand.inputRightArrow, [], 5, 0), (UIKeyCommand.inputHome, .shift, 4, 1),
      (UIKeyCommand.inputLeftArrow, [], 4, 0), (UIKeyCommand.inputDownArrow, [], 10, 0),
      (UIKeyCommand.inputDownArrow, [], 13, 0), (UIKeyCommand.inputRightArrow, [], 13, 0),
    ] {
      try screen.key(key, flags)
      #expect(view.selectedRange == NSRange(location: location, length: length), "\(key) \(flags)")
    }
  }

  @Test func `a delegate that changes the text while it is asked harms nobody`() {
    final class Eraser: UITextFieldDelegate {
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        textField.text = ""
        return true
      }
    }
    let eraser = Eraser()
    field.text = "👍🏽 tea"
    field.delegate = eraser
    screen.type("x\u{8}y")
    #expect(field.text == "y")
  }

  // MARK: - Undo

  @Test func `text.typing-is-undoable: what is typed in one go is undone as one`() throws {
    let manager = try #require(field.undoManager)
    #expect(!manager.canUndo)
    screen.simulation.firstResponders.type("teax\u{8}")
    #expect(screen.decided("text.typing-is-undoable"))
    #expect(manager.canUndo)
    #expect(manager.undoActionName == "Typing")
    field.selectedTextRange = NSRange(location: 0, length: 1)
    screen.simulation.firstResponders.type("s")
    #expect(field.text == "sea")
    manager.undo()
    #expect(field.text == "tea")
    manager.undo()
    #expect(field.text == "")
    #expect(!manager.canUndo)
    manager.redo()
    #expect(field.text == "tea")
    manager.redo()
    #expect(field.text == "sea")
    manager.undo()
    #expect(field.text == "tea")
  }

  @Test func `text.typing-is-undoable: in a text view too, and what its window has is asked for`() {
    let notes = addTextView()
    screen.simulation.firstResponders.type("a\nb")
    #expect(screen.decided("text.typing-is-undoable"))
    #expect(notes.undoManager === screen.window.undoManager)
    screen.window.undoManager?.undo()
    #expect(notes.text == "")
  }

  @Test func `what is deleted in one go comes back as one`() throws {
    field.text = "green tea"
    screen.simulation.firstResponders.type("\u{8}\u{8}\u{8}cup\u{8}")
    #expect(field.text == "green cu")
    field.undoManager?.undo()
    #expect(field.text == "green tea")
    #expect(field.undoManager?.canUndo == false)
    field.undoManager?.redo()
    #expect(field.text == "green cu")
  }

  @Test func `text set by code is not registered, and nothing before it can be taken back`() throws
  {
    let manager = try #require(field.undoManager)
    field.text = "code"
    #expect(!manager.canUndo)
    screen.simulation.firstResponders.type("!")
    #expect(manager.canUndo)
    field.text = "other"
    #expect(!manager.canUndo)
  }
}

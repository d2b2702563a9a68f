import Foundation

/// A text object of UIKit's, as the standard editing actions see it.
///
/// Fields and text views have it in common and differ in their delegates, which is what the
/// requirements are about.
protocol EditableText: UIView, UITextInput, Delegator {
  var content: TextContent { get set }
  /// What the user typed last, as long as more of it would be undone with it.
  var typing: TypingRun? { get set }
  /// Whether the user may change the text.
  var allowsEditing: Bool { get }
  /// Whether the user may select text.
  var allowsSelecting: Bool { get }
  /// Returns where a point lies, counted from where the text begins.
  func placeInText(_ point: CGPoint) -> CGPoint
  /// Asks the delegate whether a range may be replaced.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Tells the delegate that the user moved the caret or changed the selection.
  func tellSelection()
  /// Tells that editing began.
  func editingDidBegin()
  /// Tells that editing ended.
  func editingDidEnd()
}

extension EditableText {
  /// Whether a text may have so many combining marks together; past the limit the run ends.
  ///
  /// Asked before the text changes, so that a command that went too far has changed nothing. It is
  /// a limit of the model's, and no rule of UIKit's: there the text would grow.
  func allowsMarks(_ count: Int) -> Bool {
    let most = dispatcher.limits.combiningMarks
    guard count > most else { return true }
    let name = dispatcher.objects.name(of: self)
    dispatcher.fail(
      SimulationError(
        .tooManyMarks,
        "more than \(most) combining marks would follow one another in the text of \(name)",
        zh: "\(name) 的文本里连续的组合附加符号会超过 \(most) 个",
        object: index
      )
    )
    return false
  }

  /// Asks the delegate a question about the text; without an answer it is a yes.
  func agrees(_ method: Method, _ details: Value..., ask: (AnyObject) -> Bool?) -> Bool {
    dispatcher.ask(method, of: self, arguments: [.object(self)] + details, implementation: ask)
      ?? true
  }

  /// Tells the delegate something about the text.
  func tellDelegate(_ method: Method, by rule: Rule? = nil, _ call: (AnyObject) -> Void?) {
    dispatcher.tell(method, of: self, arguments: [.object(self)], rule: rule, implementation: call)
  }
}

extension UITextField: EditableText {
  var allowsEditing: Bool { true }
  var allowsSelecting: Bool { true }

  /// The only line fills the field.
  func placeInText(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - bounds.minX, y: 0) }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    agrees(.shouldChangeCharactersIn, .range(range), .text(text)) {
      ($0 as? any UITextFieldDelegate)?.textField(
        self,
        shouldChangeCharactersIn: range,
        replacementString: text
      )
    }
  }

  func tellSelection() {
    // The delegate's method came with iOS 13; that of text views is older than any profile.
    guard simulation.profile.ios >= 13 else { return }
    tellDelegate(.didChangeSelection) {
      ($0 as? any UITextFieldDelegate)?.textFieldDidChangeSelection(self)
    }
  }
}

extension UITextView: EditableText {
  var allowsEditing: Bool { editable }
  var allowsSelecting: Bool { selectable }

  func placeInText(_ point: CGPoint) -> CGPoint {
    // UIKit's text container keeps 5 points free at either side.
    CGPoint(x: point.x - 5, y: point.y - TextContent.margin)
  }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    agrees(.shouldChangeTextIn, .range(range), .text(text)) {
      ($0 as? any UITextViewDelegate)?.textView(
        self,
        shouldChangeTextIn: range,
        replacementText: text
      )
    }
  }

  func tellSelection() {
    tellDelegate(.didChangeSelection) {
      ($0 as? any UITextViewDelegate)?.textViewDidChangeSelection(self)
    }
  }
}

extension EditableText {
  private var selected: String? {
    content.selected.map { String(content.text[$0]) }
  }

  /// Whether a standard editing action can be performed now; `nil` for any other action.
  ///
  /// Delete is not among them: here a text object performs it no more than it does the styles.
  ///
  /// - edit-menu.text-view-answers
  func canEdit(by action: Selector) -> Bool? {
    let hasSelection = content.selection.length > 0
    let isAllSelected = content.selection.length == content.text.utf16.count
    switch action {
    case "cut:": return allowsEditing && hasSelection
    case "copy:": return allowsSelecting && hasSelection
    case "paste:": return allowsEditing && simulation.pasteboard.hasStrings
    case "select:": return allowsSelecting && hasText && !hasSelection
    case "selectAll:": return allowsSelecting && hasText && !isAllSelected
    default: return nil
    }
  }

  /// What a standard editing action does; `nil` for any other action.
  func editing(by action: Selector) -> (() -> Void)? {
    switch action {
    case "cut:":
      return { [self] in
        copySelection()
        // Cut has copied by then: the delegate's no is about the text and not about the pasteboard.
        guard mayChange(content.selection, to: "") else { return }
        registerEdit(of: content.selection, to: "")
        deleteBackward()
      }
    case "copy:": return { [self] in copySelection() }
    case "paste:":
      return { [self] in
        guard let text = simulation.pasteboard.string else { return }
        guard mayChange(content.selection, to: text) else { return }
        registerEdit(of: content.selection, to: text)
        insertText(text)
      }
    case "select:": return { [self] in select(wordAtCaret) }
    case "selectAll:":
      return { [self] in select(NSRange(location: 0, length: content.text.utf16.count)) }
    default: return nil
    }
  }

  private func copySelection() {
    if let selected, !selected.isEmpty { simulation.pasteboard.string = selected }
  }

  /// Selects by a command, whose menu then comes up again for what is selected now.
  ///
  /// - edit-menu.text-long-press
  private func select(_ range: NSRange) {
    selectedTextRange = range
    tellSelection()
    simulation.menu.selected = self
  }

  /// Selects the word at the caret, as a double tap does.
  func selectWord() {
    let word = wordAtCaret
    guard word != content.selection else { return }
    selectedTextRange = word
    tellSelection()
  }

  /// The word that the caret stands in or at the end of; the character before it where there is
  /// none.
  private var wordAtCaret: NSRange {
    let text = content.text
    guard let caret = content.selected?.lowerBound else { return content.selection }
    let isInWord = { (character: Character) in character.isLetter || character.isNumber }
    let head = text[..<caret].reversed().prefix(while: isInWord).count
    let tail = text[caret...].prefix(while: isInWord).count
    if head + tail == 0 { return content.backwardRange ?? content.selection }
    let start = text.index(caret, offsetBy: -head)
    return NSRange(start..<text.index(caret, offsetBy: tail), in: text)
  }
}

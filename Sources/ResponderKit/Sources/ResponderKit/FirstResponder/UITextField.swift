public import Foundation

/// A control with one line of text; a tap gives it the focus.
///
/// Its delegate has a say in both directions: `shouldBeginEditing` is part of
/// `canBecomeFirstResponder`, `shouldEndEditing` of `canResignFirstResponder`.
///
/// A finger gives it the focus by recognizers of its own and not by the touches methods, so
/// whatever keeps those from recognizing keeps the keyboard away. It sends the events of editing
/// where other controls send those of a lifted finger.
///
/// ```swift
/// let name = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
/// name.delegate = self
/// name.addTarget(self, action: "nameChanged:", for: .editingChanged)
/// view.addSubview(name)
/// ```
///
/// A tap brings up the keyboard, and each key calls `nameChanged:` after the delegate has agreed to
/// the edit.
///
/// - first-responder.text-auto, text.tap-via-recognizers
/// - control.text-field-events: which events it sends.
open class UITextField: UIControl, UITextInput {
  /// Why editing ended.
  ///
  /// The model tells of one reason only: editing is always committed.
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  final var content = TextContent() {
    didSet { showsChange() }
  }
  final var typing: TypingRun?
  final var traits = TextTraits()
  final var ownInputView: UIView?
  final var ownAccessoryView: UIView?
  final var placeholderText: String? {
    didSet { showsChange() }
  }
  final var clearMode = ViewMode.never
  final var clearsWhenBegun = false
  final weak var clearButton: PressableView?
  final weak var delegateStorage: AnyObject?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    attachTextRecognizers()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attachTextRecognizers()
  }

  /// Asked and told about editing.
  ///
  /// It is not kept alive. With none every question is answered yes.
  open var delegate: (any UITextFieldDelegate)? {
    get { delegateStorage as? any UITextFieldDelegate }
    set { delegateStorage = newValue }
  }

  /// The delegate, for a host.
  @_spi(Workbench) public final var delegateObject: AnyObject? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  // MARK: - Text

  /// The text; setting it asks and tells nobody, and puts the caret at the end.
  ///
  /// Reading it never gives `nil`. Once it was set, nothing that was typed before can be undone.
  open var text: String? {
    get { content.text }
    set {
      forgetTyping()
      content.set(newValue ?? "")
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { placeholderText }
    set { placeholderText = newValue }
  }

  /// When the button that clears the text is shown beside it; never by default.
  open var clearButtonMode: ViewMode {
    get { clearMode }
    set { clearMode = newValue }
  }

  /// Returns where the clear button lies: 19 points wide, at the right end (our choice).
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Whether the old text goes when editing begins, if the delegate agrees; false by default.
  ///
  /// After the delegate and everybody else has heard that editing began.
  open var clearsOnBeginEditing: Bool {
    get { clearsWhenBegun }
    set { clearsWhenBegun = newValue }
  }

  /// The selected range, in UTF-16 offsets.
  open var selectedTextRange: NSRange? {
    get { content.selection }
    set { if let newValue { content.select(newValue) } }
  }

  /// Whether there is text to delete.
  open var hasText: Bool { !content.text.isEmpty }

  /// Puts text in place of the selection.
  ///
  /// Nobody is asked: the question whether an edit is allowed belongs to keys and menus. Selection,
  /// notification and `editingChanged` are told in this order. Where more than 30 combining marks
  /// would follow one another, the run ends with an error instead, and the text stays as it is.
  open func insertText(_ text: String) {
    guard allowsMarks(content.marksTogether(inserting: text)) else { return }
    content.replaceSelection(with: text)
    tellChange()
  }

  /// Removes the selection, or the character before the caret.
  ///
  /// At the start of the text it does nothing and tells nothing. What would bring too many combining
  /// marks together ends the run, as it does for `insertText(_:)`.
  open func deleteBackward() {
    guard allowsMarks(content.marksTogetherDeletingBackward()) else { return }
    if content.deleteBackward() { tellChange() }
  }

  /// Tells that the user changed the text.
  final func tellChange() {
    tellSelection()
    dispatcher.post("textDidChange", object: self)
    send([.editingChanged], touch: nil, event: nil, rule: .controlTextFieldEvents)
  }

  // MARK: - Hit-testing

  /// Returns what a control would; the clear button is there when the field shows one.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Placing the button changes the tree, which a question must not.
    let isPlaced = clearButton == nil && !showsClearButton
    if !isPlaced, dispatcher.refusesCode() { return nil }
    placeClearButton()
    return super.hitTest(point, with: event)
  }

  // MARK: - Focus

  /// Whether the field has the focus.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the field is enabled and its delegate agrees.
  ///
  /// - first-responder.disabled-text-field, text.begin-refused
  open override var canBecomeFirstResponder: Bool {
    dispatcher.base(.canBecomeFirstResponder, of: self) {
      guard isEnabled else {
        dispatcher.decide(.firstResponderDisabledTextField)
        return false
      }
      return agrees(.shouldBeginEditing, else: .textBeginRefused) {
        ($0 as? any UITextFieldDelegate)?.textFieldShouldBeginEditing(self)
      }
    }
  }

  /// Whether the delegate agrees that editing ends.
  ///
  /// - text.end-refused
  open override var canResignFirstResponder: Bool {
    dispatcher.base(.canResignFirstResponder, of: self) {
      agrees(.shouldEndEditing, else: .textEndRefused) {
        ($0 as? any UITextFieldDelegate)?.textFieldShouldEndEditing(self)
      }
    }
  }

  /// Takes the focus and tells that editing began (text.begin-order).
  ///
  /// An override calls super and goes by its answer (first-responder.override-calls-super):
  ///
  /// ```swift
  /// override func becomeFirstResponder() -> Bool {
  ///   let became = super.becomeFirstResponder()
  ///   isMarked = became
  ///   return became
  /// }
  /// ```
  ///
  /// - first-responder.is-first-during-become: `isFirstResponder` is true when super has answered
  ///   so.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    takeFocus { super.becomeFirstResponder() }
  }

  /// Gives up the focus and tells that editing ended (text.end-order).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    giveUpFocus { super.resignFirstResponder() }
  }

  final func editingDidBegin() {
    tellBegan { ($0 as? any UITextFieldDelegate)?.textFieldDidBeginEditing(self) }
    send([.editingDidBegin], touch: nil, event: nil, rule: .controlTextFieldEvents)
    if clearsWhenBegun, hasText { clear() }
  }

  final func editingDidEnd() {
    // One of the two methods and never both (text.did-end-reason-replaces).
    if tellReason() {
      postEnded()
    } else {
      tellEnded { ($0 as? any UITextFieldDelegate)?.textFieldDidEndEditing(self) }
    }
    send([.editingDidEnd], touch: nil, event: nil, rule: .controlTextFieldEvents)
  }

  /// Tells the delegate why editing ended; `false` where it has no method for that.
  private final func tellReason() -> Bool {
    let told: NoAnswer? = dispatcher.ask(
      .didEndEditingReason,
      of: self,
      arguments: [.object(self), .name("committed")],
      rule: .textDidEndReasonReplaces
    ) {
      ($0 as? any UITextFieldDelegate).map {
        $0.textFieldDidEndEditing(self, reason: .committed)
        return NoAnswer()
      }
    }
    return told != nil
  }

  /// Refuses an ancestor's single tap, which would take the focus' tap.
  ///
  /// gesture.control-list-mechanism: asked for a finger on the field, whoever owns the recognizer.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    beginsUnlessListed(gestureRecognizer, gestureRecognizer.isSingleTap)
  }

  /// Ends the press without an event: the focus comes by the field's own recognizers.
  ///
  /// - control.text-field-events: the end of a touch sends no touch-up event.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    keep(.ended, touches, event) {
      decideConsuming()
      for touch in touches { forget(touch) }
      if !isTracking { isHighlighted = false }
    }
  }

  // MARK: - Input views

  /// What is shown in place of the keyboard; `nil` asks the chain.
  ///
  /// - first-responder.input-view-own: a change shows only with `reloadInputViews`.
  open override var inputView: UIView? {
    get { dispatcher.base(.inputView, of: self) { ownInputView } }
    set { ownInputView = newValue }
  }

  /// What is shown above the keyboard; `nil` asks the chain.
  open override var inputAccessoryView: UIView? {
    get { dispatcher.base(.inputAccessoryView, of: self) { ownAccessoryView } }
    set { ownAccessoryView = newValue }
  }
}

@_spi(Workbench) extension UITextField: Delegator {}

public import Foundation

/// A scroll view with many lines of text; a tap gives it the focus where its text may be edited.
///
/// It scrolls as any scroll view does (text.text-view-is-a-scroll-view). Text is laid out roughly:
/// characters are of one size and lines do not wrap, so that the content is as high as its lines,
/// or as `contentSize` where that is more.
///
/// A tap gives the focus where the text may be edited and selected. A drag scrolls and leaves the
/// focus alone: the recognizers of the text work beside the scroll view's own.
///
/// - text.text-view: what it has in common with a field.
open class UITextView: UIScrollView, UITextInput {
  final var content = TextContent() {
    didSet {
      textHeight = nil
      showsChange()
    }
  }
  /// How high the lines are, in points; `nil` until somebody asks.
  private final var textHeight: Double?
  final var typing: TypingRun?
  final var traits = TextTraits()
  final var editable = true
  final var selectable = true
  final var ownInputView: UIView?
  final var ownAccessoryView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    attachTextRecognizers()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attachTextRecognizers()
  }

  // MARK: - Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; setting it asks and tells nobody, and puts the caret at the end.
  open var text: String! {
    get { content.text }
    set {
      forgetTyping()
      changingText { content.set(newValue ?? "") }
    }
  }

  override var extent: CGSize {
    let height = textHeight ?? content.height
    textHeight = height
    return CGSize(width: contentExtent.width, height: max(contentExtent.height, height))
  }

  /// Changes the text; content that was scrolled stays in its range.
  private final func changingText(_ change: () -> Void) {
    // Counting the lines takes time, and content at its beginning cannot fall out.
    if contentOffset == .zero { change() } else { changingRange(change) }
  }

  /// Whether the text may be edited; true by default.
  ///
  /// Without it no keyboard comes and the delegate is not asked; the focus can still be given for a
  /// selection.
  open var isEditable: Bool {
    get { editable }
    set { editable = newValue }
  }

  /// Whether text may be selected; true by default.
  ///
  /// Turned off, no tap gives the focus, even where the text may be edited (text.text-view).
  open var isSelectable: Bool {
    get { selectable }
    set { selectable = newValue }
  }

  /// The selected range, in UTF-16 offsets.
  open var selectedRange: NSRange {
    get { content.selection }
    set { content.select(newValue) }
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
  /// Nobody is asked, and content that would stand outside its range afterwards is moved back. Where
  /// more than 30 combining marks would follow one another, the run ends with an error instead, and
  /// the text stays as it is.
  open func insertText(_ text: String) {
    guard allowsMarks(content.marksTogether(inserting: text)) else { return }
    changingText { content.replaceSelection(with: text) }
    tellChange()
  }

  /// Removes the selection, or the character before the caret.
  ///
  /// At the start of the text it does nothing and tells nothing. What would bring too many combining
  /// marks together ends the run, as it does for `insertText(_:)`.
  open func deleteBackward() {
    guard allowsMarks(content.marksTogetherDeletingBackward()) else { return }
    var isChanged = false
    changingText { isChanged = content.deleteBackward() }
    if isChanged { tellChange() }
  }

  private final func tellChange() {
    tellSelection()
    tellDelegate(.didChange) { ($0 as? any UITextViewDelegate)?.textViewDidChange(self) }
    dispatcher.post("textDidChange", object: self)
  }

  // MARK: - Focus

  /// Whether the text may be edited and the delegate agrees, or may at least be selected.
  open override var canBecomeFirstResponder: Bool {
    dispatcher.base(.canBecomeFirstResponder, of: self) {
      guard editable else {
        dispatcher.decide(.textTextView)
        return selectable
      }
      return agrees(.shouldBeginEditing, else: .textBeginRefused) {
        ($0 as? any UITextViewDelegate)?.textViewShouldBeginEditing(self)
      }
    }
  }

  /// Whether the delegate agrees that editing ends.
  open override var canResignFirstResponder: Bool {
    dispatcher.base(.canResignFirstResponder, of: self) {
      // Such a view has begun without asking, and so ends without asking.
      guard editable else { return true }
      return agrees(.shouldEndEditing, else: .textEndRefused) {
        ($0 as? any UITextViewDelegate)?.textViewShouldEndEditing(self)
      }
    }
  }

  /// Takes the focus and tells that editing began.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    takeFocus { super.becomeFirstResponder() }
  }

  /// Gives up the focus and tells that editing ended.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    giveUpFocus { super.resignFirstResponder() }
  }

  final func editingDidBegin() {
    tellBegan { ($0 as? any UITextViewDelegate)?.textViewDidBeginEditing(self) }
  }

  final func editingDidEnd() {
    tellEnded { ($0 as? any UITextViewDelegate)?.textViewDidEndEditing(self) }
  }

  // MARK: - Touches

  /// Keeps the touch: what a finger means is for the text view to say.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.began, touches, event)
  }

  /// Keeps the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.moved, touches, event)
  }

  /// Keeps the touch: the focus comes by the view's own recognizers.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.ended, touches, event)
  }

  /// Keeps the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.cancelled, touches, event)
  }

  // MARK: - Input views

  /// What is shown in place of the keyboard; `nil` asks the chain.
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

import Foundation

/// What the user changed in a text by edits that follow one another; it is undone as one.
///
/// A run grows while edits touch its end: more typed behind it, or deleted from behind. Anything
/// else, a moved caret before an edit included, begins the next one.
final class TypingRun {
  /// What now stands in the text in place of what was there, in UTF-16 offsets.
  private(set) var range: NSRange
  /// What was there when the run began.
  private let first: String
  /// What was deleted before it since, piece by piece, the nearest first.
  private var before: [String] = []
  /// Where it is registered.
  private weak var manager: UndoManager?
  /// Whether it was undone, so that nothing more belongs to it.
  private var isOver = false

  init(_ range: NSRange, in place: String, of manager: UndoManager) {
    self.range = range
    first = place
    self.manager = manager
  }

  /// What was there.
  var replaced: String { before.reversed().joined() + first }

  /// Takes in text that is typed directly behind, or deleted of what was typed or before it.
  ///
  /// - Returns: Whether the edit belongs to the run; else it is one of its own.
  func takes(_ place: NSRange, to length: Int, of text: any EditableText) -> Bool {
    guard !isOver, manager?.undoesFirst(text) == true else { return false }
    if place.length == 0, place.location == NSMaxRange(range) {
      range.length += length
      return true
    }
    guard length == 0, NSMaxRange(place) == NSMaxRange(range) else { return false }
    if place.location >= range.location {
      range.length -= place.length
      return true
    }
    guard range.length == 0 else { return false }
    before.append(text.content.text(in: place))
    range.location = place.location
    return true
  }

  /// Ends the run: it is undone.
  func end() { isOver = true }

  /// Forgets what a text has registered: its ranges mean nothing any more.
  func forget(_ text: AnyObject) { manager?.removeAllActions(withTarget: text) }
}

extension EditableText {
  /// Makes an edit of the user's undoable, just before it is made.
  ///
  /// - text.typing-is-undoable: by the undo manager of the text, which the chain leads to.
  func registerEdit(of range: NSRange, to new: String) {
    let length = new.utf16.count
    // An edit that changes nothing would end the run, and be there to be undone.
    guard length > 0 || range.length > 0,
      typing?.takes(range, to: length, of: self) != true,
      let manager = askUndoManager(), dispatcher.failure == nil
    else { return }
    dispatcher.emit(.handled, .full, at: index, rule: .textTypingIsUndoable)
    register(
      NSRange(location: range.location, length: length),
      instead: content.text(in: range),
      manager
    )
  }

  private func register(_ range: NSRange, instead replaced: String, _ manager: UndoManager) {
    let run = TypingRun(range, in: replaced, of: manager)
    typing = run
    manager.registerUndo(withTarget: self) { [weak manager] text in
      if let manager { text.takeBack(run, manager) }
    }
    manager.setActionName("Typing")
  }

  /// Puts back what stood in the text before a run of edits.
  private func takeBack(_ run: TypingRun, _ manager: UndoManager) {
    register(
      NSRange(location: run.range.location, length: run.replaced.utf16.count),
      instead: content.text(in: run.range),
      manager
    )
    // The run that was just registered is the one that takes the undo back: nothing that is typed
    // later belongs to it.
    typing?.end()
    guard run.range.length > 0 || !run.replaced.isEmpty else { return }
    selectedTextRange = run.range
    simulation.enter { run.replaced.isEmpty ? deleteBackward() : insertText(run.replaced) }
  }

  /// Code has set the text: nothing that was typed before can be taken back.
  func forgetTyping() {
    typing?.forget(self)
    typing = nil
  }
}

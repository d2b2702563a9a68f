import Foundation

/// The text of a text object and what is selected in it; positions are UTF-16 offsets.
///
/// A string finds a UTF-16 offset by walking through what is not ASCII, so the selection is kept as
/// a range of the string too: typing at the caret then costs the same however long the text is.
struct TextContent {
  private(set) var text = ""
  private(set) var selection = NSRange(location: 0, length: 0)
  /// The selection in the string; `nil` where it cuts a character's units apart.
  private(set) var selected: Range<String.Index>? = TextContent.start..<TextContent.start

  private static let start = "".startIndex

  /// Replaces the text; the caret goes to its end.
  mutating func set(_ text: String) {
    // What cannot change in place would be copied and counted at each character that is typed.
    self.text = text
    self.text.makeContiguousUTF8()
    selection = NSRange(location: text.utf16.count, length: 0)
    selected = self.text.endIndex..<self.text.endIndex
  }

  /// Selects a range, cut to the text.
  mutating func select(_ range: NSRange) {
    let count = text.utf16.count
    let location = min(max(0, range.location), count)
    selection = NSRange(location: location, length: min(max(0, range.length), count - location))
    selected = Range(selection, in: text)
  }

  /// Returns the text in a range, cut to what there is.
  ///
  /// What is selected, or stands before the caret, costs the same however long the text is.
  func text(in range: NSRange) -> String {
    guard range.length > 0 else { return "" }
    if range == selection, let selected { return String(text[selected]) }
    if range == backwardRange, let place = backwardPlace { return String(text[place]) }
    var part = self
    part.select(range)
    return part.selected.map { String(text[$0]) } ?? ""
  }

  /// Puts text in place of the selection; the caret goes behind it.
  ///
  /// Nothing happens where the selection cuts a character apart: there is no place in the string
  /// for it.
  mutating func replaceSelection(with new: String) {
    guard let selected else { return }
    replace(selected, at: selection.location, with: new)
  }

  /// Removes the selection, or the character before the caret; `false` where there is neither.
  mutating func deleteBackward() -> Bool {
    guard let range = backwardRange, let place = backwardPlace else { return false }
    replace(place, at: range.location, with: "")
    return true
  }

  /// The range that backspace removes: the selection, or the character before the caret.
  var backwardRange: NSRange? {
    if selection.length > 0 { return selection }
    guard let place = backwardPlace else { return nil }
    // Counted in a string of its own: a substring would count from the start of the text.
    let length = String(text[place]).utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  var backwardPlace: Range<String.Index>? {
    guard let selected else { return nil }
    if !selected.isEmpty { return selected }
    guard selected.lowerBound > text.startIndex else { return nil }
    return text.index(before: selected.lowerBound)..<selected.lowerBound
  }

  private mutating func replace(_ place: Range<String.Index>, at location: Int, with new: String) {
    let bytes = text.utf8.distance(from: text.startIndex, to: place.lowerBound) + new.utf8.count
    text.replaceSubrange(place, with: new)
    selection = NSRange(location: location + new.utf16.count, length: 0)
    let caret = text.utf8.index(text.startIndex, offsetBy: bytes)
    selected = caret..<caret
  }
}

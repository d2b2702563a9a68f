import Foundation

/// The text of a text object and what is selected in it; positions are UTF-16 offsets.
struct TextContent {
  private(set) var text = ""
  private(set) var selection = NSRange(location: 0, length: 0)

  private var units: String.UTF16View { text.utf16 }

  /// Replaces the text; the caret goes to its end.
  mutating func set(_ text: String) {
    self.text = text
    selection = NSRange(location: text.utf16.count, length: 0)
  }

  /// Selects a range, cut to the text.
  mutating func select(_ range: NSRange) {
    let location = min(max(0, range.location), units.count)
    selection = NSRange(
      location: location,
      length: min(max(0, range.length), units.count - location)
    )
  }

  /// Replaces a range; the caret goes behind what was put in.
  mutating func replace(_ range: NSRange, with new: String) {
    guard let place = Range(range, in: text) else { return }
    text.replaceSubrange(place, with: new)
    selection = NSRange(location: range.location + new.utf16.count, length: 0)
  }

  /// Removes the selection, or the character before the caret; `false` where there is neither.
  mutating func deleteBackward() -> Bool {
    guard let range = backwardRange else { return false }
    replace(range, with: "")
    return true
  }

  /// The range that backspace removes: the selection, or the character before the caret.
  var backwardRange: NSRange? {
    if selection.length > 0 { return selection }
    guard let caret = Range(selection, in: text)?.lowerBound, caret > text.startIndex else {
      return nil
    }
    return NSRange(text.index(before: caret)..<caret, in: text)
  }
}

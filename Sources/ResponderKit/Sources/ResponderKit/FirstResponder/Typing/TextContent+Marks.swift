/// Combining marks that follow one another, which typing would pile up without end.
///
/// To compare or hash a string Swift puts them in order, at a cost of the square of their number.
/// What is sent is bounded before it gets here; what is joined is looked at here. Each of these costs
/// the length of the new text and of the marks beside it, however long the whole is.
extension TextContent {
  /// How many would stand together at most where a text took the place of the selection.
  ///
  /// Marks that the selection holds are gone by then, and do not count; none is counted where
  /// the text would not be put in.
  func marksTogether(inserting new: String) -> Int {
    selected.map { marksTogether(replacing: $0, with: new) } ?? 0
  }

  /// How many would stand together where the selection, or the character before the caret, went.
  func marksTogetherDeletingBackward() -> Int {
    backwardPlace.map { marksTogether(replacing: $0, with: "") } ?? 0
  }

  private func marksTogether(replacing place: Range<String.Index>, with new: String) -> Int {
    let before = text.unicodeScalars[..<place.lowerBound]
    let after = text.unicodeScalars[place.upperBound...]
    var count = before.reversed().prefix { $0.isMark }.count
    var most = count
    for character in new.unicodeScalars {
      count = character.isMark ? count + 1 : 0
      most = max(most, count)
    }
    return max(most, count + after.prefix { $0.isMark }.count)
  }
}

extension Unicode.Scalar {
  /// Whether it is put in order with what stands beside it.
  fileprivate var isMark: Bool {
    guard !isASCII else { return false }
    switch value {
    // Tibetan vowels, which are no marks themselves and come apart into two.
    case 0xF73, 0xF75, 0xF81: return true
    default: return properties.canonicalCombiningClass != .notReordered
    }
  }
}

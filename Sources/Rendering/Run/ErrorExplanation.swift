package import WorkbenchProtocol

/// A kind of error: when it comes, and what to do about it.
package struct ErrorExplanation: Drawing {
  private let type: ErrorType

  package init(_ type: ErrorType) {
    self.type = type
  }

  package func draw(on page: inout Page) {
    page.add(StyledText(type.name, .bad) + StyledText("  \(type.code)", .faint))
    page.addProse(page.words.say(type.summary), indent: 2)
    if let hint = type.hint { page.addProse(page.words.say(hint), indent: 2) }
    page.add("  " + type.doc, .faint)
  }
}

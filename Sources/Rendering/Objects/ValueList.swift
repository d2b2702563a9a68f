package import Jansson
import WorkbenchProtocol

/// Properties of an object and their values.
package struct ValueList: Drawing {
  private let answer: JSONValue

  /// Takes the answer of `object.get`.
  package init(_ answer: JSONValue) {
    self.answer = answer
  }

  package func draw(on page: inout Page) {
    let id = answer[.id]?.string ?? "?"
    page.add(StyledText(id, .strong) + StyledText("  " + (answer[.class]?.string ?? ""), .faint))
    var table = Table(indent: 2)
    for (key, value) in (answer[.values] ?? .object()).members {
      table.add([StyledText(key), StyledText(value.text(page.words))])
    }
    table.draw(on: &page)
  }
}

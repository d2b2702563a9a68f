package import Jansson
import WorkbenchProtocol

/// Properties of an object and their values; those that code computes and nobody has asked for
/// stand there with that.
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
    for name in answer[.lazy]?.strings ?? [] where answer[.values]?[name] == nil {
      table.add([StyledText(name), StyledText(page.words.say("computed", zh: "由代码计算"), .faint)])
    }
    table.draw(on: &page)
  }
}

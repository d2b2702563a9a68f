package import Jansson
import WorkbenchProtocol

/// The way from a responder along `next` to the end: first as a strip, then link by link.
package struct ResponderChain: Drawing {
  private let chain: [JSONValue]
  private let cycle: String?
  private let origins: JSONValue?

  /// Takes the answer of `object.chain`.
  package init(_ answer: JSONValue) {
    chain = Array((answer[.chain] ?? .array()).elements)
    cycle = answer[.cycle]?.string
    origins = answer[.origins]
  }

  package func draw(on page: inout Page) {
    page.call(origins)
    let words = page.words
    if page.style.isPlain { return drawSentences(on: &page) }
    let names = page.style.names
    let cycle = cycle.map { names[$0] ?? $0 }
    let arrow = " " + page.style.text(of: .arrow) + " "
    var strip = chain.compactMap { $0[.id]?.string }.map { names[$0] ?? $0 }
      .joined(separator: arrow)
    if let cycle { strip += arrow + cycle + arrow + page.style.text(of: .ellipsis) }
    page.addProse(strip, .strong)
    page.blank()
    var table = Table()
    for (index, link) in chain.enumerated() {
      let id = link[.id]?.string ?? "?"
      let origin = origins?[JSONKey(id)]
      table.add([
        StyledText(String(index + 1), .faint), StyledText(names[id] ?? id, .strong),
        origin == nil
          ? StyledText(link[.class]?.string ?? "", .faint)
          : ImportedName(id, origin).beside(words),
        StyledText(link[.rule]?.string ?? "", .rule),
      ])
    }
    table.draw(on: &page)
    if let cycle {
      let text = words.say("a cycle: next leads back to \(cycle)", zh: "循环：next 又回到 \(cycle)")
      page.add("\(page.style.text(of: .cross)) \(text)", .bad)
    }
  }

  private func drawSentences(on page: inout Page) {
    let words = page.words
    let names = page.style.names
    let cycle = cycle.map { names[$0] ?? $0 }
    for (index, link) in chain.enumerated() {
      let id = link[.id].flatMap(\.string).map { names[$0] ?? $0 } ?? "?"
      let type = link[.class]?.string ?? ""
      var text = "\(index + 1). \(id) (\(type))"
      if index + 1 < chain.count, let next = chain[index + 1][.id]?.string.map({ names[$0] ?? $0 })
      {
        text += words.say(", next is \(next)", zh: "，next 是 \(next)")
      } else if let cycle {
        text += words.say(", next leads back to \(cycle)", zh: "，next 又回到 \(cycle)")
      } else {
        text += words.say(", the end", zh: "，终点")
      }
      if let rule = link[.rule]?.string { text += words.say(". Rule: \(rule)", zh: "。规则：\(rule)") }
      page.addProse(text + words.say(".", zh: "。"))
    }
  }
}

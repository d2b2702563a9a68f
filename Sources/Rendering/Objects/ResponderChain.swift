package import Jansson
import WorkbenchProtocol

/// The way from a responder along `next` to the end: first as a strip, then link by link.
package struct ResponderChain: Drawing {
  private let chain: [JSONValue]
  private let cycle: String?

  /// Takes the answer of `object.chain`.
  package init(_ answer: JSONValue) {
    chain = Array((answer[.chain] ?? .array()).elements)
    cycle = answer[.cycle]?.string
  }

  package func draw(on page: inout Page) {
    let words = page.words
    if page.style.isPlain { return drawSentences(on: &page) }
    let arrow = " " + page.style.text(of: .arrow) + " "
    var strip = chain.compactMap { $0[.id]?.string }.joined(separator: arrow)
    if let cycle { strip += arrow + cycle + arrow + page.style.text(of: .ellipsis) }
    page.addProse(strip, .strong)
    page.blank()
    var table = Table()
    for (index, link) in chain.enumerated() {
      table.add([
        StyledText(String(index + 1), .faint), StyledText(link[.id]?.string ?? "?", .strong),
        StyledText(link[.class]?.string ?? "", .faint),
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
    for (index, link) in chain.enumerated() {
      let id = link[.id]?.string ?? "?"
      let type = link[.class]?.string ?? ""
      var text = "\(index + 1). \(id) (\(type))"
      if index + 1 < chain.count, let next = chain[index + 1][.id]?.string {
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

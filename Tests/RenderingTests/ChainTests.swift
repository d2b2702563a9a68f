import Jansson
@testable import Rendering
import Testing
import WorkbenchProtocol

/// The way of a message, in a route link by link and as a chain on its own.
struct ChainTests {
  private func head(_ records: [JSONValue]) throws -> RouteNode {
    try #require(RouteNode.trees(of: records).first)
  }

  @Test(arguments: 1...12)
  func `a way on which nobody does anything is one line`(count: Int) throws {
    let links = RouteChain.links(
      of: try head(SeededTraces.way(over: count)),
      folded: false,
      whole: true
    )
    guard links.count == 1, case .way(let nodes, let end) = links[0] else {
      Issue.record("\(links.count) links")
      return
    }
    #expect(nodes.map(\.object) == (0...count).map { "link\($0)" })
    #expect(end == nil)
  }

  @Test(arguments: 1...12)
  func `link by link the way is told in its order, folded from three on`(count: Int) throws {
    let head = try head(SeededTraces.way(over: count))
    let open = RouteChain.links(of: head, folded: false, whole: false)
    #expect(open.count == count + 1)
    let folded = RouteChain.links(of: head, folded: true, whole: false)
    let between = count - 1
    #expect(folded.count == (between > 2 ? 3 : count + 1))
    var names: [String?] = []
    for link in folded {
      switch link {
      case .one(let node), .end(let node): names.append(node.object)
      case .several(let nodes), .way(let nodes, _): names += nodes.map(\.object)
      }
    }
    #expect(names == (0...count).map { "link\($0)" })
  }

  @Test func `a message that falls off the end ends with nobody`() throws {
    let nodes = RouteNode.trees(of: try Traces.discardedTap())
    let first = nodes.first { $0.isMessage }
    let head = try #require(first)
    let whole = RouteChain.links(of: head, folded: true, whole: true)
    guard whole.count == 1, case .way(let way, let end) = whole[0] else {
      Issue.record("no way")
      return
    }
    #expect(way.map(\.object) == ["root", "window", "scene", "application"])
    #expect(end?.kind == .discarded)
    let open = RouteChain.links(of: head, folded: false, whole: false)
    #expect(open.count == 5)
    guard case .end = open[4] else {
      Issue.record("the end is missing")
      return
    }
  }

  @Test func `a way on which one has code of its own is told link by link`() throws {
    let records = SeededTraces.way(over: 4)
    for record in records where record["at"]?.string == "link2" {
      if record["kind"]?.string == "answered" { record.set("how", "overridden, super called") }
    }
    let links = RouteChain.links(of: try head(records), folded: true, whole: true)
    #expect(links.count > 1)
    let text = Route(records: records).text(.drawn)
    #expect(text.contains(/link2 +passes it on, override and super/))
    for index in 0...4 { #expect(text.contains("link\(index)")) }
  }

  @Test func `what is no message is a way of one`() throws {
    let node = RouteNode(["kind": "handled", "at": "x"])
    for whole in [false, true] {
      let links = RouteChain.links(of: node, folded: true, whole: whole)
      guard links.count == 1, case .one(let only) = links[0] else {
        Issue.record("\(links.count) links")
        continue
      }
      #expect(only === node)
    }
  }

  private func chain(_ count: Int, cycle: Int?) -> ResponderChain {
    let answer: JSONValue = [
      "chain": JSONValue(
        (0..<count).map { index -> JSONValue in
          ["id": "r\(index)", "class": "UIView", "rule": "chain.rule-\(index)"]
        }
      )
    ]
    if let cycle { answer.set("cycle", "r\(cycle)") }
    return ResponderChain(answer)
  }

  @Test(arguments: 1...20)
  func `a chain is a strip and a numbered row for each link`(count: Int) {
    let text = chain(count, cycle: nil).text(Look.drawn.style(100))
    let strip = (0..<count).map { "r\($0)" }.joined(separator: " → ")
    #expect(text.hasPrefix(strip + "\n\n") || count > 13)
    let rows = text.pageLines.filter { $0.contains("UIView") }
    #expect(rows.count == count)
    for (index, row) in rows.enumerated() {
      #expect(row.hasPrefix("\(index + 1) ") && row.contains("r\(index)"))
      #expect(row.hasSuffix("chain.rule-\(index)"))
    }
    #expect(!text.contains("cycle") && !text.contains("…"))
  }

  @Test(arguments: 0..<4)
  func `a cycle is told in the strip and below it, wherever it leads back to`(cycle: Int) {
    let text = chain(4, cycle: cycle).text(.drawn)
    #expect(text.hasPrefix("r0 → r1 → r2 → r3 → r\(cycle) → …\n"))
    #expect(text.hasSuffix("✗ a cycle: next leads back to r\(cycle)\n"))
    #expect(chain(4, cycle: cycle).text(.chinese).hasSuffix("✗ 循环：next 又回到 r\(cycle)\n"))
    let last = chain(4, cycle: cycle).text(.plain).pageLines.last
    #expect(last == "4. r3 (UIView), next leads back to r\(cycle). Rule: chain.rule-3.")
  }

  @Test func `sentences tell who is next, and where it ends`() {
    let lines = chain(2, cycle: nil).text(.plain).pageLines
    #expect(
      lines == [
        "1. r0 (UIView), next is r1. Rule: chain.rule-0.",
        "2. r1 (UIView), the end. Rule: chain.rule-1.",
      ]
    )
  }
}

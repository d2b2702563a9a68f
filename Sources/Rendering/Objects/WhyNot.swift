package import Jansson

/// Why an object does not get an event: where it went the other way, by which rule, and what helps.
package struct WhyNot: Drawing {
  private let answer: JSONValue
  private let route: Route?

  /// Takes the answer of `hit.why` and, where there is one, the route of the stimulus.
  package init(_ answer: JSONValue, route: Route? = nil) {
    self.answer = answer
    self.route = route
  }

  private var wanted: String { answer["wanted"]?.string ?? "?" }

  package func draw(on page: inout Page) {
    let words = page.words
    let got = answer["got"]?.string
    guard answer["holds"]?.bool != true, got != wanted else {
      let tick = page.style.text(of: .tick)
      page.add("\(tick) " + words.say("\(wanted) gets it", zh: "\(wanted) 收到了"), .good)
      if let text = answer["text"]?.string { page.addProse(text, indent: 2) }
      return
    }
    let cross = page.style.text(of: .cross)
    let who = got.map { words.say("\($0) gets it, not \(wanted)", zh: "收到的是 \($0)，不是 \(wanted)") }
    page.add(
      "\(cross) "
        + (who ?? words.say("nobody gets it, \(wanted) neither", zh: "无人收到，\(wanted) 也没有")),
      .bad
    )
    if let text = answer["text"]?.string { page.addProse(text, indent: 2) }
    if let rule = answer["rule"]?.string {
      page.add(StyledText(words.say("  rule  ", zh: "  规则  ")) + StyledText(rule, .rule))
    }
    drawRoute(on: &page)
    drawFixes(on: &page)
  }

  private func drawRoute(on page: inout Page) {
    guard let route, let record = answer["record"]?.int else { return }
    page.blank()
    let remark = page.words.say("here it goes the other way", zh: "在这里走了另一条路")
    let mark = StyledText("^ " + remark, .bad)
    route.draw(on: &page, marking: [record: mark])
  }

  private func drawFixes(on page: inout Page) {
    let words = page.words
    page.blank()
    let fixes = Array((answer["fixes"] ?? .array()).elements)
    guard !fixes.isEmpty else {
      let tried = answer["tried"]?.int.map { words.say(" (\($0) tried)", zh: "（试了 \($0) 种）") } ?? ""
      let text = words.say(
        "No single change, and no pair, lets \(wanted) get it",
        zh: "没有哪一处（或两处）改动能让 \(wanted) 收到它"
      )
      page.addProse(text + tried + words.say(".", zh: "。"))
      return
    }
    page.add(
      words.say("What lets \(wanted) get it, smallest first:", zh: "让 \(wanted) 收到它的改动，从小到大：")
    )
    for (index, fix) in fixes.enumerated() {
      let edits = (fix["edits"] ?? .array()).elements.map { edit in
        edit["call"] != nil
          ? SpokenStep.call(edit) : SpokenStep.assignments(edit["set"] ?? .object())
      }
      let number = "  \(index + 1)  "
      page.add(StyledText(number, .faint) + StyledText(edits.joined(separator: ", "), .strong))
      if let text = fix["text"]?.string { page.addProse(text, indent: 5) }
      if let outcome = fix["outcome"] {
        let then = RouteOutcome(outcome).told(page.style, .ends)
        let tick = page.style.text(of: .tick)
        page.addProse("\(tick) " + words.say("then: ", zh: "之后：") + then, indent: 5, .good)
      }
    }
  }
}

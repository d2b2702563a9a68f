package import Jansson

/// The views that a hit-test asked, in the order of asking, each with its answer and rule.
///
/// Siblings stand front-most first, so that reading down is asking order; `subviews` lists them the
/// other way round.
package struct HitVisits: Drawing {
  private let hit: String?
  private let visits: [Visit]

  private struct Visit {
    var number: String
    var id: String
    var depth: Int
    var answer: String
    var tone: Tone
    var rule: String?
    var isHit = false
    var remark: String?

    static func unasked(_ id: String, depth: Int) -> Visit {
      Visit(number: "", id: id, depth: depth, answer: "", tone: .faint, rule: nil)
    }
  }

  /// Takes the answer of `hit.test`.
  package init(_ answer: JSONValue, words: Words = Words(language: .english)) {
    hit = answer["hit"]?.string
    var visits: [Visit] = []
    // The subviews that were not asked yet when a view had its answer: they lie behind those that
    // were, and stand below them.
    var unasked: [(depth: Int, names: [String])] = []
    func settle(downTo depth: Int) {
      while let last = unasked.last, last.depth >= depth {
        unasked.removeLast()
        visits += last.names.map { .unasked($0, depth: last.depth + 1) }
      }
    }
    for asked in (answer["asked"] ?? .array()).elements {
      let depth = asked["depth"]?.int ?? 0
      settle(downTo: depth)
      visits.append(HitVisits.visit(asked, hit: answer["hit"]?.string, words))
      unasked.append((depth, asked["notAsked"]?.strings ?? []))
    }
    settle(downTo: 0)
    self.visits = visits
  }

  private static func visit(_ asked: JSONValue, hit: String?, _ words: Words) -> Visit {
    let answer = asked["answer"] ?? .null
    let isNo = answer.isNull || answer.bool == false
    let id = asked["id"]?.string ?? "?"
    return Visit(
      number: asked["order"]?.int.map(String.init) ?? "",
      id: id,
      depth: asked["depth"]?.int ?? 0,
      answer: isNo ? words.say("NO", zh: "否") : words.yes,
      tone: isNo ? .bad : .good,
      rule: asked["rule"]?.string,
      isHit: id == hit && answer.string == id,
      remark: answer.string.flatMap { $0 == id ? nil : $0 }
    )
  }

  package func draw(on page: inout Page) {
    if page.style.isPlain { return drawSentences(on: &page) }
    let style = page.style
    let words = page.words
    let lefts = visits.indices.map { stem($0, style) + visits[$0].id }
    let width = min(
      lefts.map { $0.displayWidth(ambiguousIsWide: style.ambiguousIsWide) }.max() ?? 0,
      44
    )
    for (index, visit) in visits.enumerated() {
      let isAsked = !visit.number.isEmpty
      let number = isAsked ? visit.number : style.text(of: .dot)
      let blanks = String(repeating: " ", count: max(0, 3 - number.count))
      var line = StyledText(blanks + number + "  ", .faint)
      line +=
        StyledText(stem(index, style), .faint) + StyledText(visit.id, isAsked ? .strong : .faint)
      line = line.padded(to: width + 7, style)
      if !isAsked {
        let dash = style.text(of: .dash)
        line += StyledText("\(dash)    " + words.say("not asked", zh: "未被询问"), .faint)
        page.add(line)
        continue
      }
      line += StyledText(visit.answer, visit.tone).padded(to: 5, style)
      if visit.isHit {
        line += StyledText("\(style.text(of: .star)) " + words.say("hit  ", zh: "命中  "), .good)
      }
      line += StyledText(visit.rule ?? "", .rule)
      page.add(line)
    }
    let star = style.text(of: .star)
    let text = hit.map { words.say("hit view: \($0)", zh: "命中的视图：\($0)") }
    page.add(
      "     \(star) " + (text ?? words.say("no view is hit", zh: "没有命中任何视图")),
      hit == nil ? .bad : .good
    )
  }

  /// The branches before the visit at `index`, from the depths around it.
  private func stem(_ index: Int, _ style: Style) -> String {
    let depth = visits[index].depth
    guard depth > 0 else { return "" }
    let marks = (1...depth).map { level -> Mark in
      // A branch goes on when another visit of that depth comes before one further out.
      let rest = visits[(index + 1)...]
      let next = rest.first { $0.depth <= level }
      let goesOn = next?.depth == level
      if level == depth { return goesOn ? .branch : .corner }
      return goesOn ? .bar : .gap
    }
    return marks.map { style.text(of: $0) }.joined()
  }

  private func drawSentences(on page: inout Page) {
    let words = page.words
    for visit in visits {
      guard !visit.number.isEmpty else {
        page.addProse(words.say("\(visit.id) was not asked.", zh: "\(visit.id) 未被询问。"))
        continue
      }
      var text = words.say(
        "Step \(visit.number): \(visit.id) was asked and said \(visit.answer.lowercased())",
        zh: "第 \(visit.number) 步：询问 \(visit.id)，回答\(visit.answer)"
      )
      if visit.isHit { text += words.say(", it is hit", zh: "，命中") }
      if let remark = visit.remark { text += words.say(", for \(remark)", zh: "，为 \(remark)") }
      if let rule = visit.rule { text += words.say(". Rule: \(rule)", zh: "。规则：\(rule)") }
      page.addProse(text + words.say(".", zh: "。"))
    }
    page.addProse(
      hit.map { words.say("The hit view is \($0).", zh: "命中的视图是 \($0)。") }
        ?? words.say("No view is hit.", zh: "没有命中任何视图。")
    )
  }
}

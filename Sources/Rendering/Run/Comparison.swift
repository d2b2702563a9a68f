package import Jansson
import WorkbenchProtocol

/// One run in two ways: the first decision that differs, on either side, and both routes.
package struct Comparison: Drawing {
  private let run: JSONValue
  private let names: [String?]
  private let title: String

  /// How many lines the two routes should have at most.
  package var limit: Int? = 40

  /// Whether only a line is drawn.
  package var isQuiet = false

  /// - Parameters:
  ///   - run: One of the comparisons that `script.compare` answered.
  ///   - names: What either way is called; nil for the document as it is.
  ///   - title: What stands above it.
  package init(_ run: JSONValue, of names: [String?], title: String) {
    self.run = run
    self.names = names
    self.title = title
  }

  package func draw(on page: inout Page) {
    let sides = sides(page.words)
    guard !isQuiet else { return drawLine(sides, on: &page) }
    page.addProse(title, hanging: 2, .strong)
    guard let parting = run[.parting] else {
      let tick = page.style.text(of: .tick)
      return page.addProse("\(tick) " + alike(page.words), hanging: 2, .good)
    }
    page.addProse(page.style.drawn(headline(parting, page.words)), hanging: 2, .warning)
    for side in sides { side.drawDecision(on: &page) }
    // Where no decision differs both routes are the same.
    guard parting[.by]?.string == "decision" else { return }
    for side in sides {
      page.blank()
      side.drawRoute(on: &page, limit: limit.map { max(6, ($0 - 4) / 2) })
    }
  }

  private func sides(_ words: Words) -> [ComparedSide] {
    zip(names, run[.parting]?[.sides].map { Array($0.elements) } ?? []).map { name, side in
      ComparedSide(side, name: name ?? ownName(words), by: run[.parting]?[.by]?.string)
    }
  }

  private func ownName(_ words: Words) -> String { words.say("as it is", zh: "原样") }

  private func bothNames(_ words: Words) -> String {
    let names = names.map { $0 ?? ownName(words) }
    return names.joined(separator: words.say(" and ", zh: " 与 "))
  }

  /// That nothing differs, and how much that was.
  private func alike(_ words: Words) -> String {
    let steps = words.count(run[.steps]?.int ?? 0, "step", "steps", zh: "个步骤")
    let decisions = words.count(run[.decisions]?.int ?? 0, "decision", "decisions", zh: "个决定")
    return words.say(
      "\(bothNames(words)) do not part: \(decisions) in \(steps) are the same",
      zh: "\(bothNames(words)) 没有分开：\(steps)中的\(decisions)都相同"
    )
  }

  /// Where they part, and by what.
  private func headline(_ parting: JSONValue, _ words: Words) -> String {
    let names = bothNames(words)
    let place = place(parting, words)
    return switch parting[.by]?.string {
    case "time":
      words.say(
        "\(names) decide alike, at other times from \(place) on",
        zh: "\(names) 的决定相同，只是从\(place)起时间不同"
      )
    case "record":
      words.say(
        "\(names) route every event alike; what differs, first \(place), is not on its way",
        zh: "\(names) 传递每个事件的路线都相同；\(place)起有不影响路线的差别"
      )
    default:
      words.say("\(names) part \(place)", zh: "\(names) 在\(place)分开")
    }
  }

  private func place(_ parting: JSONValue, _ words: Words) -> String {
    let isTime = parting[.by]?.string == "time"
    guard let step = parting[.step] else {
      return words.say(isTime ? "the launch" : "at the launch", zh: "启动时")
    }
    // People count steps from 1, the protocol counts them from 0.
    let number = (step[.index]?.int ?? 0) + 1
    let label = step[.label]?.string.map { " (\($0))" } ?? ""
    let told = SpokenStep(reported: step).text(words) + label
    let english = (isTime ? "" : "in ") + "step \(number), \(told)"
    return words.say(english, zh: "第 \(number) 步（\(told)）")
  }

  /// The comparison in a line, for lists.
  private func drawLine(_ sides: [ComparedSide], on page: inout Page) {
    let words = page.words
    let isDecision = run[.parting]?[.by]?.string == "decision"
    guard run[.parting] != nil, isDecision else {
      let text = words.say("the same", zh: "相同")
      let line = StyledText("= \(text)", .faint) + StyledText("  " + title, .faint)
      return page.add(line)
    }
    let mark = StyledText(
      "\(page.style.text(of: .notEqual)) " + words.say("part", zh: "分开"),
      .warning
    )
    page.add(mark + StyledText("  " + title))
    for side in sides { side.drawDecision(on: &page) }
  }
}

/// What a run did in the step in which two part.
private struct ComparedSide {
  let name: String
  private let side: JSONValue
  private let nodes: [RouteNode]
  private let isTime: Bool

  init(_ side: JSONValue, name: String, by kind: String?) {
    self.side = side
    self.name = name
    isTime = kind == "time"
    nodes = RouteNode.trees(of: (side[.records] ?? .array()).elements)
  }

  private var record: Int? { side[.record]?.int }

  /// The decision that differs: the profile, who was asked what, the answer, and the rule.
  func drawDecision(on page: inout Page) {
    let words = page.words
    page.addProse(name, indent: 2, .strong)
    guard let record, let node = nodes.lazy.compactMap({ $0.node(of: record) }).first else {
      page.add("    " + words.say("decides nothing more in this step", zh: "在这一步不再作决定"), .faint)
      return
    }
    let wording = RouteWording(style: page.style)
    var line = StyledText("    ") + wording.subject(node, below: nil) + StyledText("  ")
    line += wording.answer(node)
    if isTime { line += StyledText("  " + words.seconds(node.time), .warning) }
    let rule = StyledText(side[.rule]?.string ?? "", .rule)
    guard !rule.isEmpty else { return page.add(line) }
    if line.width(page.style) + 2 + rule.width(page.style) <= page.style.width {
      return page.add(line + StyledText("  ") + rule)
    }
    page.add(line)
    page.add(StyledText("    ") + rule)
  }

  /// The whole route of the step, with a mark where it parts.
  func drawRoute(on page: inout Page, limit: Int?) {
    page.add(name, .strong)
    let remark = page.words.say("here they part", zh: "在这里分开")
    let mark = StyledText("^ " + remark, .warning)
    let route = Route(RouteStory(nodes))
    let fitted = limit.map { route.fitted(to: $0, page.style) } ?? route
    fitted.draw(on: &page, marking: record.map { [$0: mark] } ?? [:])
  }
}

extension RouteNode {
  /// The decision of which a record is part.
  fileprivate func node(of record: Int) -> RouteNode? {
    if records.contains(record) { return self }
    return children.lazy.compactMap { $0.node(of: record) }.first
  }
}

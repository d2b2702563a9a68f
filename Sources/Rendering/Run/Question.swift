package import Jansson
import WorkbenchProtocol

/// A question of a quiz: the views as they are, the steps to come, and what may be answered.
package struct Question: Drawing {
  private let question: JSONValue
  private let total: Int

  package init(_ question: JSONValue, of total: Int) {
    self.question = question
    self.total = total
  }

  // Without q, by which one leaves the quiz.
  /// The letters of the options, in order.
  package static let letters = "abcdefghijklmnoprstuvwxyz".map(String.init)

  package func draw(on page: inout Page) {
    let words = page.words
    let number = question[.number]?.int ?? 1
    page.add(words.say("Question \(number) of \(total)", zh: "第 \(number) 题，共 \(total) 题"), .strong)
    page.blank()
    if let tree = question[.tree], tree.count > 0 {
      ObjectTree(tree).draw(on: &page)
      page.blank()
    }
    let told = question[.script]?.elements.map { SpokenStep($0).text(words) }
    for (index, step) in (told ?? question[.steps]?.strings ?? []).enumerated() {
      let label = index == 0 ? words.say("then  ", zh: "然后  ") : "      "
      page.addProse(label + page.style.drawn(step), hanging: 6)
    }
    page.blank()
    page.addProse(question[.prompt]?.string ?? "", .strong)
    page.blank()
    let options = Array((question[.options] ?? .array()).elements)
    for (letter, option) in zip(Question.letters, options) {
      page.addProse("  \(letter)  " + (option[.text]?.string ?? ""))
    }
    page.blank()
  }
}

/// What came of a prediction: the route up to where the two part, and the reason.
package struct Judgement: Drawing {
  private let answer: JSONValue
  private let records: [JSONValue]
  private let predicted: String?

  /// - Parameters:
  ///   - answer: The answer of `quiz.answer` or `quiz.give-up`.
  ///   - records: The records of the steps that were asked about.
  ///   - predicted: The prediction in words; nil when it was given up.
  package init(_ answer: JSONValue, records: [JSONValue], predicted: String?) {
    self.answer = answer
    self.records = records
    self.predicted = predicted
  }

  package func draw(on page: inout Page) {
    let words = page.words
    let isCorrect = answer[.correct]?.bool == true
    var remarks: [Int: StyledText] = [:]
    if !isCorrect, predicted != nil, let record = answer[.record]?.int {
      let text = words.say("^ your answer leaves here", zh: "^ 你的答案在这里与实际分开")
      remarks[record] = StyledText(text, .bad)
    }
    for (index, nodes) in Judgement.stimuli(in: records).enumerated() {
      if index > 0 { page.blank() }
      Route(RouteStory(nodes)).fitted(to: 30, page.style).draw(on: &page, marking: remarks)
    }
    page.blank()
    drawVerdict(isCorrect, on: &page)
    page.addProse(answer[.explanation]?.string ?? "", indent: 2)
    if let rule = answer[.rule]?.string {
      page.add(StyledText("  responder explain ", .faint) + StyledText(rule, .rule))
    }
  }

  private func drawVerdict(_ isCorrect: Bool, on page: inout Page) {
    let words = page.words
    let actual = (answer[.actual] ?? .null).text(words)
    guard let predicted else {
      page.add(words.say("It is \(actual).", zh: "答案是 \(actual)。"), .strong)
      return
    }
    if isCorrect {
      let tick = page.style.text(of: .tick)
      page.add("\(tick) " + words.say("Right: \(actual).", zh: "正确：\(actual)。"), .good)
      return
    }
    let cross = page.style.text(of: .cross)
    page.addProse(
      "\(cross) "
        + words.say(
          "Wrong: you said \(predicted), it is \(actual).",
          zh: "不对：你选 \(predicted)，实际是 \(actual)。"
        ),
      .bad
    )
    if let belief = answer[.belief]?.string {
      page.addProse(words.say("Your belief: ", zh: "你的想法：") + belief, indent: 2)
    }
  }

  /// The records of each stimulus on their own.
  private static func stimuli(in records: [JSONValue]) -> [[RouteNode]] {
    var groups: [[RouteNode]] = [[]]
    for node in RouteNode.trees(of: records) {
      groups[groups.count - 1].append(node)
      if node.kind == .outcome { groups.append([]) }
    }
    return groups.filter { !$0.isEmpty }
  }
}

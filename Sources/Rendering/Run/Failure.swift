package import Jansson
import Sentences
import WorkbenchProtocol

/// A failure on its own, without the route in which it happened.
package struct ScriptFailure: Drawing {
  private let failure: JSONValue

  package init(_ failure: JSONValue) {
    self.failure = failure
  }

  package func draw(on page: inout Page) {
    Failure(failure, file: nil).draw(on: &page)
  }
}

/// An expectation that did not hold: what was expected, what happened, and where the two part.
struct Failure: Drawing {
  private let failure: JSONValue
  private let file: String?
  private let line: RouteLine?
  private let isOutcome: Bool

  /// - Parameters:
  ///   - failure: The failure, as the daemon tells it.
  ///   - file: The document's file.
  ///   - line: The line of the route where expected and actual part.
  ///   - isOutcome: Whether they part in the outcome, which is no line of the route.
  init(_ failure: JSONValue, file: String?, line: RouteLine? = nil, isOutcome: Bool = false) {
    self.failure = failure
    self.file = file
    self.line = line
    self.isOutcome = isOutcome
  }

  func draw(on page: inout Page) {
    let words = page.words
    let cross = page.style.text(of: .cross)
    let key = failure[.key]?.string ?? "?"
    page.add(
      StyledText("\(cross) " + words.say("expected ", zh: "预期 "), .bad) + StyledText(key, .strong)
        + StyledText("  " + place, .faint)
    )
    let expected = page.style.drawn((failure[.expected] ?? .null).text(words)).printable()
    let actual = page.style.drawn((failure[.actual] ?? .null).text(words)).printable()
    let labels = [words.say("expected  ", zh: "预期  "), words.say("actual    ", zh: "实际  ")]
    let room = (page.style.width - 16) / 2
    let widest = max(width(expected, page.style), width(actual, page.style))
    if page.style.isPlain || widest > room {
      add(labels[0], expected, .good, on: &page)
      add(labels[1], actual, .bad, on: &page)
    } else {
      let left = StyledText("    " + labels[0]) + StyledText(expected, .good)
      let right = StyledText("   " + labels[1]) + StyledText(actual, .bad)
      page.add(left + right)
    }
    if let message = failure[.message]?.string, !message.isEmpty, !isTold(message, words) {
      page.addProse(page.style.drawn(message.printable()), indent: 4)
    }
    if let reason = failure[.reason]?[.text]?.string {
      return draw(reason: reason.printable(), on: &page)
    }
    if let line {
      let number = failure[.record]?.int ?? line.number
      let rule = line.rule.map { words.say(", rule \($0)", zh: "，规则 \($0)") } ?? ""
      let text = words.say("They part at record \(number), ", zh: "在记录 \(number) 处分开，")
      page.addProse(text + line.subject.string + words.colon + line.answer.string + rule, indent: 4)
    } else if isOutcome {
      page.add(words.say("    They part in what came of it.", zh: "    在结果处分开。"))
    } else if let record = failure[.record]?.int {
      page.add(words.say("    They part at record \(record).", zh: "    在记录 \(record) 处分开。"))
    }
  }

  /// Says why, as `why` does, with the line of the route and the rule that decided.
  private func draw(reason: String, on page: inout Page) {
    let words = page.words
    page.addProse(page.style.drawn(reason), indent: 4)
    let number = (failure[.reason]?[.record]?.int ?? failure[.record]?.int)
      .map { words.say("record \($0)", zh: "记录 \($0)") }
    let rule = failure[.reason]?[.rule]?.string
      .map { page.style.isPlain ? words.say("rule \($0)", zh: "规则 \($0)") : $0 }
    let place = [number, rule].compactMap(\.self).joined(separator: words.comma)
    guard !place.isEmpty else { return }
    page.addProse(place, indent: 6, .faint)
  }

  /// Whether a message says no more than what stands above it.
  private func isTold(_ message: String, _ words: Words) -> Bool {
    let told = [failure[.key], failure[.expected], failure[.actual]].map {
      ($0 ?? .null).text(words)
    }
    return message
      == words.say(
        "\(told[0]): expected \(told[1]), but it is \(told[2])",
        zh: "\(told[0])：预期 \(told[1])，实际 \(told[2])"
      )
  }

  private func add(_ label: String, _ value: String, _ tone: Tone, on page: inout Page) {
    let lines = value.wrapped(to: max(20, page.style.width - 14), page.style)
    let margin = width(label, page.style)
    for (index, line) in lines.enumerated() {
      let start = index == 0 ? label : String(repeating: " ", count: margin)
      page.add(StyledText("    " + start) + StyledText(line, tone))
    }
  }

  private func width(_ text: String, _ style: Style) -> Int {
    text.displayWidth(ambiguousIsWide: style.ambiguousIsWide)
  }

  private var place: String {
    let line = failure[.line]?.int.map { ":\($0)" } ?? ""
    let column = failure[.column]?.int.map { ":\($0)" } ?? ""
    let pointer = failure[.pointer]?.string ?? ""
    return file.map { $0 + line + column } ?? pointer
  }
}

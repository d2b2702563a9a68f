package import Jansson
import WorkbenchProtocol

/// A moment of a run in words: one sentence, and a form that is short enough for a row of a list.
///
/// A moment is a record, or several that a person takes for one: a question with its answer, a
/// message with what became of it, a finger that moves and moves.
package struct SpokenMoment {
  private let node: RouteNode
  private let times: Int
  private let asksFirst: Bool

  /// Takes what makes a moment.
  ///
  /// - Parameters:
  ///   - opening: The record that it begins with.
  ///   - closing: The record that answers it, where both are one moment.
  ///   - goesOn: Whether the message that it is went on to another responder, or off the end.
  ///   - asksFirst: Whether a message comes to its first receiver.
  ///   - times: How many events it stands for.
  package init(
    _ opening: JSONValue,
    closing: JSONValue? = nil,
    goesOn: Bool = false,
    asksFirst: Bool = false,
    times: Int = 1
  ) {
    node = RouteNode(opening, closing: closing, isPassedOn: goesOn)
    self.asksFirst = asksFirst
    self.times = times
  }

  /// The moment in one sentence: *root answers with itself*.
  package func sentence(_ words: Words) -> String { said(whole(words)) }

  private func whole(_ words: Words) -> String {
    switch node.kind {
    case .eventQueued: event(words, isWhole: true)
    case .asked where node.isMessage: message(words)
    case .asked where node.method == "hitTest":
      node.has(.answer) ? hitAnswer(words) : hitQuestion(words)
    case .answered where node.method == "hitTest": hitAnswer(words)
    case .asked, .answered: call(words)
    case .declined: words.say("\(name) is passed over", zh: "跳过 \(name)")
    case .outcome: RouteOutcome(node.opening).told(style(words, isPlain: true), .none)
    default: told(words, isPlain: true)
    }
  }

  /// The moment as short as it can be told: *root → itself*.
  package func short(_ words: Words) -> String { said(row(words)) }

  private func row(_ words: Words) -> String {
    switch node.kind {
    case .eventQueued: return event(words, isWhole: false)
    case .asked where node.isMessage:
      let became = becomes(words)
      // Whoever comes later in the chain stands below the first, which has the method's name.
      return asksFirst ? "\(method) → \(name)\(words.comma)\(became)" : "\(name) \(became)"
    case .asked where node.method == "hitTest" && !node.has(.answer):
      return words.say("\(name) is asked", zh: "询问 \(name)")
    case .asked where node.method == "hitTest", .answered where node.method == "hitTest":
      return "\(name) → \(found(words))"
    case .asked, .answered:
      let call = node.object == nil ? method : "\(name).\(method)"
      return answer(words).map { "\(call) → \($0)" } ?? call
    case .outcome: return RouteOutcome(node.opening).told(style(words, isPlain: false), .none)
    default: return told(words, isPlain: false)
    }
  }

  private var name: String { node.object ?? "?" }
  private var method: String { node.method ?? "?" }

  private func style(_ words: Words, isPlain: Bool) -> Style {
    var style = Style()
    style.language = words.language
    style.isPlain = isPlain
    return style
  }

  /// A text in which whatever would be obeyed is written out, as in all other drawings.
  private func said(_ text: String) -> String { StyledText(text).string }

  // MARK: - Events

  private func event(_ words: Words, isWhole: Bool) -> String {
    let touches = node.opening[.touches].map { Array($0.elements) } ?? []
    guard !touches.isEmpty else { return told(words, isPlain: false) + counted(words) }
    let told = touches.map { touch(of: $0, words, isWhole: isWhole) }
    return words.list(told) + counted(words)
  }

  private func counted(_ words: Words) -> String {
    times > 1 ? words.say(", \(times) times", zh: "，\(times) 次") : ""
  }

  private func touch(of touch: JSONValue, _ words: Words, isWhole: Bool) -> String {
    let finger = touch[.finger]?.int ?? 0
    let phase = touch[.phase]?.string ?? ""
    let place = touch[.point].map { RouteWording.point($0, between: ", ") } ?? ""
    let at = isWhole ? words.say(" at \(place)", zh: "（\(place) 处）") : ""
    switch phase {
    case "began": return words.say("touch \(finger) began", zh: "触摸 \(finger) 开始") + at
    case "moved":
      return isWhole
        ? words.say("touch \(finger) moved to \(place)", zh: "触摸 \(finger) 移到 \(place)")
        : words.say("touch \(finger) moved", zh: "触摸 \(finger) 移动")
    case "stationary": return words.say("touch \(finger) stays", zh: "触摸 \(finger) 不动") + at
    case "ended": return words.say("touch \(finger) ended", zh: "触摸 \(finger) 结束") + at
    case "cancelled": return words.say("touch \(finger) was cancelled", zh: "触摸 \(finger) 被取消") + at
    default: return words.say("touch \(finger) \(phase)", zh: "触摸 \(finger) \(phase)") + at
    }
  }

  // MARK: - Searches

  private func hitQuestion(_ words: Words) -> String {
    guard let place = node.opening[.point].map({ RouteWording.point($0, between: ", ") }) else {
      return words.say("\(name) is asked", zh: "询问 \(name)")
    }
    return words.say("\(name) is asked for \(place)", zh: "询问 \(name)：\(place) 处是谁")
  }

  private func hitAnswer(_ words: Words) -> String {
    let how = RouteWording(style: style(words, isPlain: true)).how(node).string
    guard let answer = node[.answer]?.string else {
      return words.say("\(name) declines", zh: "\(name) 不接受") + how
    }
    if answer == node.object {
      return words.say("\(name) answers with itself", zh: "\(name) 回答自己") + how
    }
    return words.say("\(name) answers with \(answer)", zh: "\(name) 回答 \(answer)") + how
  }

  private func found(_ words: Words) -> String {
    guard let answer = node[.answer]?.string else { return "nil" }
    return answer == node.object ? words.say("itself", zh: "自己") : answer
  }

  // MARK: - Messages and calls

  private func message(_ words: Words) -> String {
    let how = RouteWording(style: style(words, isPlain: true)).how(node).string
    let told =
      node.goesOn
      ? words.say("\(name) passes \(method) on", zh: "\(name) 把 \(method) 往下传")
      : words.say("\(name) keeps \(method)", zh: "\(name) 留下 \(method)")
    return told + how
  }

  private func becomes(_ words: Words) -> String {
    node.goesOn
      ? words.say("passes it on", zh: "往下传") : words.say("keeps it", zh: "留下")
  }

  private func call(_ words: Words) -> String {
    guard let answer = answer(words) else {
      return words.say("\(method) is called on \(name)", zh: "调用 \(name) 的 \(method)")
    }
    return words.say(
      "\(name) answers \(method) with \(answer)",
      zh: "\(name) 对 \(method) 回答 \(answer)"
    )
  }

  /// What a call answered; nil where it answers nothing.
  private func answer(_ words: Words) -> String? {
    guard node.has(.answer) else { return nil }
    guard let answer = node[.answer] else {
      return RouteWording.answersNothing(method) ? nil : "nil"
    }
    return answer.bool.map { $0 ? words.yes : words.no } ?? answer.text(words)
  }

  // MARK: - Everything else

  /// The same words as in a route: who, and what came of it.
  private func told(_ words: Words, isPlain: Bool) -> String {
    let wording = RouteWording(style: style(words, isPlain: isPlain))
    let subject =
      node.kind?.isAboutRecognizer == true
      ? node.object ?? "" : wording.subject(node, below: nil).string
    let answer = node.kind == .eventQueued ? "" : wording.answer(node).string
    guard !subject.isEmpty, !answer.isEmpty else { return subject + answer }
    if node.kind == .discarded || node.kind == .error { return subject + words.colon + answer }
    return subject + " " + answer
  }
}

import Jansson

/// Puts a decision into words: what it is about, and what came of it.
struct RouteWording {
  let style: Style

  private var words: Words { style.words }

  /// What stands before an answer: an arrow, or a word where sentences are written.
  private var arrow: String {
    style.isPlain ? words.say("answers", zh: "回答") : style.text(of: .arrow)
  }

  /// What the decision is about: the object, and the method where the line above has another.
  func subject(_ node: RouteNode, below parent: RouteNode?) -> StyledText {
    let object = node.object ?? ""
    switch node.kind {
    case "event-queued", "event-sent":
      return StyledText(event(node), .strong)
    case "discarded":
      return StyledText(words.say("no next responder", zh: "没有下一个响应者"), .faint)
    case "first-responder-changed":
      return StyledText(words.say("first responder", zh: "第一响应者"), .strong)
    case "keyboard":
      return StyledText(words.say("keyboard", zh: "键盘"), .strong)
    case "notification":
      return StyledText(node["name"]?.string ?? object)
    case "timer-set", "timer-fired":
      return StyledText(words.say("timer ", zh: "定时器 ") + (node["name"]?.string ?? ""))
    case "action-searched", "action-sent":
      return StyledText(node["action"]?.string ?? object, .strong)
    case "menu-built":
      return StyledText(words.say("edit menu", zh: "编辑菜单"), .strong)
    case "error":
      return StyledText(node["error"]?.string ?? words.say("error", zh: "错误"), .bad)
    case "controller-lifecycle":
      return name(node["controller"]?.string ?? object, node.method ?? node["stage"]?.string)
    default:
      let method = node.method == parent?.method && !style.isPlain ? nil : node.method
      return name(object, method)
    }
  }

  private func name(_ object: String, _ method: String?) -> StyledText {
    let name = StyledText(object, .strong)
    guard let method, !method.isEmpty else { return name }
    return name + StyledText((object.isEmpty ? "" : ".") + method)
  }

  private func event(_ node: RouteNode) -> String {
    let type = node["event"]?.string ?? words.say("event", zh: "事件")
    let more = ["phase", "subtype", "command"].compactMap { node[$0]?.text(words) }
    return ([type] + more).joined(separator: " ")
  }

  /// What came of it.
  func answer(_ node: RouteNode) -> StyledText {
    switch node.kind {
    case "asked", "answered":
      return reply(node)
    case "event-queued":
      return StyledText(words.seconds(node.time), .faint)
    case "event-sent":
      return StyledText(words.say("sent", zh: "已发送"))
    case "window-chosen":
      let view = node["view"]?.string ?? node["hit"]?.string
      let star = style.isPlain ? words.say("with", zh: "带") : style.text(of: .star)
      let hit = view.map { " \(star) \($0)" } ?? ""
      return StyledText(words.say("chosen", zh: "选中") + hit, .good)
    case "declined":
      return StyledText(words.say("passed over", zh: "跳过"), .bad)
    case "discarded":
      return StyledText(words.say("discarded", zh: "丢弃"), .bad)
    case "touch-delivered":
      return StyledText(words.say("gets ", zh: "收到") + finger(node))
    case "touch-held":
      return StyledText(finger(node) + words.say(" held back", zh: "被暂缓"), .warning)
    case "touch-dropped":
      return StyledText(finger(node) + words.say(" dropped", zh: "被丢弃"), .bad)
    case "touch-cancelled":
      return StyledText(finger(node) + words.say(" cancelled", zh: "被取消"), .warning)
    case "forwarded":
      return StyledText(words.say("passes it to ", zh: "传给 ") + (node["to"]?.string ?? "?"))
    case "handled":
      return StyledText(words.say("handles it", zh: "处理"), .good)
    default:
      return further(node)
    }
  }

  private func further(_ node: RouteNode) -> StyledText {
    switch node.kind {
    case "control-event":
      let event = node["event"]?.string ?? ""
      return StyledText(words.say("sends ", zh: "发出 ") + event)
    case "action-searched", "action-sent":
      let target = node["to"]?.text(words) ?? node["answer"]?.text(words)
      guard let target = target ?? node.object else {
        return StyledText(words.say("no target", zh: "没有目标"), .bad)
      }
      return StyledText(arrow + " " + target, .good)
    case "first-responder-asked":
      return StyledText(answerText(node["answer"] ?? .null, at: node.object))
    case "first-responder-refused":
      return StyledText(words.say("refuses", zh: "拒绝"), .bad)
    case "first-responder-changed":
      let from = node["from"]?.string ?? "nil"
      let to = node["to"]?.string ?? (node.has("to") ? "nil" : node.object ?? "nil")
      let joint = style.isPlain ? words.say("then", zh: "变为") : arrow
      return StyledText("\(from) \(joint) \(to)", .good)
    case "menu-built":
      return StyledText(node["items"]?.text(words) ?? "")
    case "keyboard", "controller-lifecycle":
      let state = node["state"] ?? node["stage"] ?? node["name"]
      return StyledText(state?.text(words) ?? "")
    case "timer-set":
      let due = node["due"]?.double.map { words.seconds($0) } ?? ""
      return StyledText(words.say("due at ", zh: "到期 ") + due)
    case "timer-fired":
      return StyledText(words.say("fires at ", zh: "触发于 ") + words.seconds(node.time))
    case "notification":
      return StyledText(words.say("posted", zh: "已发布"))
    case "error":
      return StyledText(node["message"]?.string ?? "", .bad)
    default:
      return unknown(node)
    }
  }

  /// A kind that this build does not know: its name and what it says.
  private func unknown(_ node: RouteNode) -> StyledText {
    let known: Set = ["seq", "parent", "time", "kind", "at", "rule", "method"]
    let rest = node.opening.members.filter { !known.contains($0.key) && !$0.value.isNull }
    let told = rest.map { "\($0.key) \($0.value.text(words))" }
    return StyledText(([node.kind.spaced] + told).joined(separator: ", "))
  }

  private func finger(_ node: RouteNode) -> String {
    let number = node["touch"]?.text(words) ?? "?"
    return words.say("touch \(number)", zh: "触摸 \(number)")
  }

  // MARK: - Answers

  private func reply(_ node: RouteNode) -> StyledText {
    if node.isMessage { return messageReply(node) }
    guard node.has("answer") else { return StyledText(words.say("called", zh: "被调用")) + how(node) }
    let answer = node["answer"] ?? .null
    if node.method == "hitTest" || answer.isString {
      let text = answerText(answer, at: node.object)
      return StyledText(text, answer.isNull ? .bad : .good) + how(node)
    }
    let tone: Tone = answer.bool.map { $0 ? .good : .bad } ?? .normal
    return StyledText(answerText(answer, at: node.object), tone) + how(node)
  }

  private func answerText(_ answer: JSONValue, at object: String?) -> String {
    guard let id = answer.string else {
      return style.isPlain ? arrow + " " + answer.text(words) : answer.text(words)
    }
    return arrow + " " + (id == object ? words.say("itself", zh: "自己") : id)
  }

  private func messageReply(_ node: RouteNode) -> StyledText {
    let isOver = node.children.contains { $0.kind == "discarded" && $0.method == node.method }
    if node.follower != nil || isOver || node.rule?.hasSuffix("forwards-to-next") == true
      || node.rule?.hasSuffix("default-forwards") == true
    {
      return StyledText(words.say("passes it on", zh: "往下传")) + how(node)
    }
    return StyledText(words.say("handles it", zh: "处理"), .good) + how(node)
  }

  /// Whose code answered, where it was not UIKit's alone.
  private func how(_ node: RouteNode) -> StyledText {
    switch node["how"]?.string {
    case nil, "inherited", "unknown": StyledText()
    case "document's override": StyledText(words.say(", override", zh: "，重写"), .warning)
    case "overridden, super called":
      StyledText(words.say(", override and super", zh: "，重写并调 super"), .warning)
    case "overridden, super not called":
      StyledText(words.say(", override, no super", zh: "，重写，不调 super"), .warning)
    case let other?: StyledText(words.comma + other, .faint)
    }
  }
}

extension String {
  /// A name in kebab-case as words.
  var spaced: String { String(map { $0 == "-" ? " " : $0 }) }
}

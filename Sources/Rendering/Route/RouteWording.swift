import Jansson
import WorkbenchProtocol

/// Puts a decision into words: what it is about, and what came of it.
struct RouteWording {
  let style: Style

  var words: Words { style.words }

  /// What stands before an answer: an arrow, or a word where sentences are written.
  var arrow: String {
    style.isPlain ? words.say("answers", zh: "回答") : style.text(of: .arrow)
  }

  /// What the decision is about: the object, and the method where the line above has another.
  func subject(_ node: RouteNode, below parent: RouteNode?) -> StyledText {
    let object = node.object ?? ""
    switch node.kind {
    case .eventQueued:
      return StyledText(event(node), .strong)
    case .eventSent:
      return name(object.isEmpty ? event(node) : object, nil)
    case .discarded:
      // Where no decision stands above, nobody has passed it on: it is the event that is lost.
      let isLost = parent == nil && node[.action] == nil
      let subject =
        isLost
        ? words.say("the event", zh: "事件") : words.say("no next responder", zh: "没有下一个响应者")
      return StyledText(subject, .faint)
    case .firstResponderChanged:
      // A sentence is about who it is from now on, else about who it was.
      let someone = style.isPlain ? focus(of: node).to ?? focus(of: node).from : nil
      return StyledText(someone ?? words.say("first responder", zh: "第一响应者"), .strong)
    case .keyboard:
      return StyledText(words.say("keyboard", zh: "键盘"), .strong)
    case .notification:
      return StyledText(node[.name]?.string ?? object)
    case .timerSet, .timerFired:
      return StyledText(words.say("timer ", zh: "定时器 ") + (node[.name]?.string ?? ""))
    case .actionSearched, .actionSent:
      return StyledText(node[.action]?.string ?? object, .strong)
    case .menuBuilt:
      return StyledText(words.say("edit menu", zh: "编辑菜单"), .strong)
    case .error:
      return StyledText(node.error ?? words.say("error", zh: "错误"), .bad)
    case .recognizerOffered, .recognizerRefused, .recognizerChanged, .recognizerWaiting,
      .recognizerPrevented:
      guard !style.isPlain else { return name(object, nil) }
      return StyledText("\(style.text(of: .recognizer)) ") + name(object, nil)
    case .controllerLifecycle:
      return name(node[.controller]?.string ?? object, node.method ?? node[.stage]?.string)
    case .windowChosen, .asked, .answered, .declined, .touchDelivered, .touchHeld, .touchDropped,
      .touchCancelled, .forwarded, .handled, .controlEvent, .cellChanged, .firstResponderAsked,
      .firstResponderRefused, .scrolled, .outcome, nil:
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
    let named = node[.event]?.string
    let type = named.map { RouteWording.word($0, words) } ?? words.say("event", zh: "事件")
    // The subtype or command of a remote control event begins with its type.
    for key in [JSONKey.subtype, .command] {
      if let more = node[key]?.string, let named, more.hasPrefix(named) { return more }
    }
    // An event has a phase for each finger; fingers that do the same are counted.
    let phases = node[.phase]?.strings ?? []
    var told = joined(type, words.list(phases.map { RouteWording.word($0, words) }))
    if phases.count > 1, Set(phases).count == 1 {
      let all = joined(type, RouteWording.word(phases[0], words))
      told = words.say("\(phases.count) \(all)", zh: joined("\(phases.count) 个", all))
    }
    // Subtypes and commands are names of UIKit's, which are told as they are written.
    return [node[.subtype], node[.command]].compactMap { $0?.text(words) }.reduce(told, joined)
  }

  /// Two words; Chinese ones stand beside one another, a name keeps its distance.
  private func joined(_ first: String, _ second: String) -> String {
    guard !first.isEmpty, !second.isEmpty else { return first + second }
    let isName = first.last?.isASCII == true || second.first?.isASCII == true
    return first + words.say(" ", zh: isName ? " " : "") + second
  }

  /// The type or phase of an event as one says it.
  private static func word(_ name: String, _ words: Words) -> String {
    switch name {
    case "touches": words.say(name, zh: "触摸")
    case "motion": words.say(name, zh: "运动")
    case "presses": words.say(name, zh: "按压")
    case "began": words.say(name, zh: "开始")
    case "moved": words.say(name, zh: "移动")
    case "changed": words.say(name, zh: "改变")
    case "stationary": words.say(name, zh: "不动")
    case "ended": words.say(name, zh: "结束")
    case "cancelled": words.say(name, zh: "取消")
    default: name
    }
  }

  /// What came of it.
  func answer(_ node: RouteNode) -> StyledText {
    switch node.kind {
    case .asked, .answered: reply(node)
    case .eventQueued: StyledText(words.say("at ", zh: "") + words.seconds(node.time), .faint)
    case .eventSent: StyledText(words.say("gets it first", zh: "最先收到"), .good)
    case .windowChosen: StyledText(words.say("chosen", zh: "选中"), .good)
    case .declined: StyledText(words.say("passed over", zh: "跳过"), .bad)
    case .discarded: StyledText(words.say("discarded", zh: "丢弃"), .bad)
    case .touchDelivered: StyledText(words.say("gets ", zh: "收到") + finger(node))
    case .touchHeld:
      StyledText(finger(node) + words.say(" held back", zh: " 被暂缓") + by(node), .warning)
    case .touchDropped:
      StyledText(finger(node) + words.say(" dropped", zh: " 被丢弃") + by(node), .bad)
    case .touchCancelled:
      StyledText(finger(node) + words.say(" cancelled", zh: " 被取消") + by(node), .warning)
    case .recognizerOffered: StyledText(words.say("takes ", zh: "接受") + finger(node), .good)
    case .recognizerRefused:
      StyledText(words.say("does not get ", zh: "得不到") + finger(node), .bad)
    case .recognizerChanged: recognizerChange(node)
    case .recognizerWaiting:
      StyledText(
        words.say("waits for \(other(node)) to fail", zh: "等待 \(other(node)) 失败"),
        .warning
      )
    case .recognizerPrevented:
      StyledText(words.say("stopped by \(other(node))", zh: "被 \(other(node)) 阻止"), .bad)
    case .forwarded:
      StyledText(words.say("passes it to ", zh: "传给 ") + (node[.to]?.string ?? "?"))
    case .handled: StyledText(words.say("handles it", zh: "处理"), .good)
    case .controlEvent:
      StyledText(words.say("sends ", zh: "发出 ") + (node[.event]?.string ?? ""))
    case .cellChanged: cell(node)
    case .actionSearched: search(node)
    case .actionSent:
      StyledText(
        (style.isPlain ? words.say("is sent to", zh: "发给") : arrow) + " "
          + (node[.to]?.text(words) ?? node.object ?? "?"),
        .good
      )
    case .firstResponderAsked: focusAnswer(node)
    case .firstResponderRefused: StyledText(words.say("refuses", zh: "拒绝"), .bad)
    case .firstResponderChanged: focusChange(node)
    case .scrolled: scrolled(node)
    case .menuBuilt: menu(node)
    case .controllerLifecycle: StyledText(words.say("called", zh: "被调用"))
    case .keyboard: StyledText(state(node))
    case .timerSet:
      StyledText(
        words.say("due at ", zh: "到期 ") + (node[.due]?.double.map { words.seconds($0) } ?? "")
      )
    case .timerFired:
      StyledText(words.say("fires at ", zh: "触发于 ") + words.seconds(node.time))
    case .notification: StyledText(words.say("posted", zh: "已发布"))
    case .error:
      StyledText(style.drawn(sentence(.message, .messageZh, of: node) ?? ""), .bad)
    case .outcome, nil: told(node)
    }
  }

  /// By whom a touch is held, dropped or cancelled.
  private func by(_ node: RouteNode) -> String {
    node[.by]?.string.map { words.say(" by \($0)", zh: "（\($0)）") } ?? ""
  }

  /// The recognizer for which another has to wait or stop.
  private func other(_ node: RouteNode) -> String { node[.by]?.string ?? "?" }

  /// A sentence of the record, which is there in every language.
  private func sentence(_ member: JSONKey, _ chinese: JSONKey, of node: RouteNode) -> String? {
    guard let english = node[member]?.string else { return nil }
    return words.say(english, zh: node[chinese]?.string ?? english)
  }

  /// The state that a recognizer took, and why where that is told.
  private func recognizerChange(_ node: RouteNode) -> StyledText {
    let state = node[.state]?.string ?? ""
    let tone: Tone = state == "failed" || state == "cancelled" ? .bad : .good
    let reason =
      sentence(.reason, .reasonZh, of: node).map { words.say(" (\($0))", zh: "（\($0)）") } ?? ""
    // A state is nothing that was answered.
    let joint = style.isPlain ? words.say("becomes", zh: "变为") : arrow
    return StyledText("\(joint) \(state)\(reason)", tone)
  }

  private func focusAnswer(_ node: RouteNode) -> StyledText {
    guard node.has(.answer) else { return StyledText(words.say("asked", zh: "被请求")) }
    return StyledText(answerText(node[.answer] ?? .null, at: node.object))
  }

  /// Who was first responder, and who is; nil for nobody.
  private func focus(of node: RouteNode) -> (from: String?, to: String?) {
    (node[.from]?.string, node[.to]?.string ?? (node.has(.to) ? nil : node.object))
  }

  private func focusChange(_ node: RouteNode) -> StyledText {
    let (from, to) = focus(of: node)
    guard style.isPlain else {
      return StyledText("\(from ?? "nil") \(arrow) \(to ?? "nil")", .good)
    }
    switch (from, to) {
    case (let from?, _?):
      return StyledText(
        words.say("becomes first responder in the place of \(from)", zh: "取代 \(from) 成为第一响应者"),
        .good
      )
    case (nil, _?):
      return StyledText(words.say("becomes first responder", zh: "成为第一响应者"), .good)
    case (_?, nil):
      return StyledText(words.say("is no longer first responder", zh: "不再是第一响应者"), .good)
    case (nil, nil):
      return StyledText(words.say("is nobody", zh: "无人担任"), .good)
    }
  }

  private func menu(_ node: RouteNode) -> StyledText {
    let items = node[.items]?.strings ?? []
    return StyledText(state(node) + (items.isEmpty ? "" : words.colon + words.list(items)))
  }

  /// Where the search for an action's target begins, what one object said, or what was found.
  private func search(_ node: RouteNode) -> StyledText {
    if let isTarget = node[.answer]?.bool {
      let said = isTarget ? words.yes : words.no
      return StyledText("\(node.object ?? "?")\(words.colon)\(said)", isTarget ? .good : .bad)
    }
    if let target = node[.to]?.text(words) {
      return StyledText(words.say("finds \(target)", zh: "找到 \(target)"), .good)
    }
    guard let object = node.object, !node.has(.to) else {
      return StyledText(words.say("no target", zh: "没有目标"), .bad)
    }
    return StyledText(words.say("search from \(object)", zh: "从 \(object) 找起"))
  }

  private func state(_ node: RouteNode) -> String {
    switch node[.state]?.string {
    case "visible": words.say("visible", zh: "可见")
    case "shown": words.say("shown", zh: "显示")
    case "hidden": words.say("hidden", zh: "隐藏")
    case let other: other ?? ""
    }
  }

  /// All that a record says, under the name of its kind: of one that this build does not know.
  private func told(_ node: RouteNode) -> StyledText {
    // What ends in Zh says in Chinese what the member without says, too.
    let known: Set = ["seq", "parent", "time", "kind", "at", "rule", "method", "level"]
    let rest = node.opening.members.filter {
      !known.contains($0.key) && !$0.key.hasSuffix("Zh") && !$0.value.isNull
    }
    let told = rest.map { "\($0.key) \($0.value.text(words))" }
    return StyledText(([(node.opening[.kind]?.string ?? "").spaced] + told).joined(separator: ", "))
  }

  private func finger(_ node: RouteNode) -> String {
    let fingers = node[.touch]?.elements.map { $0.text(words) } ?? ["?"]
    let numbers = words.list(fingers)
    return words.say("touch \(numbers)", zh: "触摸 \(numbers)")
  }

  // MARK: - Answers

  private func reply(_ node: RouteNode) -> StyledText { said(node) + how(node) }

  /// What was answered, without whose code did.
  func said(_ node: RouteNode) -> StyledText {
    if node.isMessage { return messageReply(node) }
    guard node.has(.answer) else { return StyledText(words.say("called", zh: "被调用")) }
    let answer = node[.answer] ?? .null
    // The record of a method that answers nothing looks like that of one that answers nil.
    if answer.isNull, RouteWording.silentMethods.contains(node.method ?? "") {
      return StyledText(words.say("called", zh: "被调用"))
    }
    let text = answerText(answer, at: node.object)
    if node.method == "hitTest" || answer.isString {
      return StyledText(text, answer.isNull ? .bad : .good)
    }
    return StyledText(text, answer.bool.map { $0 ? .good : .bad } ?? .normal)
  }

  /// Methods that answer nothing.
  private static let silentMethods: Set = [
    "sendEvent", "sendAction", "endTracking", "cancelTracking", "didScroll", "willBeginDragging",
    "didEndDragging", "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation",
    "willBeginZooming", "didZoom", "didEndZooming", "didScrollToTop", "didHighlightRowAt",
    "didUnhighlightRowAt", "didSelectRowAt", "didDeselectRowAt", "didHighlightItemAt",
    "didUnhighlightItemAt", "didSelectItemAt", "didDeselectItemAt",
  ]

  /// Whether the record of a method's answer says nothing.
  static func answersNothing(_ method: String) -> Bool { silentMethods.contains(method) }

  private func answerText(_ answer: JSONValue, at object: String?) -> String {
    guard let id = answer.string else {
      let said = answer.isNull ? "nil" : answer.bool.map { $0 ? words.yes : words.no }
      return (style.isPlain ? arrow + " " : "") + (said ?? answer.text(words))
    }
    return arrow + " " + (id == object ? words.say("itself", zh: "自己") : id)
  }

  private func messageReply(_ node: RouteNode) -> StyledText {
    node.goesOn
      ? StyledText(words.say("passes it on", zh: "往下传"))
      : StyledText(words.say("handles it", zh: "处理"), .good)
  }

  /// Whose code answered, where it was not UIKit's alone.
  func how(_ node: RouteNode) -> StyledText {
    switch node[.how]?.string {
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

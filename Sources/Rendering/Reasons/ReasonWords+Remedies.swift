import Jansson
package import Sentences
import WorkbenchProtocol

extension ReasonWords {
  /// What a change does.
  func remedy(_ id: String) -> String? {
    let (view, wanted, object) = (self[.view], self[.wanted], self[.object])
    let (recognizer, method) = (self["recognizer"], self[.method])
    return switch id {
    case "hit.also":
      say(
        "let \(view) contain what \(wanted) contains, too",
        zh: "让 \(view) 也包含 \(wanted) 的范围"
      )
    case "hit.lift":
      say(
        "move \(wanted) out of \(view) into \(self[.superview]), in front of it",
        zh: "把 \(wanted) 从 \(view) 移到 \(self[.superview])，放在它前面"
      )
    case "hit.grow":
      say(
        "grow \(view) to the frame \(self[.frame])",
        zh: "把 \(view) 放大到 frame \(self[.frame])"
      )
    case "hit.pass-through":
      say(
        "let \(view) pass through what nobody inside it wants",
        zh: "让 \(view) 放过它里面没有谁要的触摸"
      )
    case "hit.forward":
      say("bring \(view) in front of its siblings", zh: "把 \(view) 移到兄弟视图的最前面")
    case "hit.inset":
      say(
        "let \(view) take touches \(self["inset"]) points beyond its edges",
        zh: "让 \(view) 接收边界外 \(self["inset"]) 点以内的触摸"
      )
    case "set":
      say(
        "set \(self[.property]) of \(object) to \(self[.value])",
        zh: "把 \(object) 的 \(self[.property]) 设为 \(self[.value])"
      )
    case "end-ignoring":
      say("let the application take touches again", zh: "让应用重新接收触摸")
    case "override.off":
      say(
        "take the override of \(method) off \(object)",
        zh: "去掉 \(object) 对 \(method) 的重写"
      )
    case "override.super":
      say(
        "call super in the \(method) of \(object)",
        zh: "在 \(object) 的 \(method) 里调用 super"
      )
    case "override.answer":
      say(
        "let \(object) answer \(self[.answer]) to \(method)",
        zh: "让 \(object) 对 \(method) 回答 \(self[.answer])"
      )
    case "override.handle":
      say(
        "let \(object) handle \(method) itself",
        zh: "让 \(object) 自己处理 \(method)"
      )
    case "recognizer.decline":
      say(
        "let the delegate of \(recognizer) refuse touches in \(wanted)",
        zh: "让 \(recognizer) 的代理拒绝 \(wanted) 里的触摸"
      )
    case "recognizer.answer":
      say(
        "let the delegate of \(recognizer) answer \(self[.answer]) to \(method)",
        zh: "让 \(recognizer) 的代理对 \(method) 回答 \(self[.answer])"
      )
    case "recognizer.refuse":
      say(
        "let \(wanted) refuse recognizers that would take its touch",
        zh: "让 \(wanted) 拒绝会取走它触摸的手势识别器"
      )
    case "recognizer.wait":
      say(
        "let \(recognizer) wait for \(self["other"]) to fail",
        zh: "让 \(recognizer) 等 \(self["other"]) 失败"
      )
    case "recognizer.no-wait":
      say(
        "do not let \(recognizer) wait for \(self["other"]) to fail",
        zh: "不让 \(recognizer) 等 \(self["other"]) 失败"
      )
    case "recognizer.together":
      say(
        "let \(recognizer) and \(self["other"]) recognize together",
        zh: "让 \(recognizer) 和 \(self["other"]) 同时识别"
      )
    case "scroll.keep":
      say(
        "do not let \(self[.scroll]) take touches from \(wanted)",
        zh: "不让 \(self[.scroll]) 取走 \(wanted) 的触摸"
      )
    case "control.target":
      say(
        "let \(self["control"]) send \(self[.action]) to \(self[.target]) for \(self[.event])",
        zh: "让 \(self["control"]) 在 \(self[.event]) 时向 \(self[.target]) 发 \(self[.action])"
      )
    case "focus.become": say("make \(object) first responder", zh: "让 \(object) 成为第一响应者")
    case "focus.later":
      say(
        "make \(object) first responder when \(self[.controller]) has appeared",
        zh: "等 \(self[.controller]) 出现之后再让 \(object) 成为第一响应者"
      )
    case "focus.resign": say("let \(object) resign first", zh: "先让 \(object) 放弃第一响应者")
    case "add-subview":
      say(
        "put \(view) into \(self[.superview])",
        zh: "把 \(view) 加入 \(self[.superview])"
      )
    case "action.implement":
      say(
        "implement \(self[.action]) in \(object)",
        zh: "在 \(object) 中实现 \(self[.action])"
      )
    case "chain.next":
      say(
        "let \(self[.next]) come after \(object) in the chain",
        zh: "让响应者链上 \(object) 的下一个是 \(self[.next])"
      )
    case "animation.allow":
      say(
        "let \(view) take touches while it moves: animate with allowUserInteraction",
        zh: "让 \(view) 在移动时也接收触摸：动画加上 allowUserInteraction"
      )
    case "touch.end-inside":
      say("lift the finger inside \(self["control"])", zh: "在 \(self["control"]) 里抬起手指")
    case "several": several
    default: nil
    }
  }

  private var several: String {
    let texts = (args[.of] ?? .array()).elements.compactMap { ReasonWords.text(of: $0, words) }
    return texts.joined(separator: say(", and ", zh: "，并且"))
  }
}

extension ReasonWords {
  /// What happens instead where a change breaks an expectation.
  ///
  /// - Parameters:
  ///   - key: The key of the expectation, as `hit`.
  ///   - pointer: Where in the document it stands; behind its key may stand a name.
  ///   - expected: What was expected.
  ///   - actual: What happens; nil where the run does not come to it.
  ///   - words: The language.
  /// - Returns: A clause without a full stop.
  package static func broken(
    _ key: String,
    at pointer: String,
    expected: Sentence,
    actual: Sentence?,
    _ words: Words
  ) -> String {
    guard let actual = actual.map(words.say) else {
      return words.say("the run does not come to it", zh: "运行到不了这一步")
    }
    let expected = words.say(expected)
    let end = pointer.split(separator: "/").last.map(String.init) ?? ""
    // In this order, or the escape of a tilde would make a slash of the 1 behind it.
    let name = end == key ? nil : end.replacing("~1", with: "/").replacing("~0", with: "~")
    // Names stand in quotes in what an expectation says, and nobody is null.
    let someone = actual.replacing("\"", with: "")
    switch (key, actual == "null") {
    case ("hit", true):
      return words.nothingHit
    case ("hit", false):
      return words.say("\(someone) is hit", zh: "命中的是 \(someone)")
    case ("handledBy", true):
      return words.say("nobody handles it", zh: "无人处理")
    case ("handledBy", false):
      return words.say("\(someone) handles it", zh: "处理者是 \(someone)")
    case ("firstResponder", true):
      return words.say("nobody is first responder", zh: "没有第一响应者")
    case ("firstResponder", false):
      return words.say("\(someone) is first responder", zh: "第一响应者是 \(someone)")
    default: break
    }
    switch key {
    case "returned":
      return words.say("\(someone) is returned", zh: "返回 \(someone)")
    case "discarded":
      return actual == "true"
        ? words.say("nobody handles it", zh: "无人处理")
        : words.say("somebody handles it", zh: "有人处理")
    case "rule":
      return expected.hasSuffix(actual)
        ? words.say("\(actual) decides", zh: "\(actual) 起决定作用")
        : words.say("\(expected) no longer decides", zh: "\(expected) 不再起决定作用")
    case "fired":
      guard let name, let count = Int(actual.prefix(while: \.isNumber)) else { break }
      return times(count, of: name, words)
    case "values", "state":
      guard let name else { break }
      return words.say("\(name) is \(actual)", zh: "\(name) 是 \(actual)")
    case "calls":
      return words.say("other calls are made", zh: "调用的方法不同")
    case "path":
      return words.say("the way is \(actual)", zh: "路径是 \(actual)")
    default: break
    }
    return words.say("\(key) is \(actual)", zh: "\(key) 是 \(actual)")
  }

  private static func times(_ count: Int, of name: String, _ words: Words) -> String {
    switch count {
    case 0: words.say("\(name) does not occur", zh: "\(name) 没有发生")
    case 1: words.say("\(name) occurs once", zh: "\(name) 发生 1 次")
    default: words.say("\(name) occurs \(count) times", zh: "\(name) 发生 \(count) 次")
    }
  }
}

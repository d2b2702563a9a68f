import Jansson
import WorkbenchProtocol

extension ReasonWords {
  /// Why somebody is not first responder.
  func focus(_ id: String) -> String? {
    let (object, by) = (self[.object], self[.by])
    return switch id {
    case "focus.cannot":
      say(
        "\(object) answers no to canBecomeFirstResponder",
        zh: "\(object) 的 canBecomeFirstResponder 回答不"
      )
    case "focus.too-early": say("\(object) is in no window yet", zh: "\(object) 还不在窗口里")
    case "focus.kept":
      say(
        "\(by) is first responder and does not let go",
        zh: "\(by) 是第一响应者，并且不肯让出"
      )
    case "focus.taken": focusTaken
    case "focus.gone": say("\(object) resigns first responder", zh: "\(object) 放弃第一响应者")
    case "focus.not-asked":
      say(
        "nobody asks \(object) to become first responder",
        zh: "没有谁要求 \(object) 成为第一响应者"
      )
    case "focus.refused":
      say("\(object) is refused the first responder", zh: "\(object) 没能成为第一响应者")
    default: nil
    }
  }

  /// Who took the focus, and from whom: from nobody where nobody should have it.
  private var focusTaken: String {
    let by = self[.by]
    guard let object = args[.object]?.string else {
      return say("\(by) becomes first responder", zh: "\(by) 成为第一响应者")
    }
    return say(
      "\(by) becomes first responder in the place of \(object)",
      zh: "\(by) 取代 \(object) 成为第一响应者"
    )
  }

  /// Occurrences, values, and what decided where nothing was wanted otherwise.
  func other(_ id: String) -> String? {
    let (object, name) = (self[.object], self[.name])
    return switch id {
    case "list.refused":
      say(
        "the delegate of \(self["list"]) says no: \(self[.method])",
        zh: "\(self["list"]) 的代理说不：\(self[.method])"
      )
    case "list.no-selection":
      say(
        "\(self["list"]) allows no selection",
        zh: "\(self["list"]) 不允许选中"
      )
    case "call.answered":
      say(
        "\(object) answers \(self[.answer]) to \(self[.method])",
        zh: "\(object) 对 \(self[.method]) 回答 \(self[.answer])"
      )
    case "call.count":
      say(
        "\(name) occurs \(self[.count]) times at \(object), not \(self[.wanted]) times",
        zh: "\(object) 的 \(name) 发生 \(self[.count]) 次，不是 \(self[.wanted]) 次"
      )
    case "call.never":
      say(
        "\(name) does not occur at \(object); this is the last moment at which it could",
        zh: "\(object) 的 \(name) 没有发生；这里是它最后可能发生的时刻"
      )
    case "value.is":
      say("\(self[.path]) is \(self[.value])", zh: "\(self[.path]) 是 \(self[.value])")
    case "parted":
      say(
        "this decision would be another one if it held",
        zh: "假如成立，这一步的决定就会不同"
      )
    case "decided": say("this rule decides", zh: "由这条规则决定")
    default: nil
    }
  }
}

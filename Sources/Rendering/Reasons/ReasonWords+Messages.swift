import Jansson
import WorkbenchProtocol

extension ReasonWords {
  /// Why a recognizer does not recognize.
  func recognizer(_ id: String) -> String? {
    let (recognizer, by) = (self["recognizer"], self[.by])
    return switch id {
    case "recognizer.disabled":
      say(
        "\(recognizer) is disabled",
        zh: "\(recognizer) 已停用（isEnabled 为 false）"
      )
    case "recognizer.refused":
      say(
        "\(recognizer) is not given the touch: its delegate or its class says no",
        zh: "\(recognizer) 没有得到触摸：它的代理或类说不"
      )
    case "recognizer.type":
      say("\(recognizer) takes no touches of this type", zh: "\(recognizer) 不接收这种类型的触摸")
    case "recognizer.prevented":
      say(
        "\(by) recognizes first, and \(recognizer) may not recognize with it",
        zh: "\(by) 先识别成功，而 \(recognizer) 不能与它同时识别"
      )
    case "recognizer.excluded":
      say(
        "\(recognizer) fails because \(by) recognizes",
        zh: "\(recognizer) 失败，因为 \(by) 识别成功"
      )
    case "recognizer.waits":
      say("\(recognizer) waits for \(by) to fail", zh: "\(recognizer) 要等 \(by) 失败")
    case "recognizer.ring":
      say(
        "\(recognizer) waits for \(by) to fail, which in the end waits for \(recognizer)",
        zh: "\(recognizer) 要等 \(by) 失败，而 \(by) 绕一圈又在等 \(recognizer)"
      )
    case "recognizer.may-not-begin":
      say(
        "\(recognizer) is asked whether it may begin, and the answer is no",
        zh: "询问 \(recognizer) 能否开始，回答是不"
      )
    case "recognizer.failed":
      say(
        "\(recognizer) fails: the touch is not what it looks for",
        zh: "\(recognizer) 失败：触摸不是它要找的"
      )
    case "recognizer.possible":
      say(
        "\(recognizer) has not seen enough when the event is over",
        zh: "事件结束时 \(recognizer) 还没有看到足够的触摸"
      )
    case "recognizer.unlisted":
      say(
        "\(self[.view]) does not list \(recognizer) among its recognizers",
        zh: "\(self[.view]) 的手势识别器列表里没有 \(recognizer)"
      )
    case "recognizer.elsewhere":
      say(
        "the touch is not in \(self[.view]), to which \(recognizer) belongs",
        zh: "触摸不在 \(self[.view]) 里，而 \(recognizer) 属于它"
      )
    case "recognizer.no-view":
      say(
        "\(recognizer) belongs to no view",
        zh: "\(recognizer) 不属于任何视图"
      )
    default: nil
    }
  }

  /// Why a message, a control event or an action does not arrive.
  func message(_ id: String) -> String? {
    let (by, wanted, control, action) = (
      self[.by], self[.wanted], self["control"], self[.action]
    )
    return switch id {
    case "chain.swallowed":
      say(
        "\(by) handles it and does not call super, so it never comes to \(wanted)",
        zh: "\(by) 处理了它，没有调用 super，所以到不了 \(wanted)"
      )
    case "chain.passed-on":
      say(
        "\(wanted) gets it first and passes it on; \(by) handles it",
        zh: "\(wanted) 先收到它并往上传，由 \(by) 处理"
      )
    case "chain.passed-off":
      say(
        "\(wanted) gets it and passes it on, and nobody handles it",
        zh: "\(wanted) 收到它并往上传，最后无人处理"
      )
    case "chain.elsewhere":
      say(
        "it goes to \(self[.got]), and \(wanted) is not on the way from there",
        zh: "它去了 \(self[.got])，而 \(wanted) 不在从那里出发的路上"
      )
    case "chain.nobody":
      say(
        "it begins nowhere from where it would come to \(wanted)",
        zh: "它的起点走不到 \(wanted)"
      )
    case "chain.no-start":
      say(
        "nobody is first responder, and nobody stands in, so \(wanted) is not told",
        zh: "没有第一响应者，也没有谁顶替，所以 \(wanted) 不会收到"
      )
    case "chain.not-sent":
      say(
        "the sendEvent of \(by) does not call super, so no view hears of it",
        zh: "\(by) 的 sendEvent 没有调用 super，所以没有视图知道它"
      )
    case "chain.not-handled":
      say(
        "\(wanted) is on the way, and passes it on as UIKit does",
        zh: "\(wanted) 在路上，但像 UIKit 默认那样往上传"
      )
    case "control.disabled":
      say(
        "\(control) is disabled",
        zh: "\(control) 已停用（isEnabled 为 false）"
      )
    case "control.no-target":
      say(
        "\(control) sends \(self[.event]), and has no target for it",
        zh: "\(control) 发出 \(self[.event])，但没有为它设置目标"
      )
    case "control.left":
      say("the finger is lifted outside \(control)", zh: "手指在 \(control) 之外抬起")
    case "control.other-event":
      say(
        "\(control) sends \(self["sent"]), not \(self[.event])",
        zh: "\(control) 发出的是 \(self["sent"])，不是 \(self[.event])"
      )
    case "control.cancelled":
      say(
        "\(control) loses the touch before it is lifted",
        zh: "手指抬起之前，\(control) 就失去了触摸"
      )
    case "action.nobody":
      say("nobody on the way implements \(action)", zh: "路上没有谁实现 \(action)")
    case "action.elsewhere":
      say(
        "\(action) goes to \(self[.got]), not to \(wanted)",
        zh: "\(action) 发给了 \(self[.got])，不是 \(wanted)"
      )
    case "action.refused":
      say(
        "\(self[.object]) answers no to canPerformAction for \(action)",
        zh: "\(self[.object]) 的 canPerformAction 对 \(action) 回答不"
      )
    case "action.not-sent": say("nobody sends \(action)", zh: "没有谁发出 \(action)")
    default: nil
    }
  }
}

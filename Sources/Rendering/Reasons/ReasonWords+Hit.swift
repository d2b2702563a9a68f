import Jansson
import WorkbenchProtocol

extension ReasonWords {
  /// Why a view is not hit.
  func hit(_ id: String) -> String? {
    let (view, wanted, by, hit) = (self[.view], self[.wanted], self[.by], self[.hit])
    return switch id {
    case "hit.outside":
      say(
        "\(view) says no: the finger is outside it (\(outside)), so \(wanted) inside it is not asked",
        zh: "\(view) 说不：手指在它之外（\(outside)），所以它里面的 \(wanted) 不会被询问"
      )
    case "hit.missed":
      say(
        "the finger is outside \(wanted): \(outside)",
        zh: "手指落在 \(wanted) 之外：\(outside)"
      )
    case "hit.hidden": say("\(view) is hidden", zh: "\(view) 是隐藏的（isHidden）")
    case "hit.transparent":
      say(
        "\(view) is all but transparent: its alpha is \(self[.alpha])",
        zh: "\(view) 几乎透明：alpha 是 \(self[.alpha])"
      )
    case "hit.interaction":
      say(
        "\(view) takes no touches: its isUserInteractionEnabled is false",
        zh: "\(view) 不接收触摸：isUserInteractionEnabled 为 false"
      )
    case "hit.class":
      say(
        "\(view) takes no touches: in a view of its class isUserInteractionEnabled begins as false",
        zh: "\(view) 不接收触摸：这个类的视图，isUserInteractionEnabled 默认为 false"
      )
    case "hit.animating":
      say(
        "\(view) is being animated without allowUserInteraction",
        zh: "\(view) 正在动画中，而动画没有 allowUserInteraction"
      )
    case "hit.collapsed":
      say("the transform of \(view) leaves nothing of it", zh: "\(view) 的 transform 把它压缩成了零大小")
    case "hit.override-outside":
      say(
        "the override of point(inside:) of \(view) says no",
        zh: "\(view) 重写的 point(inside:) 说不"
      )
    case "hit.override-nil":
      say("the override of hitTest of \(view) answers nil", zh: "\(view) 重写的 hitTest 返回 nil")
    case "hit.redirected":
      say(
        "the override of hitTest of \(view) answers \(hit)",
        zh: "\(view) 重写的 hitTest 返回 \(hit)"
      )
    case "hit.covered":
      view == wanted
        ? say(
          "\(by) lies in front of \(view) and takes the point first",
          zh: "\(by) 挡在 \(view) 前面，先接下了这个点"
        )
        : say(
          "\(by) lies in front of \(view) and takes the point first, so \(wanted) is not asked",
          zh: "\(by) 挡在 \(view) 前面，先接下了这个点，所以 \(wanted) 不会被询问"
        )
    case "hit.inside":
      say("\(wanted) is asked, and \(hit) inside it is hit", zh: "\(wanted) 被询问，命中的是它里面的 \(hit)")
    case "hit.declined": say("\(view) is asked and declines", zh: "\(view) 被询问，但谢绝了")
    case "hit.ignored":
      say(
        "no view is looked for: the application ignores touches",
        zh: "根本不找视图：应用正在忽略触摸"
      )
    case "hit.no-window": say("\(wanted) is in no window", zh: "\(wanted) 不在任何窗口里")
    case "hit.window":
      say(
        "the window \(by) takes the touch, so \(self[.window]) with \(wanted) in it is not asked",
        zh: "窗口 \(by) 接下了触摸，所以 \(wanted) 所在的 \(self[.window]) 不会被询问"
      )
    case "hit.none":
      say("no finger comes down where \(wanted) is", zh: "没有手指落在 \(wanted) 所在的地方")
    default: nil
    }
  }

  /// What becomes of a touch after its view was hit.
  func touch(_ id: String) -> String? {
    let (view, by) = (self[.view], self[.by])
    return switch id {
    case "touch.second-finger":
      say(
        "\(view) takes one finger at a time, and one is down: its isMultipleTouchEnabled is false",
        zh: "\(view) 一次只接收一根手指，而已有一根按下：isMultipleTouchEnabled 为 false"
      )
    case "touch.exclusive":
      say(
        "another view of the window is exclusive and tracks a touch, so \(view) gets none",
        zh: "窗口里另一个独占触摸（isExclusiveTouch）的视图正在跟踪触摸，所以 \(view) 收不到"
      )
    case "touch.needs-idle":
      say(
        "\(view) is exclusive, and another view of the window tracks a touch",
        zh: "\(view) 独占触摸（isExclusiveTouch），而窗口里另一个视图正在跟踪触摸"
      )
    case "touch.taken":
      say(
        "\(by) recognizes, and the touch is taken from \(view)",
        zh: "\(by) 识别成功，\(view) 的触摸被取走"
      )
    case "touch.held":
      say(
        "\(by) holds the touch back and recognizes, so \(view) never hears of it",
        zh: "\(by) 扣住触摸并识别成功，所以 \(view) 从头到尾不知道有触摸"
      )
    case "touch.scrolled":
      say(
        "\(by) begins to scroll and takes the touch from \(view)",
        zh: "\(by) 开始滚动，取走了 \(view) 的触摸"
      )
    case "touch.delayed":
      say(
        "\(by) waits whether it is to scroll before \(view) hears of the touch",
        zh: "\(by) 先等待看是否要滚动，\(view) 暂时收不到触摸"
      )
    case "touch.cancelled": say("the touch of \(view) is cancelled", zh: "\(view) 的触摸被取消")
    case "touch.dropped":
      say("\(view) is hit, and the touch is kept from it", zh: "命中了 \(view)，但触摸没有交给它")
    default: nil
    }
  }
}

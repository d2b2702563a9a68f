import Jansson
import WorkbenchProtocol

extension RouteWording {
  /// What a scroll view does with its content.
  func scrolled(_ node: RouteNode) -> StyledText {
    let place = node[.point]?.text(words) ?? ""
    let value = node[.value]?.text(words) ?? ""
    switch node[.state]?.string {
    case "dragging": return StyledText(words.say("is dragged", zh: "开始拖动"), .good)
    case "decelerating": return StyledText(words.say("goes on by itself", zh: "继续减速滚动"), .good)
    case "animating": return StyledText(words.say("scrolls by animation", zh: "动画滚动"), .good)
    case "resting": return StyledText(words.say("rests", zh: "静止"))
    case "released":
      return StyledText(
        words.say("let go at \(value) per ms, for \(place)", zh: "松手：每毫秒 \(value)，目标 \(place)")
      )
    case "zoomed": return StyledText(words.say("scale \(value)", zh: "缩放 \(value)"))
    default: return StyledText(arrow + " " + place)
    }
  }
}

import Jansson
import WorkbenchProtocol

extension RouteWording {
  /// What a list does with one of its cells.
  func cell(_ node: RouteNode) -> StyledText {
    switch node[.state]?.string {
    case "highlighted": StyledText(words.say("is highlighted", zh: "高亮"), .good)
    case "unhighlighted": StyledText(words.say("unhighlighted", zh: "取消高亮"))
    case "selected": StyledText(words.say("is selected", zh: "被选中"), .good)
    case "deselected": StyledText(words.say("is deselected", zh: "取消选中"))
    case let other: StyledText(other ?? "")
    }
  }
}

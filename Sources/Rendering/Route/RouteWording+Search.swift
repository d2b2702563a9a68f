import Jansson
import WorkbenchProtocol

extension RouteWording {
  /// What a view said to the question which view a point hits, `found` being what was found.
  ///
  /// One that stands alone, without the views in it, tells which view it answered.
  func verdict(_ node: RouteNode, found: String?, isAlone: Bool = false) -> StyledText {
    guard let answer = node[.answer]?.string else {
      return StyledText(style.isPlain ? "\(arrow) nil" : words.say("NO", zh: "否"), .bad) + how(node)
    }
    let isSelf = answer == node.object
    guard !style.isPlain else {
      return StyledText("\(arrow) " + (isSelf ? words.say("itself", zh: "自己") : answer), .good)
        + how(node)
    }
    let yes = StyledText(words.yes, .good)
    if isSelf, answer == found {
      return yes + StyledText("  \(style.text(of: .star)) " + words.say("hit", zh: "命中"), .good)
        + how(node)
    }
    if isAlone, !isSelf {
      return StyledText("\(style.text(of: .arrow)) \(ObjectName(answer).text(style))", .good)
        + how(node)
    }
    // The view below that answered says so on a line of its own.
    let isFromBelow = node.children.contains {
      $0.method == "hitTest" && $0[.answer]?.string == answer
    }
    guard !isFromBelow else { return yes + how(node) }
    let told = isSelf ? words.say("itself", zh: "自己") : ObjectName(answer).text(style)
    return yes + StyledText("  \(style.text(of: .arrow)) \(told)", .good) + how(node)
  }

  /// The point in the view's own coordinates.
  func point(_ node: RouteNode) -> String? {
    node.opening[.point].map { RouteWording.point($0) }
  }

  /// A point to the tenth, as `230,150.5`.
  static func point(_ point: JSONValue, between: String = ",") -> String {
    point.elements.map { (((($0.double ?? 0) * 10).rounded()) / 10).shortest }
      .joined(separator: between)
  }

  /// Rules that say no more than the line itself.
  static let usualRules: Set = [
    "dispatch.queue-is-fifo", "dispatch.unhandled-is-dropped", "hit-test.first-non-nil-wins",
    "hit-test.reverse-subview-order",
    "hit-test.self-is-fallback", "gesture.action-on-transition",
    "delivery.default-forwards-to-next", "motion.default-forwards", "press.default-forwards",
  ]
}

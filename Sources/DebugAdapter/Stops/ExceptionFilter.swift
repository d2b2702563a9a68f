import Sentences
import WorkbenchProtocol

/// What a debugger may stop at without a breakpoint: DAP's exception filters.
enum ExceptionFilter: String, CaseIterable, Sendable {
  case discarded
  case expectation
  case raised
  case hitNil
  case declined
  case cancelled
  case prevented
  case rule

  /// Whether it is on where nobody says anything.
  var isDefault: Bool {
    switch self {
    case .discarded, .expectation, .raised: true
    case .hitNil, .declined, .cancelled, .prevented, .rule: false
    }
  }

  /// Whether a condition says what it is to meet.
  var takesCondition: Bool { self == .rule }

  /// What editors show beside the box that turns it on.
  var label: Sentence {
    switch self {
    case .discarded: Sentence("Event discarded", zh: "事件被丢弃")
    case .expectation: Sentence("An expectation does not hold", zh: "预期不成立")
    case .raised: Sentence("UIKit would raise an error", zh: "UIKit 会抛出错误")
    case .hitNil: Sentence("A hit-test answers nil", zh: "命中测试返回 nil")
    case .declined: Sentence("Somebody is passed over", zh: "有对象被跳过")
    case .cancelled: Sentence("A touch or a recognizer is cancelled", zh: "触摸或识别器被取消")
    case .prevented: Sentence("A recognizer is prevented", zh: "识别器被阻止")
    case .rule: Sentence("A rule decides", zh: "某条规则起决定作用")
    }
  }

  /// What it stops at, in a sentence.
  var summary: Sentence {
    switch self {
    case .discarded:
      Sentence("Stops where an event ends that nobody has handled.", zh: "在没有对象处理的事件结束之处停下。")
    case .expectation:
      Sentence(
        "Stops after a step of whose expectations one does not hold.",
        zh: "在有预期不成立的步骤之后停下。"
      )
    case .raised:
      Sentence("Stops where the app would be ended by an error.", zh: "在应用会因错误而终止之处停下。")
    case .hitNil:
      Sentence(
        "Stops where a view says that neither it nor a view in it is hit.",
        zh: "在视图回答自己和其中的视图都没有命中之处停下。"
      )
    case .declined:
      Sentence(
        "Stops where a window, a view or a target does not come into question.",
        zh: "在窗口、视图或目标不被考虑之处停下。"
      )
    case .cancelled:
      Sentence(
        "Stops where a touch is taken from its view, or a recognizer gives up what it had begun.",
        zh: "在触摸从其视图被取走，或识别器放弃已经开始的识别之处停下。"
      )
    case .prevented:
      Sentence("Stops where another recognizer lets one not go on.", zh: "在一个识别器不让另一个继续之处停下。")
    case .rule:
      Sentence(
        "Stops where the rules decide that the condition names.",
        zh: "在条件里指明的规则起决定作用之处停下。"
      )
    }
  }

  /// What its condition is; nothing where it takes none.
  var conditionSummary: Sentence {
    takesCondition
      ? Sentence(
        "rule id or pattern, such as hit-test.skips-*",
        zh: "规则 id 或模式，例如 hit-test.skips-*"
      ) : .nothing
  }

  /// Whether a record meets it; `expectation` is met by none, and `rule` asks for more.
  func matches(_ seq: Int, in route: Route) -> Bool {
    let row = route.rows[seq - 1]
    switch self {
    case .discarded:
      // What came of it says no more than the record did that it was lost by.
      return row.kind == .discarded
        || row.facts.contains(.isDiscarded) && !route.hasDiscarded(inStepOf: seq)
    case .raised: return row.kind == .error
    case .hitNil: return row.facts.contains(.findsNothing)
    case .declined: return row.kind == .declined
    case .cancelled:
      return row.kind == .touchCancelled
        || row.kind == .recognizerChanged && route.names[row.name] == "cancelled"
    case .prevented: return row.kind == .recognizerPrevented
    case .expectation, .rule: return false
    }
  }
}

extension Route {
  /// Whether a record of the same step, before this one, tells that something was lost.
  fileprivate func hasDiscarded(inStepOf seq: Int) -> Bool {
    let start = records(of: step(of: seq)).lowerBound
    return Route.count(of: discards, upTo: seq) > Route.count(of: discards, upTo: start - 1)
  }
}

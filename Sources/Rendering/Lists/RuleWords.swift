import Jansson
import WorkbenchProtocol

/// What is said about a rule beside its text: how well it is known, and what the model does.
enum RuleWords {
  /// How well a rule is known, in a few words.
  static func confidence(_ rule: JSONValue, _ words: Words) -> String? {
    confidence(named: rule[.confidence]?.string, words)
  }

  /// The same by the name that rules have for it.
  static func confidence(named name: String?, _ words: Words) -> String? {
    switch name {
    case "documented": words.say("documented", zh: "官方文档")
    case "header comment": words.say("header comment", zh: "头文件注释")
    case "widely observed": words.say("widely observed", zh: "普遍观察到")
    case "single observation": words.say("single observation", zh: "单次观察")
    case "private constant": words.say("private constant", zh: "未公开的常量")
    case "inferred": words.say("inferred", zh: "推断")
    case "author knowledge": words.say("author knowledge", zh: "作者的经验")
    case "disputed": words.say("disputed", zh: "有争议")
    case let other: other
    }
  }

  /// What the model does about a rule, in one word.
  static func stateName(_ state: String?, _ words: Words) -> String {
    switch state {
    case "decides": words.say("decides", zh: "决定")
    case "holds": words.say("holds", zh: "保证")
    case "reports": words.say("reports", zh: "报告")
    case "not-simulated": words.say("not simulated", zh: "未模拟")
    case let other: other ?? ""
    }
  }

  /// What the model does about a rule, in a sentence.
  static func state(_ rule: JSONValue, _ words: Words) -> String {
    let state = rule[.state]?.string
    let name = stateName(state, words)
    let more: String? =
      switch state {
      case "decides": words.say("traces name it", zh: "轨迹中会写出它")
      case "holds": words.say("the model cannot break it", zh: "模型不会违反它")
      case "reports": words.say("a diagnostic names it", zh: "诊断信息会写出它")
      default: rule[.reason]?.string
      }
    return name + (more.map { words.colon + $0 } ?? "")
  }

  /// What the place in the code is called that goes with a rule's state.
  static func placeLabel(_ rule: JSONValue, _ words: Words) -> String {
    switch rule[.state]?.string {
    case "holds": words.say("kept in", zh: "保证于")
    case "reports": words.say("reported in", zh: "报告于")
    case "not-simulated": words.say("would be in", zh: "所属代码")
    default: words.say("decided in", zh: "决定于")
    }
  }
}

extension Page {
  /// Adds a name and what stands beside it, or below it where the line has no room for both.
  mutating func add(_ name: StyledText, beside remark: StyledText) {
    let line = name + StyledText("  ") + remark
    if line.width(style) <= style.width || style.isPlain { return add(line) }
    add(name)
    add(StyledText("    ") + remark)
  }
}

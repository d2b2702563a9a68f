import Catalogue
import Foundation
import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  /// The member that says what an action does.
  static let actionKeys = [
    "super", "return", "if", "note", "call", "set", "animate", "after", "release",
  ]

  /// Reads a list of actions, or one alone.
  func body(_ source: Syntax, scope: BodyScope) -> Body {
    source.elementsOrSelf.compactMap { action($0, scope: scope) }
  }

  /// Whether a value is a body rather than a constant.
  func isBody(_ source: Syntax) -> Bool {
    if source.isArray || source.string == "super" { return true }
    guard source.isObject else { return false }
    return Binder.actionKeys.contains { source[$0] != nil }
  }

  /// Reads one action.
  func action(_ source: Syntax, scope: BodyScope) -> Action? {
    if let word = source.string {
      if word == "super" { return callSuper(source, scope: scope) }
      diagnostics.reportUnknown(
        .unknownMember,
        word,
        at: source.path,
        Sentence("'\(word)' is no action", zh: "“\(word)”不是动作"),
        allowed: ["super"] + Binder.actionKeys.map { "{\"\($0)\"}" }
      )
      return nil
    }
    guard let source = object(source) else { return nil }
    // Of an action with two of these the first in the list counts, and the other one is refused as
    // a member that it does not have.
    guard let key = Binder.actionKeys.first(where: { source[$0] != nil }) else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("an action says what it does by one of its members", zh: "动作用它的一个成员说明要做什么"),
        allowed: Binder.actionKeys
      )
      return nil
    }
    return action(key, source, scope: scope)
  }

  /// Reads the action that `key` names; other members of the step have been taken off.
  func action(
    _ key: String,
    _ source: Syntax,
    scope: BodyScope,
    beside others: [String] = []
  ) -> Action? {
    guard let value = source[key] else { return nil }
    func refuse(_ allowed: [String]) {
      refuseUnknown(
        source,
        allowed: allowed + others,
        Sentence("the action '\(key)'", zh: "动作“\(key)”")
      )
    }
    switch key {
    case "super":
      refuse(["super"])
      guard let calls = flag(value) else { return nil }
      if calls { return callSuper(value, scope: scope) }
      // No action does nothing: this one chooses between nothing and nothing.
      return .choose(.any([]), then: [], otherwise: [])
    case "return":
      refuse(["return"])
      return bind(value, as: scope.answer ?? .any, scope: scope).map { .answer($0) }
    case "if":
      refuse(["if", "then", "else"])
      guard let condition = condition(value, scope: scope) else { return nil }
      if source["then"] == nil, source["else"] == nil {
        diagnostics.report(
          .missingMember,
          at: source.path,
          Sentence("'if' needs 'then' or 'else'", zh: "'if' 需要 'then' 或 'else'"),
          allowed: ["then", "else"]
        )
      }
      return .choose(
        condition,
        then: source["then"].map { body($0, scope: scope) } ?? [],
        otherwise: source["else"].map { body($0, scope: scope) } ?? []
      )
    case "note":
      refuse(["note", "with"])
      guard let name = text(value) else { return nil }
      guard ReferencePath.isID(name) else {
        wrongType(
          value,
          Sentence(
            "a name: a letter or _, then letters, digits, _ and -",
            zh: "名字：以字母或 _ 开头，后接字母、数字、_ 和 -"
          )
        )
        return nil
      }
      guard scope.selfClass != nil else {
        diagnostics.report(
          .formNotAllowed,
          at: source.path,
          Sentence(
            "a note is an object's, and what the script does belongs to none",
            zh: "记号属于对象，而脚本所做的不属于任何对象"
          ),
          hint: Sentence(
            "Leave it in a method of an object, or look with an 'expect' of 'values'.",
            zh: "请把它写在对象的方法里，或用 'expect' 的 'values' 查看。"
          )
        )
        return nil
      }
      names.declareNote(name, at: value.path)
      let values = members(source["with"])
      return .note(
        name,
        values.compactMap { key, value in
          bind(value, as: .any, scope: scope).map { (key, $0) }
        }
      )
    case "call":
      return call(source, scope: scope, beside: others).map { .call($0) }
    case "set":
      refuse(["set"])
      return .set(assignments(value, scope: scope))
    case "animate":
      refuse(["animate", "duration", "delay", "options", "completion"])
      return animation(source, value, scope: scope)
    case "after":
      refuse(["after", "do"])
      guard let delay = time(value) else { return nil }
      guard let actions = source["do"] else {
        diagnostics.report(
          .missingMember,
          at: source.path,
          Sentence("'after' needs 'do'", zh: "'after' 需要 'do'"),
          allowed: ["do"]
        )
        return nil
      }
      var inner = scope
      // The call whose super it would be is over by then.
      inner.hasSuper = false
      return .after(delay, body(actions, scope: inner), source.path)
    case "release":
      refuse(["release"])
      guard let name = text(value) else { return nil }
      return names.reference(name, at: value.path, scope: scope).map { .release($0, value.path) }
    default:
      return nil
    }
  }

  private func callSuper(_ source: Syntax, scope: BodyScope) -> Action? {
    if scope.hasSuper { return .callSuper }
    diagnostics.report(
      .formNotAllowed,
      at: source.path,
      Sentence(
        "there is no super here: a delegate and an action have none",
        zh: "这里没有 super：代理和动作都没有"
      )
    )
    return nil
  }

  private func animation(_ source: Syntax, _ value: Syntax, scope: BodyScope) -> Action {
    var plan = AnimationPlan(assignments: assignments(value, scope: scope))
    plan.duration = source["duration"].flatMap { time($0) } ?? 0
    plan.delay = source["delay"].flatMap { time($0) } ?? 0
    if let options = source["options"],
      case .names(let names)? = constant(options, as: .options(Binder.animationOptions))
    {
      plan.options = names
    }
    plan.completion =
      source["completion"].map {
        var inner = scope
        // The call whose super it would be is over when the animation is.
        inner.hasSuper = false
        inner.parameters.insert(Parameter("finished", .flag), at: 0)
        return body($0, scope: inner)
      } ?? []
    return .animate(plan)
  }

  static let animationOptions = [
    "allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse", "layoutSubviews",
    "curveEaseIn", "curveEaseOut", "curveEaseInOut", "curveLinear",
  ]
}

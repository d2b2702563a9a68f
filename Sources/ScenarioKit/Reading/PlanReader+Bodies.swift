import Foundation
import Jansson
@_spi(Workbench) import ResponderKit

extension PlanReader {
  /// The member that says what an action does.
  static let actionKeys = [
    "super", "return", "if", "note", "call", "set", "animate", "after", "release",
  ]

  /// Reads a list of actions, or one alone.
  func body(_ source: Source, scope: BodyScope) -> Body {
    source.elementsOrSelf.compactMap { action($0, scope: scope) }
  }

  /// Whether a value is a body rather than a constant.
  func isBody(_ source: Source) -> Bool {
    if source.json.isArray || source.json.string == "super" { return true }
    guard source.json.isObject else { return false }
    return PlanReader.actionKeys.contains { source[$0] != nil }
  }

  /// Reads one action.
  func action(_ source: Source, scope: BodyScope) -> Action? {
    if let word = source.json.string {
      if word == "super" { return callSuper(source, scope: scope) }
      diagnostics.reportUnknown(
        .unknownMember,
        word,
        at: source.path,
        "'\(word)' is no action",
        allowed: ["super"] + PlanReader.actionKeys.map { "{\"\($0)\"}" }
      )
      return nil
    }
    guard let source = object(source) else { return nil }
    guard let key = PlanReader.actionKeys.first(where: { source[$0] != nil }) else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        "an action says what it does by one of its members",
        allowed: PlanReader.actionKeys
      )
      return nil
    }
    return action(key, source, scope: scope)
  }

  /// Reads the action that `key` names; other members of the step have been taken off.
  func action(
    _ key: String,
    _ source: Source,
    scope: BodyScope,
    beside others: [String] = []
  ) -> Action? {
    guard let value = source[key] else { return nil }
    func refuse(_ allowed: [String]) {
      refuseUnknown(source, allowed: allowed + others, "the action '\(key)'")
    }
    switch key {
    case "super":
      refuse(["super"])
      guard let calls = flag(value) else { return nil }
      if calls { return callSuper(value, scope: scope) }
      return .choose(.any([]), then: [], otherwise: [])
    case "return":
      refuse(["return"])
      return expression(value, as: scope.answer ?? .any, scope: scope).map { .answer($0) }
    case "if":
      refuse(["if", "then", "else"])
      guard let condition = condition(value, scope: scope) else { return nil }
      if source["then"] == nil, source["else"] == nil {
        diagnostics.report(
          .missingMember,
          at: source.path,
          "'if' needs 'then' or 'else'",
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
      guard Reference.isID(name) else {
        wrongType(value, "a name: a letter or _, then letters, digits, _ and -")
        return nil
      }
      guard scope.selfClass != nil else {
        diagnostics.report(
          .formNotAllowed,
          at: source.path,
          "a note is an object's, and what the script does belongs to none",
          hint: "Leave it in a method of an object, or look with an 'expect' of 'values'."
        )
        return nil
      }
      notes.insert(name)
      let values = source["with"].flatMap { object($0) }?.members ?? []
      return .note(
        name,
        values.compactMap { key, value in
          expression(value, as: .any, scope: scope).map { (key, $0) }
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
        diagnostics.report(.missingMember, at: source.path, "'after' needs 'do'", allowed: ["do"])
        return nil
      }
      var inner = scope
      inner.hasSuper = false
      return .after(delay, body(actions, scope: inner), source.path)
    case "release":
      refuse(["release"])
      guard let name = text(value) else { return nil }
      return reference(name, at: value.path, scope: scope).map { .release($0, value.path) }
    default:
      return nil
    }
  }

  private func callSuper(_ source: Source, scope: BodyScope) -> Action? {
    if scope.hasSuper { return .callSuper }
    diagnostics.report(
      .formNotAllowed,
      at: source.path,
      "there is no super here: a delegate and an action have none"
    )
    return nil
  }

  private func animation(_ source: Source, _ value: Source, scope: BodyScope) -> Action {
    var plan = AnimationPlan(assignments: assignments(value, scope: scope))
    plan.duration = source["duration"].flatMap { time($0) } ?? 0
    plan.delay = source["delay"].flatMap { time($0) } ?? 0
    if let options = source["options"],
      case .names(let names)? = constant(options, as: .options(PlanReader.animationOptions))
    {
      plan.options = names
    }
    plan.completion =
      source["completion"].map {
        var inner = scope
        inner.hasSuper = false
        inner.parameters = [Parameter("finished", .flag)]
        return body($0, scope: inner)
      } ?? []
    return .animate(plan)
  }

  static let animationOptions = [
    "allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse", "layoutSubviews",
    "curveEaseIn", "curveEaseOut", "curveEaseInOut", "curveLinear",
  ]

  // MARK: - Assignments

  /// Reads what `set` and `animate` assign.
  func assignments(_ source: Source, scope: BodyScope) -> [Assignment] {
    source.elementsOrSelf.flatMap { part in
      (object(part)?.members ?? []).compactMap { key, value in
        assignment(key, value, scope: scope)
      }
    }
  }

  private func assignment(_ key: String, _ value: Source, scope: BodyScope) -> Assignment? {
    if let target = Reference(key), target.isVariable, isParameterValue(target, scope) {
      guard scope.parameters.contains(where: { $0.name == target.base && $0.isInOut }) else {
        refuseParameter(target, value, scope)
        return nil
      }
      if target.steps.isEmpty {
        let type = scope.type(of: target.base) ?? .any
        return expression(value, as: type, scope: scope)
          .map { Assignment(target: .property(target), value: $0, path: value.path) }
      }
    }
    guard let target = Reference(key), let (owner, last) = target.split else {
      diagnostics.report(
        .unknownReference,
        at: value.path,
        key: true,
        "'\(key)' is no property of an object",
        hint: "Write an object and its property, such as \"card.isHidden\"."
      )
      return nil
    }
    referred.insert(target.base)
    if let special = specialAssignment(target, value) { return special }
    let box = Box<Expression>()
    later { [self] in
      guard let type = type(of: target, at: value.path, scope: scope) else { return }
      refuseReadOnly(owner, last, at: value, scope: scope)
      box.value = expression(value, as: type, scope: scope)
    }
    return Assignment(target: .property(target), value: .late(box), path: value.path)
  }

  /// Whether a variable is set itself, or a part of the point that it holds.
  private func isParameterValue(_ target: Reference, _ scope: BodyScope) -> Bool {
    if target.steps.isEmpty { return true }
    guard case .point = scope.type(of: target.base) else { return false }
    return true
  }

  private func refuseParameter(_ target: Reference, _ value: Source, _ scope: BodyScope) {
    diagnostics.report(
      .unknownReference,
      at: value.path,
      key: true,
      "'\(target.text)' is no parameter that can be set here",
      allowed: scope.parameters.filter(\.isInOut).map { "$" + $0.name }
    )
  }

  /// Reads an assignment to `ref.overrides.method` or `ref.implements`.
  private func specialAssignment(_ target: Reference, _ value: Source) -> Assignment? {
    guard let (owner, last) = target.split, case .property(let name) = last else { return nil }
    if name == "implements" {
      let actions = implements(value, selfClass: nil)
      _ = reference(owner.text, at: value.path)
      return Assignment(
        target: .implements(object: owner, actions),
        value: .constant(.none),
        path: value.path
      )
    }
    guard let (object, before) = owner.split, before == .property("overrides") else { return nil }
    _ = reference(object.text, at: value.path)
    let box = Box<(ResponderKit.Method, OverridePlan?)>()
    later { [self] in
      guard let type = type(of: object, at: value.path, scope: nil), type.isObject,
        let className = type.className, let entry = catalogue.entries[className]
      else { return }
      guard let row = overridable(name, of: entry, at: value.path), let method = row.method else {
        return
      }
      box.value = (method, value.json.isNull ? nil : override(value, row: row, entry: entry))
    }
    return Assignment(
      target: .overridden(object: object, box),
      value: .constant(.none),
      path: value.path
    )
  }

  private func refuseReadOnly(
    _ owner: Reference,
    _ last: Reference.Step,
    at value: Source,
    scope: BodyScope
  ) {
    guard case .property(let name) = last,
      let type = type(of: owner, at: value.path, scope: scope),
      let className = type.className, type.isObject,
      let property = catalogue.entries[className]?.properties[name]
    else { return }
    guard property.set == nil || property.isNodeOnly else { return }
    diagnostics.report(
      .wrongType,
      at: value.path,
      key: true,
      "\(className).\(name) can only be read",
      hint: PlanReader.callsInstead[name]
    )
  }
}

extension PlanReader {
  /// What changes the lists that only a node may hold.
  private static let callsInstead = [
    "subviews": "Call addSubview or removeFromSuperview.",
    "gestureRecognizers": "Call addGestureRecognizer or removeGestureRecognizer.",
    "targets": "Call addTarget or removeTarget.",
    "target": "Call addTarget or removeTarget.",
    "action": "Call addTarget or removeTarget.",
  ]
}

/// A value that is filled in when all names are known.
final class Box<Wrapped> {
  var value: Wrapped?

  init(_ value: Wrapped? = nil) {
    self.value = value
  }
}

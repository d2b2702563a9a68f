import Catalogue
import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  /// Reads what `set` and `animate` assign.
  func assignments(_ source: Syntax, scope: BodyScope) -> [Assignment] {
    source.elementsOrSelf.flatMap { part in
      members(part).compactMap { key, value in
        assignment(key, value, scope: scope)
      }
    }
  }

  private func assignment(_ key: String, _ value: Syntax, scope: BodyScope) -> Assignment? {
    if let target = ReferencePath(key), target.isVariable, isParameterValue(target, scope) {
      names.useNames(of: target, in: key, at: value.path, key: true, scope: scope)
      guard scope.parameters.contains(where: { $0.name == target.base && $0.isInOut }) else {
        refuseParameter(target, value, scope)
        return nil
      }
      if target.steps.isEmpty {
        let type = scope.type(of: target.base) ?? .any
        return bind(value, as: type, scope: scope)
          .map { Assignment(target: .property(target), value: $0, path: value.path) }
      }
    }
    guard let target = ReferencePath(key), let (owner, last) = target.split,
      case .property(let name) = last
    else {
      diagnostics.report(
        .unknownReference,
        at: value.path,
        key: true,
        Sentence("'\(key)' is no property of an object", zh: "“\(key)”不是对象的属性"),
        hint: Sentence(
          "Write an object and its property, such as \"card.isHidden\".",
          zh: "请写对象和它的属性，如 \"card.isHidden\"。"
        )
      )
      return nil
    }
    if let special = specialAssignment(target, key, value, scope) { return special }
    let box = Box<ValuePlan>()
    _ = names.reference(key, at: value.path, key: true, scope: scope)
    names.later { [self] in
      let known = names.expectedType(of: target, scope: scope)
      guard let type = known ?? standIn(forProperty: name)?.type else { return }
      refuseReadOnly(owner, name, at: value, scope: scope)
      box.value = bind(value, as: type, scope: scope)
    }
    return Assignment(target: .property(target), value: .late(box), path: value.path)
  }

  /// Whether a variable is set itself, or a part of the point that it holds.
  private func isParameterValue(_ target: ReferencePath, _ scope: BodyScope) -> Bool {
    if target.steps.isEmpty { return true }
    // The one parameter that is handed in to be changed is a point: where scrolling will end.
    guard case .point = scope.type(of: target.base) else { return false }
    return true
  }

  private func refuseParameter(_ target: ReferencePath, _ value: Syntax, _ scope: BodyScope) {
    diagnostics.report(
      .unknownReference,
      at: value.path,
      key: true,
      Sentence(
        "'\(target.text)' is no parameter that can be set here",
        zh: "“\(target.text)”不是这里可以设置的参数"
      ),
      allowed: scope.parameters.filter(\.isInOut).map { "$" + $0.name }
    )
  }

  /// Reads an assignment to `ref.overrides.method` or `ref.implements`.
  private func specialAssignment(
    _ target: ReferencePath,
    _ key: String,
    _ value: Syntax,
    _ scope: BodyScope
  ) -> Assignment? {
    guard let (owner, last) = target.split, case .property(let name) = last else { return nil }
    if name == "implements" {
      let actions = implements(value, selfClass: nil)
      _ = names.reference(owner.text, in: key, at: value.path, key: true, scope: scope)
      return Assignment(
        target: .implements(object: owner, actions),
        value: .constant(.none),
        path: value.path
      )
    }
    guard let (object, before) = owner.split, before == .property("overrides") else { return nil }
    _ = names.reference(object.text, in: key, at: value.path, key: true, scope: scope)
    let place = ReferencePath.places(in: key).last
    names.use(.method, name, at: value.path, key: true, part: place)
    let box = Box<(ResponderKit.Method, OverridePlan?)>()
    names.later { [self] in
      guard let type = names.expectedType(of: object, scope: scope), type.isObject,
        let className = type.className, let entry = catalogue.entries[className]
      else { return }
      guard let row = overridable(name, of: entry, at: value.path), let method = row.method else {
        return
      }
      box.value = (method, value.isNull ? nil : override(value, row: row, entry: entry))
    }
    return Assignment(
      target: .overridden(object: object, box),
      value: .constant(.none),
      path: value.path
    )
  }

  private func refuseReadOnly(
    _ owner: ReferencePath,
    _ name: String,
    at value: Syntax,
    scope: BodyScope
  ) {
    guard let type = names.expectedType(of: owner, scope: scope)?.unwrapped else { return }
    let holder: String
    if type.isObject {
      guard let className = type.className,
        let property = catalogue.entries[className]?.properties[name],
        property.set == nil || property.isNodeOnly
      else { return }
      holder = className
    } else {
      // How many there are follows from what there is.
      guard name == "count", Components.type(of: name, in: type) != nil else { return }
      holder = owner.text
    }
    diagnostics.report(
      .wrongType,
      at: value.path,
      key: true,
      Sentence("\(holder).\(name) can only be read", zh: "\(holder).\(name) 只能读"),
      hint: Binder.callsInstead[name]
    )
  }
}

extension Binder {
  private static let callsAddTarget = Sentence(
    "Call addTarget or removeTarget.",
    zh: "请调用 addTarget 或 removeTarget。"
  )

  /// What changes the lists that only a node may hold.
  private static let callsInstead: [String: Sentence] = [
    "subviews": Sentence(
      "Call addSubview or removeFromSuperview.",
      zh: "请调用 addSubview 或 removeFromSuperview。"
    ),
    "gestureRecognizers": Sentence(
      "Call addGestureRecognizer or removeGestureRecognizer.",
      zh: "请调用 addGestureRecognizer 或 removeGestureRecognizer。"
    ),
    "targets": callsAddTarget,
    "target": callsAddTarget,
    "action": callsAddTarget,
  ]
}

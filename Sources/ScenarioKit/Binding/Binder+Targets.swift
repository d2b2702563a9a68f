import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  /// Reads the targets of a control, each as `[events, target, action]` or `[events, action object]`.
  func targets(_ source: Syntax, parent: NodePlan?) -> ValuePlan? {
    guard source.isArray else {
      wrongType(source, ValueType.targets.text)
      return nil
    }
    return .list(source.elements.compactMap { target($0, parent: parent) })
  }

  private func target(_ source: Syntax, parent: NodePlan?) -> ValuePlan? {
    guard let source = object(source) else { return nil }
    guard let events = source["for"] else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("a target needs 'for'", zh: "目标需要 'for'"),
        allowed: ["for"]
      )
      readParts(of: source, ["target": .object("NSObject"), "action": .selector])
      return nil
    }
    guard let chosen = bind(events, as: .options(ControlEvents.names)) else { return nil }
    if source["class"] != nil || source["handler"] != nil {
      return node(source, defaultClass: "UIAction", parent: parent, beside: ["for"])
        .map { .list([chosen, .node($0)]) }
    }
    refuseUnknown(source, allowed: ["for", "target", "action"], Sentence("a target", zh: "目标"))
    guard let action = source["action"] else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("a target needs 'action'", zh: "目标需要 'action'"),
        allowed: ["action"]
      )
      readParts(of: source, ["target": .object("NSObject")])
      return nil
    }
    guard let selector = bind(action, as: .selector) else { return nil }
    guard let target = source["target"], !target.isNull else {
      return .list([chosen, .constant(.none), selector])
    }
    explicitTargets.note(target, action: action, names)
    return bind(target, as: .object("NSObject"), parent: parent)
      .map { .list([chosen, $0, selector]) }
  }

  /// Reads the targets of a recognizer's node, however they are written, each as `[target, action]`.
  ///
  /// - Returns: The list; `nil` when the node has none.
  func recognizerTargets(_ source: Syntax, parent: NodePlan) -> ValuePlan? {
    var pairs: [ValuePlan] = []
    if let targets = source["targets"], case .list(let many)? = actionPairs(targets, parent: parent)
    {
      pairs = many
    }
    if source["target"] != nil || source["action"] != nil {
      pairs += actionPair(source, parent: parent).map { [$0] } ?? []
    }
    return pairs.isEmpty ? nil : .list(pairs)
  }

  /// Reads, for a recorder alone, what says of a node which targets it has, where its class takes none.
  func readTargets(_ source: Syntax, of key: String, in node: NodePlan) {
    guard names.recorder != nil, node.entry.properties[key] == nil else { return }
    switch key {
    case "target": _ = bind(source, as: .object("NSObject"), parent: node)
    case "action": _ = bind(source, as: .selector)
    default: _ = targets(source, parent: node)
    }
  }

  /// Reads a list of targets with their actions.
  func actionPairs(_ source: Syntax, parent: NodePlan?) -> ValuePlan? {
    guard source.isArray else {
      wrongType(source, ValueType.actions.text)
      return nil
    }
    return .list(
      source.elements.compactMap { element in
        guard let pair = object(element) else { return nil }
        refuseUnknown(pair, allowed: ["target", "action"], Sentence("a target", zh: "目标"))
        if let target = pair["target"] {
          explicitTargets.note(target, action: pair["action"], names)
        }
        return actionPair(pair, parent: parent)
      }
    )
  }

  private func actionPair(_ source: Syntax, parent: NodePlan?) -> ValuePlan? {
    guard let action = source["action"] else {
      diagnostics.report(
        .missingMember,
        at: source["target"]?.path ?? source.path,
        Sentence("a target needs 'action'", zh: "目标需要 'action'"),
        allowed: ["action"]
      )
      readParts(of: source, ["target": .object("NSObject")])
      return nil
    }
    guard let selector = bind(action, as: .selector) else { return nil }
    guard let target = source["target"], !target.isNull else {
      diagnostics.report(
        .actionWithoutTarget,
        at: action.path,
        Sentence(
          "the action is never sent: a recognizer has no target but those it names",
          zh: "动作永远不会发出：识别器只有它写出的目标"
        ),
        hint: Sentence(
          "Name the object that implements the action as 'target'.",
          zh: "请把实现这个动作的对象写成 'target'。"
        )
      )
      return nil
    }
    return bind(target, as: .object("NSObject"), parent: parent).map {
      .list([$0, selector])
    }
  }
}

import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension PlanReader {
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
      return nil
    }
    guard let names = expression(events, as: .options(ControlEvents.names)) else { return nil }
    if source["class"] != nil || source["handler"] != nil {
      return node(source, defaultClass: "UIAction", parent: parent, beside: ["for"])
        .map { .list([names, .node($0)]) }
    }
    refuseUnknown(source, allowed: ["for", "target", "action"], Sentence("a target", zh: "目标"))
    guard let action = source["action"] else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("a target needs 'action'", zh: "目标需要 'action'"),
        allowed: ["action"]
      )
      return nil
    }
    guard let selector = expression(action, as: .selector) else { return nil }
    guard let target = source["target"], !target.isNull else {
      return .list([names, .constant(.none), selector])
    }
    noteTarget(target, action: action)
    return expression(target, as: .object("NSObject"), parent: parent)
      .map { .list([names, $0, selector]) }
  }

  /// Lets an explicit target implement the action, unless it says itself what it implements.
  func noteTarget(_ target: Syntax, action: Syntax?) {
    guard let id = target.string, let name = action?.string, ValueType.isSelector(name) else {
      return
    }
    let path = action?.path ?? target.path
    explicitTargets.append((id, Selector(name), path))
    later { [self] in plan.declared[id]?.node?.impliedActions.insert(Selector(name)) }
  }

  /// Warns of explicit targets that do not implement their action.
  func checkTargets() {
    for (id, action, path) in explicitTargets {
      guard let node = plan.declared[id]?.node, let implements = node.implements,
        implements[action] == nil
      else { continue }
      let isExtended = plan.extensions.contains { className, actions in
        actions[action] != nil
          && (node.entry.ancestry.contains(className) || node.appClass == className)
      }
      if isExtended || moduleActions(of: node).contains(action) { continue }
      diagnostics.report(
        .targetLacksAction,
        at: path,
        Sentence("'\(id)' does not implement '\(action.name)'", zh: "“\(id)”没有实现“\(action.name)”"),
        allowed: implements.keys.map(\.name).sorted()
      )
    }
  }

  /// The actions that the Swift class of a node implements.
  func moduleActions(of node: NodePlan) -> [Selector] {
    (node.moduleClass?.type as? any ActionTarget.Type)?.actions.selectors ?? []
  }
}

import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// The objects that a document names as targets of an action.
struct ExplicitTargets {
  private var targets: [(target: String, action: Selector, path: SourcePath)] = []

  /// Lets an explicit target implement the action, unless it says itself what it implements.
  mutating func note(_ target: Syntax, action: Syntax?, _ names: NameTable) {
    guard let id = target.string, let name = action?.string, ValueType.isSelector(name) else {
      return
    }
    targets.append((id, Selector(name), action?.path ?? target.path))
    names.later { names.declared[id]?.node?.impliedActions.insert(Selector(name)) }
  }

  /// Warns of those that do not implement their action.
  func check(_ plan: Plan, _ names: NameTable, _ diagnostics: DiagnosticCollector) {
    for (id, action, path) in targets {
      guard let node = names.declared[id]?.node, let implements = node.implements,
        implements[action] == nil
      else { continue }
      let isExtended = plan.extensions.contains { className, actions in
        actions[action] != nil
          && (node.entry.ancestry.contains(className) || node.appClass == className)
      }
      if isExtended || node.moduleActions.contains(action) { continue }
      diagnostics.report(
        .targetLacksAction,
        at: path,
        Sentence("'\(id)' does not implement '\(action.name)'", zh: "“\(id)”没有实现“\(action.name)”"),
        allowed: implements.keys.map(\.name).sorted()
      )
    }
  }
}

extension NodePlan {
  /// The actions that the Swift class of a module implements.
  var moduleActions: [Selector] {
    (moduleClass?.type as? any ActionTarget.Type)?.actions.selectors ?? []
  }
}

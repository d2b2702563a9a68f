import Catalogue
import Coroutines
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  /// Reads a node: an object that the document declares.
  func node(
    _ source: Syntax,
    defaultClass: String,
    parent: NodePlan? = nil,
    part: (owner: NodePlan, property: Property)? = nil,
    beside others: [String] = []
  ) -> NodePlan? {
    Coroutine.pauseIfDue()
    guard let source = object(source) else { return nil }
    let syntax = NodeSyntax(source)
    let appClass = syntax.extended.flatMap { self.appClass(syntax, extending: $0) }
    let found =
      syntax.extended == nil || appClass != nil
      ? nodeClass(syntax, defaultClass: defaultClass, isPart: part != nil) : nil
    guard let (entry, moduleClass) = found ?? standIn(for: syntax, defaultClass) else {
      // The id is known all the same, so that one fault is said once.
      if let id = syntax.id { _ = names.declare(id, as: "unknown") }
      readInside(syntax, defaultClass: defaultClass)
      return nil
    }
    let node = NodePlan(
      number: plan.nodes.count,
      path: source.path,
      id: syntax.id.flatMap { names.declare($0, as: entry.name) },
      entry: entry,
      moduleClass: moduleClass,
      appClass: appClass
    )
    node.place(in: parent)
    node.part = part
    plan.nodes.append(node)
    names.recorder?.note(node, syntax)
    if moduleClass != nil { names.declareActions(node.moduleActions.map(\.name)) }
    checkLimits(node)
    if let id = node.id { names.bind(id, to: node) }
    if let overrides = syntax.overrides { self.overrides(overrides, of: node) }
    if let implements = syntax.implements {
      node.implements = self.implements(implements, selfClass: entry.name)
    }
    if let origin = syntax.origin {
      node.origin = OriginReader(diagnostics: diagnostics).node(origin)
    }
    readProperties(syntax, of: node, beside: others)
    return node
  }

  /// Reads the objects that stand in one whose class is not known: their ids are known to the rest
  /// of the document all the same.
  private func readInside(_ node: NodeSyntax, defaultClass: String) {
    let named = node.knownClass?.string.flatMap { catalogue.entries[$0] }
    let known = named ?? catalogue.entries[defaultClass]
    for (key, value) in node.properties {
      let property = known?.properties[key]
      readObjects(
        in: value,
        of: property?.isWritten == true ? property : catalogue.writtenProperty(anywhere: key)
      )
    }
  }

  /// Reads the objects that stand where a property would have them, for their ids.
  func readObjects(in source: Syntax, of property: Property?) {
    guard let property, property.isWritten, let className = property.type.className else { return }
    if property.phase == .part {
      _ = node(source, defaultClass: className)
    } else if property.phase != .target {
      _ = bind(source, as: property.type)
    }
  }

  // They are the same in every simulation, so that one is asked once.
  private static let limits = Simulation().dispatcher.limits

  /// Reports the first node that is more than a simulation may hold.
  private func checkLimits(_ node: NodePlan) {
    let limits = Binder.limits
    // The window is no view inside of another.
    if node.viewDepth == limits.viewDepth + 2 {
      diagnostics.report(
        .outOfRange,
        at: node.path,
        Sentence("views nest at most \(limits.viewDepth) deep", zh: "视图最多嵌套 \(limits.viewDepth) 层"),
        allowed: ["≤ \(limits.viewDepth)"],
        hint: Sentence("Take out views that only hold one other.", zh: "请去掉只装着另一个视图的视图。")
      )
    }
    if plan.nodes.count == limits.objects + 1 {
      diagnostics.report(
        .outOfRange,
        at: node.path,
        Sentence(
          "a simulation holds at most \(limits.objects) objects",
          zh: "一次模拟最多 \(limits.objects) 个对象"
        ),
        allowed: ["≤ \(limits.objects)"],
        hint: Sentence("Leave out what no step touches.", zh: "请去掉没有步骤碰到的部分。")
      )
    }
  }
}

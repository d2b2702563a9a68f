import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  func readProperties(_ syntax: NodeSyntax, of node: NodePlan, beside others: [String]) {
    let source = syntax.source
    let entry = node.entry
    for (key, value) in syntax.properties where !others.contains(key) {
      guard let property = entry.properties[key] ?? standIn(forProperty: key) else {
        unknownProperty(key, value, of: entry)
        readObjects(in: value, of: catalogue.writtenProperty(anywhere: key))
        continue
      }
      names.use(.property, key, at: value.path, key: true)
      guard property.isWritten else {
        diagnostics.report(
          .wrongType,
          at: value.path,
          key: true,
          property.phase == .running
            ? Sentence(
              "\(entry.name).\(key) is assigned while the app runs",
              zh: "\(entry.name).\(key) 在 app 运行时赋值"
            )
            : Sentence("\(entry.name).\(key) can only be read", zh: "\(entry.name).\(key) 只能读")
        )
        readObjects(in: value, of: catalogue.writtenProperty(anywhere: key))
        continue
      }
      // They are read together, below.
      if property.isOfTargets {
        readTargets(value, of: key, in: node)
        continue
      }
      if property.phase == .part {
        let className = property.type.className ?? "NSObject"
        _ = self.node(value, defaultClass: className, parent: node, part: (node, property))
        continue
      }
      guard let plan = self.value(of: property, value, in: node) else { continue }
      node.add(property, plan, at: value.path)
      if property.isFraming { node.hasFrame = true }
    }
    checkContent(source, of: entry)
    if let target = source["target"], entry.properties["target"] != nil {
      explicitTargets.note(target, action: source["action"], names)
    }
    if let targets = entry.properties["targets"], entry.properties["target"]?.phase == .target,
      let pairs = recognizerTargets(source, parent: node)
    {
      node.add(targets, pairs, at: (source["targets"] ?? source).path)
    }
  }

  private func value(of property: Property, _ source: Syntax, in node: NodePlan) -> ValuePlan? {
    let expression: ValuePlan?
    if case .body(let parameters) = property.type {
      let scope = BodyScope(parameters: parameters, selfClass: node.entry.name)
      expression = .body(body(source, scope: scope), parameters.map(\.name))
    } else {
      expression = bind(source, as: property.type, parent: node)
    }
    guard let expression else { return nil }
    if case .constant(.name) = expression, property.isFraming { node.frameIsFill = true }
    if property.isPlacing {
      placements.note(expression, of: property.name, in: node)
    }
    return expression
  }

  private func unknownProperty(_ key: String, _ value: Syntax, of entry: Catalogue.Entry) {
    let elsewhere = catalogue.classes(withProperty: key)
    let owners = Sentence.list(elsewhere)
    diagnostics.reportUnknown(
      .unknownMember,
      key,
      at: value.path,
      key: true,
      elsewhere.isEmpty
        ? Sentence("\(entry.name) has no property '\(key)'", zh: "\(entry.name) 没有属性“\(key)”")
        : Sentence(
          "\(entry.name) has no property '\(key)', which belongs to \(owners)",
          zh: "\(entry.name) 没有属性“\(key)”，它属于 \(owners)"
        ),
      allowed: NodeSyntax.keys
        + entry.properties.values.filter(\.isWritten).map(\.name)
    )
  }
}

extension Property {
  /// Whether it says, alone or with others, what the targets of a recognizer or an item are.
  fileprivate var isOfTargets: Bool {
    if case .actions = type { true } else { phase == .target }
  }
}

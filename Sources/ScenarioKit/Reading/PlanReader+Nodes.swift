import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension PlanReader {
  /// Properties that say where a view lies.
  private static let framing = ["frame", "bounds", "center"]

  private static let nodeKeys = ["id", "class", "extends", "overrides", "implements"]

  /// Reads a node: an object that the document declares.
  package func node(
    _ source: Syntax,
    defaultClass: String,
    parent: NodePlan? = nil,
    part: (owner: NodePlan, property: Property)? = nil,
    beside others: [String] = []
  ) -> NodePlan? {
    guard let source = object(source) else { return nil }
    let appClass = source["extends"].flatMap { self.appClass(source, extending: $0) }
    guard source["extends"] == nil || appClass != nil,
      let (entry, moduleClass) = nodeClass(source, defaultClass: defaultClass, isPart: part != nil)
    else {
      // The id is known all the same, so that one fault is said once.
      if let id = source["id"] { _ = declare(id, as: "unknown") }
      readInside(source, defaultClass: defaultClass)
      return nil
    }
    let id = source["id"].flatMap { declare($0, as: entry.name) }
    let node = NodePlan(
      number: plan.nodes.count,
      path: source.path,
      id: id,
      entry: entry,
      moduleClass: moduleClass,
      appClass: appClass
    )
    node.place(in: parent)
    node.part = part
    plan.nodes.append(node)
    actions.formUnion(moduleActions(of: node).map(\.name))
    checkLimits(node)
    if let id { plan.declared[id]?.node = node }
    if let overrides = source["overrides"] { self.overrides(overrides, of: node) }
    if let implements = source["implements"] {
      node.implements = self.implements(implements, selfClass: entry.name)
    }
    readProperties(source, of: node, beside: others)
    return node
  }

  /// Reads the objects that stand in one of a class that is only assumed: their ids are known to
  /// the rest of the document.
  private func readInside(_ source: Syntax, defaultClass: String) {
    guard (source["extends"] ?? source["class"])?.string.map(environment.isAssumed) == true,
      let entry = catalogue.entries[defaultClass]
    else { return }
    for (key, value) in source.members where !PlanReader.nodeKeys.contains(key) {
      guard let property = entry.properties[key], property.isWritten else { continue }
      if property.phase == .part {
        _ = node(value, defaultClass: property.type.className ?? "NSObject")
      } else if property.phase != .target, property.type.className != nil {
        _ = expression(value, as: property.type)
      }
    }
  }

  private static let limits = Simulation().dispatcher.limits

  /// Reports the first node that is more than a simulation may hold.
  private func checkLimits(_ node: NodePlan) {
    let limits = PlanReader.limits
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

  /// Reads the name of a class of the app's own, which `extends` bases on one that is known.
  ///
  /// - Returns: The name; `nil` when the node cannot have it, which is reported.
  private func appClass(_ source: Syntax, extending base: Syntax) -> String? {
    guard let written = source["class"] else {
      diagnostics.report(
        .missingMember,
        at: base.path,
        key: true,
        Sentence(
          "'extends' belongs to 'class': the app's own class, and the one that it subclasses",
          zh: "“extends”与“class”同用：应用自己的类，以及它所继承的类"
        ),
        allowed: ["class"]
      )
      return nil
    }
    guard let name = text(written), let extended = className(base, instead: "NSObject") else {
      return nil
    }
    guard ReferencePath.isID(name), !name.contains("-") else {
      diagnostics.report(
        .wrongType,
        at: written.path,
        Sentence(
          "'\(name)' is no name of a class: a letter or _, then letters, digits and _",
          zh: "“\(name)”不是类名：应以字母或 _ 开头，后面是字母、数字和 _"
        )
      )
      return nil
    }
    guard catalogue.entries[name] == nil else {
      diagnostics.report(
        .wrongType,
        at: written.path,
        Sentence(
          "\(name) is a class of UIKit's: the app's own needs a name of its own",
          zh: "\(name) 是 UIKit 的类：应用自己的类需要自己的名字"
        ),
        hint: Sentence(
          "Leave 'extends' out, or write the name of your subclass as 'class'.",
          zh: "请去掉“extends”，或在“class”里写你的子类名。"
        )
      )
      return nil
    }
    if let known = plan.appClasses[name], known != extended {
      diagnostics.report(
        .wrongType,
        at: base.path,
        Sentence(
          "\(name) extends \(known) elsewhere in this document",
          zh: "\(name) 在这个文档的别处继承 \(known)"
        ),
        allowed: [known]
      )
      return nil
    }
    plan.appClasses[name] = extended
    return name
  }

  private func nodeClass(
    _ source: Syntax,
    defaultClass: String,
    isPart: Bool
  ) -> (Catalogue.Entry, ModuleClass?)? {
    if isPart, let written = source["class"] {
      diagnostics.report(
        .unknownMember,
        at: written.path,
        key: true,
        Sentence(
          "what belongs to another object for good is of the class that this one gives it",
          zh: "永远属于另一个对象的东西，类由那个对象决定"
        ),
        hint: Sentence(
          "Leave 'class' out: here it is always \(defaultClass).",
          zh: "请去掉 'class'：这里总是 \(defaultClass)。"
        )
      )
    }
    guard let written = source["extends"] ?? source["class"] else {
      if let entry = catalogue.entries[defaultClass], isPart || !entry.row.isNamedInNodes {
        return (entry, nil)
      }
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence(
          "this node needs a class: its place does not tell which",
          zh: "这个节点需要类：它的位置说明不了是哪个"
        ),
        allowed: catalogue.entries.values.filter {
          $0.row.make != nil && $0.ancestry.contains(defaultClass)
        }.map(\.name).sorted()
      )
      return nil
    }
    guard let name = className(written, instead: defaultClass) else { return nil }
    let module = environment.moduleClasses[name]
    guard let entry = module?.entry ?? catalogue.entries[name] else { return nil }
    guard module != nil || entry.row.make != nil else {
      diagnostics.report(
        .unknownClass,
        at: written.path,
        Sentence(
          "a document cannot declare a \(name): UIKit makes it itself",
          zh: "文档不能声明 \(name)：UIKit 自己创建它"
        )
      )
      return nil
    }
    if let wanted = catalogue.entries[defaultClass], defaultClass != "NSObject",
      !catalogue.isKind(entry.name, of: wanted.name)
    {
      diagnostics.report(
        .wrongType,
        at: written.path,
        Sentence(
          "a \(name) stands where a \(defaultClass) is expected",
          zh: "这里应为 \(defaultClass)，实际是 \(name)"
        ),
        allowed: [defaultClass]
      )
      return nil
    }
    return (entry, module?.class)
  }

  /// Reads an id and makes it known.
  func declare(_ source: Syntax, as className: String) -> String? {
    guard let id = text(source) else { return nil }
    guard ReferencePath.isID(id) else {
      diagnostics.report(
        .wrongType,
        at: source.path,
        Sentence(
          "'\(id)' is no id: a letter or _, then letters, digits, _ and -",
          zh: "“\(id)”不是 id：以字母或 _ 开头，后接字母、数字、_ 和 -"
        )
      )
      return nil
    }
    if PlanReader.reservedIDs.contains(id) {
      diagnostics.report(
        .reservedID,
        at: source.path,
        Sentence("'\(id)' is the name of an object that is always there", zh: "“\(id)”是一直都在的对象的名字")
      )
      return nil
    }
    if let first = plan.declared[id] {
      let place = first.path.map { diagnostics.position(of: $0) }.map {
        Sentence(": first at line \($0.line)", zh: "：第一次在第 \($0.line) 行")
      }
      diagnostics.report(
        .duplicateID,
        at: source.path,
        Sentence(
          "'\(id)' is declared twice\(place ?? .nothing)",
          zh: "“\(id)”声明了两次\(place ?? .nothing)"
        ),
        hint: first.path.map {
          Sentence("The first one is at \($0.pointer).", zh: "第一个在 \($0.pointer)。")
        }
      )
      return nil
    }
    plan.declared[id] = Declaration(className: className, path: source.path)
    return id
  }

  // MARK: - Properties

  private func readProperties(_ source: Syntax, of node: NodePlan, beside others: [String]) {
    let entry = node.entry
    var values: [(place: Int, value: (Property, ValuePlan, SourcePath))] = []
    for (key, value) in source.members
    where !PlanReader.nodeKeys.contains(key) && !others.contains(key) {
      guard let property = entry.properties[key] else {
        unknownProperty(key, value, of: entry)
        continue
      }
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
        continue
      }
      // They are read together, below.
      if property.phase == .target { continue }
      if property.phase == .part {
        let className = property.type.className ?? "NSObject"
        _ = self.node(value, defaultClass: className, parent: node, part: (node, property))
        continue
      }
      guard let expression = self.value(of: property, value, in: node) else { continue }
      values.append((entry.places[key] ?? 0, (property, expression, value.path)))
      if PlanReader.framing.contains(key) { node.hasFrame = true }
    }
    checkContent(source, of: entry)
    if let target = source["target"], entry.properties["target"] != nil {
      noteTarget(target, action: source["action"])
    }
    if let targets = entry.properties["targets"], entry.properties["target"]?.phase == .target,
      let pairs = recognizerTargets(source, parent: node)
    {
      values.append((entry.places["targets"] ?? 0, (targets, pairs, source.path)))
    }
    node.properties = values.sorted { $0.place < $1.place }.map(\.value)
  }

  private func value(of property: Property, _ source: Syntax, in node: NodePlan) -> ValuePlan? {
    let expression: ValuePlan?
    if case .body(let parameters) = property.type {
      let scope = BodyScope(parameters: parameters, selfClass: node.entry.name)
      expression = .body(body(source, scope: scope), parameters.map(\.name))
    } else {
      expression = self.expression(source, as: property.type, parent: node)
    }
    guard let expression else { return nil }
    if property.name == "frame", case .name? = expression.constant { node.frameIsFill = true }
    if PlanReader.placing.contains(property.name) {
      notePlaces(expression, of: property.name, in: node)
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
      allowed: PlanReader.nodeKeys
        + entry.properties.values.filter(\.isWritten).map(\.name)
    )
  }
}

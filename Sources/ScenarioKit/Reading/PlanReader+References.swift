package import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// The names that a body can use beside the objects of the document.
struct BodyScope {
  package var parameters: [Parameter] = []
  /// The class of `$self`.
  var selfClass: String?
  /// Whether `"super"` may be called here.
  var hasSuper = false
  /// The type of what `return` answers.
  var answer: ValueType?

  /// The type of a variable; `nil` when there is none of that name.
  package func type(of name: String) -> ValueType? {
    if let parameter = parameters.first(where: { $0.name == name }) { return parameter.type }
    switch name {
    case "self": return selfClass.map { .object($0) }
    case "count": return selfClass == nil ? nil : .number
    case "super": return hasSuper ? .any : nil
    case "touch":
      return parameters.contains { $0.name == "touches" } ? .object("UITouch") : nil
    default: return nil
    }
  }

  var names: [String] {
    var names = parameters.map(\.name)
    if selfClass != nil { names += ["self", "count"] }
    if hasSuper { names.append("super") }
    if parameters.contains(where: { $0.name == "touches" }) { names.append("touch") }
    return names
  }
}

extension PlanReader {
  /// Reads a reference and checks, when all names are known, that it leads somewhere.
  func reference(
    _ text: String,
    at path: SourcePath,
    scope: BodyScope? = nil,
    expecting className: String? = nil
  ) -> ReferencePath? {
    guard let reference = ReferencePath(text) else {
      diagnostics.report(
        .unknownReference,
        at: path,
        Sentence(
          "'\(text)' is no reference: an id, then any number of .property and [index]",
          zh: "“\(text)”不是引用：先写 id，再写任意个 .属性 和 [序号]"
        ),
        hint: Sentence(
          "Write an id of the document, such as \"root\" or \"root.subviews[0]\".",
          zh: "请写文档里的 id，如 \"root\" 或 \"root.subviews[0]\"。"
        )
      )
      return nil
    }
    referred.insert(reference.base)
    later { [self] in check(reference, at: path, scope: scope, expecting: className) }
    return reference
  }

  private func check(
    _ reference: ReferencePath,
    at path: SourcePath,
    scope: BodyScope?,
    expecting className: String?
  ) {
    guard let type = type(of: reference, at: path, scope: scope) else { return }
    guard let className, catalogue.entries[className] != nil else { return }
    if case .any = type { return }
    guard let found = type.className else {
      diagnostics.report(
        .wrongType,
        at: path,
        Sentence(
          "'\(reference.text)' is \(type.text), where an object of class \(className) is expected",
          zh: "“\(reference.text)”是\(type.text)，这里应为 \(className) 类的对象"
        ),
        allowed: [className]
      )
      return
    }
    guard catalogue.entries[found] != nil else { return }
    if catalogue.isKind(found, of: className) || catalogue.isKind(className, of: found) { return }
    diagnostics.report(
      .wrongType,
      at: path,
      Sentence(
        "'\(reference.text)' is of class \(found), where an object of class \(className) is expected",
        zh: "“\(reference.text)”的类是 \(found)，这里应为 \(className) 类的对象"
      ),
      allowed: [className]
    )
  }

  /// Returns the type of what a reference leads to, as far as the document tells; reports the
  /// first step that cannot be.
  package func type(of reference: ReferencePath, at path: SourcePath, scope: BodyScope?) -> ValueType? {
    var type: ValueType
    var isDeclared = false
    if reference.isVariable, let variable = scope?.type(of: reference.base) {
      type = variable
    } else if let declared = plan.declared[reference.base] {
      type = .object(declared.className)
      isDeclared = true
    } else {
      let name = (reference.isVariable ? "$" : "") + reference.base
      let names =
        plan.declared.keys.map { reference.isVariable ? "$" + $0 : $0 }
        + (reference.isVariable ? (scope?.names ?? []).map { "$" + $0 } : [])
      diagnostics.reportUnknown(
        .unknownReference,
        name,
        at: path,
        Sentence("nothing is called '\(name)'", zh: "没有叫“\(name)”的对象"),
        allowed: names
      )
      return nil
    }
    var isIndexPath = false
    for (place, step) in reference.steps.enumerated() {
      if isIndexPath {
        isIndexPath = false
        continue
      }
      // The values of a note belong to no class: `$card.was.y`.
      if case .property(let name) = step, place == 0, notes.contains(name) { return .any }
      if let cell = typeOfCell(reference, at: place, in: type, path) {
        guard let cell else { return nil }
        (type, isIndexPath) = (cell, true)
        continue
      }
      let isOwn = place == 0 && isDeclared
      guard let next = self.type(of: step, in: type, isOwn: isOwn, reference, at: path) else {
        return nil
      }
      type = next
    }
    return type
  }

  private func type(
    of step: ReferencePath.Step,
    in type: ValueType,
    isOwn: Bool,
    _ reference: ReferencePath,
    at path: SourcePath
  ) -> ValueType? {
    switch (step, type) {
    case (_, .any): return .any
    case (_, .optional(let wrapped)):
      return self.type(of: step, in: wrapped, isOwn: isOwn, reference, at: path)
    case (.index, .list(let element)): return element
    case (.index, .indexPath): return .number
    case (.index, .sections(_, let className)): return .list(.object(className))
    case (.index, .object): return .any
    case (.property(let name), .object(let className)):
      guard let entry = catalogue.entries[className] else { return .any }
      if let property = entry.properties[name] { return property.type }
      if let method = entry.methods[name], method.parameters.isEmpty, let answer = method.answer {
        return answer
      }
      if name == "overrides" || name == "implements" { return .any }
      // A property declared for a more special class is looked up when the step runs.
      let special = catalogue.classes(withProperty: name)
        .filter { catalogue.isKind($0, of: className) }
      if !special.isEmpty, !isOwn { return .any }
      let elsewhere = catalogue.classes(withProperty: name)
      diagnostics.reportUnknown(
        .unknownMember,
        name,
        at: path,
        Sentence(
          "\(className) has no property '\(name)', in '\(reference.text)'",
          zh: "\(className) 没有属性“\(name)”，在“\(reference.text)”里"
        ),
        allowed: Array(entry.properties.keys),
        hint: elsewhere.isEmpty
          ? nil
          : Sentence(
            "\(Sentence.list(elsewhere)) has it.",
            zh: "有它的是：\(Sentence.list(elsewhere))。"
          )
      )
      return nil
    case (.property(let name), _):
      if let component = Components.type(of: name, in: type) { return component }
      diagnostics.report(
        .unknownMember,
        at: path,
        Sentence(
          "\(type.text) has no part '\(name)', in '\(reference.text)'",
          zh: "\(type.text)没有部分“\(name)”，在“\(reference.text)”里"
        ),
        allowed: Components.names(in: type)
      )
      return nil
    case (.index, _):
      diagnostics.report(
        .unknownReference,
        at: path,
        Sentence(
          "\(type.text) has no elements, in '\(reference.text)'",
          zh: "\(type.text)没有元素，在“\(reference.text)”里"
        )
      )
      return nil
    }
  }
}

/// The parts of values that documents can name.
package enum Components {
  static func names(in type: ValueType) -> [String] {
    switch type {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect, .frame: ["origin", "size", "x", "y", "width", "height"]
    case .insets: ["top", "left", "bottom", "right"]
    case .transform, .layerTransform: ["a", "b", "c", "d", "tx", "ty"]
    case .range: ["location", "length"]
    case .indexPath: ["section", "row", "item"]
    case .list, .options, .text, .sections: ["count"]
    default: []
    }
  }

  package static func type(of name: String, in type: ValueType) -> ValueType? {
    guard names(in: type).contains(name) else { return nil }
    switch name {
    case "origin": return .point
    case "size": return .size
    default: return .number
    }
  }
}

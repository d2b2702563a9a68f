import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension NameTable {
  /// Returns the type of what a reference leads to, as far as the document tells; reports the
  /// first step that cannot be.
  func type(
    of reference: ReferencePath,
    at path: SourcePath,
    key: Bool = false,
    scope: BodyScope?
  ) -> ValueType? {
    type(of: reference, at: path, key, scope: scope, diagnostics)
  }

  /// Returns the type of a reference that has been checked elsewhere.
  func expectedType(of reference: ReferencePath, scope: BodyScope?) -> ValueType? {
    type(of: reference, at: .document, false, scope: scope, nil)
  }

  /// Shows the type in which each step of a reference is looked up, as far as the document tells.
  func visitTypes(
    of reference: ReferencePath,
    scope: BodyScope?,
    _ visit: (_ step: Int, _ type: ValueType) -> Void
  ) {
    _ = type(of: reference, at: .document, false, scope: scope, nil, visit)
  }

  private func type(
    of reference: ReferencePath,
    at path: SourcePath,
    _ key: Bool,
    scope: BodyScope?,
    _ faults: DiagnosticCollector?,
    _ visit: (_ step: Int, _ type: ValueType) -> Void = { _, _ in }
  ) -> ValueType? {
    var type: ValueType
    var isDeclared = false
    if reference.isVariable, let variable = scope?.type(of: reference.base) {
      type = variable
    } else if let declared = declared[reference.base] {
      type = .object(declared.className)
      isDeclared = true
    } else {
      let name = (reference.isVariable ? "$" : "") + reference.base
      faults?.reportUnknown(
        .unknownReference,
        name,
        at: path,
        key: key,
        Sentence("nothing is called '\(name)'", zh: "没有叫“\(name)”的对象"),
        allowed: declared.keys.map { reference.isVariable ? "$" + $0 : $0 }
          + (reference.isVariable ? (scope?.names ?? []).map { "$" + $0 } : [])
      )
      return nil
    }
    var isIndexPath = false
    for (place, step) in reference.steps.enumerated() {
      if isIndexPath {
        isIndexPath = false
        continue
      }
      visit(place, type)
      // The values of a note belong to no class: `$card.was.y`.
      if case .property(let name) = step, place == 0, notes.contains(name) { return .any }
      if let cell = typeOfCell(reference, at: place, in: type, path, key, faults) {
        guard let cell else { return nil }
        (type, isIndexPath) = (cell, true)
        continue
      }
      let isOwn = place == 0 && isDeclared
      guard let next = self.type(of: step, in: type, isOwn: isOwn, reference, at: path, key, faults)
      else {
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
    at path: SourcePath,
    _ key: Bool,
    _ faults: DiagnosticCollector?
  ) -> ValueType? {
    switch (step, type) {
    case (_, .any): return .any
    case (_, .optional(let wrapped)):
      return self.type(of: step, in: wrapped, isOwn: isOwn, reference, at: path, key, faults)
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
      // For an object of the document's own the class is written there, and is no other.
      if !special.isEmpty, !isOwn { return .any }
      let elsewhere = catalogue.classes(withProperty: name)
      faults?.reportUnknown(
        .unknownMember,
        name,
        at: path,
        key: key,
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
      faults?.report(
        .unknownMember,
        at: path,
        key: key,
        Sentence(
          "\(type.text) has no part '\(name)', in '\(reference.text)'",
          zh: "\(type.text)没有部分“\(name)”，在“\(reference.text)”里"
        ),
        allowed: Components.names(in: type)
      )
      return nil
    case (.index, _):
      faults?.report(
        .unknownReference,
        at: path,
        key: key,
        Sentence(
          "\(type.text) has no elements, in '\(reference.text)'",
          zh: "\(type.text)没有元素，在“\(reference.text)”里"
        )
      )
      return nil
    }
  }
}

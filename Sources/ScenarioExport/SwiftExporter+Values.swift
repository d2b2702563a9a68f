import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

extension SwiftExporter {
  /// Returns an expression as Swift.
  func value(
    _ expression: ValuePlan,
    as type: ValueType,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> SwiftValue {
    switch expression {
    case .constant(let constant):
      if type.unwrapped.isObject, let text = constant.text, let reference = ReferencePath(text) {
        return try value(reference, in: scope, at: path)
      }
      let value = type.coerced(constant) ?? constant
      return SwiftValue(text: literal(value, as: type), type: type)
    case .reference(let reference, let path): return try value(reference, in: scope, at: path)
    case .node(let node):
      return SwiftValue(text: try name(of: node, in: scope), type: .object(node.entry.name))
    case .call(let call): return try value(call, in: scope)
    case .sum(let parts):
      var texts: [String] = []
      var kind = ValueType.number
      for part in parts {
        let isNumber = part.constant?.number != nil
        let part = try value(part, as: isNumber ? .number : .any, in: scope, at: path)
        if part.type.unwrapped.isNumber == false { kind = part.type }
        texts.append(part.text)
      }
      guard kind.isNumber else {
        throw refusal("a sum of points or sizes has no Swift of its own", at: path)
      }
      return SwiftValue(text: texts.joined(separator: " + "), type: .number)
    case .list(let elements):
      let element: ValueType = if case .list(let inner) = type.unwrapped { inner } else { .any }
      var texts: [String] = []
      for part in elements {
        texts.append(try value(part, as: element, in: scope, at: path).text)
      }
      return SwiftValue(text: "[\(texts.joined(separator: ", "))]", type: type)
    case .late(let box):
      guard let inner = box.value else { throw refusal("this is not known", at: path) }
      return try value(inner, as: type, in: scope, at: path)
    case .typed(let inner, let type, let path):
      return try value(inner, as: type, in: scope, at: path)
    case .place: throw refusal("a place stands where a value is expected", at: path)
    case .body: throw refusal("a body stands where a value is expected", at: path)
    }
  }

  /// Returns the name by which code reaches a node's object.
  func name(of node: NodePlan, in scope: SwiftScope) throws(ExportRefusal) -> String {
    if let (owner, property) = node.part {
      if node.isSometimesThere {
        throw refusal("'\(property.name)' is not always there in UIKit", at: node.path)
      }
      return try name(of: owner, in: scope) + "." + property.name
    }
    if let shared = node.entry.row.shared { return shared }
    guard let name = objects[node.number] else {
      throw refusal("this object has no name in Swift", at: node.path)
    }
    return (scope.isInEnum ? "" : space + ".") + SwiftNames.escaped(name)
  }

  // MARK: - References

  /// Returns what a reference leads to, as Swift.
  func value(
    _ reference: ReferencePath,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> SwiftValue {
    var value = try base(of: reference, in: scope, at: path)
    var steps = reference.steps[...]
    while let step = steps.popFirst() {
      switch step {
      case .property(let name):
        if case .index(let numbers)? = steps.first,
          let cell = cell(name, at: numbers, of: value)
        {
          steps.removeFirst()
          value = cell
        } else {
          value = try property(name, of: value, at: path)
        }
      case .index(let numbers): value = try element(numbers, of: value, at: path)
      }
    }
    return value
  }

  /// Returns the cell that `list.cellForRow[0,3]` names; `nil` when it names none.
  private func cell(_ name: String, at path: [Int], of list: SwiftValue) -> SwiftValue? {
    guard path.count == 2, case .object(let className) = list.type.unwrapped,
      let row = catalogue.entries[className]?.methods[name], row.takesIndexPath,
      let declaration = row.declaration
    else { return nil }
    let numbers = Value.list(path.map { .number(Double($0)) })
    return SwiftValue(
      text: declaration.use(on: list.receiver, [literal(numbers, as: .indexPath)]),
      type: row.answer ?? .any,
      isOptional: true
    )
  }

  private func base(
    of reference: ReferencePath,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> SwiftValue {
    if reference.isVariable, let variable = scope.variables[reference.base] {
      return SwiftValue(
        text: reference.base + (variable.isPointer ? ".pointee" : ""),
        type: variable.type,
        isOptional: variable.isOptional,
        isSet: variable.isSet
      )
    }
    switch reference.base {
    case "self" where reference.isVariable:
      return SwiftValue(text: "self", type: .object(scope.selfClass ?? "NSObject"))
    case "touch" where reference.isVariable && scope.variables["touches"] != nil:
      return SwiftValue(text: "touches.first", type: .object("UITouch"), isOptional: true)
    case "count" where reference.isVariable && scope.counter != nil:
      return SwiftValue(text: scope.counter ?? "", type: .integer)
    case "super" where reference.isVariable && scope.keepsAnswer:
      return SwiftValue(text: "answer", type: scope.answer ?? .any)
    default: break
    }
    let declared = plan.declared[reference.base]
    if let declared, let shared = catalogue.entries[declared.className]?.row.shared {
      return SwiftValue(text: shared, type: .object(declared.className))
    }
    guard let node = declared?.node else {
      throw refusal("an app has no object that is '\(reference.base)'", at: path)
    }
    return SwiftValue(text: try name(of: node, in: scope), type: .object(node.entry.name))
  }

  private func property(
    _ name: String,
    of value: SwiftValue,
    at path: SourcePath
  ) throws(ExportRefusal) -> SwiftValue {
    let receiver = value.receiver
    guard case .object(let className) = value.type.unwrapped else {
      guard let type = Components.type(of: name, in: value.type.unwrapped) else {
        throw refusal("'\(name)' is read from what has no type here", at: path)
      }
      return SwiftValue(
        text: "\(receiver).\(name)",
        type: type,
        isOptional: value.isOptional,
        isMarked: true
      )
    }
    guard let entry = catalogue.entries[className] else {
      throw refusal("'\(className)' is no class of UIKit's", at: path)
    }
    guard let property = entry.properties[name] else {
      if let row = entry.methods[name], row.parameters.isEmpty,
        let declaration = row.declaration
      {
        let isOptional = declaration.answer?.hasSuffix("?") == true
        return SwiftValue(
          text: declaration.use(on: receiver, []),
          type: row.answer ?? .any,
          isOptional: value.isOptional || isOptional,
          isMarked: !isOptional
        )
      }
      return try specialProperty(name, of: value, className, at: path)
    }
    guard property.swift.isReadable else {
      throw refusal("UIKit has no '\(name)' that can be read", at: path)
    }
    return SwiftValue(
      text: property.read(from: receiver),
      type: property.type,
      isOptional: value.isOptional || property.isOptional,
      isSet: property.swift.isSet,
      isMarked: !property.isOptional
    )
  }

  /// Reads a property that only a more special class has.
  private func specialProperty(
    _ name: String,
    of value: SwiftValue,
    _ className: String,
    at path: SourcePath
  ) throws(ExportRefusal) -> SwiftValue {
    let special = catalogue.classes(withProperty: name).filter {
      catalogue.isKind($0, of: className)
    }
    guard special.count == 1, let only = special.first else {
      throw refusal("which class's '\(name)' this is cannot be told from the document", at: path)
    }
    let cast = SwiftValue(
      text: "(\(value.text) as? \(only))",
      type: .object(only),
      isOptional: true
    )
    return try property(name, of: cast, at: path)
  }

  private func element(
    _ numbers: [Int],
    of value: SwiftValue,
    at path: SourcePath
  ) throws(ExportRefusal) -> SwiftValue {
    guard case .list(let element) = value.type.unwrapped, let place = numbers.first else {
      throw refusal("an element is taken of what is no list here", at: path)
    }
    guard value.isSet else {
      return SwiftValue(
        text: "\(value.receiver)[\(place)]",
        type: element,
        isOptional: value.isOptional,
        isMarked: true
      )
    }
    guard place == 0 else { throw refusal("UIKit gives a set here, which has no order", at: path) }
    return SwiftValue(text: "\(value.receiver).first", type: element, isOptional: true)
  }
}

extension NodePlan {
  /// Whether it is a part that UIKit does not always have, as a scroll view its pinch.
  var isSometimesThere: Bool { part?.property.own != nil }
}

extension ValueType {
  /// Whether its values are numbers.
  var isNumber: Bool {
    switch self {
    case .number, .integer, .angle, .time, .scale: true
    default: false
    }
  }
}

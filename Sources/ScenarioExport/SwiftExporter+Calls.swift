import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

extension SwiftExporter {
  /// Returns a call of the document's as Swift.
  func value(_ call: CallPlan, in scope: SwiftScope) throws(ExportRefusal) -> SwiftValue {
    switch call.receiver {
    case .geometry(let type, let receiver): return try geometry(call, type, receiver, in: scope)
    case .object(let expression):
      let receiver = try value(expression, as: .object("NSObject"), in: scope, at: call.path)
      guard let (row, declaration) = method(call.name, of: receiver) else {
        throw refusal("'\(call.name)' is no call that an app makes", at: call.path)
      }
      var arguments: [String] = []
      for (place, parameter) in declaration.parameters.enumerated() {
        // Swift's method may have more parameters, as a completion.
        let type = place < row.parameters.count ? row.parameters[place].type : .any
        guard place < call.arguments.count else {
          arguments.append(SwiftExporter.otherwise(parameter.type))
          continue
        }
        let argument = try argument(call.arguments[place], as: type, parameter, in: scope, call)
        arguments.append(argument)
      }
      return SwiftValue(
        text: declaration.use(on: receiver.receiver, arguments),
        type: row.answer ?? .any,
        isOptional: receiver.isOptional || declaration.answer?.hasSuffix("?") == true,
        isSet: declaration.answer?.hasPrefix("Set<") == true,
        isMarked: declaration.answer?.hasSuffix("?") != true
      )
    }
  }

  private func argument(
    _ expression: ValuePlan,
    as type: ValueType,
    _ parameter: SwiftDeclaration.Parameter,
    in scope: SwiftScope,
    _ call: CallPlan
  ) throws(ExportRefusal) -> String {
    let value = try value(expression, as: type, in: scope, at: call.path)
    // A text is made the identifier that it stands for.
    if parameter.type == "UIAction.Identifier" { return "UIAction.Identifier(\(value.text))" }
    guard value.isOptional, !parameter.type.hasSuffix("?") else { return value.text }
    throw refusal("'\(call.name)' takes what may be nil here", at: call.path)
  }

  /// Finds the method that a call means; one of a more special class, where only that has it.
  private func method(
    _ name: String,
    of receiver: SwiftValue
  ) -> (MethodRow, SwiftDeclaration)? {
    guard case .object(let className) = receiver.type.unwrapped,
      let row = catalogue.entries[className]?.methods[name],
      let declaration = row.declaration
    else { return nil }
    return (row, declaration)
  }

  /// What stands for an argument that the document leaves out.
  private static func otherwise(_ type: String) -> String {
    switch type {
    case "Bool": "false"
    case "Int", "CGFloat", "Double": "0"
    case "CGPoint", "CGRect", "CGSize": ".zero"
    default: "nil"
    }
  }

  // MARK: - Geometry

  private static let geometryMethods: [String: String] = [
    "contains": "func contains(_ point: CGPoint) -> Bool",
    "intersects": "func intersects(_ rect: CGRect) -> Bool",
    "intersection": "func intersection(_ rect: CGRect) -> CGRect",
    "union": "func union(_ rect: CGRect) -> CGRect",
    "insetBy": "func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect",
    "offsetBy": "func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect",
    "standardized": "var standardized: CGRect", "integral": "var integral: CGRect",
    "isEmpty": "var isEmpty: Bool", "isNull": "var isNull: Bool",
    "applying": "func applying(_ transform: CGAffineTransform) -> CGRect",
    "concatenating": "func concatenating(_ other: CGAffineTransform) -> CGAffineTransform",
    "inverted": "func inverted() -> CGAffineTransform",
    "scaledBy": "func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform",
    "rotated": "func rotated(by angle: CGFloat) -> CGAffineTransform",
    "translatedBy": "func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform",
    "isIdentity": "var isIdentity: Bool",
  ]

  private func geometry(
    _ call: CallPlan,
    _ type: String,
    _ receiver: Value,
    in scope: SwiftScope
  ) throws(ExportRefusal) -> SwiftValue {
    guard let text = SwiftExporter.geometryMethods[call.name],
      let method = GeometryMethod.all[type]?[call.name]
    else { throw refusal("\(type) has no '\(call.name)' in Swift", at: call.path) }
    var arguments: [String] = []
    for (argument, type) in zip(call.arguments, method.parameters) {
      arguments.append(try value(argument, as: type, in: scope, at: call.path).text)
    }
    let declaration = SwiftDeclaration(text)
    let value = literal(receiver, as: .any)
    return SwiftValue(
      text: declaration.use(on: value.hasPrefix(".") ? type + value : value, arguments),
      type: declaration.answer == "Bool" ? .flag : .any
    )
  }
}

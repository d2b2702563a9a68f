import Foundation
import Jansson
@_spi(Workbench) import ResponderKit

extension PlanReader {
  /// Reads `{ "call", "on", "with" }`.
  func call(_ source: Source, scope: BodyScope?, beside others: [String] = []) -> CallPlan? {
    refuseUnknown(source, allowed: ["call", "on", "with"] + others, "a call")
    guard let name = source["call"].flatMap({ text($0) }) else { return nil }
    guard let on = source["on"] else {
      diagnostics.report(.missingMember, at: source.path, "a call needs 'on'", allowed: ["on"])
      return nil
    }
    guard let arguments = arguments(source["with"]) else { return nil }
    if on.json.isObject, on["call"] == nil {
      return geometryCall(name, on, arguments, source, scope: scope)
    }
    guard let receiver = expression(on, as: .object("NSObject"), scope: scope) else { return nil }
    let box = Box<[Expression]>()
    let lateName = Box<String>()
    later { [self] in
      let row = methodRow(name, on: on, at: source["call"]?.path ?? source.path, scope: scope)
      guard let row = row else { return }
      lateName.value = row.name
      if arguments.count > row.parameters.count {
        diagnostics.report(
          .unknownArgument,
          at: arguments[row.parameters.count].path,
          "\(row.name) takes \(row.parameters.count) arguments",
          allowed: row.parameters.map { "\($0.name): \($0.type.text)" }
        )
        return
      }
      box.value = zip(arguments, row.parameters).compactMap { argument, parameter in
        expression(argument, as: parameter.type, scope: scope)
      }
    }
    return CallPlan(
      written: name,
      receiver: .object(receiver),
      lateName: lateName,
      lateArguments: box,
      path: source.path
    )
  }

  private func arguments(_ source: Source?) -> [Source]? {
    guard let source else { return [] }
    guard source.json.isArray else {
      wrongType(source, "a list of arguments")
      return nil
    }
    return source.elements
  }

  /// Finds the method that a call means, as far as the class of its receiver is known.
  private func methodRow(
    _ name: String,
    on source: Source,
    at path: SourcePath,
    scope: BodyScope?
  ) -> MethodRow? {
    var className = "NSObject"
    var isExact = false
    if let text = source.json.string, let reference = Reference(text) {
      let inner = reference.isVariable ? scope : nil
      guard let type = type(of: reference, at: source.path, scope: inner) else { return nil }
      className = type.className ?? "NSObject"
      isExact = reference.steps.isEmpty && !reference.isVariable
    }
    let entry = catalogue.entries[className]
    if let row = entry?.method(named: name), row.call != nil { return row }
    let labelled = (entry?.methods.values.map(\.name) ?? []).filter { $0.hasPrefix(name + "(") }
    let special = catalogue.entries.values.filter {
      !isExact && $0.ancestry.contains(className) && $0.method(named: name)?.call != nil
    }
    let nearest = special.min { ($0.depth, $0.name) < ($1.depth, $1.name) }
    if let row = nearest?.method(named: name) { return row }
    let callable = entry?.methods.values.filter { $0.call != nil }.map(\.name) ?? []
    diagnostics.reportUnknown(
      .unknownMethod,
      name,
      at: path,
      "\(className) has no method '\(name)' that a document can call",
      allowed: labelled.isEmpty ? callable : labelled,
      hint: labelled.isEmpty
        ? nil : "Write its labels: \(labelled.sorted().joined(separator: ", "))."
    )
    return nil
  }

  private func geometryCall(
    _ name: String,
    _ on: Source,
    _ arguments: [Source],
    _ source: Source,
    scope: BodyScope?
  ) -> CallPlan? {
    let types: [(String, ValueType)] = [
      ("CGRect", .rect), ("CGPoint", .point), ("CGSize", .size), ("CGAffineTransform", .transform),
    ]
    refuseUnknown(on, allowed: types.map(\.0), "a geometry value")
    guard let (typeName, type) = types.first(where: { on[$0.0] != nil }), let value = on[typeName]
    else {
      diagnostics.report(
        .missingMember,
        at: on.path,
        "'on' is an object or a geometry value",
        allowed: types.map(\.0)
      )
      return nil
    }
    let receiver: Value
    if value.json.isNull, typeName == "CGRect" {
      receiver = .rect(.null)
    } else {
      guard let constant = constant(value, as: type) else { return nil }
      receiver = constant
    }
    guard let row = GeometryMethod.all[typeName]?[name] else {
      diagnostics.reportUnknown(
        .unknownMethod,
        name,
        at: source["call"]?.path ?? source.path,
        "\(typeName) has no method '\(name)' that a document can call",
        allowed: Array((GeometryMethod.all[typeName] ?? [:]).keys)
      )
      return nil
    }
    if arguments.count > row.parameters.count {
      diagnostics.report(
        .unknownArgument,
        at: arguments[row.parameters.count].path,
        "\(name) takes \(row.parameters.count) arguments",
        allowed: row.parameters.map(\.text)
      )
      return nil
    }
    let box = Box<[Expression]>()
    box.value = zip(arguments, row.parameters).compactMap {
      expression($0, as: $1, scope: scope)
    }
    return CallPlan(
      written: name,
      receiver: .geometry(typeName, receiver),
      lateName: Box(),
      lateArguments: box,
      path: source.path
    )
  }
}

import Catalogue
import Foundation
import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  /// Reads `{ "call", "on", "with" }`.
  func call(_ source: Syntax, scope: BodyScope?, beside others: [String] = []) -> CallPlan? {
    refuseUnknown(source, allowed: ["call", "on", "with"] + others, Sentence("a call", zh: "调用"))
    guard let name = source["call"].flatMap({ text($0) }) else { return nil }
    names.use(.method, name, at: source["call"]?.path ?? source.path)
    guard let on = source["on"] else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("a call needs 'on'", zh: "调用需要 'on'"),
        allowed: ["on"]
      )
      readElements(of: source["with"], as: .any, scope: scope)
      return nil
    }
    guard let arguments = arguments(source["with"]) else { return nil }
    // A call may stand for the object that it answers, and has a member of its own for that.
    if on.isObject, on["call"] == nil {
      return geometryCall(name, on, arguments, source, scope: scope)
    }
    guard let receiver = bind(on, as: .object("NSObject"), scope: scope) else { return nil }
    let box = Box<[ValuePlan]>()
    let lateName = Box<String>()
    names.later { [self] in
      let row = methodRow(name, on: on, at: source["call"]?.path ?? source.path, scope: scope)
      guard let row = row else {
        readElements(of: source["with"], as: .any, scope: scope)
        return
      }
      lateName.value = row.name
      if arguments.count > row.parameters.count {
        diagnostics.report(
          .unknownArgument,
          at: arguments[row.parameters.count].path,
          Sentence(
            "\(row.name) takes \(row.parameters.count) arguments",
            zh: "\(row.name) 有 \(row.parameters.count) 个参数"
          ),
          forms: row.parameters.map(\.shown)
        )
        return
      }
      box.value = zip(arguments, row.parameters).compactMap { argument, parameter in
        bind(argument, as: parameter.type, scope: scope)
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

  private func arguments(_ source: Syntax?) -> [Syntax]? {
    guard let source else { return [] }
    guard source.isArray else {
      wrongType(source, Sentence("a list of arguments", zh: "参数的列表"))
      return nil
    }
    return Array(source.elements)
  }

  /// Finds the method that a call means, as far as the class of its receiver is known.
  func methodRow(
    _ name: String,
    on source: Syntax,
    at path: SourcePath,
    scope: BodyScope?
  ) -> MethodRow? {
    var className = "NSObject"
    var isExact = false
    if let text = source.string, let reference = ReferencePath(text) {
      let inner = reference.isVariable ? scope : nil
      guard let type = names.type(of: reference, at: source.path, scope: inner) else { return nil }
      className = type.className ?? "NSObject"
      // A property may hold something more special than it says; what has an id is of its very
      // class.
      isExact = reference.steps.isEmpty && !reference.isVariable
    }
    let entry = catalogue.entries[className]
    if let row = entry?.method(named: name), row.call != nil { return row }
    let labelled = (entry?.methods.values.map(\.name) ?? []).filter { $0.hasPrefix(name + "(") }
    let special = catalogue.entries.values.filter {
      !isExact && $0.ancestry.contains(className) && $0.method(named: name)?.call != nil
    }
    // The least special, and of those the first by name, or a dictionary's order would decide.
    let nearest = special.min { ($0.depth, $0.name) < ($1.depth, $1.name) }
    if let row = nearest?.method(named: name) { return row }
    let callable = entry?.methods.values.filter { $0.call != nil }.map(\.name) ?? []
    diagnostics.reportUnknown(
      .unknownMethod,
      name,
      at: path,
      Sentence(
        "\(className) has no method '\(name)' that a document can call",
        zh: "\(className) 没有文档可以调用的方法“\(name)”"
      ),
      allowed: labelled.isEmpty ? callable : labelled,
      hint: labelled.isEmpty
        ? nil
        : Sentence(
          "Write its labels: \(Sentence.list(labelled.sorted())).",
          zh: "请写出它的标签：\(Sentence.list(labelled.sorted()))。"
        )
    )
    return nil
  }

  private func geometryCall(
    _ name: String,
    _ on: Syntax,
    _ arguments: [Syntax],
    _ source: Syntax,
    scope: BodyScope?
  ) -> CallPlan? {
    let types: [(String, ValueType)] = [
      ("CGRect", .rect), ("CGPoint", .point), ("CGSize", .size), ("CGAffineTransform", .transform),
    ]
    let written = types.first { on[$0.0] != nil }
    refuseUnknown(
      on,
      allowed: written.map { [$0.0] } ?? types.map(\.0),
      Sentence("a geometry value", zh: "几何值")
    )
    guard let (typeName, type) = written, let value = on[typeName] else {
      diagnostics.report(
        .missingMember,
        at: on.path,
        Sentence("'on' is an object or a geometry value", zh: "'on' 是对象或几何值"),
        allowed: types.map(\.0)
      )
      return nil
    }
    let receiver: Value
    if value.isNull, typeName == "CGRect" {
      // The null rectangle is infinitely far away, which no number says.
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
        Sentence(
          "\(typeName) has no method '\(name)' that a document can call",
          zh: "\(typeName) 没有文档可以调用的方法“\(name)”"
        ),
        allowed: Array((GeometryMethod.all[typeName] ?? [:]).keys)
      )
      return nil
    }
    if arguments.count > row.parameters.count {
      diagnostics.report(
        .unknownArgument,
        at: arguments[row.parameters.count].path,
        Sentence(
          "\(name) takes \(row.parameters.count) arguments",
          zh: "\(name) 有 \(row.parameters.count) 个参数"
        ),
        forms: row.parameters.map(\.text)
      )
      return nil
    }
    // The row hangs on no name of the document, so that nothing has to wait.
    let box = Box<[ValuePlan]>()
    box.value = zip(arguments, row.parameters).compactMap {
      bind($0, as: $1, scope: scope)
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

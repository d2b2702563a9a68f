import Catalogue
import Coroutines
import Foundation
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension World {
  /// Returns what an expression is now.
  func evaluate(
    _ expression: ValuePlan,
    in invocation: Invocation? = nil
  ) throws(ScenarioError) -> Value {
    switch expression {
    case .constant(let value): return value
    case .reference(let reference, _): return try value(of: reference, in: invocation)
    case .node(let node): return object(of: node).map { .object($0) } ?? .none
    case .call(let call): return try perform(call, in: invocation)
    case .place(let place): return .point(try point(place, in: invocation))
    case .sum(let parts):
      // The binder has refused a sum of fewer than two.
      var sum = try evaluate(parts[0], in: invocation)
      for part in parts.dropFirst() {
        let next = try evaluate(part, in: invocation)
        guard let total = sum.adding(next) else {
          throw ScenarioError.invalid(
            Sentence("only numbers, points and sizes can be added", zh: "只有数字、点和大小可以相加")
          )
        }
        sum = total
      }
      return sum
    case .list(let elements):
      var values: [Value] = []
      for element in elements {
        Coroutine.pauseIfDue()
        values.append(try evaluate(element, in: invocation))
      }
      return .list(values)
    case .body: return .none
    case .late(let box):
      guard let inner = box.value else { return .none }
      return try evaluate(inner, in: invocation)
    case .typed(let inner, let type, _):
      let value = try evaluate(inner, in: invocation)
      return try coerce(value, to: type)
    }
  }

  /// Turns a value into one of a type; text becomes the object of that name where one is wanted.
  func coerce(_ value: Value, to type: ValueType) throws(ScenarioError) -> Value {
    if let coerced = type.coerced(value) { return coerced }
    // A step from nil is nil, whatever should have been read there.
    if case .none = value { return .none }
    if type.className != nil, let text = value.text, let reference = ReferencePath(text) {
      return try self.value(of: reference)
    }
    throw ScenarioError(
      type: DiagnosticType.wrongType.rawValue,
      message: Sentence(
        "expected \(type.text), found \(text(of: value))",
        zh: "应为\(type.text)，实际是 \(text(of: value))"
      ),
      allowed: []
    )
  }

  // MARK: - Calls

  /// Makes a call of the document's.
  func perform(
    _ plan: CallPlan,
    in invocation: Invocation? = nil
  ) throws(ScenarioError) -> Value {
    switch plan.receiver {
    case .geometry(let type, let receiver):
      guard let method = GeometryMethod.all[type]?[plan.name] else { return .none }
      var arguments: [Value] = []
      for argument in plan.arguments { arguments.append(try evaluate(argument, in: invocation)) }
      return method.call(receiver, arguments)
    case .object(let expression):
      guard let receiver = try evaluate(expression, in: invocation).object else {
        throw ScenarioError.invalid(
          Sentence("'\(plan.name)' is called on nil", zh: "在 nil 上调用“\(plan.name)”")
        )
      }
      var arguments: [Value] = []
      for argument in plan.arguments { arguments.append(try evaluate(argument, in: invocation)) }
      return try call(plan.name, on: receiver, arguments)
    }
  }

  /// Calls a method of an object by its name in documents.
  func call(
    _ name: String,
    on receiver: AnyObject,
    _ arguments: [Value]
  ) throws(ScenarioError) -> Value {
    // While something is only looked at no code of the app's may run, and this answer counts for
    // nothing.
    if simulation.dispatcher.refusesCode() { return .none }
    let entry = catalogue.entry(of: receiver)
    guard let row = entry?.method(named: name), let call = row.call else {
      let names = entry?.methods.values.filter { $0.call != nil }.map(\.name) ?? []
      throw ScenarioError.unknown(
        .unknownMethod,
        name,
        among: names,
        Sentence(
          "\(entry?.name ?? "the object") has no method '\(name)' that can be called",
          zh: "\(entry?.name ?? "NSObject") 没有可以调用的方法“\(name)”"
        )
      )
    }
    guard arguments.count <= row.parameters.count else {
      throw ScenarioError(
        type: DiagnosticType.unknownArgument.rawValue,
        message: Sentence(
          "\(name) takes \(row.parameters.count) arguments",
          zh: "\(name) 有 \(row.parameters.count) 个参数"
        ),
        allowed: row.parameters.map(\.name)
      )
    }
    var coerced: [Value] = []
    for (argument, parameter) in zip(arguments, row.parameters) {
      coerced.append(try coerce(argument, to: parameter.type))
    }
    let parameters = zip(row.parameters, coerced).map { ($0.name, $1) }
    let open = log.openCall(row.name, on: receiver, parameters: parameters)
    // The app's own code calls: an override that calls itself is called again, and is not super.
    var result = Result<Value, any Error>.success(.none)
    simulation.dispatcher.runOwnCode(of: receiver) {
      simulation.enter { result = Result { try call(receiver, coerced) } }
    }
    switch result {
    case .success(let answer):
      log.closeCall(open, answer: answer)
      return answer
    case .failure(let error):
      log.closeCall(open, answer: .none)
      if let error = error as? ScenarioError { throw error }
      if let error = error as? SimulationError { throw ScenarioError(error) }
      throw ScenarioError.invalid(Sentence(verbatim: "\(error)"))
    }
  }

  // MARK: - Assignments

  /// Makes the assignments, in turn.
  func assign(
    _ assignments: [Assignment],
    in invocation: Invocation? = nil
  ) throws(ScenarioError) {
    for assignment in assignments {
      switch assignment.target {
      case .property(let reference):
        let value = try evaluate(assignment.value, in: invocation)
        try assign(value, to: reference, in: invocation)
      case .overridden(let reference, let box):
        guard let (method, override) = box.value else { continue }
        guard let object = try value(of: reference, in: invocation).object else { continue }
        overrides(of: object).plans[method] = override
      case .implements(let reference, let actions):
        guard let object = try value(of: reference, in: invocation).object else { continue }
        overrides(of: object).actions = actions
      }
    }
  }

  /// Assigns a property, or a part of one.
  func assign(
    _ value: Value,
    to reference: ReferencePath,
    in invocation: Invocation? = nil
  ) throws(ScenarioError) {
    if reference.isVariable, reference.steps.isEmpty, let invocation {
      invocation.set(reference.base, to: value)
      return
    }
    guard let (owner, last) = reference.split, case .property(let name) = last else {
      throw ScenarioError.invalid(
        Sentence(
          "'\(reference.text)' is no property of an object",
          zh: "“\(reference.text)”不是对象的属性"
        )
      )
    }
    let holder = try self.value(of: owner, in: invocation)
    switch holder {
    case .none:
      throw ScenarioError.invalid(
        Sentence(
          "'\(owner.text)' is nil: '\(name)' cannot be set",
          zh: "“\(owner.text)”是 nil：不能设置“\(name)”"
        )
      )
    case .object(let object):
      try assign(value, to: name, of: object)
    // A part of a value is assigned by assigning the whole of it, as in Swift.
    default:
      guard let changed = holder.replacing(name, by: value) else {
        throw ScenarioError.invalid(
          Sentence(
            "'\(owner.text)' has no part '\(name)' of that type",
            zh: "“\(owner.text)”没有这种类型的部分“\(name)”"
          )
        )
      }
      try assign(changed, to: owner, in: invocation)
    }
  }

  func assign(_ value: Value, to name: String, of object: AnyObject) throws(ScenarioError) {
    let entry = catalogue.entry(of: object)
    guard let property = entry?.properties[name] else {
      let names = entry?.properties.values.filter { $0.set != nil }.map(\.name) ?? []
      throw ScenarioError.unknown(
        .unknownMember,
        name,
        among: names,
        Sentence(
          "\(entry?.name ?? "the object") has no property '\(name)'",
          zh: "\(entry?.name ?? "NSObject") 没有属性“\(name)”"
        )
      )
    }
    guard let set = property.set, !property.isNodeOnly else {
      throw ScenarioError(
        type: DiagnosticType.wrongType.rawValue,
        message: Sentence(
          "\(entry?.name ?? "").\(name) can only be read",
          zh: "\(entry?.name ?? "").\(name) 只能读"
        )
      )
    }
    var coerced = try coerce(value, to: property.type)
    // Only now: how large the superview is may have changed since the document was read.
    if case .name("fill") = coerced, let view = object as? UIView {
      coerced = .rect(view.superview?.bounds ?? view.frame)
    }
    do { try simulation.enter { try set(object, coerced) } } catch {
      if let error = error as? ScenarioError { throw error }
      if let error = error as? SimulationError { throw ScenarioError(error) }
      throw ScenarioError.invalid(Sentence(verbatim: "\(error)"))
    }
  }
}

extension Value {
  /// Returns the sum of two numbers, points or sizes.
  fileprivate func adding(_ other: Value) -> Value? {
    if let number, let addend = other.number { return .number(number + addend) }
    guard let components, let addends = other.components, components.count == addends.count,
      components.count == 2
    else { return nil }
    let sum = Value.list(zip(components, addends).map { .number($0 + $1) })
    if case .size = self { return ValueType.size.coerced(sum) }
    return ValueType.point.coerced(sum)
  }
}

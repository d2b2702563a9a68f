import Catalogue
import Foundation
import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  /// Reads a time or a duration, in seconds.
  func time(_ source: Syntax) -> Double? {
    // A time is needed before anything runs, so that nothing computed may stand here.
    guard source.isNumber else {
      wrongType(source, ValueType.time.text)
      return nil
    }
    return bind(source, as: .time)?.constant?.number
  }

  /// Reads a value of a type; reports it and answers `nil` when it is none.
  func bind(
    _ source: Syntax,
    as type: ValueType,
    scope: BodyScope? = nil,
    parent: NodePlan? = nil
  ) -> ValuePlan? {
    switch type {
    case .place: return place(source).map { .place($0) }
    case .bounded(let number, let range): return bounded(source, number, range)
    case .elements(let element, let count): return elements(source, element, count: count)
    case .record(let fields): return record(source, fields)
    default: return computed(source, type, scope) ?? written(source, type, scope, parent)
    }
  }

  /// Reads a value that is computed when it is needed: a reference with a dollar, a call or a sum.
  ///
  /// - Returns: Nil for any other; nil inside for one with a fault, which is reported.
  private func computed(
    _ source: Syntax,
    _ type: ValueType,
    _ scope: BodyScope?
  ) -> ValuePlan?? {
    switch source.kind {
    case .string:
      guard let text = source.string, text.hasPrefix("$"), let reference = ReferencePath(text)
      else { return nil }
      _ = names.reference(text, at: source.path, scope: scope, expecting: type.className)
      return .typed(.reference(reference, source.path), type, source.path)
    case .object:
      if source["call"] != nil {
        return .some(call(source, scope: scope).map { .typed(.call($0), type, source.path) })
      }
      return source["sum"].map { sum(source, $0, type, scope) }
    default: return nil
    }
  }

  private func sum(
    _ source: Syntax,
    _ sum: Syntax,
    _ type: ValueType,
    _ scope: BodyScope?
  ) -> ValuePlan? {
    refuseUnknown(source, allowed: ["sum"], Sentence("a sum", zh: "和"))
    // Each of whatever type it is: whether they can be added shows when the sum is made.
    let parts = sum.elements.compactMap { bind($0, as: .any, scope: scope) }
    guard parts.count == sum.count, parts.count >= 2 else {
      wrongType(sum, Sentence("a list of two or more values", zh: "两个或更多值的列表"))
      return nil
    }
    return .typed(.sum(parts), type, source.path)
  }

  /// Reads a value as it is written.
  private func written(
    _ source: Syntax,
    _ type: ValueType,
    _ scope: BodyScope?,
    _ parent: NodePlan?
  ) -> ValuePlan? {
    switch type {
    case .optional(let wrapped):
      if source.isNull { return .constant(.none) }
      return bind(source, as: wrapped, scope: scope, parent: parent)
    case .reference(let className):
      guard let name = source.string else {
        wrongType(source, type.text)
        return nil
      }
      let found = names.reference(name, at: source.path, expecting: className)
      return found.map { .reference($0, source.path) }
    case .object(let className):
      return objectValue(source, className: className, scope: scope, parent: parent)
    // Only lists of objects hold nodes and references; any other is read as one value.
    case .list(let element) where element.isObject:
      guard source.isArray else {
        wrongType(source, type.text)
        return nil
      }
      return .list(
        source.elements.compactMap {
          bind($0, as: element, scope: scope, parent: parent)
        }
      )
    case .sections(let key, let className):
      return sections(source, of: key, className: className, parent: parent)
    case .targets:
      return targets(source, parent: parent)
    case .actions:
      return actionPairs(source, parent: parent)
    case .transform:
      return transforms.transform(source).map { .constant(.transform($0)) }
    case .layerTransform:
      return transforms.transform(source, ofLayer: true).map { .constant(.transform($0)) }
    default:
      return plainValue(source, as: type, scope: scope)
    }
  }

  /// Reads a value that is needed before anything runs; reports one that would be read later.
  func constant(_ source: Syntax, as type: ValueType) -> Value? {
    guard let expression = bind(source, as: type) else { return nil }
    if let constant = expression.constant { return constant }
    refuseLate(source, type.text)
    return nil
  }

  private func objectValue(
    _ source: Syntax,
    className: String,
    scope: BodyScope?,
    parent: NodePlan?
  ) -> ValuePlan? {
    switch source.kind {
    case .string:
      let text = source.string ?? ""
      let found = names.reference(text, at: source.path, scope: nil, expecting: className)
      return found.map { .reference($0, source.path) }
    case .object:
      // A node belongs to the document, and a request can only name what that has.
      guard !isOutside else {
        wrongType(source, Sentence("the name of an object", zh: "对象的名字"))
        return nil
      }
      return node(source, defaultClass: className, parent: parent).map { .node($0) }
    case .null:
      return .constant(.none)
    default:
      wrongType(source, ValueType.object(className).text)
      return nil
    }
  }

  private func plainValue(
    _ source: Syntax,
    as type: ValueType,
    scope: BodyScope?
  ) -> ValuePlan? {
    if let value = geometry(source, as: type) { return .constant(value) }
    guard let raw = rawValue(source, scope: scope) else { return nil }
    guard let constant = raw.constant else { return .typed(raw, type, source.path) }
    if let value = type.coerced(constant) {
      // An action is known by being written anywhere, also before whoever performs it.
      if case .selector(let action) = value { names.declareAction(action.name) }
      useName(source, as: type)
      return .constant(value)
    }
    switch type {
    case .choice(let names), .options(let names):
      if let text = source.string {
        refuseChoice(text, of: names, type, source)
        return nil
      }
    case .time:
      if source.isNumber {
        let limit = World.text(ValueType.longestTime)
        diagnostics.report(
          .outOfRange,
          at: source.path,
          Sentence(
            "a time is 0 to \(limit) seconds, and this is \(source.json)",
            zh: "时间是 0 到 \(limit) 秒，而这里是 \(source.json)"
          ),
          allowed: ["0…\(limit)"]
        )
        return nil
      }
    default: break
    }
    wrongType(source, type.text)
    return nil
  }

  /// Reads what most documents write of geometry: a list of plain numbers.
  private func geometry(_ source: Syntax, as type: ValueType) -> Value? {
    guard source.isArray else { return nil }
    var numbers: SIMD4<Double> = .zero
    var count = 0
    for element in source.elements {
      guard count < 4, let number = element.double else { return nil }
      numbers[count] = number
      count += 1
    }
    switch (type, count) {
    case (.point, 2): return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case (.size, 2): return .size(CGSize(width: numbers[0], height: numbers[1]))
    case (.rect, 4), (.frame, 4):
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return nil
    }
  }

  /// Reads a value without knowing its type.
  private func rawValue(_ source: Syntax, scope: BodyScope?) -> ValuePlan? {
    switch source.kind {
    case .null: return .constant(.none)
    case .boolean: return .constant(.flag(source.bool ?? false))
    case .integer, .real: return .constant(.number(source.double ?? 0))
    case .string: return .constant(.text(source.string ?? ""))
    case .array:
      let elements = source.elements.compactMap { bind($0, as: .any, scope: scope) }
      guard elements.count == source.count else { return nil }
      // A list of constants has to be one itself: some values are needed before anything runs.
      let constants = elements.compactMap(\.constant)
      return constants.count == elements.count ? .constant(.list(constants)) : .list(elements)
    case .object:
      wrongType(source, Sentence("a value", zh: "值"))
      return nil
    }
  }
}

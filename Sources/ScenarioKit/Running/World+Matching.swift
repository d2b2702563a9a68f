import Catalogue
import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

extension World {
  /// Returns whether a value is what a matcher says.
  func matches(
    _ value: Value,
    _ matcher: Matcher,
    in invocation: Invocation? = nil
  ) throws(ScenarioError) -> Bool {
    switch matcher {
    case .equals(let expression):
      return equal(value, try evaluate(expression, in: invocation))
    case .list(let matchers):
      return try matches(value, list: matchers, in: invocation)
    case .near(let expression, let distance):
      let wanted = try evaluate(expression, in: invocation)
      guard let wanted = wanted.numbers, let found = value.numbers, wanted.count == found.count
      else { return false }
      return zip(wanted, found).allSatisfy { abs($0 - $1) <= distance }
    // What was computed may lie a rounding beside what is written.
    case .atLeast(let bound): return try compare(value, bound, invocation) { $0 >= $1 - 1e-6 }
    case .atMost(let bound): return try compare(value, bound, invocation) { $0 <= $1 + 1e-6 }
    case .above(let bound): return try compare(value, bound, invocation) { $0 > $1 }
    case .below(let bound): return try compare(value, bound, invocation) { $0 < $1 }
    case .oneOf(let choices):
      for choice in choices where try matches(value, choice, in: invocation) { return true }
      return false
    case .not(let inner): return try !matches(value, inner, in: invocation)
    case .contains(let inner): return try contains(value, inner, invocation)
    case .isClass(let name): return isKind(value.object, of: name)
    case .under(let expression):
      guard let ancestor = try evaluate(expression, in: invocation).object as? UIView,
        let view = value.object as? UIView
      else { return false }
      return view.isDescendant(of: ancestor)
    case .inside(let expression, let inset):
      guard let view = try evaluate(expression, in: invocation).object as? UIView,
        case .point(let point)? = ValueType.point.coerced(value)
      else { return false }
      let local = view.convert(point, from: nil)
      return view.bounds.insetBy(dx: inset, dy: inset).containsHalfOpen(local)
    case .direction(let name):
      guard case .point(let vector)? = ValueType.point.coerced(value) else { return false }
      return World.direction(of: vector, is: name)
    case .all(let parts):
      for part in parts where try !matches(value, part, in: invocation) { return false }
      return true
    }
  }

  private func matches(
    _ value: Value,
    list matchers: [Matcher],
    in invocation: Invocation?
  ) throws(ScenarioError) -> Bool {
    if case .names(let names) = value {
      // A set of options has no order.
      guard names.count == matchers.count else { return false }
      for name in names {
        var found = false
        for matcher in matchers where try matches(.name(name), matcher, in: invocation) {
          found = true
        }
        guard found else { return false }
      }
      return true
    }
    let elements: [Value]
    if case .list(let list) = value {
      elements = list
    } else if let numbers = value.components {
      elements = numbers.map { .number($0) }
    } else {
      return false
    }
    guard elements.count == matchers.count else { return false }
    for (element, matcher) in zip(elements, matchers)
    where try !matches(element, matcher, in: invocation) { return false }
    return true
  }

  private func compare(
    _ value: Value,
    _ bound: ValuePlan,
    _ invocation: Invocation?,
    _ holds: (Double, Double) -> Bool
  ) throws(ScenarioError) -> Bool {
    guard let number = value.number, let bound = try evaluate(bound, in: invocation).number else {
      return false
    }
    return holds(number, bound)
  }

  private func contains(
    _ value: Value,
    _ matcher: Matcher,
    _ invocation: Invocation?
  ) throws(ScenarioError) -> Bool {
    switch value {
    case .list(let elements):
      for element in elements where try matches(element, matcher, in: invocation) { return true }
      return false
    case .names(let names):
      for name in names where try matches(.name(name), matcher, in: invocation) { return true }
      return false
    default:
      guard case .equals(let expression) = matcher, let text = value.text,
        let part = try evaluate(expression, in: invocation).text
      else { return false }
      return part.isEmpty || text.contains(part)
    }
  }

  /// Returns whether two values are the same; a text equals the object of that name.
  func equal(_ value: Value, _ wanted: Value) -> Bool {
    switch (value, wanted) {
    case (.none, .none): return true
    case (.flag(let a), .flag(let b)): return a == b
    case (.number(let a), .number(let b)): return abs(a - b) <= 1e-6
    case (.object(let a), .object(let b)): return a === b
    case (.object(let object), _):
      guard let text = wanted.text, let reference = ReferencePath(text) else { return false }
      return (try? self.value(of: reference))?.object === object
    case (.names(let names), _):
      switch wanted {
      case .names(let others): return Set(names) == Set(others)
      default: return wanted.text.map { names == [$0] } ?? false
      }
    case (.list(let a), .list(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { equal($0, $1) }
    default:
      if let a = value.text, let b = wanted.text { return a == b }
      guard let a = value.components, let b = wanted.components, a.count == b.count else {
        return false
      }
      return zip(a, b).allSatisfy { abs($0 - $1) <= 1e-6 }
    }
  }

  private func isKind(_ object: AnyObject?, of name: String) -> Bool {
    guard let object else { return false }
    // The document alone knows such a class: its objects are of the one that it extends.
    if plan.appClasses[name] != nil { return simulation.objects.className(of: object) == name }
    if let module = environment.moduleClasses[name] {
      var type: AnyClass? = Swift.type(of: object)
      while let current = type {
        if current == module.class.type { return true }
        // There is no Objective-C runtime here that would answer for classes by name.
        type = _getSuperclass(current)
      }
      return false
    }
    return catalogue.entries[name]?.row.isInstance(object) ?? false
  }

  /// Returns whether a vector points mostly to a side.
  static func direction(of vector: CGPoint, is name: String) -> Bool {
    let isHorizontal = abs(vector.x) > abs(vector.y)
    switch name {
    case "left": return isHorizontal && vector.x < 0
    case "right": return isHorizontal && vector.x > 0
    case "up": return !isHorizontal && vector.y < 0
    case "down": return !isHorizontal && vector.y > 0
    case "horizontal": return isHorizontal
    case "vertical": return !isHorizontal && vector.y != 0
    default: return false
    }
  }

  /// Returns a value as a report writes it.
  func text(of value: Value) -> String {
    switch value {
    case .none: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): World.text(number)
    case .text(let text): "\"\(text)\""
    case .selector(let selector): "\"\(selector.name)\""
    case .name(let name): "\"\(name)\""
    case .names(let names): "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    case .object(let object): "\"\(simulation.objects.name(of: object))\""
    case .list(let values): "[" + values.map { text(of: $0) }.joined(separator: ", ") + "]"
    case .point, .size, .rect, .insets, .transform, .range:
      "[" + (value.components ?? []).map(World.text).joined(separator: ", ") + "]"
    }
  }

  static func text(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    let rounded = (number * 1e6).rounded() / 1e6
    return String(rounded.isFinite ? rounded : number)
  }

  /// Returns what a matcher demands, as a report writes it.
  func text(of matcher: Matcher) -> String {
    func value(_ expression: ValuePlan) -> String {
      (try? evaluate(expression)).map { text(of: $0) } ?? "?"
    }
    return switch matcher {
    case .equals(let expression): value(expression)
    case .list(let parts): "[" + parts.map { text(of: $0) }.joined(separator: ", ") + "]"
    case .near(let expression, let distance):
      "near \(value(expression)) within \(World.text(distance))"
    case .atLeast(let expression): "at least \(value(expression))"
    case .atMost(let expression): "at most \(value(expression))"
    case .above(let expression): "above \(value(expression))"
    case .below(let expression): "below \(value(expression))"
    case .oneOf(let parts): "one of " + parts.map { text(of: $0) }.joined(separator: ", ")
    case .not(let inner): "not \(text(of: inner))"
    case .contains(let inner): "containing \(text(of: inner))"
    case .isClass(let name): "a \(name)"
    case .under(let expression): "\(value(expression)) or below it"
    case .inside(let expression, let inset):
      "inside \(value(expression))" + (inset == 0 ? "" : " inset by \(World.text(inset))")
    case .direction(let name): "pointing \(name)"
    case .all(let parts): parts.map { text(of: $0) }.joined(separator: " and ")
    }
  }
}

extension Value {
  /// The number alone, or the numbers of a geometry value.
  var numbers: [Double]? { number.map { [$0] } ?? components }
}

extension CGRect {
  /// Whether a point lies in the rectangle, minimum edges included and maximum edges not.
  func containsHalfOpen(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

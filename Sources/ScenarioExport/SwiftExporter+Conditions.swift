import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

extension SwiftExporter {
  /// Returns a condition as an expression of Swift that is true or false.
  func condition(
    _ condition: Condition,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    switch condition {
    case .all(let parts):
      var texts: [String] = []
      for (reference, matcher, path) in parts {
        let value = try value(reference, in: scope, at: path)
        texts.append(try match(value, matcher, in: scope, at: path))
      }
      return SwiftExporter.joined(texts, " && ")
    case .call(let call):
      let value = try value(call, in: scope)
      return value.isOptional ? "\(value.text) == true" : value.text
    case .any(let conditions):
      return try joined(conditions, " || ", otherwise: "false", in: scope, at: path)
    case .none(let conditions):
      return "!(\(try joined(conditions, " || ", otherwise: "false", in: scope, at: path)))"
    }
  }

  private func joined(
    _ conditions: [Condition],
    _ sign: String,
    otherwise: String,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    var texts: [String] = []
    for part in conditions { texts.append(try condition(part, in: scope, at: path)) }
    return texts.isEmpty ? otherwise : SwiftExporter.joined(texts, sign)
  }

  private static func joined(_ parts: [String], _ sign: String) -> String {
    guard parts.count > 1 else { return parts.first ?? "true" }
    // `&&` binds more than `||`, and either may stand in a part.
    return parts.map { $0.contains(" && ") || $0.contains(" || ") ? "(\($0))" : $0 }
      .joined(separator: sign)
  }

  /// Returns what a matcher demands of a value.
  func match(
    _ value: SwiftValue,
    _ matcher: Matcher,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    switch matcher {
    case .equals(let expression): return try equals(value, expression, in: scope, at: path)
    case .not(let inner): return "!(\(try match(value, inner, in: scope, at: path)))"
    case .oneOf(let choices): return try one(of: choices, value, in: scope, at: path)
    case .all(let parts): return try several(value, parts, " && ", in: scope, at: path)
    case .atLeast(let bound): return try compare(value, ">=", bound, in: scope, at: path)
    case .atMost(let bound): return try compare(value, "<=", bound, in: scope, at: path)
    case .above(let bound): return try compare(value, ">", bound, in: scope, at: path)
    case .below(let bound): return try compare(value, "<", bound, in: scope, at: path)
    case .near(let expression, let distance):
      guard value.type.unwrapped.isNumber else { break }
      let sum = try self.value(expression, as: value.type, in: scope, at: path).text
      let wanted = sum.contains(" + ") ? "(\(sum))" : sum
      return mapped(value) { "abs(\($0) - \(wanted)) <= \(SwiftExporter.text(distance))" }
    case .isClass(let name): return "\(value.text) is \(name)"
    case .under(let expression):
      let view = try self.value(expression, as: .object("UIView"), in: scope, at: path)
      return ofOptional(value, "\(value.receiver).isDescendant(of: \(view.text))")
    case .inside(let expression, let inset):
      let view = try self.value(expression, as: .object("UIView"), in: scope, at: path).text
      let by = SwiftExporter.text(inset)
      let bounds = "\(view).bounds" + (inset == 0 ? "" : ".insetBy(dx: \(by), dy: \(by))")
      return mapped(value) { "\(bounds).contains(\(view).convert(\($0), from: nil))" }
    case .direction(let name):
      return mapped(value) { "\(space).points(\($0), .\(name))" }
    case .contains(let inner): return try contains(value, inner, in: scope, at: path)
    case .list(let parts):
      var values: [ValuePlan] = []
      for case .equals(let expression) in parts { values.append(expression) }
      guard values.count == parts.count else { break }
      let constants = values.compactMap(\.constant)
      let list: ValuePlan =
        constants.count == values.count ? .constant(.list(constants)) : .list(values)
      return try equals(value, list, in: scope, at: path)
    }
    throw refusal("this comparison has no Swift", at: path)
  }

  private func one(
    of choices: [Matcher],
    _ value: SwiftValue,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    guard !choices.isEmpty else { return "false" }
    let constants = choices.compactMap { choice -> Value? in
      if case .equals(let expression) = choice { expression.constant } else { nil }
    }
    if case .text = value.type.unwrapped, !value.isOptional, constants.count == choices.count {
      return "\(literal(.list(constants), as: .list(.text))).contains(\(value.text))"
    }
    return try several(value, choices, " || ", in: scope, at: path)
  }

  private func several(
    _ value: SwiftValue,
    _ matchers: [Matcher],
    _ sign: String,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    var texts: [String] = []
    for matcher in matchers { texts.append(try match(value, matcher, in: scope, at: path)) }
    return SwiftExporter.joined(texts, sign)
  }

  private func equals(
    _ value: SwiftValue,
    _ expression: ValuePlan,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    let type = value.type.unwrapped
    let wanted = try self.value(expression, as: value.type, in: scope, at: path)
    if type.isObject {
      return wanted.text == "nil" ? "\(value.text) == nil" : "\(value.text) === \(wanted.text)"
    }
    // The model compares fractions with this tolerance, and a device reckons them no better.
    if case .number = type, let number = expression.constant?.number, Int(exactly: number) == nil {
      return mapped(value) { "abs(\($0) - \(wanted.text)) <= 1e-6" }
    }
    if case .any = type { throw refusal("what is compared has no type here", at: path) }
    if case .selector = type, let text = expression.constant?.text {
      return "\(value.text) == \(SwiftExporter.selector(Selector(text)))"
    }
    return "\(value.text) == \(wanted.text)"
  }

  private func compare(
    _ value: SwiftValue,
    _ sign: String,
    _ bound: ValuePlan,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    guard value.type.unwrapped.isNumber else {
      throw refusal("what is compared is no number here", at: path)
    }
    let bound = try self.value(bound, as: .number, in: scope, at: path)
    return mapped(value) { "\($0) \(sign) \(bound.text)" }
  }

  private func contains(
    _ value: SwiftValue,
    _ matcher: Matcher,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    if case .list(let element) = value.type.unwrapped {
      let part = try match(SwiftValue(text: "$0", type: element), matcher, in: scope, at: path)
      return ofOptional(value, "\(value.receiver).contains { \(part) }")
    }
    guard case .equals(let expression) = matcher else {
      throw refusal("this comparison has no Swift", at: path)
    }
    let isSet = if case .options = value.type.unwrapped { true } else { false }
    let part = try self.value(expression, as: isSet ? value.type : .text, in: scope, at: path)
    return ofOptional(value, "\(value.receiver).contains(\(part.text))")
  }

  private func ofOptional(_ value: SwiftValue, _ text: String) -> String {
    value.isOptional ? text + " == true" : text
  }

  /// What is demanded of a value that may be `nil`, and then does not hold.
  private func mapped(_ value: SwiftValue, _ test: (String) -> String) -> String {
    guard value.isOptional else { return test(value.text) }
    // Inside of a chain the value is no optional any more.
    let whole = value.isMarked ? "(\(value.text))" : value.text
    return "\(whole).map({ \(test("$0")) }) == true"
  }
}

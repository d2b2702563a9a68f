import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit

extension PlanReader {
  static let matcherKeys = [
    "near", "within", "atLeast", "atMost", "above", "below", "oneOf", "not", "contains", "is",
    "under", "inside", "inset", "direction",
  ]

  /// Reads a condition.
  func condition(_ source: Source, scope: BodyScope) -> Condition? {
    guard let source = object(source) else { return nil }
    if let choices = source["any"] {
      refuseUnknown(source, allowed: ["any"], "a condition")
      return conditions(choices, scope: scope).map { .any($0) }
    }
    if let choices = source["none"] {
      refuseUnknown(source, allowed: ["none"], "a condition")
      return conditions(choices, scope: scope).map { .none($0) }
    }
    if source["call"] != nil { return call(source, scope: scope).map { .call($0) } }
    guard !source.members.isEmpty else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        "an empty condition",
        allowed: ["any", "none", "call", "$…"]
      )
      return nil
    }
    var parts: [(reference: Reference, matcher: Matcher, path: SourcePath)] = []
    for (key, value) in source.members {
      guard key.hasPrefix("$") else {
        diagnostics.reportUnknown(
          .unknownMember,
          key,
          at: value.path,
          key: true,
          "a condition names what it looks at with a dollar: '$\(key)'",
          allowed: ["any", "none", "call", "$…"]
        )
        continue
      }
      guard let reference = reference(key, at: value.path, scope: scope) else { continue }
      let type = Box<ValueType>()
      later { [self] in type.value = expectedType(of: reference, scope: scope) }
      if let matcher = matcher(value, expecting: type, scope: scope) {
        parts.append((reference, matcher, value.path))
      }
    }
    return .all(parts)
  }

  private func conditions(_ source: Source, scope: BodyScope) -> [Condition]? {
    guard source.json.isArray else {
      wrongType(source, "a list of conditions")
      return nil
    }
    return source.elements.compactMap { condition($0, scope: scope) }
  }

  /// Returns the type of a reference that has been checked elsewhere.
  func expectedType(of reference: Reference, scope: BodyScope?) -> ValueType? {
    let silent = PlanReader(
      environment: environment,
      diagnostics: DiagnosticCollector(file: "", bytes: []),
      plan: plan,
      isComplete: true
    )
    silent.notes = notes
    return silent.type(of: reference, at: SourcePath(), scope: scope)
  }

  /// Reads a matcher; where the type is known to be an object's, names are checked as references.
  func matcher(
    _ source: Source,
    expecting type: Box<ValueType>? = nil,
    scope: BodyScope? = nil
  ) -> Matcher? {
    switch source.json.kind {
    case .array:
      let element = Box<ValueType>()
      later { if case .list(let inner)? = type?.value?.unwrapped { element.value = inner } }
      let parts = source.elements.compactMap { matcher($0, expecting: element, scope: scope) }
      return parts.count == source.json.count ? .list(parts) : nil
    case .object where source["call"] == nil && source["sum"] == nil:
      return matcherObject(source, expecting: type, scope: scope)
    default:
      return constant(source, expecting: type, scope: scope).map { .equals($0) }
    }
  }

  private func constant(
    _ source: Source,
    expecting type: Box<ValueType>?,
    scope: BodyScope?
  ) -> Expression? {
    guard let value = expression(source, as: .any, scope: scope) else { return nil }
    guard let constant = value.constant else { return value }
    later { [self] in
      guard let type = type?.value?.unwrapped else { return }
      guard case .text(let text) = constant else {
        refuse(constant, where: type, source)
        return
      }
      switch type {
      case .object(let className):
        _ = reference(text, at: source.path, scope: scope, expecting: className)
      case .choice(let names) where !names.contains(text):
        refuseChoice(text, of: names, type, source)
      case .choice, .text, .selector, .options, .scale, .angle, .frame, .any: break
      default: wrongType(source, type.text)
      }
    }
    return value
  }

  /// Reports a text that is none of the names that a type has.
  func refuseChoice(_ text: String, of names: [String], _ type: ValueType, _ source: Source) {
    diagnostics.reportUnknown(
      .wrongType,
      text,
      at: source.path,
      "'\(text)' is not \(type.text)",
      allowed: names
    )
  }

  /// Reports a number or a flag where values of another type are compared; `null` is always one.
  private func refuse(_ constant: Value, where type: ValueType, _ source: Source) {
    switch (constant, type) {
    case (.number, .number), (.number, .integer), (.number, .count), (.number, .time),
      (.number, .angle), (.number, .scale), (.flag, .flag), (_, .any), (.none, _):
      break
    default: wrongType(source, type.text)
    }
  }

  private func matcherObject(
    _ source: Source,
    expecting type: Box<ValueType>?,
    scope: BodyScope?
  ) -> Matcher? {
    var parts: [Matcher] = []
    if source.members.isEmpty {
      diagnostics.report(
        .missingMember,
        at: source.path,
        "an empty matcher holds always: say what must be true",
        allowed: PlanReader.matcherKeys
      )
      return nil
    }
    for (key, value) in source.members {
      guard let part = part(key, value, of: source, expecting: type, scope: scope) else {
        continue
      }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private func part(
    _ key: String,
    _ value: Source,
    of source: Source,
    expecting type: Box<ValueType>?,
    scope: BodyScope?
  ) -> Matcher? {
    func any() -> Expression? { expression(value, as: .any, scope: scope) }
    func bound() -> Expression? { expression(value, as: .number, scope: scope) }
    switch key {
    case "near":
      guard let within = source["within"] else {
        diagnostics.report(
          .missingMember,
          at: source.path,
          "'near' needs 'within'",
          allowed: ["within"]
        )
        return nil
      }
      guard let distance = number(within, atLeast: 0) else { return nil }
      return any().map { .near($0, within: distance) }
    case "within", "inset":
      let other = key == "within" ? "near" : "inside"
      if source[other] == nil {
        diagnostics.report(
          .missingMember,
          at: value.path,
          key: true,
          "'\(key)' needs '\(other)'",
          allowed: [other]
        )
      }
      return nil
    case "atLeast": return bound().map { .atLeast($0) }
    case "atMost": return bound().map { .atMost($0) }
    case "above": return bound().map { .above($0) }
    case "below": return bound().map { .below($0) }
    case "oneOf":
      guard value.json.isArray else {
        wrongType(value, "a list")
        return nil
      }
      return .oneOf(value.elements.compactMap { matcher($0, expecting: type, scope: scope) })
    case "not": return matcher(value, expecting: type, scope: scope).map { .not($0) }
    case "contains": return matcher(value, scope: scope).map { .contains($0) }
    case "is": return className(value).map { .isClass($0) }
    case "under":
      return expression(value, as: .object("UIView"), scope: scope).map { .under($0) }
    case "inside":
      let inset = source["inset"].flatMap { number($0) } ?? 0
      return expression(value, as: .object("UIView"), scope: scope)
        .map { .inside($0, inset: inset) }
    case "direction":
      let type = ValueType.choice(Matcher.directions)
      guard let name = expression(value, as: type)?.constant?.name else { return nil }
      return .direction(name)
    default:
      diagnostics.reportUnknown(
        .unknownMatcher,
        key,
        at: value.path,
        key: true,
        "there is no matcher '\(key)'",
        allowed: PlanReader.matcherKeys
      )
      return nil
    }
  }

  /// Reads the name of a class.
  func className(_ source: Source) -> String? {
    guard let name = text(source) else { return nil }
    if catalogue.entries[name] != nil || environment.moduleClasses[name] != nil { return name }
    reportUnknownClass(name, at: source.path)
    return nil
  }

  func reportUnknownClass(_ name: String, at path: SourcePath) {
    if Catalogue.laterClasses.contains(name) {
      diagnostics.report(
        .unknownClass,
        at: path,
        "\(name) is a class of UIKit's that this build does not simulate yet"
      )
      return
    }
    if let dot = name.firstIndex(of: "."),
      environment.modules.allSatisfy({ $0.name != name[..<dot] })
    {
      diagnostics.report(
        .unknownModule,
        at: path,
        "the class '\(name)' needs the module '\(name[..<dot])', which is not there",
        hint: environment.searchedHint
      )
      return
    }
    diagnostics.reportUnknown(
      .unknownClass,
      name,
      at: path,
      "there is no class '\(name)'",
      allowed: catalogue.entries.values.filter { $0.row.make != nil }.map(\.name)
        + environment.moduleClasses.keys
    )
  }
}

extension ValueType {
  /// The type without `null`.
  var unwrapped: ValueType {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }
}

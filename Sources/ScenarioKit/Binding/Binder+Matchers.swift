package import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  static let matcherKeys = [
    "near", "within", "atLeast", "atMost", "above", "below", "oneOf", "not", "contains", "is",
    "under", "inside", "inset", "direction",
  ]

  /// Reads a matcher; where the type is known to be an object's, names are checked as references.
  func matcher(
    _ source: Syntax,
    expecting type: Box<ValueType>? = nil,
    scope: BodyScope? = nil
  ) -> Matcher? {
    if transforms.isTransform(source) {
      names.later { [self] in
        switch type?.value?.unwrapped {
        case nil, .any, .transform, .layerTransform: break
        case let other?: wrongType(source, other.text)
        }
      }
      // A layer's kinds include those of a view, and which of the two it is may not be known yet.
      return transforms.transform(source, ofLayer: true).map { .equals(.constant(.transform($0))) }
    }
    switch source.kind {
    case .array:
      let element = Box<ValueType>()
      names.later { if case .list(let inner)? = type?.value?.unwrapped { element.value = inner } }
      let parts = source.elements.compactMap { matcher($0, expecting: element, scope: scope) }
      return parts.count == source.count ? .list(parts) : nil
    case .object where source["call"] == nil && source["sum"] == nil:
      return matcherObject(source, expecting: type, scope: scope)
    default:
      return constant(source, expecting: type, scope: scope).map { .equals($0) }
    }
  }

  private func constant(
    _ source: Syntax,
    expecting type: Box<ValueType>?,
    scope: BodyScope?
  ) -> ValuePlan? {
    guard let value = bind(source, as: .any, scope: scope) else { return nil }
    guard let constant = value.constant else { return value }
    guard case .text(let text) = constant else {
      names.later { [self] in
        if let type = type?.value?.unwrapped { refuse(constant, where: type, source) }
      }
      return value
    }
    // A text may be a name, a choice or just text, which only the type tells; that waits for all
    // names.
    let named = Box<ValuePlan>(value)
    names.later { [self] in
      guard let type = type?.value?.unwrapped else { return }
      switch type {
      case .object(let className):
        _ = names.reference(text, at: source.path, scope: scope, expecting: className)
      case .choice(let choices):
        if choices.contains(text) {
          names.use(.choice, text, at: source.path)
        } else {
          refuseChoice(text, of: choices, type, source)
        }
      // What is written by a name or in degrees is a number.
      case .scale, .angle:
        if let number = type.coerced(constant) {
          named.value = .constant(number)
        } else {
          wrongType(source, type.text)
        }
      case .selector, .options: useName(source, as: type)
      case .color: if type.coerced(constant) == nil { wrongType(source, type.text) }
      case .text, .key, .any: break
      default: wrongType(source, type.text)
      }
    }
    return .late(named)
  }

  /// Reports a text that is none of the names that a type has.
  func refuseChoice(_ text: String, of names: [String], _ type: ValueType, _ source: Syntax) {
    diagnostics.reportUnknown(
      .wrongType,
      text,
      at: source.path,
      Sentence("'\(text)' is not \(type.text)", zh: "“\(text)”不是\(type.text)"),
      allowed: names
    )
  }

  /// Reports a number or a flag where values of another type are compared; `null` is always one.
  private func refuse(_ constant: Value, where type: ValueType, _ source: Syntax) {
    switch (constant, type) {
    case (.number, .number), (.number, .integer), (.number, .count), (.number, .time),
      (.number, .angle), (.number, .scale), (.flag, .flag), (_, .any), (.none, _):
      break
    default: wrongType(source, type.text)
    }
  }

  private func matcherObject(
    _ source: Syntax,
    expecting type: Box<ValueType>?,
    scope: BodyScope?
  ) -> Matcher? {
    var parts: [Matcher] = []
    if source.members.isEmpty {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence(
          "an empty matcher holds always: say what must be true",
          zh: "空的匹配器总是成立：请写出必须为真的内容"
        ),
        allowed: Binder.matcherKeys
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
    _ value: Syntax,
    of source: Syntax,
    expecting type: Box<ValueType>?,
    scope: BodyScope?
  ) -> Matcher? {
    func measure(as type: ValueType) -> ValuePlan? {
      bind(value, as: isInDegrees(value) ? .angle : type, scope: scope)
    }
    func bound() -> ValuePlan? { measure(as: .number) }
    if Binder.matcherKeys.contains(key) {
      names.use(.matcher, key, at: value.path, key: true)
    }
    switch key {
    case "near":
      guard let within = source["within"] else {
        diagnostics.report(
          .missingMember,
          at: source.path,
          Sentence("'near' needs 'within'", zh: "'near' 需要 'within'"),
          allowed: ["within"]
        )
        readParts(of: source, ["near": .any], scope: scope)
        return nil
      }
      guard let distance = distance(within) else { return nil }
      return measure(as: .any).map { .near($0, within: distance) }
    case "within", "inset":
      let other = key == "within" ? "near" : "inside"
      if source[other] == nil {
        diagnostics.report(
          .missingMember,
          at: value.path,
          key: true,
          Sentence("'\(key)' needs '\(other)'", zh: "“\(key)”需要“\(other)”"),
          allowed: [other]
        )
      }
      // What it belongs to has read it.
      return nil
    case "atLeast": return bound().map { .atLeast($0) }
    case "atMost": return bound().map { .atMost($0) }
    case "above": return bound().map { .above($0) }
    case "below": return bound().map { .below($0) }
    case "oneOf":
      guard value.isArray else {
        wrongType(value, Sentence("a list", zh: "列表"))
        return nil
      }
      return .oneOf(value.elements.compactMap { matcher($0, expecting: type, scope: scope) })
    case "not": return matcher(value, expecting: type, scope: scope).map { .not($0) }
    case "contains": return matcher(value, scope: scope).map { .contains($0) }
    case "is": return names.wantedClass(value).map { .isClass($0) }
    case "under":
      return bind(value, as: .object("UIView"), scope: scope).map { .under($0) }
    case "inside":
      let inset = source["inset"].flatMap { number($0) } ?? 0
      return bind(value, as: .object("UIView"), scope: scope)
        .map { .inside($0, inset: inset) }
    case "direction":
      let type = ValueType.choice(Matcher.directions)
      return constant(value, as: type)?.name.map { .direction($0) }
    default:
      diagnostics.reportUnknown(
        .unknownMatcher,
        key,
        at: value.path,
        key: true,
        Sentence("there is no matcher '\(key)'", zh: "没有匹配器“\(key)”"),
        allowed: Binder.matcherKeys
      )
      return nil
    }
  }

  private func isInDegrees(_ source: Syntax) -> Bool {
    source.string?.hasSuffix("deg") ?? false
  }

  private func distance(_ source: Syntax) -> Double? {
    guard isInDegrees(source) else { return number(source, atLeast: 0) }
    return constant(source, as: .angle)?.number
  }
}

extension ValueType {
  /// The type without `null`.
  package var unwrapped: ValueType {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }
}

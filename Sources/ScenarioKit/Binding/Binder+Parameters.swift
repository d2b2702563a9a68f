import Catalogue
import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  /// Reads a place on the screen.
  func place(_ source: Syntax) -> PlacePlan? {
    switch source.kind {
    case .array:
      return bind(source, as: .point).map { screen($0, source) }
    case .string:
      let text = source.string ?? ""
      if text.hasPrefix("$"), !text.contains("[") {
        return bind(source, as: .any).map { screen($0, source) }
      }
      return names.reference(text, at: source.path, expecting: "NSObject")
        .map { PlacePlan(base: .center($0), offset: nil, path: source.path) }
    case .object:
      if source["sum"] != nil || source["call"] != nil {
        return bind(source, as: .point).map { screen($0, source) }
      }
      return placeObject(source)
    default:
      wrongType(
        source,
        Sentence(
          "a place: [x, y], a view's id, or { \"in\": id, … }",
          zh: "位置：[x, y]、视图的 id，或 { \"in\": id, … }"
        )
      )
      return nil
    }
  }

  private func screen(_ expression: ValuePlan, _ source: Syntax) -> PlacePlan {
    PlacePlan(base: .screen(expression), offset: nil, path: source.path)
  }

  private func placeObject(_ source: Syntax) -> PlacePlan? {
    refuseUnknown(
      source,
      allowed: ["in", "point", "unit", "part", "offset"],
      Sentence("a place", zh: "位置")
    )
    guard let holder = source["in"] else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("a place needs 'in'", zh: "位置需要 'in'"),
        allowed: ["in"]
      )
      return nil
    }
    guard let name = text(holder),
      let reference = names.reference(name, at: holder.path, expecting: "NSObject")
    else { return nil }
    let forms = ["point", "unit", "part"].filter { source[$0] != nil }
    if forms.count > 1 {
      diagnostics.report(
        .unknownMember,
        at: source.path,
        Sentence(
          "a place is said in one way, and this one has \(forms.joined(separator: " and "))",
          zh: "位置只用一种方式说明，而这里有 \(Sentence.list(forms))"
        ),
        allowed: forms
      )
    }
    var base = PlacePlan.Base.center(reference)
    if let point = source["point"] {
      guard let expression = bind(point, as: .point) else { return nil }
      base = .point(reference, expression)
    } else if let unit = source["unit"] {
      guard let expression = bind(unit, as: .point) else { return nil }
      base = .unit(reference, expression)
    } else if let part = source["part"] {
      guard let name = self.part(part) else { return nil }
      base = .part(reference, name)
    }
    let offset = source["offset"].flatMap { bind($0, as: .point) }
    return PlacePlan(base: base, offset: offset, path: source.path)
  }

  /// Reads the name of a part, such as `thumb` or `segment[1]`.
  private func part(_ source: Syntax) -> String? {
    guard let name = text(source) else { return nil }
    let isSegment = name.hasPrefix("segment[") && ReferencePath(name)?.steps.count == 1
    guard isSegment || Catalogue.parts.contains(name) else {
      diagnostics.reportUnknown(
        .wrongType,
        name,
        at: source.path,
        Sentence("nothing has a part '\(name)'", zh: "没有叫“\(name)”的部分"),
        allowed: Catalogue.parts + ["segment[0]"]
      )
      return nil
    }
    return name
  }
}

// What a recorder wants of a part that lacks something, most often because it is still to be typed.

extension Binder {
  /// Reads, for a recorder alone, members that are there, each as a value of its type.
  func readParts(
    of source: Syntax,
    _ types: KeyValuePairs<String, ValueType>,
    scope: BodyScope? = nil
  ) {
    guard names.recorder != nil else { return }
    for (key, type) in types {
      if let value = source[key] { _ = bind(value, as: type, scope: scope) }
    }
  }

  /// Reads, for a recorder alone, the elements of a list, each as a value of a type.
  func readElements(of source: Syntax?, as type: ValueType, scope: BodyScope? = nil) {
    guard names.recorder != nil, let source else { return }
    for element in source.elements { _ = bind(element, as: type, scope: scope) }
  }
}

// What only the parameters of stimuli hold.

extension Binder {
  /// Reads a number that lies between two.
  func bounded(_ source: Syntax, _ type: ValueType, _ range: ClosedRange<Double>) -> ValuePlan? {
    guard let plan = bind(source, as: type) else { return nil }
    // What is computed is held against the range when the stimulus is sent.
    if let number = plan.constant?.number, !range.contains(number) {
      let (low, high) = (World.text(range.lowerBound), World.text(range.upperBound))
      diagnostics.report(
        .outOfRange,
        at: source.path,
        Sentence(
          "\(source.json) is not between \(low) and \(high)",
          zh: "\(source.json) 不在 \(low) 与 \(high) 之间"
        ),
        allowed: ["\(low)…\(high)"]
      )
      return nil
    }
    return plan
  }

  /// Reads a list of so many elements.
  func elements(
    _ source: Syntax,
    _ element: ValueType,
    count: ClosedRange<Int>?
  ) -> ValuePlan? {
    guard source.isArray else {
      wrongType(source, Sentence("a list", zh: "列表"))
      return nil
    }
    if let count, !count.contains(source.count) {
      diagnostics.report(
        .outOfRange,
        at: source.path,
        Sentence("the list has \(source.count) elements", zh: "列表有 \(source.count) 个元素"),
        forms: [
          Sentence(
            "\(count.lowerBound)…\(count.upperBound) elements",
            zh: "\(count.lowerBound)…\(count.upperBound) 个元素"
          )
        ]
      )
      readElements(of: source, as: element)
      return nil
    }
    return .list(source.elements.compactMap { bind($0, as: element) })
  }

  /// Reads an object with these members, as the list of their values.
  func record(_ source: Syntax, _ fields: [StimulusField]) -> ValuePlan? {
    guard let source = object(source) else { return nil }
    refuseUnknownParameters(source, fields)
    return .list(
      fields.map { field in
        guard let value = source[field.name] else {
          if field.isRequired {
            diagnostics.report(
              .missingMember,
              at: source.path,
              Sentence("'\(field.name)' is missing", zh: "缺少“\(field.name)”"),
              allowed: [field.name]
            )
          }
          // Every field keeps its place in the list, by which the stimulus tells them apart.
          return .constant(.none)
        }
        names.use(.parameter, field.name, at: value.path, key: true)
        return bind(value, as: ValueType(field.type)) ?? .constant(.none)
      }
    )
  }

  private func refuseUnknownParameters(_ source: Syntax, _ fields: [StimulusField]) {
    for (key, value) in source.members where !fields.contains(where: { $0.name == key }) {
      diagnostics.reportUnknown(
        .unknownParameter,
        key,
        at: value.path,
        key: true,
        Sentence("there is no parameter '\(key)' here", zh: "这里没有参数“\(key)”"),
        allowed: fields.map(\.name)
      )
    }
  }
}

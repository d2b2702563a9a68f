import Catalogue
import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension PlanReader {
  /// Reads a place on the screen.
  func place(_ source: Syntax) -> PlacePlan? {
    switch source.kind {
    case .array:
      return expression(source, as: .point).map { screen($0, source) }
    case .string:
      let text = source.string ?? ""
      if text.hasPrefix("$"), !text.contains("[") {
        return expression(source, as: .any).map { screen($0, source) }
      }
      return reference(text, at: source.path, expecting: "NSObject")
        .map { PlacePlan(base: .center($0), offset: nil, path: source.path) }
    case .object:
      if source["sum"] != nil || source["call"] != nil {
        return expression(source, as: .point).map { screen($0, source) }
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
      let reference = reference(name, at: holder.path, expecting: "NSObject")
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
      guard let expression = expression(point, as: .point) else { return nil }
      base = .point(reference, expression)
    } else if let unit = source["unit"] {
      guard let expression = expression(unit, as: .point) else { return nil }
      base = .unit(reference, expression)
    } else if let part = source["part"] {
      guard let name = self.part(part) else { return nil }
      base = .part(reference, name)
    }
    let offset = source["offset"].flatMap { expression($0, as: .point) }
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

import Sentences
import WorkbenchProtocol

/// The parts of responder-protocol(7) that come from the table of the protocol.
enum ProtocolTables {
  static let page = "responder-protocol.7"

  static let parts: [String: @Sendable () -> Mdoc] = [
    "methods": methods, "notifications": notifications, "types": types, "errors": errors,
    "limits": limits, "capabilities": capabilities,
  ]

  static func methods() -> Mdoc {
    var page = Mdoc()
    var group = ""
    for method in MethodTable.standard.methods {
      if method.group != group {
        if !group.isEmpty { page.raw(".El") }
        group = method.group
        page.macro("Ss", "Methods", "of", "the", "group", group)
        page.raw(".Bl -tag -width Ds")
      }
      page.raw(".It Ic " + Mdoc.word(method.name))
      page.text(method.summary.english)
      add(method.parameters, "Parameters:", to: &page)
      add(method.results, "Result:", to: &page)
      guard !method.errors.isEmpty else { continue }
      page.raw(".Pp")
      page.text("Errors of its own: " + method.errors.map(\.name).joined(separator: ", ") + ".")
      add(method.errorDetails, "Further members of their data:", to: &page)
    }
    page.raw(".El")
    return page
  }

  static func notifications() -> Mdoc {
    var page = Mdoc()
    page.list { list in
      for event in MethodTable.standard.events {
        list.raw(".It Ic " + Mdoc.word(event.name))
        list.text("Sent by the \(event.sender.rawValue). \(event.summary)")
        add(event.parameters, "Parameters:", to: &list)
      }
    }
    return page
  }

  static func types() -> Mdoc {
    var page = Mdoc()
    page.list { list in
      for type in MethodTable.standard.types {
        list.raw(".It Vt " + Mdoc.word(type.name))
        list.text(type.summary.english)
        if case .object(let fields) = type.type {
          add(fields, "Members:", to: &list)
        } else {
          list.text("It is: " + WireTypeText.of(type.type) + ".")
        }
      }
    }
    return page
  }

  static func errors() -> Mdoc {
    var page = Mdoc()
    page.list { list in
      for error in ErrorType.all {
        list.raw(".It Er " + Mdoc.word(error.name) + " Pq " + Mdoc.word("\(error.code)"))
        list.text(error.summary.english)
        if let hint = error.hint { list.text(hint.english) }
        add(error.details, "Further members of data:", to: &list)
      }
    }
    return page
  }

  static func limits() -> Mdoc {
    var page = Mdoc()
    page.list("-tag -width \"requestContainers\" -compact") { list in
      for limit in Limit.all {
        list.raw(".It Va " + Mdoc.word(limit.name))
        list.text("\(limit.value)\(limit.unit.map { " " + $0 } ?? ""). \(limit.summary)")
      }
    }
    return page
  }

  static func capabilities() -> Mdoc {
    var page = Mdoc()
    page.list("-tag -width \"framing-content-length\" -compact") { list in
      for capability in Capability.all {
        list.raw(".It Sy " + Mdoc.word(capability.name))
        list.text(capability.summary.english)
      }
    }
    return page
  }

  private static func add(_ fields: [Field], _ title: String, to page: inout Mdoc) {
    guard !fields.isEmpty else { return }
    page.raw(".Pp")
    page.text(title)
    page.list("-tag -width Ds -compact -offset indent") { list in
      for (name, field) in rows(fields) {
        list.raw(".It Va " + Mdoc.word(name) + " Pq " + Mdoc.word(WireTypeText.of(field)))
        list.text(field.summary.english)
      }
    }
  }

  /// The fields, followed each by those that lie inside it: `client`, `client.name`.
  private static func rows(_ fields: [Field], in prefix: String = "") -> [(String, Field)] {
    fields.flatMap { field in
      [(prefix + field.name, field)]
        + rows(WireTypeText.members(of: field.type), in: prefix + field.name + ".")
    }
  }
}

/// Types of the protocol in words.
enum WireTypeText {
  /// The type of a field, and whether it may be left out.
  static func of(_ field: Field) -> String {
    let type = of(field.type) + (field.unit.map { ", in " + $0 } ?? "")
    return switch field.presence {
    case .required: type
    case .optional: type + ", optional"
    case .defaulted(let value): type + ", else \(value.json(in: .english))"
    }
  }

  static func of(_ type: WireType) -> String {
    switch type {
    case .integer(let range) where range == WireType.integers: "whole number, or negative"
    case .integer(let range) where range.upperBound == WireType.integers.upperBound:
      range.lowerBound == 0 ? "whole number" : "whole number from \(range.lowerBound)"
    case .integer(let range): "whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range?): "number from \(range.lowerBound) to \(range.upperBound)"
    case .array(.number(nil), let count?) where count.lowerBound == count.upperBound: type.name
    case .array(.integer, let count?) where count.lowerBound == count.upperBound:
      "list of \(count.lowerBound) whole numbers"
    case .array(let element, _): "list of " + plural(element)
    case .map(let element): "object of " + plural(element)
    case .oneOf(let types): types.map(of).joined(separator: " or ")
    case .choice(let words) where words.count > 8: "one of many words"
    case .string, .boolean, .number, .null, .any, .choice, .object, .named: type.name
    }
  }

  private static func plural(_ type: WireType) -> String {
    switch type {
    case .any: "any values"
    case .string, .boolean, .integer, .number, .object, .named: of(type) + "s"
    case .null, .choice, .array, .map, .oneOf: of(type)
    }
  }

  /// The members of an object, or of the objects of a list.
  static func members(of type: WireType) -> [Field] {
    switch type {
    case .object(let fields): fields
    case .array(let element, _): members(of: element)
    case .oneOf(let types): types.flatMap { members(of: $0) }
    case .string, .boolean, .integer, .number, .null, .any, .choice, .map, .named: []
    }
  }
}

import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
import ScenarioSyntax

extension ScenarioSchema {
  /// Returns the schema of a value of a type, where it may also be computed.
  func value(of type: ValueType) -> JSONValue {
    switch type {
    // What they consist of may be computed, and they are not; a reference may have a dollar anyway.
    case .place, .elements, .record, .reference, .optional(.reference): schema(of: type)
    default: anyOf([schema(of: type), reference("computed")])
    }
  }

  /// Returns the schema of a constant of a type.
  func schema(of type: ValueType) -> JSONValue {
    switch type {
    case .flag: ["type": "boolean"]
    case .number: ["type": "number"]
    case .integer: ["type": "integer"]
    case .text, .key: ["type": "string"]
    case .color: pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    case .point, .size: numbers(2)
    case .rect, .insets: numbers(4)
    case .pointOrRect: anyOf([numbers(2), numbers(4)])
    case .frame: anyOf([numbers(4), ["const": "fill"]])
    case .transform, .layerTransform: ["type": ["array", "object"]]
    case .angle: anyOf([["type": "number"], pattern("deg$")])
    case .time:
      ["type": "number", "minimum": 0, "maximum": World.number(ValueType.longestTime)]
    case .range: integers(2)
    case .indexPath: integers(2)
    case .count: ["type": "integer", "minimum": 0]
    case .sections(let key, let className):
      list(record([(key, list(schema(of: .object(className))))], required: [key]))
    case .selector: pattern("^[A-Za-z_][A-Za-z0-9_]*(:([A-Za-z_][A-Za-z0-9_]*:)?)?$")
    case .choice(let names): ["enum": JSONValue(names)]
    case .scale(let names): anyOf([["type": "number"], ["enum": JSONValue(names.map(\.name))]])
    case .options(let names):
      anyOf([["enum": JSONValue(names)], list(["enum": JSONValue(names)])])
    case .object(let name):
      catalogue.entries[name] == nil ? [:] : reference("any." + name)
    case .list(let element): list(schema(of: element))
    case .body: reference("body")
    case .targets:
      list([
        "type": "object",
        "properties": ["for": schema(of: .options(ControlEvents.names))],
        "required": ["for"],
      ])
    case .actions:
      list(
        record(
          [("target", schema(of: .object("NSObject"))), ("action", schema(of: .selector))],
          required: ["action"]
        )
      )
    case .reference: reference("reference")
    case .place: reference("place")
    case .bounded(let number, let range): bounded(schema(of: number), range)
    case .elements(let element, _): list(value(of: element))
    case .record(let fields):
      record(
        fields.map { ($0.name, value(of: ValueType($0.type))) },
        required: fields.filter(\.isRequired).map(\.name)
      )
    case .optional(let wrapped): anyOf([schema(of: wrapped), ["type": "null"]])
    case .any: [:]
    }
  }

  private func bounded(_ number: JSONValue, _ range: ClosedRange<Double>) -> JSONValue {
    number.set("minimum", World.number(range.lowerBound))
    number.set("maximum", World.number(range.upperBound))
    return number
  }

  /// A reference with a dollar, a call, or a sum.
  var computed: JSONValue {
    anyOf([
      pattern("^\\$[A-Za-z_]"), call,
      record([("sum", ["type": "array", "minItems": 2])], required: ["sum"]),
    ])
  }

  var call: JSONValue {
    record(
      [("call", ["type": "string"]), ("on", [:]), ("with", ["type": "array"])],
      required: ["call", "on"]
    )
  }

  // MARK: - Parts of schemas

  /// Returns the schema of an object with these members and no others.
  func record(_ members: [(String, JSONValue)], required: [String] = []) -> JSONValue {
    let properties = JSONValue.object()
    for (name, schema) in members { properties.set(name, schema) }
    properties.set("comment", reference("comment"))
    let result: JSONValue = [
      "type": "object", "properties": properties, "additionalProperties": false,
    ]
    if !required.isEmpty { result.set("required", JSONValue(required)) }
    return result
  }

  func reference(_ name: String) -> JSONValue { ["$ref": JSONValue("#/$defs/" + name)] }

  func list(_ element: JSONValue) -> JSONValue { ["type": "array", "items": element] }

  func anyOf(_ choices: [JSONValue]) -> JSONValue { ["anyOf": JSONValue(choices)] }

  func pattern(_ pattern: String) -> JSONValue {
    ["type": "string", "pattern": JSONValue(pattern)]
  }

  func string(_ summary: String) -> JSONValue { described(["type": "string"], summary) }

  func described(_ schema: JSONValue, _ summary: String) -> JSONValue {
    schema.set("description", summary)
    return schema
  }

  private func numbers(_ count: Int) -> JSONValue { numbers(count, "number") }

  private func integers(_ count: Int) -> JSONValue { numbers(count, "integer") }

  private func numbers(_ count: Int, _ type: String) -> JSONValue {
    [
      "type": "array", "items": anyOf([["type": JSONValue(type)], reference("computed")]),
      "minItems": JSONValue(count), "maxItems": JSONValue(count),
    ]
  }
}

public import Jansson
public import Sentences

extension MethodTable {
  /// The table, or what concerns one method of it, as a JSON Schema 2020-12 document.
  ///
  /// The shared types stand in `$defs`. Beside them are `methods` (each with the
  /// schemas of `params` and `result`), `events` and `errors`, which a validator
  /// passes over and which can be pointed at: `#/methods/touch.tap/params`. Descriptions are in
  /// the language.
  public func schema(for method: Method? = nil, in language: Language) -> JSONValue {
    let writer = JSONSchema(language: language)
    let schema = JSONValue.object()
    schema.set("$schema", "https://json-schema.org/draft/2020-12/schema")
    schema.set(.title, "The protocol of the Responder workbench")
    let methods = method.map { [$0] } ?? self.methods
    let parts = JSONValue.object()
    for method in methods {
      parts.set(method.name, self.schema(of: method, writer))
    }
    schema.set("methods", parts)
    if method == nil {
      schema.set("events", eventSchemas(writer))
      schema.set("errors", errorSchemas(writer))
    }
    schema.set("$defs", definitions(for: method, writer))
    return schema
  }

  private func schema(of method: Method, _ writer: JSONSchema) -> JSONValue {
    let schema: JSONValue = ["description": writer.text(method.summary)]
    if let module = method.module { schema.set(.module, module) }
    schema.set("params", writer.object(method.parameters))
    schema.set("result", writer.object(method.results))
    schema.set("errors", JSONValue(method.errors.map(\.name)))
    if !method.errorDetails.isEmpty {
      schema.set("errorData", writer.object(method.errorDetails))
    }
    return schema
  }

  private func eventSchemas(_ writer: JSONSchema) -> JSONValue {
    let schemas = JSONValue.object()
    for event in events {
      schemas.set(
        event.name,
        [
          "description": writer.text(event.summary), .sender: JSONValue(event.sender.rawValue),
          "params": writer.object(event.parameters),
        ]
      )
    }
    return schemas
  }

  private func errorSchemas(_ writer: JSONSchema) -> JSONValue {
    let schemas = JSONValue.object()
    for type in ErrorType.all {
      let schema: JSONValue = [
        "description": writer.text(type.summary), .code: JSONValue(type.code),
        .doc: JSONValue(type.doc),
      ]
      if let hint = type.hint { schema.set(.hint, writer.text(hint)) }
      if !type.details.isEmpty { schema.set(.data, writer.object(type.details)) }
      schemas.set(type.name, schema)
    }
    return schemas
  }

  /// The named types, or those that one method needs, directly or through others.
  private func definitions(for method: Method?, _ writer: JSONSchema) -> JSONValue {
    let definitions = JSONValue.object()
    var wanted = method.map { names(in: .object($0.parameters + $0.results)) }
    var done: Set<String> = []
    while let name = wanted?.popLast() {
      // Types name each other in circles, as a node its children.
      guard done.insert(name).inserted, let type = self.type(name) else { continue }
      wanted? += names(in: type.type)
    }
    for type in types where method == nil || done.contains(type.name) {
      let schema = writer.schema(type.type)
      schema.set("description", writer.text(type.summary))
      definitions.set(type.name, schema)
    }
    return definitions
  }

  private func names(in type: WireType) -> [String] {
    switch type {
    case .named(let name): [name]
    case .array(let element, _): names(in: element)
    case .map(let element): names(in: element)
    case .object(let fields): fields.flatMap { names(in: $0.type) }
    case .oneOf(let types): types.flatMap { names(in: $0) }
    case .string, .boolean, .integer, .number, .null, .any, .choice: []
    }
  }
}

/// Writes types of the table as JSON Schema.
struct JSONSchema {
  /// The language of the descriptions.
  let language: Language

  func text(_ sentence: Sentence) -> JSONValue { JSONValue(sentence.text(in: language)) }

  func object(_ fields: [Field]) -> JSONValue {
    let properties = JSONValue.object()
    for field in fields {
      let schema = self.schema(field.type)
      schema.set("description", text(field.summary))
      if let unit = field.unit { schema.set(.unit, unit) }
      if case .defaulted(let value) = field.presence {
        schema.set("default", value.json(in: language))
      }
      properties.set(field.name, schema)
    }
    let required = fields.filter { $0.presence == .required }.map(\.name)
    let schema: JSONValue = [.type: "object", .properties: properties]
    if !required.isEmpty { schema.set(.required, JSONValue(required)) }
    // The validator refuses unknown members, so a schema that let them pass would not be its own.
    schema.set("additionalProperties", false)
    return schema
  }

  func schema(_ type: WireType) -> JSONValue {
    switch type {
    case .any: return [:]
    case .string: return [.type: "string"]
    case .boolean: return [.type: "boolean"]
    case .null: return [.type: "null"]
    case .choice(let words): return ["enum": JSONValue(words)]
    case .named(let name): return ["$ref": JSONValue("#/$defs/" + JSONPointer.escape(name))]
    case .object(let fields): return object(fields)
    case .map(let element):
      return [.type: "object", "additionalProperties": schema(element)]
    case .oneOf(let types): return ["anyOf": JSONValue(types.map(schema))]
    case .integer(let range):
      return [
        .type: "integer", "minimum": JSONValue(range.lowerBound),
        "maximum": JSONValue(range.upperBound),
      ]
    case .number(let range):
      let schema: JSONValue = [.type: "number"]
      if let range {
        schema.set("minimum", range.lowerBound)
        schema.set("maximum", range.upperBound)
      }
      return schema
    case .array(let element, let count):
      let schema: JSONValue = [.type: "array", .items: schema(element)]
      if let count {
        schema.set("minItems", count.lowerBound)
        schema.set("maxItems", count.upperBound)
      }
      return schema
    }
  }
}

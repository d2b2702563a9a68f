import Catalogue
import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

extension ScenarioSchema {
  /// Classes of which documents declare no objects but write the parts of others.
  var parts: Set<String> {
    Set(
      catalogue.entries.values.flatMap { entry in
        entry.row.properties.filter { $0.phase == .part }.compactMap(\.type.className)
      }
    )
  }

  /// Adds what concerns a class: its own members, its own overrides, its node, and what may stand
  /// for an object of it.
  func define(_ entry: Catalogue.Entry, in definitions: JSONValue) {
    definitions.set(entry.name + ".members", members(entry))
    definitions.set(entry.name + ".overrides", overrides(entry))
    if entry.row.make != nil || parts.contains(entry.name) {
      definitions.set(entry.name, node(entry))
    }
    definitions.set("any." + entry.name, anyNode(entry))
  }

  /// Returns the schema of a node of a class.
  private func node(_ entry: Catalogue.Entry) -> JSONValue {
    let overrides: JSONValue = [
      "type": "object",
      "allOf": [reference(entry.name + ".overrides"), reference("delegate.overrides")],
      "patternProperties": [
        "\\)$": described(reference("override"), "A method with its labels, as Swift writes it.")
      ],
      "unevaluatedProperties": false,
    ]
    let properties: JSONValue = [
      "id": reference("id"), "class": ["type": "string"],
      "extends": described(
        ["const": JSONValue(entry.name)],
        "The class that 'class', a name of the app's own, subclasses."
      ),
      "overrides": overrides, "implements": reference("implements"),
      "origin": reference("origin"), "comment": reference("comment"),
    ]
    if entry.ancestry.contains("UIAction") {
      properties.set("for", schema(of: .options(ControlEvents.names)))
    }
    return [
      "description": JSONValue(entry.row.summary), "type": "object",
      "allOf": [reference(entry.name + ".members")], "properties": properties,
      "if": ["required": ["extends"]], "then": ["required": ["class"]],
      "else": ["properties": ["class": ["const": JSONValue(entry.name)]]],
      "unevaluatedProperties": false,
    ]
  }

  private func members(_ entry: Catalogue.Entry) -> JSONValue {
    let properties = JSONValue.object()
    for property in entry.row.properties where property.isWritten {
      let schema =
        property.phase == .part
        ? reference(property.type.className ?? "NSObject") : value(of: property.type)
      properties.set(property.name, described(schema, property.summary))
    }
    return inheriting("members", of: entry, properties)
  }

  private func overrides(_ entry: Catalogue.Entry) -> JSONValue {
    let own = entry.row.methods.filter { $0.forms != nil }
    return inheriting("overrides", of: entry, methods(own))
  }

  private func inheriting(
    _ kind: String,
    of entry: Catalogue.Entry,
    _ properties: JSONValue
  ) -> JSONValue {
    let result: JSONValue = ["properties": properties]
    if let superclass = entry.row.superclass {
      result.set("allOf", [reference(superclass + "." + kind)])
    }
    return result
  }

  private func methods(_ rows: [MethodRow]) -> JSONValue {
    let properties = JSONValue.object()
    for row in rows.sorted(by: { $0.name < $1.name }) {
      properties.set(row.name, described(reference("override"), row.summary))
    }
    return properties
  }

  /// Returns the methods of all delegates, which any object may have.
  var delegateOverrides: JSONValue {
    let rows = catalogue.delegateMethodNames.compactMap { catalogue.delegateMethod($0) }
    let properties = methods(rows)
    properties.set("comment", reference("comment"))
    return ["properties": properties]
  }

  /// Returns the schema of what may stand for an object of a class.
  private func anyNode(_ entry: Catalogue.Entry) -> JSONValue {
    let kinds = catalogue.entries.values
      .filter { $0.ancestry.contains(entry.name) && $0.row.make != nil }
      .sorted { ($0.depth, $0.name) < ($1.depth, $1.name) }
    return anyOf(
      [reference("reference")] + kinds.map { reference($0.name) } + [reference("module.node")]
    )
  }
}

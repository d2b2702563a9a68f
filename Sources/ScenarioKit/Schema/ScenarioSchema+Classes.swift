import Jansson
@_spi(Workbench) import ResponderKit

extension ScenarioSchema {
  /// Classes of which documents declare no objects but write the parts of others.
  var parts: Set<String> {
    Set(
      catalogue.entries.values.flatMap { entry in
        entry.row.properties.filter { $0.phase == .part }.compactMap(\.type.className)
      }
    )
  }

  /// Returns the schema of a node of a class.
  func node(_ entry: Catalogue.Entry) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", reference("id")), ("class", ["const": JSONValue(entry.name)]),
      ("overrides", overrides(entry)), ("implements", reference("implements")),
    ]
    for property in entry.order where property.set != nil || property.phase == .part {
      let schema =
        property.phase == .part
        ? reference(property.type.className ?? "NSObject") : value(of: property.type)
      members.append((property.name, described(schema, property.summary)))
    }
    if entry.ancestry.contains("UIAction") {
      members.append(("for", schema(of: .options(ControlEvents.names))))
    }
    return described(record(members), entry.row.summary)
  }

  private func overrides(_ entry: Catalogue.Entry) -> JSONValue {
    let own = entry.methods.values.filter { $0.forms != nil }
    let delegate = catalogue.delegateMethodNames.subtracting(own.map(\.name))
    let properties = JSONValue.object()
    for row in own.sorted(by: { $0.name < $1.name }) {
      properties.set(row.name, described(reference("override"), row.summary))
    }
    for name in delegate.sorted() {
      guard let row = catalogue.delegateMethod(name) else { continue }
      properties.set(name, described(reference("override"), row.summary))
    }
    properties.set("comment", reference("comment"))
    return ["type": "object", "properties": properties, "additionalProperties": false]
  }

  /// Returns the schema of what may stand for an object of a class.
  func anyNode(_ entry: Catalogue.Entry) -> JSONValue {
    let kinds = catalogue.entries.values
      .filter { $0.ancestry.contains(entry.name) && $0.row.make != nil }
      .sorted { ($0.depth, $0.name) < ($1.depth, $1.name) }
    let module: JSONValue = [
      "type": "object", "properties": ["class": pattern("^[^.]+\\.[^.]+$")],
      "required": ["class"],
    ]
    return anyOf([reference("reference")] + kinds.map { reference($0.name) } + [module])
  }
}

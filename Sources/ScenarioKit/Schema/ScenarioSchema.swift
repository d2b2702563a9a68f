import Catalogue
public import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

/// The JSON Schema of scenario documents, written from the catalogue and the format's tables.
///
/// It serves editors: what only running the reader can tell, such as whether a reference leads
/// anywhere, is left to `responder check`.
public struct ScenarioSchema {
  let catalogue: Catalogue
  let modules: [Module]

  /// Makes the schema for documents that may name these modules' stimuli.
  public init(environment: ScenarioEnvironment) {
    catalogue = environment.catalogue
    modules = environment.modules
  }

  /// The schema, as it lies beside the scenarios.
  public var text: String {
    String(decoding: json.serialized(indent: 2), as: UTF8.self) + "\n"
  }

  /// The schema.
  public var json: JSONValue {
    let schema = record(
      [
        ("$schema", string("This schema, for editors.")),
        ("format", described(["const": 1], "The version of the format.")),
        ("id", string("topic/name, equal to the file's place below scenarios/.")),
        ("title", reference("text")), ("summary", reference("text")),
        ("claims", described(list(pattern("^C[0-9]{2}$")), "The claims that it shows.")),
        ("tags", list(["type": "string"])), ("modules", list(["type": "string"])),
        ("profile", reference("profile")), ("app", reference("app")),
        ("variants", list(variant)), ("script", list(reference("step"))),
      ],
      required: ["format", "app", "script"]
    )
    let result: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Responder scenario, format 1",
    ]
    for (key, value) in schema.members { result.set(key, value) }
    result.set("$defs", definitions)
    return result
  }

  private var definitions: JSONValue {
    let definitions: JSONValue = [
      "text": anyOf([
        ["type": "string"],
        record(
          [("en", ["type": "string"]), ("zh-Hans", ["type": "string"])],
          required: ["en"]
        ),
      ]),
      "comment": ["type": "string"],
      "id": pattern("^[A-Za-z_][A-Za-z0-9_-]*$"),
      "reference": pattern("^\\$?[A-Za-z_]"),
      "profile": profile,
      "app": app,
      "step": step,
      "question": question,
      "action": action,
      "body": anyOf([reference("action"), list(reference("action"))]),
      "condition": ["type": "object"],
      "matcher": matcher,
      "place": place,
      "expectation": expectation,
      "computed": computed,
      "module.node": [
        "type": "object", "properties": ["class": pattern("^[^.]+\\.[^.]+$")],
        "required": ["class"],
      ],
      "override": described([:], "A constant, a rule such as { \"onlyIf\" }, or a body."),
      "origin": origin,
      "implements": anyOf([
        list(["type": "string"]),
        ["type": "object", "additionalProperties": reference("body")],
      ]),
    ]
    definitions.set("delegate.overrides", delegateOverrides)
    for entry in catalogue.entries.values.sorted(by: { $0.name < $1.name }) {
      define(entry, in: definitions)
    }
    return definitions
  }

  // MARK: - The head

  private var variant: JSONValue {
    record(
      [
        ("id", ["type": "string"]), ("title", reference("text")),
        ("set", described(["type": "object"], "Keys of nodes, such as card.clipsToBounds.")),
      ],
      required: ["id"]
    )
  }

  private var profile: JSONValue {
    let toggles = ProfileFormat.toggles.sorted { $0.key < $1.key }.map { name, settings in
      // Documents write a yes and a no as JSON does, without quotes.
      let values = settings.map {
        $0 == "true" || $0 == "false" ? JSONValue($0 == "true") : JSONValue($0)
      }
      return (name, ["enum": JSONValue(values)] as JSONValue)
    }
    let numbers = ProfileFormat.numbers.keys.sorted().map { name in
      guard name != "rotationThreshold" else { return (name, schema(of: .angle)) }
      let range = ProfileFormat.range(of: name)
      let number: JSONValue = [
        "type": "number", "minimum": JSONValue(Int(range.lowerBound)),
        "maximum": JSONValue(Int(range.upperBound)),
      ]
      return (name, number)
    }
    return record([
      ("ios", ["enum": JSONValue(Profile.versions)]),
      ("toggles", record(toggles)), ("numbers", record(numbers)),
    ])
  }

  private var app: JSONValue {
    let device = record([
      ("userInterfaceIdiom", ["enum": ["phone", "pad"]]), ("screen", schema(of: .size)),
      ("orientation", ["enum": JSONValue(DeviceObject.orientations)]),
      ("hasHardwareKeyboard", ["type": "boolean"]),
    ])
    let scene = record([
      ("id", reference("id")), ("delegate", reference("any.NSObject")),
      ("windows", list(reference("any.UIWindow"))),
    ])
    let classes = record([("implements", reference("implements"))])
    return record([
      ("windows", list(reference("any.UIWindow"))), ("scenes", list(scene)),
      ("delegate", reference("any.NSObject")), ("application", reference("UIApplication")),
      ("device", device), ("objects", list(reference("any.NSObject"))),
      ("extensions", ["type": "object", "additionalProperties": classes]),
      ("origin", appOrigin),
    ])
  }
}

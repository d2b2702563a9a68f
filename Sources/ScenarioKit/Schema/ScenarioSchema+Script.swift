import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

extension ScenarioSchema {
  private var animationMembers: [(String, JSONValue)] {
    [
      ("duration", schema(of: ValueType.time)), ("delay", schema(of: ValueType.time)),
      ("options", schema(of: .options(Binder.animationOptions))),
      ("completion", reference("body")),
    ]
  }

  private var assignments: JSONValue {
    anyOf([["type": "object"], list(["type": "object"])])
  }

  /// One action of a body.
  var action: JSONValue {
    anyOf([
      ["const": "super"],
      record([("super", ["type": "boolean"])], required: ["super"]),
      record([("return", [:])], required: ["return"]),
      record(
        [
          ("if", reference("condition")), ("then", reference("body")), ("else", reference("body")),
        ],
        required: ["if"]
      ),
      record(
        [("note", ["type": "string"]), ("with", ["type": "object"])],
        required: ["note"]
      ),
      call,
      record([("set", assignments)], required: ["set"]),
      record([("animate", assignments)] + animationMembers, required: ["animate"]),
      record(
        [("after", schema(of: ValueType.time)), ("do", reference("body"))],
        required: ["after", "do"]
      ),
      record([("release", reference("reference"))], required: ["release"]),
    ])
  }

  private var besideStep: [(String, JSONValue)] {
    [
      ("label", ["type": "string"]),
      ("when", anyOf([["type": "string"], list(["type": "string"])])),
      ("expect", reference("expectation")), ("since", ["type": "string"]),
    ]
  }

  /// One step of the script.
  var step: JSONValue {
    func step(_ members: [(String, JSONValue)], _ required: [String]) -> JSONValue {
      record(members + besideStep, required: required)
    }
    return anyOf(
      [
        step(
          [("call", ["type": "string"]), ("on", [:]), ("with", ["type": "array"])],
          ["call", "on"]
        ),
        step([("set", assignments)], ["set"]),
        step([("animate", assignments)] + animationMembers, ["animate"]),
        step(
          [("after", schema(of: ValueType.time)), ("do", reference("body"))],
          ["after", "do"]
        ),
        step([("release", reference("reference"))], ["release"]),
        step([("wait", anyOf([schema(of: ValueType.time), ["const": "idle"]]))], ["wait"]),
        step([("ask", reference("question"))], ["ask"]),
        step([], ["expect"]),
      ] + lifecycle(step) + stimuli(step) + [otherStimulus]
    )
  }

  /// What an `ask` asks, and what may be answered.
  var question: JSONValue {
    let answer: JSONValue = ["type": ["null", "boolean", "number", "string"]]
    let option = record([("answer", answer), ("belief", reference("text"))], required: ["answer"])
    return record(
      [
        ("kind", ["enum": JSONValue(Question.Kind.allCases.map(\.rawValue))]),
        ("of", ["type": "string"]), ("prompt", reference("text")), ("explain", reference("text")),
        ("options", list(anyOf([answer, option]))),
      ],
      required: ["kind"]
    )
  }

  private func lifecycle(
    _ step: ([(String, JSONValue)], [String]) -> JSONValue
  ) -> [JSONValue] {
    LifecycleStimulus.allCases.map { stimulus in
      let send: (String, JSONValue) = ("send", ["const": JSONValue(stimulus.rawValue)])
      let members = stimulus.parameters.map { ($0.name, schema(of: $0.type)) }
      return step([send] + members, ["send"] + stimulus.parameters.map(\.name))
    }
  }

  private func stimuli(_ step: ([(String, JSONValue)], [String]) -> JSONValue) -> [JSONValue] {
    // By name, so that the schema does not depend on the order in which modules are loaded.
    modules.flatMap(\.stimuli).sorted { $0.name < $1.name }.map { stimulus in
      let send: (String, JSONValue) = ("send", ["const": JSONValue(stimulus.name)])
      let fields = stimulus.fields.map { field in
        (field.name, described(value(of: ValueType(field.type)), field.summary.en))
      }
      let required = ["send"] + stimulus.fields.filter(\.isRequired).map(\.name)
      let members = step([send] + fields, required)
      if !stimulus.choices.isEmpty {
        members.set("allOf", JSONValue(stimulus.choices.map { schema(of: $0) }))
      }
      return described(members, stimulus.summary.en)
    }
  }

  /// That one of some parameters is there and no other, or none of them.
  private func schema(of choice: ParameterChoice) -> JSONValue {
    let alone = choice.names.map { ["required": JSONValue([$0])] as JSONValue }
    // `oneOf` wants exactly one to hold, so that none of them is a case to be named as well.
    let none: [JSONValue] = choice.isRequired ? [] : [["not": anyOf(alone)]]
    return ["oneOf": JSONValue(alone + none)]
  }

  /// A stimulus of a module that this build does not come with.
  private var otherStimulus: JSONValue {
    // Otherwise a misspelt stimulus of a known module would pass as one of an unknown.
    let known = Set(modules.map(\.name) + ["application"]).sorted().joined(separator: "|")
    return [
      "type": "object", "properties": ["send": pattern("^(?!(\(known))\\.)[^.]+\\.")],
      "required": ["send"],
    ]
  }

  /// A place on the screen.
  var place: JSONValue {
    anyOf([
      schema(of: ValueType.point), reference("reference"), reference("computed"),
      record(
        [
          ("in", reference("reference")), ("point", value(of: .point)),
          ("unit", value(of: .point)), ("part", ["type": "string"]),
          ("offset", value(of: .point)),
        ],
        required: ["in"]
      ),
    ])
  }

  /// What a value is compared with.
  var matcher: JSONValue {
    let number: JSONValue = ["type": "number"]
    let members: [(String, JSONValue)] = Binder.matcherKeys.map { key in
      switch key {
      case "within", "inset": (key, number)
      case "oneOf": (key, list(reference("matcher")))
      case "not", "contains": (key, reference("matcher"))
      case "is", "under", "inside": (key, ["type": "string"])
      case "direction":
        (key, ["enum": ["left", "right", "up", "down", "horizontal", "vertical"]])
      default: (key, [:])
      }
    }
    return anyOf([
      ["type": ["null", "boolean", "number", "string"]], list(reference("matcher")),
      record(members), reference("computed"),
    ])
  }

  /// What must be true.
  var expectation: JSONValue {
    let byName: JSONValue = ["type": "object", "additionalProperties": reference("matcher")]
    return record(
      Expectation.keys.map { key in
        switch key {
        case "values", "state", "fired": (key, byName)
        case "hit", "firstResponder": (key, anyOf([reference("matcher"), byName]))
        case "discarded": (key, anyOf([["type": "boolean"], reference("reference")]))
        case "raised": (key, ["enum": JSONValue(SimulationError.Kind.allCases.map(\.rawValue))])
        case "chain": (key, list(["type": "string"]))
        case "rule": (key, anyOf([["type": "string"], list(["type": "string"])]))
        case "calls": (key, ["type": ["array", "object"]])
        case "trace": (key, list(["type": "object"]))
        case "anyOf": (key, list(reference("expectation")))
        default: (key, reference("matcher"))
        }
      }
    )
  }
}

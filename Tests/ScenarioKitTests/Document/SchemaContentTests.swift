@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// The JSON Schema: what it says of each type, each class and each list of names.
struct SchemaContentTests {
  private let schema = ScenarioSchema(environment: Scenario.environment)

  private func definition(_ name: String) throws -> JSONValue {
    try #require(schema.json["$defs"]?[name], "\(name)")
  }

  @Test(arguments: [
    (ValueType.flag, #"{"type":"boolean"}"#), (.number, #"{"type":"number"}"#),
    (.integer, #"{"type":"integer"}"#), (.text, #"{"type":"string"}"#),
    (.angle, #"{"anyOf":[{"type":"number"},{"type":"string","pattern":"deg$"}]}"#),
    (.time, #"{"type":"number","minimum":0,"maximum":1000000}"#),
    (.count, #"{"type":"integer","minimum":0}"#), (.choice(["a", "b"]), #"{"enum":["a","b"]}"#),
    (.scale([("a", 1), ("b", 2)]), #"{"anyOf":[{"type":"number"},{"enum":["a","b"]}]}"#),
    (.options(["a"]), #"{"anyOf":[{"enum":["a"]},{"type":"array","items":{"enum":["a"]}}]}"#),
    (.transform, #"{"type":["array","object"]}"#),
    (.layerTransform, #"{"type":["array","object"]}"#),
    (.object("UIView"), ##"{"$ref":"#/$defs/any.UIView"}"##), (.object("Nothing"), "{}"),
    (.list(.flag), #"{"type":"array","items":{"type":"boolean"}}"#), (.any, "{}"),
    (.body([]), ##"{"$ref":"#/$defs/body"}"##),
    (.reference("UIView"), ##"{"$ref":"#/$defs/reference"}"##),
    (.place, ##"{"$ref":"#/$defs/place"}"##),
    (.optional(.flag), #"{"anyOf":[{"type":"boolean"},{"type":"null"}]}"#),
    (.bounded(.integer, 1...10), #"{"type":"integer","minimum":1,"maximum":10}"#),
    (.bounded(.number, 0...0.5), #"{"type":"number","minimum":0,"maximum":0.5}"#),
    (
      .frame,
      """
      {"anyOf":[{"type":"array","items":{"anyOf":[{"type":"number"},{"$ref":"#/$defs/computed"}]},\
      "minItems":4,"maxItems":4},{"const":"fill"}]}
      """
    ),
    (
      .point,
      """
      {"type":"array","items":{"anyOf":[{"type":"number"},{"$ref":"#/$defs/computed"}]},\
      "minItems":2,"maxItems":2}
      """
    ),
    (
      .indexPath,
      """
      {"type":"array","items":{"anyOf":[{"type":"integer"},{"$ref":"#/$defs/computed"}]},\
      "minItems":2,"maxItems":2}
      """
    ),
  ])
  func `each type is said as documents write it`(type: ValueType, json: String) {
    #expect("\(schema.schema(of: type))" == json)
  }

  @Test(arguments: [
    (ValueType.place, false), (.elements(.point, count: nil), false), (.record([]), false),
    (.reference("UIView"), false), (.optional(.reference("UIView")), false),
    (.optional(.flag), true),
    (.number, true), (.object("UIView"), true), (.point, true),
  ])
  func `a value may be computed unless its parts are`(type: ValueType, mayBe: Bool) {
    let value = schema.value(of: type)
    #expect((value["anyOf"]?.elements.last == ["$ref": "#/$defs/computed"]) == mayBe)
    #expect((value == schema.schema(of: type)) == !mayBe)
  }

  @Test func `the top demands what a document needs, and knows no others`() throws {
    let json = schema.json
    #expect(json["required"] == ["format", "app", "script"])
    #expect(json["additionalProperties"] == false)
    #expect(
      json["properties"]?.members.map(\.key)
        == [
          "$schema", "format", "id", "title", "summary", "claims", "tags", "modules", "profile",
          "app", "variants", "script", "comment",
        ]
    )
    #expect(json["properties"]?["format"]?["const"] == 1)
  }

  @Test func `the profile has every toggle with its settings, and every number with its range`()
    throws
  {
    let profile = try definition("profile")
    #expect(profile["properties"]?["ios"]?["enum"] == JSONValue(Profile.versions))
    let toggles = try #require(profile["properties"]?["toggles"]?["properties"])
    #expect(toggles.members.map(\.key) == ProfileFormat.toggles.keys.sorted() + ["comment"])
    #expect(toggles["first-responder.deferred"]?["enum"] == [true, false])
    #expect(toggles["gesture.action-timing"]?["enum"] == ["sameEvent", "nextTurn"])
    let numbers = try #require(profile["properties"]?["numbers"]?["properties"])
    #expect(numbers.members.map(\.key) == ProfileFormat.numbers.keys.sorted() + ["comment"])
    #expect(numbers["hitTestCalls"] == ["type": "number", "minimum": 1, "maximum": 10])
    #expect(numbers["panHysteresis"] == ["type": "number", "minimum": 0, "maximum": 1_000_000])
    #expect(numbers["rotationThreshold"]?["anyOf"]?.count == 2)
  }

  @Test func `a class has its own members, its own methods, and those of its superclass`() throws {
    let window = try definition("UIWindow.members")
    #expect(window["allOf"] == [["$ref": "#/$defs/UIView.members"]])
    #expect(
      window["properties"]?.members.map(\.key)
        == ["windowLevel", "isHidden", "windowScene", "rootViewController", "isKey"]
    )
    #expect(try definition("NSObject.members")["allOf"] == nil)
    let overrides = try definition("UIWindow.overrides")
    #expect(overrides["allOf"] == [["$ref": "#/$defs/UIView.overrides"]])
    #expect(
      overrides["properties"]?.members.map(\.key) == [
        "becomeKey", "canBecomeKey", "resignKey", "sendEvent",
      ]
    )
  }

  @Test(arguments: [
    ("UIView", true), ("UIWindow", true), ("UITouch", false), ("UIWindowScene", false),
    ("CALayer", true), ("UIMenuElement", false), ("UINavigationItem", true),
  ])
  func `a class has a node where documents declare it, or write it as a part`(
    className: String,
    isWritten: Bool
  ) {
    #expect((schema.json["$defs"]?[className] != nil) == isWritten)
    #expect(schema.json["$defs"]?["any." + className] != nil)
  }

  @Test func `a node names its class, or extends it by a name of the app's own`() throws {
    let label = try definition("UILabel")
    #expect(label["if"] == ["required": ["extends"]])
    #expect(label["then"] == ["required": ["class"]])
    #expect(label["else"] == ["properties": ["class": ["const": "UILabel"]]])
    #expect(label["properties"]?["extends"]?["const"] == "UILabel")
    #expect(label["properties"]?["for"] == nil)
    #expect(label["unevaluatedProperties"] == false)
    #expect(try definition("UIAction")["properties"]?["for"]?["anyOf"]?.count == 2)
    #expect(try definition("UICommand")["properties"]?["for"] == nil)
  }

  @Test func `for an object of a class any class below may stand, the nearest first`() throws {
    let any = try definition("any.UITableViewCell")
    #expect(
      any["anyOf"] == [
        ["$ref": "#/$defs/reference"], ["$ref": "#/$defs/UITableViewCell"],
        ["$ref": "#/$defs/module.node"],
      ]
    )
    let elements = try definition("any.UIMenuElement")["anyOf"]?.elements
      .compactMap { $0["$ref"]?.string?.split(separator: "/").last.map(String.init) }
    #expect(
      elements == ["reference", "UIAction", "UICommand", "UIMenu", "UIKeyCommand", "module.node"]
    )
    let controls = try definition("any.UIControl")["anyOf"]?.elements.compactMap {
      $0["$ref"]?.string
    }
    #expect(
      controls == [
        "#/$defs/reference", "#/$defs/UIControl", "#/$defs/UIButton", "#/$defs/UIPageControl",
        "#/$defs/UIRefreshControl", "#/$defs/UISegmentedControl", "#/$defs/UISlider",
        "#/$defs/UIStepper", "#/$defs/UISwitch", "#/$defs/UITextField", "#/$defs/module.node",
      ]
    )
  }
}

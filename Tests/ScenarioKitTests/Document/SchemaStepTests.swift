@testable import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// The JSON Schema of steps, matchers and expectations.
struct SchemaStepTests {
  private let schema = ScenarioSchema(environment: Scenario.environment)

  private func definition(_ name: String) throws -> JSONValue {
    try #require(schema.json["$defs"]?[name], "\(name)")
  }

  /// The schema of the step that sends a stimulus.
  private func step(sending name: String) throws -> JSONValue {
    let steps = try #require(definition("step")["anyOf"]).elements
    return try #require(steps.first { $0["properties"]?["send"]?["const"] == JSONValue(name) })
  }

  @Test func `a stimulus demands what it needs, and takes what may stand beside`() throws {
    let tap = try step(sending: "touch.tap")
    #expect(tap["required"] == ["send", "at"])
    #expect(tap["allOf"] == nil)
    #expect(
      tap["properties"]?.members.map(\.key).suffix(5)
        == ["label", "when", "expect", "since", "comment"]
    )
    #expect(tap["properties"]?["taps"]?["anyOf"]?.elements.first?["minimum"] == 1)
    let rotate = try step(sending: "application.rotate")
    #expect(rotate["required"] == ["send", "orientation"])
    #expect(try step(sending: "application.terminate")["required"] == ["send"])
  }

  @Test func `of several ways one is demanded, or none is as well`() throws {
    let drag = try step(sending: "touch.drag")
    #expect(
      drag["allOf"] == [
        ["oneOf": [["required": ["to"]], ["required": ["by"]], ["required": ["path"]]]]
      ]
    )
    let show = try step(sending: "edit-menu.show")
    let alone: JSONValue = [["required": ["rect"]], ["required": ["at"]]]
    #expect(
      show["allOf"] == [
        ["oneOf": [["required": ["rect"]], ["required": ["at"]], ["not": ["anyOf": alone]]]]
      ]
    )
  }

  @Test func `a stimulus of a module that is not here may have any parameters`() throws {
    let steps = try #require(definition("step")["anyOf"]).elements
    let pattern = try #require(steps.last?["properties"]?["send"]?["pattern"]?.string)
    let expression = try NSRegularExpression(pattern: pattern)
    func isAnothers(_ name: String) -> Bool {
      expression.firstMatch(in: name, range: NSRange(location: 0, length: name.utf16.count)) != nil
    }
    #expect(isAnothers("wide.spin"))
    #expect(isAnothers("touchy.tap"))
    #expect(!isAnothers("touch.tap") && !isAnothers("application.fly") && !isAnothers("spin"))
    #expect(steps.last?["additionalProperties"] == nil)
  }

  @Test func `matchers, expectations and questions have their keys`() throws {
    let matcher = try #require(definition("matcher")["anyOf"]).elements.compactMap {
      $0["properties"]
    }
    #expect(matcher.map { $0.members.map(\.key) } == [Binder.matcherKeys + ["comment"]])
    #expect(matcher.first?["direction"]?["enum"] == JSONValue(Matcher.directions))
    #expect(matcher.first?["within"] == ["type": "number"])
    #expect(matcher.first?["oneOf"]?["type"] == "array")
    #expect(matcher.first?["near"] == [:])
    let expectation = try #require(definition("expectation")["properties"])
    #expect(expectation.members.map(\.key) == Expectation.keys + ["comment"])
    #expect(expectation["anyOf"]?["items"] == ["$ref": "#/$defs/expectation"])
    #expect(expectation["raised"]?["enum"]?.count == SimulationError.Kind.allCases.count)
    let question = try definition("question")
    #expect(question["required"] == ["kind"])
    #expect(question["properties"]?.members.map(\.key) == QuestionBinder.keys + ["comment"])
  }

  @Test func `an animation takes the options that are read`() throws {
    let actions = try #require(definition("action")["anyOf"]).elements
    let animation = try #require(actions.first { $0["properties"]?["animate"] != nil })
    #expect(
      animation["properties"]?["options"]?["anyOf"]?.elements.first?["enum"]
        == JSONValue(Binder.animationOptions)
    )
    #expect(animation["required"] == ["animate"])
  }
}

@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// Matchers and conditions: what a value is compared with.
struct MatcherBindingTests {
  private func expect(
    _ values: String,
    _ said: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    MarkedDocument.expectation(#"{ "values": { \#(values) } }"#).expect(
      said.map { $0.replacing("…", with: "…/values") },
      sourceLocation: sourceLocation
    )
  }

  @Test(arguments: [
    (#""card.alpha": ▸{}"#, ["missing-member …/card.alpha"]),
    (#""card.alpha": ▸{ "near": 1 }"#, ["missing-member …/card.alpha"]),
    (#""card.alpha": { "near": 1, "within": ▸-0.1 }"#, ["out-of-range …/card.alpha/within"]),
    (#""card.alpha": { "near": 1, "within": 0 }"#, []),
    (#""card.alpha": { "near": 1, "within": ▸"x" }"#, ["wrong-type …/card.alpha/within"]),
    (#""card.alpha": { ▸"within": 1 }"#, ["missing-member …/card.alpha/within"]),
    (#""card.alpha": { ▸"inset": 1 }"#, ["missing-member …/card.alpha/inset"]),
    (#""card.center": { "inside": "card", "inset": ▸"x" }"#, ["wrong-type …/card.center/inset"]),
    (#""card.center": { "inside": ▸5 }"#, ["wrong-type …/card.center/inside"]),
    (#""card.center": { "inside": ▸"home" }"#, ["wrong-type …/card.center/inside"]),
    (#""card.superview": { "under": ▸"home" }"#, ["wrong-type …/card.superview/under"]),
    (#""card.superview": { "is": ▸"UIVeiw" }"#, ["unknown-class …/card.superview/is"]),
    (#""card.superview": { "is": ▸5 }"#, ["wrong-type …/card.superview/is"]),
    (#""card.alpha": { "oneOf": ▸1 }"#, ["wrong-type …/card.alpha/oneOf"]),
    (#""card.alpha": { "oneOf": [1, ▸"x"] }"#, ["wrong-type …/card.alpha/oneOf/1"]),
    (#""card.alpha": { "not": ▸"x" }"#, ["wrong-type …/card.alpha/not"]),
    (#""card.alpha": { "above": ▸true }"#, ["wrong-type …/card.alpha/above"]),
    (#""card.alpha": { "below": "$buy.alpha" }"#, []),
    (#""card.alpha": { "atMost": { "sum": [1, 2] } }"#, []),
    (#""card.center": { "direction": ▸"north" }"#, ["wrong-type …/card.center/direction"]),
    (#""card.alpha": { ▸"atleast": 1 }"#, ["unknown-matcher …/card.alpha/atleast"]),
    (
      #""card.alpha": { "atLeast": 0, "atMost": 1, ▸"between": 2 }"#,
      ["unknown-matcher …/card.alpha/between"]
    ),
    (#""card.subviews": { "contains": "buy" }"#, []),
    (#""field.text": { "contains": "a" }"#, []),
  ])
  func `what is no matcher is told where it stands`(values: String, said: [String]) {
    expect(values, said)
  }

  @Test(arguments: [
    (#""card.alpha": ▸"half""#, ["wrong-type …/card.alpha"]),
    (#""card.alpha": ▸true"#, ["wrong-type …/card.alpha"]),
    (#""card.alpha": null"#, []),
    (#""card.isHidden": ▸1"#, ["wrong-type …/card.isHidden"]),
    (#""card.superview": ▸"crad""#, ["unknown-reference …/card.superview"]),
    (#""card.superview": ▸"home""#, ["wrong-type …/card.superview"]),
    (#""card.superview": ▸3"#, ["wrong-type …/card.superview"]),
    (#""card.subviews": ["buy", ▸"home"]"#, ["wrong-type …/card.subviews/1"]),
    (#""pan.state": ▸"startd""#, ["wrong-type …/pan.state"]),
    (#""pan.state": "began""#, []),
    (#""field.text": "began""#, []),
    (#""field.text": ▸3"#, ["wrong-type …/field.text"]),
    (#""window.windowLevel": "alert""#, []),
    (#""window.windowLevel": 3"#, []),
    (#""window.windowLevel": ▸"top""#, ["wrong-type …/window.windowLevel"]),
    (#""card.frame": ▸"fill""#, ["wrong-type …/card.frame"]),
    (#""card.frame": [0, 0, 1, 1]"#, []),
    (#""card.frame": ▸5"#, ["wrong-type …/card.frame"]),
    (#""card.alpha": ▸{ "scaleX": 2 }"#, ["wrong-type …/card.alpha"]),
    (#""card.transform": { "scaleX": 2 }"#, []),
    (#""card.transform": { "scaleX": ▸"x" }"#, ["wrong-type …/card.transform/scaleX"]),
    (#""card.alpha": "$buy.alpha""#, []),
    (#""card.alpha": ▸"$buy.alfa""#, ["unknown-member …/card.alpha"]),
    (#""buy.state": ["highlighted"]"#, []),
  ])
  func `a constant is of the type that is compared`(values: String, said: [String]) {
    expect(values, said)
  }

  @Test func `a matcher that is none is told with those there are`() {
    let found = MarkedDocument.expectation(#"{ "values": { "card.alpha": {} } }"#).found()
    #expect(found.map(\.allowed) == [Binder.matcherKeys])
    let choice = MarkedDocument.expectation(#"{ "values": { "pan.state": "startd" } }"#).found()
    #expect(
      choice.first?.allowed == ["began", "cancelled", "changed", "ended", "failed", "possible"]
    )
  }

  // MARK: - What is read

  private func matcher(_ text: String) throws -> Matcher {
    let document = MarkedDocument.expectation(#"{ "returned": \#(text) }"#)
    let plan = try #require(Scenario.document(document.text).plan(nil))
    guard case .returned(let matcher)? = plan.steps.first?.expectation?.items.first?.check else {
      throw Unexpected()
    }
    return matcher
  }

  private struct Unexpected: Error {}

  private func shown(_ value: ValuePlan) -> String {
    switch value {
    case .constant(.number(let number)): "\(number)"
    case .constant(.text(let text)): text
    case .constant(.none): "null"
    case .constant(.flag(let flag)): "\(flag)"
    case .late(let box): box.value.map(shown) ?? "-"
    case .reference(let reference, _): "@" + reference.text
    case .typed(let value, _, _): shown(value)
    default: "?"
    }
  }

  private func shown(_ matcher: Matcher) -> String {
    func all(_ matchers: [Matcher]) -> String { matchers.map(shown).joined(separator: ", ") }
    return switch matcher {
    case .equals(let value): shown(value)
    case .list(let parts): "[\(all(parts))]"
    case .near(let value, let within): "near \(shown(value)) within \(within)"
    case .atLeast(let value): "≥ \(shown(value))"
    case .atMost(let value): "≤ \(shown(value))"
    case .above(let value): "> \(shown(value))"
    case .below(let value): "< \(shown(value))"
    case .oneOf(let parts): "one of \(all(parts))"
    case .not(let part): "not \(shown(part))"
    case .contains(let part): "contains \(shown(part))"
    case .isClass(let name): "is \(name)"
    case .under(let value): "under \(shown(value))"
    case .inside(let value, let inset): "inside \(shown(value)) inset \(inset)"
    case .direction(let direction): "direction \(direction)"
    case .all(let parts): "all (\(all(parts)))"
    }
  }

  @Test(arguments: [
    ("1", "1.0"), ("null", "null"), (#""x""#, "x"), ("true", "true"), ("[]", "[]"),
    (#"[1, { "not": 2 }]"#, "[1.0, not 2.0]"),
    (#"{ "near": 1, "within": 0.5 }"#, "near 1.0 within 0.5"),
    (#"{ "near": 1, "within": "180deg" }"#, "near 1.0 within \(Double.pi)"),
    (#"{ "atLeast": 1 }"#, "≥ 1.0"), (#"{ "atMost": 1 }"#, "≤ 1.0"), (#"{ "above": 1 }"#, "> 1.0"),
    (#"{ "below": 1 }"#, "< 1.0"), (#"{ "above": "180deg" }"#, "> \(Double.pi)"),
    (#"{ "oneOf": [1, null] }"#, "one of 1.0, null"), (#"{ "not": null }"#, "not null"),
    (#"{ "contains": "x" }"#, "contains x"), (#"{ "is": "UIView" }"#, "is UIView"),
    (#"{ "under": "card" }"#, "under @card"), (#"{ "inside": "card" }"#, "inside @card inset 0.0"),
    (#"{ "inside": "card", "inset": -3 }"#, "inside @card inset -3.0"),
    (#"{ "direction": "left" }"#, "direction left"),
    (#"{ "above": 1, "below": 2 }"#, "all (> 1.0, < 2.0)"), (#""$card.alpha""#, "@$card.alpha"),
  ])
  func `each matcher is read as what it is`(text: String, shown: String) throws {
    #expect(try self.shown(matcher(text)) == shown)
  }

  // MARK: - Conditions

  @Test(arguments: [
    ("▸5", ["wrong-type …"]), ("▸{}", ["missing-member …"]),
    (#"{ "any": ▸5 }"#, ["wrong-type …/any"]), (#"{ "none": ▸{} }"#, ["wrong-type …/none"]),
    (#"{ "any": [ ▸5 ] }"#, ["wrong-type …/any/0"]), (#"{ "any": [] }"#, []),
    (#"{ "any": [], ▸"none": [] }"#, ["unknown-member …/none"]),
    (#"{ "none": [], ▸"$card.alpha": 1 }"#, ["unknown-member …/$card.alpha"]),
    (#"{ ▸"card.alpha": 1 }"#, ["unknown-member …/card.alpha"]),
    (#"{ ▸"$crad.alpha": 1 }"#, ["unknown-reference …/$crad.alpha"]),
    (#"{ ▸"$card alpha": 1 }"#, ["unknown-reference …/$card alpha"]),
    (#"{ "$card.alpha": ▸"x" }"#, ["wrong-type …/$card.alpha"]),
    (#"{ "$card.alpha": 1, "$card.isHidden": ▸1 }"#, ["wrong-type …/$card.isHidden"]),
    (#"{ "call": "isDescendant", "on": "card", "with": ["root"] }"#, []),
    (#"{ "call": ▸"isDescendent", "on": "card", "with": ["root"] }"#, ["unknown-method …/call"]),
  ])
  func `what is no condition is told where it stands`(condition: String, said: [String]) {
    MarkedDocument.step(#"{ "after": 0, "do": { "if": \#(condition), "then": [] } }"#)
      .expect(said.map { $0.replacing("…", with: "…/do/if") })
  }

  @Test func `a condition that names no object is told with a dollar`() {
    let found = MarkedDocument.step(#"{ "after": 0, "do": { "if": { "card": 1 }, "then": [] } }"#)
      .found()
    #expect(
      found.first?.message.english == "a condition names what it looks at with a dollar: '$card'"
    )
  }
}

@testable import Catalogue
import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// What a document may answer for a method, by constant, rule or body.
struct OverrideBindingTests {
  private func override(_ members: String) throws -> OverridePlan {
    let plan = try #require(Scenario.document(MarkedDocument.card(members).text).plan(nil))
    return try #require(plan.declared["card"]?.node?.overrides.values.first)
  }

  /// What a rule became, in words.
  private func shown(_ form: OverridePlan.Form) -> String {
    func names(_ values: [ValuePlan]) -> String {
      values.map { value in
        if case .reference(let reference, _) = value { reference.text } else { "?" }
      }.joined(separator: " ")
    }
    func names(_ actions: Set<Selector>) -> String {
      actions.map(\.name).sorted().joined(separator: " ")
    }
    return switch form {
    case .constant(.constant(.flag(let flag))): "\(flag)"
    case .constant(.constant(.none)): "null"
    case .constant(.reference(let reference, _)): reference.text
    case .constant(.node(let node)): "a \(node.entry.name)"
    case .constant: "another constant"
    case .nilIfSelf: "nilIfSelf"
    case .nilIf(let views): "nilIf \(names(views))"
    case .inset(let insets): "inset \(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
    case .rect(let rect): "rect \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
    case .ellipse: "ellipse"
    case .onlyViews(let views): "onlyViews \(names(views))"
    case .alsoViews(let views): "alsoViews \(names(views))"
    case .exceptViews(let views): "exceptViews \(names(views))"
    case .onlyActions(let actions): "onlyActions \(names(actions))"
    case .alsoActions(let actions): "alsoActions \(names(actions))"
    case .exceptActions(let actions): "exceptActions \(names(actions))"
    case .onlyIf: "onlyIf"
    case .unless: "unless"
    case .direction(let direction): "direction \(direction)"
    case .body(let body): "body of \(body.count)"
    }
  }

  @Test(arguments: [
    (#""hitTest": null"#, "null"), (#""hitTest": "other""#, "other"),
    (#""hitTest": { "nilIfSelf": true }"#, "nilIfSelf"),
    (#""hitTest": { "nilIf": "other" }"#, "nilIf other"),
    (#""hitTest": { "nilIf": ["other", "card"] }"#, "nilIf other card"),
    (#""hitTest": []"#, "body of 0"), (#""hitTest": "super""#, "body of 1"),
    (#""hitTest": { "super": false }"#, "body of 1"),
    (#""hitTest": { "return": null }"#, "body of 1"),
    (#""pointInside": true"#, "true"), (#""pointInside": false"#, "false"),
    (#""pointInside": { "inset": -20 }"#, "inset -20.0 -20.0 -20.0 -20.0"),
    (#""pointInside": { "inset": 0.5 }"#, "inset 0.5 0.5 0.5 0.5"),
    (#""pointInside": { "inset": [1, 2, 3, 4] }"#, "inset 1.0 2.0 3.0 4.0"),
    (#""pointInside": { "rect": [1, 2, 3, 4] }"#, "rect 1.0 2.0 3.0 4.0"),
    (#""pointInside": { "ellipse": true }"#, "ellipse"),
    (#""pointInside": { "only": ["other"] }"#, "onlyViews other"),
    (#""pointInside": { "also": ["other"] }"#, "alsoViews other"),
    (#""pointInside": { "except": ["other"] }"#, "exceptViews other"),
    (#""canPerformAction": true"#, "true"),
    (#""canPerformAction": { "only": ["cut:", "a"] }"#, "onlyActions a cut:"),
    (#""canPerformAction": { "also": "a" }"#, "alsoActions a"),
    (#""canPerformAction": { "except": [] }"#, "exceptActions "),
    (#""canBecomeFirstResponder": { "onlyIf": { "$card.isHidden": false } }"#, "onlyIf"),
    (#""canBecomeFirstResponder": { "unless": { "$card.isHidden": true } }"#, "unless"),
    (#""gestureRecognizerShouldBegin": { "direction": "right" }"#, "direction right"),
    (#""shouldBegin": { "direction": "vertical" }"#, "direction vertical"),
    (#""menuFor": { "class": "UIMenu" }"#, "a UIMenu"),
    (#""menuFor": { "title": "Edit" }"#, "a UIMenu"),
    (#""inputView": { "class": "UILabel" }"#, "a UILabel"),
    (#""inputView": "$other""#, "another constant"),
  ])
  func `each form is read as what it is`(override: String, form: String) throws {
    #expect(try shown(self.override(#""overrides": { \#(override) }"#).form) == form)
  }

  @Test(arguments: [
    (#""hitTest": ▸true"#, ["form-not-allowed …/hitTest"]),
    (#""hitTest": ▸5"#, ["form-not-allowed …/hitTest"]),
    (#""hitTest": ▸{}"#, ["form-not-allowed …/hitTest"]),
    (#""hitTest": ▸{ "ellipse": true }"#, ["form-not-allowed …/hitTest"]),
    (#""hitTest": ▸{ "id": "x" }"#, ["form-not-allowed …/hitTest"]),
    (#""hitTest": ▸"nobody""#, ["unknown-reference …/hitTest"]),
    (#""hitTest": { "nilIfSelf": ▸false }"#, ["form-not-allowed …/hitTest/nilIfSelf"]),
    (#""hitTest": { "nilIfSelf": ▸1 }"#, ["wrong-type …/hitTest/nilIfSelf"]),
    (#""hitTest": { "nilIf": ["other", ▸3] }"#, ["wrong-type …/hitTest/nilIf/1"]),
    (
      #""hitTest": { "nilIfSelf": true, ▸"nilIf": ["other"] }"#,
      ["unknown-member …/hitTest/nilIf"]
    ),
    (#""pointInside": ▸null"#, ["form-not-allowed …/pointInside"]),
    (#""pointInside": ▸"other""#, ["form-not-allowed …/pointInside"]),
    (#""pointInside": ▸{ "onlyIf": {} }"#, ["form-not-allowed …/pointInside"]),
    (#""pointInside": { "inset": ▸[1, 2, 3] }"#, ["wrong-type …/pointInside/inset"]),
    (#""pointInside": { "inset": ▸"wide" }"#, ["wrong-type …/pointInside/inset"]),
    (#""pointInside": { "rect": ▸[1, 2] }"#, ["wrong-type …/pointInside/rect"]),
    (#""pointInside": { "ellipse": ▸false }"#, ["form-not-allowed …/pointInside/ellipse"]),
    (
      #""pointInside": { "only": [▸"window.rootViewController"] }"#,
      ["wrong-type …/pointInside/only/0"]
    ),
    (#""canPerformAction": { "only": [▸"cut it"] }"#, ["wrong-type …/canPerformAction/only/0"]),
    (#""canPerformAction": ▸{ "inset": 3 }"#, ["form-not-allowed …/canPerformAction"]),
    (
      #""canBecomeFirstResponder": ▸{ "direction": "up" }"#,
      ["form-not-allowed …/canBecomeFirstResponder"]
    ),
    (
      #""gestureRecognizerShouldBegin": { "direction": ▸"north" }"#,
      ["wrong-type …/gestureRecognizerShouldBegin/direction"]
    ),
    (#""layoutSubviews": ▸null"#, ["form-not-allowed …/layoutSubviews"]),
    (#""shouldReceiveTouch": ▸{ "direction": "up" }"#, ["form-not-allowed …/shouldReceiveTouch"]),
    (#""inputView": { "class": ▸"UIMenu" }"#, ["wrong-type …/inputView/class"]),
    (#""gestureRecognizers": [▸"other"]"#, ["unknown-member …/gestureRecognizers/0"]),
    (#"▸"addSubview": []"#, ["unknown-method …/addSubview"]),
    (#"▸"continueTracking": true"#, ["unknown-method …/continueTracking"]),
    (#"▸"hittest": null"#, ["unknown-method …/hittest"]),
  ])
  func `a form that the method does not take is told where it stands`(
    override: String,
    said: [String]
  ) {
    MarkedDocument.card(#""overrides": { \#(override) }"#)
      .expect(said.map { $0.replacing("…", with: "…/overrides") })
  }

  @Test(arguments: [
    (#""hitTest": 5"#, ["an object", "null", "{\"nilIfSelf\"}", "{\"nilIf\"}", "a body"]),
    (
      #""pointInside": null"#,
      [
        "true", "false", "{\"inset\"}", "{\"rect\"}", "{\"ellipse\"}", "{\"only\"}", "{\"also\"}",
        "{\"except\"}", "a body",
      ]
    ),
    (#""layoutSubviews": 5"#, ["a body"]),
    (
      #""shouldBegin": 5"#,
      ["true", "false", "{\"onlyIf\"}", "{\"unless\"}", "{\"direction\"}", "a body"]
    ),
  ])
  func `what a method takes is told with the fault`(override: String, allowed: [String]) {
    let found = MarkedDocument.card(#""overrides": { \#(override) }"#).found()
    #expect(found.map(\.allowed) == [allowed])
  }

  @Test func `a method that is none is told with those that can be overridden`() {
    let view = MarkedDocument.card(#""overrides": { "hittest": null }"#).found()
    #expect(view.first?.hint?.english == "Did you mean 'hitTest'?")
    #expect(
      view.first?.message.english == "UIView has no method 'hittest' that a document can override"
    )
    #expect(view.first?.allowed.contains("addSubview") == false)
    #expect(view.first?.allowed.contains("didScroll") == false)
    // A plain object may be a delegate, whose methods are offered to nobody else.
    let plain = MarkedDocument.app(
      #""windows": [], "objects": [ { "overrides": { "didScrol": [] } } ]"#
    ).found().first { $0.type == "unknown-method" }
    #expect(plain?.hint?.english == "Did you mean 'didScroll'?")
    #expect(plain?.allowed.contains("hitTest") == false)
  }

  /// Any object may be a delegate, and has no super in its methods.
  @Test func `a body has super where the class has the method itself`() {
    MarkedDocument.card(
      """
      "overrides": { "touchesBegan": [ "super", { "after": 0, "do": ▸"super" } ],
        "didScroll": [ ▸"super" ], "shouldBegin": { "super": ▸true },
        "willBeginDragging": { "super": false } }
      """
    ).expect([
      "form-not-allowed …/overrides/touchesBegan/1/do",
      "form-not-allowed …/overrides/didScroll/0", "form-not-allowed …/overrides/shouldBegin/super",
    ])
  }

  @Test func `what is overridden twice, by either name, is told at the second`() {
    let found = MarkedDocument.card(
      #""overrides": { "point(inside:with:)": true, ▸"pointInside": false }"#
    ).expect(["unknown-member …/overrides/pointInside"])
    #expect(
      found.first?.message.english
        == "'pointInside' is overridden already: 'pointInside' is the same method"
    )
    #expect(found.first?.hint?.english == "Leave one of the two out.")
  }
}

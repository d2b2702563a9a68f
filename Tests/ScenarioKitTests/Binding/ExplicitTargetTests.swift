@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// The actions that targets implement because somebody names them, or fail to.
struct ExplicitTargetTests {
  private func implied(_ id: String, _ document: MarkedDocument) throws -> [String] {
    let plan = try #require(Scenario.document(document.text).plan(nil))
    let node = try #require(plan.declared[id]?.node)
    return node.impliedActions.map(\.name).sorted()
  }

  @Test func `whoever is named as target implements the action`() throws {
    let document = MarkedDocument.card(
      """
      "class": "UIButton", "targets": [ { "for": "touchDown", "target": "other", "action": "a:" },
          { "for": "touchUpInside", "target": "other", "action": "b" },
          { "for": "touchUpInside", "target": null, "action": "c" } ],
        "gestureRecognizers": [ { "class": "UITapGestureRecognizer", "target": "other",
          "action": "d:" }, { "class": "UIPanGestureRecognizer", "targets": [
            { "target": "other", "action": "e:event:" } ] } ]
      """
    )
    #expect(try implied("other", document) == ["a:", "b", "d:", "e:event:"])
    #expect(try implied("card", document) == [])
  }

  @Test(arguments: [
    (#""implements": ["b:"]"#, ["target-lacks-action …/1/targets/0/action"], ["b:"]),
    (#""implements": []"#, ["target-lacks-action …/1/targets/0/action"], []),
    (
      #""implements": { "z:": [], "b:": [] }"#, ["target-lacks-action …/1/targets/0/action"],
      ["b:", "z:"]
    ),
  ])
  func `a target that says what it implements, and not this, is warned of`(
    implements: String,
    said: [String],
    allowed: [String]
  ) {
    let found = MarkedDocument.views(
      """
      [ { "id": "shop", \(implements) }, { "class": "UIControl", "targets": [
          { "for": "touchDown", "target": "shop", "action": ▸"a:" } ] } ]
      """
    ).expect(said)
    #expect(found.map(\.allowed) == [allowed])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    (#""implements": ["a:"]"#, "{}"), ("", "{}"),
    (#""implements": []"#, #"{ "UIView": { "implements": ["a:"] } }"#),
    (#""implements": []"#, #"{ "NSObject": { "implements": { "a:": [] } } }"#),
    (
      #""implements": [], "class": "Shop", "extends": "UIView""#,
      #"{ "Shop": { "implements": ["a:"] } }"#
    ),
  ])
  func `a target that implements the action in any way is not`(
    members: String,
    extensions: String
  ) {
    let node = members.isEmpty ? "" : ", " + members
    MarkedDocument.app(
      """
      "extensions": \(extensions), "windows": [ { "subviews": [ { "id": "shop"\(node) },
        { "class": "UIControl", "targets": [
          { "for": "touchDown", "target": "shop", "action": "a:" } ] } ] } ]
      """
    ).expect([])
  }

  @Test(arguments: [
    #"{ "UILabel": { "implements": ["a:"] } }"#, #"{ "UIView": { "implements": ["b:"] } }"#,
  ])
  func `an extension of another class, or with another action, is no help`(extensions: String) {
    MarkedDocument.app(
      """
      "extensions": \(extensions), "windows": [ { "subviews": [
        { "id": "shop", "implements": [] }, { "class": "UIControl", "targets": [
          { "for": "touchDown", "target": "shop", "action": ▸"a:" } ] } ] } ]
      """
    ).expect(["target-lacks-action …/windows/0/subviews/1/targets/0/action"])
  }

  @Test func `what a module's class implements in Swift counts`() {
    final class Shop: UIView {
      override class var actions: Actions { super.actions.adding("a:", Shop.sell) }
      func sell(_ sender: Any?) {}
    }
    let module = Module("Wide").view(Shop.self) { Shop(frame: $0) }
    MarkedDocument.views(
      """
      [ { "id": "shop", "class": "Wide.Shop", "implements": [] },
        { "class": "UIControl", "targets": [
          { "for": "touchDown", "target": "shop", "action": "a:" },
          { "for": "touchDown", "target": "shop", "action": ▸"b:" } ] } ]
      """
    ).expect(
      ["target-lacks-action …/1/targets/1/action"],
      in: ScenarioEnvironment(modules: [module])
    )
  }
}

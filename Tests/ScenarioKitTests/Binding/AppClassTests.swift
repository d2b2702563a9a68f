@testable import Catalogue
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// Classes of the app's own, by their names and what they extend.
struct AppClassTests {
  private func node(_ id: String, _ document: MarkedDocument) throws -> NodePlan {
    let plan = try #require(Scenario.document(document.text).plan(nil))
    return try #require(plan.declared[id]?.node)
  }

  @Test(arguments: ["Board", "_board", "Board2"])
  func `a name of Swift's may be a class of the app's own`(name: String) throws {
    #expect(
      try node("card", .card(#""class": "\#(name)", "extends": "UIView""#)).appClass == name
    )
  }

  @Test(arguments: ["2Board", "Bo-ard", "Board!", "Wide.Board", ""])
  func `any other name is none`(name: String) {
    MarkedDocument.card(#""class": ▸"\#(name)", "extends": "UIView""#)
      .expect(["wrong-type …/class"])
  }

  @Test func `a class extends one and the same throughout the document`() {
    MarkedDocument.views(
      """
      [ { "class": "Board", "extends": "UIView" }, { "class": "Board", "extends": "UIView" },
        { "class": "Board", "extends": ▸"UIControl" } ]
      """
    ).expect(["wrong-type …/2/extends"])
  }

  @Test(arguments: [
    (#""class": ▸5, "extends": "UIView""#, ["wrong-type …/class"]),
    (#""class": "Board", "extends": ▸5"#, ["wrong-type …/extends"]),
    (#"▸"extends": "UIView""#, ["missing-member …/extends"]),
    (#""class": "Board", "extends": ▸"UIWindwo""#, ["unknown-class …/extends"]),
    (#""class": "Board", "extends": ▸"UITouch""#, ["unknown-class …/extends"]),
    (#""class": "Board", "extends": ▸"UIViewController""#, ["wrong-type …/extends"]),
  ])
  func `what cannot be extended is told where it is written`(members: String, said: [String]) {
    MarkedDocument.card(members).expect(said)
  }

  @Test func `what belongs to another object has the class that this one gives it`() {
    let found = MarkedDocument.card(
      """
      "class": "UIScrollView",
        "pinchGestureRecognizer": { ▸"class": "UIPinchGestureRecognizer" }
      """
    ).expect(["unknown-member …/pinchGestureRecognizer/class"])
    #expect(
      found.first?.hint?.english == "Leave 'class' out: here it is always UIPinchGestureRecognizer."
    )
  }
}

@testable import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// The names that a body may use.
struct BodyNameTests {
  private func expect(
    _ body: String,
    of method: String,
    _ said: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    MarkedDocument.card(#""overrides": { "\#(method)": \#(body) }"#).expect(
      said.map { $0.replacing("…", with: "…/overrides/\(method)") },
      sourceLocation: sourceLocation
    )
  }

  @Test(arguments: [
    ("touchesBegan", "touches", true), ("touchesBegan", "event", true),
    ("touchesBegan", "touch", true), ("touchesBegan", "self", true),
    ("touchesBegan", "count", true), ("touchesBegan", "super", true),
    ("touchesBegan", "card", true), ("touchesBegan", "point", false),
    ("touchesBegan", "finished", false), ("hitTest", "point", true),
    ("hitTest", "touch", false), ("hitTest", "touches", false),
    ("didScroll", "scrollView", true), ("didScroll", "super", false),
    ("didScroll", "sender", false), ("shouldReceiveTouch", "touch", true),
  ])
  func `a body may name what its method has`(method: String, name: String, isKnown: Bool) {
    let mark = isKnown ? "" : "▸"
    expect(
      #"[ { "note": "seen", "with": { "x": \#(mark)"$\#(name)" } } ]"#,
      of: method,
      isKnown ? [] : ["unknown-reference …/0/with/x"]
    )
  }

  @Test func `a name that is none is told with those of the body and the document`() {
    let found = MarkedDocument.card(
      #""overrides": { "touchesBegan": [ { "note": "seen", "with": { "x": "$tuoch" } } ] }"#
    ).found()
    #expect(found.map(\.message.english) == ["nothing is called '$tuoch'"])
    #expect(found.first?.hint?.english == "Did you mean '$touch'?")
    let names = ["card", "count", "event", "other", "self", "super", "touch", "touches", "window"]
    #expect(
      Set(found.first?.allowed ?? [])
        == Set((names + NameTable.reserved.keys).map { "$" + $0 })
    )
  }

  @Test func `a parameter's name wins over an id`() {
    MarkedDocument.views(
      """
      [ { "id": "card", "overrides": { "hitTest": [ { "note": "seen", "with": {
          "x": "$point.x", "y": ▸"$point.alpha" } } ], "pointInside": [
            { "set": { "point.alpha": 0.5 } },
            { "note": "told", "with": { "a": ▸"$point.alpha" } } ] } },
        { "id": "point" } ]
      """
    ).expect([
      "unknown-member …/0/overrides/hitTest/0/with/y",
      "unknown-member …/0/overrides/pointInside/1/with/a",
    ])
  }

  @Test func `a parameter's parts are those of its type`() {
    MarkedDocument.card(
      """
      "overrides": { "touchesBegan": [ { "note": "seen", "with": {
        "a": "$touches.count", "b": "$touches[0].view", "c": "$touch.tapCount",
        "d": "$event.allTouches.count", "e": ▸"$touches.view", "f": ▸"$touch.taps",
        "g": ▸"$count.x", "h": "$super.anything" } } ] }
      """
    ).expect(["e", "f", "g"].map { "unknown-member …/overrides/touchesBegan/0/with/\($0)" })
  }
}

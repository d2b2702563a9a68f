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

/// What can occur at an object, and which values each occurrence has.
struct OccurrenceNameTests {
  @Test(arguments: [
    (#"{ "call": "card.touchesBegan", "with": { "touch.tapCount": 1, "self.alpha": 1 } }"#, []),
    (
      #"{ "call": "card.touchesBegan", "with": { ▸"point.x": 1 } }"#, ["unknown-argument …/point.x"]
    ),
    (
      #"{ "call": "card.touchesBegan", "with": { ▸"touch.tabCount": 1 } }"#,
      ["unknown-member …/touch.tabCount"]
    ),
    (
      #"{ "call": "card.touchesBegan", "with": { ▸"touch count": 1 } }"#,
      ["unknown-argument …/touch count"]
    ),
    (
      #"{ "call": "card.touchesBegan", "with": { "touch.tapCount": ▸"x" } }"#,
      ["wrong-type …/touch.tapCount"]
    ),
    (#"{ "call": "card.hitTest", "with": { "point.x": 1, "event.type": "touches" } }"#, []),
    (
      #"{ "call": "card.hitTest", "with": { ▸"touch.view": null } }"#,
      ["unknown-argument …/touch.view"]
    ),
    (
      #"{ "call": "buy.touchDown", "with": { "touch.tapCount": 1, "self.isHighlighted": true } }"#,
      []
    ),
    (#"{ "call": "buy.touchDown", "with": { ▸"sender": null } }"#, ["unknown-argument …/sender"]),
    (#"{ "call": "pan.began", "with": { "self.state": "began" } }"#, []),
    (#"{ "call": "pan.began", "with": { ▸"touch": null } }"#, ["unknown-argument …/touch"]),
    (#"{ "call": "home.buy:", "with": { "sender": "buy", "event.type": "touches" } }"#, []),
    (
      #"{ "call": "home.buy:", "with": { ▸"touch.view": null } }"#,
      ["unknown-argument …/touch.view"]
    ),
    (#"{ "call": "buy:", "with": { "sender": "buy" } }"#, []),
    (#"{ "call": "list.didSelectRowAt", "with": { "indexPath.row": 1 } }"#, []),
    (#"{ "call": "list.didSelectRowAt", "with": { ▸"index": 1 } }"#, ["unknown-argument …/index"]),
    (#"{ "call": "notifications.any", "with": { "object": null } }"#, []),
    (
      #"{ "call": "notifications.any", "with": { ▸"sender": null } }"#,
      ["unknown-argument …/sender"]
    ),
    (#"{ "call": "card.touches*", "with": { "anything.at.all": 1 } }"#, []),
    (#"{ "call": "*.touchesBegan", "with": { ▸"point.x": 1 } }"#, ["unknown-argument …/point.x"]),
    (#"{ "call": "*.touchesBegan", "with": { "self.alpha": 1, "self.state": "began" } }"#, []),
    (
      #"{ "call": "root.subviews[1].touchDown", "with": { "touch.view": null, ▸"sender": null } }"#,
      ["unknown-argument …/sender"]
    ),
    (
      #"{ "call": "home.view.touchesBegan", "with": { "self.alpha": 1, "touch.phase": "began" } }"#,
      []
    ),
  ])
  func `of an occurrence those values are wanted that it has`(call: String, said: [String]) {
    MarkedDocument.expectation(#"{ "calls": [ \#(call) ] }"#)
      .expect(said.map { $0.replacing("…", with: "…/calls/0/with") })
  }

  @Test func `a value that an occurrence does not have is told with those it has`() {
    let found = MarkedDocument.expectation(
      #"{ "calls": [ { "call": "card.touchesBegan", "with": { "tuoch": 1 } } ] }"#
    ).found()
    #expect(found.map(\.message.english) == ["'card.touchesBegan' has no 'tuoch'"])
    #expect(found.map(\.allowed) == [["event", "self", "touch", "touches"]])
    #expect(found.first?.hint?.english == "Did you mean 'touch'?")
  }

  @Test func `what is wanted of an occurrence is kept, where anything is`() throws {
    let text = MarkedDocument.expectation(
      """
      { "calls": [ "card.hitTest", { "call": "card.touchesBegan", "with": {} },
        { "call": "card.touchesEnded+", "with": { "touch.phase": "ended", "self.alpha": 1 } } ] }
      """
    ).text
    let plan = try #require(Scenario.document(text).plan(nil))
    #expect(plan.interests.map(\.occurrence.text) == ["card.touchesEnded"])
    #expect(plan.interests.map { $0.references.map(\.key) } == [["touch.phase", "self.alpha"]])
    #expect(
      plan.occurrences.map(\.text).sorted()
        == ["card.hitTest", "card.touchesBegan", "card.touchesEnded"]
    )
  }

  @Test func `what a note holds is known to nobody before`() {
    MarkedDocument(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "overrides": {
          "touchesBegan": [ { "note": "seen", "with": { "x": 1 } } ] } } ] },
        "script": [ { "expect": {
          "calls": [ { "call": "window.seen", "with": { "any.thing": 1 } } ],
          "fired": { "window.seen": 0, "*.seen": 0, ▸"window.sean": 0 },
          "values": { "window.seen.x": 1, ▸"window.sean.x": 1, ▸"window.layer.seen": 1 } } } ] }
      """
    ).expect([
      "unknown-occurrence /script/0/expect/fired/window.sean",
      "unknown-member /script/0/expect/values/window.sean.x",
      "unknown-member /script/0/expect/values/window.layer.seen",
    ])
  }

  @Test func `an occurrence that is none is told with what can occur, and the object's class`() {
    let found = MarkedDocument.expectation(#"{ "fired": { "card.hitTst": 1 } }"#).found()
    #expect(found.map(\.message.english) == ["'hitTst' cannot occur at 'card', a UIView"])
    #expect(found.first?.hint?.english == "Did you mean 'hitTest'?")
    let bare = MarkedDocument.expectation(#"{ "fired": { "hitTest": 1 } }"#).found()
    #expect(
      bare.map(\.message.english)
        == ["'hitTest' is no occurrence: write object.name, or an action such as \"buy:\""]
    )
    let any = MarkedDocument.expectation(#"{ "fired": { "*.hitTst": 1 } }"#).found()
    #expect(any.map(\.message.english) == ["'hitTst' cannot occur at '*'"])
  }
}

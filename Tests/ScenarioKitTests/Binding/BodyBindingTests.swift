@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// The actions of bodies, and the names that a body may use.
struct BodyBindingTests {
  /// The view `card` with this body, in a method that may call super.
  private func body(_ body: String) -> MarkedDocument {
    MarkedDocument.card(#""overrides": { "touchesBegan": \#(body) }"#)
  }

  private func expect(
    _ body: String,
    of method: String = "touchesBegan",
    _ said: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    MarkedDocument.card(#""overrides": { "\#(method)": \#(body) }"#).expect(
      said.map { $0.replacing("…", with: "…/overrides/\(method)") },
      sourceLocation: sourceLocation
    )
  }

  @Test(arguments: [
    (#"[ ▸"supper" ]"#, ["unknown-member …/0"]),
    (#"[ ▸"return" ]"#, ["unknown-member …/0"]),
    ("[ ▸5 ]", ["wrong-type …/0"]),
    ("[ ▸[] ]", ["wrong-type …/0"]),
    ("[ ▸{} ]", ["missing-member …/0"]),
    (#"[ ▸{ "wait": 1 } ]"#, ["missing-member …/0"]),
    (#"[ ▸{ "send": "touch.tap" } ]"#, ["missing-member …/0"]),
    (#"[ { "super": ▸1 } ]"#, ["wrong-type …/0/super"]),
    (#"[ { "super": true, ▸"return": 1 } ]"#, ["unknown-member …/0/return"]),
    (#"[ { "return": 1, ▸"with": 1 } ]"#, ["unknown-member …/0/with"]),
    (#"[ { "note": ▸"" } ]"#, ["wrong-type …/0/note"]),
    (#"[ { "note": ▸"1st" } ]"#, ["wrong-type …/0/note"]),
    (#"[ { "note": ▸1 } ]"#, ["wrong-type …/0/note"]),
    (#"[ { "note": "seen", "with": ▸[] } ]"#, ["wrong-type …/0/with"]),
    (#"[ { "note": "seen", ▸"values": {} } ]"#, ["unknown-member …/0/values"]),
    (#"[ { "note": "seen", "with": { "x": ▸{ "y": 1 } } } ]"#, ["wrong-type …/0/with/x"]),
    (#"[ { "if": ▸5, "then": [] } ]"#, ["wrong-type …/0/if"]),
    (#"[ ▸{ "if": { "$self.alpha": 1 } } ]"#, ["missing-member …/0"]),
    (#"[ { "if": { "$self.alpha": 1 }, "else": [ ▸5 ] } ]"#, ["wrong-type …/0/else/0"]),
    (#"[ { "if": { "$self.alpha": 1 }, "then": "super" } ]"#, []),
    (#"[ { "set": ▸"card.alpha" } ]"#, ["wrong-type …/0/set"]),
    (#"[ { "set": {}, ▸"duration": 1 } ]"#, ["unknown-member …/0/duration"]),
    (#"[ { "animate": {}, ▸"do": [] } ]"#, ["unknown-member …/0/do"]),
    (#"[ { "animate": {}, "options": ▸"fast" } ]"#, ["wrong-type …/0/options"]),
    (#"[ { "animate": {}, "duration": ▸"1s" } ]"#, ["wrong-type …/0/duration"]),
    (#"[ { "animate": {}, "delay": ▸-1 } ]"#, ["out-of-range …/0/delay"]),
    (#"[ { "after": ▸"soon", "do": [] } ]"#, ["wrong-type …/0/after"]),
    (#"[ { "after": ▸-0.1, "do": [] } ]"#, ["out-of-range …/0/after"]),
    (#"[ ▸{ "after": 0 } ]"#, ["missing-member …/0"]),
    (#"[ { "release": ▸5 } ]"#, ["wrong-type …/0/release"]),
    (#"[ { "release": ▸"nobody" } ]"#, ["unknown-reference …/0/release"]),
    (#"[ { "release": "card", ▸"at": 1 } ]"#, ["unknown-member …/0/at"]),
  ])
  func `what is no action is told where it stands`(body: String, said: [String]) {
    expect(body, said)
  }

  @Test func `an action that is none is told with those there are`() {
    let word = body(#"[ "supper" ]"#).found()
    #expect(word.first?.hint?.english == "Did you mean 'super'?")
    #expect(word.first?.allowed.sorted() == word.first?.allowed)
    #expect(word.first?.allowed.count == 10)
    #expect(body("[ {} ]").found().map(\.allowed) == [Binder.actionKeys])
  }

  @Test(arguments: [
    (#"[ "super", "super" ]"#, 2), (#""super""#, 1), (#"{ "super": true }"#, 1), ("[]", 0),
    (#"{ "note": "seen" }"#, 1), (#"[ { "note": "seen" }, { "super": false }, "super" ]"#, 3),
  ])
  func `one action may stand without a list`(text: String, count: Int) throws {
    let plan = try #require(Scenario.document(body(text).text).plan(nil))
    let override = try #require(plan.declared["card"]?.node?.overrides.values.first)
    guard case .body(let actions) = override.form else {
      Issue.record("\(override.form)")
      return
    }
    #expect(actions.count == count)
  }

  @Test func `no call of super is a body that does nothing`() throws {
    let plan = try #require(Scenario.document(body(#"{ "super": false }"#).text).plan(nil))
    let override = try #require(plan.declared["card"]?.node?.overrides.values.first)
    guard case .body(let actions) = override.form,
      case .choose(.any(let conditions), let then, let otherwise)? = actions.first
    else {
      Issue.record("\(override.form)")
      return
    }
    #expect((conditions.count, then.count, otherwise.count) == (0, 0, 0))
  }

  // MARK: - Answers

  @Test(arguments: [
    ("hitTest", #"[ { "return": ▸5 } ]"#, ["wrong-type …/0/return"]),
    ("hitTest", #"[ { "return": ▸"home" } ]"#, ["unknown-reference …/0/return"]),
    ("hitTest", #"[ { "return": null } ]"#, []),
    ("hitTest", #"[ { "return": { "call": "hitTest", "on": "other", "with": ["$point"] } } ]"#, []),
    ("pointInside", #"[ { "return": ▸null } ]"#, ["wrong-type …/0/return"]),
    ("pointInside", #"[ { "return": ▸1 } ]"#, ["wrong-type …/0/return"]),
    ("pointInside", #"[ { "return": "$super" } ]"#, []),
    ("gestureRecognizers", #"[ { "return": [] } ]"#, []),
    ("gestureRecognizers", #"[ { "return": [▸"other"] } ]"#, ["wrong-type …/0/return/0"]),
    ("gestureRecognizers", #"[ { "return": ▸"other" } ]"#, ["wrong-type …/0/return"]),
    ("layoutSubviews", #"[ { "return": "whatever" } ]"#, []),
  ])
  func `what is returned is of the type that the method answers`(
    method: String,
    body: String,
    said: [String]
  ) {
    expect(body, of: method, said)
  }

  // MARK: - Later

  @Test func `what runs later keeps the parameters, and super is gone`() {
    MarkedDocument.card(
      """
      "overrides": { "touchesBegan": [ { "after": 1, "do": [
          { "note": "later", "with": { "v": "$touch.view", "n": "$count", "me": "$self",
            "s": ▸"$super" } }, ▸"super", { "animate": {}, "completion": [ ▸"super",
              { "note": "shown", "with": { "whole": "$finished", "v": "$touch.view",
                "n": "$count" } } ] } ] } ] }
      """
    ).expect([
      "unknown-reference …/overrides/touchesBegan/0/do/0/with/s",
      "form-not-allowed …/overrides/touchesBegan/0/do/1",
      "form-not-allowed …/overrides/touchesBegan/0/do/2/completion/0",
    ])
  }

  @Test func `a completion reads the parameters of its method, and its own before them`() throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "card", "frame": [0, 0, 90, 90], "overrides": { "touchesBegan": [
            { "animate": { "card.alpha": 0.5 }, "duration": 1, "completion": [
              { "note": "shown", "with": { "whole": "$finished", "v": "$touch.view" } } ] } ] } } ]
        """,
      script: """
        [ { "send": "touch.tap", "at": "card" }, { "wait": 2, "expect": { "calls": [
            { "call": "card.shown", "with": { "whole": true, "v": "card" } } ] } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test func `an animation is read with all that it says`() throws {
    let text = body(
      """
      [ { "animate": { "card.alpha": 0, "card.center": [1, 2] }, "duration": 2, "delay": 0.5,
          "options": ["repeat", "curveLinear"], "completion": { "note": "done" } },
        { "animate": [] } ]
      """
    ).text
    let plan = try #require(Scenario.document(text).plan(nil))
    let override = try #require(plan.declared["card"]?.node?.overrides.values.first)
    guard case .body(let actions) = override.form, actions.count == 2,
      case .animate(let one) = actions[0], case .animate(let other) = actions[1]
    else {
      Issue.record("\(override.form)")
      return
    }
    #expect(one.assignments.map(\.path.pointer.last) == ["a", "r"])
    #expect((one.duration, one.delay, one.completion.count) == (2, 0.5, 1))
    #expect(one.options == ["repeat", "curveLinear"])
    #expect((other.duration, other.delay, other.completion.count) == (0, 0, 0))
    #expect(other.options == [])
  }
}

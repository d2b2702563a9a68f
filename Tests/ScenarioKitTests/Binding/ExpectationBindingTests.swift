@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// What may be expected, key by key.
struct ExpectationBindingTests {
  @Test(arguments: [
    ("▸[]", ["wrong-type …"]), ("{}", []),
    (#"{ ▸"hits": "card" }"#, ["unknown-expectation …/hits"]),
    (#"{ "hit": ▸"home" }"#, ["wrong-type …/hit"]), (#"{ "hit": null }"#, []),
    (#"{ "hit": { "1": "card", "2": null } }"#, []),
    (#"{ "hit": { "1": "card", "2": ▸"home" } }"#, ["wrong-type …/hit/2"]),
    (#"{ "hit": ▸{} }"#, ["missing-member …/hit"]),
    (#"{ "hit": { "not": ▸"home" } }"#, ["wrong-type …/hit/not"]),
    (#"{ "handledBy": "home" }"#, []), (#"{ "handledBy": ▸"pan" }"#, ["wrong-type …/handledBy"]),
    (#"{ "path": ["card", "home"] }"#, []),
    (#"{ "path": ["card", ▸"pan"] }"#, ["wrong-type …/path/1"]),
    (#"{ "path": ▸"card" }"#, ["wrong-type …/path"]),
    (#"{ "discarded": true }"#, []), (#"{ "discarded": "window" }"#, []),
    (#"{ "discarded": ▸1 }"#, ["wrong-type …/discarded"]),
    (#"{ "discarded": ▸"pan" }"#, ["wrong-type …/discarded"]),
    (#"{ "discarded": ▸null }"#, ["wrong-type …/discarded"]),
    (#"{ "returned": { "near": 1, "within": 1 } }"#, []),
    (#"{ "returned": ▸{} }"#, ["missing-member …/returned"]),
    (#"{ "raised": "responderCycle" }"#, []), (#"{ "raised": ▸5 }"#, ["wrong-type …/raised"]),
    (#"{ "raised": ▸"responderCicle" }"#, ["wrong-type …/raised"]),
    (#"{ "firstResponder": "field" }"#, []), (#"{ "firstResponder": null }"#, []),
    (#"{ "firstResponder": ▸"pan" }"#, ["wrong-type …/firstResponder"]),
    (#"{ "firstResponder": { "window": "field" } }"#, []),
    (#"{ "firstResponder": { "window": ▸"pan" } }"#, ["wrong-type …/firstResponder/window"]),
    (#"{ "firstResponder": { ▸"home": null } }"#, ["wrong-type …/firstResponder/home"]),
    (#"{ "firstResponder": { ▸"widow": null } }"#, ["unknown-reference …/firstResponder/widow"]),
    (#"{ "firstResponder": ▸{} }"#, ["missing-member …/firstResponder"]),
    (#"{ "firstResponder": { "not": "field" } }"#, []),
    (#"{ "values": ▸[] }"#, ["wrong-type …/values"]),
    (#"{ "values": { ▸"card.alfa": 1 } }"#, ["unknown-member …/values/card.alfa"]),
    (#"{ "values": { ▸"crad.alpha": 1 } }"#, ["unknown-reference …/values/crad.alpha"]),
    (#"{ "values": { ▸"card alpha": 1 } }"#, ["unknown-reference …/values/card alpha"]),
    (#"{ "state": { "pan": "began", "buy": ["highlighted"] } }"#, []),
    (#"{ "state": { "pan": ▸"begun" } }"#, ["wrong-type …/state/pan"]),
    (#"{ "state": { ▸"card": "began" } }"#, ["unknown-member …/state/card"]),
    (#"{ "state": { ▸"nap": "began" } }"#, ["unknown-reference …/state/nap"]),
    (#"{ "state": ▸"began" }"#, ["wrong-type …/state"]),
    (#"{ "chain": ["card", "*", "window"] }"#, []), (#"{ "chain": ▸[] }"#, ["wrong-type …/chain"]),
    (#"{ "chain": ▸"card" }"#, ["wrong-type …/chain"]),
    (#"{ "chain": [▸"*", "card"] }"#, ["form-not-allowed …/chain/0"]),
    (#"{ "chain": ["card", ▸"pan"] }"#, ["wrong-type …/chain/1"]),
    (#"{ "chain": ["card", ▸5] }"#, ["wrong-type …/chain/1"]),
    (#"{ "rule": "hit-test.skips-hidden" }"#, []),
    (#"{ "rule": ["!hit-test.skips-hidden", ▸"hit-test.skips"] }"#, ["unknown-rule …/rule/1"]),
    (#"{ "rule": ▸"!!hit-test.skips-hidden" }"#, ["unknown-rule …/rule"]),
    (#"{ "rule": ▸5 }"#, ["wrong-type …/rule"]),
    (#"{ "trace": { "at": "card" } }"#, []), (#"{ "trace": [ ▸5 ] }"#, ["wrong-type …/trace/0"]),
    (#"{ "trace": [ { ▸"who": "card" } ] }"#, ["unknown-member …/trace/0/who"]),
    (#"{ "trace": [ { "rule": ▸"no.rule" } ] }"#, ["unknown-rule …/trace/0/rule"]),
    (#"{ "trace": [ { "kind": ▸"asking" } ] }"#, ["wrong-type …/trace/0/kind"]),
    (#"{ "trace": [ { "method": ▸"hitTst" } ] }"#, ["wrong-type …/trace/0/method"]),
    (#"{ "trace": [ { "time": ▸"now" } ] }"#, ["wrong-type …/trace/0/time"]),
    (#"{ "anyOf": ▸{} }"#, ["wrong-type …/anyOf"]),
    (#"{ "anyOf": ▸[] }"#, ["missing-member …/anyOf"]),
    (#"{ "anyOf": [ { "hit": "card" }, ▸5 ] }"#, ["wrong-type …/anyOf/1"]),
    (#"{ "anyOf": [ { "hit": ▸"home" } ] }"#, ["wrong-type …/anyOf/0/hit"]),
  ])
  func `what cannot be expected is told where it stands`(expectation: String, said: [String]) {
    MarkedDocument.expectation(expectation).expect(said)
  }

  @Test func `a key that mixes fingers and names is a matcher that is none`() {
    MarkedDocument.expectation(#"{ "hit": { ▸"1": "card", ▸"one": "card" } }"#)
      .expect(["unknown-matcher …/hit/1", "unknown-matcher …/hit/one"])
  }

  @Test func `a key that is none is told with those there are`() {
    let found = MarkedDocument.expectation(#"{ "hitt": "card" }"#).found()
    #expect(found.map(\.allowed) == [Expectation.keys.sorted()])
    #expect(found.first?.hint?.english == "Did you mean 'hit'?")
    let rule = MarkedDocument.expectation(#"{ "rule": "!hit-test.skips-hiden" }"#).found()
    #expect(rule.first?.message.english == "no rule is called 'hit-test.skips-hiden'")
    #expect(rule.first?.hint?.english == "Did you mean 'hit-test.skips-hidden'?")
  }

  // MARK: - How often

  @Test(arguments: [
    (#""card.hitTest": 0"#, []), (#""card.hitTest": { "atLeast": 1 }"#, []),
    (#""card.hitTest": ▸-1"#, ["out-of-range …/card.hitTest"]),
    (#""card.hitTest": ▸0.5"#, ["out-of-range …/card.hitTest"]),
    (#""card.hitTest": ▸"once""#, ["wrong-type …/card.hitTest"]),
    (#""card.hitTest": ▸true"#, ["wrong-type …/card.hitTest"]),
    (#"▸"card.hitTst": 1"#, ["unknown-occurrence …/card.hitTst"]),
    (#"▸"crad.hitTest": 1"#, ["unknown-reference …/crad.hitTest"]),
    (#"▸"card.layer.hitTest": 1"#, ["unknown-occurrence …/card.layer.hitTest"]),
    (#"▸"card": 1"#, ["unknown-occurrence …/card"]),
    (#""buy:": 1"#, []), (#""copy:": 1"#, []), (#"▸"sell:": 1"#, ["unknown-occurrence …/sell:"]),
    (#""b*": 1"#, []), (#"▸"z*": 1"#, ["unknown-occurrence …/z*"]),
    (#""*.hitTest": 1"#, []), (#"▸"*.hitTst": 1"#, ["unknown-occurrence …/*.hitTst"]),
    (#""card.touches*": 1"#, []), (#"▸"card.taps*": 1"#, ["unknown-occurrence …/card.taps*"]),
    (#""buy.touchDown": 1"#, []),
    (#"▸"card.touchDown": 1"#, ["unknown-occurrence …/card.touchDown"]),
    (#""root.subviews[0].touchDown": 1"#, []), (#""pan.began": 1"#, []),
    (#"▸"card.began": 1"#, ["unknown-occurrence …/card.began"]),
    (#""pan.shouldBegin": 1, "list.didScroll": 1"#, []),
    (#"▸"card.didScroll": 1"#, ["unknown-occurrence …/card.didScroll"]),
    (#""home.buy:": 1, "card.buy:": 0"#, []), (#""notifications.anything": 1"#, []),
  ])
  func `only what can occur at an object is counted`(fired: String, said: [String]) {
    MarkedDocument.expectation(#"{ "fired": { \#(fired) } }"#)
      .expect(said.map { $0.replacing("…", with: "…/fired") })
  }

  // MARK: - In which order

  @Test(arguments: [
    ("[]", []), ("▸5", ["wrong-type …"]), ("▸{}", ["missing-member …"]),
    ("[ ▸5 ]", ["wrong-type …/0"]),
    (#"["card.hitTest", "card.hitTest+", ▸"card.hitTst+"]"#, ["unknown-occurrence …/2"]),
    (#"[ ▸{} ]"#, ["missing-member …/0"]), (#"[ { "call": ▸5 } ]"#, ["wrong-type …/0/call"]),
    (#"[ { "call": ▸"card.hitTst" } ]"#, ["unknown-occurrence …/0/call"]),
    (#"[ { "call": "card.hitTest", ▸"on": 1 } ]"#, ["unknown-member …/0/on"]),
    (#"[ { "call": "card.hitTest", "time": ▸"now" } ]"#, ["wrong-type …/0/time"]),
    (#"[ { "call": "card.hitTest", "inside": ▸5 } ]"#, ["wrong-type …/0/inside"]),
    (
      #"[ { "call": "card.hitTest", "inside": ▸"card.hitTst" } ]"#,
      ["unknown-occurrence …/0/inside"]
    ),
    (#"[ { "call": "card.hitTest", "with": ▸[] } ]"#, ["wrong-type …/0/with"]),
    (#"[ { "repeat": ▸{} } ]"#, ["wrong-type …/0/repeat"]),
    (#"[ { "repeat": ▸[] } ]"#, ["missing-member …/0/repeat"]),
    (#"[ { "repeat": ["card.hitTest"], ▸"call": "x" } ]"#, ["unknown-member …/0/call"]),
    (
      #"[ { "repeat": [ { "repeat": [▸"card.hitTst"] } ] } ]"#,
      ["unknown-occurrence …/0/repeat/0/repeat/0"]
    ),
    (#"{ "inOrder": "card.hitTest" }"#, []),
    (#"{ ▸"order": [], "never": [] }"#, ["unknown-member …/order"]),
    (#"{ "never": [] }"#, []),
    (#"{ "never": [ ▸{ "repeat": [] } ] }"#, ["form-not-allowed …/never/0"]),
    (#"{ "never": ["card.hitTest+"] }"#, []),
    (#"▸{ "exactly": [] }"#, ["missing-member …"]),
    (#"▸{ "exactly": [], "of": [] }"#, ["missing-member …"]),
    (#"{ "exactly": [], "of": "card.*" }"#, []),
    (#"{ "exactly": [], "of": [▸"card.z*"] }"#, ["unknown-occurrence …/of/0"]),
    (#"{ "exactly": [], "of": ["card.*", ▸5] }"#, ["wrong-type …/of/1"]),
    (#"{ "never": [], ▸"of": ["card.*"] }"#, ["missing-member …/of"]),
    (#"▸{ ▸"of": ["card.*"] }"#, ["missing-member …", "missing-member …/of"]),
  ])
  func `what is no list of calls is told where it stands`(calls: String, said: [String]) {
    MarkedDocument.expectation(#"{ "calls": \#(calls) }"#)
      .expect(said.map { $0.replacing("…", with: "…/calls") })
  }

  @Test func `what calls hold is kept by kind`() throws {
    let document = MarkedDocument.expectation(
      """
      { "calls": { "inOrder": ["card.hitTest", { "call": "buy.hitTest+", "inside": "root.hitTest" },
          { "repeat": ["card.hitTest", "buy.hitTest+"] }],
        "exactly": ["card.hitTest+"], "of": ["card.*", "buy.*"], "never": ["list.hitTest"] } }
      """
    )
    let plan = try #require(Scenario.document(document.text).plan(nil))
    guard case .calls(let calls)? = plan.steps.first?.expectation?.items.first?.check else {
      Issue.record("no calls")
      return
    }
    func shown(_ element: CallElement) -> String {
      switch element {
      case .one(let call): call.occurrence.text + (call.inside.map { " in \($0.text)" } ?? "")
      case .oneOrMore(let call):
        call.occurrence.text + "+" + (call.inside.map { " in \($0.text)" } ?? "")
      case .group(let elements): "(" + elements.map(shown).joined(separator: ", ") + ")"
      }
    }
    #expect(
      calls.inOrder?.map(shown)
        == ["card.hitTest", "buy.hitTest+ in root.hitTest", "(card.hitTest, buy.hitTest+)"]
    )
    #expect(calls.exactly?.map(shown) == ["card.hitTest+"])
    #expect(calls.of.map(\.text) == ["card.*", "buy.*"])
    #expect(calls.never.map(shown) == ["list.hitTest"])
  }
}

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

/// Stimuli with their parameters, and places on the screen.
struct StimulusBindingTests {
  @Test(arguments: [
    (#""send": ▸5"#, ["wrong-type …/send"]),
    (#""send": ▸"touch""#, ["unknown-stimulus …/send"]),
    (#""send": ▸"touch.""#, ["unknown-stimulus …/send"]),
    (#""send": ▸"wide.spin""#, ["unknown-module …/send"]),
    (#""send": ▸"application.fly""#, ["unknown-stimulus …/send"]),
    (#""send": ▸"spin""#, ["unknown-stimulus …/send"]),
    (#""send": "touch.began", ▸"where": 1, "at": "card""#, ["unknown-parameter …/where"]),
    (#""send": "touch.began", "at": "card", "finger": 1"#, []),
    (#""send": "touch.began", "at": "card", "finger": 10"#, []),
    (#""send": "touch.began", "at": "card", "finger": ▸0"#, ["out-of-range …/finger"]),
    (#""send": "touch.began", "at": "card", "finger": ▸11"#, ["out-of-range …/finger"]),
    (#""send": "touch.began", "at": "card", "finger": ▸1.5"#, ["wrong-type …/finger"]),
    (#""send": "touch.began", "at": "card", "finger": "$card.tag""#, []),
    (#""send": "touch.began", "at": "card", "type": ▸"thumb""#, ["wrong-type …/type"]),
    (#""send": "touch.event", "fingers": ▸{}"#, ["wrong-type …/fingers"]),
    (#""send": "touch.event", "fingers": ▸[]"#, ["out-of-range …/fingers"]),
    (#""send": "touch.event", "fingers": [ ▸5 ]"#, ["wrong-type …/fingers/0"]),
    (
      #""send": "touch.event", "fingers": [ ▸{ "finger": 1, "at": "card" } ]"#,
      ["missing-member …/fingers/0"]
    ),
    (
      """
      "send": "touch.event", "fingers": [
        { "finger": 1, "at": "card", "phase": "began", ▸"on": 1 } ]
      """,
      ["unknown-parameter …/fingers/0/on"]
    ),
    (
      #""send": "touch.event", "fingers": [ { "finger": ▸0, "at": ▸"crad", "phase": ▸"up" } ]"#,
      [
        "out-of-range …/fingers/0/finger", "unknown-reference …/fingers/0/at",
        "wrong-type …/fingers/0/phase",
      ]
    ),
    (#""send": "press.key", "input": ▸5"#, ["wrong-type …/input"]),
    (#""send": "action.send", "action": ▸"go on""#, ["wrong-type …/action"]),
    (#""send": "action.send", "action": "go", "to": ▸"nobody""#, ["unknown-reference …/to"]),
    (#""send": "action.send", "action": "go", "to": null"#, []),
  ])
  func `what a stimulus does not take is told where it stands`(step: String, said: [String]) {
    MarkedDocument.step("{ \(step) }").expect(said)
  }

  @Test func `what is missing is told at the step, with its name`() {
    func found(_ step: String) -> [Diagnostic] {
      MarkedDocument.script("[ ▸{ \(step), \"expect\": {} } ]", base: "/script/0")
        .expect(["missing-member …"])
    }
    #expect(found(#""send": "touch.tap""#).map(\.allowed) == [["at"]])
    #expect(found(#""send": "application.rotate""#).map(\.allowed) == [["orientation"]])
    #expect(
      found(#""send": "touch.drag", "from": "card""#).map(\.allowed) == [["to", "by", "path"]]
    )
  }

  @Test(arguments: [
    ("to", "by", #""buy""#, "[1, 1]"), ("by", "path", "[1, 1]", #"["buy"]"#),
    ("to", "path", #""buy""#, #"["buy"]"#),
  ])
  func `of several ways to say where to, one is taken, and the next is told at its name`(
    first: String,
    second: String,
    one: String,
    other: String
  ) {
    for (written, value) in [(first, one), (second, other)] {
      MarkedDocument.step(
        #"{ "send": "touch.drag", "from": "card", "\#(written)": \#(value) }"#
      ).expect([])
    }
    // The second by the stimulus's own order, wherever the text has it.
    MarkedDocument.step(
      #"{ "send": "touch.drag", ▸"\#(second)": \#(other), "from": "card", "\#(first)": \#(one) }"#
    ).expect(["unknown-parameter …/\(second)"])
  }

  @Test(arguments: [
    (#""send": "application.terminate""#, []),
    (
      #""send": "application.terminate", ▸"orientation": "portrait""#,
      ["unknown-parameter …/orientation"]
    ),
    (#""send": "application.rotate", "orientation": "portrait""#, []),
    (#""send": "application.rotate", "orientation": ▸"sideways""#, ["wrong-type …/orientation"]),
    (
      #""send": "application.rotate", "orientation": "portrait", ▸"orientaton": 1"#,
      ["unknown-parameter …/orientaton"]
    ),
  ])
  func `what the system does takes what it takes`(step: String, said: [String]) {
    MarkedDocument.step("{ \(step), \"label\": \"x\", \"comment\": \"y\" }").expect(said)
  }

  // MARK: - Which stimulus

  @Test func `a module that is not loaded is told with where it was looked for`() {
    func hint(_ name: String, _ environment: ScenarioEnvironment) -> String? {
      let found = MarkedDocument.step(#"{ "send": "\#(name)" }"#).found(in: environment)
      return found.first { $0.pointer == "/script/0/send" }.map {
        "\($0.type): \($0.hint?.english ?? "-")"
      }
    }
    let empty = ScenarioEnvironment(searched: ["/a", "/b"])
    #expect(
      hint("wide.spin", empty) == "unknown-module: Modules were looked for in /a, /b."
    )
    #expect(hint("tuoch.tap", empty) == "unknown-module: Did you mean 'touch'?")
    #expect(
      hint("touch.tap", empty) == "unknown-module: Modules were looked for in /a, /b."
    )
    #expect(hint("touch", empty) == "unknown-module: Modules were looked for in /a, /b.")
    #expect(hint("spin", empty) == "unknown-stimulus: -")
    #expect(hint("wide.spin", ScenarioEnvironment()) == "unknown-module: -")
    #expect(hint("aplication.rotate", ScenarioEnvironment()) == "unknown-module: -")
    #expect(
      hint("touch.tab", Scenario.environment) == "unknown-stimulus: Did you mean 'touch.tap'?"
    )
  }

  @Test func `of a module that is only assumed nothing is told, and of others all`() {
    var environment = Scenario.environment
    environment.assumedModules = ["Wide", "wide"]
    MarkedDocument.views(#"[ { "class": "Wide.Shelf" }, { "class": ▸"Narrow.Shelf" } ]"#)
      .expect(["unknown-module …/1/class"], in: environment)
    MarkedDocument.script(
      #"[ { "send": "wide.spin", "fast": true }, { "send": ▸"narrow.spin", "expect": {} } ]"#
    ).expect(["unknown-module …/1/send"], in: environment)
    MarkedDocument.head(#""modules": ["Wide", ▸"Narrow", "touch"]"#)
      .expect(["unknown-module /modules/1"], in: environment)
  }

  // MARK: - Places

  @Test(arguments: [
    ("[1, 2]", []), (#""card""#, []), (#""root.subviews[0]""#, []), (#""$card.center""#, []),
    (#""$card.subviews[0]""#, []), (#"["$card.alpha", 2]"#, []),
    (#"{ "sum": ["$card.center", [1, 1]] }"#, []),
    (#"{ "call": "convert(_:to:)", "on": "card", "with": [[0, 0], "root"] }"#, []),
    ("▸5", ["wrong-type …"]), ("▸null", ["wrong-type …"]), ("▸true", ["wrong-type …"]),
    ("▸[1]", ["wrong-type …"]), ("▸[1, 2, 3]", ["wrong-type …"]), (#"▸["x", 1]"#, ["wrong-type …"]),
    (#"▸"crad""#, ["unknown-reference …"]), (#"▸"card.alpha""#, ["wrong-type …"]),
    (#"▸"card.""#, ["unknown-reference …"]), (#"▸"$crad.center""#, ["unknown-reference …"]),
    (#"▸{ "point": [1, 1] }"#, ["missing-member …"]),
    (#"▸{ "in": "card", "part": "thumb", "unit": [0, 0] }"#, ["unknown-member …"]),
    (#"{ "in": ▸5 }"#, ["wrong-type …/in"]), (#"{ "in": ▸"crad" }"#, ["unknown-reference …/in"]),
    (#"{ "in": ▸"card.alpha" }"#, ["wrong-type …/in"]),
    (#"{ "in": "card", ▸"at": [1, 1] }"#, ["unknown-member …/at"]),
    (#"{ "in": "card", "point": ▸[1] }"#, ["wrong-type …/point"]),
    (#"{ "in": "card", "unit": ▸0.5 }"#, ["wrong-type …/unit"]),
    (#"{ "in": "card", "offset": ▸5 }"#, ["wrong-type …/offset"]),
    (#"{ "in": "card", "part": ▸5 }"#, ["wrong-type …/part"]),
    (#"{ "in": "card", "part": ▸"segment[x]" }"#, ["wrong-type …/part"]),
    (#"{ "in": "card", "part": ▸"segment" }"#, ["wrong-type …/part"]),
    (#"{ "in": "card", "part": ▸"segment[0].x" }"#, ["wrong-type …/part"]),
  ])
  func `what is no place is told where it stands`(place: String, said: [String]) {
    MarkedDocument.step(#"{ "send": "touch.tap", "at": \#(place) }"#)
      .expect(said.map { $0.replacing("…", with: "…/at") })
  }

  @Test(arguments: [
    ("[1, 2]", "screen"), (#""$card.center""#, "screen"), (#""card""#, "center card"),
    (#""$card.subviews[0]""#, "center $card.subviews[0]"), (#"{ "in": "buy" }"#, "center buy"),
    (#"{ "in": "buy", "point": [1, 2] }"#, "point buy"),
    (#"{ "in": "buy", "unit": [1, 0] }"#, "unit buy"),
    (#"{ "in": "buy", "part": "thumb" }"#, "part buy thumb"),
    (#"{ "in": "buy", "part": "segment[2]" }"#, "part buy segment[2]"),
    (#"{ "in": "buy", "offset": [1, 2] }"#, "center buy moved"),
  ])
  func `each form of a place is read as what it is`(written: String, shown: String) throws {
    let text = MarkedDocument.step(#"{ "send": "touch.tap", "at": \#(written) }"#).text
    let plan = try #require(Scenario.document(text).plan(nil))
    guard case .send(let stimulus)? = plan.steps.first?.kind,
      case .place(let place)? = stimulus.parameters.first?.value
    else {
      Issue.record("\(plan.steps)")
      return
    }
    let base =
      switch place.base {
      case .screen: "screen"
      case .center(let view): "center \(view.text)"
      case .point(let view, _): "point \(view.text)"
      case .unit(let view, _): "unit \(view.text)"
      case .part(let view, let name): "part \(view.text) \(name)"
      }
    #expect(base + (place.offset == nil ? "" : " moved") == shown)
    #expect(place.path.pointer == "/script/0/at")
  }
}

@testable import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// How transforms are written, of views and of layers.
struct TransformReaderTests {
  @Test(arguments: [
    ("[1, 2, 3, 4, 5, 6]", [1, 2, 3, 4, 5, 6]), (#"{ "scaleX": 2 }"#, [2, 0, 0, 1, 0, 0]),
    (#"{ "scaleX": 2, "y": 3 }"#, [2, 0, 0, 3, 0, 0]),
    (#"{ "translationX": 2 }"#, [1, 0, 0, 1, 2, 0]),
    (#"{ "translationX": 2, "y": 3 }"#, [1, 0, 0, 1, 2, 3]),
    (#"{ "rotationAngle": 0 }"#, [1, 0, 0, 1, 0, 0]),
    (#"[{ "scaleX": 2, "y": 3 }, { "translationX": 5, "y": 7 }]"#, [2, 0, 0, 3, 5, 7]),
    (#"[{ "translationX": 5, "y": 7 }, { "scaleX": 2, "y": 3 }]"#, [2, 0, 0, 3, 10, 21]),
    (#"[[1, 0, 0, 1, 1, 1], { "scaleX": 2, "y": 2 }]"#, [2, 0, 0, 2, 2, 2]),
  ])
  func `a transform is six numbers, a kind, or a list of these in order`(
    written: String,
    numbers: [Double]
  ) throws {
    let text = MarkedDocument.card(#""transform": \#(written)"#).text
    let plan = try #require(Scenario.document(text).plan(nil))
    let card = try #require(plan.declared["card"]?.node)
    guard case .constant(.transform(let read))? = card.properties.first?.value else {
      Issue.record("\(card.properties)")
      return
    }
    let entries = [read.a, read.b, read.c, read.d, read.tx, read.ty].map { Double($0) }
    #expect(entries == numbers)
  }

  @Test(arguments: [
    ("▸5", ["wrong-type …"]), ("▸[]", ["wrong-type …"]), ("▸[1, 0, 0, 1, 0]", ["wrong-type …"]),
    ("▸[1, 0, 0, 1, 0, 0, 0]", ["wrong-type …"]), (#"▸[1, { "scaleX": 2 }]"#, ["wrong-type …"]),
    ("▸{}", ["missing-member …"]), (#"▸{ "y": 1 }"#, ["missing-member …"]),
    (#"▸{ ▸"turn": 1 }"#, ["missing-member …", "unknown-member …/turn"]),
    (#"{ "scaleX": ▸"x" }"#, ["wrong-type …/scaleX"]),
    (#"{ "scaleX": 1, "y": ▸"x" }"#, ["wrong-type …/y"]),
    (#"{ "rotationAngle": 1, ▸"y": 1 }"#, ["unknown-member …/y"]),
    (#"{ "scaleX": 1, ▸"translationX": 1 }"#, ["unknown-member …/translationX"]),
    (#"{ "rotationAngle": ▸"far" }"#, ["wrong-type …/rotationAngle"]),
    (#"{ "rotationAngle": ▸{ "sum": [1, 2] } }"#, ["form-not-allowed …/rotationAngle"]),
    (#"[{ "scaleX": 1 }, { "scaleX": ▸"x" }]"#, ["wrong-type …/1/scaleX"]),
    (#"▸{ ▸"translationZ": 1 }"#, ["missing-member …", "unknown-member …/translationZ"]),
  ])
  func `what is no transform is told where it stands`(written: String, said: [String]) {
    MarkedDocument.card(#""transform": \#(written)"#)
      .expect(said.map { $0.replacing("…", with: "…/transform") })
  }

  @Test func `a layer's transform may leave the plane, and stays where it is`() throws {
    let text = MarkedDocument.card(
      #""layer": { "id": "paper", "transform": [{ "scaleX": 2 }, { "translationZ": 10 }] }"#
    ).text
    let plan = try #require(Scenario.document(text).plan(nil))
    let paper = try #require(plan.declared["paper"]?.node)
    guard case .constant(.transform(let read))? = paper.properties.first?.value else {
      Issue.record("\(paper.properties)")
      return
    }
    #expect([read.a, read.d, read.tx, read.ty] == [2, 1, 0, 0])
    MarkedDocument.card(#""layer": { "transform": { "translationZ": 1, ▸"y": 1 } }"#)
      .expect(["unknown-member …/layer/transform/y"])
    MarkedDocument.card(#""layer": { "transform": { "translationZ": ▸"x" } }"#)
      .expect(["wrong-type …/layer/transform/translationZ"])
  }
}

import Jansson
import ScenarioSyntax
import ScenarioTestSupport
import Testing

@testable import ScenarioKit

/// What objects are in the app that a document was imported from.
struct OriginTests {
  private func text(_ origin: String, app: String = #"{ "form": "V" }"#) -> String {
    """
    { "format": 1, "app": { "origin": \(app), "windows": [ { "id": "window",
      "frame": [0, 0, 390, 844], "subviews": [
        { "id": "cell", "frame": [0, 0, 390, 44], "origin": \(origin) } ] } ] },
      "script": [ { "send": "touch.tap", "at": "cell", "expect": { "hit": "cell" } } ] }
    """
  }

  private let whole = """
    { "class": "Cafe.MenuCell", "address": "0x7fb1a2c0e200", "ib": "q7R-2k-Vb1", "line": 12,
      "text": "Now; or later", "cut": true, "label": "Menu", "identifier": "menu",
      "animations": ["position"], "assumed": ["isEnabled"], "unknown": ["frame"] }
    """

  @Test func `it is read with the node, and the model does not look at it`() throws {
    let plain = try Scenario.document(text("{}"))
    let told = try Scenario.document(text(whole, app: #"{ "form": "V", "unknown": ["windows"] }"#))
    let plan = try #require(told.plans[""])
    #expect(plan.origin?.form == "V")
    #expect(plan.origin?.unknown == ["windows"])
    let origin = try #require(plan.nodes.first { $0.id == "cell" }?.origin)
    #expect(origin.className == "Cafe.MenuCell")
    #expect(origin.address == "0x7fb1a2c0e200")
    #expect(origin.ib == "q7R-2k-Vb1")
    #expect(origin.line == 12)
    #expect(origin.text == "Now; or later")
    #expect(origin.isTextCut)
    #expect(origin.label == "Menu")
    #expect(origin.identifier == "menu")
    #expect(origin.animations == ["position"])
    #expect(origin.assumed == ["isEnabled"])
    #expect(origin.unknown == ["frame"])
    #expect(plain.plans[""]?.nodes.first { $0.id == "cell" }?.origin == NodeOrigin())
  }

  @Test(arguments: [
    ("[]", "/app/windows/0/subviews/0/origin", "wrong-type"),
    (#"{ "colour": 1 }"#, "/app/windows/0/subviews/0/origin/colour", "unknown-member"),
    (#"{ "line": 0 }"#, "/app/windows/0/subviews/0/origin/line", "out-of-range"),
    (#"{ "address": 7 }"#, "/app/windows/0/subviews/0/origin/address", "wrong-type"),
    (#"{ "cut": "yes" }"#, "/app/windows/0/subviews/0/origin/cut", "wrong-type"),
    (#"{ "unknown": [1] }"#, "/app/windows/0/subviews/0/origin/unknown/0", "wrong-type"),
  ])
  func `what it cannot say is told with its place`(origin: String, pointer: String, type: String) {
    let found = Scenario.diagnostics(text(origin))
    #expect(found.map(\.pointer) == [pointer])
    #expect(found.map(\.type) == [type])
  }

  @Test func `what an app's cannot say is told with its place`() {
    let found = Scenario.diagnostics(text("{}", app: #"{ "windows": 1 }"#))
    #expect(found.map(\.pointer) == ["/app/origin/windows"])
    #expect(found.map(\.type) == ["unknown-member"])
  }
}

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

/// The variants of a document: what they change, and what they cannot.
struct VariantReadingTests {
  private func document(_ variants: String) -> MarkedDocument {
    MarkedDocument(
      """
      { "format": 1, "profile": { "ios": 16 }, "app": { "device": { "orientation": "portrait" },
        "application": { "isNowPlaying": false }, "objects": [ { "id": "helper" } ],
        "delegate": "helper", "windows": [ { "id": "window", "subviews": [
          { "id": "card", "frame": [0, 0, 9, 9], "alpha": 0.5,
            "overrides": { "hitTest": null, "touchesBegan": [] } }, { "id": "leaf" } ] } ] },
        "script": [ { "expect": {} } ], "variants": \(variants) }
      """,
      base: "/variants"
    )
  }

  private func plan(_ set: String) throws -> Plan {
    let read = try Scenario.document(document(#"[ { "id": "v", "set": \#(set) } ]"#).text)
    return try #require(read.plan("v"))
  }

  @Test(arguments: [
    ("▸{}", ["wrong-type …"]), ("[ ▸5 ]", ["wrong-type …/0"]), ("[ ▸{} ]", ["missing-member …/0"]),
    (#"[ { "id": ▸5 } ]"#, ["wrong-type …/0/id"]),
    (#"[ { "id": ▸"a b" } ]"#, ["wrong-type …/0/id"]),
    (#"[ { "id": ▸"1" } ]"#, ["wrong-type …/0/id"]),
    (#"[ { "id": "a" }, { "id": ▸"a" } ]"#, ["duplicate-id …/1/id"]),
    (#"[ { "id": "a", ▸"sets": {} } ]"#, ["unknown-member …/0/sets"]),
    (#"[ { "id": "a", "title": ▸5 } ]"#, ["wrong-type …/0/title"]),
    (#"[ { "id": "a", "set": ▸[] } ]"#, ["wrong-type …/0/set"]),
    (#"[ { "id": "a", "set": { ▸"card": null } } ]"#, ["unknown-reference …/0/set/card"]),
    (#"[ { "id": "a", "set": { ▸"card alpha": 1 } } ]"#, ["unknown-reference …/0/set/card alpha"]),
    (
      #"[ { "id": "a", "set": { ▸"$card.alpha": 1 } } ]"#, ["unknown-reference …/0/set/$card.alpha"]
    ),
    (#"[ { "id": "a", "set": { ▸"crad.alpha": 1 } } ]"#, ["unknown-reference …/0/set/crad.alpha"]),
    (#"[ { "id": "a", "set": { ▸"card.alfa": 1 } } ]"#, ["unknown-member …/0/set/card.alfa"]),
    (#"[ { "id": "a", "set": { "card.alpha": ▸"x" } } ]"#, ["wrong-type …/0/set/card.alpha"]),
    (#"[ { "id": "a", "set": { "profile.ios": ▸11 } } ]"#, ["out-of-range …/0/set/profile.ios"]),
    (
      #"[ { "id": "a", "set": { ▸"profile.toggles.no.rule": true } } ]"#,
      ["unknown-toggle …/0/set/profile.toggles.no.rule"]
    ),
    (
      #"[ { "id": "a", "set": { "device.orientation": ▸"up" } } ]"#,
      ["wrong-type …/0/set/device.orientation"]
    ),
    (
      #"[ { "id": "a", "set": { ▸"card.frame[4]": 1 } } ]"#,
      ["unknown-reference …/0/set/card.frame[4]"]
    ),
    (#"[ { "id": "a", "set": { "card.comment": ▸5 } } ]"#, ["wrong-type …/0/set/card.comment"]),
  ])
  func `what is no variant is told where it stands`(variants: String, said: [String]) {
    document(variants).expect(said)
  }

  @Test func `a key of a node that is none is told with those there are`() {
    let found = document(#"[ { "id": "a", "set": { "crad.alpha": 1 } } ]"#).found()
    #expect(found.first?.hint?.english == "Did you mean 'card'?")
    #expect(
      found.first?.allowed == ["card", "device", "helper", "leaf", "profile", "window"]
    )
    #expect(found.first?.message.english == "no node is called 'crad'")
  }

  @Test func `a place that the document does not have is told while nothing else is wrong`() {
    document(#"[ { "id": "a", "set": { ▸"card.frame[4]": 1, ▸"window.subviews[2].tag": 2 } } ]"#)
      .expect([
        "unknown-reference …/0/set/card.frame[4]",
        "unknown-reference …/0/set/window.subviews[2].tag",
      ])
    document(#"[ { "id": "a", "set": { "card.frame[4]": 1, "card.alpha": ▸"x" } } ]"#)
      .expect(["wrong-type …/0/set/card.alpha"])
  }

  @Test func `a variant changes keys of nodes, the profile, the device and the application`() throws
  {
    let plan = try plan(
      """
      { "card.alpha": 0.25, "card.isHidden": true, "card.frame[2]": 7, "profile.ios": 17,
        "profile.toggles.gesture.action-timing": "nextTurn", "profile.numbers.panHysteresis": 3,
        "device.orientation": "landscapeLeft", "device.screen": [1, 2],
        "application.isNowPlaying": true, "window.subviews[1].tag": 4 }
      """
    )
    let card = try #require(plan.declared["card"]?.node)
    let values = card.properties.map {
      "\($0.property.name) \($0.value.constant.map { "\($0)" } ?? "")"
    }
    #expect(card.properties.map(\.property.name) == ["frame", "isHidden", "alpha"])
    #expect(values.last == "alpha \(Value.number(0.25))")
    guard case .constant(.rect(let frame))? = card.properties.first?.value else {
      Issue.record("\(values)")
      return
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 7, height: 9))
    #expect(plan.profile.ios == 17)
    #expect(plan.profile.toggles["gesture.action-timing"]?.rawValue == "nextTurn")
    #expect(plan.profile.numbers == ["panHysteresis": 3])
    #expect(plan.device.orientation == "landscapeLeft")
    #expect(plan.device.screen == CGSize(width: 1, height: 2))
    #expect(plan.application?.properties.first?.value.constant?.flag == true)
    #expect(plan.declared["leaf"]?.node?.properties.map(\.property.name) == ["tag"])
  }

  @Test func `null takes a key away, and what was there with it`() throws {
    let plan = try plan(
      """
      { "card.alpha": null, "card.overrides.hitTest": null, "leaf.id": "twig",
        "card.isHidden": null }
      """
    )
    let card = try #require(plan.declared["card"]?.node)
    #expect(card.properties.map(\.property.name) == ["frame"])
    #expect(card.overrides.keys.map(\.name) == ["touchesBegan"])
    #expect(plan.declared["leaf"] == nil && plan.declared["twig"] != nil)
    let bare = try self.plan(#"{ "card.overrides": null, "window.subviews[1]": null }"#)
    #expect(bare.declared["card"]?.node?.overrides.isEmpty == true)
    #expect(bare.declared["leaf"] == nil)
  }

  @Test func `each variant has its own objects, and the document's places`() throws {
    let read = try Scenario.document(
      document(
        """
        [ { "id": "one" }, { "id": "two", "set": { "leaf.subviews": [ { "id": "twig" } ] } },
          { "id": "three", "set": { "card.subviews": [ { "id": "twig" } ] } } ]
        """
      ).text
    )
    func twig(_ variant: String) -> String? {
      read.plan(variant)?.declared["twig"]?.node?.parent?.id
    }
    #expect([twig("one"), twig("two"), twig("three")] == [nil, "leaf", "card"])
    #expect(
      read.plan("two")?.declared["twig"]?.path?.pointer == "/variants/1/set/leaf.subviews/0/id"
    )
  }

  @Test func `a fault of the document is said once for all its variants, those of each at each`() {
    let document = MarkedDocument(
      """
      { "format": 1, "script": [ { "expect": {} } ],
        "app": { "windows": [ { "id": "window", "alpha": ▸"much" } ] },
        "variants": [ { "id": "a" }, { "id": "b", "set": { "window.tag": ▸"x" } },
          { "id": "c", "set": { "window.alpha": 1, ▸"window.wings": 2 } } ] }
      """
    )
    document.expect([
      "wrong-type /app/windows/0/alpha", "wrong-type /variants/1/set/window.tag",
      "unknown-member /variants/2/set/window.wings",
    ])
  }

  // MARK: - How many

  /// How many values the app and the script hold together, and how many variants there are.
  @Test(
    arguments: [
      (50_000, 2, nil), (50_000, 3, 2), (50_001, 1, nil), (50_001, 2, 1), (100_001, 1, nil),
    ] as [(Int, Int, Int?)]
  )
  func `all together hold a hundred thousand values at most`(values: Int, count: Int, most: Int?) {
    // The script, the app, its two lists, a node and the list in it are values, too.
    let numbers = Array(repeating: "1", count: values - 6).joined(separator: ",")
    let variants = (0..<count).map { #"{ "id": "v\#($0)" }"# }.joined(separator: ",")
    let text = """
      { "format": 1, "variants": [ \(variants) ], "script": [],
        "app": { "windows": [], "objects": [ { "x": [ \(numbers) ] } ] } }
      """
    let refused = MarkedDocument(text).found().filter { $0.type == "out-of-range" }
    #expect(refused.map(\.pointer) == (most == nil ? [] : ["/variants"]))
    #expect(refused.flatMap(\.forms).map(\.english) == most.map { ["≤ \($0) variants"] } ?? [])
  }
}

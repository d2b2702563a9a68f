@testable import Catalogue
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// Which properties a node may hold, and in which order it has them.
struct PropertyBindingTests {
  private func plan(_ document: MarkedDocument) throws -> Plan {
    try #require(Scenario.document(document.text).plan(nil))
  }

  @Test(arguments: [
    (#"▸"window": null"#, ["wrong-type …/window"]),
    (#"▸"superview": "other""#, ["wrong-type …/superview"]),
    (#"▸"isFocused": true"#, ["wrong-type …/isFocused"]),
    (#""class": "UIScrollView", ▸"isDragging": true"#, ["wrong-type …/isDragging"]),
    (#"▸"isHiddn": true"#, ["unknown-member …/isHiddn"]),
    (#"▸"isOn": true"#, ["unknown-member …/isOn"]),
    (#""alpha": ▸true"#, ["wrong-type …/alpha"]),
    (#""alpha": ▸null"#, ["wrong-type …/alpha"]),
    (#""tag": ▸1.5"#, ["wrong-type …/tag"]),
    (#""subviews": ▸{}"#, ["wrong-type …/subviews"]),
    (#""subviews": [ ▸3, ▸true ]"#, ["wrong-type …/subviews/0", "wrong-type …/subviews/1"]),
    (#""frame": ▸"full""#, ["wrong-type …/frame"]),
    (#""bounds": ▸"fill""#, ["wrong-type …/bounds"]),
    (#""layer": ▸"other""#, ["wrong-type …/layer"]),
  ])
  func `what a view cannot hold is told where it stands`(members: String, said: [String]) {
    MarkedDocument.card(members).expect(said)
  }

  @Test func `a property that is read, or assigned later, says which of the two`() {
    func message(_ members: String) -> String? {
      MarkedDocument.card(members).found().first?.message.english
    }
    #expect(message(#""superview": null"#) == "UIView.superview can only be read")
    #expect(
      message(#""gestureRecognizers": [ { "class": "UITapGestureRecognizer", "state": "ended" } ]"#)
        == "UITapGestureRecognizer.state is assigned while the app runs"
    )
  }

  @Test func `a property of other classes is told with them`() {
    let found = MarkedDocument.card(#""isOn": true"#).found()
    #expect(
      found.map(\.message.english) == ["UIView has no property 'isOn', which belongs to UISwitch"]
    )
    let unknown = MarkedDocument.card(#""isHiddn": true"#).found()
    #expect(unknown.map(\.message.english) == ["UIView has no property 'isHiddn'"])
    #expect(unknown.first?.allowed.contains("isHidden") == true)
    #expect(unknown.first?.allowed.contains("overrides") == true)
    #expect(unknown.first?.allowed.contains("superview") == false)
  }

  @Test func `properties have the catalogue's order, whatever the text's`() throws {
    let plan = try plan(
      .card(
        """
        "subviews": [ { "id": "leaf" } ], "transform": { "scaleX": 2 }, "alpha": 0.5,
          "center": [1, 2], "bounds": [0, 0, 9, 9], "frame": [0, 0, 9, 9]
        """
      )
    )
    let card = try #require(plan.declared["card"]?.node)
    #expect(
      card.properties.map(\.property.name)
        == ["frame", "bounds", "center", "transform", "alpha", "subviews"]
    )
    #expect(card.properties.map(\.path.pointer.last) == ["e", "s", "r", "m", "a", "s"])
  }

  @Test(arguments: [
    (#""alpha": 1"#, false, false), (#""frame": "fill""#, true, true),
    (#""frame": [0, 0, 1, 1]"#, true, false), (#""bounds": [0, 0, 1, 1]"#, true, false),
    (#""center": [1, 1]"#, true, false), (#""transform": [1, 0, 0, 1, 0, 0]"#, false, false),
  ])
  func `a node says whether it has a place of its own`(
    members: String,
    hasFrame: Bool,
    fills: Bool
  ) throws {
    let card = try #require(plan(.card(members)).declared["card"]?.node)
    #expect(card.hasFrame == hasFrame)
    #expect(card.frameIsFill == fills)
  }

  // MARK: - Cells

  @Test(arguments: [
    (#""sections": [ ▸5 ]"#, ["wrong-type …/sections/0"]),
    (#""sections": [ { "comment": "none", "rows": [] } ]"#, []),
    (#""sections": [ { "rows": ▸{} } ]"#, ["wrong-type …/sections/0/rows"]),
    (
      #""sections": [ { "rows": [ ▸3 ] }, { "rows": [ {} ] } ]"#,
      ["wrong-type …/sections/0/rows/0"]
    ),
    (#""sections": [], ▸"numberOfRows": 1"#, ["form-not-allowed …/numberOfRows"]),
    (#"▸"numberOfRows": 0, "sections": []"#, ["form-not-allowed …/numberOfRows"]),
    (#""numberOfRows": 0"#, []),
    (#""numberOfRows": ▸0.5"#, ["wrong-type …/numberOfRows"]),
    (#"▸"numberOfItems": 3"#, ["unknown-member …/numberOfItems"]),
  ])
  func `a table says once what its rows are`(members: String, said: [String]) {
    MarkedDocument.card(#""class": "UITableView", \#(members)"#).expect(said)
  }

  @Test(arguments: [
    (#""sections": [], ▸"numberOfItems": 1"#, ["form-not-allowed …/numberOfItems"]),
    (#""sections": [ { ▸"rows": [], "items": [] } ]"#, ["unknown-member …/sections/0/rows"]),
    (#""sections": [ ▸{} ]"#, ["missing-member …/sections/0"]),
  ])
  func `a collection view says once what its items are`(members: String, said: [String]) {
    MarkedDocument.card(#""class": "UICollectionView", \#(members)"#).expect(said)
  }

  // MARK: - Bodies

  @Test func `a handler is a body with its object, and without super`() {
    MarkedDocument.app(
      """
      "objects": [ { "id": "share", "class": "UIAction", "handler": [
          { "note": "ran", "with": { "by": "$action", "me": "$self", "n": "$count" } },
          { "note": "odd", "with": { "x": ▸"$event" } }, ▸"super" ] },
        { "id": "ok", "class": "UIAlertAction", "handler": ▸"share" } ], "delegate": ▸"ok",
        "scenes": [ { "delegate": "share" } ]
      """
    ).expect([
      "unknown-reference …/objects/0/handler/1/with/x", "form-not-allowed …/objects/0/handler/2",
      "unknown-member …/objects/1/handler", "wrong-type …/delegate",
    ])
  }
}

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

/// What ids mean: which are taken, and where their references lead.
struct ReferenceNameTests {
  @Test(arguments: [
    (#""id": ▸"1a""#, "wrong-type"), (#""id": ▸"a b""#, "wrong-type"),
    (#""id": ▸"""#, "wrong-type"),
    (#""id": ▸"a.b""#, "wrong-type"), (#""id": ▸"ä""#, "wrong-type"),
    (#""id": ▸"$a""#, "wrong-type"),
    (#""id": ▸5"#, "wrong-type"), (#""id": ▸"app""#, "reserved-id"),
    (#""id": ▸"profile""#, "reserved-id"), (#""id": ▸"card""#, "duplicate-id"),
  ])
  func `what is no id, or is taken, is told where it stands`(id: String, type: String) {
    MarkedDocument.views(#"[ { "id": "card" }, { \#(id) } ]"#).expect(["\(type) …/1/id"])
  }

  @Test(arguments: NameTable.reserved.keys.sorted())
  func `the objects that are always there keep their ids`(id: String) {
    MarkedDocument.views(#"[ { "id": ▸"\#(id)" } ]"#).expect(["reserved-id …/0/id"])
  }

  @Test(arguments: ["a", "_", "_1", "a-b", "A_9-", "self", "count", "super", "window2"])
  func `any other name may be an id`(id: String) {
    MarkedDocument.views(#"[ { "id": "\#(id)" } ]"#).expect([])
  }

  @Test func `an id that is there twice names the first`() {
    let found = MarkedDocument(
      """
      { "format": 1, "script": [ { "expect": {} } ], "app": { "windows": [ { "subviews": [
        { "id": "a" },
        { "id": ▸"a" } ] } ], "objects": [ { "id": ▸"a" } ] } }
      """
    ).found().filter { $0.type == "duplicate-id" }
    #expect(found.map(\.line) == [3, 3])
    #expect(
      found.map(\.message.english) == [
        "'a' is declared twice: first at line 2", "'a' is declared twice: first at line 2",
      ]
    )
    #expect(found.first?.hint?.english == "The first one is at /app/windows/0/subviews/0/id.")
  }

  // MARK: - Ways

  /// What a reference leads to, as a sentence says it; the class of an object.
  private func shown(_ reference: String) throws -> String {
    let plan = try #require(
      Scenario.document(MarkedDocument.step(#"{ "wait": 1 }"#).text).plan(nil)
    )
    let names = NameTable(
      of: plan,
      environment: Scenario.environment,
      diagnostics: DiagnosticCollector(file: "", bytes: [])
    )
    let path = try #require(ReferencePath(reference))
    switch names.expectedType(of: path, scope: nil) {
    case nil: return "-"
    case .any?: return "any"
    case let type?: return type.unwrapped.isObject ? type.className ?? "?" : type.text.english
    }
  }

  @Test(arguments: [
    ("card", "UIView"), ("buy", "UIButton"), ("home", "UIViewController"),
    ("scene", "UIWindowScene"),
    ("keyboard", "Keyboard"), ("crad", "-"), ("home.view", "UIView"), ("card.window", "UIWindow"),
    ("card.superview.superview", "UIView"), ("card.alpha", "a number"),
    ("card.frame", "a rectangle [x, y, width, height] or \"fill\""),
    ("card.frame.origin", "a point [x, y]"), ("card.frame.origin.x", "a number"),
    ("card.frame.size", "a size [width, height]"), ("card.frame.size.width", "a number"),
    ("card.frame.width", "a number"), ("card.frame.left", "-"), ("card.alpha.x", "-"),
    ("card.center.x", "a number"), ("card.center.z", "-"), ("card.transform.tx", "a number"),
    ("card.subviews.count", "a number"), ("card.subviews[0]", "UIView"),
    ("card.subviews[0,1]", "UIView"),
    ("card.subviews[0].alpha", "a number"), ("card.alpha[0]", "-"), ("card[0]", "any"),
    ("card.hitTest", "-"), ("card.becomeFirstResponder", "true or false"), ("card.isOn", "-"),
    ("card.superview.isOn", "any"), ("card.superview.isFog", "-"),
    ("card.next", "UIResponder"), ("card.overrides", "any"), ("card.next.view", "any"),
    ("field.text", "text or null"), ("field.text.count", "a number"),
    ("field.selectedTextRange.location", "a number"), ("list.cellForRow[0,1]", "UITableViewCell"),
    ("list.cellForRow[0,1].contentView", "UIView"),
    ("list.indexPathForSelectedRow.row", "a number"),
    ("list.indexPathForSelectedRow[0]", "a number"), ("buy.state.count", "a number"),
    ("list.contentInset.top", "a number"), ("card.layer.transform.a", "a number"),
    ("$card.alpha", "a number"), ("$crad", "-"),
  ])
  func `a way leads step by step to a type, or nowhere`(reference: String, type: String) throws {
    #expect(try shown(reference) == type)
  }

  @Test(arguments: [
    ("card.aplha", "unknown-member", "Did you mean 'alpha'?"),
    ("card.isOn", "unknown-member", "UISwitch has it."),
    ("card.wings", "unknown-member", nil),
    ("crad.alpha", "unknown-reference", "Did you mean 'card'?"),
    ("card.frame.left", "unknown-member", nil), ("card.alpha[0]", "unknown-reference", nil),
  ])
  func `a way that leads nowhere is told at its name, with what is near`(
    reference: String,
    type: String,
    hint: String?
  ) {
    let found = MarkedDocument.expectation(#"{ "values": { ▸"\#(reference)": 1 } }"#)
      .expect(["\(type) …/values/\(reference)"])
    #expect(found.map(\.hint?.english) == [hint])
  }

  @Test func `a part that a value does not have is told with those it has`() {
    let found = MarkedDocument.expectation(#"{ "values": { "card.frame.left": 1 } }"#).found()
    #expect(found.map(\.allowed) == [["origin", "size", "x", "y", "width", "height"]])
    let none = MarkedDocument.expectation(#"{ "values": { "card.alpha.x": 1 } }"#).found()
    #expect(none.map(\.allowed) == [[]])
    #expect(none.map(\.message.english) == ["a number has no part 'x', in 'card.alpha.x'"])
  }

  // MARK: - Parts

  @Test(arguments: [
    (ValueType.point, ["x", "y"]), (.size, ["width", "height"]),
    (.rect, ["origin", "size", "x", "y", "width", "height"]),
    (.frame, ["origin", "size", "x", "y", "width", "height"]),
    (.insets, ["top", "left", "bottom", "right"]), (.transform, ["a", "b", "c", "d", "tx", "ty"]),
    (.layerTransform, ["a", "b", "c", "d", "tx", "ty"]), (.range, ["location", "length"]),
    (.indexPath, ["section", "row", "item"]), (.list(.number), ["count"]),
    (.options(["a"]), ["count"]),
    (.text, ["count"]), (.sections(of: "rows", "UITableViewCell"), ["count"]), (.number, []),
    (.flag, []), (.choice(["a"]), []), (.object("UIView"), []), (.angle, []),
  ])
  func `each type of value has its parts`(type: ValueType, parts: [String]) {
    #expect(Components.names(in: type) == parts)
    for part in parts {
      switch (part, Components.type(of: part, in: type)) {
      case ("origin", .point?), ("size", .size?), (_, .number?): break
      case (_, let other): Issue.record("\(part): \(String(describing: other))")
      }
    }
    #expect(Components.type(of: "z", in: type) == nil)
    if !parts.contains("x") { #expect(Components.type(of: "x", in: type) == nil) }
  }
}

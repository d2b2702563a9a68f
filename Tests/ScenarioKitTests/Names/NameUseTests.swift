@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// The table of names: every declaration and every use, where the text has it.
struct NameUseTests {
  /// The uses of a document's names: `+` declares, `:` stands in a key; each with what it covers.
  private func uses(_ document: MarkedDocument, kinds: Set<String>? = nil) -> [String] {
    let bytes = Array(document.text.utf8)
    let outline = ScenarioOutline(of: DocumentText(bytes), environment: Scenario.environment)
    return outline.names.filter { kinds?.contains($0.kind) ?? true }.map { name in
      let place = name.place.pointer.split(separator: "/").suffix(2).joined(separator: "/")
      return "\(name.declares ? "+" : "")\(name.name)\(name.isKey ? ":" : "") \(place)"
    }
  }

  /// What a script says of the objects of the app.
  private func used(_ script: String) -> [String] {
    uses(.script(script), kinds: ["object"]).filter { !$0.hasPrefix("+") && $0 != "home 0/target" }
  }

  @Test(arguments: [
    (#"{ "send": "touch.tap", "at": "card" }"#, ["card 0/at"]),
    (#"{ "send": "touch.tap", "at": { "in": "card" } }"#, ["card at/in"]),
    (#"{ "call": "addSubview", "on": "card", "with": ["buy"] }"#, ["card 0/on", "buy with/0"]),
    (#"{ "call": "addSubview", "on": "$card", "with": ["$buy"] }"#, ["card 0/on", "buy with/0"]),
    (#"{ "release": "card" }"#, ["card 0/release"]),
    (
      #"{ "set": { "card.alpha": "$buy.alpha" } }"#, ["card: set/card.alpha", "buy set/card.alpha"]
    ),
    (
      #"{ "set": { "card.overrides.hitTest": "buy" } }"#,
      ["card: set/card.overrides.hitTest", "buy set/card.overrides.hitTest"]
    ),
    (#"{ "set": { "card.implements": [] } }"#, ["card: set/card.implements"]),
    (#"{ "animate": { "card.alpha": 0 } }"#, ["card: animate/card.alpha"]),
    (#"{ "expect": { "values": { "card.alpha": 1 } } }"#, ["card: values/card.alpha"]),
    (#"{ "expect": { "state": { "pan": "began" } } }"#, ["pan: state/pan"]),
    (#"{ "expect": { "fired": { "card.hitTest": 1 } } }"#, ["card: fired/card.hitTest"]),
    (#"{ "expect": { "fired": { "*.hitTest": 1, "buy:": 1 } } }"#, []),
    (#"{ "expect": { "calls": ["card.hitTest"] } }"#, ["card calls/0"]),
    (
      #"{ "expect": { "calls": [ { "call": "card.hitTest", "inside": "root.hitTest" } ] } }"#,
      ["card 0/call", "root 0/inside"]
    ),
    (#"{ "expect": { "hit": "card", "handledBy": null } }"#, ["card expect/hit"]),
    (#"{ "expect": { "hit": { "1": "card" } } }"#, ["card hit/1"]),
    (
      #"{ "expect": { "firstResponder": { "window": "field" } } }"#,
      ["window: firstResponder/window", "field firstResponder/window"]
    ),
    (#"{ "expect": { "chain": ["card", "*", "window"] } }"#, ["card chain/0", "window chain/2"]),
    (#"{ "expect": { "discarded": "window" } }"#, ["window expect/discarded"]),
    (#"{ "expect": { "trace": [ { "at": "card" } ] } }"#, ["card 0/at"]),
    (
      #"{ "after": 0, "do": { "if": { "$card.alpha": 1 }, "then": [] } }"#, ["card: if/$card.alpha"]
    ),
    (
      #"{ "expect": { "values": { "card.center": { "inside": "root" } } } }"#,
      ["card: values/card.center", "root card.center/inside"]
    ),
    (#"{ "expect": { "returned": "card" } }"#, []),
  ])
  func `a name in a key has the key's place, any other the value's`(step: String, uses: [String]) {
    // What stands in one member is told by its names' order.
    #expect(used("[ \(step) ]").sorted() == uses.sorted())
  }

  @Test func `a body's own names are no objects`() {
    let document = MarkedDocument.card(
      """
      "overrides": { "touchesBegan": [ { "set": { "$self.alpha": 0.5 } },
          { "if": { "$touch.tapCount": 1 },
            "then": [ { "set": { "other.alpha": "$self.alpha" } } ] },
          { "note": "seen", "with": { "v": "$touch.view", "o": "$other", "n": "$count" } },
          { "set": { "$self.overrides.hitTest": null } } ] }
      """
    )
    document.expect([])
    #expect(
      uses(document, kinds: ["object", "note"]) == [
        "+window 0/id", "+card 0/id", "other: set/other.alpha", "+seen 2/note", "other with/o",
        "+other 1/id",
      ]
    )
  }

  @Test func `stimuli and notes are names, too`() {
    let document = MarkedDocument.views(
      """
      [ { "id": "a", "overrides": {
          "touchesBegan": [ { "note": "was" }, { "note": "was" } ] } } ]
      """
    )
    #expect(uses(document, kinds: ["note"]) == ["+was 0/note", "+was 1/note"])
    let script = MarkedDocument.script(
      #"[ { "send": "touch.tap", "at": "card" }, { "send": "no.where" }, { "send": 5 } ]"#
    )
    #expect(uses(script, kinds: ["stimulus"]) == ["touch.tap 0/send", "no.where 1/send"])
  }

  @Test func `an id that is there twice is given twice, and one that cannot be is none`() {
    let document = MarkedDocument.views(
      #"[ { "id": "a" }, { "id": "a" }, { "id": "keyboard" }, "a", "nobody", { "id": "1" } ]"#
    )
    #expect(
      uses(document, kinds: ["object"])
        == ["+window 0/id", "+a 0/id", "+a 1/id", "a subviews/3", "nobody subviews/4"]
    )
  }

  @Test func `what names an object by its path names the object that it begins with`() {
    #expect(
      used(
        #"[ { "send": "touch.tap", "at": "root.subviews[0]", "expect": { "hit": "home.view" } } ]"#
      )
        == ["root 0/at", "home expect/hit"]
    )
  }

  // MARK: - Scopes

  @Test func `a scope knows its parameters, and what comes with them`() {
    var scope = BodyScope()
    #expect(scope.names == [])
    #expect(scope.type(of: "self") == nil && scope.type(of: "count") == nil)
    #expect(scope.type(of: "super") == nil && scope.type(of: "touch") == nil)
    scope.parameters = [Parameter("touches", .list(.object("UITouch"))), Parameter("count", .text)]
    scope.selfClass = "UIButton"
    scope.hasSuper = true
    #expect(scope.names == ["touches", "count", "self", "count", "super", "touch"])
    #expect(scope.type(of: "self")?.className == "UIButton")
    #expect(scope.type(of: "touch")?.className == "UITouch")
    guard case .list? = scope.type(of: "touches"), case .text? = scope.type(of: "count"),
      case .any? = scope.type(of: "super")
    else {
      Issue.record("\(scope)")
      return
    }
    #expect(scope.type(of: "event") == nil)
  }
}

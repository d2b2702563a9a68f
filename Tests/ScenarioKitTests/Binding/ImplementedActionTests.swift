@testable import Catalogue
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// The actions that a node implements, with their bodies.
struct ImplementedActionTests {
  @Test(arguments: [
    (#"["a:", "b"]"#, []), (#""a:""#, []), ("[]", []), ("{}", []),
    ("▸5", ["wrong-type …/implements"]), ("[ ▸5 ]", ["wrong-type …/implements/0"]),
    (#"[ ▸"a b" ]"#, ["wrong-type …/implements/0"]),
    (#"{ ▸"a b": [] }"#, ["wrong-type …/implements/a b"]),
    (
      #"{ "a:": [ { "set": { ▸"$sender": null } } ] }"#,
      ["unknown-reference …/implements/a:/0/set/$sender"]
    ),
    (
      #"{ "a:": [ { "note": "ran", "with": { "x": ▸"$action" } } ] }"#,
      ["unknown-reference …/implements/a:/0/with/x"]
    ),
  ])
  func `what an object implements are actions, each with a body or none`(
    implements: String,
    said: [String]
  ) {
    MarkedDocument.card(#""implements": \#(implements)"#).expect(said)
  }

  @Test func `an action's body knows its sender, its event and its object, and has no super`() {
    MarkedDocument.card(
      """
      "implements": { "a:": [ { "note": "ran", "with": { "by": "$sender.tag",
        "type": "$event.type", "me": "$self.alpha", "n": "$count", "v": ▸"$self.view" } },
        ▸"super" ] }
      """
    ).expect(["unknown-member …/implements/a:/0/with/v", "form-not-allowed …/implements/a:/1"])
  }
}

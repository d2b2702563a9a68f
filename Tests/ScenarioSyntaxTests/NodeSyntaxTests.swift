import Jansson
import Testing
@testable import ScenarioSyntax

/// The parts of documents, by their names.
struct NodeSyntaxTests {
  private func root(_ text: String) throws -> Syntax {
    SyntaxTree(try JSON.parse(Array(text.utf8), limits: .document)).root
  }

  @Test func `a node's own members are no properties, and all others are, in order`() throws {
    let node = NodeSyntax(
      try root(
        #"{"alpha": 1, "id": "a", "class": "b", "comment": "c", "overrides": {}, "tag": 2, "extends": "d", "implements": [], "id2": 3}"#
      )
    )
    #expect(node.properties.map(\.key) == ["alpha", "tag", "id2"])
    #expect(node.properties.map(\.value.int) == [1, 2, 3])
    #expect(node.id?.string == "a")
    #expect(node.className?.string == "b")
    #expect(node.extended?.string == "d")
    #expect(node.overrides?.isObject == true)
    #expect(node.implements?.isArray == true)
  }

  @Test func `the known class is what is extended, else the class`() throws {
    let both = NodeSyntax(try root(#"{"class": "Mine", "extends": "UIView"}"#))
    #expect(both.knownClass?.string == "UIView")
    #expect(NodeSyntax(try root(#"{"class": "UILabel"}"#)).knownClass?.string == "UILabel")
    #expect(NodeSyntax(try root(#"{"extends": "UILabel"}"#)).knownClass?.string == "UILabel")
    #expect(NodeSyntax(try root("{}")).knownClass == nil)
  }

  @Test func `what is no object has no members and no properties`() throws {
    let node = NodeSyntax(try root(#"["id", {"id": "a", "alpha": 1}]"#))
    #expect(node.id == nil)
    #expect(node.properties.map(\.key) == [])
  }

  @Test func `a document is its parts, each by its name`() throws {
    let keys = DocumentSyntax.keys
    let text = "{" + keys.map { "\"\($0)\": \"\($0)!\"" }.joined(separator: ",") + "}"
    let document = DocumentSyntax(try root(text))
    let parts = [
      document.format, document.id, document.title, document.summary, document.claims,
      document.tags, document.modules, document.profile, document.app, document.variants,
      document.script,
    ]
    #expect(parts.map { $0?.string } == keys.dropFirst().map { $0 + "!" })
    #expect(document.steps.isEmpty)
    #expect(DocumentSyntax(try root("{}")).steps.isEmpty)
  }

  @Test(
    arguments: [
      (#"{"send": "a"}"#, ["send"], "send"),
      (#"{"call": "a", "on": "b", "expect": {}}"#, ["call"], "call"),
      (#"{"wait": 1, "set": {}, "label": "x"}"#, ["set", "wait"], "set"),
      (
        #"{"ask": {}, "release": "a", "after": 1, "animate": {}}"#,
        [
          "animate", "after", "release", "ask",
        ], "animate"
      ),
      (#"{"expect": {}}"#, [], "expect"),
      (#"{"label": "x", "when": "y", "since": "z"}"#, [], nil),
      (#"{}"#, [], nil),
      (#"{"send": null}"#, ["send"], "send"),
    ] as [(String, [String], String?)]
  )
  func `a step does what its member says, and only judges where none does`(
    text: String,
    actions: [String],
    action: String?
  ) throws {
    let step = StepSyntax(try root(text))
    #expect(step.actions == actions)
    #expect(step.action == action)
  }

  @Test func `a step knows what stands beside its action`() throws {
    let text = #"[{"wait": 1, "label": "l", "since": "s", "expect": {"hit": null}, "when": "w"}]"#
    let step = try #require(DocumentSyntax(try root(#"{"script": \#(text)}"#)).steps.first)
    #expect(step.label?.string == "l")
    #expect(step.since?.string == "s")
    #expect(step.expect?["hit"]?.isNull == true)
    #expect(step.when?.string == "w")
    #expect(step.source.path.pointer == "/script/0")
  }

  @Test(arguments: [
    (#"{"when": "a"}"#, ["a"]), (#"{"when": ["a", 5, "b"]}"#, ["a", "b"]), (#"{"when": 5}"#, []),
    (#"{"when": []}"#, []), (#"{}"#, []),
  ])
  func `a step names one variant or several`(text: String, variants: [String]) throws {
    #expect(StepSyntax(try root(text)).variants == variants)
  }

  @Test func `a variant is its id, its title and what it sets`() throws {
    let variant = VariantSyntax(try root(#"{"set": {"a.b": 1}, "id": "v", "title": {"en": "T"}}"#))
    #expect(variant.id?.string == "v")
    #expect(variant.title?["en"]?.string == "T")
    #expect(variant.set?.members.map(\.key) == ["a.b"])
  }
}

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

  @Test(arguments: [
    (
      #"{ "send": "touch.tap", "at": "a", "taps": 2, "label": "x", "expect": {} }"#,
      #"touch.tap at "a" taps 2"#
    ),
    (#"{ "call": "addSubview", "on": "a", "with": ["b", 1] }"#, #"a.addSubview("b", 1)"#),
    (#"{ "call": "f", "on": { "CGRect": null } }"#, #"{"CGRect":null}.f()"#),
    (#"{ "call": "f" }"#, ".f()"), (#"{ "send": 5 }"#, ""),
    (#"{ "set": { "a.b": 1, "c.d": null } }"#, "set a.b = 1, c.d = null"),
    (#"{ "animate": [ { "a.b": 1 }, { "c.d": true } ] }"#, "animate a.b = 1, c.d = true"),
    (#"{ "wait": "idle" }"#, "wait idle"), (#"{ "wait": 0.5 }"#, "wait 0.5"),
    (#"{ "expect": { "hit": "a" } }"#, #"expect {"hit":"a"}"#), ("{}", ""), ("5", ""),
  ])
  func `a step is a line of a report, also where something of it is missing`(
    step: String,
    text: String
  ) throws {
    let list = SyntaxTree(try JSON.parse(Array("[\(step)]".utf8), limits: .document)).root
    #expect(list.elements.map { StepSyntax($0).text } == [text])
  }

  @Test func `a variant is its id, its title and what it sets`() throws {
    let variant = VariantSyntax(try root(#"{"set": {"a.b": 1}, "id": "v", "title": {"en": "T"}}"#))
    #expect(variant.id?.string == "v")
    #expect(variant.title?["en"]?.string == "T")
    #expect(variant.set?.members.map(\.key) == ["a.b"])
  }
}

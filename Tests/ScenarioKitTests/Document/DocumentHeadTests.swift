@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// The head of a document: its format, its id, its texts and lists.
struct DocumentHeadTests {
  private func read(
    _ text: String,
    expectedID: String? = nil,
    file: String = "dir/card.json"
  )
    -> (document: ScenarioDocument?, diagnostics: [Diagnostic])
  {
    ScenarioDocument.read(
      Array(text.utf8),
      file: file,
      expectedID: expectedID,
      environment: Scenario.environment
    )
  }

  private func said(_ head: String, expectedID: String? = nil) -> [String] {
    let text = #"{ "format": 1, \#(head) "app": { "windows": [] }, "script": [] }"#
    return read(text, expectedID: expectedID).diagnostics.map {
      "\($0.line):\($0.column) \($0.type) \($0.pointer)"
    }
  }

  @Test(arguments: [
    ("▸▸▸{}", ["missing-member ", "missing-member ", "missing-member "]),
    (#"▸{ "app": { "windows": [] }, "script": [] }"#, ["missing-member "]),
    (#"▸{ "format": 1, "script": [] }"#, ["missing-member "]),
    (#"▸{ "format": 1, "app": { "windows": [] } }"#, ["missing-member "]),
    (#"{ "format": ▸0, "fromat": 1 }"#, ["format /format"]),
    (#"{ "format": ▸"1" }"#, ["format /format"]), (#"{ "format": ▸null }"#, ["format /format"]),
    (#"{ "format": 1, "app": ▸[], "script": ▸{} }"#, ["wrong-type /app", "wrong-type /script"]),
    (
      #"{ "format": 1, ▸"apps": {}, "app": { "windows": [] }, "script": [] }"#,
      ["unknown-member /apps"]
    ),
  ])
  func `what is no document is told where it stands`(text: String, said: [String]) {
    MarkedDocument(text).expect(said)
  }

  @Test func `a format that is not known ends the reading`() {
    let found = MarkedDocument(#"{ "format": 2, "fromat": 1, "app": 5 }"#).found()
    #expect(found.map(\.message.english) == ["this build knows format 1, and this is 2"])
    #expect(found.map(\.allowed) == [["1"]])
  }

  @Test func `what is missing is told with its name`() {
    let found = MarkedDocument("{}").found()
    #expect(
      found.map(\.message.english)
        == ["'app' is missing", "'format' is missing", "'script' is missing"]
    )
    #expect(found.map(\.allowed) == [["app"], ["format"], ["script"]])
  }

  // MARK: - The id

  @Test(arguments: [
    "a/b", "a/b/c", "touches/tap-1", "a.b/c_d", "1/2",
  ])
  func `a topic and a name are an id`(id: String) {
    MarkedDocument.head(#""id": "\#(id)""#).expect([])
  }

  @Test(arguments: ["a", "", "/", "a/", "/b", "a//b", "a/b c", "ä/b", "a/b#c", "a/b/"])
  func `anything else is none`(id: String) {
    let found = MarkedDocument.head(#""id": ▸"\#(id)""#).expect(["id /id"])
    #expect(found.map(\.allowed) == [["topic/name"]])
  }

  @Test func `an id that is no text is refused as such`() {
    MarkedDocument.head(#""id": ▸5"#).expect(["wrong-type /id"])
  }

  @Test func `a document that lies among others has the id of its place, and a title`() {
    #expect(said(#""id": "a/b", "title": "x","#, expectedID: "a/b") == [])
    #expect(said(#""id": "a/c", "title": "x","#, expectedID: "a/b") == ["1:22 id /id"])
    #expect(
      said(#""id": "a", "title": "x","#, expectedID: "a/b") == ["1:22 id /id", "1:22 id /id"]
    )
    #expect(said(#""title": "x","#, expectedID: "a/b") == ["1:1 missing-member "])
    #expect(said(#""id": "a/b","#, expectedID: "a/b") == ["1:1 missing-member "])
    #expect(
      said("", expectedID: "a/b") == ["1:1 missing-member ", "1:1 missing-member "]
    )
    #expect(said("") == [])
  }

  @Test func `a document is called by its id, its place, or its file`() throws {
    func named(
      _ head: String,
      _ expectedID: String?,
      file: String = "dir/card.json"
    ) throws
      -> [String]
    {
      let text = #"{ "format": 1, \#(head) "app": { "windows": [] }, "script": [] }"#
      let document = try #require(read(text, expectedID: expectedID, file: file).document)
      return [document.id, document.title.en, document.shortID, document.file]
    }
    #expect(try named(#""id": "a/b","#, nil) == ["a/b", "a/b", "a/b", "dir/card.json"])
    #expect(
      try named(#""id": "a/b", "title": "T","#, "a/b") == ["a/b", "T", "a/b", "dir/card.json"]
    )
    #expect(
      try named("", nil) == ["dir/card.json", "dir/card.json", "card", "dir/card.json"]
    )
    #expect(try named("", nil, file: "card")[2] == "card")
    #expect(try named("", nil, file: "a/b.jsonc")[2] == "b.jsonc")
  }

  // MARK: - Texts and lists

  @Test(arguments: [
    (#""title": ▸5"#, ["wrong-type /title"]), (#""title": ▸{}"#, ["missing-member /title"]),
    (#""title": { "en": ▸5 }"#, ["wrong-type /title/en"]),
    (#""title": { "en": "x", "zh-Hans": ▸5 }"#, ["wrong-type /title/zh-Hans"]),
    (#""title": { "en": "x", ▸"zh": "y" }"#, ["unknown-member /title/zh"]),
    (#""summary": ▸[]"#, ["wrong-type /summary"]),
    (#""tags": [▸5, "x"]"#, ["wrong-type /tags/0"]), (#""tags": "one""#, []),
    (#""modules": ["touch", ▸"tuoch"]"#, ["unknown-module /modules/1"]),
    (#""modules": ▸{}"#, ["wrong-type /modules"]),
    (#""claims": ["C01", "C56"]"#, []),
    (
      #""claims": [▸"C00", ▸"C57"]"#,
      ["unknown-claim /claims/0", "unknown-claim /claims/1"]
    ),
    (
      #""claims": [▸"C1", ▸"c01", ▸"C001"]"#,
      ["unknown-claim /claims/0", "unknown-claim /claims/1", "unknown-claim /claims/2"]
    ),
    (#""claims": [▸7]"#, ["wrong-type /claims/0"]), (#""claims": "C09""#, []),
    (#""$schema": 5"#, []), (#""comment": ▸5"#, ["wrong-type /comment"]),
  ])
  func `what the head cannot hold is told where it stands`(head: String, said: [String]) {
    MarkedDocument.head(head).expect(said)
  }

  @Test func `what the head says is kept`() throws {
    let document = try Scenario.document(
      MarkedDocument.head(
        """
        "title": { "en": "T", "zh-Hans": "标" }, "summary": "S", "claims": ["C02", "C01"],
          "tags": ["b", "a", "b"], "modules": ["touch"],
          "variants": [ { "id": "one", "title": { "en": "One", "zh-Hans": "一" } }, { "id": "two" } ]
        """
      ).text
    )
    #expect([document.title.en, document.title.zhHans] == ["T", "标"])
    #expect([document.summary?.en, document.summary?.zhHans] == ["S", nil])
    #expect(document.claims == ["C02", "C01"])
    #expect(document.tags == ["b", "a", "b"])
    #expect(document.modules == ["touch"])
    #expect(document.variants.map(\.id) == ["one", "two"])
    #expect(document.variants.map(\.title?.zhHans) == ["一", nil])
    #expect(document.runs == ["one", "two"])
    #expect(document.plan(nil) == nil && document.plan("two") != nil && document.plan("x") == nil)
    let plain = try Scenario.document(MarkedDocument.head(#""title": "T""#).text)
    #expect(plain.runs == [nil])
    #expect(plain.summary == nil && plain.claims == [] && plain.tags == [] && plain.modules == [])
  }

  @Test func `a module that is not loaded is told with the nearest, else where it was looked for`()
  {
    let environment = ScenarioEnvironment(modules: Scenario.environment.modules, searched: ["/m"])
    let found = MarkedDocument.head(#""modules": ["tuoch", "nowhere"]"#).found(in: environment)
    #expect(
      found.map(\.hint?.english) == ["Did you mean 'touch'?", "Modules were looked for in /m."]
    )
    #expect(found.map { $0.allowed == environment.modules.map(\.name).sorted() } == [true, true])
  }
}

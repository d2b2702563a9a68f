@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// A document as the beginning of another one, and as a change of one step.
struct ScenarioCopyTests {
  private static let origin = """
    { "$schema": "../s.json", "comment": "Mine.", "format": 1, "id": "a/b", "title": "Old",
      "claims": ["C01"], "tags": ["x"], "profile": { "ios": 16 },
      "app": { "windows": [ { "id": "window", "alpha": 0.5, "subviews": [ { "id": "leaf" } ] } ] },
      "variants": [ { "id": "one", "set": { "window.alpha": null, "leaf.tag": 3,
          "profile.ios": 17, "no way": 1, "nobody.tag": 1 } }, { "id": "two" } ],
      "script": [ { "when": "one", "wait": 1 }, { "when": ["two", "one"], "wait": 2 },
        { "when": "two", "wait": 3 }, { "when": [], "wait": 4 }, { "expect": {} } ] }
    """

  private func copy(
    _ copy: ScenarioCopy,
    of text: String = ScenarioCopyTests.origin,
    called name: String = "a/b"
  ) throws
    -> JSONValue
  {
    let document = try JSON.parse(Array(text.utf8))
    return try JSON.parse(Array(copy.text(of: document, called: name).utf8))
  }

  @Test func `a copy says where it comes from, and leaves out what is the old one's alone`() throws
  {
    let copy = try copy(ScenarioCopy())
    #expect(
      copy.members.map(\.key)
        == ["comment", "format", "title", "tags", "profile", "app", "variants", "script"]
    )
    #expect(copy["comment"] == "Made from a/b. Mine.")
    #expect(copy["format"] == 1)
    #expect(copy["title"] == "Old")
    let origin = try JSON.parse(Array(Self.origin.utf8))
    for key in ["tags", "profile", "app", "variants", "script"] {
      #expect(copy[key] == origin[key], "\(key)")
    }
  }

  @Test func `a copy with an id has its schema and its own title`() throws {
    let copy = try copy(ScenarioCopy(id: "c/d", title: ["en": "New"]))
    #expect(copy.members.map(\.key).prefix(5) == ["comment", "$schema", "format", "id", "title"])
    #expect(copy["$schema"] == "../s.json")
    #expect(copy["id"] == "c/d")
    #expect(copy["title"] == ["en": "New"])
    #expect(copy["claims"] == nil)
  }

  @Test func `of a variant the changes are made, and only its steps are left`() throws {
    let copy = try copy(ScenarioCopy(variant: "one"))
    #expect(copy["comment"] == "Made from a/b#one. Mine.")
    #expect(copy["variants"] == nil)
    #expect(copy["profile"] == ["ios": 17])
    #expect(
      copy["app"] == ["windows": [["id": "window", "subviews": [["id": "leaf", "tag": 3]]]]]
    )
    #expect(copy["script"] == [["wait": 1], ["wait": 2], ["expect": [:]]])
    let other = try self.copy(ScenarioCopy(variant: "two"))
    #expect(other["script"] == [["wait": 2], ["wait": 3], ["expect": [:]]])
    #expect(other["profile"] == ["ios": 16])
  }

  @Test func `a variant that is none changes nothing`() throws {
    let copy = try copy(ScenarioCopy(variant: "six"))
    #expect(copy["variants"]?.count == 2)
    #expect(copy["script"]?.count == 5)
    #expect(copy["comment"] == "Made from a/b#six. Mine.")
  }

  @Test func `a document that lacks what others have is copied all the same`() throws {
    let bare = try copy(ScenarioCopy(id: "c/d"), of: "{}", called: "x.json")
    #expect(bare == ["comment": "Made from x.json.", "format": 1, "id": "c/d"])
    #expect(try copy(ScenarioCopy(), of: #"{ "format": 2 }"#)["format"] == 2)
    let odd = try copy(
      ScenarioCopy(variant: "v"),
      of: #"{ "variants": [ { "id": "v" } ], "script": 5, "comment": 3 }"#,
      called: "x"
    )
    #expect(odd == ["comment": "Made from x#v.", "format": 1, "script": 5])
    let steps = try copy(
      ScenarioCopy(variant: "v"),
      of: #"{ "variants": [ { "id": "v" } ], "script": [ 5, { "when": "v" }, { "when": 5 } ] }"#,
      called: "x"
    )
    #expect(steps["script"] == [5, [:]])
  }

  @Test func `a copy of a document that runs runs, too`() throws {
    let text = """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 9, 9] } ] },
        "variants": [ { "id": "seen" }, { "id": "hidden", "set": { "window.isHidden": true } } ],
        "script": [ { "when": "seen", "expect": { "values": { "window.isHidden": false } } },
          { "when": "hidden", "expect": { "values": { "window.isHidden": true } } } ] }
      """
    let document = try JSON.parse(Array(text.utf8))
    for variant in [nil, "seen", "hidden"] {
      let copy = ScenarioCopy(variant: variant).text(of: document, called: "x")
      #expect(try Scenario.run(copy) == [], "\(copy)")
    }
  }

  // MARK: - Changing a step

  @Test func `a step is read anew with other members`() throws {
    let document = try Scenario.document(
      MarkedDocument.script(
        #"[ { "wait": 1, "label": "a" }, { "wait": 2, "expect": {} } ]"#
      ).text
    )
    let changed = try #require(document.setting(["wait": 5, "comment": "new"], inStep: 0))
    #expect(changed.plan(nil)?.steps.map(\.text) == ["wait 5", "wait 2"])
    #expect(changed.plan(nil)?.steps.map(\.label) == ["a", nil])
    #expect(changed.file == "test.json")
    let last = try #require(document.setting(["wait": 5], inStep: 1))
    #expect(last.plan(nil)?.steps.map(\.text) == ["wait 1", "wait 5"])
    #expect(document.setting(["wait": -1], inStep: 0) == nil)
    #expect(document.setting(["send": "touch.tap"], inStep: 0) == nil)
    #expect(document.plan(nil)?.steps.map(\.text) == ["wait 1", "wait 2"])
  }

  @Test(arguments: [-1, 2, 99])
  func `there is no document with a step changed that is not there`(step: Int) throws {
    let document = try Scenario.document(
      MarkedDocument.script(#"[ { "wait": 1 }, { "wait": 2, "expect": {} } ]"#).text
    )
    #expect(document.setting(["wait": 5], inStep: step) == nil)
  }

  // MARK: - Lines

  private static let lined = """
    { "format": 1, "app": { "windows": [ { "id":
      "window",
      "subviews": [ { "id": "card",
        "alpha": 0.5,
        "overrides": {
          "hitTest": null,
          "touchesBegan": [] },
        "gestureRecognizers": [ { "id": "tap",
          "class": "UITapGestureRecognizer",
          "targets": [ { "target": "card", "action": "go" } ] } ] } ] } ] },
      "variants": [ { "id": "one" },
        { "id": "two", "set": {
            "card.alpha": 1, "window.tag":
              3 } } ],
      "script": [ { "expect": {} },
        { "when": "two", "wait": 1, "expect": {} } ] }
    """

  @Test(
    arguments: [
      ("window", nil, nil, 2), ("window", "subviews", nil, 3), ("card", nil, nil, 3),
      ("card", "alpha", nil, 4), ("card", "alpha", "one", 4), ("card", "alpha", "two", 13),
      ("window", "tag", "two", 14), ("window", "tag", "one", 2), ("card", "overrides", nil, 5),
      ("card", "overrides.hitTest", nil, 6), ("card", "overrides.touchesBegan", nil, 7),
      ("card", "overrides.pointInside", nil, 3), ("card", "isHidden", nil, 3),
      ("tap", nil, nil, 8), ("tap", "class", nil, 9), ("tap", "targets", nil, 10),
      ("keyboard", nil, nil, nil), ("nobody", nil, nil, nil), ("card", "alpha", "three", nil),
    ] as [(String, String?, String?, Int?)]
  )
  func `a line tells where the document says something of an object`(
    object: String,
    member: String?,
    variant: String?,
    line: Int?
  ) throws {
    let document = try Scenario.document(Self.lined)
    #expect(document.line(of: object, member: member, variant: variant) == line)
  }

  @Test(arguments: [(0, 15), (1, 16), (2, nil), (-1, nil)] as [(Int, Int?)])
  func `a step's line is where it begins`(step: Int, line: Int?) throws {
    #expect(try Scenario.document(Self.lined).line(ofStep: step) == line)
  }

  @Test(arguments: [
    ("", 1, 1), ("/format", 1, 13), ("/app/windows/0/id", 2, 3), ("/script/1/wait", 16, 30),
    ("/nowhere", 1, 1),
  ])
  func `a pointer has its place in the text`(pointer: String, line: Int, column: Int) throws {
    let position = try Scenario.document(Self.lined).position(of: pointer)
    #expect("\(position.line):\(position.column)" == "\(line):\(column)")
  }
}

@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import Testing

struct DiagnosticTests {
  static let faults: [Fault] = [
    Fault(.json, 1, 22, "", #"{ "format": 1, "id": }"#),
    Fault(.json, 1, 16, "/format", #"{ "format": 1, "format": 1 }"#),
    Fault(.json, 1, 13, "/format", #"{ "format": NaN }"#),
    Fault(.format, 1, 13, "/format", #"{ "format": 2 }"#),
    .views(
      .unknownMember,
      2,
      5,
      "/0/isHiden",
      hint: "Did you mean 'isHidden'?",
      #"[ { "isHiden": true } ]"#
    ),
    .views(.unknownMember, 2, 5, "/0/isOn", #"[ { "isOn": true } ]"#),
    .views(.wrongType, 2, 14, "/0/alpha", #"[ { "alpha": "half" } ]"#),
    .views(.wrongType, 2, 14, "/0/frame", #"[ { "frame": [0, 0, 10] } ]"#),
    .views(.duplicateID, 2, 26, "/1/id", #"[ { "id": "a" }, { "id": "a" } ]"#),
    .views(.reservedID, 2, 11, "/0/id", #"[ { "id": "keyboard" } ]"#),
    .views(
      .unknownClass,
      2,
      14,
      "/0/class",
      hint: "Did you mean 'UIButton'?",
      #"[ { "class": "UIBotton" } ]"#
    ),
    .views(.unknownClass, 2, 14, "/0/class", #"[ { "class": "UISearchBar" } ]"#),
    .views(
      .formNotAllowed,
      2,
      45,
      "/0/overrides/pointInside/rect",
      #"[ { "overrides": { "pointInside": { "rect": "$window.bounds" } } } ]"#
    ),
    .views(
      .formNotAllowed,
      2,
      83,
      "/0/delegate/overrides/didScroll/super",
      #"[ { "class": "UIScrollView", "delegate": { "overrides": { "didScroll": { "super": true } } } } ]"#
    ),
    Fault(
      .formNotAllowed,
      1,
      47,
      "/app/device/screen",
      #"{ "format": 1, "app": { "device": { "screen": "$window.frame" }, "windows": [ { "id": "window" } ] }, "script": [] }"#
    ),
    .views(.unknownModule, 2, 14, "/0/class", #"[ { "class": "Wide.WideView" } ]"#),
    .views(
      .unknownReference,
      2,
      3,
      "/0",
      hint: "Did you mean 'card'?",
      #"[ "crad", { "id": "card" } ]"#
    ),
    .views(.twoPlaces, 2, 33, "/1/subviews/0", #"[ { "id": "a" }, { "subviews": ["a"] } ]"#),
    .views(
      .unknownMethod,
      2,
      20,
      "/0/overrides/hitTst",
      hint: "Did you mean 'hitTest'?",
      #"[ { "overrides": { "hitTst": null } } ]"#
    ),
    .views(
      .formNotAllowed,
      2,
      36,
      "/0/overrides/touchesBegan",
      #"[ { "overrides": { "touchesBegan": true } } ]"#
    ),
    .views(
      .formNotAllowed,
      2,
      31,
      "/0/overrides/hitTest",
      #"[ { "overrides": { "hitTest": { "inset": 3 } } } ]"#
    ),
    Fault(
      .outOfRange,
      1,
      45,
      "/profile/numbers/hitTestCalls",
      #"{ "profile": { "numbers": { "hitTestCalls": 1e10 } }, "format": 1 }"#
    ),
    Fault(.unknownClaim, 1, 27, "/claims/0", #"{ "format": 1, "claims": ["C57"] }"#),
    Fault(.unknownClaim, 1, 27, "/claims/0", #"{ "format": 1, "claims": ["C+5"] }"#),
    Fault(.wrongType, 1, 27, "/comment", #"{ "format": 1, "comment": 5 }"#),
    Fault(.wrongType, 1, 35, "/app/scenes", #"{ "format": 1, "app": { "scenes": {} } }"#),
    Fault(
      .wrongType,
      1,
      37,
      "/variants/0/id",
      #"{ "format": 1, "variants": [{ "id": "a#b" }] }"#
    ),
    .views(
      .formNotAllowed,
      2,
      46,
      "/0/overrides/hitTest/nilIfSelf",
      #"[ { "overrides": { "hitTest": { "nilIfSelf": false } } } ]"#
    ),
  ]

  @Test func `a class of a module stands where its superclass is expected`() {
    final class Login: UIViewController {}
    let module = Module("Wide").controller(Login.self) { Login() }
    let text = """
      { "format": 1, "app": { "windows": [ { "subviews": [ { "class": "Wide.Login" } ] } ] },
        "script": [] }
      """
    let found = ScenarioDocument.read(
      Array(text.utf8),
      file: "test.json",
      environment: ScenarioEnvironment(modules: [module])
    ).diagnostics
    #expect(found.first?.type == "wrong-type")
    #expect(found.first?.pointer == "/app/windows/0/subviews/0/class")
  }

  @Test(arguments: faults)
  func `each fault is named with its place`(fault: Fault) throws { try fault.expect() }

  @Test func `all faults of a document are reported, and nothing of it is loaded`() {
    let text = """
      { "format": 1, "titel": "x", "app": { "windows": [ { "isHiden": true } ] },
        "script": [ { "wait": -1 }, { "expect": { "hit": "nobody" } } ] }
      """
    let (document, diagnostics) = ScenarioDocument.read(
      Array(text.utf8),
      file: "x.json",
      environment: Scenario.environment
    )
    #expect(document == nil)
    #expect(
      diagnostics.map(\.type)
        == ["unknown-member", "unknown-member", "out-of-range", "unknown-reference"]
    )
  }

  @Test func `the id must be the file's place, which may be a document's only name`() {
    let text =
      #"{ "format": 1, "id": "a/b", "title": "x", "app": { "windows": [] }, "script": [] }"#
    let found = ScenarioDocument.read(
      Array(text.utf8),
      file: "scenarios/a/c.json",
      expectedID: "a/c",
      environment: Scenario.environment
    ).diagnostics
    #expect(found.map(\.type) == ["id"])
    #expect(found.first?.allowed == ["a/c"])
  }

  @Test func `a comment may stand in every object`() throws {
    #expect(
      Scenario.diagnostics(
        """
        { "$schema": "x", "comment": "a", "format": 1, "app": { "comment": "b", "windows":
          [ { "comment": "c" } ] }, "script": [ { "comment": "d", "expect": { "comment": "e" } } ] }
        """
      ).isEmpty
    )
  }

  @Test func `an object in a view that lies in it is a cycle`() {
    let found = Scenario.diagnostics(
      """
      { "format": 1, "app": { "windows": [], "objects": [
        { "id": "a", "class": "UIView", "subviews": ["b"] },
        { "id": "b", "class": "UIView", "subviews": ["a"] } ] }, "script": [] }
      """
    )
    #expect(found.contains { $0.type == "cycle" })
  }

  @Test(arguments: [
    ("", "empty"), ("{ \"format\": 1, \"app\": {", "bracket"), ("{ \"format\": NaN }", "NaN"),
    ("{ \"format\": -Infinity }", "Infinity"), ("{ \"format\": 1e400 }", "number"),
    ("\u{FEFF}{ \"format\": 1 }", "byte-order mark"), ("{ 'format': 1 }", "double quotes"),
    ("{ \"format\": 1, // one\n }", "comment"), ("{ \"format\": 1, }", "comma too many"),
    ("{ \"format\": 1, \"format\": 1 }", "Keep one"), ("{ \"format\": 1 } x", "one object"),
    ("{ \"title\": \"a\\u0000\" }", "Leave"), ("{ \"format\" 1 }", "colon"), ("3", "one object"),
  ])
  func `what is no JSON is told what to do about it`(text: String, hint: String) throws {
    let found = Scenario.diagnostics(text)
    #expect(found.map(\.type) == ["json"])
    #expect(found.first?.hint?.english.contains(hint) == true, "\(found)")
  }

  @Test func `more than a simulation holds is said with its place`() throws {
    let deep =
      String(repeating: #"{ "subviews": [ "#, count: 210) + String(repeating: "] }", count: 210)
    let views = try #require(
      Scenario.diagnostics(
        #"{ "format": 1, "app": { "windows": [ \#(deep) ] }, "script": [ { "expect": {} } ] }"#
      ).first
    )
    #expect(views.type == "out-of-range" && views.message.english.contains("200 deep"))
    #expect(views.column > 3000 && views.hint != nil)
    let many = String(repeating: "{}, ", count: 100_000)
    let objects = try #require(
      Scenario.diagnostics(
        """
        { "format": 1, "app": { "windows": [ { "subviews": [ \(many) {} ] } ] },
          "script": [ { "expect": {} } ] }
        """
      ).first
    )
    #expect(objects.type == "out-of-range" && objects.message.english.contains("100000 objects"))
    #expect(objects.pointer == "/app/windows/0/subviews/99999")
  }

  @Test func `all variants together are read up to a limit`() throws {
    let titles = Array(repeating: #""a""#, count: 40_000).joined(separator: ",")
    func found(variants count: Int) -> [Diagnostic] {
      let variants = (0..<count).map { #"{ "id": "v\#($0)" }"# }.joined(separator: ",")
      return Scenario.diagnostics(
        """
        { "format": 1, "variants": [ \(variants) ], "script": [ { "expect": {} } ],
          "app": { "windows": [ { "subviews": [ { "class": "UISegmentedControl", "segments": [ \(titles) ] } ] } ] } }
        """
      )
    }
    #expect(found(variants: 2) == [])
    let refused = try #require(found(variants: 3).first)
    #expect(refused.type == "out-of-range" && refused.pointer == "/variants")
    #expect(refused.forms.map(\.english) == ["≤ 2 variants"] && refused.hint != nil)
  }

  @Test func `a document deeper than the limit is refused before it is read`() {
    let text = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    #expect(Scenario.diagnostics(text).map(\.type) == ["json"])
  }
}

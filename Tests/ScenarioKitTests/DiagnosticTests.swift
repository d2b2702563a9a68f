@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

struct DiagnosticTests {
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

  @Test(arguments: Fault.ofDocuments + Fault.warnings)
  func `each fault is named with its place`(fault: Fault) throws { try fault.expect() }

  @Test func `there is a document with each kind of fault`() {
    let kinds = Set(Fault.all.map(\.type))
    #expect(DiagnosticType.allCases.filter { !kinds.contains($0) } == [])
  }

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

  @Test func `of forty faults each is reported, in the order of the text`() {
    let views = (0..<10).map { number in
      """
      { "id": "a\(number)", "alpha": "much" },
      { "id": "b\(number)", "isHiden": true },
      { "id": "c\(number)", "class": "UIFog" },
      { "id": "d\(number)", "gestureRecognizers": ["nobody\(number)"] }
      """
    }
    let found = Scenario.diagnostics(
      """
      { "format": 1, "app": { "windows": [ { "subviews": [
      \(views.joined(separator: ",\n")) ] } ] },
        "script": [ { "wait": 1, "expect": { "values": { "a0.isHidden": false,
          "b1.isHidden": false, "c2.isHidden": false, "d3.isHidden": false } } } ] }
      """
    )
    let kinds = ["wrong-type", "unknown-member", "unknown-class", "unknown-reference"]
    #expect(found.map(\.type) == (0..<10).flatMap { _ in kinds })
    #expect(found.map(\.line) == Array(2..<42))
  }

  @Test(arguments: [
    #"{ "class": "UIFog", "id": "broken", "subviews": [ { "id": "inner" } ] }"#,
    #"{ "id": "broken", "children": [ { "id": "deep", "view": { "id": "inner" } } ] }"#,
    #"{ "class": "UITouch", "id": "broken", "subviews": [ { "subviews": [ { "id": "inner" } ] } ] }"#,
    #"{ "class": "UIViewController", "id": "broken", "view": { "id": "inner" } }"#,
  ])
  func `what stands in a node with a fault is known to the rest`(_ node: String) {
    let found = Scenario.diagnostics(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews": [ \(node) ] } ] },
        "script": [ { "call": "addSubview", "on": "window", "with": ["inner"] },
          { "set": { "broken.isHidden": true }, "expect": { "values": { "inner.isHidden": false } } } ] }
      """
    )
    #expect(found.count == 1, "\(found)")
  }

  @Test func `a name that is declared twice is known as what it is first`() {
    let found = Scenario.diagnostics(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews": [
          { "class": "UIButton", "id": "twice" }, { "class": "UILabel", "id": "twice" } ] } ] },
        "script": [ { "set": { "twice.isEnabled": false },
          "expect": { "values": { "twice.isEnabled": false } } } ] }
      """
    )
    #expect(found.map(\.type) == ["duplicate-id"])
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

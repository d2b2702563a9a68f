@_spi(Workbench) import ScenarioKit
import Testing

/// One wrong document and what is said about it.
struct Fault: CustomTestStringConvertible, Sendable {
  let type: DiagnosticType
  let line: Int
  let column: Int
  let pointer: String
  let text: String
  let hint: String?

  init(
    _ type: DiagnosticType,
    _ line: Int,
    _ column: Int,
    _ pointer: String,
    hint: String? = nil,
    _ text: String
  ) {
    self.type = type
    self.line = line
    self.column = column
    self.pointer = pointer
    self.text = text
    self.hint = hint
  }

  var testDescription: String { "\(type.rawValue) at \(pointer)" }

  /// A fault of the views of a window, which begin in line 2.
  static func views(
    _ type: DiagnosticType,
    _ line: Int,
    _ column: Int,
    _ pointer: String,
    hint: String? = nil,
    _ views: String
  ) -> Fault {
    Fault(
      type,
      line,
      column,
      "/app/windows/0/subviews" + pointer,
      hint: hint,
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews":
      \(views) } ] }, "script": [ { "expect": {} } ] }
      """
    )
  }

  /// A fault of the script, which begins in line 2; there is a view `card` and a control `buy`.
  static func script(
    _ type: DiagnosticType,
    _ line: Int,
    _ column: Int,
    _ pointer: String,
    hint: String? = nil,
    _ script: String
  ) -> Fault {
    Fault(
      type,
      line,
      column,
      "/script" + pointer,
      hint: hint,
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews": [ { "id": "card" }, { "id": "buy", "class": "UIButton" } ] } ] }, "script":
      \(script) }
      """
    )
  }
}

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
    .views(.unknownClass, 2, 14, "/0/class", #"[ { "class": "UIScrollView" } ]"#),
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
    .script(.missingMember, 2, 3, "/0", #"[ { "label": "x" } ]"#),
    .script(
      .unknownMember,
      2,
      5,
      "/0/sned",
      hint: "Did you mean 'send'?",
      #"[ { "sned": "touch.tap" } ]"#
    ),
    .script(
      .unknownStimulus,
      2,
      13,
      "/0/send",
      hint: "Did you mean 'touch.tap'?",
      #"[ { "send": "touch.tab", "at": "card" } ]"#
    ),
    .script(.unknownModule, 2, 13, "/0/send", #"[ { "send": "press.key", "input": "p" } ]"#),
    .script(
      .unknownParameter,
      2,
      40,
      "/0/tabs",
      hint: "Did you mean 'taps'?",
      #"[ { "send": "touch.tap", "at": "card", "tabs": 2 } ]"#
    ),
    .script(.missingMember, 2, 3, "/0", #"[ { "send": "touch.tap" } ]"#),
    .script(
      .outOfRange,
      2,
      48,
      "/0/taps",
      #"[ { "send": "touch.tap", "at": "card", "taps": 0 } ]"#
    ),
    .script(
      .unknownReference,
      2,
      32,
      "/0/at",
      hint: "Did you mean 'card'?",
      #"[ { "send": "touch.tap", "at": "cart" } ]"#
    ),
    .script(
      .unknownMethod,
      2,
      13,
      "/0/call",
      hint: "Did you mean 'addSubview'?",
      #"[ { "call": "addSubviw", "on": "card", "with": ["buy"] } ]"#
    ),
    .script(
      .unknownArgument,
      2,
      59,
      "/0/with/0",
      #"[ { "call": "removeFromSuperview", "on": "card", "with": [1, 2] } ]"#
    ),
    .script(
      .unknownExpectation,
      2,
      17,
      "/0/expect/hitt",
      hint: "Did you mean 'hit'?",
      #"[ { "expect": { "hitt": "card" } } ]"#
    ),
    .script(
      .unknownMatcher,
      2,
      45,
      "/0/expect/values/card.alpha/atleast",
      hint: "Did you mean 'atLeast'?",
      #"[ { "expect": { "values": { "card.alpha": { "atleast": 1 } } } } ]"#
    ),
    .script(
      .unknownOccurrence,
      2,
      28,
      "/0/expect/fired/card.touchDown",
      #"[ { "expect": { "fired": { "card.touchDown": 1 } } } ]"#
    ),
    .script(.unknownReference, 2, 24, "/0/expect/hit", #"[ { "expect": { "hit": "crad" } } ]"#),
    .script(
      .unknownRule,
      2,
      25,
      "/0/expect/rule",
      #"[ { "expect": { "rule": "hit-test.skips-hiden" } } ]"#
    ),
    .script(.unknownVariant, 2, 13, "/0/when", #"[ { "when": "x", "expect": {} } ]"#),
    .script(.unknownLabel, 2, 14, "/0/since", #"[ { "since": "x", "expect": {} } ]"#),
    .script(.unreachableStep, 2, 3, "/0", #"[ { "when": [], "expect": {} } ]"#),
    .script(.neverJudged, 2, 21, "/1", #"[ { "expect": {} }, { "wait": 1 } ]"#),
  ]

  @Test(arguments: faults)
  func `each fault is named with its place`(fault: Fault) throws {
    let found = Scenario.diagnostics(fault.text)
    let match = found.first { $0.type == fault.type.rawValue && $0.pointer == fault.pointer }
    let diagnostic = try #require(match, "\(found)")
    if let hint = fault.hint { #expect(diagnostic.hint == hint) }
    #expect((diagnostic.line, diagnostic.column) == (fault.line, fault.column), "\(diagnostic)")
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

  @Test func `a document deeper than the limit is refused before it is read`() {
    let text = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    #expect(Scenario.diagnostics(text).map(\.type) == ["json"])
  }
}

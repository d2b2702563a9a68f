@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// Values past what can be: refused where they stand, or at the step that makes them.
struct ValueLimitTests {
  private func faults(_ views: String) -> [String] {
    Scenario.diagnostics(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews": \(views) } ] },
        "script": [ { "expect": {} } ] }
      """
    ).map { "\($0.type) \($0.pointer): \($0.message.english)" }
  }

  @Test(arguments: ["infdeg", "-infdeg", "nandeg", "1e999deg"])
  func `no transform turns by what is no number`(angle: String) {
    #expect(
      faults(#"[ { "transform": { "rotationAngle": "\#(angle)" } } ]"#) == [
        "wrong-type /app/windows/0/subviews/0/transform/rotationAngle: "
          + "expected an angle in radians, or as \"45deg\", found text"
      ]
    )
  }

  @Test func `a range whose end no number can tell is none`() {
    let range = "[9000000000000000000, 9000000000000000000]"
    #expect(
      faults(#"[ { "class": "UITextView", "selectedTextRange": \#(range) } ]"#) == [
        "wrong-type /app/windows/0/subviews/0/selectedTextRange: "
          + "expected a range [location, length], found a list"
      ]
    )
  }

  @Test(arguments: ["card.alpha", "card.layer.zPosition", "window.windowLevel"])
  func `a sum past all numbers is given to no property`(path: String) throws {
    let session = try Scenario.session(
      views: #"[ { "id": "card" } ]"#,
      script: #"[ { "set": { "\#(path)": { "sum": [1e308, 1e308] } } } ]"#
    )
    let problems = Scenario.run(session)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("/script/0 wrong-type: expected a number") == true)
  }

  @Test func `a variant changes what an action of two parts with digits does`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews": [ { "id": "card",
        "class": "UIControl", "implements": { "go2:with_event:": [] }, "targets": [
          { "for": "touchDown", "target": "card", "action": "go2:with_event:" } ] } ] } ] },
        "variants": [ { "id": "noted", "set": { "card.implements.go2:with_event:": [
          { "note": "went" } ] } } ],
        "script": [ { "call": "sendActions", "on": "card", "with": ["touchDown"],
            "expect": { "fired": { "card.went": 1 } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `a recognizer's delegate answers by the name that Swift has`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": [ { "id": "card", "frame": [0, 0, 90, 90], "gestureRecognizers": [
          { "id": "tap", "class": "UITapGestureRecognizer", "delegate": { "overrides": {
            "gestureRecognizerShouldBegin(_:)": false } } } ] } ] } ] },
        "script": [ { "send": "touch.tap", "at": "card",
          "expect": { "fired": { "tap.ended": 0, "tap.shouldBegin": 1 } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `a variant that removes what is not there changes nothing`() throws {
    let text = """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": [ { "id": "page", "class": "UIScrollView", "frame": [0, 0, 300, 300],
          "contentSize": [300, 900] } ] } ] },
        "variants": [ { "id": "none", "set": { "page.delegate.overrides.didScroll": null } },
          { "id": "plain" } ],
        "script": [ { "expect": { "values": { "page.delegate": null } } } ] }
      """
    #expect(try Scenario.run(text) == [])
  }

  @Test func `an error is told behind however many warnings, and the document is not loaded`() {
    let idle = (0..<1001).map { #"{ "id": "v\#($0)" }"# }.joined(separator: ", ")
    let text = """
      { "format": 1, "app": { "objects": [ \(idle) ], "windows": [ { "id": "window" } ] },
        "variants": [ { "id": "a" }, { "id": "b", "set": { "window.alpha": "much" } } ],
        "script": [ { "expect": {} } ] }
      """
    let (document, found) = ScenarioDocument.read(
      Array(text.utf8),
      file: "a.json",
      environment: Scenario.environment
    )
    #expect(document == nil)
    #expect(
      found.filter { $0.severity == .error }.map(\.pointer) == ["/variants/1/set/window.alpha"]
    )
    #expect(found.filter { $0.severity == .warning }.count == 1000)
  }

  @Test(
    arguments: [
      ("\"abc\"", "text"), ("true", "a flag"), ("[1, 2, 3]", "a list"), ("\"window\"", "text"),
      ("7", "a number"), ("[]", "a list"),
    ]
  )
  func `what is neither a point nor a rectangle is converted and contained nowhere`(
    argument: String,
    found: String
  ) {
    for call in [
      #""convert(_:to:)", "on": "window", "with": [\#(argument), null]"#,
      #""convert(_:from:)", "on": "window", "with": [\#(argument), null]"#,
      #""contains", "on": { "CGRect": [0, 0, 9, 9] }, "with": [\#(argument)]"#,
    ] {
      let faults = Scenario.diagnostics(
        """
        { "format": 1, "app": { "windows": [ { "id": "window" } ] },
          "script": [ { "call": \(call) }, { "expect": {} } ] }
        """
      )
      #expect(faults.map(\.type) == ["wrong-type"])
      #expect(faults.first?.pointer == "/script/0/with/0")
      #expect(
        faults.first?.message.english
          == "expected a point [x, y] or a rectangle [x, y, width, height], found \(found)"
      )
    }
  }

  @Test func `a rectangle contains points and rectangles as they are written and read`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 9, 9] } ] },
        "script": [
          { "call": "contains", "on": { "CGRect": [0, 0, 9, 9] }, "with": [[8, 8]],
            "expect": { "returned": true } },
          { "call": "contains", "on": { "CGRect": [0, 0, 9, 9] }, "with": [[9, 8]],
            "expect": { "returned": false } },
          { "call": "contains", "on": { "CGRect": [0, 0, 9, 9] }, "with": ["$window.bounds"],
            "expect": { "returned": true } },
          { "call": "contains", "on": { "CGRect": [0, 0, 9, 8] }, "with": ["$window.bounds"],
            "expect": { "returned": false } },
          { "call": "contains", "on": { "CGRect": [0, 0, 9, 8] }, "with": ["$window.center"],
            "expect": { "returned": true } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `what is no key is refused where it stands, before anything runs`() throws {
    let found = Scenario.diagnostics(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "rootViewController": {
        "keyCommands": [ { "id": "save", "input": "esc", "action": "save:" } ] } } ] },
        "script": [ { "expect": { "values": { "save.input": "s" } } } ] }
      """
    )
    #expect(found.map(\.type) == ["wrong-type"])
    let fault = try #require(found.first)
    #expect(fault.pointer == "/app/windows/0/rootViewController/keyCommands/0/input")
    #expect([fault.line, fault.column] == [2, 45])
    let names = KeyInput.named.map(\.name)
    #expect(
      fault.message.english
        == "expected a key: one character, \"\\r\" for Return, or one of "
        + names.joined(separator: ", ") + ", found text"
    )
    #expect(
      fault.message.chinese
        == "应为按键：一个字符，回车写作 \"\\r\"，或是其中之一："
        + names.joined(separator: "、") + "，实际是文本"
    )
  }
}

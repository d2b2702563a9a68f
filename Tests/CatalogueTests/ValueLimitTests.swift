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
}

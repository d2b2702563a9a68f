import FoundationEssentials
import Testing

/// The steps of a file: what a person does, what the app does, and what is expected of both.
struct ScriptExportTests {
  private static let views = """
    [ { "id": "card", "frame": [0, 0, 100, 100], "overrides": { "touchesBegan": [] } },
      { "id": "volume", "class": "UISlider", "frame": [0, 200, 200, 40] },
      { "id": "field", "class": "UITextField", "frame": [0, 300, 200, 40] } ]
    """

  /// The text of the only step of a script.
  private func step(_ step: String) throws -> String {
    let text = try ExportedText(views: Self.views, script: "[ \(step) ]")
    let start = try #require(text.lines.firstIndex { $0.contains("static let script: [Step]") })
    let lines = text.lines[(start + 1)...].prefix { $0 != "  ]" }
    return lines.map { String($0.trimmingPrefix { $0 == " " }) }.joined(separator: "\n")
      .replacing(",\n", with: ", ").replacing("(\n", with: "(").replacing("\n)", with: ")")
  }

  @Test(arguments: [
    (#""touch.tap", "at": "card""#, "tap card"), (#""touch.tap", "at": [3, 4.5]"#, "tap 3, 4.5"),
    (#""touch.tap", "at": "card", "taps": 2"#, "tap card taps: 2"),
    (#""touch.hold", "at": "card", "duration": 2"#, "hold a finger at card for 2"),
    (
      #""touch.drag", "from": "card", "by": [10, -5], "delay": 1, "rest": 0.5"#,
      "drag from card by 10, -5 after resting 1 then rest for 0.5"
    ),
    (#""touch.flick", "from": "card", "to": "volume""#, "flick from card to volume"),
    (
      #""touch.began", "at": { "in": "card", "point": [1, 2] }"#,
      "put a finger down at 1, 2 in card"
    ),
    (
      #""touch.began", "at": { "in": "card", "unit": [0.5, 1], "offset": [1, 2] }"#,
      "put a finger down at 0.5, 1 of the size of card offset by 1, 2"
    ),
    (
      #""touch.began", "at": { "in": "volume", "part": "thumb" }"#,
      "put a finger down at the thumb of volume"
    ),
    (#""motion.shake""#, "shake the device"), (#""text-input.type", "text": "tea""#, "type tea"),
    (
      #""press.key", "input": "s", "modifierFlags": ["command", "shift"]"#,
      "press the key s with command and shift"
    ),
    (#""press.key", "input": "s", "modifierFlags": "command""#, "press the key s with command"),
    (#""remote-control.send", "command": "pause""#, "give the remote command pause"),
    (
      #""touch.tap", "at": "card", "fingers": { "sum": [1, 1] }"#,
      "tap card fingers: what the step computes"
    ),
    (#""motion.shake", "cancelled": true"#, "shake the device cancelled yes"),
  ])
  func `a person is told what to do`(stimulus: String, text: String) throws {
    let line = try step("{ \"send\": \(stimulus) }")
    #expect(line.hasPrefix("Step(0, \"\(text)\", expects: ["), "\(line)")
  }

  @Test(arguments: [
    (
      #"{ "send": "action.send", "action": "save:", "from": "card" }"#,
      #"UIApplication.shared.sendAction(Selector(("save:")), to: nil, from: Test.card, for: nil)"#
    ),
    (
      #"{ "send": "first-responder.become", "on": "field" }"#, "Test.field.becomeFirstResponder()"
    ),
    (
      #"{ "send": "first-responder.resign", "on": "field" }"#, "Test.field.resignFirstResponder()"
    ),
    (#"{ "set": { "card.alpha": 0.5 } }"#, "Test.card.alpha = 0.5"),
    (#"{ "call": "removeFromSuperview", "on": "card" }"#, "Test.card.removeFromSuperview()"),
    (
      #"{ "call": "sendAction", "on": "application", "with": ["save:"] }"#,
      #"UIApplication.shared.sendAction(Selector(("save:")), to: nil, from: nil, for: nil)"#
    ),
  ])
  func `what nobody can do by hand the app does`(step: String, code: String) throws {
    let line = try self.step(step)
    let lines = line.components(separatedBy: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("Step(0, \"") && lines[0].hasSuffix("]) {"), "\(lines[0])")
    #expect(lines[1] == code)
    #expect(lines[2] == "}")
  }

  @Test(arguments: [
    (#"{ "wait": 0.5 }"#, #"Step(0, "wait 0.5 seconds", wait: 0.5, expects: [])"#),
    (#"{ "wait": 2 }"#, #"Step(0, "wait 2 seconds", wait: 2, expects: [])"#),
    (#"{ "wait": "idle" }"#, #"Step(0, "wait until nothing moves", wait: 2, expects: [])"#),
    (
      #"{ "send": "touch.began", "at": "card" }"#,
      #"Step(0, "put a finger down at card", expects: ["touchesBegan at card"])"#
    ),
  ])
  func `a step waits, and expects what the model logs`(step: String, line: String) throws {
    #expect(try self.step(step) == line)
  }

  @Test func `steps keep their numbers, and those that only judge are left out`() throws {
    let text = try ExportedText(
      views: Self.views,
      script: """
        [ { "wait": 1 }, { "expect": { "values": { "card.tag": 0 } } }, { "wait": 2 },
          { "wait": 3, "expect": { "values": { "card.tag": 0 } } } ]
        """
    )
    #expect(
      text.lines(beginning: "Step(") == [
        #"Step(0, "wait 1 seconds", wait: 1, expects: []),"#,
        #"Step(2, "wait 2 seconds", wait: 2, expects: []),"#,
        #"Step(3, "wait 3 seconds", wait: 3, expects: []),"#,
      ]
    )
  }

  @Test func `a script without anything to do is an empty list`() throws {
    let text = try ExportedText(script: #"[ { "expect": { "values": { "window.tag": 0 } } } ]"#)
    #expect(text.lines(beginning: "static let script") == ["static let script: [Step] = []"])
  }

  @Test func `the launch's log is expected before the steps'`() throws {
    let text = try ExportedText(
      views: #"[ { "id": "card", "overrides": { "didMoveToWindow": [ { "note": "moved" } ] } } ]"#,
      script: #"[ { "call": "removeFromSuperview", "on": "card" }, { "wait": 1 } ]"#
    )
    #expect(
      text.lines(beginning: "static let expectedAtLaunch") == [
        #"static let expectedAtLaunch: [String] = ["didMoveToWindow at card", "moved at card"]"#
      ]
    )
    #expect(
      try step(#"{ "call": "removeFromSuperview", "on": "card" }"#).hasPrefix("Step(0, \"the app: ")
    )
  }

  // MARK: - Head

  @Test func `the head names the system with what the document changed of it`() throws {
    let text = try ExportedText(
      top: """
        "title": "A card", "profile": { "ios": 13.4, "numbers": { "panHysteresis": 12.5 },
          "toggles": { "first-responder.deferred": false } }
        """
    )
    #expect(text.lines.first == "// A card (test)")
    let head = text.lines.prefix { $0.hasPrefix("//") }.map { $0.dropFirst(3) }.joined(
      separator: " "
    )
    #expect(
      head.contains(
        "It models iOS 13.4 with first-responder.deferred = false, panHysteresis = 12.5."
      )
    )
  }

  @Test func `a recognizer's subclass imports what declares its methods`() throws {
    let plain = try ExportedText(
      views:
        #"[ { "gestureRecognizers": [ { "id": "tap", "class": "UITapGestureRecognizer" } ] } ]"#
    )
    #expect(plain.lines(beginning: "import ") == ["import UIKit"])
    let special = try ExportedText(
      views: """
        [ { "gestureRecognizers": [ { "id": "tap", "class": "UITapGestureRecognizer",
          "overrides": { "canPrevent": false } } ] } ]
        """
    )
    #expect(
      special.lines(beginning: "import ")
        == ["import UIKit", "import UIKit.UIGestureRecognizerSubclass"]
    )
  }
}

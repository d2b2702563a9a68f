import Jansson
import Testing
import WorkbenchFraming

/// Small documents in which something is not as wanted, with the obstacles and the first remedy.
struct WhyDocumentTests {
  /// A document, a question about it, and what is pinned of the answer.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// The views in the root view, as a list's content.
    var views = ""
    /// What else the root view's node says, behind its subviews.
    var root = ""
    /// What else the controller's node says.
    var screen = ""
    var script = ""
    var want: String?
    var times: Int?
    /// The label of the step that is asked about, where that is said.
    var step: String?
    /// The obstacles by their ids, in the order met.
    let reasons: [String]
    /// The first remedy by its id; nil where nothing helps.
    var fix: String?
    /// Whether the first fix keeps everything.
    var keeps = true
    var testDescription: String { name }

    /// The text of the document.
    var document: String {
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "rootViewController": { "id": "screen"\(screen), "view": { "id": "root",
          "subviews": [ \(views) ]\(root) } } } ] },
        "script": [ \(script) ] }
      """
    }

    /// Opens the document and asks the question.
    func ask(_ client: CheckedClient) throws -> JSONValue {
      let opened = try client.call(
        "session.open",
        ["text": JSONValue(document), "name": "why.json"]
      )
      let params: JSONValue = ["session": opened["session"] ?? .null]
      if let want { params.set("want", want) }
      if let step { params.set("step", step) }
      return try client.call("script.why", params)
    }
  }

  private static let tap = #"{ "send": "touch.tap", "at": "buy" }"#
  private static let buy = #"{ "id": "buy", "class": "UIButton", "frame": [20, 20, 100, 44] }"#

  static let cases = [
    Case(
      name: "it sticks out of an ancestor",
      views: """
        { "id": "card", "frame": [0, 0, 100, 100], "subviews": [
          { "id": "buy", "class": "UIButton", "frame": [80, 80, 100, 44] } ] }
        """,
      script: tap,
      want: "buy",
      reasons: ["hit.outside"],
      fix: "hit.also"
    ),
    Case(
      name: "something without controls lies in front",
      views: buy + #", { "id": "veil", "frame": [0, 0, 390, 844] }"#,
      script: tap,
      want: "buy",
      reasons: ["hit.covered"],
      fix: "set"
    ),
    Case(
      name: "something with a control of its own lies in front",
      views: buy + """
        , { "id": "veil", "frame": [0, 0, 390, 844], "subviews": [
            { "id": "help", "class": "UIButton", "frame": [300, 300, 50, 50] } ] }
        """,
      script: tap + #", { "send": "touch.tap", "at": "help", "expect": { "hit": "help" } }"#,
      want: "buy",
      reasons: ["hit.covered"],
      fix: "hit.pass-through"
    ),
    Case(
      name: "it is hidden, and covered",
      views: """
        { "id": "buy", "class": "UIButton", "isHidden": true, "frame": [20, 20, 100, 44] },
        { "id": "veil", "frame": [0, 0, 390, 844] }
        """,
      script: tap,
      want: "buy",
      reasons: ["hit.covered", "hit.hidden"],
      fix: "several"
    ),
    Case(
      name: "three obstacles",
      views: """
        { "id": "card", "isUserInteractionEnabled": false, "frame": [0, 0, 300, 300], "subviews": [
          { "id": "buy", "class": "UIButton", "alpha": 0, "frame": [20, 20, 100, 44] } ] },
        { "id": "veil", "frame": [0, 0, 390, 844] }
        """,
      script: tap,
      want: "buy",
      reasons: ["hit.covered", "hit.interaction", "hit.transparent"],
      fix: "several"
    ),
    Case(
      name: "below a view that lets touches through it is not that view",
      views: """
        { "id": "buy", "class": "UIButton", "isHidden": true, "frame": [20, 20, 100, 44] },
        { "id": "glass", "frame": [0, 0, 390, 844],
          "overrides": { "hitTest": { "nilIfSelf": true } } }
        """,
      script: tap,
      want: "buy",
      reasons: ["hit.hidden"],
      fix: "set"
    ),
    Case(
      name: "it is too small for the finger",
      views: #"{ "id": "dot", "class": "UIButton", "frame": [100, 100, 20, 20] }"#,
      script: #"{ "send": "touch.tap", "at": { "in": "dot", "point": [28, 10] } }"#,
      want: "dot",
      reasons: ["hit.missed"],
      fix: "hit.inset"
    ),
    Case(
      name: "a recognizer takes the touch away",
      views: #"{ "id": "card", "frame": [20, 20, 100, 100] }"#,
      root: #", "gestureRecognizers": [ { "id": "tap", "class": "UITapGestureRecognizer" } ]"#,
      script: #"{ "send": "touch.tap", "at": "card" }"#,
      want: "card",
      reasons: ["touch.taken"],
      fix: "recognizer.decline"
    ),
    Case(
      name: "a recognizer waits",
      views: """
        { "id": "card", "frame": [20, 20, 100, 100], "gestureRecognizers": [
          { "id": "single", "class": "UITapGestureRecognizer", "requireToFail": ["double"] },
          { "id": "double", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2 } ] }
        """,
      script: #"{ "send": "touch.tap", "at": "card" }"#,
      want: "single.ended",
      reasons: ["recognizer.waits"],
      fix: "recognizer.no-wait"
    ),
    Case(
      name: "a scroll view takes the touch",
      views: """
        { "id": "scroll", "class": "UIScrollView", "frame": [0, 0, 300, 300],
          "contentSize": [300, 900], "delaysContentTouches": false, "subviews": [
          { "id": "pad", "frame": [0, 0, 300, 900] } ] }
        """,
      script: #"{ "send": "touch.drag", "from": [100, 200], "by": [0, -90] }"#,
      want: "pad.touchesEnded",
      reasons: ["touch.scrolled"],
      fix: "scroll.keep"
    ),
    Case(
      name: "a control has no target",
      views: buy,
      screen: #", "implements": ["buy:"]"#,
      script: tap,
      want: "screen.buy:",
      reasons: ["control.no-target"],
      fix: "control.target"
    ),
    Case(
      name: "a control is disabled",
      views:
        #"{ "id": "buy", "class": "UIButton", "isEnabled": false, "frame": [20, 20, 100, 44] }"#,
      script: tap,
      want: "buy.touchUpInside",
      reasons: ["control.disabled"],
      fix: "set"
    ),
    Case(
      name: "the message stops",
      views: #"{ "id": "card", "frame": [20, 20, 100, 100], "overrides": { "touchesBegan": [] } }"#,
      script: #"{ "send": "touch.tap", "at": "card" }"#,
      want: "screen",
      reasons: ["chain.swallowed"],
      fix: "override.super"
    ),
    Case(
      name: "focus does not come",
      views: #"{ "id": "card", "frame": [20, 20, 100, 100] }"#,
      script: #"{ "call": "becomeFirstResponder", "on": "card" }"#,
      want: "card.isFirstResponder",
      reasons: ["focus.cannot"],
      fix: "override.answer"
    ),
    Case(
      name: "focus is asked for at the launch",
      views: #"{ "id": "card", "frame": [20, 20, 100, 100] }"#,
      screen: #"""
        , "overrides": { "viewDidAppear": [ { "call": "becomeFirstResponder", "on": "card" } ] }
        """#,
      script: #"{ "expect": { "values": { "card.isFirstResponder": true } } }"#,
      want: "card.isFirstResponder",
      reasons: ["focus.cannot"],
      fix: "override.answer"
    ),
    Case(
      name: "a raw touch is lifted outside",
      views: """
        { "id": "buy", "class": "UIButton", "frame": [20, 20, 100, 44],
          "targets": [ { "for": "touchUpInside", "target": "screen", "action": "buy:" } ] }
        """,
      screen: #", "implements": ["buy:"]"#,
      script: """
        { "send": "touch.began", "at": "buy" },
        { "send": "touch.ended", "at": [300, 700] }
        """,
      want: "buy.touchUpInside",
      reasons: ["control.left"],
      fix: "touch.end-inside"
    ),
    Case(
      name: "a played finger is lifted outside",
      views: #"{ "id": "buy", "class": "UIButton", "frame": [20, 20, 100, 44] }"#,
      script: """
        { "send": "touch.play", "fingers": [ [
          { "time": 0, "at": "buy" }, { "time": 0.1, "at": "buy" }, { "time": 0.3, "at": [300, 700] }
        ] ] }
        """,
      want: "buy.touchUpInside",
      reasons: ["control.left"],
      fix: "touch.end-inside"
    ),
    Case(
      name: "an action finds nobody",
      script: #"{ "send": "action.send", "action": "save:" }"#,
      want: "screen.save:",
      reasons: ["action.nobody", "chain.nobody"],
      fix: "several"
    ),
    Case(
      name: "a moving view",
      views: #"{ "id": "kite", "class": "UIButton", "frame": [20, 20, 100, 100] }"#,
      script: """
        { "animate": { "kite.frame": [200, 200, 100, 100] }, "duration": 2 },
        { "send": "touch.tap", "at": "kite" }
        """,
      want: "kite.touchUpInside",
      reasons: ["hit.animating"],
      fix: "animation.allow"
    ),
    Case(
      name: "what lies in a moving view",
      views: """
        { "id": "kite", "frame": [20, 20, 100, 100], "subviews": [
          { "id": "tail", "class": "UIButton", "frame": [10, 10, 50, 50] } ] }
        """,
      script: """
        { "animate": { "kite.frame": [200, 200, 100, 100] }, "duration": 2 },
        { "send": "touch.tap", "at": "tail" }
        """,
      want: "tail",
      reasons: ["hit.animating"],
      fix: "animation.allow"
    ),
    Case(
      name: "another view is exclusive",
      views: """
        { "id": "one", "class": "UIButton", "isExclusiveTouch": true, "frame": [20, 20, 100, 44] },
        { "id": "two", "class": "UIButton", "frame": [20, 220, 100, 44] }
        """,
      script: """
        { "send": "touch.began", "at": "one" }, { "send": "touch.began", "at": "two", "finger": 2 }
        """,
      want: "two",
      reasons: ["touch.exclusive"],
      fix: "set"
    ),
    Case(
      name: "it is exclusive itself, and another view has a finger",
      views: """
        { "id": "one", "class": "UIButton", "frame": [20, 20, 100, 44] },
        { "id": "two", "class": "UIButton", "isExclusiveTouch": true, "frame": [20, 220, 100, 44] }
        """,
      script: """
        { "send": "touch.began", "at": "one" }, { "send": "touch.began", "at": "two", "finger": 2 }
        """,
      want: "two",
      reasons: ["touch.needs-idle"],
      fix: "set"
    ),
    Case(
      name: "a second finger",
      views: #"{ "id": "pad", "frame": [0, 0, 390, 400], "overrides": { "touchesBegan": [] } }"#,
      script: """
        { "send": "touch.began", "at": "pad" },
        { "send": "touch.began", "at": [20, 20], "finger": 2, "label": "second" }
        """,
      want: "pad",
      step: "second",
      reasons: ["touch.second-finger"],
      fix: "set"
    ),
    Case(
      name: "the application ignores touches",
      views: buy,
      script: #"{ "call": "beginIgnoringInteractionEvents", "on": "application" }, "# + tap,
      want: "buy",
      reasons: ["hit.ignored"],
      fix: "end-ignoring"
    ),
    Case(
      name: "the finger is lifted outside",
      views: """
        { "id": "buy", "class": "UIButton", "frame": [20, 20, 100, 44],
          "targets": [ { "for": "touchUpInside", "target": "screen", "action": "buy:" } ] }
        """,
      screen: #", "implements": ["buy:"]"#,
      script: """
        { "send": "touch.drag", "from": "buy", "by": [0, 200],
          "expect": { "fired": { "buy.touchUpOutside": 1 } } }
        """,
      want: "buy.touchUpInside",
      reasons: ["control.left"],
      fix: "touch.end-inside"
    ),
    Case(
      name: "a scroll view delays the touch",
      views: """
        { "id": "scroll", "class": "UIScrollView", "frame": [0, 0, 300, 300],
          "contentSize": [300, 900], "subviews": [ { "id": "pad", "frame": [0, 0, 300, 900] } ] }
        """,
      script: #"{ "send": "touch.began", "at": [100, 100] }"#,
      want: "pad",
      reasons: ["touch.delayed"],
      fix: "set"
    ),
    Case(
      name: "a recognizer is prevented",
      views: """
        { "id": "card", "frame": [100, 100, 200, 200], "gestureRecognizers": [
          { "id": "slow", "class": "UIPanGestureRecognizer" },
          { "id": "quick", "class": "UIPanGestureRecognizer" } ] }
        """,
      script: #"{ "send": "touch.drag", "from": "card", "by": [60, 0] }"#,
      want: "slow.began",
      reasons: ["recognizer.prevented"],
      fix: "recognizer.together"
    ),
    Case(
      name: "the one in focus does not let go",
      views: """
        { "id": "form", "frame": [20, 20, 100, 44],
          "overrides": { "canBecomeFirstResponder": true, "canResignFirstResponder": false } },
        { "id": "card", "frame": [20, 120, 100, 44],
          "overrides": { "canBecomeFirstResponder": true } }
        """,
      script: """
        { "call": "becomeFirstResponder", "on": "form" },
        { "call": "becomeFirstResponder", "on": "card", "label": "second" }
        """,
      want: "card.isFirstResponder",
      step: "second",
      reasons: ["focus.kept"],
      fix: "override.off"
    ),
    Case(
      name: "a value",
      views: buy,
      script: tap,
      want: "buy.alpha=0.5",
      reasons: ["value.is"],
      fix: "set"
    ),
    Case(
      name: "a document's override answers nil",
      views: """
        { "id": "card", "frame": [20, 20, 100, 100], "overrides": { "hitTest": null } }
        """,
      script: #"{ "send": "touch.tap", "at": "card" }"#,
      want: "card",
      reasons: ["hit.override-nil"],
      fix: "override.off"
    ),
    Case(
      name: "the tempting fix breaks another step",
      views: buy + """
        , { "id": "veil", "frame": [0, 0, 390, 844], "overrides": { "touchesBegan": [] } }
        """,
      script: tap + #", { "send": "touch.tap", "at": [200, 500], "expect": { "hit": "veil" } }"#,
      want: "buy",
      reasons: ["hit.covered"],
      fix: "hit.forward"
    ),
    Case(
      name: "an earlier event, told by its way, comes to the wanted one as well",
      views: """
        { "id": "card", "frame": [0, 0, 100, 100], "subviews": [
          { "id": "buy", "class": "UIButton", "frame": [80, 80, 100, 44] } ] }
        """,
      script: """
        { "send": "touch.tap", "at": "buy",
          "expect": { "hit": "root", "rule": ["hit-test.point-inside-prunes"] } }, \(tap)
        """,
      want: "buy",
      reasons: ["hit.outside"],
      fix: "hit.also"
    ),
    Case(
      name: "a list allows no selection",
      views: """
        { "id": "list", "class": "UITableView", "frame": [0, 0, 390, 400],
          "allowsSelection": false, "numberOfRows": 4, "delegate": "screen" }
        """,
      screen: #", "overrides": { "didSelectRowAt": [] }"#,
      script: #"{ "send": "touch.tap", "at": [100, 20] }"#,
      want: "list.didSelectRowAt",
      reasons: ["list.no-selection"],
      fix: "set"
    ),
    Case(
      name: "it holds already",
      views: buy,
      script: tap,
      want: "buy",
      reasons: []
    ),
    Case(
      name: "nothing in reach helps",
      views: buy + #", { "id": "far", "frame": [300, 700, 20, 20] }"#,
      script: #"{ "send": "touch.tap", "at": "buy", "expect": { "hit": "far" } }"#,
      reasons: ["hit.missed"]
    ),
  ]

  /// A document in which every object, property and step stands in a line of its own.
  private static let lined = """
    { "format": 1,
      "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "rootViewController": { "id": "screen", "implements": ["buy:"], "view": { "id": "root",
          "subviews": [
            { "id": "buy", "class": "UIButton",
              "frame": [20, 20, 100, 44],
              "isHidden": true },
            { "id": "stop", "frame": [20, 120, 100, 44],
              "overrides": {
                "touchesBegan": [] } },
            { "id": "veil",
              "frame": [20, 320, 100, 44] },
            { "id": "far", "class": "UIButton", "frame": [20, 220, 100, 44],
              "targets": [ { "for": "touchUpInside", "target": "screen", "action": "buy:" } ] }
          ] } } } ] },
      "script": [
        { "send": "touch.tap", "at": "buy", "label": "hidden" },
        { "send": "touch.tap", "at": "stop", "label": "stops" },
        { "send": "touch.drag", "from": "far", "by": [0, 300], "label": "left" }
      ] }
    """

  @Test(arguments: [
    ("hidden", "buy", 7, 7), ("stops", "screen", 10, 10), ("left", "far.touchUpInside", 19, 19),
    ("stops", "veil", 12, nil),
  ])
  func `a reason and a fix say the line of the document`(
    step: String,
    want: String,
    reason: Int,
    fix: Int?
  ) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.call("session.open", ["text": JSONValue(Self.lined), "name": "lined.json"])
    let why = try client.call(
      "script.why",
      ["want": JSONValue(want), "step": JSONValue(step)]
    )
    #expect(why["reasons"]?[0]?["line"]?.int == reason, "\(why["reasons"] ?? .null)")
    if let fix {
      #expect(why["fixes"]?[0]?["line"]?.int == fix, "\(why["fixes"]?[0]?["edits"] ?? .null)")
    }
  }

  @Test func `a fix that is made with the launch is what a run with it replays`() throws {
    let pinned = try #require(Self.cases.first { $0.name == "focus is asked for at the launch" })
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let fix = try pinned.ask(client)["fixes"]?[0]
    #expect(fix?["when"]?.string == "launch")
    let change: JSONValue = ["set": fix?["edits"]?[0]?["set"] ?? .null]
    let run = try client.call("script.run", ["changes": [change]])
    #expect(run["passed"]?.bool == true)
  }

  @Test(arguments: cases)
  func `obstacles, first remedy and verdict are as pinned`(pinned: Case) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let why = try pinned.ask(client)
    let reasons = why["reasons"]?.elements.compactMap { $0["reason"]?["id"]?.string } ?? []
    let fixes = why["fixes"]?.elements.compactMap { $0["sentence"]?["id"]?.string } ?? []
    #expect(reasons == pinned.reasons, "\(why["text"] ?? .null)")
    #expect(fixes.first == pinned.fix, "\(fixes)")
    #expect(why["holds"]?.bool == pinned.reasons.isEmpty)
    if pinned.fix != nil {
      #expect((why["fixes"]?[0]?["breaks"]?.count == 0) == pinned.keeps)
    }
    // Nothing of it happened in the session.
    let sessions = try client.call("session.list")["sessions"]
    #expect(sessions?[0]?["commands"]?.int == 0)
  }
}

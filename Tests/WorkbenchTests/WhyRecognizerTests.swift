import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// What kept a view's touch or a recognizer's gesture away, and the changes that bring it.
struct WhyRecognizerTests {
  /// A question of `why` and what its answer begins with.
  struct Question: CustomTestStringConvertible, Sendable {
    /// The recognizers of the view `root`, which holds the view `card`.
    var root = ""
    /// The recognizers of `card`, and what else its node says.
    var card = ""
    var more = ""
    var stimulus = ""
    let wanted: String
    let rule: String
    let text: String
    let fix: String
    var testDescription: String { "\(wanted): \(fix)" }
  }

  private static let pans = """
    { "id": "slow", "class": "UIPanGestureRecognizer" },
    { "id": "quick", "class": "UIPanGestureRecognizer", "delegate": { "overrides": {
      "shouldRecognizeSimultaneouslyWith": false } } }
    """
  private static let drag = #"{ "send": "touch.drag", "from": "card", "by": [60, 0] }"#

  static let questions = [
    Question(
      root: #"{ "id": "tap", "class": "UITapGestureRecognizer" }"#,
      wanted: "card",
      rule: "gesture.cancels-touches-in-view",
      text: "tap recognizes, and the touch is taken from card",
      fix: "set cancelsTouchesInView of tap to false"
    ),
    Question(
      root: #"{ "id": "tap", "class": "UITapGestureRecognizer", "delaysTouchesBegan": true }"#,
      wanted: "card",
      rule: "gesture.cancels-drops-pending",
      text: "tap holds the touch back and recognizes, so card never hears of it",
      fix: "set cancelsTouchesInView of tap to false"
    ),
    // The last that recognized leaves the view its touches: who took it is in the record.
    Question(
      root: """
        { "id": "guest", "class": "UIPanGestureRecognizer", "cancelsTouchesInView": false },
        { "id": "taker", "class": "UIPanGestureRecognizer", "delegate": { "overrides": {
          "shouldRecognizeSimultaneouslyWith": true } } }
        """,
      stimulus: drag,
      wanted: "card",
      rule: "gesture.cancels-touches-in-view",
      text: "taker recognizes, and the touch is taken from card",
      fix: "set cancelsTouchesInView of taker to false"
    ),
    Question(
      card: #"{ "id": "tap", "class": "UITapGestureRecognizer", "isEnabled": false }"#,
      wanted: "tap",
      rule: "gesture.disabled-not-collected",
      text: "tap is disabled",
      fix: "set isEnabled of tap to true"
    ),
    Question(
      card: """
        { "id": "single", "class": "UITapGestureRecognizer", "requireToFail": ["double"] },
        { "id": "double", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2 }
        """,
      wanted: "single",
      rule: "gesture.require-to-fail-holds",
      text: "single waits for double to fail",
      fix: "do not let single wait for double to fail"
    ),
    Question(
      card: pans,
      stimulus: drag,
      wanted: "slow",
      rule: "gesture.simultaneous-default-no",
      text: "quick recognizes first, and slow may not recognize with it",
      fix: "let slow and quick recognize together"
    ),
    Question(
      card: """
        { "id": "pan", "class": "UIPanGestureRecognizer", "delegate": { "overrides": {
          "shouldBegin": { "direction": "left" } } } }
        """,
      stimulus: drag,
      wanted: "pan",
      rule: "gesture.should-begin-once-per-attempt",
      text: "pan is asked whether it may begin, and the answer is no",
      fix: "let the delegate of pan answer true to shouldBegin"
    ),
    Question(
      card: #"{ "id": "tap", "class": "UITapGestureRecognizer" }"#,
      more: #", "overrides": { "gestureRecognizers": { "return": [] } }"#,
      wanted: "tap",
      rule: "gesture.getter-override-hides",
      text: "card does not list tap among its recognizers",
      fix: "take the override of gestureRecognizers off card"
    ),
    Question(
      root: #"{ "id": "tap", "class": "UITapGestureRecognizer" }"#,
      more: #", "overrides": { "gestureRecognizerShouldBegin": false }"#,
      stimulus: #"{ "send": "touch.tap", "at": "card" }"#,
      wanted: "tap",
      rule: "gesture.view-should-begin-applies-to-ancestors",
      text: "tap is asked whether it may begin, and the answer is no",
      fix: "set cancelsTouchesInView of tap to false"
    ),
  ]

  @Test(arguments: questions)
  func `why knows recognizers`(question: Question) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "rootViewController": { "id": "deck", "view": { "id": "root",
          "gestureRecognizers": [ \(question.root) ], "subviews": [
          { "id": "card", "frame": [100, 300, 200, 200],
            "gestureRecognizers": [ \(question.card) ]\(question.more) } ] } } } ] }, "script": [] }
      """
    let opened = try client.call(
      "session.open",
      ["text": JSONValue(document), "name": "why.json"]
    )
    let parameters: JSONValue = [
      "session": opened["session"] ?? .null, "want": JSONValue(question.wanted),
    ]
    if !question.stimulus.isEmpty {
      parameters.set(
        "stimulus",
        try JSON.parse(Array(question.stimulus.utf8), limits: .document)
      )
    }
    let why = try client.call("hit.why", parameters)
    #expect(why["rule"]?.string == question.rule)
    #expect(why["text"]?.string == question.text)
    let fixes = why["fixes"]?.elements.compactMap { $0["text"]?.string } ?? []
    #expect(fixes.contains(question.fix), "\(fixes)")
    // A recognizer is no place: without a stimulus its view is tapped.
    let isCards = question.card.contains("\"\(question.wanted)\"") || question.wanted == "card"
    guard question.stimulus.isEmpty else { return }
    #expect(why["stimulus"] == ["send": "touch.tap", "at": isCards ? "card" : "root"])
  }
}

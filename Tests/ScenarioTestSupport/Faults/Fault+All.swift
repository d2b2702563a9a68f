import ScenarioSyntax

extension Fault {
  /// Every fault there is a document of: of each kind at least one.
  public static let all =
    ofDocuments + ofNames + ofSections + ofValues + ofScripts + ofExpectations + ofQuestions
    + warnings

  /// What a document may say, though it is hardly meant.
  public static let warnings: [Fault] = [
    Fault(
      .targetLacksAction,
      3,
      51,
      "/app/windows/0/subviews/0/targets/0/action",
      """
      { "format": 1, "app": { "objects": [ { "id": "shop", "implements": ["sell:"] } ],
      "windows": [ { "subviews": [ { "class": "UIControl", "targets": [
      { "for": "touchDown", "target": "shop", "action": "buy:" } ] } ] } ] }, "script": [ { "expect": {} } ] }
      """
    ),
    .views(
      .actionWithoutTarget,
      2,
      76,
      "/0/gestureRecognizers/0/action",
      #"[ { "gestureRecognizers": [ { "class": "UITapGestureRecognizer", "action": "go:" } ] } ]"#
    ),
    .views(
      .reliesOnUndefinedOrder,
      2,
      82,
      "/0/gestureRecognizers/1",
      """
      [ { "id": "card", "gestureRecognizers": [ { "class": "UITapGestureRecognizer" }, \
      { "class": "UITapGestureRecognizer" } ] } ]
      """
    ),
    Fault(
      .unusedObject,
      2,
      1,
      "/app/objects/0",
      """
      { "format": 1, "app": { "windows": [ { "id": "window" } ], "objects": [
      { "id": "spare", "class": "UIView" } ] }, "script": [ { "expect": {} } ] }
      """
    ),
  ]

  /// Faults of what a quiz asks.
  public static let ofQuestions: [Fault] = [
    .question(
      .wrongType,
      10,
      "",
      #""hit""#
    ),
    .question(
      .missingMember,
      10,
      "",
      #"{}"#
    ),
    .question(
      .unknownMember,
      12,
      "/knd",
      hint: "Did you mean 'kind'?",
      #"{ "knd": "hit", "kind": "hit" }"#
    ),
    .question(
      .unknownExpectation,
      20,
      "/kind",
      hint: "Did you mean 'hit'?",
      #"{ "kind": "hits" }"#
    ),
    .question(
      .missingMember,
      10,
      "",
      #"{ "kind": "fired" }"#
    ),
    .question(
      .unknownMember,
      27,
      "/of",
      #"{ "kind": "hit", "of": "card.touchesBegan" }"#
    ),
    .question(
      .unknownOccurrence,
      35,
      "/of",
      hint: "Did you mean 'touchesBegan'?",
      #"{ "kind": "fired", "of": "card.touchesBegun" }"#
    ),
    .question(
      .unknownMember,
      50,
      "/prompt/de",
      #"{ "kind": "hit", "prompt": { "en": "?", "de": "?" } }"#
    ),
    .question(
      .missingMember,
      37,
      "/prompt",
      #"{ "kind": "hit", "prompt": { "zh-Hans": "?" } }"#
    ),
    .question(
      .wrongType,
      38,
      "/explain",
      #"{ "kind": "hit", "explain": 3 }"#
    ),
    .question(
      .wrongType,
      38,
      "/options",
      #"{ "kind": "hit", "options": "card" }"#
    ),
    .question(
      .outOfRange,
      38,
      "/options",
      #"{ "kind": "hit", "options": ["card"] }"#
    ),
    .question(
      .formNotAllowed,
      47,
      "/options/1",
      #"{ "kind": "hit", "options": ["card", "card"] }"#
    ),
    .question(
      .unknownReference,
      47,
      "/options/1",
      hint: "Did you mean 'card'?",
      #"{ "kind": "hit", "options": ["root", "crad"] }"#
    ),
    .question(
      .wrongType,
      47,
      "/options/1",
      #"{ "kind": "hit", "options": ["root", "screen"] }"#
    ),
    .question(
      .formNotAllowed,
      47,
      "/options/1",
      #"{ "kind": "hit", "options": ["card", "screen.view"] }"#
    ),
    .question(
      .wrongType,
      44,
      "/options/0",
      #"{ "kind": "returned", "options": [[1], true] }"#
    ),
    .question(
      .wrongType,
      66,
      "/options/1",
      #"{ "kind": "fired", "of": "card.hitTest", "options": [1, "2"] }"#
    ),
    .question(
      .wrongType,
      66,
      "/options/1",
      #"{ "kind": "fired", "of": "card.hitTest", "options": [1, -2] }"#
    ),
    .question(
      .unknownMember,
      59,
      "/options/0/blief",
      hint: "Did you mean 'belief'?",
      #"{ "kind": "hit", "options": [{ "answer": "card", "blief": "x" }, null] }"#
    ),
    .question(
      .missingMember,
      39,
      "/options/0",
      #"{ "kind": "hit", "options": [{ "belief": "x" }, null] }"#
    ),
  ]

  /// A fault of a question, which stands in line 2; there is a view `card` in `root`, whose
  /// controller is `screen`, and a view without id.
  private static func question(
    _ type: DiagnosticType,
    _ column: Int,
    _ pointer: String,
    hint: String? = nil,
    _ ask: String
  ) -> Fault {
    Fault(
      type,
      2,
      column,
      "/script/0/ask" + pointer,
      hint: hint,
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": { "id": "screen", "view": { "id": "root", "subviews": [ { "id": "card", "frame": [0, 0, 100, 100] }, { "frame": [0, 200, 100, 100] } ] } } } ] }, "script": [
      { "ask": \(ask) }, { "send": "touch.tap", "at": "card", "expect": {} } ] }
      """
    )
  }
}

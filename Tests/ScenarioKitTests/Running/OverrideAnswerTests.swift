import ScenarioTestSupport
import Testing

/// What a form of an override answers, on both sides of its border.
struct OverrideAnswerTests {
  /// Asks a card of 100 × 100 with a leaf in its upper left corner, `far` beside it.
  private func returned(_ overrides: String, _ call: String, _ wanted: String) throws -> [String] {
    let session = try Scenario.session(
      views: """
        [ { "id": "card", "frame": [100, 100, 100, 100], "overrides": { \(overrides) },
            "subviews": [ { "id": "leaf", "frame": [0, 0, 40, 40] } ] },
          { "id": "far", "frame": [150, 150, 200, 200] } ]
        """,
      script: #"[ { "call": \#(call), "expect": { "returned": \#(wanted) } } ]"#
    )
    return Scenario.run(session)
  }

  private func expect(point: String, in form: String, _ isInside: Bool) throws {
    let call = #""pointInside", "on": "card", "with": [\#(point)]"#
    #expect(try returned(#""pointInside": \#(form)"#, call, "\(isInside)") == [])
  }

  @Test(arguments: [
    (#"{ "inset": 10 }"#, "[10, 10]", true), (#"{ "inset": 10 }"#, "[9.9, 50]", false),
    (#"{ "inset": 10 }"#, "[89.9, 89.9]", true), (#"{ "inset": 10 }"#, "[90, 50]", false),
    (#"{ "inset": 10 }"#, "[50, 90]", false), (#"{ "inset": -10 }"#, "[-10, -10]", true),
    (#"{ "inset": -10 }"#, "[-10.1, 0]", false), (#"{ "inset": -10 }"#, "[109.9, 50]", true),
    (#"{ "inset": -10 }"#, "[110, 50]", false),
    (#"{ "inset": [1, 20, 3, 40] }"#, "[20, 1]", true),
    (#"{ "inset": [1, 20, 3, 40] }"#, "[19.9, 50]", false),
    (#"{ "inset": [1, 20, 3, 40] }"#, "[30, 0.9]", false),
    (#"{ "inset": [1, 20, 3, 40] }"#, "[59.9, 96.9]", true),
    (#"{ "inset": [1, 20, 3, 40] }"#, "[60, 50]", false),
    (#"{ "inset": [1, 20, 3, 40] }"#, "[30, 97]", false),
    (#"{ "rect": [10, 20, 30, 40] }"#, "[10, 20]", true),
    (#"{ "rect": [10, 20, 30, 40] }"#, "[39.9, 59.9]", true),
    (#"{ "rect": [10, 20, 30, 40] }"#, "[40, 30]", false),
    (#"{ "rect": [10, 20, 30, 40] }"#, "[20, 60]", false),
    (#"{ "rect": [10, 20, 30, 40] }"#, "[9.9, 30]", false),
    (#"{ "rect": [10, 20, 30, 40] }"#, "[20, 19.9]", false),
    (#"{ "ellipse": true }"#, "[50, 50]", true), (#"{ "ellipse": true }"#, "[0.1, 50]", true),
    (#"{ "ellipse": true }"#, "[0, 50]", false), (#"{ "ellipse": true }"#, "[50, 99.9]", true),
    (#"{ "ellipse": true }"#, "[50, 100]", false), (#"{ "ellipse": true }"#, "[14.7, 14.7]", true),
    (#"{ "ellipse": true }"#, "[14.6, 14.6]", false),
    (#"{ "only": ["leaf"] }"#, "[39.9, 0]", true), (#"{ "only": ["leaf"] }"#, "[40, 0]", false),
    (#"{ "only": ["leaf", "far"] }"#, "[50, 50]", true),
    (#"{ "only": ["leaf", "far"] }"#, "[249.9, 60]", true),
    (#"{ "only": ["leaf", "far"] }"#, "[45, 60]", false), (#"{ "only": [] }"#, "[5, 5]", false),
    (#"{ "also": ["far"] }"#, "[150, 150]", true), (#"{ "also": ["far"] }"#, "[150, 45]", false),
    (#"{ "also": ["far"] }"#, "[5, 5]", true), (#"{ "also": ["far"] }"#, "[-1, 5]", false),
    (#"{ "except": ["leaf"] }"#, "[39, 39]", false), (#"{ "except": ["leaf"] }"#, "[40, 39]", true),
    (#"{ "except": ["leaf"] }"#, "[100, 39]", false),
    (#"{ "except": ["far"] }"#, "[150, 60]", false),
    ("true", "[500, 500]", true), ("false", "[5, 5]", false),
    (#"["super"]"#, "[5, 5]", true), (#"["super"]"#, "[100, 5]", false), ("[]", "[5, 5]", false),
    (#"{ "super": true }"#, "[5, 5]", true), (#"{ "super": false }"#, "[5, 5]", false),
    (#"["super", { "return": false }]"#, "[5, 5]", false),
    (#"[ { "return": true }, { "return": false } ]"#, "[500, 5]", true),
    (#"[ { "return": "$super" } ]"#, "[5, 5]", false),
    (#"[ "super", { "return": "$super" } ]"#, "[5, 5]", true),
  ])
  func `a point is inside`(form: String, point: String, isInside: Bool) throws {
    try expect(point: point, in: form, isInside)
  }

  @Test(arguments: [
    (#"{ "nilIfSelf": true }"#, "[10, 10]", #""leaf""#),
    (#"{ "nilIfSelf": true }"#, "[50, 50]", "null"),
    (#"{ "nilIfSelf": true }"#, "[500, 50]", "null"),
    (#"{ "nilIf": ["leaf"] }"#, "[10, 10]", "null"),
    (#"{ "nilIf": ["leaf"] }"#, "[50, 50]", #""card""#),
    (#"{ "nilIf": ["far", "card"] }"#, "[50, 50]", "null"),
    (#"{ "nilIf": ["far"] }"#, "[500, 50]", "null"), (#"{ "nilIf": [] }"#, "[10, 10]", #""leaf""#),
    (#""far""#, "[500, 500]", #""far""#), ("null", "[10, 10]", "null"), ("[]", "[10, 10]", "null"),
    (#"["super", "super"]"#, "[10, 10]", #""leaf""#),
    (#"["super", { "return": null }]"#, "[10, 10]", "null"),
    (
      #"[ { "return": { "call": "hitTest", "on": "far", "with": [[5, 5]] } } ]"#, "[10, 10]",
      #""far""#
    ),
  ])
  func `a view is found`(form: String, point: String, view: String) throws {
    let call = #""hitTest", "on": "card", "with": [\#(point)]"#
    #expect(try returned(#""hitTest": \#(form)"#, call, view) == [])
  }

  @Test(arguments: [
    (#"{ "only": ["copy:"] }"#, "copy:", true), (#"{ "only": ["copy:"] }"#, "paste:", false),
    (#"{ "only": ["copy:", "paste:"] }"#, "paste:", true), (#"{ "only": [] }"#, "copy:", false),
    (#"{ "also": ["copy:"] }"#, "copy:", true), (#"{ "also": ["copy:"] }"#, "paste:", false),
    (#"{ "also": ["copy:"] }"#, "mine:", true), (#"{ "except": ["mine:"] }"#, "mine:", false),
    (#"{ "except": ["copy:"] }"#, "mine:", true), (#"{ "except": ["copy:"] }"#, "copy:", false),
    ("true", "copy:", true), ("false", "mine:", false),
    (
      #"[ { "if": { "$action": "copy:" }, "then": [ { "return": true } ], "else": ["super"] } ]"#,
      "copy:", true
    ),
    (
      #"[ { "if": { "$action": "copy:" }, "then": [ { "return": true } ], "else": ["super"] } ]"#,
      "cut:", false
    ),
  ])
  func `an action can be performed`(form: String, action: String, can: Bool) throws {
    let call = #""canPerformAction", "on": "card", "with": ["\#(action)"]"#
    let overrides = #""canPerformAction": \#(form) }, "implements": { "mine:": [] "#
    #expect(try returned(overrides, call, "\(can)") == [])
  }

  @Test(arguments: [
    ("onlyIf", #"{ "$card.tag": 0 }"#, true), ("onlyIf", #"{ "$card.tag": 1 }"#, false),
    ("unless", #"{ "$card.tag": 0 }"#, false), ("unless", #"{ "$card.tag": 1 }"#, true),
    ("onlyIf", #"{ "$card.tag": 0, "$leaf.tag": 1 }"#, false),
    ("onlyIf", #"{ "$card.tag": 0, "$leaf.tag": 0 }"#, true),
    ("onlyIf", #"{ "any": [ { "$card.tag": 1 }, { "$leaf.tag": 0 } ] }"#, true),
    ("onlyIf", #"{ "any": [ { "$card.tag": 1 }, { "$leaf.tag": 1 } ] }"#, false),
    ("onlyIf", #"{ "none": [ { "$card.tag": 1 }, { "$leaf.tag": 0 } ] }"#, false),
    ("onlyIf", #"{ "none": [ { "$card.tag": 1 }, { "$leaf.tag": 1 } ] }"#, true),
    ("onlyIf", #"{ "call": "isDescendant", "on": "leaf", "with": ["card"] }"#, true),
    ("onlyIf", #"{ "call": "isDescendant", "on": "card", "with": ["leaf"] }"#, false),
    ("onlyIf", #"{ "call": "removeFromSuperview", "on": "far" }"#, false),
    ("onlyIf", #"{ "$self": "card" }"#, true), ("onlyIf", #"{ "$count": 1 }"#, true),
    ("onlyIf", #"{ "$card.superview": { "not": null } }"#, true),
  ])
  func `a condition answers`(form: String, condition: String, answer: Bool) throws {
    let overrides = #""canBecomeFirstResponder": { "\#(form)": \#(condition) }"#
    let call = #""becomeFirstResponder", "on": "card""#
    #expect(try returned(overrides, call, "\(answer)") == [])
  }
}

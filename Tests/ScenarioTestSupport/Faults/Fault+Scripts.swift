import ScenarioSyntax

extension Fault {
  /// Faults of steps and their bodies.
  public static let ofScripts: [Fault] = [
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
    .script(.unknownModule, 2, 13, "/0/send", #"[ { "send": "wide.spin" } ]"#),
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
    .script(.missingMember, 2, 3, "/0", #"[ { "send": "touch.drag", "from": "card" } ]"#),
    .script(
      .unknownParameter,
      2,
      57,
      "/0/by",
      #"[ { "send": "touch.flick", "from": "card", "to": "buy", "by": [0, 9] } ]"#
    ),
    .script(
      .unknownParameter,
      2,
      66,
      "/0/at",
      #"[ { "send": "edit-menu.show", "from": "card", "rect": [0,0,9,9], "at": [1, 1] } ]"#
    ),
    .script(.missingMember, 2, 3, "/0", #"[ { "send": "press.began" } ]"#),
    .script(
      .unknownParameter,
      2,
      42,
      "/0/type",
      #"[ { "send": "press.ended", "input": "a", "type": "select" } ]"#
    ),
    .script(
      .unknownParameter,
      2,
      54,
      "/0/type",
      #"[ { "send": "press.began", "modifierFlags": "shift", "type": "select" } ]"#
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
    .script(.unknownVariant, 2, 13, "/0/when", #"[ { "when": "x", "expect": {} } ]"#),
    .script(.unknownLabel, 2, 14, "/0/since", #"[ { "since": "x", "expect": {} } ]"#),
    .script(.unreachableStep, 2, 3, "/0", #"[ { "when": [], "expect": {} } ]"#),
    .script(.neverJudged, 2, 21, "/1", #"[ { "expect": {} }, { "wait": 1 } ]"#),
    .script(.outOfRange, 2, 13, "/0/wait", #"[ { "wait": 1e300, "expect": {} } ]"#),
    .script(.outOfRange, 2, 14, "/0/after", #"[ { "after": 1000001, "do": [] } ]"#),
    .script(
      .outOfRange,
      2,
      51,
      "/0/duration",
      #"[ { "animate": { "card.alpha": 0.5 }, "duration": 1e13 } ]"#
    ),
    .script(
      .outOfRange,
      2,
      53,
      "/0/duration",
      #"[ { "send": "touch.hold", "at": "card", "duration": 1e15 } ]"#
    ),
    .script(
      .unknownMember,
      2,
      32,
      "/0/at",
      #"[ { "send": "touch.tap", "at": { "in": "card", "point": [1, 1], "unit": [1, 1] } } ]"#
    ),
    .script(
      .wrongType,
      2,
      56,
      "/0/at/part",
      hint: "Did you mean 'thumb'?",
      #"[ { "send": "touch.tap", "at": { "in": "card", "part": "thum" } } ]"#
    ),
    .script(.wrongType, 2, 32, "/0/at", #"[ { "send": "touch.tap", "at": "card.alpha" } ]"#),
    .script(
      .unknownParameter,
      2,
      40,
      "/0/egde",
      hint: "Did you mean 'edge'?",
      #"[ { "send": "touch.tap", "at": "card", "egde": "left" } ]"#
    ),
    .script(
      .unknownStimulus,
      2,
      13,
      "/0/send",
      hint: "Did you mean 'application.rotate'?",
      #"[ { "send": "application.rotat" } ]"#
    ),
    .script(
      .duplicateID,
      2,
      43,
      "/1/label",
      #"[ { "wait": 1, "label": "x" }, { "label": "x", "expect": {} } ]"#
    ),
    .script(
      .missingMember,
      2,
      31,
      "/0/do/if",
      #"[ { "after": 0, "do": { "if": {}, "then": [] } } ]"#
    ),
    .script(
      .missingMember,
      2,
      23,
      "/0/do",
      #"[ { "after": 0, "do": { "if": { "$card.alpha": 1 } } } ]"#
    ),
    .script(
      .wrongType,
      2,
      40,
      "/0/do/if/any",
      #"[ { "after": 0, "do": { "if": { "any": {} }, "then": [] } } ]"#
    ),
    .script(.wrongType, 2, 33, "/0/do/note", #"[ { "after": 0, "do": { "note": "two words" } } ]"#),
    .script(
      .wrongType,
      2,
      49,
      "/0/with",
      #"[ { "call": "addSubview", "on": "card", "with": "buy" } ]"#
    ),
    .script(
      .formNotAllowed,
      2,
      43,
      "/0/on/CGRect",
      #"[ { "call": "contains", "on": { "CGRect": "$card.bounds" }, "with": [[1, 1]] } ]"#
    ),
    .script(
      .formNotAllowed,
      2,
      51,
      "/0/set/card.transform/rotationAngle",
      #"[ { "set": { "card.transform": { "rotationAngle": "$card.alpha" } } } ]"#
    ),
    .script(
      .formNotAllowed,
      2,
      48,
      "/0/options",
      #"[ { "animate": { "card.alpha": 0 }, "options": "$card.alpha" } ]"#
    ),
    .script(
      .unknownLabel,
      2,
      14,
      "/0/since",
      #"[ { "since": "x", "expect": {} }, { "wait": 1, "label": "x" } ]"#
    ),
  ]
}

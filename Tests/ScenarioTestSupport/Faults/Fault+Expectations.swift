import ScenarioSyntax

extension Fault {
  /// Faults of what is expected.
  public static let ofExpectations: [Fault] = [
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
    .script(
      .formNotAllowed,
      2,
      39,
      "/0/expect/calls/never/0",
      #"[ { "expect": { "calls": { "never": [ { "repeat": ["buy.touchDown"] } ] } } } ]"#
    ),
    .script(
      .missingMember,
      2,
      43,
      "/0/expect/calls/of",
      #"[ { "expect": { "calls": { "inOrder": [], "of": ["buy.*"] } } } ]"#
    ),
    .script(.unknownReference, 2, 24, "/0/expect/hit", #"[ { "expect": { "hit": "crad" } } ]"#),
    .script(
      .unknownRule,
      2,
      25,
      "/0/expect/rule",
      #"[ { "expect": { "rule": "hit-test.skips-hiden" } } ]"#
    ),
    .script(.wrongType, 2, 24, "/0/expect/hit", #"[ { "expect": { "hit": 5 } } ]"#),
    .script(.wrongType, 2, 25, "/0/expect/path", #"[ { "expect": { "path": "card" } } ]"#),
    .script(
      .wrongType,
      2,
      46,
      "/0/expect/values/card.isHidden",
      #"[ { "expect": { "values": { "card.isHidden": "yes" } } } ]"#
    ),
    .script(
      .wrongType,
      2,
      56,
      "/0/expect/values/card.alpha/atLeast",
      #"[ { "expect": { "values": { "card.alpha": { "atLeast": "x" } } } } ]"#
    ),
    .script(
      .missingMember,
      2,
      43,
      "/0/expect/values/card.alpha",
      #"[ { "expect": { "values": { "card.alpha": {} } } } ]"#
    ),
    .script(.missingMember, 2, 26, "/0/expect/anyOf", #"[ { "expect": { "anyOf": [] } } ]"#),
    .script(.missingMember, 2, 26, "/0/expect/calls", #"[ { "expect": { "calls": {} } } ]"#),
    .script(
      .formNotAllowed,
      2,
      27,
      "/0/expect/chain/0",
      #"[ { "expect": { "chain": ["*", "card"] } } ]"#
    ),
    .script(
      .unknownOccurrence,
      2,
      28,
      "/0/expect/fired/bye:",
      #"[ { "expect": { "fired": { "bye:": 0 } } } ]"#
    ),
    .script(
      .unknownOccurrence,
      2,
      28,
      "/0/expect/fired/card.tuches*",
      #"[ { "expect": { "fired": { "card.tuches*": 0 } } } ]"#
    ),
    .script(
      .unknownOccurrence,
      2,
      28,
      "/0/expect/fired/*.tuchesBegan",
      hint: "Did you mean 'touchesBegan'?",
      #"[ { "expect": { "fired": { "*.tuchesBegan": 0 } } } ]"#
    ),
    .script(
      .outOfRange,
      2,
      49,
      "/0/expect/fired/card.touchesBegan",
      #"[ { "expect": { "fired": { "card.touchesBegan": -1 } } } ]"#
    ),
    .script(
      .unknownArgument,
      2,
      68,
      "/0/expect/calls/0/with/tuoch.phase",
      hint: "Did you mean 'touch'?",
      #"[ { "expect": { "calls": [{ "call": "card.touchesBegan", "with": { "tuoch.phase": "began" } }] } } ]"#
    ),
    .script(
      .unknownMember,
      2,
      68,
      "/0/expect/calls/0/with/touch.phse",
      hint: "Did you mean 'phase'?",
      #"[ { "expect": { "calls": [{ "call": "card.touchesBegan", "with": { "touch.phse": "began" } }] } } ]"#
    ),
    .script(
      .wrongType,
      2,
      37,
      "/0/expect/trace/0/kind",
      hint: "Did you mean 'answered'?",
      #"[ { "expect": { "trace": [{ "kind": "answerd" }] } } ]"#
    ),
    .script(
      .unknownReference,
      2,
      35,
      "/0/expect/trace/0/at",
      hint: "Did you mean 'card'?",
      #"[ { "expect": { "trace": [{ "at": "crad" }] } } ]"#
    ),
  ]
}

import ScenarioSyntax

extension Fault {
  /// Faults of documents, their objects and their names.
  public static let ofDocuments: [Fault] = [
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
    .views(.unknownClass, 2, 14, "/0/class", #"[ { "class": "UISearchBar" } ]"#),
    .views(
      .formNotAllowed,
      2,
      45,
      "/0/overrides/pointInside/rect",
      #"[ { "overrides": { "pointInside": { "rect": "$window.bounds" } } } ]"#
    ),
    .views(
      .formNotAllowed,
      2,
      83,
      "/0/delegate/overrides/didScroll/super",
      #"[ { "class": "UIScrollView", "delegate": { "overrides": { "didScroll": { "super": true } } } } ]"#
    ),
    Fault(
      .formNotAllowed,
      1,
      47,
      "/app/device/screen",
      #"{ "format": 1, "app": { "device": { "screen": "$window.frame" }, "windows": [ { "id": "window" } ] }, "script": [] }"#
    ),
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
    Fault(
      .outOfRange,
      1,
      45,
      "/profile/numbers/hitTestCalls",
      #"{ "profile": { "numbers": { "hitTestCalls": 1e10 } }, "format": 1 }"#
    ),
    Fault(.unknownClaim, 1, 27, "/claims/0", #"{ "format": 1, "claims": ["C57"] }"#),
    Fault(.unknownClaim, 1, 27, "/claims/0", #"{ "format": 1, "claims": ["C+5"] }"#),
    Fault(.wrongType, 1, 27, "/comment", #"{ "format": 1, "comment": 5 }"#),
    Fault(.wrongType, 1, 35, "/app/scenes", #"{ "format": 1, "app": { "scenes": {} } }"#),
    Fault(
      .wrongType,
      1,
      37,
      "/variants/0/id",
      #"{ "format": 1, "variants": [{ "id": "a#b" }] }"#
    ),
    .views(
      .formNotAllowed,
      2,
      46,
      "/0/overrides/hitTest/nilIfSelf",
      #"[ { "overrides": { "hitTest": { "nilIfSelf": false } } } ]"#
    ),
    .views(.cycle, 2, 30, "/0/subviews/0", #"[ { "id": "a", "subviews": [ "a" ] } ]"#),
    Fault(
      .unknownToggle,
      1,
      42,
      "/profile/toggles/hit-test.hidden",
      #"{ "format": 1, "profile": { "toggles": { "hit-test.hidden": true } } }"#
    ),
    Fault(
      .unknownNumber,
      1,
      42,
      "/profile/numbers/panHysteresys",
      hint: "Did you mean 'panHysteresis'?",
      #"{ "format": 1, "profile": { "numbers": { "panHysteresys": 3 } } }"#
    ),
  ]
}

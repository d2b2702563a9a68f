import ScenarioSyntax

extension Fault {
  /// Values that are none of the forms.
  public static let ofValues: [Fault] = [
    .views(
      .unknownMember,
      2,
      20,
      "/0/transform/translationZ",
      #"[ { "transform": { "translationZ": 1 } } ]"#
    ),
    .views(
      .unknownMember,
      2,
      40,
      "/0/transform/scaleX",
      #"[ { "transform": { "rotationAngle": 1, "scaleX": 1 } } ]"#
    ),
    .views(
      .unknownMember,
      2,
      56,
      "/0/panGestureRecognizer/class",
      #"[ { "class": "UIScrollView", "panGestureRecognizer": { "class": "UIPanGestureRecognizer" } } ]"#
    ),
    .script(
      .unknownArgument,
      2,
      58,
      "/0/with/0",
      #"[ { "call": "isNull", "on": { "CGRect": null }, "with": [1] }, { "expect": {} } ]"#
    ),
    .script(
      .formNotAllowed,
      2,
      25,
      "/0/do/0",
      #"[ { "after": 1, "do": [ { "note": "x" } ] }, { "expect": {} } ]"#
    ),
    .script(
      .missingMember,
      2,
      40,
      "/0/expect/calls/0/repeat",
      #"[ { "expect": { "calls": [ { "repeat": [] } ] } } ]"#
    ),
    .script(
      .wrongType,
      2,
      43,
      "/0/expect/values/card.alpha",
      #"[ { "expect": { "values": { "card.alpha": { "scaleX": 2 } } } } ]"#
    ),
    .script(
      .wrongType,
      2,
      51,
      "/0/expect/values/window.windowLevel",
      #"[ { "expect": { "values": { "window.windowLevel": "top" } } } ]"#
    ),
    Fault(
      .id,
      1,
      22,
      "/id",
      #"{ "format": 1, "id": "lone", "app": { "windows": [] }, "script": [] }"#
    ),
  ]
}

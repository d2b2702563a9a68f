import ScenarioSyntax

extension Fault {
  /// Names that are none.
  public static let ofNames: [Fault] = [
    .views(
      .unknownMethod,
      2,
      20,
      "/0/overrides/hitTest(_:event:)",
      #"[ { "overrides": { "hitTest(_:event:)": null } } ]"#
    ),
    .views(
      .unknownMethod,
      2,
      42,
      "/0/overrides/sendAction(_:to:from:for:)",
      #"[ { "class": "UIControl", "overrides": { "sendAction(_:to:from:for:)": ["super"] } } ]"#
    ),
    .views(
      .unknownMember,
      2,
      37,
      "/0/overrides/hitTest(_:with:)",
      hint: "Leave one of the two out.",
      #"[ { "overrides": { "hitTest": null, "hitTest(_:with:)": null } } ]"#
    ),
    .script(
      .unknownMethod,
      2,
      13,
      "/0/call",
      #"[ { "call": "addSubview(view:)", "on": "card", "with": ["buy"] } ]"#
    ),
    .views(
      .unknownClass,
      2,
      14,
      "/0/class",
      hint:
        #"Write the class of UIKit's that it subclasses, "class": "UIView"; to keep its name, "#
        + #""class": "LoginView", "extends": "UIView"; or name a module's Swift class, "#
        + #""MyModule.LoginView"."#,
      #"[ { "class": "LoginView" } ]"#
    ),
    .views(
      .unknownClass,
      2,
      14,
      "/0/class",
      hint:
        #"Write the class of UIKit's that it subclasses, "class": "UIButton"; to keep its name, "#
        + #""class": "BuyButton", "extends": "UIButton"; or name a module's Swift class, "#
        + #""MyModule.BuyButton"."#,
      #"[ { "class": "BuyButton" } ]"#
    ),
    .views(
      .missingMember,
      2,
      5,
      "/0/extends",
      #"[ { "extends": "UIView" } ]"#
    ),
    .views(
      .wrongType,
      2,
      14,
      "/0/class",
      #"[ { "class": "UILabel", "extends": "UIView" } ]"#
    ),
    .views(
      .wrongType,
      2,
      14,
      "/0/class",
      #"[ { "class": "Log-in", "extends": "UIView" } ]"#
    ),
    .views(
      .unknownClass,
      2,
      38,
      "/0/extends",
      hint: "Did you mean 'UIButton'?",
      #"[ { "class": "BuyButton", "extends": "UIBotton" } ]"#
    ),
    .views(
      .wrongType,
      2,
      87,
      "/1/extends",
      #"[ { "class": "BuyButton", "extends": "UIButton" }, { "class": "BuyButton", "extends": "UIView" } ]"#
    ),
    .views(
      .wrongType,
      2,
      39,
      "/0/extends",
      #"[ { "class": "BuyCommand", "extends": "UICommand" } ]"#
    ),
  ]
}

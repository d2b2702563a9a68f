import Testing

/// A rule, views in a window, a script, and one change that takes the rule's ground away.
struct RuleMutation: CustomTestStringConvertible, Sendable {
  let rule: String
  /// The views in the window, or the whole app where that is what changes.
  let views: String
  let part: String
  let changed: String
  var script = tap
  /// Whether the rule still decides after the change, but with another answer.
  var decidesBothWays = false

  var testDescription: String { "\(rule): \(part)" }

  /// The views after the change.
  var changedViews: String { views.replacing(part, with: changed) }

  /// The document of these views, or of this app.
  func document(of views: String) -> String {
    let app =
      views.hasPrefix("{")
      ? views
      : #"{ "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": \#(views) } ] }"#
    return #"{ "format": 1, "app": \#(app), "script": \#(script) }"#
  }

  static let tap = #"[ { "send": "touch.tap", "at": [50, 50] }, { "wait": 1 } ]"#

  /// A view `box` under the finger, of which a part is changed.
  static func box(
    _ rule: String,
    _ part: String,
    _ changed: String,
    script: String = tap
  ) -> RuleMutation {
    RuleMutation(
      rule: rule,
      views: #"[ { "id": "box", "frame": [0, 0, 100, 100], \#(part) } ]"#,
      part: part,
      changed: changed,
      script: script
    )
  }

  static let all = hits + touches + recognizers + scrolling + controls + text + controllers
}

@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Sentences
import Testing

/// An app with something to hit, to press, to recognize and to type into, for expectations.
enum JudgedApp {
  /// The document with a script; `back` swallows touches and `plain` passes them on.
  static func document(_ script: String) -> String {
    """
    { "format": 1, "app": { "objects": [ { "id": "shop" } ], "windows": [
      { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": { "id": "home",
        "view": { "id": "root", "subviews": [
          { "id": "back", "frame": [0, 0, 200, 200], "overrides": {
            "touchesBegan": [], "touchesMoved": [], "touchesEnded": [] } },
          { "id": "buy", "class": "UIButton", "frame": [200, 0, 100, 100], "targets": [
            { "for": "touchUpInside", "target": "shop", "action": "buy:" } ] },
          { "id": "pad", "frame": [0, 300, 200, 200], "isMultipleTouchEnabled": true,
            "gestureRecognizers": [ { "id": "tap", "class": "UITapGestureRecognizer" } ] },
          { "id": "field", "class": "UITextField", "frame": [0, 600, 200, 40] },
          { "id": "plain", "frame": [0, 700, 100, 100] } ] } } },
      { "id": "second", "frame": [0, 0, 390, 844], "isHidden": true } ] },
      "script": \(script) }
    """
  }

  /// Runs a script; returns the reports of all steps that ran.
  static func reports(_ script: String) throws -> [StepReport] {
    let session = try Scenario.session(document(script))
    var reports: [StepReport] = []
    while !session.isOver { reports.append(session.runStep()) }
    return reports
  }

  /// Runs a script; returns what did not hold, and the error that ended it.
  static func messages(_ script: String) throws -> [String] {
    try reports(script).flatMap { report in
      report.failures.map(\.message.english)
        + [report.error.map { "\($0.type): \($0.message.english)" }].compactMap(\.self)
    }
  }

  /// Returns what does not hold of the members of an expectation that is judged after a step.
  static func messages(of items: String, after step: String) throws -> [String] {
    let step = step.isEmpty ? "" : step + ", "
    return try messages("[ { \(step)\"expect\": { \(items) } } ]")
  }

  /// Returns the one thing that did not hold in a script.
  static func failure(_ script: String) throws -> ExpectationFailure {
    let failures = try reports(script).flatMap(\.failures)
    #expect(failures.count == 1)
    return try #require(failures.first)
  }
}

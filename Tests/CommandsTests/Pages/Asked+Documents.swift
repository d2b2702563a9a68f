import ArgumentParser
import ScenarioTestSupport
import TestSupport

@testable import Commands

extension Asked {
  /// What is said of documents that are wrong: by the check, and by what would run them.
  static func ofFaults(in folder: String) throws -> [Asked] {
    let check = try CheckCommand.parse(["x"])
    let run = try RunCommand.parse(["x"])
    var asked: [Asked] = []
    for (place, fault) in Fault.all.enumerated() {
      let file = "fault-\(place).json"
      try write(Array(fault.text.utf8), to: "\(folder)/\(file)")
      let reference = try ScenarioReference.read(file)
      asked.append(Asked(check, "\(file) \(fault.text)", in: folder) { $0.scenarios = [reference] })
      // What is only warned of is run, and the warning goes to the standard error.
      guard fault.isWarning || place.isMultiple(of: 40) else { continue }
      asked.append(Asked(run, file, in: folder) { $0.scenarios = [reference] })
    }
    return asked
  }

  /// What ends a run.
  static func ofErrors(in folder: String) throws -> [Asked] {
    let run = try RunCommand.parse(["x"])
    return try errors.enumerated().map { place, error in
      let file = "error-\(place).json"
      let text = """
        { "format": 1, "title": { "en": "Bad", "zh-Hans": "坏" }, "app": { "windows": [
          { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": { "id": "screen",
            "view": { "id": "root", "subviews": [
              { "id": "card", "frame": [0, 0, 200, 200]\(error.card) },
              { "id": "leaf", "frame": [0, 0, 10, 10] } ] } } } ] },
          "script": [ \(error.step) ] }
        """
      try write(Array(text.utf8), to: "\(folder)/\(file)")
      let reference = try ScenarioReference.read(file)
      return Asked(run, "\(file) \(error.step)", in: folder) { $0.scenarios = [reference] }
    }
  }

  private static let tap = #"{ "send": "touch.tap", "at": [80, 80] }"#

  /// What a card has, and the step at which the run ends.
  private static let errors: [(card: String, step: String)] = [
    (#", "overrides": { "next": { "return": "card" } }"#, tap),
    (
      """
      , "overrides": { "pointInside": [
        { "call": "pointInside", "on": "$self", "with": ["$point"] } ] }
      """, tap
    ),
    (
      """
      , "overrides": { "layoutSubviews": [ { "after": 0, "do": [
        { "call": "setNeedsLayout", "on": "card" },
        { "call": "layoutIfNeeded", "on": "card" } ] } ] }
      """,
      #"{ "call": "setNeedsLayout", "on": "card" }, { "call": "layoutIfNeeded", "on": "card" }, { "wait": 1 }"#
    ),
    (
      #", "gestureRecognizers": [ { "class": "UITapGestureRecognizer", "target": "leaf", "action": "go:" } ]"#,
      tap
    ),
    ("", #"{ "call": "addSubview", "on": "leaf", "with": ["root"] }"#),
    ("", #"{ "call": "present", "on": "screen", "with": ["screen"] }"#),
    ("", #"{ "call": "addChild", "on": "screen", "with": ["screen"] }"#),
    ("", #"{ "send": "touch.ended" }"#),
    ("", #"{ "send": "touch.tap", "at": "card.subviews[3]" }"#),
    ("", #"{ "send": "touch.tap", "at": [80, 80], "taps": 3000000 }"#),
    ("", #"{ "send": "motion.ended" }"#),
    ("", #"{ "send": "presses.began", "keys": ["nonsense"] }"#),
    (
      "", #"{ "call": "removeFromSuperview", "on": "card" }, { "send": "touch.tap", "at": "card" }"#
    ),
    (#", "overrides": { "hitTest": { "return": "$event.none" } }"#, tap),
  ]
}

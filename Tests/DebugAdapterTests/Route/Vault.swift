import Foundation
import Jansson

@testable import DebugAdapter

/// The vault in its panel: a document, and what the workbench says of it and of its run.
///
/// That is `vault.jsonl`, which `VaultTests` compares with what is said today.
enum Vault {
  static let text = """
    { "format": 1, "title": "A vault in a panel",
      "app": { "windows": [
        { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
          { "id": "panel", "frame": [45, 200, 300, 300], "overrides": { "touchesBegan": { "super": false } }, "subviews": [
            { "id": "vault", "frame": [50, 50, 200, 200] } ] },
          { "id": "shade", "frame": [0, 0, 390, 844], "isUserInteractionEnabled": false } ] } ] },
      "script": [
        { "send": "touch.began", "at": "vault", "expect": { "handledBy": "panel" } },
        { "send": "touch.ended", "expect": { "discarded": true } },
        { "expect": { "firstResponder": "vault" } } ] }
    """

  /// What the workbench sent, a message a line: the answers to `scenario.outline`, `session.open`,
  /// `trace.subscribe` from the start at level `full` and three times `script.step`, with the records
  /// that came between them.
  static let recorded: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("vault.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  private static var messages: [JSONValue] {
    recorded.map { (try? JSON.parse($0)) ?? .null }
  }

  /// What was asked for, in this order.
  private static var answers: [JSONValue] { messages.compactMap { $0["result"] } }

  private static var records: [JSONValue] {
    messages.compactMap { $0["params"]?["record"] }
  }

  /// The answer to `scenario.outline`.
  static var outline: JSONValue { answers.first ?? .null }

  static var places: Places { Places(outline: outline) }

  // MARK: - The run

  /// The steps with their records; the last one leaves none, and fails.
  private static func steps() -> [RandomRoute.Ran] {
    let records = records
    return answers.filter { $0["step"] != nil }.map { answer in
      let failures = answer["failures"].map { Array($0.elements) } ?? []
      let step = RouteStep(report: answer["step"] ?? .null, failures: failures)
      let own = step.records.map { Array(records[($0.lowerBound - 1)..<$0.upperBound]) }
      return RandomRoute.Ran(step: step, records: own ?? [])
    }
  }

  /// The route after so many steps; after all of them it is finished.
  static func route(steps count: Int = 3) throws -> Route {
    var route = Route()
    let steps = steps()
    try route.take(records.prefix((steps.first?.step.records?.lowerBound ?? 1) - 1))
    route.closeLaunch()
    for ran in steps.prefix(count) {
      try route.take(ran.records)
      route.close(ran.step, finished: route.steps.count == 2)
    }
    return route
  }
}

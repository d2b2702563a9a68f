import Foundation
import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// The scenarios in which the wrong object gets the event, and the first change that mends each.
struct WhyTests {
  /// A stimulus of a scenario after which another object than the wanted one got the event.
  struct Miss: CustomTestStringConvertible, Sendable {
    let scenario: String
    let variant: String?
    let step: Int
    let wanted: String
    var testDescription: String { "\(scenario)#\(variant ?? "") step \(step): \(wanted)" }
  }

  /// Who should have got it, where the stimulus does not say at whom it was aimed.
  private static let wanted = [
    "remote-control/no-first-responder": "screen",
    "dispatch/send-event-swallowed": "card",
  ]

  @Test func `the first fix that why prints brings the event to the wanted object`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let list = try client.call("scenario.list", ["tag": "why"])
    let ids = try #require(list["scenarios"]).elements.compactMap { $0["id"]?.string }
    #expect(ids.count >= 5)
    for id in ids {
      let misses = try misses(in: id, client)
      #expect(!misses.isEmpty, "\(id) is tagged why, and everybody got their events")
      for miss in misses { try mend(miss, client) }
    }
  }

  /// Finds the stimuli of a scenario that missed the object they were aimed at.
  private func misses(in id: String, _ client: CheckedClient) throws -> [Miss] {
    let document = try JSON.parse(
      Array((try client.call("scenario.show", ["id": JSONValue(id)])["text"]?.string ?? "").utf8),
      limits: .document
    )
    let run = try client.call("session.open", ["id": JSONValue(id)])
    let result = try client.call("script.run", ["session": run["session"] ?? .null])
    try client.call("session.close", ["session": run["session"] ?? .null])
    let script = try #require(document["script"])
    var misses: [Miss] = []
    for run in try #require(result["runs"]).elements {
      for step in try #require(run["steps"]).elements {
        guard let index = step["index"]?.int, let outcome = step["outcome"],
          let source = script.value(
            at: "/" + String(try #require(step["pointer"]?.string).split(separator: "/")[1])
          ),
          source["send"] != nil
        else { continue }
        let aim = source["at"]?.string ?? source["at"]?["in"]?.string ?? Self.wanted[id]
        let path = outcome["path"]?.elements.compactMap(\.string) ?? []
        guard let aim, !path.contains(aim) else { continue }
        misses.append(
          Miss(scenario: id, variant: run["variant"]?.string, step: index, wanted: aim)
        )
      }
    }
    return misses
  }

  private func mend(_ miss: Miss, _ client: CheckedClient) throws {
    let params: JSONValue = ["id": JSONValue(miss.scenario)]
    if let variant = miss.variant { params.set("variant", variant) }
    let session = try #require(try client.call("session.open", params)["session"])
    let source = try client.call("scenario.show", ["id": JSONValue(miss.scenario)])
    let document = try JSON.parse(
      Array((source["text"]?.string ?? "").utf8),
      limits: .document
    )
    while try index(ofNextStep: session, client) < miss.step {
      try client.call("script.step", ["session": session])
    }
    let stimulus = try #require(document["script"]?[miss.step])
    let why = try client.call(
      "hit.why",
      ["session": session, "want": JSONValue(miss.wanted), "stimulus": stimulus]
    )
    let fix = try #require(why["fixes"]?[0], "\(miss.testDescription): \(why)")
    for edit in try #require(fix["edits"]).elements {
      if let assignments = edit["set"] {
        try client.call("object.set", ["session": session, "set": assignments])
      } else {
        try client.call(
          "object.call",
          [
            "session": session, "call": edit["call"] ?? .null, "on": edit["on"] ?? .null,
            "with": edit["with"] ?? .array(),
          ]
        )
      }
    }
    let parameters = JSONValue.object()
    parameters.set("session", session)
    for (key, value) in stimulus.members where !["send", "expect", "when", "label"].contains(key) {
      parameters.set(key, value)
    }
    let after = try client.call(try #require(stimulus["send"]?.string), parameters)
    let path = after["outcome"]?["path"]?.elements.compactMap(\.string) ?? []
    #expect(path.contains(miss.wanted), "\(miss.testDescription) after \(fix)")
    try client.call("session.close", ["session": session])
  }

  private func index(ofNextStep session: JSONValue, _ client: CheckedClient) throws -> Int {
    let sessions = try client.call("session.list")["sessions"]?.elements
    let own = sessions?.first { $0["session"] == session }
    return own?["commands"]?.int ?? .max
  }
}

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
    /// Its place in the document's script.
    let step: Int
    /// How many steps of the variant come before it.
    let stepsBefore: Int
    let wanted: String
    var testDescription: String { "\(scenario)#\(variant ?? "") step \(step): \(wanted)" }
  }

  /// Who should have got it, where the stimulus does not say at whom it was aimed.
  private static let wanted = [
    "remote-control/no-first-responder": "screen",
    "dispatch/send-event-swallowed": "card",
    "hit-testing/check-order": "right",
    "hit-testing/child-disabled": "child",
    "hit-testing/enlarge-button": "close",
    "hit-testing/outside-prunes-subtree": "dot",
    "hit-testing/three-refusals": "inside",
  ]

  /// Where a finger goes that is down already; it stays with the view that it came down on.
  private static let goOn: Set = ["touch.moved", "touch.ended"]

  @Test func `the first fix that why prints brings the event to the wanted object`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let list = try client.call("scenario.list")
    var mended = 0
    for scenario in try #require(list["scenarios"]).elements {
      let id = try #require(scenario["id"]?.string)
      let misses = try misses(in: id, client)
      let isTagged = scenario["tags"]?.elements.contains { $0.string == "why" } == true
      #expect(!misses.isEmpty || !isTagged, "\(id) is tagged why: everybody got their events")
      for miss in misses { try mend(miss, client) }
      mended += misses.count
    }
    #expect(mended > 15)
  }

  @Test(arguments: [
    ("motion", "screen.motionEnded", "motion.no-first-responder"),
    ("remote-control", "screen.remoteControlReceived", "remote.no-first-responder"),
  ])
  func `that nobody stands in for the first responder is a reason`(
    topic: String,
    want: String,
    rule: String
  ) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.call(
      "session.open",
      ["id": JSONValue(topic + "/no-first-responder"), "variant": "nobody"]
    )
    let why = try client.call("script.why", ["want": JSONValue(want)])
    let reason = try #require(why["reasons"]?[0])
    #expect(reason["reason"]?["id"]?.string == "chain.no-start")
    #expect(reason["rule"]?.string == rule)
  }

  /// Whether an id is that of a menu's or bar's item: a place, and no object that gets events.
  private func isItem(_ id: String, in value: JSONValue) -> Bool {
    if value["id"]?.string == id, let name = value["class"]?.string {
      return ["UIAction", "UICommand", "UIBarButtonItem", "UIAlertAction"].contains(name)
    }
    return value.elements.contains { isItem(id, in: $0) }
      || value.members.contains { isItem(id, in: $0.value) }
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
      for (stepsBefore, step) in try #require(run["steps"]).elements.enumerated() {
        guard let index = step["index"]?.int, let outcome = step["outcome"],
          let source = script.value(
            at: "/" + String(try #require(step["pointer"]?.string).split(separator: "/")[1])
          ),
          let stimulus = source["send"]?.string, !Self.goOn.contains(stimulus)
        else { continue }
        // A part of an object may be a view of its own in it, which then gets the touch.
        let isPart = source["at"]?["part"] != nil
        let aim = source["at"]?.string ?? source["at"]?["in"]?.string ?? Self.wanted[id]
        let path = outcome["path"]?.elements.compactMap(\.string) ?? []
        guard let aim, !isItem(aim, in: document),
          !path.contains(where: { $0 == aim || isPart && $0.hasPrefix(aim + ".") })
        else { continue }
        misses.append(
          Miss(
            scenario: id,
            variant: run["variant"]?.string,
            step: index,
            stepsBefore: stepsBefore,
            wanted: aim
          )
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
    for _ in 0..<miss.stepsBefore { try client.call("script.step", ["session": session]) }
    let stimulus = try #require(document["script"]?[miss.step])
    let why = try client.call(
      "hit.why",
      ["session": session, "want": JSONValue(miss.wanted), "stimulus": stimulus]
    )
    let parameters = JSONValue.object()
    parameters.set("session", session)
    for (key, value) in stimulus.members where !["send", "expect", "when", "label"].contains(key) {
      parameters.set(key, value)
    }
    let name = try #require(stimulus["send"]?.string)
    if why["got"]?.string == miss.wanted, why["fixes"]?.count == 0 {
      // It is told of the touch, and the action of a recognizer handles it.
      let reply = try client.call(name, parameters)
      #expect(try gets(miss.wanted, reply, session, client), "\(miss.testDescription): \(why)")
      try client.call("session.close", ["session": session])
      return
    }
    let fix = try #require(why["fixes"]?[0], "\(miss.testDescription): \(why)")
    // A change that belongs to the document is there from the launch on.
    let mended = try #require(try client.call("session.open", params)["session"])
    if fix["when"]?.string == "launch" { try make(fix, in: mended, client) }
    for _ in 0..<miss.stepsBefore { try client.call("script.step", ["session": mended]) }
    if fix["when"]?.string == "step" { try make(fix, in: mended, client) }
    parameters.set("session", mended)
    let after = try client.call(name, parameters)
    #expect(
      try gets(miss.wanted, after, mended, client),
      "\(miss.testDescription) after \(fix)"
    )
    try client.call("session.close", ["session": session])
    try client.call("session.close", ["session": mended])
  }

  /// Makes the edits of a fix.
  private func make(_ fix: JSONValue, in session: JSONValue, _ client: CheckedClient) throws {
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
  }

  /// Whether an object stands on the way, or was told of the touch and did not lose it.
  private func gets(
    _ wanted: String,
    _ reply: JSONValue,
    _ session: JSONValue,
    _ client: CheckedClient
  ) throws -> Bool {
    let path = reply["outcome"]?["path"]?.elements.compactMap(\.string) ?? []
    let page = try client.call(
      "trace.get",
      [
        "session": session, "from": reply["records"]?[0] ?? .null,
        "to": reply["records"]?[1] ?? .null, "level": "route", "limit": 10_000,
      ]
    )
    let own = try #require(page["records"]).elements.filter { $0["at"]?.string == wanted }
    guard !own.contains(where: { $0["kind"]?.string == "touch-cancelled" }) else { return false }
    return path.contains(wanted)
      || own.contains {
        $0["kind"]?.string == "asked" && $0["method"]?.string == "touchesBegan"
      }
  }
}

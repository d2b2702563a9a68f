import Jansson
import TestSupport
import Testing

/// Documents and scripts that are wrong, against the real daemon: each gets one clear error that
/// names the place, and everybody else goes on.
@Suite(.timeLimit(.minutes(15)))
struct BadDocumentTests {
  /// A window of three views, with what is wrong about it.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var card = ""
    var script = "[]"
    /// What the fault is called, where it is, and what its message says.
    let type: String
    let pointer: String
    let message: String

    var document: String {
      """
      {
        "format": 1, "title": "Bad",
        "app": {
          "windows": [
            { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
              { "id": "card", "frame": [0, 0, 200, 200]\(card) },
              { "id": "leaf", "frame": [0, 0, 10, 10] } ] } ] },
        "script": \(script)
      }
      """
    }
  }

  private static let tap = #"[{ "send": "touch.tap", "at": [80, 80] }]"#

  /// What is found before anything is built.
  private static let unreadable = [
    Fault(
      testDescription: "a view in itself",
      card: #", "subviews": ["card"]"#,
      type: "cycle",
      pointer: "/app/windows/0/subviews/0/subviews/0",
      message: "'card' contains itself"
    ),
    Fault(
      testDescription: "an id twice",
      card: #", "subviews": [{ "id": "leaf", "frame": [0, 0, 1, 1] }]"#,
      type: "duplicate-id",
      pointer: "/app/windows/0/subviews/1/id",
      message: "'leaf' is declared twice: first at line 6"
    ),
    Fault(
      testDescription: "a class of a missing module",
      card: #", "class": "Nobody.View""#,
      type: "unknown-module",
      pointer: "/app/windows/0/subviews/0/class",
      message: "the class 'Nobody.View' needs the module 'Nobody', which is not there"
    ),
    Fault(
      testDescription: "a stimulus of a missing module",
      script: #"[{ "send": "Nobody.knock" }]"#,
      type: "unknown-module",
      pointer: "/script/0/send",
      message: "'Nobody.knock' would come with the module 'Nobody', which is not loaded"
    ),
    Fault(
      testDescription: "a number that is none",
      card: #", "alpha": NaN"#,
      type: "json",
      pointer: "/app/windows/0/subviews/0/alpha",
      message: "this is not JSON"
    ),
    Fault(
      testDescription: "a member twice",
      card: #", "alpha": 1, "alpha": 0"#,
      type: "json",
      pointer: "/app/windows/0/subviews/0/alpha",
      message: "the object has a member of this name already"
    ),
  ]

  /// What ends the run.
  private static let unrunnable = [
    Fault(
      testDescription: "a body that calls itself",
      card: """
        , "overrides": { "pointInside": [
          { "call": "pointInside", "on": "$self", "with": ["$point"] } ] }
        """,
      script: tap,
      type: "callDepth",
      pointer: "/script/0",
      message: "calls nest more than 600 deep: card.pointInside"
    ),
    Fault(
      testDescription: "next in a cycle",
      card: #", "overrides": { "next": { "return": "card" } }"#,
      script: tap,
      type: "responderCycle",
      pointer: "/script/0",
      message: "card.next is card"
    ),
    Fault(
      testDescription: "a timer that sets itself again at once",
      card: """
        , "overrides": { "layoutSubviews": [ { "after": 0, "do": [
          { "call": "setNeedsLayout", "on": "card" },
          { "call": "layoutIfNeeded", "on": "card" } ] } ] }
        """,
      script: """
        [ { "call": "setNeedsLayout", "on": "card" }, { "call": "layoutIfNeeded", "on": "card" },
          { "wait": 1 } ]
        """,
      type: "tooManyTimers",
      pointer: "/script/2",
      message: "more than 10000 timers fired at 0.0 s"
    ),
  ]

  @Test(arguments: unreadable)
  func `a wrong document opens nothing`(fault: Fault) async throws {
    try await withWitness { client in
      let answer = try await client.request(
        "session.open",
        ["text": .init(fault.document), "name": "bad"]
      )
      let data = try #require(answer["error"]?["data"])
      #expect(data["type"]?.string == "scenario.invalid")
      let found = data["diagnostics"]?.elements.first { $0["type"]?.string == fault.type }
      try expect(found, fault)
      let sessions = try await client.request("session.list")
      // The one of the other connection goes on.
      let owned = sessions["result"]?["sessions"]?.elements.map { $0["own"]?.bool }
      #expect(owned == [false])
    }
  }

  @Test(arguments: unrunnable)
  func `a wrong script ends its run`(fault: Fault) async throws {
    try await withWitness { client in
      let opened = try await client.request(
        "session.open",
        ["text": .init(fault.document), "name": "bad"]
      )
      #expect(opened["result"] != nil, "\(opened)")
      let answer = try await client.request("script.run")
      let run = answer["result"]?["runs"]?[0]
      #expect(run?["passed"]?.bool == false)
      try expect(run?["error"], fault)
      // The session is still there, as the run left it.
      let tree = try await client.request("object.tree")
      #expect(tree["result"] != nil)
    }
  }

  @Test func `a script of a million steps is too long`() async throws {
    try await withTemporaryFolder { folder in
      let steps = String(repeating: "{\"wait\":0},", count: 1_000_000).dropLast()
      let document = "{\"format\":1,\"title\":\"Long\",\"app\":{},\"script\":[\(steps)]}"
      try write(Array(document.utf8), to: folder + "/long.json")
      try await withWitness { client in
        let answer = try await client.request(
          "session.open",
          ["path": .init(folder + "/long.json")]
        )
        let data = try #require(answer["error"]?["data"])
        #expect(data["type"]?.string == "scenario.invalid")
        let found = data["diagnostics"]?[0]
        #expect(found?["message"]?.string == "there are more than 250000 arrays and objects")
        #expect(found?["column"]?.int ?? 0 > 1_000_000)
      }
    }
  }

  /// Runs `body` with a client, beside another whose session must not notice.
  private func withWitness(_ body: (RawClient) async throws -> Void) async throws {
    try await withDaemon { daemon in
      let witness = try RawClient(daemon.path)
      let plain = Fault(testDescription: "", type: "", pointer: "", message: "").document
      let opened = try await witness.request(
        "session.open",
        ["text": .init(plain), "name": "plain"]
      )
      #expect(opened["result"] != nil, "\(opened)")
      let client = try RawClient(daemon.path)
      try await body(client)
      let tap = try await witness.request("touch.tap", ["at": [80, 80]])
      #expect(tap["result"]?["outcome"]?["hit"]?.string == "card")
      let next = try await client.request("stats")
      #expect(next["result"] != nil)
    }
  }

  private func expect(_ found: JSONValue?, _ fault: Fault) throws {
    let found = try #require(found)
    #expect(found["type"]?.string == fault.type)
    #expect(found["pointer"]?.string == fault.pointer)
    #expect(found["line"]?.int ?? 0 > 0)
    #expect(found["message"]?.string?.hasPrefix(fault.message) == true, "\(found)")
  }
}

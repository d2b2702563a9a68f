import Jansson
import Sentences
import Testing
import WorkbenchProtocol

/// What no app should do, over every transport: a clear answer, and everybody else goes on.
struct BadInputTests {
  /// A screen with a pad that has these recognizers.
  private static func pad(_ recognizers: [JSONValue], _ more: JSONValue = .object()) -> JSONValue {
    let pad: JSONValue = ["id": "pad", "frame": [0, 0, 390, 844]]
    pad.set("gestureRecognizers", JSONValue(recognizers))
    for (key, value) in more.members { pad.set(key, value) }
    return [
      "format": 1, "title": "A pad",
      "app": ["windows": [["id": "window", "frame": [0, 0, 390, 844], "subviews": [pad]]]],
      "script": [["expect": .object()]],
    ]
  }

  private static func taps(_ count: Int, _ more: (Int) -> JSONValue) -> [JSONValue] {
    (0..<count).map { number in
      let tap: JSONValue = ["id": JSONValue("t\(number)"), "class": "UITapGestureRecognizer"]
      for (key, value) in more(number).members { tap.set(key, value) }
      return tap
    }
  }

  /// Runs `body` in a session of its own, and asks another one before and after.
  private func besides(
    _ transport: Transport,
    _ document: JSONValue,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (CheckedClient, JSONValue) throws -> Void
  ) async throws {
    try await transport.withClient { client in
      let other = try client.open(Screens.card)["session"] ?? .null
      let session = try client.open(document)["session"] ?? .null
      try body(client, session)
      let tap = try client.call("touch.tap", ["session": other, "at": [60, 220]])
      #expect(tap["outcome"]?["hit"]?.string == "card")
    }
  }

  /// The recognizers that took a state, in order.
  private func changes(
    _ client: CheckedClient,
    _ session: JSONValue,
    to state: String
  ) throws -> [String] {
    let records = try client.call("trace.get", ["session": session, "limit": 10000])["records"]
    return (records ?? .array()).elements
      .filter { $0["kind"]?.string == "recognizer-changed" && $0["state"]?.string == state }
      .compactMap { $0["at"]?.string }
  }

  /// How often each delegate was asked whether two may recognize together.
  private func questions(_ client: CheckedClient, _ session: JSONValue) throws -> [String: Int] {
    let records = try client.call("trace.get", ["session": session, "limit": 10000])["records"]
    let asked = (records ?? .array()).elements.filter {
      $0["kind"]?.string == "asked" && $0["method"]?.string == "shouldRecognizeSimultaneouslyWith"
    }
    return Dictionary(grouping: asked) { $0["at"]?.string ?? "" }.mapValues(\.count)
  }

  @Test(
    arguments: [
      ("rule.explain", "id"), ("scenario.show", "id"), ("module.info", "name"),
      ("object.tree", "session"), ("quiz.start", "id"),
    ]
  )
  func `a name of a megabyte is not sent back`(method: String, member: String) async throws {
    try await Transport.inProcessLines.withClient { client in
      let params = JSONValue.object()
      params.set(member, JSONValue(String(repeating: "x", count: 1_000_000)))
      let error = #expect(throws: WireError.self) { try client.call(method, params) }
      #expect((error?.message.english.utf8.count ?? .max) < 200)
      #expect(error?.got == .text(String(repeating: "x", count: 60) + "…"))
    }
  }

  @Test func `a path that is longer than any is told by its length`() async throws {
    try await Transport.inProcessLines.withClient { client in
      let path = JSONValue("/" + String(repeating: "x", count: 4095))
      let error = #expect(throws: WireError.self) {
        try client.call("scenario.show", ["path": path])
      }
      #expect(error?.message.english == "the path has 4096 bytes, and the system takes 4095")
    }
  }

  @Test(arguments: Transport.allCases)
  func `combining marks without end, and members, are refused before anything is done`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      let marks = JSONValue(String(repeating: "\u{301}\u{323}", count: 100_000))
      let members = JSONValue.object()
      for number in 0...20_000 { members.set("m\(number)", 1) }
      let refused: [(JSONValue, ErrorType)] = [
        (["name": marks], .jsonTooManyMarks), (members, .jsonTooManyMembers),
      ]
      for (params, type) in refused {
        let error = #expect(throws: WireError.self) { try client.call("module.info", params) }
        #expect(error?.type == type)
      }
      let sessions = try client.call("stats")["sessions"]
      #expect(sessions == 0)
    }
  }

  @Test(arguments: Transport.allCases)
  func `recognizers that wait for one another in a ring are told, and fail`(
    transport: Transport
  ) async throws {
    let ring = Self.taps(50) { ["requireToFail": [.init("t\(($0 + 1) % 50)")]] }
    try await besides(transport, Self.pad(ring)) { client, session in
      try client.call("touch.tap", ["session": session, "at": [100, 100]])
      let records = try client.call("trace.get", ["session": session, "limit": 10000])["records"]
      let errors = records?.elements.filter { $0["error"]?.string == "requirementCycle" }
      #expect(errors?.first?["message"]?.string?.contains("t0 → t1") == true)
      #expect(try changes(client, session, to: "ended") == [])
    }
  }

  @Test(arguments: Transport.allCases)
  func `a thousand recognizers on one view: the last added recognizes`(
    transport: Transport
  ) async throws {
    try await besides(transport, Self.pad(Self.taps(1000) { _ in .object() })) { client, session in
      try client.call("touch.tap", ["session": session, "at": [100, 100]])
      #expect(try changes(client, session, to: "ended") == ["t999"])
    }
  }

  @Test(arguments: Transport.allCases)
  func `gesture.simultaneous-asked-when-blocking: a fickle delegate is asked anew, never for ever`(
    transport: Transport
  ) async throws {
    let fickle: JSONValue = [
      "overrides": [
        "shouldRecognizeSimultaneouslyWith": [
          ["if": ["$count": ["oneOf": [1, 3, 5]]], "then": [["return": true]]]
        ]
      ]
    ]
    let pans: [JSONValue] = ["one", "two", "three"].map { id in
      ["id": JSONValue(id), "class": "UIPanGestureRecognizer", "delegate": fickle]
    }
    try await besides(transport, Self.pad(pans)) { client, session in
      let by: JSONValue = [80, 0]
      var before: [String: Int] = [:]
      for _ in 1...3 {
        try client.call("touch.drag", ["session": session, "from": [50, 100], "by": by])
        for id: JSONValue in ["one", "two", "three"] {
          let pan = try client.call("object.get", ["session": session, "id": id])
          #expect(pan["values"]?["state"]?.string == "possible")
        }
        let asked = try questions(client, session)
        #expect(asked.values.reduce(0, +) > before.values.reduce(0, +))
        // About each of two others, whenever one of the two is about to recognize.
        for (delegate, count) in asked { #expect(count - before[delegate, default: 0] <= 4) }
        before = asked
      }
      #expect((3...9).contains(try changes(client, session, to: "ended").count))
    }
  }

  @Test(arguments: Transport.allCases)
  func `a finger that lifts without having come down is refused, and nothing happens`(
    transport: Transport
  ) async throws {
    try await besides(transport, Self.pad([])) { client, session in
      let before = try client.call("trace.get", ["session": session])
      let error = #expect(throws: WireError.self) {
        try client.call("touch.ended", ["session": session, "finger": 3])
      }
      #expect(error?.message.english.contains("finger 3 is not down") == true)
      #expect(try client.call("trace.get", ["session": session]) == before)
    }
  }

  @Test(arguments: Transport.allCases)
  func `more fingers than hands have are refused by their number`(
    transport: Transport
  ) async throws {
    try await besides(transport, Self.pad([])) { client, session in
      let fingers = (1...100).map { finger -> JSONValue in
        ["finger": JSONValue(finger), "phase": "began", "at": [100, 100]]
      }
      let error = #expect(throws: WireError.self) {
        try client.call("touch.event", ["session": session, "fingers": JSONValue(fingers)])
      }
      #expect(error?.path?.hasPrefix("/params/fingers") == true)
    }
  }

  // UIKit would stop the app there, and the session ends with the error.
  @Test(arguments: Transport.allCases)
  func `content without end is told, and ends its session alone`(
    transport: Transport
  ) async throws {
    let list = Self.pad([], ["class": "UIScrollView", "contentSize": [390, 3000]])
    for set: JSONValue in [["pad.contentSize": [1e308, 1]], ["pad.contentOffset": [0, -1e308]]] {
      try await besides(transport, list) { client, session in
        let error = #expect(throws: WireError.self) {
          try client.call("object.set", ["session": session, "set": set])
        }
        #expect(error?.message.english.contains("10^300 points") == true)
      }
    }
  }
}

import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// A screen with a card and a button in it, for sessions of tests.
enum Screens {
  static var card: JSONValue {
    [
      "format": 1, "title": "A card with a button",
      "app": [
        "windows": [
          [
            "id": "window", "frame": [0, 0, 390, 844],
            "rootViewController": [
              "id": "screen",
              "view": [
                "id": "root",
                "subviews": [
                  [
                    "id": "card", "frame": [40, 200, 200, 120],
                    "subviews": [
                      [
                        "id": "buy", "frame": [140, 80, 120, 80],
                        "overrides": ["touchesBegan": [], "touchesEnded": []],
                      ]
                    ],
                  ]
                ],
              ],
            ],
          ]
        ]
      ],
      "script": [
        ["send": "touch.tap", "at": [60, 220], "expect": ["hit": "card"]],
        [
          "send": "touch.tap", "at": [200, 300],
          "expect": ["hit": "buy", "fired": ["buy.touchesBegan": 1]],
        ],
        ["wait": 0.5],
      ],
    ]
  }
}

extension Screens {
  /// The card as a text.
  static var text: JSONValue {
    JSONValue(String(decoding: card.serialized(), as: UTF8.self))
  }

  /// The card with members put before the `id` of one of its objects, written as JSON.
  static func card(adding members: String, to id: String) throws -> JSONValue {
    let text = String(decoding: card.serialized(), as: UTF8.self)
    let changed = text.replacing("\"id\":\"\(id)\"", with: members + ",\"id\":\"\(id)\"")
    let document = JSONValue.object()
    for (key, value) in try JSON.parse(Array(changed.utf8), limits: .document).members {
      document.set(key, value)
    }
    return document
  }
}

/// What a client may rely on, the same over every transport.
struct SessionSuite {
  @Test(arguments: Transport.allCases)
  func `hello tells version, capabilities and limits`(transport: Transport) async throws {
    try await transport.withClient { client in
      let answer = try client.call("hello", ["client": ["name": "test"], "cwd": "/"])
      #expect(answer["protocol"]?.int == 1)
      #expect(answer["limits"]?["requestBytes"]?.int == 1 << 20)
    }
  }

  @Test(arguments: Transport.allCases)
  func `a touch goes where the document says`(transport: Transport) async throws {
    try await transport.withClient { client in
      let opened = try client.open(Screens.card)
      #expect(opened["objects"]?.elements.map(\.string).contains("buy") == true)
      let result = try client.call("touch.tap", ["at": [200, 300]])
      #expect(result["outcome"]?["hit"]?.string == "buy")
      #expect(result["outcome"]?["handledBy"]?.string == "buy")
    }
  }

  @Test(arguments: Transport.allCases)
  func `a session is opened with changes to the profile`(transport: Transport) async throws {
    try await transport.withClient { client in
      let document = Screens.card
      document.set("profile", ["ios": 17, "numbers": ["hitTestCalls": 2]])
      let plain = try client.open(document)["session"] ?? .null
      let changed =
        try client.open(
          document,
          ["profile": ["numbers": ["minimumHitAlpha": 0.6]]]
        )["session"] ?? .null
      for (session, hit) in [(plain, "card"), (changed, "root")] {
        try client.call("object.set", ["session": session, "set": ["card.alpha": 0.5]])
        let tap = try client.call("touch.tap", ["session": session, "at": [60, 220]])
        #expect(tap["outcome"]?["hit"]?.string == hit)
        // What the changes do not name stays as the document has it.
        let records = try client.call("trace.get", ["session": session])["records"]
        let asked = records?.elements.filter {
          $0["kind"]?.string == "asked" && $0["at"]?.string == "window"
            && $0["method"]?.string == "hitTest"
        }
        #expect(asked?.count == 2)
      }
      let error = #expect(throws: WireError.self) {
        try client.open(document, ["profile": ["numbers": ["minimumHitAlfa": 0.6]]])
      }
      #expect(error?.type == .scenarioInvalid)
      #expect(error?.path == "/params/profile/numbers/minimumHitAlfa")
    }
  }

  @Test(arguments: Transport.allCases)
  func `a script runs and is judged`(transport: Transport) async throws {
    try await transport.withClient { client in
      _ = try client.open(Screens.card)
      let result = try client.call("script.run")
      #expect(result["passed"]?.bool == true)
      #expect(result["runs"]?[0]?["steps"]?.count == 3)
    }
  }

  @Test(arguments: Transport.allCases)
  func `records come before the answer of their command, without a gap`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      _ = try client.open(Screens.card)
      let subscribed = try client.call("trace.subscribe", ["level": "route"])
      let result = try client.call("touch.tap", ["at": [60, 220]])
      let records = client.wire.takeNotifications().filter { $0.method == "trace.record" }
      let numbers = records.compactMap { $0.params["record"]?["seq"]?.int }
      let first = try #require(result["records"]?[0]?.int)
      let last = try #require(result["records"]?[1]?.int)
      #expect(numbers == Array(first...last))
      #expect(first == (subscribed["seq"]?.int ?? 0) + 1)
      #expect(records.last?.params["record"]?["kind"]?.string == "outcome")
    }
  }

  @Test(arguments: Transport.allCases)
  func `a step taken back leaves the trace as it was`(transport: Transport) async throws {
    try await transport.withClient { client in
      _ = try client.open(Screens.card)
      try client.call("script.step")
      let before = try client.call("trace.get", ["level": "full", "limit": 10000])
      try client.call("script.step")
      let back = try client.call("script.back")
      #expect(back["next"]?.int == 1)
      #expect(back["epoch"]?.int == 2)
      let after = try client.call("trace.get", ["level": "full", "limit": 10000])
      #expect(before["records"] == after["records"])
    }
  }

  @Test(arguments: Transport.allCases)
  func `a recording replays to the same hash`(transport: Transport) async throws {
    try await transport.withClient { client in
      let opened = try client.open(Screens.card)
      try client.call("touch.tap", ["at": [60, 220]])
      try client.call("object.set", ["set": ["card.isHidden": true]])
      try client.call("touch.tap", ["at": [60, 220]])
      let recording = try client.call("session.record")
      try client.call("session.close", ["session": opened["session"] ?? .null])
      let text = recording["text"] ?? .null
      let replayed = try client.call("session.replay", ["text": text])
      #expect(replayed["hash"] == recording["hash"])
      #expect(replayed["commands"]?.int == 3)
    }
  }

  @Test(arguments: Transport.allCases)
  func `why names the rule and a change that helps`(transport: Transport) async throws {
    try await transport.withClient { client in
      _ = try client.open(Screens.card)
      let stimulus: JSONValue = [
        "send": "touch.tap", "at": ["in": "buy", "point": [100, 70]],
      ]
      let why = try client.call("hit.why", ["want": "buy", "stimulus": stimulus])
      #expect(why["rule"]?.string == "hit-test.point-inside-prunes")
      let fix = try #require(why["fixes"]?[0])
      #expect(fix["outcome"]?["hit"]?.string == "buy")
    }
  }

  @Test(arguments: Transport.allCases)
  func `an unknown member is refused by name and changes nothing`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      _ = try client.open(Screens.card)
      let before = try client.call("session.list")
      let error = #expect(throws: WireError.self) {
        try client.call("touch.tap", ["at": [1, 1], "tap": 2])
      }
      #expect(error?.type == .paramsUnknownMember)
      #expect(error?.path == "/params/tap")
      #expect(try client.call("session.list") == before)
    }
  }

  @Test(arguments: Transport.allCases)
  func `a document with faults opens nothing and lists them all`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      let error = #expect(throws: WireError.self) {
        try client.open([
          "format": 1, "title": "Wrong",
          "app": ["windows": [["id": "w", "frme": [0, 0, 1, 1]], ["id": "w"]]], "script": [],
        ])
      }
      #expect(error?.type == .scenarioInvalid)
      guard case .list(let diagnostics)? = error?.detail("diagnostics") else {
        Issue.record("no diagnostics")
        return
      }
      #expect(diagnostics.count >= 2)
      let open = try client.call("session.list")
      #expect(open["sessions"]?.count == 0)
    }
  }

  @Test(arguments: Transport.allCases)
  func `hit test lists every view asked and changes nothing`(transport: Transport) async throws {
    try await transport.withClient { client in
      _ = try client.open(Screens.card)
      let before = try client.call("session.list")
      let answer = try client.call("hit.test", ["at": [200, 300]])
      #expect(answer["hit"]?.string == "buy")
      #expect(
        answer["asked"]?.elements.compactMap { $0["id"]?.string } == [
          "window", "root", "card", "buy",
        ]
      )
      #expect(try client.call("session.list") == before)
    }
  }

  @Test(arguments: Transport.allCases)
  func `hit test tells the place in views that nobody asked, too`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      let text = String(decoding: Screens.card.serialized(), as: UTF8.self)
      let windows = """
        "windows":[{"id":"hidden","frame":[10,20,100,100],"isHidden":true},\
        {"id":"nowhere","frame":[10,20,100,100],"transform":[0,0,0,0,0,0]},
        """
      let document = text.replacing("\"windows\":[", with: windows)
      _ = try client.open(try JSON.parse(Array(document.utf8), limits: .document))
      let outside = try client.call("hit.test", ["at": [1000, 1000]])
      #expect(outside["hit"] == .null)
      let asked = outside["asked"].map { Array($0.elements) } ?? []
      #expect(asked.contains { $0["id"]?.string == "hidden" })
      for visit in asked {
        let isSomewhere = visit["id"]?.string != "nowhere"
        #expect((visit["point"]?.isArray == true) == isSomewhere, "\(visit)")
      }
      let hidden = asked.first { $0["id"]?.string == "hidden" }
      #expect(hidden?["point"] == [990, 980])
    }
  }

  @Test(arguments: Transport.allCases)
  func `a session that is not there is unknown`(transport: Transport) async throws {
    try await transport.withClient { client in
      let error = #expect(throws: WireError.self) {
        try client.call("object.tree", ["session": "s999"])
      }
      #expect(error?.type == .sessionUnknown)
    }
  }

  @Test(arguments: Transport.allCases)
  func `the chain names a rule at every link`(transport: Transport) async throws {
    try await transport.withClient { client in
      _ = try client.open(Screens.card)
      let chain = try client.call("object.chain", ["from": "buy"])
      let links = try #require(chain["chain"]).elements
      #expect(
        links.compactMap { $0["id"]?.string } == [
          "buy", "card", "root", "screen", "window", "scene", "application",
        ]
      )
      #expect(links.dropFirst().allSatisfy { $0["rule"]?.string?.hasPrefix("chain.") == true })
    }
  }
}

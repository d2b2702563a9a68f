import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// Two runs of one script under two profiles, and where they part.
struct CompareTests {
  /// A shake with nobody in focus, and a tap that falls off the end of the chain.
  private static var document: JSONValue {
    let document = Screens.card
    document.set("script", [["send": "motion.shake"], ["send": "touch.tap", "at": [60, 220]]])
    return document
  }

  @Test(arguments: Transport.allCases)
  func `a toggle parts two runs at the decision that it turns`(transport: Transport) async throws {
    try await transport.withClient { client in
      _ = try client.open(Self.document)
      let answer = try client.call(
        "script.compare",
        ["profiles": [.object(), ["toggles": ["motion.no-first-responder": "nobody"]]]]
      )
      let parting = try #require(answer["runs"]?[0]?["parting"])
      #expect(answer["parted"]?.bool == true)
      #expect(parting["by"]?.string == "decision")
      #expect(parting["step"]?["pointer"]?.string == "/script/0")
      let sides = try #require(parting["sides"]).elements.map(\.self)
      #expect(
        sides.map { $0["rule"]?.string } == [
          "motion.no-first-responder", "motion.no-first-responder",
        ]
      )
      #expect(sides[1]["profile"]?["toggles"]?["motion.no-first-responder"]?.string == "nobody")
      #expect(sides.map { $0["outcome"]?["discarded"]?.bool } == [true, true])
    }
  }

  @Test func `the record that is named is the one that a run of its own has`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let profiles: [JSONValue] = [["ios": 12], ["ios": 18]]
    let session = try #require(try client.open(Self.document)["session"])
    let answer = try client.call(
      "script.compare",
      ["session": session, "profiles": JSONValue(profiles)]
    )
    let sides = try #require(answer["runs"]?[0]?["parting"]?["sides"])
    var told: [JSONValue] = []
    for (side, profile) in zip(sides.elements, profiles) {
      let own = try #require(try client.open(Self.document, ["profile": profile])["session"])
      try client.call("script.run", ["session": own])
      let number = try #require(side["record"])
      let records = try client.call(
        "trace.get",
        ["session": own, "from": number, "to": number]
      )["records"]
      let record = try #require(records?[0])
      #expect(side["records"]?.elements.contains(record) == true)
      told.append(record)
    }
    #expect(told.map { $0["at"]?.string } == ["application", "scene"])
  }

  @Test func `profiles that decide alike do not part, whatever times and numbers say`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(Self.document)
    let alike = try client.call("script.compare", ["profiles": [["ios": 17], ["ios": 17]]])
    #expect(alike["parted"]?.bool == false)
    #expect(alike["runs"]?[0]?["parting"] == nil)
    #expect(alike["runs"]?[0]?["steps"]?.int == 2)
    #expect(alike["runs"]?[0]?["decisions"]?.int ?? 0 > 5)
  }

  @Test func `calls of the life cycle alone are no other way`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = Screens.card
    document.set("script", [["send": "touch.tap", "at": [200, 300]]])
    _ = try client.open(document)
    let answer = try client.call("script.compare", ["profiles": [["ios": 12], ["ios": 17]]])
    let run = try #require(answer["runs"]?[0])
    #expect(run["parting"]?["by"]?.string == "record")
    #expect(run["parting"]?["step"] == nil)
    #expect(run["parting"]?["sides"]?[1]?["rule"]?.string == "first-responder.lifecycle-order")
  }

  @Test func `only times that differ are said to be only times`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = Screens.card
    document.set(
      "script",
      [["call": "present", "on": "screen", "with": ["sheet", true]], ["wait": 2]]
    )
    let app = try #require(document["app"]).copy()
    app.set("objects", [["id": "sheet", "class": "UIViewController"]])
    document.set("app", app)
    _ = try client.open(document)
    let answer = try client.call(
      "script.compare",
      ["profiles": [.object(), ["numbers": ["transitionDuration": 0.7]]]]
    )
    #expect(answer["runs"]?[0]?["parting"]?["by"]?.string == "time")
  }

  @Test func `a variant's own profile gives way to the one that is compared`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = Self.document
    document.set(
      "variants",
      [
        ["id": "old", "set": ["profile.ios": 12, "card.isHidden": true]],
        ["id": "toggles", "set": ["profile.toggles": ["motion.no-first-responder": "keyWindow"]]],
      ]
    )
    _ = try client.open(document)
    let profile: JSONValue = [
      "ios": 16, "toggles": ["motion.no-first-responder": "nobody"],
    ]
    let answer = try client.call("script.compare", ["profiles": [profile, .object()]])
    let sides = answer["runs"]?.elements.compactMap { $0["parting"]?["sides"]?[0]?["profile"] }
    #expect(sides?.map { $0["ios"]?.int } == [16, 16])
    #expect(
      sides?.map { $0["toggles"]?["motion.no-first-responder"]?.string } == ["nobody", "nobody"]
    )
  }

  @Test func `a comparison changes nothing of the session`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let session = try #require(try client.open(Self.document)["session"])
    try client.call("script.step", ["session": session])
    let before = try client.call("session.list")
    try client.call(
      "script.compare",
      ["session": session, "profiles": [["ios": 12], ["ios": 18]]]
    )
    #expect(try client.call("session.list") == before)
  }

  @Test(
    arguments: [
      (["ios": 11], "/params/profiles/1/ios"),
      (
        ["toggles": ["motion.no-first-respondr": "nobody"]],
        "/params/profiles/1/toggles/motion.no-first-respondr"
      ),
      (["numbers": ["hitTestCalls": 99]], "/params/profiles/1/numbers/hitTestCalls"),
    ] as [(JSONText, String)]
  )
  func `what is wrong with a profile is found in the request`(
    profile: JSONText,
    path: String
  ) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(Self.document)
    let error = #expect(throws: WireError.self) {
      try client.call("script.compare", ["profiles": [.object(), profile.json]])
    }
    #expect(error?.type == .scenarioInvalid)
    #expect(error?.path == path)
  }

  @Test func `past ten thousand records each further run tells only where it parts`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = Screens.card
    let app = try #require(document["app"]).copy()
    app.set("objects", [["id": "pan", "class": "UIPanGestureRecognizer"]])
    document.set("app", app)
    document.set(
      "script",
      [
        ["call": "addGestureRecognizer", "on": "card", "with": ["pan"]],
        ["send": "touch.drag", "from": "card", "by": [300, 0], "duration": 10],
      ]
    )
    document.set("variants", JSONValue((0..<20).map { ["id": JSONValue("v\($0)")] }))
    _ = try client.open(document)
    let answer = try client.call(
      "script.compare",
      ["profiles": [.object(), ["numbers": ["panHysteresis": 150]]], "level": "full"]
    )
    let runs = try #require(answer["runs"])
    #expect(runs.count == 20)
    let told = runs.elements.map { run in
      (run["parting"]?["sides"] ?? .array()).elements.map { $0["records"]?.count ?? 0 }
    }
    #expect(told.first?.allSatisfy { $0 > 500 } == true)
    #expect(told.last?.allSatisfy { $0 == 2 } == true)
    #expect(told.joined().reduce(0, +) < 12_000)
    #expect(runs.elements.allSatisfy { $0["parting"]?["sides"]?[0]?["rule"]?.string != nil })
  }

  @Test func `a failure under another profile is still placed in the file as it is`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let text = """
      { "format": 1,
        "profile": {
          "ios": 17 },
        "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844] } ] },
        "script": [
          { "send": "touch.tap", "at": [1, 1],
            "expect": { "hit": null } } ] }
      """
    let session = try client.call(
      "session.open",
      ["text": JSONValue(text), "name": "a.json", "profile": ["ios": 12]]
    )["session"]
    let run = try client.call("script.run", ["session": session ?? .null])["runs"]?[0]
    #expect(run?["failures"]?[0]?["line"]?.int == 7)
    #expect(run?["failures"]?[0]?["column"]?.int == 26)
  }
}

/// JSON that may be an argument of a test.
struct JSONText: ExpressibleByDictionaryLiteral, CustomTestStringConvertible, Sendable {
  let testDescription: String

  init(dictionaryLiteral elements: (String, JSONValue)...) {
    let object = JSONValue.object()
    for (key, value) in elements { object.set(key, value) }
    testDescription = String(decoding: object.serialized(), as: UTF8.self)
  }

  var json: JSONValue { (try? JSON.parse(testDescription)) ?? .null }
}

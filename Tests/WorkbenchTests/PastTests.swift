import Jansson
import Sentences
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Objects, trees and chains as they were when a record was written.
struct PastTests {
  /// A card that changes other views when it is touched, and itself when it is asked.
  private static func document() throws -> JSONValue {
    let overrides = """
      "overrides":{"touchesBegan":[{"set":{"buy.tag":5}},\
      {"call":"removeFromSuperview","on":"buy"}],\
      "canBecomeFirstResponder":[{"set":{"card.alpha":0.5}},{"return":true}]}
      """
    let document = try Screens.card(adding: overrides, to: "card")
    let text = String(decoding: document.serialized(), as: UTF8.self)
    let appearing = #""overrides":{"viewDidAppear":[{"set":{"root.tag":3}}]},"id":"screen""#
    let changed = text.replacing(#""id":"screen""#, with: appearing)
    let json = JSONValue.object()
    for (key, value) in try JSON.parse(Array(changed.utf8), limits: .document).members {
      json.set(key, value)
    }
    json.set("script", [["send": "touch.tap", "at": [60, 220]], ["wait": 1]])
    return json
  }

  /// Opens the document and runs its script.
  private func run(_ client: CheckedClient, _ level: String) throws {
    _ = try client.open(try Self.document(), ["level": .init(level)])
    while try client.call("script.step", ["level": .init(level)])["finished"]?.bool == false {}
  }

  /// The numbers of the records that open and close a call.
  private func call(
    _ method: String,
    of object: String,
    _ level: String,
    _ client: CheckedClient
  ) throws -> (asked: Int, answered: Int) {
    let answer = try client.call("trace.get", ["level": .init(level), "limit": 10_000])
    let records = try #require(answer["records"]).elements.filter {
      $0["at"]?.string == object && $0["method"]?.string == method
    }
    let numbers = ["asked", "answered"].map { kind in
      records.first { $0["kind"]?.string == kind }?["seq"]?.int
    }
    return (try #require(numbers[0]), try #require(numbers[1]))
  }

  private func get(
    _ object: String,
    _ property: String,
    at record: Int,
    _ level: String,
    _ client: CheckedClient
  ) throws -> JSONValue? {
    try client.call(
      "object.get",
      [
        "id": .init(object), "properties": [.init(property)], "record": .init(record),
        "level": .init(level),
      ]
    )["values"]?[property]
  }

  @Test(arguments: Transport.allCases)
  func `a property has the value of its moment, in the midst of a step`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      try run(client, "full")
      for level in ["route", "full"] {
        let touch = try call("touchesBegan", of: "card", level, client)
        #expect(try get("buy", "tag", at: touch.asked, level, client)?.int == 0)
        #expect(try get("buy", "tag", at: touch.answered, level, client)?.int == 5)
      }
      #expect(try client.call("object.get", ["id": "buy"])["values"]?["tag"]?.int == 5)
    }
  }

  @Test func `the launch is looked into, too`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    try run(client, "full")
    let appearing = try call("viewDidAppear", of: "screen", "full", client)
    #expect(try get("root", "tag", at: appearing.asked, "full", client)?.int == 0)
    #expect(try get("root", "tag", at: appearing.answered, "full", client)?.int == 3)
  }

  @Test func `trees and chains are those of the moment`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    try run(client, "full")
    let touch = try call("touchesBegan", of: "card", "full", client)
    func children(_ record: Int) throws -> [String] {
      let params: JSONValue = ["root": "card", "record": .init(record), "level": "full"]
      let card = try client.call("object.tree", params)["roots"]?[0]
      return (card?["children"] ?? .array()).elements.compactMap { $0["id"]?.string }
    }
    func chain(_ record: Int) throws -> [String] {
      let params: JSONValue = ["from": "buy", "record": .init(record), "level": "full"]
      let chain = try client.call("object.chain", params)["chain"] ?? .array()
      return chain.elements.compactMap { $0["id"]?.string }
    }
    #expect(try children(touch.asked) == ["buy"])
    #expect(try children(touch.answered) == [])
    #expect(try chain(touch.asked).prefix(3) == ["buy", "card", "root"])
    #expect(try chain(touch.answered) == ["buy"])
  }

  @Test func `what code computes is named, and read only where it is asked for`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    try run(client, "full")
    let record = try call("touchesBegan", of: "card", "full", client).asked
    let params: JSONValue = ["id": "card", "record": .init(record), "level": "full"]
    let plain = try client.call("object.get", params)
    let lazy = plain["lazy"]?.elements.compactMap(\.string) ?? []
    #expect(lazy.contains("canBecomeFirstResponder"))
    #expect(lazy.contains("next"))
    #expect(lazy.allSatisfy { plain["values"]?[$0] == nil })
    #expect(plain["values"]?["alpha"]?.double == 1)
    // What is stored is read before the code runs that changes it, whatever the order asked in.
    params.set("properties", ["canBecomeFirstResponder", "alpha", "next"])
    let named = try client.call("object.get", params)
    #expect(named["values"]?["canBecomeFirstResponder"]?.bool == true)
    #expect(named["values"]?["alpha"]?.double == 1)
    #expect(named["values"]?["next"]?.string == "root")
    #expect(named["lazy"] == ["canBecomeFirstResponder", "next"])
    // The session has seen nothing of it.
    let now = try client.call("object.get", ["id": "card", "properties": ["alpha"]])
    #expect(now["values"]?["alpha"]?.double == 1)
  }

  @Test func `a call that is open is asked like any other`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = try Self.document()
    document.set("script", [["call": "becomeFirstResponder", "on": "card"]])
    _ = try client.open(document, ["level": "full"])
    try client.call("script.step", ["level": "full"])
    let question = try call("canBecomeFirstResponder", of: "card", "full", client)
    // Taken for the super call of the one that is open, it would be UIKit's no.
    for record in [question.asked, question.answered] {
      let answer = try get("card", "canBecomeFirstResponder", at: record, "full", client)
      #expect(answer?.bool == true)
    }
  }

  @Test func `many objects of a record are read in one answer`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    try run(client, "full")
    let record = try call("touchesBegan", of: "card", "full", client).answered
    let past: JSONValue = ["record": .init(record), "level": "full"]
    let names = ["window", "screen", "root", "card", "buy", "root.subviews[0]"]
    past.set("ids", JSONValue(names))
    let objects = try #require(try client.call("object.get", past)["objects"])
    #expect(
      objects.elements.map { $0["id"]?.string } == [
        "window", "screen", "root", "card", "buy", "card",
      ]
    )
    for (name, object) in zip(names, objects.elements) {
      let single: JSONValue = ["id": .init(name), "record": .init(record), "level": "full"]
      #expect(try client.call("object.get", single) == object)
    }
    #expect(objects[3]?["pointer"]?.string == "/app/windows/0/rootViewController/view/subviews/0")
    // The same list, of what is now.
    let now = try client.call("object.get", ["ids": ["card", "buy"], "properties": ["tag"]])
    #expect(now["objects"]?.elements.map { $0["values"]?["tag"]?.int } == [0, 5])
    #expect(now["objects"]?[0]?["lazy"] == nil)
  }

  @Test func `an object is found in the document by its pointer`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(Screens.card)
    let view = "/app/windows/0/rootViewController/view"
    #expect(try client.call("object.get", ["id": "root"])["pointer"]?.string == view)
    // The scene is nobody's who wrote the document.
    #expect(try client.call("object.get", ["id": "scene"])["pointer"] == nil)
    let window = try client.call("object.tree")["roots"]?[0]
    #expect(window?["pointer"]?.string == "/app/windows/0")
    #expect(window?["children"]?[0]?["pointer"]?.string == view)
    #expect(window?["children"]?[0]?["children"]?[0]?["pointer"]?.string == view + "/subviews/0")
  }

  @Test func `every record of a run is looked at, and the run stays what it was`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    try run(client, "full")
    let trace = try client.call("trace.get", ["level": "full", "limit": 10_000])["records"]
    let hash = try client.call("session.record")["hash"]
    let last = try #require(trace?.count)
    for record in 1...last {
      let params: JSONValue = ["record": .init(record), "level": "full"]
      try client.call("object.tree", params)
      for name in ["card", "screen"] {
        let params: JSONValue = ["id": .init(name), "record": .init(record), "level": "full"]
        // Before it is made nothing can be read of it.
        guard let lazy = try? client.call("object.get", params)["lazy"] else { continue }
        params.set("properties", lazy)
        #expect(try client.call("object.get", params)["values"]?.count == lazy.count)
      }
    }
    #expect(try client.call("trace.get", ["level": "full", "limit": 10_000])["records"] == trace)
    #expect(try client.call("session.record")["hash"] == hash)
    #expect(try client.call("script.back")["next"]?.int == 1)
  }

  @Test func `a record of an error is looked at, and code without an end is one`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let override = #""overrides":{"canBecomeFirstResponder":"#
    let body = #"[{"call":"becomeFirstResponder","on":"card"}]}"#
    let document = try Screens.card(adding: override + body, to: "card")
    document.set("script", [["call": "becomeFirstResponder", "on": "card"], ["wait": 1]])
    _ = try client.open(document)
    #expect(throws: WireError.self) { try client.call("script.step") }
    let records = try client.call("trace.get", ["level": "outcome"])["records"]
    let record = try #require(records?.elements.first { $0["kind"]?.string == "error" }?["seq"])
    let params: JSONValue = ["id": "card", "record": record, "level": "outcome"]
    #expect(try client.call("object.get", params)["values"]?["alpha"]?.double == 1)
    params.set("properties", ["canBecomeFirstResponder"])
    let error = #expect(throws: WireError.self) { try client.call("object.get", params) }
    #expect(error?.type == .simulationLimit)
    // Read along with all, it alone is missing, now as then.
    let now = try client.call("object.get", ["id": "card"])["values"]
    #expect(now?["canBecomeFirstResponder"] == nil)
    #expect(now?["next"]?.string == "root")
  }

  @Test func `a long way to a record tells its progress and can be cancelled`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = Screens.card
    let taps = JSONValue.array()
    for _ in 0..<1500 { taps.append(["send": "touch.tap", "at": [60, 220]]) }
    document.set("script", taps)
    _ = try client.open(document, ["level": "outcome"])
    try client.call("script.run", ["level": "outcome"])
    let params: JSONValue = [
      "id": "card", "record": 1500, "level": "outcome", "progressToken": "p",
    ]
    #expect(try client.call("object.get", params)["id"]?.string == "card")
    let told = client.wire.takeNotifications().filter { $0.method == "$/progress" }
    #expect(told.first?.params["token"]?.string == "p")
    let request = try client.wire.send("object.get", params)
    let id = try #require(Int(String(decoding: request.bytes, as: UTF8.self)))
    try client.wire.notify("$/cancelRequest", ["id": .init(id)])
    let error = #expect(throws: WireError.self) { try client.wire.answer(to: request) }
    #expect(error?.type == .workbenchCancelled)
  }
}

/// What cannot be read of the past: one sentence, and nothing has changed.
struct PastRefusalTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  @Test(
    arguments: [
      ("object.get", #"{"id":"card","record":0}"#, "params.out-of-range", "/params/record"),
      ("object.get", #"{"id":"card","record":100000}"#, "params.out-of-range", "/params/record"),
      // Only a run can tell how many records a deeper level has.
      (
        "object.get", #"{"id":"card","record":100000,"level":"full"}"#, "params.out-of-range",
        "/params/record"
      ),
      // A number of the level route, which the level outcome has not come to.
      (
        "object.get", #"{"id":"card","record":9,"level":"outcome"}"#, "params.out-of-range",
        "/params/record"
      ),
      ("object.tree", #"{"record":100000}"#, "params.out-of-range", "/params/record"),
      ("object.chain", #"{"from":"buy","record":100000}"#, "params.out-of-range", "/params/record"),
      ("object.get", #"{"id":"crad","record":1}"#, "object.unknown", "/params/id"),
      ("object.get", #"{"ids":["card","crad"],"record":1}"#, "object.unknown", "/params/ids/1"),
      ("object.chain", #"{"from":"crad","record":1}"#, "object.unknown", "/params/from"),
      ("object.tree", #"{"root":"screen","record":3}"#, "object.wrong-class", "/params/root"),
      (
        "object.get", #"{"id":"card","properties":["alfa"],"record":3}"#,
        "object.unknown-property", nil
      ),
      ("object.get", #"{"id":"card","ids":["card"]}"#, "params.conflict", "/params"),
      ("object.get", #"{"record":1}"#, "params.conflict", "/params"),
      ("object.get", #"{"ids":[]}"#, "params.out-of-range", "/params/ids"),
      ("object.get", #"{"id":"card","record":-1}"#, "params.out-of-range", "/params/record"),
      ("object.get", #"{"id":"card","record":1.5}"#, "params.wrong-type", "/params/record"),
    ] as [(String, String, String, String?)]
  )
  func `a look that is refused names its place and changes nothing`(
    method: String,
    params: String,
    type: String,
    path: String?
  ) throws {
    _ = try client.open(Screens.card)
    try client.call("script.step")
    let before = try client.call("session.list")
    let trace = try client.call("trace.get")
    let error = #expect(throws: WireError.self) { try client.call(method, try JSON.parse(params)) }
    #expect(error?.type.name == type)
    if let path { #expect(error?.path == path) }
    #expect(try client.call("session.list") == before)
    #expect(try client.call("trace.get") == trace)
  }

  @Test func `a refusal says how many records there are, and that levels count their own`() throws {
    _ = try client.open(Screens.card)
    let error = #expect(throws: WireError.self) {
      try client.call("object.tree", ["record": 1, "level": "outcome"])
    }
    let message = "there is no record 1: the trace has none of level outcome yet"
    #expect(error?.message.english == message)
    #expect(error?.hint?.english.contains("level") == true)
    let last = try #require(try client.call("trace.get")["records"]?.count)
    let beyond = #expect(throws: WireError.self) {
      try client.call("object.tree", ["record": .init(last + 1)])
    }
    #expect(
      beyond?.message.english
        == "there is no record \(last + 1) of level route: the last one is \(last)"
    )
    #expect(try client.call("object.tree", ["record": .init(last)])["roots"]?.count == 1)
  }

  @Test func `records that were taken back are not there any more`() throws {
    _ = try client.open(Screens.card)
    try client.call("script.step")
    let last = try #require(try client.call("trace.get")["records"]?.count)
    try client.call("object.tree", ["record": .init(last)])
    try client.call("script.back")
    #expect(throws: WireError.self) { try client.call("object.tree", ["record": .init(last)]) }
  }
}

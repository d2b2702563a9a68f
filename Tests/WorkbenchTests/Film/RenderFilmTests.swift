import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// A film as a client asks for it.
struct RenderFilmTests {
  private static func opened(_ document: JSONValue = Screens.card) throws -> CheckedClient {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(document)
    return client
  }

  @Test(arguments: Transport.allCases)
  func `a film tells what the script does, and changes nothing`(transport: Transport) async throws {
    try await transport.withClient { client in
      _ = try client.open(Screens.card)
      try client.call("script.step")
      let before = try client.call("session.list")
      let film = try client.call("render.film")
      #expect(try client.call("session.list") == before)
      #expect(film["film"]?.int == 1)
      #expect(film["title"]?["en"]?.string == "A card with a button")
      let run = try #require(film["runs"]?[0])
      #expect(run["passed"]?.bool == true)
      #expect(run["steps"]?.elements.map { $0["index"]?.int } == [-1, 0, 1, 2])
      #expect(run["count"]?.int == run["moments"]?["say"]?.count)
      #expect(film["next"] == nil)
      let steps = try #require(run["steps"]).elements
      let phrases = try #require(film["phrases"])
      #expect(steps.map { phrases[$0["phrase"]?.int ?? 0]?[0]?.string }.first == "launch")
      let outcomes = steps.map { $0["outcome"]?.int ?? -1 }
      #expect(outcomes[0] == -1)
      #expect(phrases[outcomes[2]]?[0]?.string == "hit buy, handled by buy")
    }
  }

  @Test func `pages join to the whole film`() throws {
    let client = try Self.opened()
    let whole = try client.call("render.film")
    let count = try #require(whole["runs"]?[0]?["count"]?.int)
    var joined: [String: [JSONValue]] = [:]
    var from: Int? = 1
    var pages = 0
    while let first = from {
      let page = try client.call("render.film", ["from": JSONValue(first), "limit": 7])
      let run = try #require(page["runs"]?[0])
      for (name, column) in try #require(run["moments"]).members {
        joined[name, default: []] += column.elements
      }
      for name in ["touches", "roles", "ways", "scenes"] {
        joined[name, default: []] += run[JSONKey(name)]?.elements.map(\.self) ?? []
      }
      #expect((page["phrases"] != nil) == (first == 1))
      from = page["next"]?.int
      pages += 1
    }
    #expect(pages == (count + 6) / 7)
    let run = try #require(whole["runs"]?[0])
    for (name, column) in try #require(run["moments"]).members {
      #expect(joined[name] == column.elements.map(\.self), "\(name)")
    }
    for name in ["touches", "roles", "ways", "scenes"] {
      #expect(joined[name] == run[JSONKey(name)]?.elements.map(\.self), "\(name)")
    }
  }

  @Test func `every variant is a run, or the one that is named`() throws {
    let document = Screens.card
    document.set(
      "variants",
      [["id": "plain"], ["id": "hidden", "set": ["card.isHidden": true]]]
    )
    document.set("script", [["send": "touch.tap", "at": [60, 220]]])
    let client = try Self.opened(document)
    let both = try client.call("render.film")
    #expect(both["runs"]?.elements.map { $0["variant"]?.string } == ["plain", "hidden"])
    let one = try client.call("render.film", ["variant": "hidden"])
    #expect(one["runs"]?.count == 1)
    // The second run's moments are counted on from the first one's.
    let count = try #require(both["runs"]?[0]?["count"]?.int)
    let page = try client.call("render.film", ["from": JSONValue(count + 1), "limit": 5])
    #expect(page["runs"]?[0]?["run"]?.int == 1)
    #expect(page["runs"]?[0]?["moments"]?["say"]?.count == 5)
  }

  @Test func `a profile changes the run, and not the session`() throws {
    let client = try Self.opened()
    let film = try client.call(
      "render.film",
      ["profile": ["numbers": ["minimumHitAlpha": 0.5]]]
    )
    #expect(film["runs"]?[0]?["profile"]?["numbers"]?["minimumHitAlpha"]?.double == 0.5)
    let error = #expect(throws: WireError.self) {
      try client.call("render.film", ["profile": ["numbers": ["minimumHitAlfa": 0.5]]])
    }
    #expect(error?.type == .scenarioInvalid)
    #expect(error?.path == "/params/profile/numbers/minimumHitAlfa")
  }

  @Test func `an expectation that does not hold says at which moment the two part`() throws {
    let document = Screens.card
    document.set(
      "script",
      [["send": "touch.tap", "at": [60, 220], "expect": ["hit": "buy"]]]
    )
    let run = try #require(try Self.opened(document).call("render.film")["runs"]?[0])
    #expect(run["passed"]?.bool == false)
    #expect(run["failure"]?["step"]?.int == 0)
    let moment = try #require(run["failure"]?["moment"]?.int)
    let step = try #require(run["steps"]?[1])
    let moments = (step["first"]?.int ?? 0)...(step["last"]?.int ?? 0)
    #expect(moments.contains(moment))
  }

  @Test func `only the steps that are wanted are told, with all that happened before`() throws {
    let document = Screens.card
    document.set(
      "script",
      [["set": ["card.isHidden": true]], ["send": "touch.tap", "at": [60, 220]]]
    )
    let client = try Self.opened(document)
    let film = try client.call("render.film", ["steps": [1, 1]])
    let run = try #require(film["runs"]?[0])
    #expect(run["steps"]?.elements.map { $0["index"]?.int } == [-1, 1])
    let card = try #require(film["objects"]?.elements.firstIndex { $0["id"]?.string == "card" })
    let first = run["steps"]?[1]?["first"]?.int
    let scene = run["scenes"]?.elements.first { $0["moment"]?.int == first }
    #expect(scene?["views"]?[JSONKey("\(card)")]?["hidden"]?.bool == true)
  }

  @Test func `a color stands in the film as the document writes it, and changes with it`() throws {
    let document = try Screens.card(adding: ##""backgroundColor":"#FF8800""##, to: "card")
    document.set("script", [["set": ["card.backgroundColor": "#11223344"]]])
    let film = try Self.opened(document).call("render.film")
    let run = try #require(film["runs"]?[0])
    let card = try #require(film["objects"]?.elements.firstIndex { $0["id"]?.string == "card" })
    let buy = try #require(film["objects"]?.elements.firstIndex { $0["id"]?.string == "buy" })
    let colours = run["scenes"]?.elements.compactMap {
      $0["views"]?[JSONKey("\(card)")]?["colour"]?.string
    }
    #expect(colours == ["#FF8800", "#11223344"])
    #expect(run["scenes"]?[0]?["views"]?[JSONKey("\(buy)")]?["colour"] == nil)
  }

  @Test func `a step without records shows what it changed`() throws {
    let document = Screens.card
    document.set("script", [["set": ["card.frame": [0, 0, 10, 10]]]])
    let film = try Self.opened(document).call("render.film")
    let run = try #require(film["runs"]?[0])
    let card = try #require(film["objects"]?.elements.firstIndex { $0["id"]?.string == "card" })
    let last = try #require(run["scenes"]?.elements.map(\.self).last)
    #expect(last["moment"]?.int == run["count"]?.int)
    #expect(last["views"]?[JSONKey("\(card)")]?["bounds"] == [0, 0, 10, 10])
  }

  @Test(
    arguments: [
      (["from": 0], "params.out-of-range"), (["limit": 10_001], "params.out-of-range"),
      (["level": "deep"], "params.unknown-value"), (["from": 9999], "render.no-moment"),
      (["steps": [2, 1]], "params.out-of-range"), (["variant": "x"], "scenario.unknown-variant"),
      (["compare": ["x"]], "params.wrong-type"),
      (["compare": ["x", "y"]], "scenario.unknown-variant"),
      (["compare": ["x", "y"], "variant": "x"], "params.conflict"),
      (["profiles": [[:], [:]], "profile": [:]], "params.conflict"),
      (["moment": 1], "params.unknown-member"), (["session": "s999"], "session.unknown"),
    ] as [(JSONText, String)]
  )
  func `wrong parameters are refused by name`(params: JSONText, type: String) throws {
    let client = try Self.opened()
    let error = #expect(throws: WireError.self) {
      try client.call("render.film", params.json)
    }
    #expect(error?.type.name == type)
  }

  @Test func `a film that is too long says in which step`() throws {
    let (document, _) = ScenarioDocument.read(
      Screens.card.serialized(),
      file: "card.json",
      environment: TestWorkbench.modules.environment
    )
    let card = try #require(document)
    let work = FilmWork(
      card,
      [.run(card, variant: nil)],
      level: .route,
      steps: nil,
      page: FilmPage(first: 1, last: 10),
      build: "test",
      most: 15
    ) { _, _ in }
    let error = #expect(throws: WireError.self) {
      while case .unfinished = try work.slice(until: .now) {}
    }
    #expect(error?.type == .renderTooLong)
    #expect(error?.details.first?.value == .integer(0))
  }

  @Test func `a long film is made in slices, beside others, and can be cancelled`() throws {
    let workbench = TestWorkbench.make()
    let thread = QueueExecutor()
    let one = CheckedClient(InProcessConnection(to: workbench, executor: thread))
    let other = CheckedClient(InProcessConnection(to: workbench, executor: thread))
    let document = Screens.card
    let taps = JSONValue.array()
    for _ in 0..<1500 { taps.append(["send": "touch.tap", "at": [60, 220]]) }
    document.set("script", taps)
    _ = try one.open(document)
    let request = try one.wire.send("render.film", .object())
    #expect(try other.call("rule.list")["rules"]?.count ?? 0 > 0)
    let id = try #require(Int(String(decoding: request.bytes, as: UTF8.self)))
    try one.wire.notify("$/cancelRequest", ["id": .init(id)])
    let error = #expect(throws: WireError.self) { try one.wire.answer(to: request) }
    #expect(error?.type == .workbenchCancelled)
  }
}

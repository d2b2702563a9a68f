import Jansson
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Sentences
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Two runs of a film side by side, held against `script.compare`.
struct FilmCompareTests {
  private static func compared(
    _ documents: Sides<ScenarioDocument>,
    _ variants: Sides<String?>
  ) throws -> FilmComparison {
    let tables = FilmTables()
    func run(_ document: ScenarioDocument, _ variant: String?) throws -> FilmRun {
      try FilmRun(document, variant: variant, level: .route, steps: nil, tables: tables)
    }
    let comparison = FilmComparison(
      try run(documents.left, variants.left),
      try run(documents.right, variants.right),
      at: 0,
      isOneScript: true
    )
    while !comparison.isOver { comparison.runStep() }
    comparison.finish()
    return comparison
  }

  /// What `script.compare` says of the same.
  private static func told(
    _ documents: Sides<ScenarioDocument>,
    _ variants: Sides<String?>
  ) throws -> JSONValue {
    let none = try ScriptChanges(nil, at: "")
    let pair = try ComparedPair(
      documents,
      changes: Sides(left: none, right: none),
      variants: variants,
      level: .route,
      reach: 1,
      words: Words(language: .english)
    )
    while !pair.isOver { try pair.runStep() }
    return pair.json
  }

  /// The numbers of the records that a moment tells: its own, and the one that answers it.
  private static func records(
    of moment: Int,
    in run: FilmRun,
    _ answers: [Int: JSONValue]
  ) -> [Int] {
    let own = run.maker.moments[moment - 1].record
    return [own, own.flatMap { answers[$0]?[.seq]?.int }].compactMap(\.self)
  }

  private static func check(
    _ documents: Sides<ScenarioDocument>,
    _ variants: Sides<String?>,
    _ name: String
  ) throws {
    let comparison = try compared(documents, variants)
    let parting = try told(documents, variants)[.parting]
    #expect((comparison.parting == nil) == (parting == nil), "\(name)")
    let record = parting?[.sides]?[0]?[.record]?.int
    if let record, let moment = comparison.parting {
      let plain = try Filmed(documents.left, variant: variants.left).plainRecords()
      var possible = records(of: moment, in: comparison.left, FilmScenarioTests.answers(in: plain))
      // The moment of a message says whether it goes on, which the first record inside decides.
      let kind = comparison.left.maker.moments[moment - 1].kind.name
      if ["passes", "keeps"].contains(kind), let inside = plain[record - 1][.parent]?.int,
        possible.contains(inside)
      {
        possible.append(record)
      }
      // The calls of the launch's life cycle are told by the launch itself.
      let launch = comparison.left.steps.first?.last ?? 0
      if moment <= launch, plain[record - 1][.kind]?.string == "controller-lifecycle" {
        possible.append(record)
      }
      #expect(possible.contains(record), "\(name): \(possible) is not \(record)")
    }
    checkPairs(of: comparison, isDecision: parting?[.by]?.string == "decision", name)
  }

  /// Pairs grow, and up to where the runs part the moments of each are alike.
  private static func checkPairs(
    of comparison: FilmComparison,
    isDecision: Bool,
    _ name: String
  ) {
    let pairs = comparison.pairs
    #expect(pairs.first.map { [$0.left, $0.right] } == [1, 1], "\(name)")
    for (one, next) in zip(pairs, pairs.dropFirst()) {
      #expect(one.left < next.left, "\(name)")
      #expect(one.right <= next.right, "\(name)")
    }
    let parting = comparison.parting ?? .max
    for pair in pairs where pair.left < parting {
      let one = comparison.left.maker.moments[pair.left - 1]
      let other = comparison.right.maker.moments[pair.right - 1]
      #expect(one.rule == other.rule, "\(name) \(pair)")
      #expect(one.depth == other.depth, "\(name) \(pair)")
    }
    // All that was the same is paired: between pairs lies nothing that a rule decided.
    guard isDecision || comparison.parting == nil else { return }
    // A controller's life cycle is no decision: no event takes another way by it.
    let paired = Set(pairs.map(\.left))
    for (place, moment) in comparison.left.maker.moments.enumerated()
    where place + 1 < parting && moment.rule != nil
      && moment.kind.name != RecordKind.controllerLifecycle.rawValue
    {
      #expect(paired.contains(place + 1), "\(name): nothing belongs to moment \(place + 1)")
    }
  }

  @Test(arguments: ScenarioFiles.ids)
  func `variants part at the moment of the record that script compare names`(id: String) throws {
    let document = try Filmed.document(id)
    let names = document.variants.map(\.id)
    for (one, other) in zip(names, names.dropFirst()) {
      let documents = Sides(left: document, right: document)
      try Self.check(documents, Sides(left: one, right: other), "\(id) \(one) \(other)")
      try Self.check(documents, Sides(left: other, right: one), "\(id) \(other) \(one)")
    }
  }

  @Test(arguments: ["motion/shake", "windows/front-and-key", "hit-testing/outside-superview"])
  func `a run does not part from itself`(id: String) throws {
    let document = try Filmed.document(id)
    let variant = document.runs[0]
    let comparison = try Self.compared(
      Sides(left: document, right: document),
      Sides(left: variant, right: variant)
    )
    #expect(comparison.parting == nil)
    #expect(comparison.pairs.allSatisfy { $0.left == $0.right })
    #expect(comparison.left.count == comparison.right.count)
  }

  // MARK: - Over the wire

  private static var document: JSONValue {
    let document = Screens.card
    document.set(
      "variants",
      [["id": "plain"], ["id": "hidden", "set": ["card.isHidden": true]], ["id": "same"]]
    )
    document.set("script", [["wait": 0.1], ["send": "touch.tap", "at": [60, 220]]])
    return document
  }

  @Test(arguments: Transport.allCases)
  func `a film of two variants has these runs and what belongs together`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      _ = try client.open(Self.document)
      let film = try client.call("render.film", ["compare": ["plain", "hidden"]])
      #expect(film["runs"]?.elements.map { $0["variant"]?.string } == ["plain", "hidden"])
      let compare = try #require(film["compare"])
      #expect(compare.count == 1)
      #expect(compare[0]?["runs"] == [0, 1])
      let parts = try #require(compare[0]?["parts"]?.int)
      let steps = try #require(film["runs"]?[0]?["steps"])
      #expect(try #require(steps[1]?["last"]?.int) < parts)
      #expect(compare[0]?["pairs"]?.elements.contains([1, 1]) == true)
      // Later pages tell moments and nothing of the whole.
      let page = try client.call("render.film", ["compare": ["plain", "hidden"], "from": 2])
      #expect(page["compare"] == nil)
      let alike = try client.call("render.film", ["compare": ["plain", "same"]])
      #expect(alike["compare"]?[0]?["parts"] == nil)
    }
  }

  @Test func `two profiles are held against each other in every variant`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = Screens.card
    document.set("variants", [["id": "plain"], ["id": "other"]])
    document.set("script", [["send": "motion.shake"]])
    _ = try client.open(document)
    let profiles: JSONValue = [.object(), ["toggles": ["motion.no-first-responder": "nobody"]]]
    let film = try client.call("render.film", ["profiles": profiles])
    let runs = try #require(film["runs"])
    #expect(runs.elements.map { $0["variant"]?.string } == ["plain", "plain", "other", "other"])
    let toggles = runs.elements.map {
      $0["profile"]?["toggles"]?["motion.no-first-responder"]?.string
    }
    #expect(toggles == [nil, "nobody", nil, "nobody"])
    #expect(film["compare"]?.elements.map { $0["runs"] } == [[0, 1], [2, 3]])
    #expect(film["compare"]?.elements.allSatisfy { $0["parts"]?.int ?? 0 > 1 } == true)
    let one = try client.call("render.film", ["profiles": profiles, "variant": "other"])
    #expect(one["runs"]?.count == 2)
    let wrong = #expect(throws: WireError.self) {
      try client.call("render.film", ["profiles": [[:], ["numbers": ["minimumHitAlfa": 1]]]])
    }
    #expect(wrong?.path == "/params/profiles/1/numbers/minimumHitAlfa")
  }

  @Test func `what parts two runs in a step that nobody wants has passed at the first that is`()
    throws
  {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = Self.document
    document.set(
      "script",
      [
        ["send": "touch.tap", "at": [60, 220]], ["wait": 0.1],
        ["send": "touch.tap", "at": [9, 9]],
      ]
    )
    _ = try client.open(document)
    let film = try client.call(
      "render.film",
      ["compare": ["plain", "hidden"], "steps": [2, 2]]
    )
    let steps = try #require(film["runs"]?[0]?["steps"])
    #expect(film["compare"]?[0]?["parts"] == steps[1]?["first"])
  }
}

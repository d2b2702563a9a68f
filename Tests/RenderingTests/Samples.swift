import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// Drawings of every kind, made of answers as the workbench gives them in either language.
enum Sample: String, CaseIterable, Sendable {
  case discardedTap, drag, longWay, kinds, cells, hit, tree, chain, cycle, values, record
  case why, whyHolds, diagnostics, wireError, error, failure, run, failedRun, quietRun, parting
  case alike, question, judgement, modules, module, rule, rules, coverage, scenarios, search, claims
  case method, schema, schemaMethods

  func drawing(_ language: Language = .english) throws -> any Drawing {
    let made = SampleAnswers(words: Words(language: language))
    switch self {
    case .discardedTap: return Route(records: try Traces.discardedTap())
    case .drag: return Route(records: try Traces.drag(moves: 18))
    case .longWay: return Route(records: SeededTraces.way(over: 9))
    case .kinds: return Route(records: SeededTraces.kinds(language))
    case .cells: return HitVisits(try made.cells(), chain: ["list", "window", "scene"])
    case .hit: return HitVisits(try made.hit())
    case .tree: return ObjectTree(try made.tree())
    case .chain: return ResponderChain(try made.chain(cycle: nil))
    case .cycle: return ResponderChain(try made.chain(cycle: "field"))
    case .values: return ValueList(try made.values())
    case .record: return RecordLine(try Traces.discardedTap()[1])
    case .why: return WhyNot(try made.why(), records: try Traces.discardedTap())
    case .whyHolds: return WhyNot(try made.whyHolds())
    case .diagnostics: return Diagnostics(try made.diagnostics(), source: SampleAnswers.source)
    case .wireError: return WireErrorDrawing(made.wireError())
    case .error: return ErrorExplanation(.paramsUnknownMember)
    case .failure: return ScriptFailure(try made.failure())
    case .run: return try run(made.run(failing: false))
    case .failedRun: return try run(made.run(failing: true))
    case .quietRun:
      var drawing = try run(made.run(failing: true))
      drawing.isQuiet = true
      return drawing
    case .parting: return Comparison(try made.parting(), of: ["ios-15", nil], title: "cards/x")
    case .alike:
      return Comparison(["steps": 2, "decisions": 60], of: ["ios-15", nil], title: "cards/x")
    case .question: return Question(try made.question(), of: 3)
    case .judgement:
      return Judgement(
        try made.judgement(),
        records: try Traces.discardedTap(),
        predicted: "button"
      )
    case .modules: return ModuleList(try made.modules())
    case .module: return ModuleList(try made.module())
    case .rule: return RuleExplanation(try made.rule())
    case .rules: return RuleList(try made.rules())
    case .coverage: return RuleCoverage(try made.coverage())
    case .scenarios: return ScenarioList(try made.scenarios(), detail: .tags)
    case .search: return SearchResults(try made.search())
    case .claims: return made.claims()
    case .method: return MethodDescription(.traceSubscribe)
    case .schema: return SchemaMethods(schema(language))
    case .schemaMethods:
      return SchemaMethod("trace.subscribe", schema(language))
    }
  }

  private func schema(_ language: Language) -> JSONValue {
    MethodTable.standard.schema(for: .traceSubscribe, in: language)
  }

  private func run(_ answer: JSONValue) throws -> ScriptRun {
    var drawing = ScriptRun(
      answer,
      records: try Traces.discardedTap(),
      title: "cards/overhang",
      file: "cards/overhang.json"
    )
    drawing.limit = nil
    return drawing
  }

  func text(_ style: Style) throws -> String {
    try drawing(style.language).text(style)
  }

  /// Whether a page of fewer lines tells less, so that the width decides what is folded.
  var isFolded: Bool { self == .why || self == .judgement || self == .parting }

  /// What no layout may leave out.
  var names: [String] {
    switch self {
    case .discardedTap: ["banner", "card", "hit-test.point-inside-prunes", "touchesBegan"]
    case .drag: ["pad", "touchesMoved", "delivery.override-swallows"]
    case .longWay: ["link0", "link9", "motionEnded"]
    // A question has the rule of its answer.
    case .kinds:
      RecordKind.allCases.filter { $0 != .outcome && $0 != .asked }.map { "rule." + $0.rawValue }
    case .cells: ["window", "list", "0–3", "hit-test.point-inside-prunes"]
    case .hit: ["banner", "close", "card", "button", "list", "hit-test.skips-hidden"]
    case .tree: ["window", "card", "buyButton", "tapped:", "120.5", "clipsToBounds", "sheet"]
    case .chain, .cycle: ["field", "UITextField", "login", "chain.view-next-is-superview"]
    case .values: ["card", "alpha", "0.5", "backgroundColor"]
    case .record: ["window", "hitTest", "asked"]
    case .why: ["card.frame", "button", "hit-test.point-inside-prunes"]
    case .whyHolds: ["buy", "buy:"]
    case .diagnostics: ["a.json:3:24", "unknown-member", "/app/window", "scenes", "never-judged"]
    case .wireError: ["/params/atx", "taps", "duration", "\"x\""]
    case .error: ["params.unknown-member", "-32602", "responder-protocol(7)"]
    case .failure, .failedRun, .quietRun: ["button", "root", "hit-test.point-inside-prunes"]
    case .run: ["cards/overhang", "banner"]
    case .parting: ["ios-15", "card", "hit-test.skips-hidden"]
    case .alike: ["ios-15", "60"]
    case .question: ["window", "root", "button", "360,310"]
    case .judgement: ["button", "root", "hit-test.point-inside-prunes"]
    case .modules: ["Touch", "Wide", "touch.drag", "2.0", "1.0"]
    case .module: ["Wide", "WideView", "pointInside", "wide.edges", "wide/first"]
    case .rule: ["hit-test.skips-hidden", "#50", "hitTestAsUIKit", "cards/banner"]
    case .rules: ["hit-test.skips-hidden", "chain.view-next-is-superview"]
    case .coverage: ["66.7", "press.unknown"]
    case .scenarios: ["cards/overhang", "cards/banner", "lists/rows", "broken/one"]
    case .search: ["cards/overhang", "touchesBegan", "bannerr"]
    case .claims: ["claim-1", "claim-2", "cards/overhang"]
    case .method: ["trace.subscribe", "policy", "filter"]
    case .schema: ["trace.subscribe"]
    case .schemaMethods: ["policy", "filter"]
    }
  }
}

import Jansson
import Sentences
import Testing

@testable import DebugAdapter

/// What the exception filters stop at, and what is told of it.
struct ExceptionFilterTests {
  private static let lines = """
    {"seq":1,"kind":"answered","at":"shade","method":"hitTest","answer":null,"level":"route"}
    {"seq":2,"kind":"answered","at":"vault","method":"hitTest","answer":"vault","level":"route"}
    {"seq":3,"kind":"declined","at":"shade","rule":"hit-test.skips-hidden","level":"route"}
    {"seq":4,"kind":"recognizer-changed","at":"pan","state":"cancelled","level":"route"}
    {"seq":5,"kind":"recognizer-changed","at":"pan","state":"began","level":"route"}
    {"seq":6,"kind":"touch-cancelled","at":"vault","touch":[1],"level":"route"}
    {"seq":7,"kind":"recognizer-prevented","at":"tap","by":"pan","rule":"gesture.prevents","level":"route"}
    {"seq":8,"kind":"error","at":"a","error":"responderCycle","message":"the chain is a ring","messageZh":"响应者链成环","level":"route"}
    {"seq":9,"kind":"discarded","at":"a","rule":"dispatch.unhandled-is-dropped","level":"route"}
    {"seq":10,"kind":"outcome","discarded":true,"level":"outcome"}
    {"seq":11,"kind":"outcome","discarded":true,"level":"outcome"}
    {"seq":12,"kind":"outcome","discarded":true,"recognizedBy":["pan"],"level":"outcome"}
    {"seq":13,"kind":"outcome","discarded":false,"handledBy":"a","level":"outcome"}
    """

  private func ran() throws -> Route {
    var route = Route()
    let all = try records(Self.lines)
    try route.take(all.prefix(1))
    route.closeLaunch()
    try route.take(all[1..<10])
    route.close(.step(0, 2...10), finished: false)
    for (step, record) in all[10...].enumerated() {
      try route.take([record])
      let failing = step == 1 ? ["/script/2/expect/hit", "/script/2/expect/path"] : []
      route.close(.step(step + 1, (step + 11)...(step + 11), failing: failing), finished: false)
    }
    return route.finished()
  }

  @Test(arguments: [
    (ExceptionFilter.hitNil, [1]), (.declined, [3]), (.cancelled, [4, 6]), (.prevented, [7]),
    (.raised, [8]), (.discarded, [9, 11]), (.expectation, [12]),
  ])
  func `a filter stops at what it names`(filter: ExceptionFilter, expected: [Int]) throws {
    var breakpoints = Breakpoints()
    let answers = breakpoints.set(exceptions: [ExceptionChoice(filter: filter.rawValue)])
    #expect(answers.map(\.isVerified) == [true])
    let route = try ran()
    let stops = breakpoints.all(in: route)
    #expect(stops.map(\.point.record) == expected)
    for stop in stops {
      #expect(stop.reason == .exception)
      #expect(stop.exceptions == [filter])
      for language in Language.allCases {
        let facts = try #require(ExceptionFacts(stop, in: route, language))
        #expect(!facts.id.isEmpty && !facts.sentence.isEmpty)
        #expect(facts.title == filter.label)
      }
    }
  }

  @Test func `rules are asked for by id or pattern, several of them together`() throws {
    var breakpoints = Breakpoints()
    _ = breakpoints.set(exceptions: [
      ExceptionChoice(filter: "rule", condition: "hit-test.*"),
      ExceptionChoice(filter: "rule", condition: " gesture.prevents "),
    ])
    #expect(breakpoints.stops(in: try ran()) == [3, 7])
    _ = breakpoints.set(exceptions: [])
    #expect(breakpoints.stops(in: try ran()).isEmpty)
  }

  @Test func `a filter that is none is refused, and a rule that is not named`() {
    var breakpoints = Breakpoints()
    let answers = breakpoints.set(exceptions: [
      ExceptionChoice(filter: "discarded"), ExceptionChoice(filter: "all"),
      ExceptionChoice(filter: "rule"), ExceptionChoice(filter: "rule", condition: " "),
    ])
    #expect(answers.map(\.isVerified) == [true, false, false, false])
    #expect(answers[1].message?.english.contains("hitNil") == true)
    #expect(answers[2].message?.english.contains("hit-test.skips-*") == true)
  }

  @Test func `an outcome tells of what is lost only where no record did`() throws {
    var breakpoints = Breakpoints()
    _ = breakpoints.set(exceptions: [ExceptionChoice(filter: "discarded")])
    let stops = breakpoints.all(in: try Vault.route())
    #expect(stops.map(\.point.record) == [86])
    let facts = try #require(ExceptionFacts(stops[0], in: Vault.route(), .english))
    #expect(facts.id == "dispatch.unhandled-is-dropped")
    #expect(facts.title.english == "Event discarded")
    #expect(facts.sentence.contains("dispatch.unhandled-is-dropped"))
  }

  @Test func `an expectation that fails is told with its rule, the first one of a step`() throws {
    var breakpoints = Breakpoints()
    _ = breakpoints.set(exceptions: [ExceptionChoice(filter: "expectation")])
    let route = try ran()
    let stop = try #require(breakpoints.all(in: route).first)
    #expect(stop.point == .judged(step: 2, after: 12))
    #expect(stop.pointer == "/script/2/expect/hit")
    let facts = try #require(ExceptionFacts(stop, in: route, .english))
    #expect(facts.rule == "hit-test.skips-hidden")
    #expect(facts.id == "hit-test.skips-hidden")
    #expect(facts.sentence == "hit: expected a, but it is b")
  }

  @Test func `an error without a rule is known by its own name, in either language`() throws {
    var breakpoints = Breakpoints()
    _ = breakpoints.set(exceptions: [ExceptionChoice(filter: "raised")])
    let route = try ran()
    let stop = try #require(breakpoints.all(in: route).first)
    let english = try #require(ExceptionFacts(stop, in: route, .english))
    #expect(english.id == "responderCycle")
    #expect(english.sentence.contains("the chain is a ring"))
    #expect(try #require(ExceptionFacts(stop, in: route, .chinese)).sentence.contains("成环"))
  }

  @Test func `a breakpoint alone is no exception, and an exception counts for more`() throws {
    let (bound, answers) = Breakpoints.atVault([SourceBreakpoint(line: 6)])
    var breakpoints = bound
    let route = try Vault.route()
    let alone = try #require(breakpoints.all(in: route).first)
    #expect(ExceptionFacts(alone, in: route, .english) == nil)
    _ = breakpoints.set(exceptions: [ExceptionChoice(filter: "hitNil")])
    _ = breakpoints.set(instructions: [InstructionBreakpoint(reference: "r44")])
    let both = try #require(breakpoints.all(in: route).first { $0.point.record == 44 })
    #expect(both.reason == .exception)
    #expect(both.breakpoints.count == 1)
    #expect(alone.breakpoints == [answers[0].id])
  }

  @Test func `what editors show of each is there in both languages`() {
    #expect(ExceptionFilter.allCases.filter(\.isDefault) == [.discarded, .expectation, .raised])
    #expect(ExceptionFilter.allCases.filter(\.takesCondition) == [.rule])
    for filter in ExceptionFilter.allCases {
      for sentence in [filter.label, filter.summary] {
        #expect(!sentence.english.isEmpty && sentence.english != sentence.chinese)
      }
      #expect(filter.takesCondition == !filter.conditionSummary.english.isEmpty)
    }
  }
}

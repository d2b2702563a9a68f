import Jansson
import Testing
import WorkbenchProtocol

@testable import DebugAdapter

/// What a route keeps of its records, and what it forgets.
struct RouteTests {
  @Test func `only the record that comes next is taken`() throws {
    var route = Route()
    let first = try JSON.parse(#"{"seq":1,"kind":"asked","at":"a","method":"hitTest"}"#)
    let third = try JSON.parse(#"{"seq":3,"kind":"asked","at":"a","method":"hitTest"}"#)
    let isThirdTaken = route.append(third)
    let isFirstTaken = route.append(first)
    let isFirstTakenAgain = route.append(first)
    let isNoneTaken = route.append(.object())
    #expect(
      [isThirdTaken, isFirstTaken, isFirstTakenAgain, isNoneTaken] == [false, true, false, false]
    )
    #expect(route.last == 1)
  }

  @Test func `a question and its answer know each other`() throws {
    let route = try Vault.route()
    for (asked, answered) in [
      (40, 53), (41, 42), (43, 44), (45, 52), (48, 51), (58, 63), (61, 62),
    ] {
      #expect(route[asked]?.partner == answered)
      #expect(route[answered]?.partner == asked)
      #expect(route[asked]?.depth == route[answered]?.depth)
      #expect(route[answered]?.opening == asked)
    }
    #expect(route[54]?.partner == nil)
  }

  @Test func `a record says who, what, why and how deep`() throws {
    let route = try Vault.route()
    let record = try #require(route[51])
    #expect(record.kind == .answered)
    #expect(record.at == "vault")
    #expect(record.name == "hitTest")
    #expect(record.rule == "hit-test.self-is-fallback")
    #expect(record.level == .route)
    #expect(record.depth == 2)
    #expect(route.parents(of: 51) == [45, 40])
    #expect(route[66]?.level == .outcome)
    #expect(route[41]?.level == .full)
    #expect(route[0] == nil)
    #expect(route[95] == nil)
  }

  @Test func `what an occurrence is called comes from where each kind says it`() throws {
    var route = Route()
    try route.take(
      try records(
        """
        {"seq":1,"kind":"control-event","at":"key","event":"touchDown"}
        {"seq":2,"kind":"action-sent","at":"login","action":"buy:"}
        {"seq":3,"kind":"action-sent","at":"share","name":"Share"}
        {"seq":4,"kind":"recognizer-changed","at":"pan","state":"began"}
        {"seq":5,"kind":"notification","at":"field","name":"keyboardWillShow"}
        {"seq":6,"kind":"controller-lifecycle","controller":"home","stage":"viewDidLoad"}
        {"seq":7,"kind":"gust-of-wind","at":"tree"}
        """
      )
    )
    let told = (1...7).map { [route[$0]?.at, route[$0]?.name] }
    #expect(
      told == [
        ["key", "touchDown"], ["login", "buy:"], ["share", "handler"], ["pan", "began"],
        ["field", "keyboardWillShow"], ["home", "viewDidLoad"], ["tree", nil],
      ]
    )
    #expect(route[7]?.kind == nil)
  }

  @Test func `a parent that is none counts as none`() throws {
    var route = Route()
    for (seq, parent) in [(1, "9"), (2, "2"), (3, "-1"), (4, "null"), (5, #""x""#)] {
      try route.take(try records(#"{"seq":\#(seq),"parent":\#(parent),"kind":"declined"}"#))
      #expect(route[seq]?.parent == 0)
      #expect(route[seq]?.depth == 0)
    }
  }

  @Test func `each record belongs to the launch or to a step, and what-ifs to the step behind`()
    throws
  {
    var route = try Vault.route(steps: 1)
    #expect(route.step(of: 38) == nil)
    #expect(route.step(of: 39) == 0)
    #expect(route.step(of: 66) == 0)
    #expect(route.records(of: nil) == 1..<39)
    #expect(route.records(of: 0) == 39..<67)
    try route.take(try records(#"{"seq":67,"kind":"declined"}"#))
    #expect(route.step(of: 67) == 1)
    #expect(route.records(of: 1) == 67..<68)
    try route.take(try records(#"{"seq":68,"kind":"declined","level":"route"}"#))
    route.close(.step(1, 68...68), finished: false)
    route.close(.step(2), finished: false)
    #expect(route.records(of: 1) == 67..<69)
    #expect(route.records(of: 2).isEmpty)
    #expect(route.steps[1].records == 68...68)
    #expect(route.steps[2].records == nil)
    #expect(route.step(at: .judged(step: 2, after: 68)) == 2)
    #expect(route.step(at: .record(68)) == 1)
  }

  @Test(arguments: 1...20)
  func `what is cut and comes again is as if it had never gone`(seed: Int) throws {
    let random = RandomRoute(seed: seed)
    let whole = try random.route()
    for kept in 0...random.steps.count {
      var route = try random.route()
      let seq = kept == 0 ? random.launch.count : whole.ends[kept - 1]
      route.cut(after: seq, keeping: kept)
      #expect(route.last == seq)
      #expect(route.steps.count == kept)
      #expect(!route.isFinished)
      #expect((1...max(1, seq)).allSatisfy { route[$0]?.partner ?? 0 <= seq })
      for ran in random.steps.dropFirst(kept) {
        try route.take(ran.records)
        route.close(ran.step, finished: false)
      }
      #expect(route.last == whole.last)
      for seq in 1...max(1, whole.last) {
        #expect(route[seq] == whole[seq])
        #expect(route.json(seq)?.description == whole.json(seq)?.description)
      }
      #expect(route.hops == whole.hops)
      #expect(route.discards == whole.discards)
      #expect(route.ends == whole.ends)
    }
  }

  @Test func `without a number the steps stay whose records do`() throws {
    var route = try Vault.route()
    route.cut(after: 66)
    #expect(route.steps.map(\.index) == [0])
    route.cut(after: 66, keeping: 0)
    #expect(route.steps.isEmpty)
    route.cut(after: 0)
    #expect(route.last == 0)
    #expect(route.launchEnd == nil)
  }

  @Test func `a call loses its answer where that is cut off`() throws {
    var route = try Vault.route()
    route.cut(after: 48)
    #expect(route[48]?.partner == nil)
    #expect(route[45]?.partner == nil)
    #expect(route[40]?.partner == nil)
    #expect(route[43]?.partner == 44)
  }

  @Test func `a step keeps what the workbench told of it`() throws {
    let report = try JSON.parse(
      #"{"index":3,"pointer":"/script/4","label":"tap","action":"wait 1","phrase":"wait 1 s","records":[7,9],"outcome":{"hit":"a"}}"#
    )
    let failure = try JSON.parse(
      #"{"pointer":"/script/4/expect/hit","key":"hit","message":"no","record":8,"reason":{"rule":"a.b"}}"#
    )
    let step = RouteStep(report: report, failures: [failure])
    #expect(step.index == 3)
    #expect(step.pointer == "/script/4")
    #expect(step.label == "tap")
    #expect(step.phrase == "wait 1 s")
    #expect(step.records == 7...9)
    #expect(step.outcome?["hit"]?.string == "a")
    #expect(step.report.description == report.description)
    #expect(step.failures.first?.pointer == "/script/4/expect/hit")
    #expect(step.failures.first?.rule == "a.b")
    #expect(step.failures.first?.record == 8)
    #expect(step.failures.first?.report.description == failure.description)
  }
}

import Sentences
import Testing

@testable import DebugAdapter

/// What becomes of breakpoints that are set, and at what they stop.
struct BreakpointsTests {
  private let overridden = "/app/windows/0/subviews/0/overrides/touchesBegan"

  // MARK: - Lines

  @Test func `a line snaps to what it means, and says at what it stops`() throws {
    let (_, answers) = Breakpoints.atVault([
      SourceBreakpoint(line: 4), SourceBreakpoint(line: 8), SourceBreakpoint(line: 1),
    ])
    #expect(answers.map(\.isVerified) == [true, true, false])
    #expect(answers.map { $0.span?.line } == [4, 8, nil])
    #expect(answers.map { $0.span?.column } == [7, 5, nil])
    #expect(answers[0].message?.english == "stops when panel is asked")
    #expect(answers[1].message?.english == "stops at what step 1 does first")
    #expect(answers[2].message?.english.contains("line 1") == true)
    #expect(answers.allSatisfy { $0.message?.chinese != $0.message?.english })
  }

  @Test func `an object stops whenever it is asked`() throws {
    var (breakpoints, _) = Breakpoints.atVault([SourceBreakpoint(line: 4)])
    #expect(breakpoints.stops(in: try Vault.route()) == [45, 61, 74])
    _ = breakpoints.set([SourceBreakpoint(line: 3)], path: "/vault.json", places: nil)
    // That it is asked for the point, or sends an event, is no hop.
    #expect(breakpoints.stops(in: try Vault.route()) == [40, 77])
  }

  @Test func `an override stops when its method is called`() throws {
    let key = try #require(Vault.places.span(at: overridden))
    let (bound, answers) = Breakpoints.atVault([
      SourceBreakpoint(line: 4, column: key.column)
    ])
    var breakpoints = bound
    #expect(answers[0].span == key)
    #expect(breakpoints.stops(in: try Vault.route()) == [61])
  }

  @Test func `a step stops at its first hop, and an expectation where it is judged`() throws {
    let expectation = try #require(Vault.places.span(at: "/script/1/expect/discarded"))
    let (bound, answers) = Breakpoints.atVault([
      SourceBreakpoint(line: 8), SourceBreakpoint(line: 9, column: expectation.column),
      SourceBreakpoint(line: 10),
    ])
    var breakpoints = bound
    let stops = breakpoints.all(in: try Vault.route())
    // The last step leaves nothing at which it could stop.
    #expect(stops.map(\.point) == [.record(39), .judged(step: 1, after: 94)])
    #expect(stops.map(\.breakpoints) == [[answers[0].id], [answers[1].id]])
    #expect(stops.map(\.pointer) == [nil, "/script/1/expect/discarded"])
    #expect(stops.map(\.reason) == [.breakpoint, .breakpoint])
  }

  @Test func `an expectation in a step without records has a point of its own`() throws {
    let expectation = try #require(Vault.places.span(at: "/script/2/expect/firstResponder"))
    var (breakpoints, _) = Breakpoints.atVault([
      SourceBreakpoint(line: 10, column: expectation.column)
    ])
    let route = try Vault.route()
    #expect(breakpoints.all(in: route).map(\.point) == [.judged(step: 2, after: 94)])
    let before = breakpoints.previous(before: .end(after: 94), in: route)
    #expect(before == .stop(breakpoints.all(in: route)[0]))
    #expect(breakpoints.next(after: .judged(step: 2, after: 94), in: route) == .none)
  }

  @Test func `a what-if before a step is not its first hop`() throws {
    var (breakpoints, _) = Breakpoints.atVault([SourceBreakpoint(line: 9)])
    var route = try Vault.route(steps: 1)
    try route.take(
      try records(
        """
        {"seq":67,"kind":"declined","at":"shade","level":"route"}
        {"seq":68,"kind":"event-queued","event":"touches","level":"route"}
        {"seq":69,"kind":"declined","at":"shade","level":"route"}
        """
      )
    )
    route.close(.step(1, 68...69), finished: true)
    #expect(breakpoints.stops(in: route) == [68])
  }

  @Test func `a target stops where its object sends the action, and no other one does`() throws {
    var breakpoints = Breakpoints()
    let range = #"{"start":{"line":1,"column":1},"end":{"line":1,"column":9}}"#
    let outline = try records(
      #"{"objects":[{"name":"buy","pointer":"/b","range":\#(range),"targets":[{"action":"go:","pointer":"/b/t","range":{"start":{"line":1,"column":3},"end":{"line":1,"column":5}}}]}]}"#
    )
    _ = breakpoints.launched(path: "/a", places: Places(outline: outline[0]))
    _ = breakpoints.set([SourceBreakpoint(line: 1, column: 3)], path: "/a", places: nil)
    var route = Route()
    try route.take(
      try records(
        """
        {"seq":1,"kind":"action-sent","at":"cart","action":"go:","sender":"buy"}
        {"seq":2,"kind":"action-sent","at":"cart","action":"go:","sender":"other"}
        {"seq":3,"kind":"action-sent","at":"cart","action":"stop:","sender":"buy"}
        {"seq":4,"kind":"action-sent","at":"cart","action":"go:"}
        """
      )
    )
    #expect(breakpoints.stops(in: route) == [1])
  }

  @Test func `breakpoints may come before the launch, and are bound by it`() throws {
    var breakpoints = Breakpoints()
    let early = breakpoints.set(
      [SourceBreakpoint(line: 4), SourceBreakpoint(line: 1)],
      path: "/vault.json",
      places: nil
    )
    #expect(early.map(\.isVerified) == [false, false])
    let elsewhere = breakpoints.set(
      [SourceBreakpoint(line: 4)],
      path: "/other.json",
      places: Vault.places
    )
    #expect(elsewhere.map(\.isVerified) == [true])
    #expect(breakpoints.stops(in: try Vault.route()).isEmpty)
    let changed = breakpoints.launched(path: "/vault.json", places: Vault.places)
    #expect(changed.map(\.id) == [elsewhere[0].id, early[0].id, early[1].id])
    #expect(changed.map(\.isVerified) == [false, true, false])
    #expect(changed[0].message?.english == "another document is being debugged")
    #expect(breakpoints.stops(in: try Vault.route()) == [45, 61, 74])
    // What is known already is told once.
    #expect(breakpoints.launched(path: "/vault.json", places: Vault.places).isEmpty)
  }

  @Test func `what is set again keeps its id, and what is left out stops no more`() throws {
    let (bound, first) = Breakpoints.atVault([
      SourceBreakpoint(line: 4), SourceBreakpoint(line: 5), SourceBreakpoint(line: 4),
    ])
    var breakpoints = bound
    #expect(Set(first.map(\.id)).count == 3)
    let second = breakpoints.set(
      [SourceBreakpoint(line: 5), SourceBreakpoint(line: 4), SourceBreakpoint(line: 6)],
      path: "/vault.json",
      places: nil
    )
    #expect(second.map(\.id).prefix(2) == [first[1].id, first[0].id])
    #expect(!first.map(\.id).contains(second[2].id))
    #expect(breakpoints.set([], path: "/vault.json", places: nil).isEmpty)
    #expect(breakpoints.stops(in: try Vault.route()).isEmpty)
  }

  @Test func `a breakpoint of more than enough is refused`() throws {
    let many = (0...Breakpoints.limit).map { SourceBreakpoint(line: $0 % 6 + 1) }
    let (bound, answers) = Breakpoints.atVault(many)
    var breakpoints = bound
    #expect(answers.count == Breakpoints.limit + 1)
    #expect(answers.last?.isVerified == false)
    #expect(answers.last?.message?.english.contains("10000") == true)
    #expect(answers[Breakpoints.limit - 1].message?.english.contains("10000") == false)
    let more = breakpoints.set(functions: [FunctionBreakpoint(name: "*.hitTest")])
    #expect(more.map(\.isVerified) == [false])
  }

  // MARK: - Functions and records

  @Test func `a rule is a function breakpoint, too`() throws {
    var breakpoints = Breakpoints()
    _ = breakpoints.set(functions: [FunctionBreakpoint(name: "rule:hit-test.*")])
    let stops = breakpoints.all(in: try Vault.route())
    #expect(stops.map(\.point.record) == [42, 44, 47, 50, 51, 52, 53])
    #expect(stops.allSatisfy { $0.reason == .functionBreakpoint })
  }

  @Test(arguments: ["", "  ", "rule:", "panel.", ".", "(a)"])
  func `what is no occurrence is refused, with an example`(name: String) {
    var breakpoints = Breakpoints()
    let answers = breakpoints.set(functions: [FunctionBreakpoint(name: name)])
    #expect(answers[0].isVerified == false)
    #expect(answers[0].message?.english.contains("panel.touches*") == true)
  }

  @Test func `an object that nearly is one is remarked on`() throws {
    var (breakpoints, _) = Breakpoints.atVault()
    let answers = breakpoints.set(
      functions: ["vaukt.hitTest", "vault.hitTest", "vault.layer.x", "q*.x", "scene.x"].map {
        FunctionBreakpoint(name: $0)
      }
    )
    #expect(answers.allSatisfy { $0.isVerified })
    #expect(answers[0].message?.english.contains("'vaukt'. Did you mean 'vault'?") == true)
    #expect(answers.dropFirst().allSatisfy { $0.message == nil })
  }

  @Test func `a record can be stopped at by its reference`() throws {
    var breakpoints = Breakpoints()
    let answers = breakpoints.set(instructions: [
      InstructionBreakpoint(reference: "r10"), InstructionBreakpoint(reference: "r10", offset: 3),
      InstructionBreakpoint(reference: "0x14"), InstructionBreakpoint(reference: "nowhere"),
      InstructionBreakpoint(reference: "r1", offset: -1),
      InstructionBreakpoint(reference: "r1", offset: .max),
      InstructionBreakpoint(reference: "r1", offset: .min),
    ])
    #expect(answers.map(\.isVerified) == [true, true, true, false, false, true, false])
    let stops = breakpoints.all(in: try Vault.route())
    #expect(stops.map(\.point.record) == [10, 13, 20])
    #expect(stops.allSatisfy { $0.reason == .instructionBreakpoint })
  }

  @Test func `several that are hit at one record are one stop`() throws {
    let (bound, lines) = Breakpoints.atVault([SourceBreakpoint(line: 5)])
    var breakpoints = bound
    let functions = breakpoints.set(functions: [FunctionBreakpoint(name: "*.hitTest")])
    let records = breakpoints.set(instructions: [InstructionBreakpoint(reference: "r48")])
    let search = breakpoints.stop(at: .record(48), in: try Vault.route())
    guard case .stop(let stop) = search else {
      Issue.record("\(search)")
      return
    }
    #expect(stop.breakpoints == (lines + functions + records).map(\.id))
    #expect(stop.reason == .breakpoint)
    #expect(breakpoints.stop(at: .record(51), in: try Vault.route()) == .none)
    for nowhere in [
      RoutePoint.end(after: 94), .beginning, .record(95), .judged(step: 3, after: 94),
    ] {
      #expect(breakpoints.stop(at: nowhere, in: try Vault.route()) == .none)
    }
  }
}

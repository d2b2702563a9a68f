import Testing

@testable import DebugAdapter

/// Moving over the vault's run.
struct CursorTests {
  private let cursor = Cursor(mode: .hops)

  @Test func `the script begins at its first hop, once a step has run`() throws {
    let launched = try Vault.route(steps: 0)
    #expect(cursor.entry(in: launched) == .runs(from: .record(38)))
    #expect(cursor.entry(in: try Vault.route(steps: 1)) == .at(.record(39)))
  }

  @Test func `the start is the first hop of all, or the first record where there is none`() throws {
    #expect(cursor.start(in: Route()) == .beginning)
    #expect(cursor.start(in: try Vault.route(steps: 0)) == .record(1))
    #expect(cursor.start(in: try Vault.route()) == .record(39))
    #expect(Cursor(mode: .full).start(in: try Vault.route()) == .record(1))
  }

  @Test func `next goes from a question to its answer`() throws {
    let route = try Vault.route()
    #expect(cursor.next(from: .record(45), in: route) == .at(.record(52)))
    #expect(cursor.next(from: .record(40), in: route) == .at(.record(53)))
    #expect(cursor.next(from: .record(54), in: route) == .at(.record(66)))
  }

  @Test func `stepping out goes to the answer of the call around, then to the outcome`() throws {
    let route = try Vault.route()
    #expect(cursor.stepOut(from: .record(48), in: route) == .at(.record(52)))
    #expect(cursor.stepOut(from: .record(51), in: route) == .at(.record(52)))
    #expect(cursor.stepOut(from: .record(52), in: route) == .at(.record(53)))
    #expect(cursor.stepOut(from: .record(53), in: route) == .at(.record(66)))
    #expect(cursor.stepOut(from: .record(66), in: route) == .at(.record(67)))
    #expect(cursor.stepOut(from: .record(94), in: route) == .end(.end(after: 94)))
  }

  @Test func `stepping out of the last step that is known runs another`() throws {
    let route = try Vault.route(steps: 1)
    #expect(cursor.stepOut(from: .record(66), in: route) == .runs(from: .record(66)))
  }

  @Test func `by records one comes to what is no hop`() throws {
    let route = try Vault.route()
    #expect(cursor.stepIn(from: .record(40), in: route) == .at(.record(43)))
    #expect(cursor.stepIn(from: .record(40), by: .record, in: route) == .at(.record(41)))
    #expect(cursor.stepBack(from: .record(43), by: .record, in: route) == .at(.record(42)))
    #expect(cursor.stepBack(from: .record(43), in: route) == .at(.record(40)))
  }

  @Test func `answers are hops but for what opens a call`() throws {
    let route = try Vault.route()
    let answers = Cursor(mode: .answers)
    #expect(answers.stepIn(from: .record(39), in: route) == .at(.record(44)))
    #expect(answers.stepIn(from: .record(44), in: route) == .at(.record(51)))
    #expect(answers.stepBack(from: .record(44), in: route) == .at(.record(39)))
  }

  @Test func `the calls that are hops can be chosen`() throws {
    let route = try Vault.route()
    #expect(cursor.targets(at: .record(40), in: route) == [43, 45])
    #expect(Cursor(mode: .full).targets(at: .record(40), in: route) == [41, 43, 45])
    #expect(cursor.targets(at: .record(53), in: route).isEmpty)
    #expect(cursor.targets(at: .end(after: 94), in: route).isEmpty)
    #expect(cursor.stepIn(to: 99, in: route) == nil)
  }

  @Test func `a frame is restarted at what opened it`() throws {
    let route = try Vault.route()
    #expect(cursor.restart(52, in: route) == .at(.record(45)))
    #expect(cursor.restart(45, in: route) == .at(.record(45)))
    #expect(cursor.restart(54, in: route) == nil)
    #expect(cursor.restart(0, in: route) == nil)
    #expect(cursor.restart(99, in: route) == nil)
  }

  @Test func `from where something is judged one goes on, and back to the record there`() throws {
    let route = try Vault.route()
    let judged = RoutePoint.judged(step: 0, after: 66)
    #expect(cursor.stepIn(from: judged, in: route) == .at(.record(67)))
    #expect(cursor.next(from: judged, in: route) == .at(.record(67)))
    #expect(cursor.stepOut(from: judged, in: route) == .at(.record(67)))
    #expect(cursor.stepBack(from: judged, in: route) == .at(.record(66)))
  }

  @Test func `a call that an error has ended has no answer to go to`() throws {
    var route = Route()
    route.closeLaunch()
    try route.take(
      try records(
        """
        {"seq":1,"parent":0,"kind":"asked","at":"a","method":"hitTest","level":"route"}
        {"seq":2,"parent":1,"kind":"asked","at":"b","method":"hitTest","level":"route"}
        {"seq":3,"parent":2,"kind":"error","at":"b","error":"callDepth","level":"route"}
        """
      )
    )
    route.close(.step(0, 1...3), finished: true)
    #expect(cursor.next(from: .record(1), in: route) == .end(.end(after: 3)))
    #expect(cursor.stepOut(from: .record(2), in: route) == .at(.record(3)))
    #expect(cursor.stepOut(from: .record(3), in: route) == .end(.end(after: 3)))
  }

  @Test func `nothing moves in a route without records but to run a step`() {
    let route = Route()
    for move in [
      cursor.stepIn(from: .beginning, in: route), cursor.next(from: .beginning, in: route),
      cursor.stepOut(from: .beginning, in: route),
    ] {
      #expect(move == .runs(from: .beginning))
    }
    #expect(cursor.stepBack(from: .beginning, in: route) == .start(.beginning))
    #expect(cursor.stepIn(from: .beginning, in: route.finished()) == .end(.end(after: 0)))
  }
}

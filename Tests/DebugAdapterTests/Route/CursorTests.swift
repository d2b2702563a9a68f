import Testing

@testable import DebugAdapter

/// Moving over the vault's run.
struct CursorTests {
  private let cursor = Cursor(mode: .hops)

  @Test func `the script begins at its first hop, once a step has run`() throws {
    let launched = try Vault.route(steps: 0)
    #expect(cursor.entry(in: launched) == .runs(from: .record(1)))
    #expect(cursor.entry(in: try Vault.route(steps: 1)) == .at(.record(2)))
  }

  @Test func `the start is the first hop of all, or the first record where there is none`() throws {
    #expect(cursor.start(in: Route()) == .beginning)
    #expect(cursor.start(in: try Vault.route(steps: 0)) == .record(1))
    #expect(cursor.start(in: try Vault.route()) == .record(2))
    #expect(Cursor(mode: .full).start(in: try Vault.route()) == .record(1))
  }

  @Test func `next goes from a question to its answer`() throws {
    let route = try Vault.route()
    #expect(cursor.next(from: .record(8), in: route) == .at(.record(11)))
    #expect(cursor.next(from: .record(3), in: route) == .at(.record(12)))
    #expect(cursor.next(from: .record(13), in: route) == .at(.record(14)))
  }

  @Test func `stepping out goes to the answer of the call around, then to the outcome`() throws {
    let route = try Vault.route()
    #expect(cursor.stepOut(from: .record(9), in: route) == .at(.record(11)))
    #expect(cursor.stepOut(from: .record(10), in: route) == .at(.record(11)))
    #expect(cursor.stepOut(from: .record(11), in: route) == .at(.record(12)))
    #expect(cursor.stepOut(from: .record(12), in: route) == .at(.record(18)))
    #expect(cursor.stepOut(from: .record(18), in: route) == .at(.record(19)))
    #expect(cursor.stepOut(from: .record(25), in: route) == .end(.end(after: 25)))
  }

  @Test func `stepping out of the last step that is known runs another`() throws {
    let route = try Vault.route(steps: 1)
    #expect(cursor.stepOut(from: .record(18), in: route) == .runs(from: .record(18)))
  }

  @Test func `by records one comes to what is no hop`() throws {
    let route = try Vault.route()
    #expect(cursor.stepIn(from: .record(3), in: route) == .at(.record(6)))
    #expect(cursor.stepIn(from: .record(3), by: .record, in: route) == .at(.record(4)))
    #expect(cursor.stepBack(from: .record(6), by: .record, in: route) == .at(.record(5)))
    #expect(cursor.stepBack(from: .record(6), in: route) == .at(.record(3)))
  }

  @Test func `answers are hops but for what opens a call`() throws {
    let route = try Vault.route()
    let answers = Cursor(mode: .answers)
    #expect(answers.stepIn(from: .record(2), in: route) == .at(.record(7)))
    #expect(answers.stepIn(from: .record(7), in: route) == .at(.record(10)))
    #expect(answers.stepBack(from: .record(7), in: route) == .at(.record(2)))
  }

  @Test func `the calls that are hops can be chosen`() throws {
    let route = try Vault.route()
    #expect(cursor.targets(at: .record(3), in: route) == [6, 8])
    #expect(Cursor(mode: .full).targets(at: .record(3), in: route) == [4, 6, 8])
    #expect(cursor.targets(at: .record(12), in: route).isEmpty)
    #expect(cursor.targets(at: .end(after: 25), in: route).isEmpty)
    #expect(cursor.stepIn(to: 99, in: route) == nil)
  }

  @Test func `a frame is restarted at what opened it`() throws {
    let route = try Vault.route()
    #expect(cursor.restart(11, in: route) == .at(.record(8)))
    #expect(cursor.restart(8, in: route) == .at(.record(8)))
    #expect(cursor.restart(13, in: route) == nil)
    #expect(cursor.restart(0, in: route) == nil)
    #expect(cursor.restart(99, in: route) == nil)
  }

  @Test func `from where something is judged one goes on, and back to the record there`() throws {
    let route = try Vault.route()
    let judged = RoutePoint.judged(step: 0, after: 18)
    #expect(cursor.stepIn(from: judged, in: route) == .at(.record(19)))
    #expect(cursor.next(from: judged, in: route) == .at(.record(19)))
    #expect(cursor.stepOut(from: judged, in: route) == .at(.record(19)))
    #expect(cursor.stepBack(from: judged, in: route) == .at(.record(18)))
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

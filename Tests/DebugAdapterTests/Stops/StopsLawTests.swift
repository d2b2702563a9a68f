import Jansson
import Testing

@testable import DebugAdapter

/// What holds of stops on any route, with any breakpoints.
struct StopsLawTests {
  private static let seeds = 1...40

  /// Breakpoints of every sort, some of them with conditions.
  private func random(_ seed: Int) -> Breakpoints {
    var random = SeededRandom(seed: seed)
    let names = [
      "*.hitTest", "vault.*", "pan.began", "rule:hit-test.*", "*.pointInside", "panel.touches*",
      "next",
    ]
    let conditions = [nil, nil, "tapCount >= 2", "rule ~ hit-test.*", "level == full"]
    let hits = [nil, nil, "3", ">= 2", "% 2"]
    var breakpoints = Breakpoints()
    _ = breakpoints.set(
      functions: (0..<Int.random(in: 0...5, using: &random)).map { _ in
        FunctionBreakpoint(
          name: random.one(of: names),
          condition: random.one(of: conditions),
          hitCondition: random.one(of: hits)
        )
      }
    )
    _ = breakpoints.set(
      instructions: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        InstructionBreakpoint(reference: "r\(Int.random(in: 1...200, using: &random))")
      }
    )
    let filters = ExceptionFilter.allCases.filter { _ in random.once(in: 4) }
    _ = breakpoints.set(
      exceptions: filters.map { ExceptionChoice(filter: $0.rawValue, condition: "gesture.*") }
    )
    return breakpoints
  }

  @Test(arguments: seeds)
  func `going back stops where going on did`(seed: Int) throws {
    let route = try RandomRoute(seed: seed).route()
    var breakpoints = random(seed)
    let forwards = breakpoints.all(in: route)
    #expect(forwards.map(\.point) == forwards.map(\.point).sorted())
    // As a debugger does that has just been opened, too.
    for var breakpoints in [breakpoints, random(seed)] {
      var backwards: [Stop] = []
      var point = RoutePoint.end(after: route.last)
      while case .stop(let stop) = breakpoints.previous(before: point, in: route) {
        backwards.append(stop)
        point = stop.point
      }
      #expect(backwards.reversed() == forwards)
    }
  }

  @Test(arguments: seeds)
  func `from anywhere the next stop is the first behind, and the one before the last`(
    seed: Int
  ) throws {
    let route = try RandomRoute(seed: seed).route()
    var breakpoints = random(seed)
    let cursor = Cursor(mode: .hops)
    let all = breakpoints.all(in: route)
    for seq in 0...route.last {
      let point = RoutePoint.record(seq)
      let next = all.first { $0.point > point }
      let end = Move.end(.end(after: route.last))
      let proceeded = cursor.proceed(from: point, in: route, &breakpoints)
      #expect(proceeded == next.map { .stop($0) } ?? end)
      let move = cursor.reverse(from: point, in: route, &breakpoints)
      if let before = all.last(where: { $0.point < point }) {
        #expect(move == .stop(before))
      } else if case .start = move {
        // Nothing to stop at is before it.
      } else {
        Issue.record("\(move)")
      }
    }
  }

  @Test(arguments: seeds)
  func `who continues while steps come stops where one stops who has them all`(
    seed: Int
  ) throws {
    let random = RandomRoute(seed: seed)
    var breakpoints = self.random(seed)
    let all = breakpoints.all(in: try random.route())
    breakpoints = self.random(seed)
    var route = Route()
    try route.take(random.launch)
    route.closeLaunch()
    var steps = random.steps[...]
    var found: [Stop] = []
    var point = RoutePoint.beginning
    let cursor = Cursor(mode: .hops)
    walk: while true {
      switch cursor.proceed(from: point, in: route, &breakpoints) {
      case .stop(let stop):
        found.append(stop)
        point = stop.point
      case .runs(let from):
        #expect(from >= point)
        point = from
        let next = steps.popFirst()
        let ran = try #require(next)
        try route.take(ran.records)
        route.close(ran.step, finished: steps.isEmpty)
      case .end: break walk
      case let other:
        Issue.record("\(other)")
        break walk
      }
    }
    #expect(found == all)
  }

  @Test(arguments: seeds)
  func `what is cut and comes again is counted as if it had never gone`(seed: Int) throws {
    let random = RandomRoute(seed: seed)
    var breakpoints = self.random(seed)
    var route = try random.route()
    let all = breakpoints.all(in: route)
    for kept in [0, 3, 5] {
      let seq = kept == 0 ? random.launch.count : route.ends[kept - 1]
      route.cut(after: seq, keeping: kept)
      breakpoints.cut(to: route)
      #expect(breakpoints.all(in: route) == all.filter { $0.point <= route.lastPoint })
      for ran in random.steps.dropFirst(kept) {
        try route.take(ran.records)
        route.close(ran.step, finished: false)
      }
      route.finish()
      #expect(breakpoints.all(in: route) == all)
    }
  }

  @Test(arguments: 1...5)
  func `with most texts gone, and fetched when they are wanted, the same stops come`(
    seed: Int
  ) throws {
    let random = RandomRoute(seed: seed, steps: 60, size: 120)
    let whole = try random.route()
    try #require(whole.last > 3 * RoutePages.size)
    var breakpoints = self.random(seed)
    _ = breakpoints.set(functions: [
      FunctionBreakpoint(name: "*.hitTest", condition: "tapCount == 3", hitCondition: "% 7")
    ])
    let all = breakpoints.all(in: whole)
    #expect(!all.isEmpty)
    var route = try random.route(keeping: 0)
    var fresh = self.random(seed)
    _ = fresh.set(functions: [
      FunctionBreakpoint(name: "*.hitTest", condition: "tapCount == 3", hitCondition: "% 7")
    ])
    let records = random.records
    var found: [Stop] = []
    var fetched = 0
    var point = RoutePoint.end(after: route.last)
    walk: while true {
      switch fresh.previous(before: point, in: route) {
      case .stop(let stop):
        found.append(stop)
        point = stop.point
      case .lacks(let range):
        fetched += 1
        try #require(fetched < 1000, "\(range) is wanted for ever")
        route.fill(Array(records[(range.lowerBound - 1)..<range.upperBound]))
      case .none: break walk
      }
    }
    #expect(found.reversed() == all)
    #expect(fetched > 0)
  }

  @Test func `ten thousand breakpoints are compared with few`() throws {
    // Each at an object or a method of its own, none of which the route has but the last.
    var breakpoints = Breakpoints()
    let requests = (1..<Breakpoints.limit).map { FunctionBreakpoint(name: "v\($0).hitTest") }
    let answers = breakpoints.set(functions: requests + [FunctionBreakpoint(name: "vault.hitTest")])
    #expect(answers.allSatisfy { $0.isVerified })
    let route = try Vault.route()
    #expect(breakpoints.all(in: route).map(\.breakpoints) == [[answers[Breakpoints.limit - 1].id]])
    var index = StopIndex(
      (1...Breakpoints.limit).map { place in
        CompiledStop(
          id: place,
          target: place.isMultiple(of: 2) ? .object("v\(place)") : .record(place + 100),
          reason: .breakpoint,
          condition: nil,
          hits: nil,
          log: nil
        )
      }
    )
    for seq in 1...route.last { #expect(index.candidates(at: seq, in: route).isEmpty) }
  }
}

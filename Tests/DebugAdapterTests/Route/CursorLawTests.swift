import Testing

@testable import DebugAdapter

/// What holds of moving over any route, whatever its records say.
struct CursorLawTests {
  private static let seeds = 1...40

  private func hops(_ route: Route, _ mode: HopMode) -> [Int] {
    (1...max(1, route.last)).filter { route.last > 0 && route.rows[$0 - 1].isHop(mode) }
  }

  @Test(arguments: seeds, HopMode.allCases)
  func `stepping in comes to every hop once, in order, and to the end`(
    seed: Int,
    mode: HopMode
  ) throws {
    let route = try RandomRoute(seed: seed).route()
    let cursor = Cursor(mode: mode)
    var visited: [Int] = []
    var point = RoutePoint.beginning
    while case .at(let next) = cursor.stepIn(from: point, in: route) {
      visited.append(next.record)
      point = next
    }
    #expect(visited == hops(route, mode))
    #expect(cursor.stepIn(from: point, in: route) == .end(.end(after: route.last)))
  }

  @Test(arguments: seeds, HopMode.allCases)
  func `stepping back undoes stepping in`(seed: Int, mode: HopMode) throws {
    let route = try RandomRoute(seed: seed).route()
    let cursor = Cursor(mode: mode)
    for hop in hops(route, mode) {
      let point = RoutePoint.record(hop)
      switch cursor.stepIn(from: point, in: route) {
      case .at(let next), .end(let next):
        #expect(cursor.stepBack(from: next, in: route) == .at(point))
      case let other: Issue.record("\(other)")
      }
    }
  }

  @Test(arguments: seeds)
  func `stepping back by records comes to every record, and to the start`(seed: Int) throws {
    let route = try RandomRoute(seed: seed).route()
    let cursor = Cursor(mode: .hops)
    var point = RoutePoint.end(after: route.last)
    var visited: [Int] = []
    while case .at(let before) = cursor.stepBack(from: point, by: .record, in: route) {
      visited.append(before.record)
      point = before
    }
    #expect(visited == Array((1...max(1, route.last)).reversed()))
    // Before the first hop one stays where one is: to go to it would be to go forwards.
    let start = cursor.start(in: route)
    #expect(cursor.stepBack(from: point, in: route) == .start(min(point, start)))
    #expect(cursor.stepBack(from: start, in: route) == .start(start))
    #expect(cursor.stepBack(from: .beginning, in: route) == .start(start))
  }

  @Test(arguments: seeds, HopMode.allCases)
  func `next is stepping in until it is not deeper`(seed: Int, mode: HopMode) throws {
    let route = try RandomRoute(seed: seed).route()
    let cursor = Cursor(mode: mode)
    for seq in 1...max(1, route.last) {
      let depth = try #require(route[seq]).depth
      var move = cursor.stepIn(from: .record(seq), in: route)
      while case .at(let point) = move, route[point.record]?.depth ?? 0 > depth {
        move = cursor.stepIn(from: point, in: route)
      }
      #expect(cursor.next(from: .record(seq), in: route) == move, "from \(seq)")
    }
  }

  @Test(arguments: seeds)
  func `stepping out leaves what one is in, and stays in the step while it can`(
    seed: Int
  ) throws {
    let route = try RandomRoute(seed: seed).route()
    let cursor = Cursor(mode: .full)
    for seq in 1...max(1, route.last) {
      let record = try #require(route[seq])
      guard case .at(let point) = cursor.stepOut(from: .record(seq), in: route) else {
        // Nothing but the end is left, and nothing lies around it.
        #expect(seq == route.last)
        continue
      }
      #expect(point.record > seq)
      let around = route.parents(of: seq).first { call in
        route[call]?.isOpening == true && route[call]?.partner ?? 0 > seq
      }
      if let around {
        #expect(point.record == route[around]?.partner)
        #expect(route[point.record]?.depth ?? 0 < record.depth)
      } else if let step = route.step(of: seq), seq < route.records(of: step).upperBound - 1 {
        #expect(route.step(of: point.record) == step)
      }
    }
  }

  @Test(arguments: seeds)
  func `who steps in while steps come stands where one stands who has them all`(
    seed: Int
  ) throws {
    let random = RandomRoute(seed: seed)
    let whole = try random.route()
    let cursor = Cursor(mode: .hops)
    var route = Route()
    try route.take(random.launch)
    route.closeLaunch()
    var steps = random.steps[...]
    var point = RoutePoint.beginning
    var visited: [RoutePoint] = []
    walk: while true {
      switch cursor.stepIn(from: point, in: route) {
      case .at(let next):
        visited.append(next)
        point = next
      case .runs(let from):
        point = from
        guard let ran = steps.popFirst() else {
          route.finish()
          continue
        }
        try route.take(ran.records)
        route.close(ran.step, finished: steps.isEmpty)
      case .end(let end):
        #expect(end == .end(after: whole.last))
        break walk
      case let other:
        Issue.record("\(other)")
        break walk
      }
    }
    #expect(visited.map(\.record) == hops(whole, .hops))
  }

  @Test(arguments: seeds)
  func `a target is a call that lies directly in the one that is opened`(seed: Int) throws {
    let route = try RandomRoute(seed: seed).route()
    let cursor = Cursor(mode: .full)
    for seq in 1...max(1, route.last) {
      let inside = (1...route.last).filter {
        route[$0]?.parent == seq && route[$0]?.isOpening == true
      }
      #expect(cursor.targets(at: .record(seq), in: route) == inside)
      for target in inside {
        #expect(cursor.stepIn(to: target, in: route) == .at(.record(target)))
      }
    }
  }
}

import WorkbenchProtocol

/// How a debugger moves over a route: where each wish leads, as a function of the route alone.
///
/// It keeps no place itself. What was moved forwards is moved back by `stepBack`: both go over the
/// same hops.
struct Cursor: Sendable {
  /// At which records stepping stops.
  var mode: HopMode

  private func mode(_ granularity: Granularity) -> HopMode {
    granularity == .record ? .full : mode
  }

  // MARK: - Ends

  /// The first place there is: the first hop, in the launch where that has one.
  func start(in route: Route) -> RoutePoint {
    .record(route.hop(after: 0, mode) ?? min(1, route.last))
  }

  /// Moves to the first hop of the script.
  func entry(in route: Route) -> Move {
    stepIn(from: .record(route.records(of: nil).upperBound - 1), in: route)
  }

  // MARK: - Forwards

  /// Moves to the next hop.
  func stepIn(
    from point: RoutePoint,
    by granularity: Granularity = .hop,
    in route: Route
  ) -> Move {
    move(to: route.hop(after: point.record, mode(granularity)), from: point, in: route)
  }

  /// Moves into one of the calls that `targets(at:in:)` names.
  func stepIn(to target: Int, in route: Route) -> Move? {
    route[target].map { .at(.record($0.seq)) }
  }

  /// The calls that lie directly in the one that is opened at a point.
  func targets(at point: RoutePoint, in route: Route) -> [Int] {
    // Where something is judged no call is open.
    guard point.isRecord else { return [] }
    return route.calls(in: point.record).filter { mode == .full || route.rows[$0 - 1].isHop(.hops) }
  }

  /// Moves to the next hop that is not deeper: from the opening of a call to its answer.
  func next(from point: RoutePoint, by granularity: Granularity = .hop, in route: Route) -> Move {
    guard point.isRecord, let record = route[point.record] else {
      return stepIn(from: point, by: granularity, in: route)
    }
    let mode = mode(granularity)
    if let answer = record.partner, answer > record.seq, route.rows[answer - 1].isHop(mode) {
      return .at(.record(answer))
    }
    let next = route.hop(after: record.seq, mode, notDeeperThan: record.depth)
    return move(to: next, from: point, in: route)
  }

  /// Moves to the answer of the call around; without one, to what came of the step.
  ///
  /// Where that is behind, the next step's first hop is next.
  func stepOut(
    from point: RoutePoint,
    by granularity: Granularity = .hop,
    in route: Route
  ) -> Move {
    guard point.isRecord, point.record > 0 else {
      return stepIn(from: point, by: granularity, in: route)
    }
    let mode = mode(granularity)
    // What lies around may be no call, such as a timer: it has no answer to go to.
    for parent in route.parents(of: point.record) where route.rows[parent - 1].isOpening {
      let answer = Int(route.rows[parent - 1].partner)
      if answer > point.record, route.rows[answer - 1].isHop(mode) { return .at(.record(answer)) }
    }
    let records = route.records(of: route.step(of: point.record))
    if let outcome = outcome(in: records, after: point.record, mode, route) {
      return .at(.record(outcome))
    }
    let next = route.hop(after: records.upperBound - 1, mode)
    return move(to: next, from: .record(records.upperBound - 1), in: route)
  }

  /// What came of a step, or its last hop, behind a record.
  private func outcome(
    in records: Range<Int>,
    after seq: Int,
    _ mode: HopMode,
    _ route: Route
  ) -> Int? {
    var last: Int?
    var hop = records.upperBound
    while let before = route.hop(before: hop, mode), before > seq, records.contains(before) {
      if route.rows[before - 1].kind == .outcome { return before }
      last = last ?? before
      hop = before
    }
    return last
  }

  private func move(to hop: Int?, from point: RoutePoint, in route: Route) -> Move {
    if let hop { return .at(.record(hop)) }
    return route.isFinished ? .end(.end(after: route.last)) : .runs(from: point)
  }

  // MARK: - Backwards

  /// Moves to the hop before, into the launch too.
  func stepBack(
    from point: RoutePoint,
    by granularity: Granularity = .hop,
    in route: Route
  ) -> Move {
    // What is judged, and the end, come after the record that they stand at.
    let after = point.isRecord ? point.record : point.record + 1
    guard let hop = route.hop(before: after, mode(granularity)) else {
      return start(before: point, in: route)
    }
    return .at(.record(hop))
  }

  /// The first place, or where one stands before it: a record at which stepping does not stop.
  private func start(before point: RoutePoint, in route: Route) -> Move {
    let start = start(in: route)
    return .start(point == .beginning ? start : min(point, start))
  }

  /// Moves to where a frame began: to the record that opened it.
  func restart(_ record: Int, in route: Route) -> Move? {
    route[record]?.opening.map { .at(.record($0)) }
  }

  // MARK: - To a stop

  /// Moves on to the next stop.
  func proceed(
    from point: RoutePoint,
    in route: Route,
    _ breakpoints: inout Breakpoints
  ) -> Move {
    switch breakpoints.next(after: point, in: route) {
    case .stop(let stop): .stop(stop)
    case .lacks(let records): .lacks(records)
    case .none:
      // All there is has been looked at, and is not once more when the step has run.
      route.isFinished ? .end(.end(after: route.last)) : .runs(from: max(point, route.lastPoint))
    }
  }

  /// Moves back to the stop before.
  func reverse(
    from point: RoutePoint,
    in route: Route,
    _ breakpoints: inout Breakpoints
  ) -> Move {
    switch breakpoints.previous(before: point, in: route) {
    case .stop(let stop): .stop(stop)
    case .lacks(let records): .lacks(records)
    case .none: start(before: point, in: route)
    }
  }
}

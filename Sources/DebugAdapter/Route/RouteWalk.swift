/// Goes over the points of a route: each record, and where each step's expectations are judged.
struct RouteWalk {
  /// The record that is next.
  private var record: Int
  /// The step whose judgement is next, by its place among those that ran.
  private var step: Int?
  private let start: RoutePoint

  /// Begins behind a point, to go on.
  init(after point: RoutePoint) {
    start = point
    record = point.record + 1
  }

  /// Begins before a point, to go back.
  init(before point: RoutePoint, in route: Route) {
    start = point
    record = min(point.isRecord ? point.record - 1 : point.record, route.last)
  }

  /// The point after the one that was given before; nil behind the last.
  mutating func next(in route: Route) -> RoutePoint? {
    let step = step ?? route.firstJudgement(after: start)
    self.step = step
    if step < route.ends.count, route.ends[step] < record {
      self.step = step + 1
      return route.judgement(of: step)
    }
    guard record <= route.last else { return nil }
    record += 1
    return .record(record - 1)
  }

  /// The point before the one that was given before; nil before the first.
  mutating func previous(in route: Route) -> RoutePoint? {
    let step = step ?? route.firstJudgement(after: start, orAt: true) - 1
    self.step = step
    if step >= 0, route.ends[step] >= record {
      self.step = step - 1
      return route.judgement(of: step)
    }
    guard record >= 1 else { return nil }
    record -= 1
    return .record(record + 1)
  }
}

extension Route {
  /// The first step that is judged after a point, or at it.
  fileprivate func firstJudgement(after point: RoutePoint, orAt isIncluded: Bool = false) -> Int {
    ends.indices.sortedPrefixCount { step in
      let judgement = judgement(of: step)
      return isIncluded ? judgement < point : judgement <= point
    }
  }
}

import Jansson
import WorkbenchProtocol

/// Breakpoints and filters compared with a route.
///
/// What stops at a point is a function of the route up to that point, so that whoever comes back
/// stops at the same places. Hits are counted from the first record on; what is cut from the route
/// is counted no more.
struct Stops: Sendable {
  private let stops: [CompiledStop]
  private var index: StopIndex
  /// The filters that are on, in their own order, and what rules they ask for.
  private let filters: [ExceptionFilter]
  private let rules: [Wildcard]

  private let countsHits: Bool
  private let hasLogs: Bool
  /// Where those that count were hit, up to a point.
  private var hits: [Int: [RoutePoint]] = [:]
  private var countedThrough = RoutePoint.beginning

  init(_ stops: [CompiledStop] = [], filters: [ExceptionFilter] = [], rules: [Wildcard] = []) {
    self.stops = stops
    index = StopIndex(stops)
    // Whatever their order in the request: the first that holds names the stop.
    self.filters = ExceptionFilter.allCases.filter(filters.contains)
    self.rules = rules
    // Counting begins with the first record, which is dear for breakpoints that count nothing.
    countsHits = stops.contains { $0.hits != nil }
    hasLogs = stops.contains { $0.log != nil }
  }

  /// Counts no hits any more that are behind what a route holds.
  mutating func cut(to route: Route) {
    let last = route.lastPoint
    guard countedThrough > last else { return }
    countedThrough = last
    for place in hits.keys { hits[place]?.removeAll { $0 > last } }
  }

  // MARK: - Searching

  /// The first stop after a point.
  mutating func next(after point: RoutePoint, in route: Route) -> Search {
    guard !index.isEmpty || !filters.isEmpty else { return .none }
    var walk = RouteWalk(after: point)
    while let point = walk.next(in: route) {
      let search = stop(at: point, in: route)
      if search != .none { return search }
    }
    return .none
  }

  /// The last stop before a point.
  mutating func previous(before point: RoutePoint, in route: Route) -> Search {
    guard !index.isEmpty || !filters.isEmpty else { return .none }
    var walk = RouteWalk(before: point, in: route)
    while let point = walk.previous(in: route) {
      let search = stop(at: point, in: route)
      if search != .none { return search }
    }
    return .none
  }

  /// What stops at a point.
  mutating func stop(at point: RoutePoint, in route: Route) -> Search {
    guard route.holds(point) else { return .none }
    let hit: [Int]
    switch matching(at: point, in: route) {
    case .lacks(let records): return .lacks(records)
    case .places(let places): hit = places.filter { stops[$0].log == nil }
    }
    let exceptions = exceptions(at: point, in: route)
    guard !hit.isEmpty || !exceptions.isEmpty else { return .none }
    return .stop(
      Stop(
        point: point,
        // Editors ask for more of an exception than of a breakpoint, so that it goes first.
        reason: exceptions.isEmpty ? stops[hit[0]].reason : .exception,
        breakpoints: hit.map { stops[$0].id },
        exceptions: exceptions,
        pointer: pointer(at: point, hit, exceptions, in: route)
      )
    )
  }

  /// The expectation at which a stop is placed: the first that failed, else that of a breakpoint.
  private func pointer(
    at point: RoutePoint,
    _ hit: [Int],
    _ exceptions: [ExceptionFilter],
    in route: Route
  ) -> String? {
    guard case .judged(let step) = point.kind else { return nil }
    if !exceptions.isEmpty { return route.steps[step].failures.first?.pointer }
    return hit.lazy.compactMap { place -> String? in
      guard case .expectation(let pointer, _) = stops[place].target else { return nil }
      return pointer
    }
    .first
  }

  private func exceptions(at point: RoutePoint, in route: Route) -> [ExceptionFilter] {
    switch point.kind {
    case .judged(let step):
      return filters.contains(.expectation) && !route.steps[step].failures.isEmpty
        ? [.expectation] : []
    case .end: return []
    case .record:
      return filters.filter { filter in
        guard filter == .rule else { return filter.matches(point.record, in: route) }
        let rule = route.names[route.rows[point.record - 1].rule]
        return rule.map { rule in rules.contains { $0.matches(rule) } } ?? false
      }
    }
  }

  // MARK: - Log points

  /// What log points say between two points, the second included; nil where texts are wanted.
  mutating func logs(
    after start: RoutePoint,
    through end: RoutePoint,
    in route: Route,
    _ say: (LogTemplate, JSONValue) -> String
  ) -> Logged {
    guard hasLogs else { return .lines([]) }
    var lines: [LogLine] = []
    var walk = RouteWalk(after: start)
    while let point = walk.next(in: route), point <= end {
      switch matching(at: point, in: route) {
      case .lacks(let records): return .lacks(records)
      case .places(let places):
        for place in places {
          guard let log = stops[place].log else { continue }
          guard let record = route.json(point.record) else {
            if let records = route.lacks(point.record) { return .lacks(records) }
            continue
          }
          let text = say(log, record)
          lines.append(LogLine(id: stops[place].id, record: point.record, text: text))
        }
      }
    }
    return .lines(lines)
  }

  // MARK: - Matching

  private enum Matching {
    case places([Int])
    case lacks(ClosedRange<Int>)
  }

  /// Those that are hit at a point, with their conditions on the hits.
  private mutating func matching(at point: RoutePoint, in route: Route) -> Matching {
    let matching = meaning(point, in: route)
    guard countsHits, case .places(let places) = matching,
      places.contains(where: { stops[$0].hits != nil })
    else { return matching }
    if let records = count(through: point, in: route) { return .lacks(records) }
    return .places(
      places.filter { place in
        guard let condition = stops[place].hits else { return true }
        return condition.holds(at: (hits[place] ?? []).sortedPrefixCount { $0 <= point })
      }
    )
  }

  /// Counts hits up to a point; answers which records it wants for it.
  private mutating func count(through end: RoutePoint, in route: Route) -> ClosedRange<Int>? {
    guard countedThrough < end else { return nil }
    var walk = RouteWalk(after: countedThrough)
    while let point = walk.next(in: route), point <= end {
      switch meaning(point, in: route) {
      case .lacks(let records): return records
      case .places(let places):
        for place in places where stops[place].hits != nil {
          hits[place, default: []].append(point)
        }
      }
      countedThrough = point
    }
    return nil
  }

  /// Those that are meant at a point, whichever hit it is.
  private mutating func meaning(_ point: RoutePoint, in route: Route) -> Matching {
    let candidates: [Int]
    switch point.kind {
    case .record: candidates = index.candidates(at: point.record, in: route)
    case .judged(let step): candidates = index.candidates(judging: route.steps[step])
    case .end: return .places([])
    }
    guard candidates.contains(where: { stops[$0].needsText }) else { return .places(candidates) }
    if let records = route.lacks(point.record) { return .lacks(records) }
    let record = route.json(point.record) ?? .object()
    return .places(candidates.filter { stops[$0].isMet(by: record) })
  }
}

extension CompiledStop {
  /// Whether what a record says besides is what is asked for.
  fileprivate func isMet(by record: JSONValue) -> Bool {
    if case .action(_, let sender) = target, record[.sender]?.string != sender { return false }
    return condition?.holds(for: record) ?? true
  }
}

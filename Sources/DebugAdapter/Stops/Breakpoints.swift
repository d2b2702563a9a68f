import Jansson
import Sentences

/// The breakpoints that an editor has set, and what stops at them.
///
/// Each request replaces all breakpoints of its kind, those at lines all of one document. What is
/// set again as it was keeps its id. They may be set before the launch: those of the launched
/// document are then bound to it by `launched(path:places:)`.
struct Breakpoints: Sendable {
  /// How many there may be.
  static let limit = 10_000

  private var sources: [String: [BoundBreakpoint]] = [:]
  private var functions: [BoundBreakpoint] = []
  private var instructions: [BoundBreakpoint] = []
  private var filters: [ExceptionFilter] = []
  private var rules: [Wildcard] = []

  private var launched: (path: String, places: Places)?
  private var lastID = 0
  private var stops = Stops()

  // MARK: - Setting

  /// Sets the breakpoints of a document.
  ///
  /// - Parameters:
  ///   - requests: What is asked for.
  ///   - path: The document's path, as it is told to `launched(path:places:)`.
  ///   - places: What stands in it, where it can be read.
  /// - Returns: What became of each, in the same order.
  mutating func set(
    _ requests: [SourceBreakpoint],
    path: String,
    places: Places?
  ) -> [BreakpointAnswer] {
    let old = sources[path] ?? []
    sources[path] = nil
    let binder = binder(path: path, places: places)
    let bound = bind(requests.map(BoundBreakpoint.Request.source), old, binder)
    if !bound.isEmpty { sources[path] = bound }
    compile()
    return bound.map(\.answer)
  }

  /// Sets the breakpoints at what occurs.
  mutating func set(functions requests: [FunctionBreakpoint]) -> [BreakpointAnswer] {
    let old = functions
    functions = []
    functions = bind(requests.map(BoundBreakpoint.Request.function), old, binder())
    compile()
    return functions.map(\.answer)
  }

  /// Sets the breakpoints at records.
  mutating func set(instructions requests: [InstructionBreakpoint]) -> [BreakpointAnswer] {
    let old = instructions
    instructions = []
    instructions = bind(requests.map(BoundBreakpoint.Request.instruction), old, binder())
    compile()
    return instructions.map(\.answer)
  }

  /// Turns exception filters on; all others are off.
  mutating func set(exceptions choices: [ExceptionChoice]) -> [BreakpointAnswer] {
    filters = []
    rules = []
    let answers = choices.map { choice in
      let problem = take(choice)
      lastID += 1
      return BreakpointAnswer(
        id: lastID,
        isVerified: problem == nil,
        span: nil,
        message: problem
      )
    }
    compile()
    return answers
  }

  /// Takes an exception filter; answers why not.
  private mutating func take(_ choice: ExceptionChoice) -> Sentence? {
    guard let filter = ExceptionFilter(rawValue: choice.filter) else {
      let all = Sentence.list(ExceptionFilter.allCases.map(\.rawValue))
      return Sentence(
        "there is no exception filter '\(choice.filter)'; there are \(all)",
        zh: "没有叫“\(choice.filter)”的异常过滤器；有 \(all)"
      )
    }
    if filter.takesCondition {
      // Editors hand on what was typed, with its blanks.
      let rule = (choice.condition ?? "").filter { !$0.isWhitespace }
      guard !rule.isEmpty else {
        return Sentence(
          "say which rule: an id or a pattern, such as hit-test.skips-*",
          zh: "请说明是哪条规则：id 或模式，例如 hit-test.skips-*"
        )
      }
      rules.append(Wildcard(rule))
    }
    if !filters.contains(filter) { filters.append(filter) }
    return nil
  }

  /// Begins a launch: a document that is run, or run again.
  ///
  /// Whatever is known of an earlier route is forgotten.
  ///
  /// - Returns: The breakpoints of which something else is known now.
  mutating func launched(path: String, places: Places) -> [BreakpointAnswer] {
    launched = (path, places)
    var changed: [BreakpointAnswer] = []
    // The editor hears of them in the same order every time.
    for source in sources.keys.sorted() {
      let old = sources[source] ?? []
      let binder = binder(path: source, places: nil)
      sources[source] = old.map { binder.bind($0.request, id: $0.answer.id) }
      changed += changes(from: old, to: sources[source] ?? [])
    }
    let old = functions
    functions = old.map { binder().bind($0.request, id: $0.answer.id) }
    changed += changes(from: old, to: functions)
    compile()
    return changed
  }

  private func changes(
    from old: [BoundBreakpoint],
    to new: [BoundBreakpoint]
  ) -> [BreakpointAnswer] {
    zip(old, new).filter { $0.answer != $1.answer }.map { $1.answer }
  }

  private func binder(path: String? = nil, places: Places? = nil) -> BreakpointBinder {
    guard let path, let launched else {
      return BreakpointBinder(places: launched?.places ?? places, isElsewhere: false)
    }
    let isElsewhere = path != launched.path
    return BreakpointBinder(
      places: isElsewhere ? nil : launched.places,
      isElsewhere: isElsewhere
    )
  }

  /// Binds requests, each under the id that it had before.
  private mutating func bind(
    _ requests: [BoundBreakpoint.Request],
    _ old: [BoundBreakpoint],
    _ binder: BreakpointBinder
  ) -> [BoundBreakpoint] {
    // Of several that are alike each keeps its own.
    var ids: [BoundBreakpoint.Request: [Int]] = [:]
    for bound in old.reversed() { ids[bound.request, default: []].append(bound.answer.id) }
    // What is too many is refused one by one, so that the editor shows which.
    let room = Breakpoints.limit - count
    return requests.enumerated().map { place, request in
      let id = ids[request]?.popLast() ?? nextID()
      return place < room ? binder.bind(request, id: id) : .refused(request, id: id)
    }
  }

  private mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  private var count: Int {
    sources.values.reduce(0) { $0 + $1.count } + functions.count + instructions.count
  }

  private mutating func compile() {
    let bound = (launched.flatMap { sources[$0.path] } ?? []) + functions + instructions
    // Of several at one point the one that was set first is the reason for the stop.
    let compiled = bound.compactMap(\.stop).sorted { $0.id < $1.id }
    stops = Stops(compiled, filters: filters, rules: rules)
  }

  // MARK: - Stopping

  /// The first stop after a point.
  mutating func next(after point: RoutePoint, in route: Route) -> Search {
    stops.next(after: point, in: route)
  }

  /// The last stop before a point.
  mutating func previous(before point: RoutePoint, in route: Route) -> Search {
    stops.previous(before: point, in: route)
  }

  /// What stops at a point.
  mutating func stop(at point: RoutePoint, in route: Route) -> Search {
    stops.stop(at: point, in: route)
  }

  /// What log points say between two points, the second included.
  mutating func logs(
    after start: RoutePoint,
    through end: RoutePoint,
    in route: Route,
    _ language: Language
  ) -> Logged {
    stops.logs(after: start, through: end, in: route) { $0.text(for: $1, language) }
  }

  /// Counts no hits any more that are behind what a route holds.
  mutating func cut(to route: Route) { stops.cut(to: route) }
}

import WorkbenchProtocol

/// Finds the breakpoints that a record may hit, without going through all of them.
///
/// Records that are alike in object, name, rule and kind are few however long the trace, so what was
/// found for one is kept for the others.
struct StopIndex: Sendable {
  private struct Likeness: Hashable {
    let at: Int32
    let name: Int32
    let rule: Int32
    let kind: UInt8
    let isHop: Bool

    init(_ row: RouteRow) {
      at = row.at
      name = row.name
      rule = row.rule
      kind = row.number
      isHop = row.isHop(.hops)
    }
  }

  private let stops: [CompiledStop]
  /// By the object that a record has to be about.
  private var byObject: [String: [Int]] = [:]
  private var byAction: [String: [Int]] = [:]
  /// Those that may mean any object.
  private var patterns: [Int] = []
  private var byRecord: [Int: [Int]] = [:]
  private var byStep: [String: [Int]] = [:]
  private var byJudgement: [String: [Int]] = [:]

  private var found: [Likeness: [Int]] = [:]

  /// Many traces have no more than some hundreds that differ.
  private static let foundLimit = 1 << 16

  init(_ stops: [CompiledStop]) {
    self.stops = stops
    for (place, stop) in stops.enumerated() {
      switch stop.target {
      case .method(_, let object), .implementation(_, let object), .object(let object):
        byObject[object, default: []].append(place)
      case .action(let action, _): byAction[action, default: []].append(place)
      case .step(let pointer): byStep[pointer, default: []].append(place)
      case .expectation(_, let step): byJudgement[step, default: []].append(place)
      case .record(let seq): byRecord[seq, default: []].append(place)
      case .rule: patterns.append(place)
      case .occurrence(let occurrence):
        // Notifications are named after an object that no record of them is about.
        if let object = occurrence.literalObject, object != "notifications" {
          byObject[object, default: []].append(place)
        } else {
          patterns.append(place)
        }
      }
    }
  }

  var isEmpty: Bool { stops.isEmpty }

  /// The places of those that a record may hit, the first one set first.
  mutating func candidates(at seq: Int, in route: Route) -> [Int] {
    var places = alike(seq, in: route)
    if !byRecord.isEmpty, let more = byRecord[seq] { places += more }
    if !byStep.isEmpty, let more = beginning(seq, in: route) { places += more }
    return places.count > 1 ? places.sorted() : places
  }

  /// The places of those at expectations of a step.
  func candidates(judging step: RouteStep) -> [Int] { byJudgement[step.pointer] ?? [] }

  private mutating func alike(_ seq: Int, in route: Route) -> [Int] {
    guard !byObject.isEmpty || !byAction.isEmpty || !patterns.isEmpty else { return [] }
    let row = route.rows[seq - 1]
    let likeness = Likeness(row)
    if let places = found[likeness] { return places }
    guard let record = route[seq] else { return [] }
    var places: [Int] = []
    if let at = record.at {
      places += byObject[at] ?? []
      if at.hasSuffix(Occurrence.delegate) {
        places += byObject[String(at.dropLast(Occurrence.delegate.count))] ?? []
      }
    }
    if record.kind == .actionSent, let action = record.name { places += byAction[action] ?? [] }
    let matching = (places + patterns).filter { stops[$0].target.mayMean(record, row) }
    if found.count >= StopIndex.foundLimit { found.removeAll() }
    found[likeness] = matching
    return matching
  }

  /// Those at the step of which a record is the first hop.
  private func beginning(_ seq: Int, in route: Route) -> [Int]? {
    guard route.rows[seq - 1].isHop(.hops), let place = route.step(of: seq),
      route.steps.indices.contains(place), let places = byStep[route.steps[place].pointer]
    else { return nil }
    let start = route.steps[place].records?.lowerBound ?? route.records(of: place).lowerBound
    return route.hop(after: start - 1, .hops) == seq ? places : nil
  }
}

extension StopTarget {
  /// Whether a record is what is meant, as far as its row tells.
  fileprivate func mayMean(_ record: RouteRecord, _ row: RouteRow) -> Bool {
    switch self {
    case .method(let method, let object):
      record.kind == .asked && record.name == method && record.at == object
    case .action(let action, _): record.kind == .actionSent && record.name == action
    case .implementation(let action, let object):
      record.kind == .actionSent && record.name == action && record.at == object
    case .object(let object):
      record.at == object && row.isHop(.hops)
        && (row.holdsOthers || record.kind?.isAboutRecognizer == true)
    case .occurrence(let occurrence): occurrence.matches(record)
    case .rule(let rule): record.rule.map(rule.matches) ?? false
    case .step, .expectation, .record: false
    }
  }
}

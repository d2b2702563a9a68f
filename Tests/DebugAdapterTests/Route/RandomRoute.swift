import Jansson
import Testing
import WorkbenchProtocol

@testable import DebugAdapter

/// A route of random trees: a launch, and steps of which some leave nothing and some fail.
struct RandomRoute {
  /// A step with the records that came of it.
  struct Ran {
    let step: RouteStep
    let records: [JSONValue]
  }

  private(set) var launch: [JSONValue] = []
  private(set) var steps: [Ran] = []
  private var random: SeededRandom
  private var seq = 0

  static let objects = ["window", "panel", "vault", "pan", "list.cellForRow[0,1]"]
  static let methods = ["hitTest", "pointInside", "touchesBegan", "next"]
  static let rules = ["hit-test.skips-hidden", "hit-test.first-non-nil-wins", "gesture.began"]

  /// - Parameters:
  ///   - seed: What all of it hangs on.
  ///   - count: How many steps there are.
  ///   - size: How many records a step leaves at most, about.
  init(seed: Int, steps count: Int = 8, size: Int = 30) {
    random = SeededRandom(seed: seed)
    launch = some(size / 2)
    for index in 0..<count {
      let first = seq + 1
      let records = random.once(in: 4) ? [] : some(size) + [leaf(in: 0, .outcome, .outcome)]
      let pointers = random.once(in: 3) ? ["/script/\(index)/expect/hit"] : []
      let range = records.isEmpty ? nil : first...seq
      steps.append(Ran(step: .step(index, range, failing: pointers), records: records))
    }
  }

  var records: [JSONValue] { launch + steps.flatMap(\.records) }

  /// The whole route, at its end.
  func route(keeping count: Int = 100_000) throws -> Route {
    var route = Route(keeping: count)
    try route.take(launch)
    route.closeLaunch()
    for ran in steps {
      try route.take(ran.records)
      route.close(ran.step, finished: false)
    }
    return route.finished()
  }

  // MARK: - Making

  private mutating func some(_ size: Int) -> [JSONValue] {
    var records: [JSONValue] = []
    while records.count < size, !random.once(in: 12) { records += tree(in: 0, depth: 0) }
    return records
  }

  private mutating func tree(in parent: Int, depth: Int) -> [JSONValue] {
    let level = random.one(of: [RouteLevel.full, .full, .route])
    guard depth < 7, !random.once(in: 3) else {
      return [leaf(in: parent, random.one(of: Self.leaves), level)]
    }
    let kind = random.one(of: [RecordKind.asked, .asked, .asked, .controlEvent, .timerFired])
    let object = random.one(of: Self.objects)
    let method = random.one(of: Self.methods)
    let opening = record(in: parent, kind, level, at: object)
    if kind == .asked { opening.set(.method, method) }
    let own = seq
    var records = [opening]
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      records += tree(in: own, depth: depth + 1)
    }
    // An error that ends the run leaves calls without an answer.
    guard kind == .asked, !random.once(in: 20) else { return records }
    let closing = record(in: parent, .answered, level, at: object)
    closing.set(.method, method)
    closing.set(.answer, random.once(in: 2) ? .null : JSONValue(object))
    return records + [closing]
  }

  private static let leaves: [RecordKind] = [
    .declined, .recognizerChanged, .forwarded, .discarded, .error, .recognizerPrevented,
  ]

  private mutating func leaf(in parent: Int, _ kind: RecordKind, _ level: RouteLevel) -> JSONValue {
    let leaf = record(in: parent, kind, level, at: random.one(of: Self.objects))
    if kind == .recognizerChanged { leaf.set(.state, random.one(of: ["began", "cancelled"])) }
    if kind == .outcome { leaf.set(.discarded, random.once(in: 2)) }
    return leaf
  }

  private mutating func record(
    in parent: Int,
    _ kind: RecordKind,
    _ level: RouteLevel,
    at object: String
  ) -> JSONValue {
    seq += 1
    let record: JSONValue = [
      "seq": JSONValue(seq), "parent": JSONValue(parent), "time": 0.5,
      "kind": JSONValue(kind.rawValue), "at": JSONValue(object),
      "tapCount": JSONValue(Int.random(in: 0...3, using: &random)),
    ]
    if random.once(in: 2) { record.set(.rule, random.one(of: Self.rules)) }
    switch level {
    case .full: break
    case .route: record.set(.level, "route")
    case .outcome: record.set(.level, "outcome")
    }
    return record
  }
}

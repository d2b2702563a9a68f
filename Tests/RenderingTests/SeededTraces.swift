import Jansson
import Sentences
import WorkbenchProtocol

/// Numbers that look like chance and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Traces that nobody thought out: well-formed ones of any shape, and all kinds of records.
struct SeededTraces {
  private var numbers: SeededNumbers
  private var records: [JSONValue] = []

  private static let objects = ["window", "root", "card", "buy", "list.cellForRow[0,2]"]
  private static let methods = ["hitTest", "touchesBegan", "touchesEnded", "motionBegan", "canDo"]
  private var methods = Self.methods
  private static let rules = ["a.b", "hit-test.self-is-fallback", "delivery.override-swallows"]
  /// Kinds that stand in a place of their own: in pairs, or where a message or a stimulus ends.
  private static let ends: Set<RecordKind> = [.asked, .answered, .discarded, .outcome]
  private static let ways = ["inherited", "document's override", "overridden, super called"]

  private init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// A well-formed trace: every question is answered, and every record lies in an open question.
  static func wellFormed(
    seed: UInt64,
    top: Int = 12,
    methods: [String]? = nil
  ) -> [JSONValue] {
    var maker = SeededTraces(seed: seed)
    if let methods { maker.methods = methods }
    for _ in 0..<top { maker.add(inside: 0, depth: 0) }
    return maker.records
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: texts.indices, using: &numbers)]
  }

  private mutating func add(inside parent: Int, depth: Int) {
    let isQuestion = depth < 5 && Int.random(in: 0..<3, using: &numbers) > 0
    guard isQuestion else {
      let kinds = RecordKind.allCases.filter { !Self.ends.contains($0) }
      let kind = kinds[Int.random(in: kinds.indices, using: &numbers)]
      records.append(record(kind.rawValue, inside: parent, at: pick(Self.objects)))
      return
    }
    let (object, method) = (pick(Self.objects), pick(methods))
    let asked = record("asked", inside: parent, at: object)
    asked.set("method", method)
    records.append(asked)
    let number = records.count
    for _ in 0..<Int.random(in: 0...3, using: &numbers) { add(inside: number, depth: depth + 1) }
    let answered = record("answered", inside: parent, at: object)
    answered.set("method", method)
    answered.set("rule", pick(Self.rules))
    answered.set("how", pick(Self.ways))
    answered.set("answer", Bool.random(using: &numbers) ? JSONValue(object) : .null)
    records.append(answered)
  }

  private func record(_ kind: String, inside parent: Int, at object: String) -> JSONValue {
    [
      "seq": JSONValue(records.count + 1), "parent": JSONValue(parent), "time": 0.25,
      "kind": JSONValue(kind), "at": JSONValue(object),
    ]
  }

  /// A message that climbs over `count` responders to one that handles it, with names of ASCII.
  static func way(over count: Int) -> [JSONValue] {
    let asked = (0...count).map { index -> JSONValue in
      [
        "seq": JSONValue(index + 1), "parent": JSONValue(index), "time": 0, "kind": "asked",
        "at": "link\(index)", "method": "motionEnded",
      ]
    }
    let answered = (0...count).reversed().map { index -> JSONValue in
      [
        "seq": JSONValue(2 * count + 2 - index), "parent": JSONValue(index), "time": 0,
        "kind": "answered", "at": "link\(index)", "method": "motionEnded", "answer": .null,
        "how": index == count ? "overridden, super not called" : "inherited",
        "rule": index == count ? "delivery.override-swallows" : "motion.default-forwards",
      ]
    }
    return asked + answered
  }

  /// One record of each kind but the outcome, each with a rule of its own.
  static func kinds(_ language: Language) -> [JSONValue] {
    RecordKind.allCases.filter { $0 != .outcome }.enumerated().map { index, kind in
      let record = full(kind)
      record.set("seq", index + 1)
      record.set("rule", "rule.\(kind.rawValue)")
      return record
    }
  }

  /// The members that records may have beside those that all have.
  static var optional: [(JSONKey, JSONValue)] {
    [
      ("at", "card"), ("method", "canDo"), ("answer", true), ("point", [3, 4.25]),
      ("how", "inherited"), ("to", "root"), ("from", "buy"), ("by", "pan"),
      ("controller", "screen"), ("action", "buy:"), ("event", "touches"), ("phase", ["began"]),
      ("touch", [2]),
      ("touches", [["finger": 2, "phase": "began", "point": [3, 4.25]]]), ("rect", [0, 1, 2, 3]),
      ("state", "ended"), ("stage", "viewDidLoad"), ("items", ["copy:"]),
      ("name", "clock"), ("value", 1.5), ("due", 2), ("reason", "too late"), ("reasonZh", "太晚"),
      ("error", "callDepth"), ("message", "calls nest"), ("messageZh", "调用嵌套"),
    ]
  }

  /// A record with every member that any kind has.
  static func full(_ kind: RecordKind) -> JSONValue {
    let record: JSONValue = [
      "seq": 1, "parent": 0, "time": 0.5, "kind": JSONValue(kind.rawValue), "rule": "r.s",
    ]
    for (key, value) in optional { record.set(key, value) }
    return record
  }
}

import Jansson
import Testing
import WorkbenchProtocol

@testable import DebugAdapter

/// Reads records that are written one a line, as `trace.get` would give them.
func records(_ text: String) throws -> [JSONValue] {
  try text.split(separator: "\n").map { try JSON.parse(String($0)) }
}

extension Route {
  /// Takes the record that came next.
  mutating func append(_ record: JSONValue) -> Bool {
    append(record, as: record.serialized()[...])
  }

  /// Takes records, all of which must follow.
  mutating func take(_ records: some Sequence<JSONValue>) throws {
    for record in records {
      let isTaken = append(record)
      try #require(isTaken, "\(record) does not follow \(last)")
    }
  }

  /// The route with nothing left to run.
  func finished() -> Route {
    var route = self
    route.finish()
    return route
  }
}

extension RouteStep {
  /// A step that left some records, or none.
  static func step(
    _ index: Int,
    _ records: ClosedRange<Int>? = nil,
    phrase: String = "wait 1 s",
    failing pointers: [String] = []
  ) -> RouteStep {
    let report: JSONValue = [
      "index": JSONValue(index), "pointer": JSONValue("/script/\(index)"),
      "phrase": JSONValue(phrase),
      "records": [JSONValue(records?.lowerBound ?? 1), JSONValue(records?.upperBound ?? 0)],
    ]
    let failures = pointers.map { pointer -> JSONValue in
      [
        "pointer": JSONValue(pointer), "key": "hit", "message": "hit: expected a, but it is b",
        "record": 1, "reason": ["rule": "hit-test.skips-hidden"],
      ]
    }
    return RouteStep(report: report, failures: failures)
  }
}

import Jansson
import Sentences
import WorkbenchProtocol

// What the session's objects were when a record was written.

extension Debuggee {
  /// The record at which the debugger stands, or after which.
  var record: Int { point.record }

  /// The members by which a moment is named; of the time before the first record there are none.
  private func moment(_ record: Int) -> JSONValue {
    record > 0 ? [.record: JSONValue(record), .level: "full"] : .object()
  }

  /// Reads an object as it was at a record: the properties that are wanted, or all for which no code
  /// has to be run.
  func object(
    _ id: String,
    at record: Int,
    properties: [String]? = nil
  ) throws -> JSONValue {
    let params = moment(record)
    params.set(.id, id)
    if let properties { params.set(.properties, JSONValue(properties)) }
    return try call(.objectGet, params)
  }

  /// Reads several objects at once.
  func objects(_ ids: [String], at record: Int) throws -> [JSONValue] {
    let params = moment(record)
    params.set("ids", JSONValue(ids))
    return Array((try call(.objectGet, params)[.objects] ?? .array()).elements)
  }

  /// The windows with their views.
  func tree(at record: Int) throws -> JSONValue {
    try call(.objectTree, moment(record))
  }

  /// The responders from one on.
  func chain(from id: String, at record: Int) throws -> JSONValue {
    let params = moment(record)
    params.set(.from, id)
    return try call(.objectChain, params)
  }

  /// What a record says, fetched where it is no longer in memory.
  func json(of seq: Int) throws -> JSONValue? {
    if let records = route.lacks(seq) { try fetch(records) }
    return route.json(seq)
  }

  /// The record that tells of the event on whose way a record is.
  func event(of seq: Int) -> Int? {
    let records = route.records(of: route.step(of: seq))
    guard seq >= records.lowerBound else { return nil }
    return (records.lowerBound...seq).last { seq in
      let kind = route[seq]?.kind
      return kind == .eventQueued || kind == .eventSent
    }
  }

  /// Whether a text of a value is the name of an object.
  func names(object text: String) -> Bool {
    if let mark = text.lastIndex(of: "#") {
      let number = text[text.index(after: mark)...]
      return mark > text.startIndex && !number.isEmpty && number.allSatisfy(\.isWholeNumber)
    }
    let head = text.prefix { $0 != "." && $0 != "[" }
    return known.contains(String(head))
  }
}

import Jansson
import Sentences
import WorkbenchProtocol

/// What a worker could still say when code of a module ended it.
///
/// On the way from worker to daemon it is a line of JSON; before it, each full stop is a sign of
/// life.
public struct LastWords: Equatable, Sendable {
  /// The byte that says: the worker's loop still turns.
  static let signOfLife = UInt8(ascii: ".")

  /// The method that was running, as `object.method`.
  var method: String?

  /// The last records of the trace.
  var records: [WireDatum] = []

  /// Whether the worker had no memory left.
  var isOutOfMemory = false

  /// Reads what came from a worker; nothing in it is trusted.
  init(_ bytes: [UInt8]) {
    let line = bytes.drop { $0 == Self.signOfLife }.prefix { $0 != UInt8(ascii: "\n") }
    guard let json = try? JSON.parse(Array(line), limits: .request) else { return }
    method = json[.method]?.string
    records = json[.records]?.elements.map { WireDatum($0) } ?? []
    isOutOfMemory = json["outOfMemory"]?.bool == true
  }

  /// Makes last words out of their parts, each record as it crosses the socket.
  init(method: String?, records: [WireDatum], isOutOfMemory: Bool) {
    self.method = method
    self.records = records
    self.isOutOfMemory = isOutOfMemory
  }

  /// The words as the line that is written.
  var line: [UInt8] {
    let json = JSONValue.object()
    if let method { json.set(.method, method) }
    json.set(.records, JSONValue(records.map { $0.json(in: .english) }))
    if isOutOfMemory { json.set("outOfMemory", true) }
    return json.serialized() + [UInt8(ascii: "\n")]
  }

  /// The words as members of an error's `data`.
  var details: [WireDatum.Member] {
    var details: [WireDatum.Member] = []
    if isOutOfMemory { details.append(.init(.limit, .text(Limit.workerBytes.name))) }
    if let method { details.append(.init(.method, .text(method))) }
    if !records.isEmpty { details.append(.init(.records, .list(records))) }
    return details
  }
}

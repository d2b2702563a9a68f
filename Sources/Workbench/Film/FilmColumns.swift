import Jansson
import WorkbenchProtocol

/// Moments as columns of numbers.
struct FilmColumns {
  let json: JSONValue

  /// Writes some of a run's moments; numbers that grow are told by what they grow.
  init(_ moments: [Moment], _ wanted: ClosedRange<Int>?, _ tables: FilmTables) {
    var records: [JSONValue] = []
    var times: [JSONValue] = []
    let chosen = wanted.map { moments[($0.lowerBound - 1)...($0.upperBound - 1)] } ?? []
    // What a page begins with goes on from the page before, so that columns can be joined.
    let before = moments[..<((wanted?.lowerBound ?? 1) - 1)]
    var record = before.last { $0.record != nil }?.record ?? 0
    var time = before.last?.time ?? 0
    for moment in chosen {
      if let number = moment.record {
        records.append(JSONValue(number - record))
        record = number
      } else {
        // No record is earlier than the one before, so that no difference is negative.
        records.append(JSONValue(-1))
      }
      times.append(JSONValue(moment.time - time))
      time = moment.time
    }
    func column(_ value: (Moment) -> Int?) -> JSONValue {
      JSONValue(chosen.map { JSONValue(value($0) ?? -1) })
    }
    json = [
      .record: JSONValue(records), .time: JSONValue(times), .depth: column(\.depth),
      .kind: column { tables.kind($0.kind) }, .at: column(\.at), .rule: column(\.rule),
      .say: column(\.say), .short: column(\.short),
    ]
  }
}

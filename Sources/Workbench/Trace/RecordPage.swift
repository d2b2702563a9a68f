import Jansson
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// The records between two numbers, up to a limit, as `trace.get` answers them.
final class RecordPage {
  let level: TraceLevel
  let from: Int
  private let to: Int
  private let limit: Int
  private var records: [JSONValue] = []

  /// Whether nothing that comes can change the page any more.
  private(set) var isFull = false
  private var hasMore = false

  init(level: TraceLevel, from: Int, to: Int, limit: Int) {
    self.level = level
    self.from = from
    self.to = to
    self.limit = limit
  }

  /// Takes a record, if it belongs to the page; records come in order.
  func take(_ record: NamedRecord, in simulation: Simulation) {
    guard record.level <= level, !isFull else { return }
    let number = record.record.seq[level]
    guard number >= from else { return }
    // Full only when one record more has come: then it is known whether there is more.
    guard number <= to, records.count < limit else {
      hasMore = number <= to
      isFull = true
      return
    }
    records.append(RecordWriter(simulation: simulation).json(record, level: level))
  }

  /// The page as an answer.
  func json(epoch: Int) -> JSONValue {
    let result = JSONValue.object()
    result.set(.records, JSONValue(records))
    result.set(.epoch, epoch)
    if hasMore { result.set(.more, true) }
    return result
  }
}

@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// The newest records of a session, up to a fixed amount of memory.
///
/// What has fallen out is made again by running the journal.
struct RecordRing {
  /// The records from the oldest kept to the newest.
  private(set) var records: [NamedRecord] = []

  /// Whether every record since the launch is still there.
  private(set) var isComplete = true

  /// How much memory they take, roughly.
  private(set) var bytes = 0
  private var start = 0

  /// Adds a record, forgetting the oldest ones when there is no room.
  mutating func append(_ record: NamedRecord) {
    records.append(record)
    bytes += record.size
    while bytes > Limit.traceBytes.value, start < records.count - 1 {
      bytes -= records[start].size
      start += 1
      isComplete = false
    }
    // Moved down now and then, so that appending stays cheap.
    if start > 4096, start * 2 > records.count {
      records.removeFirst(start)
      start = 0
    }
  }

  /// The records that are kept.
  var kept: ArraySlice<NamedRecord> { records[start...] }
}

/// A frame of the stack: a record, one in which it lies, or the step at the bottom.
struct RouteFrame: Hashable, Sendable {
  /// The record; nil for the step or the launch.
  let record: Int?

  let name: String

  /// Where it stands; nil where the document has no place for it, as for the launch.
  let place: RecordPlace?

  /// Whether it stands there only because its step does.
  var isSubtle: Bool { place?.isSubtle ?? true }

  /// The record to which `restartFrame` goes; nil where it cannot.
  let restarts: Int?

  /// What DAP calls the instruction pointer.
  var reference: String? { record.map { Disassembly.reference(to: $0) } }
}

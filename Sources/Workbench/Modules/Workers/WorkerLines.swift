import Jansson

/// Cuts what a worker sends into lines.
package struct IncomingLines {
  private var pending: [UInt8] = []

  package init() {}

  package mutating func append(
    _ bytes: ArraySlice<UInt8>,
    _ take: ([UInt8]) throws(WorkerBreach) -> Void
  ) throws(WorkerBreach) {
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      pending += rest[..<end]
      try take(pending)
      pending.removeAll(keepingCapacity: true)
      rest = rest[(end + 1)...]
    }
    pending += rest
    // No answer of ours is longer, and the daemon must not grow with it.
    guard pending.count <= JSONLimits.reply.bytes else { throw .length }
  }
}

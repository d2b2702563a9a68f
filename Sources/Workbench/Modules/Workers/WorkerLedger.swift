package import WorkbenchProtocol

/// What a worker was asked and has not answered: each answer is held against it.
///
/// A client's requests are answered in the order in which they were asked.
package struct WorkerLedger {
  private struct Question {
    let id: RequestID
    let asked: ContinuousClock.Instant
  }

  private var questions: [Int: [Question]] = [:]
  /// The highest number of a client so far; lower ones that have no questions have left.
  private var highest = 0
  /// Whose messages come now.
  private var incoming = 0

  package init() {}

  /// When the request was asked that has waited longest; nil while none waits.
  var oldest: ContinuousClock.Instant? {
    questions.values.compactMap { $0.first?.asked }.min()
  }

  /// Notes a request of a client.
  package mutating func ask(_ id: RequestID, for client: Int, at instant: ContinuousClock.Instant) {
    highest = max(highest, client)
    questions[client, default: []].append(Question(id: id, asked: instant))
  }

  /// Notes that a client has left, whose requests nobody waits for any more.
  mutating func left(_ client: Int) { questions[client] = nil }

  /// Takes what the worker wrote.
  ///
  /// - Throws: The breach, when it answers what was not asked.
  package mutating func take(_ message: WorkerMessage, _ line: [UInt8]) throws(WorkerBreach) {
    switch message {
    case .word(.client(let client)):
      guard 0...highest ~= client else { throw .answer }
      incoming = client
    case .word, .notification: break
    case .answer:
      // The worker may have written to a client before it heard that it left.
      guard let waiting = questions[incoming] else { return }
      guard let first = waiting.first, Self.answers(line, first.id) else { throw .answer }
      questions[incoming]?.removeFirst()
    }
  }

  private static func answers(_ line: [UInt8], _ id: RequestID) -> Bool {
    // Compared as bytes: an id comes back as the bytes that it was.
    let start = Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8) + id.bytes
    guard line.starts(with: start) else { return false }
    let rest = line[start.count...]
    return rest.starts(with: ",\"result\":".utf8) || rest.starts(with: ",\"error\":".utf8)
  }
}

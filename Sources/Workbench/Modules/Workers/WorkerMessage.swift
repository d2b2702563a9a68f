import Jansson
import WorkbenchProtocol

/// One line of a worker's, parsed before anybody acts on it: code of a module can write one, too.
package enum WorkerMessage {
  /// Something for the daemon.
  case word(WorkerWord)
  /// An answer; which request it answers its first bytes say.
  case answer
  /// A notification for the client.
  case notification

  /// The notifications that a session sends.
  private static let events: Set = Set(
    [Event.progress, .traceRecord, .traceGap, .traceCut, .traceClosed].map(\.name)
  )

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line without its newline.
  ///   - session: The name of the worker's session.
  /// - Throws: The breach, when it has none of the forms that a worker writes.
  package init(_ line: [UInt8], of session: String) throws(WorkerBreach) {
    if WorkerWord.isWord(line) {
      guard let word = line.withUnsafeBytes({ WorkerWord($0) }) else { throw .form }
      switch word {
      case .client, .session, .overrides: self = .word(word)
      // These only the daemon says.
      case .taken, .left: throw .form
      }
      return
    }
    // To parse what only passes through costs this thread, which is the worker's, and no connection's.
    guard let json = try? JSON.parse(line, limits: .reply) else { throw .form }
    if OutgoingMessage.isNotification(line) {
      guard let method = json[.method]?.string, Self.events.contains(method),
        json["params"]?[.session].map({ $0.string == session }) ?? true
      else { throw .notification }
      self = .notification
    } else {
      // With `jsonrpc` and the id that is all there is.
      guard json.members.count(where: { _ in true }) == 3,
        (json["result"] == nil) != (json[.error] == nil)
      else { throw .form }
      self = .answer
    }
  }
}

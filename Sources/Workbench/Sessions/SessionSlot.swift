import WorkbenchProtocol

/// A session as seen from any thread: it can be named, and requests can be sent to it.
final class SessionSlot: Sendable {
  /// What a slot leads to, on the session's own executor.
  final class Home {
    let session: Session
    let executor: any Executor
    /// Connections of other clients that read the session, by their number.
    var guests: [ObjectIdentifier: WorkbenchConnection] = [:]
    /// Grows with each request, so that an idle session is told from one in use.
    var requests = 0

    init(session: Session, executor: any Executor) {
      self.session = session
      self.executor = executor
    }
  }

  let id: String
  /// Whether any client may command it; else others may only read.
  let isShared: Bool
  let home: Confined<Home>

  init(_ session: Session, executor: any Executor) {
    id = session.id
    isShared = session.keep
    home = Confined(Home(session: session, executor: executor), to: executor.remote)
  }

  /// The number in the name, for ordering.
  var number: Int { Int(id.dropFirst()) ?? 0 }
}

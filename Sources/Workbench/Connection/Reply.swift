import WorkbenchProtocol

/// What a request is answered with, or has to wait for.
enum Reply {
  /// It was carried out here.
  case answer(Answer)
  /// Another thread finds the answer.
  case later(LaterWork)
  /// It is carried out elsewhere; the answer comes as a message.
  case elsewhere(ForwardedWork)
  /// Somebody else is changing its session.
  case turn(of: Session)
}

/// A request that is carried out elsewhere, and how to reach it there.
struct ForwardedWork {
  /// The name of the session for which it is done.
  let session: String
  /// Asks for its end; it is answered all the same.
  let cancel: (RequestID) -> Void
  /// Follows the answer, just before the client gets that.
  let then: (_ failed: Bool) -> Void
}

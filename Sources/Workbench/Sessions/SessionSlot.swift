import WorkbenchProtocol

/// A session as seen from any thread: it can be named, listed, and sent requests.
final class SessionSlot: Sendable {
  let id: String
  /// Whether any client may command it; else others may only read.
  let isShared: Bool
  /// The process of its worker, where it runs in one.
  let worker: Int?
  let board: SessionBoard
  let home: Confined<any SessionHome>

  init(
    _ id: String,
    isShared: Bool,
    worker: Int? = nil,
    board: SessionBoard,
    home: any SessionHome
  ) {
    self.id = id
    self.isShared = isShared
    self.worker = worker
    self.board = board
    self.home = Confined(home, to: home.executor.remote)
  }

  /// The number in the name, for ordering.
  var number: Int { Int(id.dropFirst()) ?? 0 }

  /// Has the session end when nobody has used it for a while.
  func endWhenIdle(in directory: SessionDirectory) {
    let id = id
    // Weak, or a session that nobody uses would keep the directory, and itself in it.
    home.submit { [weak directory] home in
      home.endWhenIdle { [weak home, weak directory] in
        directory?.remove(id)
        home?.end()
      }
    }
  }
}

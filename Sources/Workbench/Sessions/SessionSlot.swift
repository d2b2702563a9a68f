import Synchronization
import WorkbenchProtocol

/// A session as seen from any thread: it can be named, listed, and sent requests.
final class SessionSlot: Sendable {
  let id: String
  /// Whether any client may command it; else others may only read.
  let isShared: Bool
  /// The process of its worker, where it runs in one.
  let worker: Int?
  /// The number of the client that opened it; nil where that was in another process.
  let client: Int?
  let board: SessionBoard
  let home: Confined<any SessionHome>

  /// Whether whoever opened it is gone.
  private let isAbandoned = Atomic(false)
  /// When it was used last, or left, as the directory counts.
  private let lastUse = Atomic(0)

  init(
    _ id: String,
    isShared: Bool,
    worker: Int? = nil,
    client: Int? = nil,
    board: SessionBoard,
    home: Confined<any SessionHome>
  ) {
    self.id = id
    self.isShared = isShared
    self.worker = worker
    self.client = client
    self.board = board
    self.home = home
  }

  /// The number in the name, for ordering.
  var number: Int { Int(id.dropFirst()) ?? 0 }

  /// Whether a client has it: whoever left one that was kept has it no more.
  func belongs(to client: Int) -> Bool {
    self.client == client && !isAbandoned.load(ordering: .relaxed)
  }

  /// When it was used last, where it has no owner any more who may go on with it.
  var lastUseSinceAbandoned: Int? {
    isAbandoned.load(ordering: .relaxed) ? lastUse.load(ordering: .relaxed) : nil
  }

  /// Notes that it is used now.
  func use(in directory: SessionDirectory) {
    lastUse.store(directory.tick(), ordering: .relaxed)
  }

  /// Has the session end when nobody has used it for a while, or sooner where there is no room.
  func endWhenIdle(in directory: SessionDirectory) {
    use(in: directory)
    isAbandoned.store(true, ordering: .relaxed)
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

/// Finds out that a client has taken nothing for a whole interval, though bytes wait for it.
///
/// It costs nothing per message: what was written is counted, and looked at once per interval.
struct WriteStallWatch {
  /// What to do after a look.
  enum Action: Equatable {
    /// Nothing waits; the next write starts the watch again.
    case rest

    /// Look again after an interval.
    case `continue`

    /// The client took nothing since the last look.
    case cutOff
  }

  private var isWatching = false
  private var queued = 0
  private var takenAtLastLook = 0

  init() {}

  /// Counts bytes that were given to the kernel, or wait for it.
  mutating func bytesQueued(_ count: Int) {
    queued += count
  }

  /// Starts to watch; false when that goes on already.
  mutating func start() -> Bool {
    guard !isWatching else { return false }
    isWatching = true
    // No count that can be: the first look only notes where the client stands, so that it always
    // has one whole interval.
    takenAtLastLook = -1
    return true
  }

  /// Looks, an interval after the last time, at what is still waiting.
  mutating func look(pending: Int) -> Action {
    guard pending > 0 else {
      isWatching = false
      return .rest
    }
    let taken = queued - pending
    defer { takenAtLastLook = taken }
    return taken == takenAtLastLook ? .cutOff : .continue
  }
}

import Synchronization
import WorkbenchProtocol

/// The sessions of all connections, by name.
final class SessionDirectory: Sendable {
  private struct State {
    var next = 1
    var slots: [String: SessionSlot] = [:]
    /// How many names are given out to sessions that are still being built.
    var reserved = 0

    /// The name of the session that nobody has used for the longest, of those without an owner.
    var longestAbandoned: String? {
      slots.compactMap { name, slot in slot.lastUseSinceAbandoned.map { (name, $0) } }
        .min { $0.1 < $1.1 }?.0
    }

    /// How many sessions a client has, where it can have more than a number of them.
    func count(of client: Int?, atLeast least: Int) -> Int {
      // Counted only then: there may be many, and most of the time there is room.
      guard let client, slots.count > least else { return 0 }
      return slots.values.count { $0.belongs(to: client) }
    }
  }

  private let state: Mutex<State>
  private let uses = Atomic(0)

  private let limit: Int

  /// Makes an empty directory.
  ///
  /// - Parameters:
  ///   - first: The number of its first session.
  ///   - limit: How many sessions it has room for.
  init(first: Int = 1, limit: Int = Limit.sessions.value) {
    state = Mutex(State(next: first))
    self.limit = limit
  }

  /// How many sessions are open.
  var count: Int { state.withLock { $0.slots.count } }

  /// A name that was given out to a session which is still being built.
  ///
  /// Without a session it is taken back when nobody holds it any more.
  final class Reservation: Sendable {
    let id: String
    private let directory: SessionDirectory

    fileprivate init(_ id: String, in directory: SessionDirectory) {
      self.id = id
      self.directory = directory
    }

    deinit { directory.state.withLock { $0.reserved -= 1 } }
  }

  /// Gives out a name for a session that is about to be built.
  ///
  /// Where there is no room, or the client has its share of it, the kept session goes that has been
  /// without an owner and unused for the longest: who opens many and leaves them keeps nobody out.
  ///
  /// - Parameter client: The number of the client that is to have it.
  /// - Returns: The name; nil when there are too many.
  func reserve(for client: Int? = nil) -> Reservation? {
    let (number, ended): (Int?, SessionSlot?) = state.withLock { state in
      var ended: SessionSlot?
      // Those that are being built count as well, or many slow launches at once would pass the
      // limit.
      let free = limit - state.slots.count - state.reserved
      let share = Share.ofSessions
      if share.isUsedUp(by: state.count(of: client, atLeast: share.times * free), free: free) {
        guard let longest = state.longestAbandoned else { return (nil, nil) }
        ended = state.slots.removeValue(forKey: longest)
      }
      defer { state.next += 1 }
      state.reserved += 1
      return (state.next, ended)
    }
    ended?.home.submit { $0.end() }
    return number.map { Reservation("s\($0)", in: self) }
  }

  /// Ends the session that nobody has used for the longest, of those without an owner, if there is one.
  func endLongestAbandoned() {
    let ended = state.withLock { state in
      state.longestAbandoned.flatMap { state.slots.removeValue(forKey: $0) }
    }
    ended?.home.submit { $0.end() }
  }

  /// How many sessions a client has.
  func count(of client: Int) -> Int {
    state.withLock { $0.slots.values.count { $0.belongs(to: client) } }
  }

  /// How much memory the sessions of a client take, roughly, in bytes.
  func bytes(of client: Int) -> Int {
    state.withLock { state in
      state.slots.values.reduce(0) { $0 + ($1.belongs(to: client) ? $1.board.bytes : 0) }
    }
  }

  /// Counts one more use of any session; returns how many there were.
  func tick() -> Int { uses.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Enters a session under the name it was given.
  func add(_ slot: SessionSlot, as name: Reservation) {
    state.withLock { $0.slots[name.id] = slot }
  }

  /// Enters a session that had its name before this daemon began.
  func restore(_ slot: SessionSlot) { state.withLock { $0.slots[slot.id] = slot } }

  /// Takes a session out and returns it, if it was there.
  @discardableResult
  func remove(_ id: String) -> SessionSlot? {
    state.withLock { $0.slots.removeValue(forKey: id) }
  }

  /// The session called `id`.
  func slot(_ id: String) -> SessionSlot? { state.withLock { $0.slots[id] } }

  /// All sessions, in the order of their names.
  var slots: [SessionSlot] {
    // By number and not by name, or s10 would come before s9.
    let slots = state.withLock { Array($0.slots.values) }
    // Numbers are sorted in a few milliseconds where there are twenty thousand; the slots, each counted
    // at every comparison, take thirty times as long.
    let numbers = slots.map(\.number)
    return slots.indices.sorted { numbers[$0] < numbers[$1] }.map { slots[$0] }
  }
}

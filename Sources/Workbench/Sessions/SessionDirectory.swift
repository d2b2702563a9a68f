import Synchronization
import WorkbenchProtocol

/// The sessions of all connections, by name.
final class SessionDirectory: Sendable {
  private struct State {
    var next = 1
    var slots: [String: SessionSlot] = [:]
    /// How many names are given out to sessions that are still being built.
    var reserved = 0
  }

  private let state: Mutex<State>

  /// Makes an empty directory whose first session gets this number.
  init(first: Int = 1) { state = Mutex(State(next: first)) }

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

  /// Gives out a name for a session that is about to be built; nil when there are too many.
  func reserve() -> Reservation? {
    let number: Int? = state.withLock { state in
      // Those that are being built count as well, or many slow launches at once would pass the
      // limit.
      guard state.slots.count + state.reserved < Limit.sessions.value else { return nil }
      defer { state.next += 1 }
      state.reserved += 1
      return state.next
    }
    return number.map { Reservation("s\($0)", in: self) }
  }

  /// Enters a session under the name it was given.
  func add(_ slot: SessionSlot, as name: Reservation) {
    state.withLock { $0.slots[name.id] = slot }
  }

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
    state.withLock { Array($0.slots.values) }.sorted { $0.number < $1.number }
  }
}

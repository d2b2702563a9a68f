import Synchronization
import WorkbenchProtocol

/// The sessions of all connections, by name.
final class SessionDirectory: Sendable {
  private struct State {
    var next = 1
    var slots: [String: SessionSlot] = [:]
    /// Names given out to sessions that are still being built.
    var reserved = 0
  }

  private let state: Mutex<State>

  /// Makes an empty directory whose first session gets this number.
  init(first: Int = 1) { state = Mutex(State(next: first)) }

  /// How many sessions are open.
  var count: Int { state.withLock { $0.slots.count } }

  /// Gives out a name for a session that is about to be built; nil when there are too many.
  func reserve() -> String? {
    state.withLock { state in
      guard state.slots.count + state.reserved < Limit.sessions.value else { return nil }
      defer { state.next += 1 }
      state.reserved += 1
      return "s\(state.next)"
    }
  }

  /// Takes back a name whose session was not built.
  func release() {
    state.withLock { $0.reserved -= 1 }
  }

  /// Enters a session under the name it was given.
  func add(_ slot: SessionSlot) {
    state.withLock { state in
      state.reserved -= 1
      state.slots[slot.id] = slot
    }
  }

  /// Takes a session out; true when it was there.
  @discardableResult
  func remove(_ id: String) -> Bool {
    state.withLock { $0.slots.removeValue(forKey: id) != nil }
  }

  /// The session called `id`.
  func slot(_ id: String) -> SessionSlot? { state.withLock { $0.slots[id] } }

  /// All sessions, in the order of their names.
  var slots: [SessionSlot] {
    state.withLock { Array($0.slots.values) }.sorted { $0.number < $1.number }
  }
}

import Jansson
import ModuleKit
import NIOConcurrencyHelpers
import Synchronization

/// What a list shows of a session.
package struct SessionSummary: Equatable, Sendable {
  var scenario: String?
  var title: Text
  /// Whether it outlives the connection that opened it.
  var keep: Bool
  var variant: String?
  var commands: Int
  var seq: Int
  var epoch: Int
  var time: Double
  /// How far it is on its way back from an earlier process; nil for a session of this one.
  var recovery: Recovery?

  /// How far a session of an earlier process has come.
  enum Recovery: String {
    /// It is being run again, or will be.
    case recovering
    /// It is there as it was.
    case recovered
    /// It cannot be run again.
    case lost
  }
}

/// How a session stands, where every thread can read it.
///
/// A list of sessions must not wait for any of them: one may be at work, another in a worker that
/// does not answer.
final class SessionBoard: Sendable {
  /// Guarded by a lock that the thread sanitizer knows, as it does not know `Mutex`.
  private let state = NIOLockedValueBox<SessionSummary?>(nil)
  private let size = Atomic(0)

  /// What was put up last; nil for a session that is not open yet.
  var summary: SessionSummary? { state.withLockedValue { $0 } }

  /// How much memory it takes, roughly, in bytes; nothing of one in a worker, which has its own.
  var bytes: Int { size.load(ordering: .relaxed) }

  /// Notes how much memory it takes.
  func note(bytes: Int) { size.store(bytes, ordering: .relaxed) }

  /// Puts up how the session stands now.
  func put(_ summary: SessionSummary) { state.withLockedValue { $0 = summary } }

  /// Puts up what a command changes, of a session that stands there already.
  func update(commands: Int, seq: Int, time: Double) {
    state.withLockedValue { state in
      state?.commands = commands
      state?.seq = seq
      state?.time = time
    }
  }
}

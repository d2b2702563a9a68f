/// Who may use a session, where its work is done in slices: one at a time, in order.
///
/// Between two slices of one connection's work another connection's request may come. What changes
/// the session waits here; what only reads is carried out, unless the work has paused in the middle of
/// a call, where nothing is as it should be.
final class Turns {
  private var holder: ObjectIdentifier?
  private var waiting: [() -> Void] = []

  /// Whether somebody has the turn.
  var isTaken: Bool { holder != nil }

  /// Whether whoever has the turn has paused in the middle of a call.
  private(set) var isMidway = false

  /// Takes the turn for some work, which must give it back.
  func take(for work: AnyObject) { holder = ObjectIdentifier(work) }

  /// Notes that the work that has the turn has paused in the middle of a call.
  func pause() { isMidway = true }

  /// Notes that the call is done, and lets in those who only read.
  func rest() {
    guard isMidway else { return }
    isMidway = false
    callWaiting()
  }

  /// Gives the turn back, if this work has it; those who wait try again, the first one first.
  func giveBack(by work: AnyObject) {
    // In the middle of a call it cannot: who has left the work there gives it back later.
    guard holder == ObjectIdentifier(work), !isMidway else { return }
    holder = nil
    callWaiting()
  }

  private func callWaiting() {
    // Those who find the turn taken again wait anew, and must not be called in this round.
    let next = waiting
    waiting = []
    for retry in next { retry() }
  }

  /// Has `retry` called when somebody may come in who could not before.
  func wait(_ retry: @escaping () -> Void) { waiting.append(retry) }
}

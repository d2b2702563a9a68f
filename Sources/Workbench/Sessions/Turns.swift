/// Who may change a session, where its work is done in slices: one at a time, in order.
///
/// Between two slices of one connection's work another connection's request may come; what only
/// reads is carried out, what changes the session waits here.
final class Turns {
  private var holder: ObjectIdentifier?
  private var waiting: [() -> Void] = []

  /// Whether somebody has the turn.
  var isTaken: Bool { holder != nil }

  /// Takes the turn for some work, which must give it back.
  func take(for work: AnyObject) { holder = ObjectIdentifier(work) }

  /// Gives the turn back, if this work has it; those who wait try again, the first one first.
  func giveBack(by work: AnyObject) {
    guard holder == ObjectIdentifier(work) else { return }
    holder = nil
    // Those who find the turn taken again wait anew, and must not be called in this round.
    let next = waiting
    waiting = []
    for retry in next { retry() }
  }

  /// Has `retry` called when the turn is given back.
  func wait(_ retry: @escaping () -> Void) { waiting.append(retry) }
}

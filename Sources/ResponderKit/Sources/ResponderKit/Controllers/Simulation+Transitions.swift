/// A transition that takes time: who it belongs to, and what remains to be done.
///
/// The simulation keeps what remains, so that nothing that is shown keeps itself alive.
struct RunningTransition {
  let owner: ObjectIdentifier
  let timer: Int
  let finish: () -> Void
}

extension Simulation {
  /// Runs `finish` when the transition's time is over, or when somebody settles it before.
  func startTransition(of owner: AnyObject, object: AnyObject?, finish: @escaping () -> Void) {
    let id = ObjectIdentifier(owner)
    let timer = setTimer(
      after: Int64(microseconds: profile.number(.transitionDuration)),
      name: "transition",
      object: object
    ) { [unowned self] in settleTransition(id) }
    appearance.running.append(RunningTransition(owner: id, timer: timer, finish: finish))
  }

  /// Ends the transition of this owner at once, if one is under way.
  func settleTransition(of owner: AnyObject) { settleTransition(ObjectIdentifier(owner)) }

  private func settleTransition(_ id: ObjectIdentifier) {
    guard let place = appearance.running.firstIndex(where: { $0.owner == id }) else { return }
    let transition = appearance.running.remove(at: place)
    cancelTimer(transition.timer)
    transition.finish()
  }
}

/// A transition that takes time: who it belongs to, and what remains to be done.
///
/// The simulation keeps what remains, so that nothing that is shown keeps itself alive.
struct RunningTransition {
  let owner: ObjectIdentifier
  /// Ends it; `nil` while it follows a finger.
  var timer: Int?
  var finish: () -> Void
  /// Takes it back, where a finger leads it.
  let giveUp: (() -> Void)?
}

extension AppearanceEnvironment {
  /// Runs `finish` when the transition's time is over, or when somebody settles it before.
  ///
  /// The time is that of the profile. An owner has one transition at most: it settles what is under
  /// way before it starts another.
  func startTransition(of owner: AnyObject, object: AnyObject?, finish: @escaping () -> Void) {
    running.append(
      RunningTransition(
        owner: ObjectIdentifier(owner),
        timer: transitionTimer(of: owner, object),
        finish: finish,
        giveUp: nil
      )
    )
  }

  /// Begins a transition that follows a finger until `release(transitionOf:object:finishes:)`.
  ///
  /// One that nobody releases does not end by itself.
  func followTransition(
    of owner: AnyObject,
    finish: @escaping () -> Void,
    giveUp: @escaping () -> Void
  ) {
    running.append(
      RunningTransition(
        owner: ObjectIdentifier(owner),
        timer: nil,
        finish: finish,
        giveUp: giveUp
      )
    )
  }

  /// The finger that led a transition has lifted: it runs to its end, or back.
  func release(transitionOf owner: AnyObject, object: AnyObject?, finishes: Bool) {
    let id = ObjectIdentifier(owner)
    guard
      let place = running.firstIndex(where: { $0.owner == id && $0.timer == nil })
    else { return }
    if !finishes, let giveUp = running[place].giveUp {
      running[place].finish = giveUp
    }
    running[place].timer = transitionTimer(of: owner, object)
  }

  private func transitionTimer(of owner: AnyObject, _ object: AnyObject?) -> Int {
    let id = ObjectIdentifier(owner)
    return dispatcher.setTimer(
      after: Int64(microseconds: simulation.profile.number(.transitionDuration)),
      name: "transition",
      object: object
    ) { [unowned self] in settleTransition(id) }
  }

  /// Ends the transition of this owner at once, if one is under way.
  func settleTransition(of owner: AnyObject) { settleTransition(ObjectIdentifier(owner)) }

  private func settleTransition(_ id: ObjectIdentifier) {
    guard let place = running.firstIndex(where: { $0.owner == id }) else { return }
    // Out of the list before it is finished, since finishing may start the next one of this owner.
    let transition = running.remove(at: place)
    dispatcher.cancelTimer(transition.timer)
    transition.finish()
  }
}

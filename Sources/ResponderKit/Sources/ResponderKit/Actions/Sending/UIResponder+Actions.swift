import Foundation

extension UIResponder {
  /// Asks whether the responder performs an action, through the dispatcher.
  final func askCanPerform(_ action: Selector, sender: AnyObject?) -> Bool {
    dispatcher.call(
      .canPerformAction,
      on: self,
      arguments: [.selector(action), sender.modelValue],
      fields: [TraceField(.action, .text(action.name))]
    ) { canPerformAction(action, withSender: sender) }
  }

  /// Asks who performs an action from here upwards, through the dispatcher.
  ///
  /// An override may answer any object, and the search ends with it; whether that one has the
  /// method is found out when the action is sent (action.target-for-action).
  final func askTarget(for action: Selector, sender: AnyObject?) -> AnyObject? {
    // Each responder is asked once in a search. A second time can only mean that the chain goes in
    // a ring, which would never end.
    guard !simulation.actions.asked.contains(index) else {
      dispatcher.fail(
        SimulationError(
          .responderCycle,
          "the search for \(action.name) has come to \(dispatcher.objects.name(of: self)) before",
          zh: "查找 \(action.name) 的目标时又回到了 \(dispatcher.objects.name(of: self))",
          object: index,
          rule: .chainOverrideAllowed
        )
      )
      return nil
    }
    simulation.actions.asked.append(index)
    return dispatcher.call(
      .target,
      on: self,
      arguments: [.selector(action), sender.modelValue],
      fields: [TraceField(.action, .text(action.name))],
      deciding: { _, answering in answering.isOverridden ? .actionTargetForAction : nil }
    ) { Simulation.object(target(forAction: action, withSender: sender)) }
  }

  /// UIKit's version of `canPerformAction(_:withSender:)`: whether the class has the method.
  ///
  /// A text object answers for the editing actions from its state and not from its class: there is
  /// nothing to copy without a selection.
  ///
  /// - action.can-perform-forwarding: the responder answers for itself only, unless the profile
  ///   lets it ask `next`.
  final func canPerformAsUIKit(_ action: Selector, sender: AnyObject?) -> Bool {
    dispatcher.base(
      .canPerformAction,
      of: self,
      arguments: [.selector(action), sender.modelValue],
      fields: [TraceField(.action, .text(action.name))]
    ) {
      if let answer = (self as? any EditableText)?.canEdit(by: action) {
        dispatcher.decide(.editMenuTextViewAnswers)
        return answer
      }
      if simulation.actions.implements(action, self) {
        dispatcher.decide(.actionCanPerformDefault)
        return true
      }
      // Apple's page would have the next responder asked as well; with that the search would answer
      // the wrong object, so it is a setting.
      guard simulation.profile.isOn(.canPerformForwarding) else {
        dispatcher.decide(.actionCanPerformDefault)
        return false
      }
      dispatcher.emit(
        .actionSearched,
        .route,
        at: index,
        rule: .actionCanPerformForwarding,
        fields: [TraceField(.action, .text(action.name)), TraceField(.answer, .flag(false))]
      )
      guard let next = dispatcher.nextResponder(of: self) else {
        dispatcher.decide(.actionCanPerformDefault)
        return false
      }
      let answer = next.askCanPerform(action, sender: sender)
      dispatcher.decide(.actionCanPerformForwarding)
      return answer
    }
  }

  /// The level at which a step of the search is told.
  ///
  /// It is on the route where the app's own code passes an action on; a menu that is being built
  /// asks too often for that.
  private final func searchLevel(_ can: Bool) -> TraceLevel {
    guard !can, dispatcher.isOwnCode(.canPerformAction, of: self, at: index),
      dispatcher.frames.contains(where: { $0.method == .sendAction })
    else { return .full }
    return .route
  }

  /// UIKit's version of `target(forAction:withSender:)`: itself if it can, else who `next` finds.
  ///
  /// Called directly, and not by a search that has come here, it is a search of its own.
  final func targetAsUIKit(for action: Selector, sender: AnyObject?) -> AnyObject? {
    // Saved for the case of a direct call in the midst of a search, whose list must not have this
    // in it.
    let outer = simulation.actions.asked
    if outer.last != index { simulation.actions.asked = [index] }
    defer { if outer.last != index { simulation.actions.asked = outer } }
    return dispatcher.base(
      .target,
      of: self,
      arguments: [.selector(action), sender.modelValue],
      fields: [TraceField(.action, .text(action.name))]
    ) {
      // Cleared before the question: only a no that this very controller gives now counts.
      simulation.actions.gated = nil
      let can = askCanPerform(action, sender: sender)
      let isGated = !can && simulation.actions.gated == index
      dispatcher.emit(
        .actionSearched,
        searchLevel(can),
        at: index,
        rule: isGated
          ? .actionModalGate : can ? .actionFirstMatchStops : .actionFalseContinues,
        fields: [TraceField(.action, .text(action.name)), TraceField(.answer, .flag(can))]
      )
      if can {
        dispatcher.decide(.actionTargetForAction)
        return self
      }
      guard let next = dispatcher.nextResponder(of: self) else {
        dispatcher.decide(.actionTargetNilEnds)
        return nil
      }
      return next.askTarget(for: action, sender: sender)
    }
  }
}

extension UIViewController {
  /// Whether the controller takes no actions because it presents another one (action.modal-gate).
  ///
  /// Asked only while something is presented, so that an override of the property is no part of
  /// other searches.
  final var isGatedByPresentation: Bool {
    guard simulation.profile.ios >= 13, presentedViewController != nil else { return false }
    return !dispatcher.call(.performsActionsWhilePresentingModally, on: self) {
      performsActionsWhilePresentingModally
    }
  }

  /// UIKit's version of `targetViewController(forAction:sender:)`: the nearest controller that can.
  final func targetControllerAsUIKit(
    for action: Selector,
    sender: AnyObject?
  )
    -> UIViewController?
  {
    var candidate: UIViewController? = self
    while let controller = candidate, dispatcher.failure == nil {
      let can = controller.askCanPerform(action, sender: sender)
      dispatcher.emit(
        .actionSearched,
        can ? .route : .full,
        at: controller.index,
        rule: can ? .actionControllerTargetHelper : .actionFalseContinues,
        fields: [TraceField(.action, .text(action.name)), TraceField(.answer, .flag(can))]
      )
      if can { return controller }
      candidate = controller.parentController ?? controller.presentingController
    }
    return nil
  }
}

import Foundation

extension UIResponder {
  /// Asks whether the responder performs an action, through the dispatcher.
  final func askCanPerform(_ action: Selector, sender: AnyObject?) -> Bool {
    simulation.call(
      .canPerformAction,
      on: self,
      arguments: [.selector(action), sender.modelValue],
      fields: [TraceField(.action, .text(action.name))]
    ) { canPerformAction(action, withSender: sender) }
  }

  /// Asks who performs an action from here upwards, through the dispatcher.
  final func askTarget(for action: Selector, sender: AnyObject?) -> AnyObject? {
    simulation.call(
      .target,
      on: self,
      arguments: [.selector(action), sender.modelValue],
      fields: [TraceField(.action, .text(action.name))],
      deciding: { _, answering in answering.isOverridden ? .actionTargetForAction : nil }
    ) { Simulation.object(target(forAction: action, withSender: sender)) }
  }

  /// UIKit's version of `canPerformAction(_:withSender:)`: whether the class has the method.
  ///
  /// - action.can-perform-forwarding: the responder answers for itself only, unless the profile
  ///   lets it ask `next`.
  final func canPerformAsUIKit(_ action: Selector, sender: AnyObject?) -> Bool {
    simulation.base(
      .canPerformAction,
      of: self,
      arguments: [.selector(action), sender.modelValue],
      fields: [TraceField(.action, .text(action.name))]
    ) {
      if simulation.implements(action, self) {
        simulation.decide(.actionCanPerformDefault)
        return true
      }
      guard simulation.profile.isOn(.canPerformForwarding), let next = askNext() else {
        simulation.decide(.actionCanPerformDefault)
        return false
      }
      let answer = next.askCanPerform(action, sender: sender)
      simulation.decide(.actionCanPerformForwarding)
      return answer
    }
  }

  /// UIKit's version of `target(forAction:withSender:)`: itself if it can, else who `next` finds.
  final func targetAsUIKit(for action: Selector, sender: AnyObject?) -> AnyObject? {
    simulation.base(
      .target,
      of: self,
      arguments: [.selector(action), sender.modelValue],
      fields: [TraceField(.action, .text(action.name))]
    ) {
      guard !simulation.actions.asked.contains(index) else {
        simulation.fail(
          SimulationError(
            .responderCycle,
            "the search for \(action.name) has come to \(simulation.name(of: self)) before",
            object: index,
            rule: .chainOverrideAllowed
          )
        )
        return nil
      }
      simulation.actions.asked.append(index)
      let can = askCanPerform(action, sender: sender)
      simulation.emit(
        .actionSearched,
        .full,
        at: index,
        rule: can ? .actionFirstMatchStops : .actionFalseContinues,
        fields: [TraceField(.action, .text(action.name)), TraceField(.answer, .flag(can))]
      )
      if can {
        simulation.decide(.actionTargetForAction)
        return self
      }
      guard let next = askNext() else {
        simulation.decide(.actionTargetNilEnds)
        return nil
      }
      return next.askTarget(for: action, sender: sender)
    }
  }
}

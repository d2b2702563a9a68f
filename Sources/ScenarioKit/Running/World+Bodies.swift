import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension World {
  /// Runs a body; an error in it ends the run where UIKit would stop the app.
  ///
  /// - Returns: Whether a `return` ended it.
  @discardableResult
  func run(_ body: Body, in invocation: Invocation, callSuper: () -> Value) -> Bool {
    for action in body {
      // A failed run is an app that has stopped: nothing behind the failure runs.
      guard simulation.dispatcher.failure == nil else { return true }
      do {
        if try run(action, in: invocation, callSuper: callSuper) { return true }
      } catch {
        simulation.dispatcher.stop(
          SimulationError(error, at: invocation.object.map { simulation.objects.index(of: $0) })
        )
        return true
      }
    }
    return false
  }

  /// Runs one action; true when it ended the body.
  func run(
    _ action: Action,
    in invocation: Invocation,
    callSuper: () -> Value
  ) throws(ScenarioError) -> Bool {
    switch action {
    case .callSuper:
      invocation.superAnswer = callSuper()
    case .answer(let expression):
      invocation.answer = try evaluate(expression, in: invocation)
      return true
    case .choose(let condition, let then, let otherwise):
      let holds = try holds(condition, in: invocation)
      return run(holds ? then : otherwise, in: invocation, callSuper: callSuper)
    case .note(let name, let values):
      try note(name, values, in: invocation)
    case .call(let call):
      _ = try perform(call, in: invocation)
    case .set(let assignments):
      try assign(assignments, in: invocation)
    case .animate(let animation):
      try animate(animation, in: invocation)
    case .after(let delay, let body, _):
      after(delay, body, in: invocation)
    case .release(let reference, _):
      try release(reference, in: invocation)
    }
    return false
  }

  private func note(
    _ name: String,
    _ values: [(key: String, value: ValuePlan)],
    in invocation: Invocation
  ) throws(ScenarioError) {
    guard let object = invocation.delegator ?? invocation.object else { return }
    var noted: [String: Value] = [:]
    for (key, expression) in values { noted[key] = try evaluate(expression, in: invocation) }
    notes[simulation.objects.index(of: object), default: [:]][name] = noted
    log.note(name, on: object, values: noted)
  }

  private func after(_ delay: Double, _ body: Body, in invocation: Invocation) {
    // A timer keeps the parameters as a closure would; super is gone by then.
    let later = invocation.later()
    simulation.enter {
      MainQueue.asyncAfter(deadline: delay) { [unowned self] in
        run(body, in: later) { .none }
      }
    }
  }

  /// Drops the document's own reference to an object.
  private func release(
    _ reference: ReferencePath,
    in invocation: Invocation
  ) throws(ScenarioError) {
    guard let object = try value(of: reference, in: invocation).object else { return }
    for (number, kept) in owned.enumerated() where kept === object { owned[number] = nil }
  }

  private func animate(
    _ animation: AnimationPlan,
    in invocation: Invocation
  ) throws(ScenarioError) {
    // UIKit's closure cannot throw, so that the error comes out beside it.
    var error: ScenarioError?
    let completion = animation.completion
    simulation.enter {
      UIView.animate(
        withDuration: animation.duration,
        delay: animation.delay,
        options: UIView.AnimationOptions(names: animation.options),
        animations: {
          do { try self.assign(animation.assignments, in: invocation) } catch let failure {
            error = failure as? ScenarioError
          }
        },
        completion: completion.isEmpty
          ? nil
          : { [unowned self] finished in
            run(completion, in: invocation.later(adding: [("finished", .flag(finished))])) { .none }
          }
      )
    }
    if let error { throw error }
  }

  // MARK: - Conditions

  /// Returns whether a condition is true now.
  func holds(
    _ condition: Condition,
    in invocation: Invocation? = nil
  ) throws(ScenarioError) -> Bool {
    switch condition {
    case .all(let parts):
      for (reference, matcher, _) in parts {
        let value = try value(of: reference, in: invocation)
        guard try matches(value, matcher, in: invocation) else { return false }
      }
      return true
    case .call(let call):
      return try perform(call, in: invocation).flag ?? false
    case .any(let conditions):
      for condition in conditions where try holds(condition, in: invocation) { return true }
      return false
    case .none(let conditions):
      for condition in conditions where try holds(condition, in: invocation) { return false }
      return true
    }
  }
}

extension UIView.AnimationOptions {
  /// Makes the options from UIKit's names.
  init(names: [String]) {
    self = []
    for name in names {
      switch name {
      case "allowUserInteraction": insert(.allowUserInteraction)
      case "beginFromCurrentState": insert(.beginFromCurrentState)
      case "repeat": insert(.repeat)
      case "autoreverse": insert(.autoreverse)
      case "layoutSubviews": insert(.layoutSubviews)
      case "curveEaseIn": insert(.curveEaseIn)
      case "curveEaseOut": insert(.curveEaseOut)
      case "curveLinear": insert(.curveLinear)
      default: break
      }
    }
  }
}

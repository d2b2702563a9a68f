@_spi(Workbench) import ResponderKit

/// Overrides as a document would bring them: one closure for each method.
final class Overrides: DocumentOverrides {
  typealias Body = (_ arguments: [Value], _ callSuper: () -> Value) -> Value

  private let bodies: [Method: Body]
  private let actions: [Selector: () -> Void]

  init(_ bodies: [Method: Body], actions: [Selector: () -> Void] = [:]) {
    self.bodies = bodies
    self.actions = actions
  }

  func overrides(_ method: Method) -> Bool { bodies[method] != nil }

  func run(
    _ method: Method,
    on object: AnyObject,
    arguments: [Value],
    callSuper: () -> Value
  ) -> Value {
    bodies[method]?(arguments, callSuper) ?? .none
  }

  func implements(_ action: Selector) -> Bool? { actions.isEmpty ? nil : actions[action] != nil }

  func perform(_ action: Selector, on object: AnyObject, sender: AnyObject?, event: UIEvent?) {
    actions[action]?()
  }
}

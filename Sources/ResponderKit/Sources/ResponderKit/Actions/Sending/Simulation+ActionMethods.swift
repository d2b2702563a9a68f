extension Simulation {
  /// Returns the object in an `Any`, where it is one; a boxed value is none.
  static func object(_ any: Any?) -> AnyObject? {
    guard let any, type(of: any) is AnyClass else { return nil }
    return any as AnyObject
  }

  /// Whether an object has an action method: by its document, its class or UIKit's own classes.
  ///
  /// A document cannot take a method away from a class, as no subclass can.
  func implements(_ action: Selector, _ object: AnyObject) -> Bool {
    if overrides(of: object)?.implements(action) == true { return true }
    if actionTable(of: object)?[action] != nil { return true }
    return standardAction(action, of: object) != nil
  }

  /// Runs an action method that the object has.
  func run(_ action: Selector, on object: AnyObject, sender: AnyObject?, event: UIEvent?) {
    observer?.didOccur(.action(action, on: object, sender: sender, event: event))
    runOwnCode(of: object) {
      if let document = overrides(of: object), document.implements(action) == true {
        document.perform(action, on: object, sender: sender, event: event)
      } else if let perform = actionTable(of: object)?[action] {
        enter { perform(object, sender, event) }
      } else {
        standardAction(action, of: object)?()
      }
    }
  }

  /// The action methods that the class states; built once for each class.
  private func actionTable(of object: AnyObject) -> Actions? {
    guard let target = object as? any ActionTarget else { return nil }
    let type = type(of: target)
    let identifier = ObjectIdentifier(type)
    if let table = actions.tables[identifier] { return table }
    let table = type.actions
    actions.tables[identifier] = table
    return table
  }

  /// The action methods that UIKit's own classes have.
  ///
  /// - first-responder.send-resign-nil-target: every responder can be sent `resignFirstResponder`.
  private func standardAction(_ action: Selector, of object: AnyObject) -> (() -> Void)? {
    guard let responder = object as? UIResponder else { return nil }
    switch action {
    case "resignFirstResponder": return { _ = responder.askResignFirstResponder() }
    case "becomeFirstResponder": return { _ = responder.askBecomeFirstResponder() }
    default: return (responder as? any EditableText)?.editing(by: action)
    }
  }
}

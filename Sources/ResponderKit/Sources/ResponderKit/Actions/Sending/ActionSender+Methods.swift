extension ActionSender {
  /// An action method that an object has, from whichever has it.
  enum ActionMethod {
    case document(any DocumentOverrides)
    case own(Actions.Perform)
    case standard(() -> Void)
  }

  /// Returns an object's action method: its document's, its class's or that of UIKit's own classes.
  ///
  /// A document cannot take a method away from a class, as no subclass can.
  ///
  /// Looked for each time and not kept: a host may give an object actions at any time.
  func method(
    for action: Selector,
    of object: AnyObject,
    at index: ObjectIndex
  ) -> ActionMethod? {
    // What a document says of the object comes first: it is the outermost subclass.
    let document =
      dispatcher.overrides(at: index)
      ?? (simulation.isExtended ? simulation.actionExtender?.overrides(extending: object) : nil)
    if let document, document.implements(action) == true { return .document(document) }
    if let perform = table(of: object)[action] { return .own(perform) }
    return standardAction(action, of: object).map { .standard($0) }
  }

  /// Whether an object has an action method.
  @_spi(Workbench) public func implements(_ action: Selector, _ object: AnyObject) -> Bool {
    method(for: action, of: object, at: dispatcher.objects.index(of: object)) != nil
  }

  /// Runs an action method, if the object has it.
  func run(_ action: Selector, on object: AnyObject, sender: AnyObject?, event: UIEvent?) {
    let method = method(for: action, of: object, at: dispatcher.objects.index(of: object))
    run(method, action, on: object, sender: sender, event: event)
  }

  /// Runs an action method that was found.
  func run(
    _ method: ActionMethod?,
    _ action: Selector,
    on object: AnyObject,
    sender: AnyObject?,
    event: UIEvent?
  ) {
    if dispatcher.isObserved {
      dispatcher.observer?.didOccur(.action(action, on: object, sender: sender, event: event))
    }
    // Behind a call of its own: what the action calls directly is no super call of the method that
    // led here.
    dispatcher.runOwnCode(of: object) {
      switch method {
      case .document(let document):
        document.perform(action, on: object, sender: sender, event: event)
      case .own(let perform): simulation.enter { perform(object, sender, event) }
      case .standard(let perform): perform()
      case nil: break
      }
    }
  }

  /// The action methods that the class states, none where it cannot; built once for each class.
  ///
  /// A class's table does not change, so it is built when the first action is looked for and kept
  /// for as long as the simulation lives.
  private func table(of object: AnyObject) -> Actions {
    let identifier = ObjectIdentifier(type(of: object))
    if let table = tables[identifier] { return table }
    let table = (type(of: object) as? any ActionTarget.Type)?.actions ?? Actions()
    tables[identifier] = table
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

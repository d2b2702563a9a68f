extension UIViewController {
  /// Adds a key command without overriding `keyCommands`.
  ///
  /// The controller keeps it. It is active while the controller is on the chain of the first
  /// responder, or is the top controller when there is none and may become it
  /// (key-command.controller-registration, key-command.no-first-responder). An override of
  /// `keyCommands` that leaves super out hides it.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Takes back a key command that was added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// UIKit's version of `keyCommands`: those that were added.
  final func keyCommandsAsUIKit() -> [UIKeyCommand]? {
    let list = dispatcher.base(.keyCommands, of: self) {
      guard !addedKeyCommands.isEmpty else { return KeyCommandList(commands: nil) }
      dispatcher.decide(.keyCommandControllerRegistration)
      return KeyCommandList(commands: addedKeyCommands)
    }
    return list.commands
  }
}

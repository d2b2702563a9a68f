extension Simulation {
  /// Asks whether to undo, when a shake has come to the application and there is something to undo.
  ///
  /// - motion.shake-to-edit-at-application: whoever keeps the shake from here suppresses it.
  ///
  /// - Returns: Whether the question was brought up.
  func offerUndo(after motion: UIEvent.EventSubtype) -> Bool {
    guard motion == .motionShake, application.shakeToEdit else { return false }
    let start: UIResponder = keyWindow?.firstResponderStorage ?? keyWindow ?? application
    guard let undoManager = start.askUndoManager(), undoManager.canUndo || undoManager.canRedo
    else { return false }
    emit(.handled, .route, at: application.index, rule: .motionShakeToEditDefault)
    undoPrompt.show(for: undoManager, returning: makeWayForUndoPrompt())
    return true
  }

  /// The first responder gives way to the question, as to any alert.
  ///
  /// - first-responder.modal-preserved
  ///
  /// - Returns: What gives it the focus again, once the question is answered.
  private func makeWayForUndoPrompt() -> () -> Void {
    guard let window = keyWindow, let responder = window.firstResponderStorage else { return {} }
    noteAsking(.resignFirstResponder, of: responder, rule: .firstResponderModalPreserved)
    guard responder.askResignFirstResponder(), profile.isOn(.modalPreserved) else { return {} }
    return { [unowned self, weak window, weak responder] in
      guard let window, let responder, window.firstResponderStorage == nil,
        responder.responderWindow === window
      else { return }
      noteAsking(.becomeFirstResponder, of: responder, rule: .firstResponderModalPreserved)
      responder.askBecomeFirstResponder()
    }
  }
}

extension UIResponder {
  /// Asks for the undo manager as the model does: through the dispatcher.
  final func askUndoManager() -> UndoManager? {
    simulation.call(.undoManager, on: self) { undoManager }
  }
}

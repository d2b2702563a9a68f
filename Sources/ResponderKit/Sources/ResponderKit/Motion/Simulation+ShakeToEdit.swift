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
    undoPrompt.show(for: undoManager)
    emit(.handled, .route, at: application.index, rule: .motionShakeToEditDefault)
    return true
  }
}

extension UIResponder {
  /// Asks for the undo manager as the model does: through the dispatcher.
  final func askUndoManager() -> UndoManager? {
    simulation.call(.undoManager, on: self) { undoManager }
  }
}

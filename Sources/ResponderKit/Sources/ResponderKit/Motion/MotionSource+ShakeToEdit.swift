import Foundation

extension MotionSource {
  /// Asks whether to undo, when a shake has come to the application and there is something to undo.
  ///
  /// - motion.shake-to-edit-at-application: whoever keeps the shake from here suppresses it.
  ///
  /// - Returns: Whether the question was brought up.
  func offerUndo(after motion: UIEvent.EventSubtype) -> Bool {
    guard motion == .motionShake, simulation.application.shakeToEdit else { return false }
    // From the first responder and not from where the shake began: what can be undone belongs to
    // whoever is being edited (motion.undo-manager-lookup).
    let start: UIResponder =
      simulation.windowServer.keyWindow?.firstResponderStorage ?? simulation.windowServer.keyWindow
      ?? simulation.application
    guard let undoManager = start.askUndoManager(), undoManager.canUndo || undoManager.canRedo
    else { return false }
    // As an alert that has a row for each answer (our choice).
    let answers = [undoManager.canUndo, undoManager.canRedo, true].count { $0 }
    let screen = CGRect(origin: .zero, size: simulation.device.screen)
    let frame = screen.centered(UIAlertController.size(rows: answers))
    dispatcher.emit(
      .handled,
      .route,
      at: simulation.application.index,
      rule: .motionShakeToEditDefault,
      fields: .rect(frame)
    )
    simulation.undoPrompt.show(for: undoManager, in: frame, returning: makeWayForUndoPrompt())
    return true
  }

  /// The first responder gives way to the question, as to any alert.
  ///
  /// - first-responder.modal-preserved
  ///
  /// - Returns: What gives it the focus again, once the question is answered.
  private func makeWayForUndoPrompt() -> () -> Void {
    guard let window = simulation.windowServer.keyWindow,
      let responder = window.firstResponderStorage
    else {
      return {}
    }
    simulation.firstResponders.noteAsking(
      .resignFirstResponder,
      of: responder,
      rule: .firstResponderModalPreserved
    )
    // One that refuses keeps the focus and gets nothing back.
    guard responder.askResignFirstResponder(), simulation.profile.isOn(.modalPreserved) else {
      return {}
    }
    return { [unowned self, weak window, weak responder] in
      // Whoever has taken the focus while the question was up keeps it.
      guard let window, let responder, window.firstResponderStorage == nil,
        responder.responderWindow === window
      else { return }
      simulation.firstResponders.noteAsking(
        .becomeFirstResponder,
        of: responder,
        rule: .firstResponderModalPreserved
      )
      responder.askBecomeFirstResponder()
    }
  }
}

extension UIResponder {
  /// Asks for the undo manager as the model does: through the dispatcher.
  final func askUndoManager() -> UndoManager? {
    dispatcher.call(.undoManager, on: self) { undoManager }
  }
}

extension AppearanceEnvironment {
  /// The first responder of a controller gives way to the one that is pushed over it.
  ///
  /// One that refuses to resign keeps the focus until its view leaves the window, which nobody can
  /// refuse.
  ///
  /// - first-responder.push-preserved
  func preserveFocus(coveredOf controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let responder = view.window?.firstResponderStorage,
      responder.isInside(view)
    else { return }
    simulation.firstResponders.noteAsking(
      .resignFirstResponder,
      of: responder,
      rule: .firstResponderPushPreserved
    )
    guard responder.askResignFirstResponder(), simulation.profile.isOn(.pushPreserved) else {
      return
    }
    controller.preservedFocus = responder
  }

  /// What gave way to a push gets the focus again, now that its controller shows.
  func restoreFocus(uncoveredOf controller: UIViewController) {
    guard let responder = controller.preservedFocus else { return }
    // Forgotten whatever comes of it: it is for this uncovering alone.
    controller.preservedFocus = nil
    guard let window = responder.responderWindow, window.firstResponderStorage == nil,
      window === controller.viewIfLoaded?.window
    else { return }
    simulation.firstResponders.noteAsking(
      .becomeFirstResponder,
      of: responder,
      rule: .firstResponderPushPreserved
    )
    responder.askBecomeFirstResponder()
  }
}

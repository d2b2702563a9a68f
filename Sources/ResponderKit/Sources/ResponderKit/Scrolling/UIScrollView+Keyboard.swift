import Foundation

// What a drag does to the keyboard (scroll.keyboard-dismiss-mode).

extension UIScrollView {
  /// Takes the focus from whoever the keyboard is there for.
  ///
  /// Asked of the first responder whose keyboard it is, wherever that lies: the keyboard covers the
  /// content, whoever types.
  final func dismissKeyboard() {
    let keyboard = simulation.firstResponders.keyboard
    guard keyboard.isVisible, let responder = simulation.firstResponders.current else { return }
    dispatcher.emit(
      .keyboard,
      .route,
      at: dispatcher.objects.index(of: keyboard),
      rule: .scrollKeyboardDismissMode,
      fields: [TraceField(.by, .object(index))] + .rect(keyboard.frame)
    )
    responder.askResignFirstResponder()
  }

  /// The finger has pulled the keyboard down with it, and lifts while it goes down.
  final func dismissKeyboardUnderFinger(at velocity: CGPoint) {
    guard let window, velocity.y >= 0, machine.state == .dragging else { return }
    let point = window.geometry.toSuperview(pan.attempt.centroid)
    guard simulation.firstResponders.keyboard.frame.contains(point) else { return }
    dismissKeyboard()
  }
}

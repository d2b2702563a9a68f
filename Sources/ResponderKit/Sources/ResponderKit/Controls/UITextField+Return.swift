import Foundation

extension UITextField {
  /// Does what the return key does in the field (text.return-order).
  ///
  /// - control.did-end-on-exit: any target for `editingDidEndOnExit` makes the field resign; the
  ///   delegate's yes alone does not.
  ///
  /// A delegate without the method counts as a yes. After a no nothing is sent and editing goes on
  /// (text.should-return).
  @_spi(Workbench) public final func pressReturn() {
    let agrees = agrees(.shouldReturn) {
      ($0 as? any UITextFieldDelegate)?.textFieldShouldReturn(self)
    }
    guard dispatcher.failure == nil else { return }
    guard agrees else {
      dispatcher.emit(.declined, .route, at: index, rule: .textShouldReturn)
      return
    }
    dispatcher.emit(.handled, .route, at: index, rule: .textReturnOrder)
    // Looked at before the event is sent: a handler that takes itself back has been a target all
    // the same.
    let resigns = registrations.contains { $0.events.contains(.editingDidEndOnExit) }
    send(
      [.editingDidEndOnExit],
      touch: nil,
      event: nil,
      rule: resigns ? .controlDidEndOnExit : .controlTextFieldEvents
    )
    send([.primaryActionTriggered], touch: nil, event: nil, rule: .controlPrimaryAction)
    if resigns { askResignFirstResponder() }
  }
}

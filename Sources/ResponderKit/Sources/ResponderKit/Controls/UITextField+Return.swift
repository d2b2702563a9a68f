import Foundation

extension UITextField {
  /// Does what the return key does in the field (text.return-order).
  ///
  /// - control.did-end-on-exit: any target for `editingDidEndOnExit` makes the field resign; the
  ///   delegate's yes alone does not.
  @_spi(Workbench) public final func pressReturn() {
    let agrees: Bool? = simulation.ask(.shouldReturn, of: self, arguments: [.object(self)]) {
      ($0 as? any UITextFieldDelegate)?.textFieldShouldReturn(self)
    }
    guard agrees ?? true, simulation.failure == nil else { return }
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

public import Foundation

extension UIControl {
  /// Sends what a control sends when its user changed the value.
  ///
  /// - control.primary-action: the change is also the control's main action.
  ///
  /// The value is changed before it is called, so that handlers of both find the new one.
  final func sendValueChanged(by rule: Rule?, touch: UITouch?, event: UIEvent?) {
    send([.valueChanged], touch: touch, event: event, rule: rule)
    send([.primaryActionTriggered], touch: touch, event: event, rule: .controlPrimaryAction)
  }
}

/// A view with parts that a place on the screen can name, such as a slider's `thumb`.
@_spi(Workbench) public protocol ViewWithParts: UIView {
  /// Returns the rectangle of a part in the view's bounds; `nil` when it has no such part.
  func part(named name: String) -> CGRect?
}

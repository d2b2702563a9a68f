import Foundation
@_spi(Workbench) import ResponderKit

/// A view that may be first responder and have the focus, has commands and writes presses down.
class PressView: FocusView {
  var commands: [UIKeyCommand]?
  var takesFocus = false
  /// Whether it keeps presses to itself.
  var keepsPresses = true
  private(set) var heard: [String] = []
  private(set) var lastPress: UIPress?
  private(set) var lastEvent: UIPressesEvent?

  override var keyCommands: [UIKeyCommand]? { commands ?? super.keyCommands }
  override var canBecomeFocused: Bool { takesFocus }

  private func hear(_ step: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Bool {
    heard.append("\(step) \(presses.count)")
    lastPress = presses.first
    lastEvent = event
    return keepsPresses
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !hear("began", presses, event) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !hear("changed", presses, event) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !hear("ended", presses, event) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !hear("cancelled", presses, event) { super.pressesCancelled(presses, with: event) }
  }
}

/// A view of the app's own that takes text.
final class InkView: FocusView, UIKeyInput {
  var ink = ""
  var hasText: Bool { !ink.isEmpty }
  func insertText(_ text: String) { ink += text }
  func deleteBackward() { ink.removeLast(ink.isEmpty ? 0 : 1) }
}

extension Screen {
  /// The press view with this name, at a place.
  @discardableResult
  func pressView(
    _ name: String,
    x: Double = 10,
    y: Double = 10,
    in parent: UIView? = nil
  )
    -> PressView
  {
    add(name, PressView(frame: CGRect(x: x, y: y, width: 50, height: 50)), in: parent)
  }

  /// A text field with this name.
  func field(_ name: String = "field", in parent: UIView? = nil) -> UITextField {
    add(name, UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40)), in: parent)
  }

  /// Presses a key and lets it go, and returns what came of it.
  @discardableResult
  func key(_ input: String, _ flags: UIKeyModifierFlags = []) throws -> Outcome {
    try press(.key(input, flags))
  }

  /// Presses a key or button and lets it go, and returns what came of it.
  @discardableResult
  func press(_ source: PressSource) throws -> Outcome {
    simulation.dispatcher.beginCommand()
    try simulation.presses.send(source)
    return simulation.finishStimulus()
  }

  /// Types on the software keyboard, and returns what came of it.
  @discardableResult
  func type(_ text: String) -> Outcome {
    simulation.dispatcher.beginCommand()
    simulation.firstResponders.type(text)
    return simulation.finishStimulus()
  }

  /// Makes a named key command.
  func command(
    _ name: String,
    _ input: String,
    _ flags: UIKeyModifierFlags = [],
    action: Selector = "go:",
    attributes: UIMenuElement.Attributes = []
  ) -> UIKeyCommand {
    make {
      let command = UIKeyCommand(
        action: action,
        input: input,
        modifierFlags: flags,
        attributes: attributes
      )
      simulation.objects.name(command, name)
      return command
    }
  }

  /// How often an action ran on an object, from the trace.
  func sent(_ action: String) -> [String] {
    records.filter { $0.kind == .actionSent && $0.text(.action) == action }
      .compactMap { $0.at.map { simulation.objects.name(of: $0) } }
  }
}

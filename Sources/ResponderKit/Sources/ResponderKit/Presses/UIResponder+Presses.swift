extension UIResponder {
  /// Calls one of the four presses methods of this responder, as the model does.
  final func sendPresses(_ method: PressesMethod, _ presses: Set<UIPress>, _ event: UIPressesEvent?)
  {
    deliver(
      method.method,
      arguments: pressesArguments(presses, event),
      forwarding: .pressDefaultForwards
    ) {
      switch method {
      case .began: pressesBegan(presses, with: event)
      case .changed: pressesChanged(presses, with: event)
      case .ended: pressesEnded(presses, with: event)
      case .cancelled: pressesCancelled(presses, with: event)
      }
    }
  }

  /// UIKit's version of a presses method: the same method on `next`.
  final func forwardPresses(
    _ method: PressesMethod,
    _ presses: Set<UIPress>,
    _ event: UIPressesEvent?
  ) {
    forward(method.method, arguments: pressesArguments(presses, event), by: .pressDefaultForwards) {
      $0.sendPresses(method, presses, event)
    }
  }

  private final func pressesArguments(
    _ presses: Set<UIPress>,
    _ event: UIPressesEvent?
  ) -> [Value] {
    [.list(presses.inOrder.map { .object($0) }), event.modelValue]
  }

  /// Asks for the responder's key commands as the model does: through the dispatcher.
  final func askKeyCommands() -> [UIKeyCommand] {
    let list = dispatcher.call(.keyCommands, on: self) { KeyCommandList(commands: keyCommands) }
    return list.commands ?? []
  }
}

/// What `keyCommands` answers, on its way through the dispatcher.
struct KeyCommandList {
  var commands: [UIKeyCommand]?
}

@_spi(Workbench) extension KeyCommandList: ModelValue {
  var modelValue: Value { .list((commands ?? []).map { .object($0) }) }

  init?(modelValue: Value) {
    guard case .list(let values) = modelValue else { return nil }
    commands = values.compactMap { value in
      guard case .object(let object) = value else { return nil }
      return object as? UIKeyCommand
    }
  }

  static var unanswered: KeyCommandList { KeyCommandList(commands: nil) }

  var identity: Int {
    var hasher = Hasher()
    for command in commands ?? [] { hasher.combine(ObjectIdentifier(command)) }
    return hasher.finalize()
  }
}

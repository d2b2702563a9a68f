import Foundation

extension FirstResponderEnvironment {
  /// What stands at the bottom of the screen for the first responder.
  ///
  /// It has no views and no window before something is shown.
  @_spi(Workbench) public var keyboard: Keyboard {
    if let keyboardIfMade { return keyboardIfMade }
    let made = Keyboard(of: simulation)
    keyboardIfMade = made
    return made
  }

  /// The object of keyboard notifications.
  ///
  /// - text.keyboard-notification-object: the screen from iOS 16.1, `nil` before.
  var keyboardSender: AnyObject? {
    simulation.profile.ios > 16 ? simulation.windowServer.screen : nil
  }

  /// Brings the keyboard in line with the key window's first responder.
  ///
  /// Called after each change of focus, of the key window, and of what the first responder asks
  /// for; where the screen shows what it should, nothing is told. While focus goes from one
  /// responder to another it waits for where it arrives.
  ///
  /// - Parameter rule: What made it necessary, where that decides more than the first responder.
  func updateKeyboard(rule: Rule? = nil) {
    guard dispatcher.failure == nil, switching == 0 else { return }
    let responder = current
    // A field in an accessory view has the focus: what it stands in has to stay.
    if let responder, keyboard.holds(responder) { return }
    let wanted = responder.map { lookUpInput(for: $0) } ?? Keyboard.Content()
    let current = keyboard.content
    guard wanted.differs(from: current) || keyboard.isResized else {
      // A first responder without a keyboard is a decision as well.
      if responder != nil, case .none = wanted.input, wanted.accessory == nil, rule == nil {
        keyboard.show(wanted, rule: wanted.rule)
      }
      return
    }
    if case .system = current.input, case .none = wanted.input, staysForSheet {
      dispatcher.emit(
        .keyboard,
        .route,
        at: dispatcher.objects.index(of: keyboard),
        rule: .firstResponderFormSheetKeyboard,
        fields: [TraceField(.state, .text("visible"))] + .rect(keyboard.frame)
      )
      return
    }
    let hides = responder == nil
    keyboard.show(
      wanted,
      rule: rule ?? (hides ? .firstResponderNoInputNoKeyboard : wanted.rule)
    )
  }

  /// Whether what is presented last keeps the keyboard on screen.
  ///
  /// - first-responder.form-sheet-keyboard: the presented controller itself is asked, a navigation
  ///   controller for example, and none inside it.
  private var staysForSheet: Bool {
    guard var top = simulation.windowServer.keyWindow?.rootController,
      top.presentedController != nil
    else {
      return false
    }
    while let presented = top.presentedController { top = presented }
    guard top.presentation?.isDismissing == false else { return false }
    return dispatcher.call(.disablesAutomaticKeyboardDismissal, on: top) {
      top.disablesAutomaticKeyboardDismissal
    }
  }

  /// Looks the input views up, from the first responder along the chain.
  ///
  /// The two are looked for on their own: the view in the keyboard's place may be a field's and the
  /// one above it a controller's. With neither, text input brings the system's keyboard, and
  /// anything else none.
  ///
  /// - first-responder.input-view-lookup, first-responder.input-view-controller
  /// - first-responder.keyboard-for-key-input, first-responder.no-input-no-keyboard
  /// - first-responder.hardware-keyboard
  private func lookUpInput(for responder: UIResponder) -> Keyboard.Content {
    var content = Keyboard.Content()
    var seen: Set<ObjectIndex> = []
    var current: UIResponder? = responder
    var hasInput = false
    while let asked = current, seen.insert(asked.index).inserted, dispatcher.failure == nil {
      // The nearest answer counts, and nobody farther up is asked for it then.
      if !hasInput, let found = askInput(of: asked) {
        hasInput = true
        content.input = .custom(found.view)
        content.rule =
          responder is any UITextInput && found.rule == .firstResponderInputViewLookup
          ? .firstResponderInputViewOwn : found.rule
      }
      if content.accessory == nil { content.accessory = askAccessory(of: asked) }
      if hasInput, content.accessory != nil { break }
      current = dispatcher.nextResponder(of: asked)
    }
    if hasInput { return content }
    if responder.takesText {
      content.rule =
        simulation.device.hasHardwareKeyboard
        ? .firstResponderHardwareKeyboard : .firstResponderKeyboardForKeyInput
      content.input = simulation.device.hasHardwareKeyboard ? .none : .system
    } else if content.accessory != nil {
      content.rule = .firstResponderInputViewLookup
    }
    return content
  }

  private func askInput(of responder: UIResponder) -> (view: UIView, rule: Rule)? {
    if let view: UIView = dispatcher.call(
      .inputView,
      on: responder,
      implementation: { responder.inputView }
    ) {
      return (view, .firstResponderInputViewLookup)
    }
    let controller: UIInputViewController? = dispatcher.call(.inputViewController, on: responder) {
      responder.inputViewController
    }
    return controller.flatMap { controller in
      controller.view.map { ($0, .firstResponderInputViewController) }
    }
  }

  private func askAccessory(of responder: UIResponder) -> UIView? {
    if let view: UIView = dispatcher.call(
      .inputAccessoryView,
      on: responder,
      implementation: { responder.inputAccessoryView }
    ) {
      return view
    }
    let controller: UIInputViewController? = dispatcher.call(
      .inputAccessoryViewController,
      on: responder
    ) {
      responder.inputAccessoryViewController
    }
    return controller?.view
  }
}

extension Keyboard.Content {
  /// Whether something else is to be seen.
  func differs(from other: Keyboard.Content) -> Bool {
    guard accessory === other.accessory else { return true }
    return switch (input, other.input) {
    case (.none, .none), (.system, .system): false
    case (.custom(let view), .custom(let old)): view !== old
    case (.none, .system), (.none, .custom), (.system, .none), (.system, .custom),
      (.custom, .none), (.custom, .system):
      true
    }
  }
}

extension UIResponder {
  /// Whether typed text goes here.
  final var takesText: Bool {
    if let view = self as? UITextView { return view.isEditable }
    return self is any UIKeyInput
  }

  /// Looks the input views up again.
  ///
  /// A changed `inputView` shows only by this, or with the next change of focus.
  ///
  /// - first-responder.reload-input-views: does nothing unless this is first responder.
  final func reloadInputViewsAsUIKit() {
    dispatcher.baseVoid(.reloadInputViews, of: self) {
      dispatcher.decide(.firstResponderReloadInputViews)
      if simulation.firstResponders.current === self { simulation.firstResponders.updateKeyboard() }
    }
  }
}

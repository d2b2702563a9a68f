extension UIResponder {
  /// The window in which the responder may be first responder.
  ///
  /// A view's own, a controller's is its view's; any other responder belongs to the window that
  /// its `next` leads to.
  ///
  /// `nil` means that it cannot be first responder now, whatever it answers about itself. A ring in
  /// the chain ends the walk.
  final var responderWindow: UIWindow? {
    // What the keyboard's own window shows belongs to the key window.
    if simulation.firstResponders.keyboardIfMade?.holds(self) == true {
      return simulation.windowServer.keyWindow
    }
    if let view = self as? UIView { return view.window }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.window }
    var seen: Set<ObjectIndex> = [index]
    var current = dispatcher.nextResponder(of: self)
    while let responder = current, seen.insert(responder.index).inserted {
      if let view = responder as? UIView { return view.window }
      if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window }
      current = dispatcher.nextResponder(of: responder)
    }
    return nil
  }

  // MARK: - Asking through the dispatcher

  /// Asks the responder to become first responder, as the model does.
  ///
  /// Taps on text, deferred wishes and what comes back after a dismissal all ask this way, so that
  /// an override is called for them too.
  @discardableResult
  @_spi(Workbench) public final func askBecomeFirstResponder() -> Bool {
    dispatcher.call(.becomeFirstResponder, on: self, deciding: UIResponder.overriding) {
      becomeFirstResponder()
    }
  }

  /// Asks the responder to resign, as the model does.
  @discardableResult
  @_spi(Workbench) public final func askResignFirstResponder() -> Bool {
    dispatcher.call(.resignFirstResponder, on: self, deciding: UIResponder.overriding) {
      resignFirstResponder()
    }
  }

  final func askCanBecome() -> Bool {
    dispatcher.call(
      .canBecomeFirstResponder,
      on: self,
      deciding: { _, answering in answering.isOverridden ? .firstResponderCanBecomeDefault : nil }
    ) { canBecomeFirstResponder }
  }

  private final func askCanResign() -> Bool {
    dispatcher.call(
      .canResignFirstResponder,
      on: self,
      deciding: { _, answering in answering.isOverridden ? .firstResponderCanResignDefault : nil }
    ) { canResignFirstResponder }
  }

  /// An override that says yes without super has said it only: the state did not change.
  ///
  /// The app's code goes by the answer; `isFirstResponder` and the keyboard tell that nothing has
  /// happened.
  private static func overriding(_ answer: Bool, _ answering: Answering) -> Rule? {
    answer && !answering.reachedUIKit ? .firstResponderOverrideCallsSuper : nil
  }

  // MARK: - UIKit's versions

  final func canBecomeFirstResponderAsUIKit() -> Bool {
    dispatcher.base(.canBecomeFirstResponder, of: self) {
      dispatcher.decide(
        self is UIControl ? .firstResponderControlCanBecome : .firstResponderCanBecomeDefault
      )
      return false
    }
  }

  /// Makes this the first responder of its window.
  ///
  /// The new one is asked first, then the old one; with `first-responder.become-steps-doc` turned
  /// on, in the order of the documentation.
  ///
  /// Between the first question and the change lie an own `canBecomeFirstResponder`, a delegate's
  /// `shouldBegin`, the old one's `resignFirstResponder` and its delegate: each of them may move
  /// views, give the focus away or take it back. So nothing found before is taken for granted
  /// after.
  ///
  /// - first-responder.already, first-responder.needs-window
  /// - first-responder.become-refused-by-self, first-responder.become-refused-by-current
  /// - text.switch-order: how it goes between two text objects.
  final func becomeFirstResponderAsUIKit() -> Bool {
    dispatcher.base(.becomeFirstResponder, of: self, deciding: UIResponder.overriding) {
      guard let window = responderWindow else {
        refuseWithoutWindow()
        return false
      }
      guard window.firstResponderStorage !== self else {
        dispatcher.decide(.firstResponderAlready)
        return true
      }
      let documented = simulation.profile.isOn(.becomeStepsDoc)
      let old = window.firstResponderStorage
      // The new one first, as text fields are seen to do it; the documentation has it the other way
      // round, so that it is a setting.
      if !documented, !agreesToBecome(after: old) { return false }
      // While the old one resigns the keyboard stays: it is to go from one text object to the next
      // without being hidden (text.keyboard-order).
      simulation.firstResponders.switching += 1
      let isFree = old.map(letsGo) ?? true
      let agrees = isFree && (!documented || agreesToBecome(after: old))
      simulation.firstResponders.switching -= 1
      // Whoever was asked may have moved things: the window test is made again.
      guard agrees, responderWindow === window else {
        if window.firstResponderStorage == nil, old != nil {
          simulation.firstResponders.updateKeyboard()
        }
        return false
      }
      take(window, from: old, documented: documented)
      return true
    }
  }

  /// Makes the change, now that all have agreed, and brings the keyboard in line.
  private final func take(_ window: UIWindow, from old: UIResponder?, documented: Bool) {
    // Its own wish has come true; those of others are void with it
    // (first-responder.deferred-cancelled).
    simulation.firstResponders.forget(self)
    for other in simulation.firstResponders.deferred {
      simulation.firstResponders.dropDeferred(of: other)
    }
    let rule: Rule
    if isTextSwitch(from: old), !documented {
      rule = .textSwitchOrder
    } else if old != nil, !documented {
      rule = .firstResponderOnePerWindow
    } else {
      rule = .firstResponderBecomeStepsDoc
    }
    simulation.firstResponders.set(self, of: window, rule: rule)
    // Named last: the rule of the moment, and not that of the change, answers why it worked here.
    if let rule = successRule { dispatcher.decide(rule) }
    simulation.firstResponders.updateKeyboard()
  }

  /// What made the time right, where it is a controller's life that tells the time.
  private final var successRule: Rule? {
    switch simulation.firstResponders.runningLifecycle {
    case .viewDidAppear: .firstResponderDidAppearOk
    case .viewIsAppearing: .firstResponderIsAppearingOk
    case .viewWillAppear: .firstResponderWillAppearWithWindow
    default: self is UIViewController ? .firstResponderControllerCanBecome : nil
    }
  }

  private final func agreesToBecome(after old: UIResponder?) -> Bool {
    guard askCanBecome() else {
      simulation.firstResponders.noteRefusal(
        .becomeFirstResponder,
        of: self,
        rule: isTextSwitch(from: old) ? .textSwitchRefused : .firstResponderBecomeRefusedBySelf
      )
      return false
    }
    return true
  }

  /// Asks the present first responder to make room for this one.
  private final func letsGo(_ old: UIResponder) -> Bool {
    guard old.askResignFirstResponder() else {
      simulation.firstResponders.noteRefusal(
        .becomeFirstResponder,
        of: self,
        rule: isTextSwitch(from: old)
          ? .textSwitchRefused : .firstResponderBecomeRefusedByCurrent
      )
      return false
    }
    return true
  }

  private final func isTextSwitch(from old: UIResponder?) -> Bool {
    old is any UITextInput && self is any UITextInput
  }

  /// Refuses because there is no window, and remembers the wish of a view.
  ///
  /// The rule that is named tells a learner which moment it was; the reason is the same in all:
  /// there is no window.
  ///
  /// - first-responder.deferred: the wish is granted when the view comes into a window.
  private final func refuseWithoutWindow() {
    let rule: Rule =
      switch simulation.firstResponders.runningLifecycle {
      case .viewWillAppear: .firstResponderWillAppearFalse
      case .viewDidLoad: .firstResponderDidLoadFalse
      default: .firstResponderNeedsWindow
      }
    simulation.firstResponders.noteRefusal(.becomeFirstResponder, of: self, rule: rule)
    if self is UIView, simulation.profile.isOn(.deferredFirstResponder) {
      simulation.firstResponders.remember(self)
    }
  }

  /// Gives up being first responder.
  ///
  /// One that is not first responder, or waits to be, has nothing to refuse: it answers true and
  /// nobody is asked. While the resign is forced it is not asked either (text.end-refused).
  ///
  /// - first-responder.resign-not-to-next: the window is left without one.
  final func resignFirstResponderAsUIKit() -> Bool {
    dispatcher.base(.resignFirstResponder, of: self, deciding: UIResponder.overriding) {
      if simulation.firstResponders.deferred.contains(self) {
        simulation.firstResponders.dropDeferred(of: self)
      }
      guard let window = simulation.firstResponders.window(on: self) else { return true }
      let forced = simulation.firstResponders.forced.flatMap {
        $0.responder == index ? $0.rule : nil
      }
      if forced == nil, !askCanResign() {
        simulation.firstResponders.noteRefusal(
          .resignFirstResponder,
          of: self,
          rule: .firstResponderResignDefault
        )
        return false
      }
      // The delegate that was asked may have given the focus to another, by which this one has
      // resigned.
      guard window.firstResponderStorage === self else { return true }
      simulation.firstResponders.set(
        nil,
        of: window,
        rule: forced ?? .firstResponderResignDefault
      )
      simulation.firstResponders.updateKeyboard()
      return true
    }
  }
}

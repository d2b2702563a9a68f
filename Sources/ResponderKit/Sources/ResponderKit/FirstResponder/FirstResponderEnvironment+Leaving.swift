extension FirstResponderEnvironment {
  /// Runs a resign that nobody may refuse.
  ///
  /// An override of `resignFirstResponder` is called all the same. If it does not call super,
  /// nothing resigns here, and only a removal takes the focus from it then.
  func force(_ responder: UIResponder, rule: Rule, _ body: () -> Void) {
    let outer = forced
    forced = FirstResponderEnvironment.Forced(responder: responder.index, rule: rule)
    body()
    forced = outer
  }

  /// A view is about to leave its window: the first responder in it resigns first.
  ///
  /// Before the removal, so that delegates and overrides find the view in its window still; moving
  /// it to another place in the same window counts as well.
  ///
  /// - first-responder.removed-resigns, first-responder.removed-ignores-refusal
  func resign(in view: UIView) {
    guard let window = view.window, let responder = window.firstResponderStorage,
      responder.isInside(view)
    else { return }
    noteAsking(.resignFirstResponder, of: responder, rule: .firstResponderRemovedResigns)
    force(responder, rule: .firstResponderRemovedIgnoresRefusal) {
      responder.askResignFirstResponder()
    }
    // An override said something else without super; a view outside has no say.
    if window.firstResponderStorage === responder { drop(of: window, inRemoved: view) }
  }

  /// A view has left its window: whoever in it is first responder all the same is one no longer.
  ///
  /// Code that was told of the removal may have given it the focus once more.
  func drop(of window: UIWindow, inRemoved view: UIView) {
    guard let responder = window.firstResponderStorage, responder.isInside(view) else { return }
    set(nil, of: window, rule: .firstResponderRemovedIgnoresRefusal)
    updateKeyboard()
  }

  /// A view came into a window: who asked too early is asked again.
  func retryDeferred(in view: UIView) {
    for responder in deferred where responder.isInside(view) {
      // The one before may have taken the focus, and with it the wishes of all others.
      guard deferred.contains(responder) else { continue }
      forget(responder)
      noteAsking(.becomeFirstResponder, of: responder, rule: .firstResponderDeferred)
      responder.askBecomeFirstResponder()
    }
  }

  /// Forgets the wish of a view that is in no window.
  ///
  /// - first-responder.deferred-cancelled
  func dropDeferred(of responder: UIResponder) {
    forget(responder)
    noteRefusal(
      .becomeFirstResponder,
      of: responder,
      rule: .firstResponderDeferredCancelled
    )
  }
}

extension UIResponder {
  /// Whether the responder is this view, lies in it, or is a controller whose view does.
  final func isInside(_ view: UIView) -> Bool {
    let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return own?.isDescendant(of: view) ?? false
  }
}

extension UIView {
  /// Asks the first responder in this view to resign; `true` sets its refusal aside.
  ///
  /// A tap beside a field does not end editing by itself; a controller that wants it to says so:
  ///
  /// ```swift
  /// override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///   super.touchesBegan(touches, with: event)
  ///   view.endEditing(false)
  /// }
  /// ```
  ///
  /// A finger that comes down on anything that passes its touches on then takes the focus from any
  /// field in the controller's view. With `true` neither `canResignFirstResponder` nor the
  /// delegate's `shouldEndEditing` is asked. A first responder outside this view is left alone.
  ///
  /// - first-responder.end-editing-calls-resign: it is done by `resignFirstResponder`, so an
  ///   override that does not call super keeps the focus, forced or not.
  /// - first-responder.end-editing, first-responder.end-editing-scope
  /// - first-responder.outside-tap-keeps: why it takes code at all.
  ///
  /// - Returns: Whether something resigned.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    dispatcher.base(.endEditing, of: self, arguments: [.flag(force)]) {
      guard let responder = window?.firstResponderStorage else {
        dispatcher.decide(.firstResponderEndEditingResult)
        return false
      }
      guard responder.isInside(self) else {
        dispatcher.decide(.firstResponderEndEditingScope)
        return false
      }
      simulation.firstResponders.noteAsking(
        .resignFirstResponder,
        of: responder,
        rule: .firstResponderEndEditing
      )
      dispatcher.decide(.firstResponderEndEditingResult)
      guard force else { return responder.askResignFirstResponder() }
      var resigned = false
      simulation.firstResponders.force(responder, rule: .firstResponderEndEditingCallsResign) {
        resigned = responder.askResignFirstResponder()
      }
      return resigned
    }
  }
}

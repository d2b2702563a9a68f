extension FirstResponderEnvironment {
  /// Runs a resign that nobody may refuse.
  func force(_ responder: UIResponder, rule: Rule, _ body: () -> Void) {
    let outer = forced
    forced = FirstResponderEnvironment.Forced(responder: responder.index, rule: rule)
    body()
    forced = outer
  }

  /// A view is about to leave its window: the first responder in it resigns first.
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
  /// - first-responder.end-editing-calls-resign: it is done by `resignFirstResponder`, so an
  ///   override that does not call super keeps the focus, forced or not.
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

extension UIView {
  /// Puts a recognizer at the end of the list.
  ///
  /// A touch that is down already is not offered to it (gesture.collected-once-per-touch). UIKit's
  /// own private recognizers stand at the beginning of the list, where the app does not see them.
  /// One of another simulation ends the run with `foreignObject`.
  ///
  /// - gesture.one-recognizer-one-view: it leaves the view it had.
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.simulation === simulation else {
      dispatcher.fail(
        SimulationError(
          .foreignObject,
          "a recognizer of another simulation was added to \(dispatcher.objects.name(of: self)): make "
            + "recognizers inside the session that uses them",
          zh: "加到 \(dispatcher.objects.name(of: self)) 上的手势识别器属于另一个模拟："
            + "请在使用它的会话里创建手势识别器",
          object: index
        )
      )
      return
    }
    guard recognizer.owner !== self else { return }
    recognizer.owner?.removeGestureRecognizer(recognizer)
    // `listedRecognizers` is what follows the private ones, so these must never stand among the
    // app's.
    let end = recognizer.isUIKits ? listedRecognizers.startIndex : recognizers.endIndex
    recognizers.insert(recognizer, at: end)
    recognizer.owner = self
  }

  /// Takes a recognizer off; one in the middle of an attempt ends it.
  ///
  /// gesture.removed-while-active: a gesture that goes on is cancelled and sends its actions, and
  /// touches that are down are lost to it even if it is added again.
  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.owner === self else { return }
    recognizers.removeAll { $0 === recognizer }
    // Before the attempt ends: the actions of the cancellation find it on no view.
    recognizer.owner = nil
    simulation.gestures.endAttempt(of: recognizer, by: .gestureRemovedWhileActive)
  }

  /// The recognizers that the app sees: those of UIKit's own stand before them in the list.
  final var listedRecognizers: ArraySlice<UIGestureRecognizer> {
    recognizers.drop(while: \.isUIKits)
  }

  /// Detaches the app's recognizers that are not in the list and attaches those that are new.
  ///
  /// Those that stay keep their place and their attempts.
  final func replaceRecognizers(with list: [UIGestureRecognizer]) {
    for recognizer in listedRecognizers where !list.contains(where: { $0 === recognizer }) {
      detach(recognizer)
    }
    for recognizer in list { attach(recognizer) }
  }
}

extension GestureEnvironment {
  /// A view and what lies below it have left their window: their recognizers let go.
  ///
  /// Recognizers of views that stay go on with a finger whose hit view has gone: only the view
  /// loses the touch.
  func leave(inRemoved view: UIView) {
    for recognizer in running
    where recognizer.owner?.isDescendant(of: view) == true {
      endAttempt(of: recognizer, by: .gestureRemovedWhileActive)
    }
    // What was held back for a view that is gone ends as its other touches do.
    let held = self.held.map(\.touch).filter {
      $0.hitView?.isDescendant(of: view) == true && !simulation.touches.live.contains($0)
    }
    loseView(held, rule: .touchCancelWhenViewLeavesWindow)
  }

  /// Cancels touches for their views alone; recognizers of other views go on with them.
  func loseView(_ touches: [UITouch], rule: Rule) {
    for touch in touches where touch.delivery == .open && dispatcher.failure == nil {
      let isTold = touch.viewMachine.cancelled() == .deliver
      touch.delivery = .closed
      if isTold, let view = touch.hitView { cancelForView([touch], view, rule: rule) }
    }
    self.held.removeAll { $0.touch.delivery == .closed }
  }
}

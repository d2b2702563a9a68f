extension UIView {
  /// Puts a recognizer at the end of the list.
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
    let end = recognizer.isUIKits ? listedRecognizers.startIndex : recognizers.endIndex
    recognizers.insert(recognizer, at: end)
    recognizer.owner = self
  }

  /// Takes a recognizer off; one in the middle of an attempt ends it.
  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.owner === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.owner = nil
    simulation.gestures.endAttempt(of: recognizer, by: .gestureRemovedWhileActive)
  }

  /// The recognizers that the app sees: those of UIKit's own stand before them in the list.
  final var listedRecognizers: ArraySlice<UIGestureRecognizer> {
    recognizers.drop(while: \.isUIKits)
  }

  /// Detaches the app's recognizers that are not in the list and attaches those that are new.
  final func replaceRecognizers(with list: [UIGestureRecognizer]) {
    for recognizer in listedRecognizers where !list.contains(where: { $0 === recognizer }) {
      detach(recognizer)
    }
    for recognizer in list { attach(recognizer) }
  }
}

extension GestureEnvironment {
  /// A view and what lies below it have left their window: their recognizers let go.
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

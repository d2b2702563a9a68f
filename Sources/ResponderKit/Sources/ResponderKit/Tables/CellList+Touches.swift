import Foundation

extension CellList {
  /// Runs a touches method of a list: it follows the press, and then does what a scroll view does.
  ///
  /// The touch has climbed here along the chain, from the view that was touched
  /// (scroll.row-follows-touches). Nothing else brings a press to a list: what a control or an
  /// override keeps is none.
  func followPress(
    _ method: TouchesMethod,
    _ touches: Set<UITouch>,
    _ event: UIEvent?,
    scrolling: () -> Void
  ) {
    // A press does not follow the finger: within the same row or outside, moves change nothing.
    guard method != .moved else { return scrolling() }
    dispatcher.baseVoid(
      method.method,
      of: self,
      handles: true,
      arguments: [.list(touches.inOrder.map { .object($0) }), event.modelValue]
    ) {
      // After an error nothing more of the app's code is run.
      for touch in touches.inOrder where dispatcher.failure == nil { take(method, touch) }
      if dispatcher.failure == nil { scrolling() }
    }
  }

  private func take(_ method: TouchesMethod, _ touch: UITouch) {
    switch method {
    case .began: begin(touch)
    case .ended: followPress(cells.press.ended(touch.index))
    case .cancelled: followPress(cells.press.cancelled(touch.index))
    case .moved: break
    }
    if cells.press.pressed == nil { stopWaitingForMenu() }
  }

  /// Ends a press of which nobody told that its finger is gone: a view kept it, or an error.
  ///
  /// Without it one lost lift would keep the list from ever pressing a row again, as only one
  /// finger presses.
  func letGoOfLostPress() {
    guard let finger = cells.press.finger, simulation.gestures.isGone(finger) else { return }
    followPress(cells.press.letGo())
    stopWaitingForMenu()
  }

  /// Ends the press of a finger whose view is taken out of the list: the list would never hear of
  /// the lift (touch.removed-view-does-not-climb).
  func letGo(ofPressIn view: UIView) {
    guard let finger = cells.press.finger,
      let touch = dispatcher.objects.object(at: finger) as? UITouch,
      touch.hitView?.isDescendant(of: view) == true
    else { return }
    followPress(cells.press.letGo())
    stopWaitingForMenu()
  }

  private func begin(_ touch: UITouch) {
    letGoOfLostPress()
    guard allowsSelection else { return }
    guard let number = number(ofCellAround: touch.hitView) else {
      dispatcher.emit(
        .declined,
        .route,
        at: index,
        rule: .scrollRowFollowsTouches,
        fields: [
          .touch(touch),
          TraceField(.reason, .said(Text("in no cell", zh: "不在任何单元格里"))),
        ]
      )
      return
    }
    let step = cells.press.began(touch.index, on: number)
    followPress(step)
    // The delegate may have refused the highlight, and then there is no press to wait for.
    if case .highlight = step, cells.press.pressed == number {
      waitForMenu(of: number, pressedBy: touch)
    }
  }

  // MARK: - The delegate

  /// Asks the delegate about a cell; `nil` where it has no answer.
  func askDelegate<Answer: ModelValue>(
    _ method: Method,
    about path: IndexPath,
    implementation: (AnyObject) -> Answer?
  ) -> Answer? {
    dispatcher.ask(
      method,
      of: self,
      arguments: [.object(self), path.modelValue],
      rule: .scrollRowHighlightThenSelect,
      implementation: implementation
    )
  }

  /// Tells the delegate what has become of a cell.
  func tellDelegate(
    _ method: Method,
    about path: IndexPath,
    implementation: (AnyObject) -> Void?
  ) {
    guard dispatcher.failure == nil else { return }
    dispatcher.tell(
      method,
      of: self,
      arguments: [.object(self), path.modelValue],
      rule: .scrollRowHighlightThenSelect,
      implementation: implementation
    )
  }

  // MARK: - What changes at a cell

  /// Highlights a pressed cell.
  func highlight(_ number: Int) {
    change(number, to: "highlighted") { $0.isHighlighted = true }
  }

  /// Removes the highlight.
  func unhighlight(_ number: Int) {
    change(number, to: "unhighlighted") { $0.isHighlighted = false }
  }

  /// Adds a cell to the selection, because the finger was lifted.
  func select(_ number: Int) {
    add(number)
    change(number, to: "selected") { $0.isSelected = true }
  }

  /// Takes a cell out of the selection, because another was selected or this one once more.
  func deselect(_ number: Int) {
    cells.selection.removeAll { $0 == number }
    change(number, to: "deselected") { $0.isSelected = false }
  }

  /// Selects by code, or takes the whole selection back: nobody is asked or told.
  func selectSilently(_ path: IndexPath?) {
    guard let path else { return deselectSilently(cells.selection) }
    guard let number = cells.grid.number(of: path) else { return }
    if !cells.allowsMany { deselectSilently(cells.selection.filter { $0 != number }) }
    add(number)
    cells.cell(number)?.isSelected = true
  }

  /// Deselects by code: nobody is asked or told.
  func deselectSilently(_ numbers: [Int]) {
    for number in numbers {
      cells.selection.removeAll { $0 == number }
      cells.cell(number)?.isSelected = false
    }
  }

  private func add(_ number: Int) {
    if !cells.selection.contains(number) { cells.selection.append(number) }
  }

  private func change(_ number: Int, to state: String, _ change: (any ListCell) -> Void) {
    guard let cell = cells.cell(number) else { return }
    dispatcher.emit(
      .cellChanged,
      .route,
      at: cell.index,
      rule: .scrollRowHighlightThenSelect,
      fields: [TraceField(.state, .text(state))]
    )
    change(cell)
  }
}

extension UIView {
  /// Ends the presses of lists that the view is about to leave, for another parent or for none.
  ///
  /// Asked before the tree changes, while the way up still leads to the lists. A move within a list
  /// ends nothing.
  func leaveLists(for newParent: UIView?) {
    var ancestor = superview
    while let view = ancestor {
      if let list = (view as? UIScrollView)?.cellList, newParent?.isDescendant(of: list) != true {
        list.letGo(ofPressIn: self)
      }
      ancestor = view.superview
    }
  }
}

extension TouchEnvironment {
  /// Keeps a second finger from a view that takes one, and any finger from a window where an
  /// exclusive view tracks.
  ///
  /// Decided once, when the finger comes down; that the first finger lifts changes nothing for it
  /// (multi.extra-touch-stays-ignored). The view's own flag goes before the flags of others, so
  /// that one rule is named where several would do.
  func withholdIfNeeded(_ touch: UITouch, from view: UIView) {
    // A view that has lost its touch tracks it no more, whoever else follows it.
    let others = live.filter {
      $0 !== touch && $0.delivery == .open && $0.hitView != nil
    }
    let rule: Rule?
    // A finger that was kept from the view still belongs to the sequence that goes on there.
    if !view.multipleTouchEnabled,
      live.contains(where: { $0 !== touch && $0.hitView === view })
    {
      rule = .multiOnlyFirstTouch
    } else if others.contains(where: {
      $0.touchWindow === touch.touchWindow && $0.hitView !== view
        && $0.hitView?.exclusiveTouch == true
    }) {
      rule = .exclusiveBlocksOtherViews
    } else if view.exclusiveTouch,
      others.contains(where: { $0.touchWindow === touch.touchWindow && $0.hitView !== view })
    {
      rule = .exclusiveNeedsIdleWindow
    } else {
      rule = nil
    }
    guard let rule else { return }
    touch.delivery = .withheld
    dispatcher.emit(
      .touchDropped,
      .route,
      at: view.index,
      rule: rule,
      fields: [.touch(touch)]
    )
  }
}

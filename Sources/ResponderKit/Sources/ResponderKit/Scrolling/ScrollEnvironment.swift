/// What scrolls: the content that moves by itself, the wheel, and the way to the top.
///
/// Each scroll view has its own state; what concerns several of them is here. It keeps a scroll
/// view as long as its content moves.
@_spi(Workbench) public final class ScrollEnvironment: SimulationEnvironment {
  /// The scroll views whose content moves by itself.
  private var moving: [UIScrollView] = []

  /// The content of a scroll view begins to move by itself.
  func begin(_ view: UIScrollView) {
    if !moving.contains(where: { $0 === view }) { moving.append(view) }
  }

  /// It has come to rest.
  func end(_ view: UIScrollView) { moving.removeAll { $0 === view } }

  /// Whether content moves by itself.
  var isMoving: Bool { !moving.isEmpty }

  /// A view and what lies below it have left their window: no content of it moves any more.
  func stop(inRemoved view: UIView) {
    for candidate in moving where candidate.isDescendant(of: view) { candidate.stop() }
  }

  /// A recognizer of a scroll view's own was given another delegate (scroll.pan-owner).
  func refuseDelegate(of recognizer: UIGestureRecognizer) {
    dispatcher.fail(
      SimulationError(
        .invalidArgument,
        "\(dispatcher.objects.name(of: recognizer)) belongs to a scroll view, which is its delegate: subclass the "
          + "scroll view to answer for it, or add a recognizer of your own",
        zh: "\(dispatcher.objects.name(of: recognizer)) 属于一个滚动视图，滚动视图就是它的代理："
          + "请子类化滚动视图来替它回答，或者另加一个自己的手势识别器",
        object: recognizer.index,
        rule: .scrollPanOwner
      )
    )
  }
}

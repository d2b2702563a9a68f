import ModuleKit

// What a learner is told beside the rule itself: what follows from it, and what to do about it.
extension Module {
  /// Adds the explanations of the rules that this module brings into play.
  func explainingTouches() -> Module {
    self
      .explaining(
        "hit-test.skips-hidden",
        Text(
          """
          Hiding a view takes it out of the search together with everything inside it. Nothing \
          below it is even asked, so a visible child of a hidden view cannot be touched.
          """,
          zh: "隐藏的视图连同它里面的一切都不参与查找。它的子视图根本不会被询问，所以隐藏视图里看得见的子视图也点不到。"
        )
      )
      .explaining(
        "hit-test.skips-interaction-disabled",
        Text(
          """
          Switching isUserInteractionEnabled off is like hiding for touches only: the view and \
          its whole subtree are passed over, and the touch falls to whatever lies behind.
          """,
          zh: "关闭 isUserInteractionEnabled 对触摸来说等于隐藏：整个子树都被跳过，触摸落到后面的视图上。"
        )
      )
      .explaining(
        "hit-test.skips-near-zero-alpha",
        Text(
          """
          A view that is as good as invisible is not touched by accident. The alpha that counts \
          is the view's own, as a 32-bit number; those of its superviews are asked at their own \
          turn.
          """,
          zh: "几乎看不见的视图不会被误触。起作用的是视图自己的 alpha（32 位浮点数），父视图的 alpha 在轮到它们时才判断。"
        )
      )
      .explaining(
        "hit-test.point-inside-prunes",
        Text(
          """
          A view that says no to point(inside:with:) ends the search in its subtree. That is why \
          a button that sticks out of its superview does not react there, although it is drawn.
          """,
          zh: "point(inside:with:) 返回 false 的视图，整个子树都不再查找。所以按钮伸出父视图的部分画得出来，却点不到。"
        )
      )
      .explaining(
        "hit-test.reverse-subview-order",
        Text(
          """
          Subviews are asked from the last to the first: the one added last lies in front and is \
          asked first. To change who gets the touch, change the order or bring a view to the \
          front.
          """,
          zh: "子视图从最后一个问到第一个：最后加入的在最前面，最先被问。想换谁接收触摸，就调整顺序或把视图移到最前。"
        )
      )
      .explaining(
        "hit-test.self-is-fallback",
        Text(
          """
          When no subview answers, the view itself is the answer, as long as the point lies \
          inside it. A plain container over the whole screen therefore catches every touch that \
          its children leave.
          """,
          zh: "没有子视图应答时，只要点在自己内部，视图自己就是答案。所以盖满屏幕的普通容器会接住子视图不要的所有触摸。"
        )
      )
      .explaining(
        "hit-test.outside-superview-not-hit",
        Text(
          """
          Drawing and touching go by different rules: clipsToBounds decides what is seen, the \
          superview's bounds decide what can be touched. Enlarge point(inside:with:) of the \
          superview, or move the view.
          """,
          zh: """
            显示和触摸遵循不同的规则：clipsToBounds 决定看得见什么，父视图的 boun\
            ds 决定点得到什么。可以扩大父视图的 point(inside:with:)，或移动视\
            图。
            """
        )
      )
      .explaining(
        "hit-test.enlarge-by-point-inside",
        Text(
          """
          Overriding point(inside:with:) is the usual way to make a small button easier to hit. \
          It helps only where every superview contains the point, too.
          """,
          zh: "重写 point(inside:with:) 是让小按钮更好点的常用办法。但每一层父视图也得包含这个点才有效。"
        )
      )
      .explaining(
        "hit-test.override-nil-passes-through",
        Text(
          """
          hitTest(_:with:) that answers nil for the view itself, and super's answer otherwise, \
          makes a view that lets touches through except on its children.
          """,
          zh: "hitTest(_:with:) 在结果是自己时返回 nil，其他情况返回 super 的结果：这样的视图让触摸穿过，只有子视图除外。"
        )
      )
      .explaining(
        "window.nil-hit-falls-through",
        Text(
          """
          A window in which nobody is hit lets the touch fall to the window behind it. Floating \
          windows are made that way: answer nil wherever they show nothing.
          """,
          zh: "窗口里没有视图命中时，触摸落到后面的窗口。悬浮窗就是这样做的：在没有内容的地方返回 nil。"
        )
      )
      .explaining(
        "delivery.hit-view-is-first",
        Text(
          """
          The view that was hit when the finger came down gets every later message of that touch, \
          wherever the finger goes.
          """,
          zh: "手指按下时命中的视图会收到这次触摸后面的所有消息，不管手指移到哪里。"
        )
      )
      .explaining(
        "delivery.override-swallows",
        Text(
          """
          An override that does not call super keeps the touch: nobody further up the chain hears \
          of it. If a superview should hear, too, call super.
          """,
          zh: "重写而不调用 super 就把触摸留下了：响应者链上面的对象都不会知道。想让上面也收到，就调用 super。"
        )
      )
      .explaining(
        "delivery.default-forwards-to-next",
        Text(
          """
          UIResponder's own touch methods do nothing but pass the message to next. A touch climbs \
          from the hit view, over its superviews and their controllers, until somebody overrides \
          the method.
          """,
          zh: "UIResponder 自带的触摸方法只是把消息交给 next。触摸从命中的视图沿着父视图和控制器往上走，直到有人重写了这个方法。"
        )
      )
      .explaining(
        "multi.only-first-touch",
        Text(
          """
          A view takes one finger at a time unless isMultipleTouchEnabled is on; a second finger \
          on the same view is dropped for its whole life.
          """,
          zh: "除非打开 isMultipleTouchEnabled，一个视图一次只收一根手指；同一视图上的第二根手指从头到尾都被丢弃。"
        )
      )
  }
}

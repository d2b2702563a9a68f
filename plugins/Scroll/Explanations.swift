import ModuleKit

// What a learner is told beside the rule itself: what follows from it, and what to do about it.
extension Module {
  /// Adds the explanations of what a scroll view's content gets of touches.
  func explainingTouchesOfContent() -> Module {
    self
      .explaining(
        "scroll.delay-waits",
        Text(
          """
          Was it a tap or the beginning of a drag? The scroll view waits 0.15 s for the answer. \
          Set delaysContentTouches to false if the content has to react at once.
          """,
          zh: "这是点按还是拖动的开始？滚动视图等 0.15 秒再下结论。内容要立刻响应，就把 delaysContentTouches 设为 false。"
        )
      )
      .explaining(
        "scroll.quick-tap-is-delivered",
        Text(
          """
          A short tap is not lost: at the lift the content hears of began and ended together. \
          That is why a button in a list hardly lights up when it is tapped fast.
          """,
          zh: "短促的点按不会丢：抬起时内容同时收到 began 和 ended。列表里的按钮快点时几乎不高亮，就是这个缘故。"
        )
      )
      .explaining(
        "scroll.delay-is-a-recognizer",
        Text(
          """
          The delay is a private recognizer on the scroll view with delaysTouchesBegan. Recognizers \
          of the content see the touch at once; only views wait.
          """,
          zh: "延迟由滚动视图上一个私有识别器实现，它的 delaysTouchesBegan 为 true。内容上的识别器立刻看到触摸，等的只是视图。"
        )
      )
      .explaining(
        "scroll.should-begin",
        Text(
          """
          touchesShouldBegin is asked when the delay is over, before the content hears anything. \
          Override it to keep single views out.
          """,
          zh: "touchesShouldBegin 在延迟结束、内容尚未收到任何消息时询问。重写它可以排除个别视图。"
        )
      )
      .explaining(
        "scroll.should-cancel-default",
        Text(
          """
          A control that has the touch keeps it; any other view loses it when the drag starts. To \
          scroll from buttons, answer true for them.
          """,
          zh: "已拿到触摸的控件会留住它，其他视图在拖动开始时失去触摸。想从按钮上开始滚动，就对按钮返回 true。"
        )
      )
      .explaining(
        "scroll.should-cancel-effect",
        Text(
          """
          The question comes at the moment when scrolling is about to start, not when the touch \
          goes to the content. A no lets the pan fail for this touch.
          """,
          zh: "这个问题在滚动即将开始时提出，而不是触摸交给内容时。回答 false，平移识别器对这个触摸就失败。"
        )
      )
      .explaining(
        "scroll.can-cancel-false",
        Text(
          """
          With canCancelContentTouches false nobody is asked: content that has the touch keeps it, \
          whatever it is. Only a drag within the delay scrolls.
          """,
          zh: "canCancelContentTouches 为 false 时谁也不问：拿到触摸的内容一律留住它。只有延迟之内开始的拖动会滚动。"
        )
      )
      .explaining(
        "scroll.swallows-touches",
        Text(
          """
          A scroll view keeps touches that reach it. A controller that wants the taps behind its \
          content needs a tap recognizer, not touchesBegan.
          """,
          zh: "到达滚动视图的触摸不再往上传。控制器想知道空白处的点按，要用点按识别器，而不是 touchesBegan。"
        )
      )
      .explaining(
        "touch.cancel-by-scroll",
        Text(
          """
          The content had the touch when the drag began. It gets touchesCancelled and nothing more \
          of this finger: undo there what touchesBegan did.
          """,
          zh: "拖动开始时内容已有这个触摸。它会收到 touchesCancelled，此后再无消息：要在那里撤销 touchesBegan 所做的。"
        )
      )
  }

  /// Adds the explanations of scrolling itself.
  func explainingScrolling() -> Module {
    self
      .explaining(
        "scroll.pan-owner",
        Text(
          """
          The pan of a scroll view has the scroll view as its delegate, for good. Subclass it to \
          answer, or say require(toFail:) from outside.
          """,
          zh: "滚动视图的平移识别器始终以滚动视图为代理。要回答它的问题就写子类，或从外面用 require(toFail:)。"
        )
      )
      .explaining(
        "scroll.touch-while-decelerating",
        Text(
          """
          The finger that stops the content is taken by the pan at once. A tap on a button while \
          the list runs out stops the list and does not press the button.
          """,
          zh: "让内容停下的手指立刻归平移识别器。列表还在滑行时点按钮，只会让列表停住，按钮不会被按下。"
        )
      )
      .explaining(
        "scroll.content-fits",
        Text(
          """
          Nothing to scroll in this direction. Set alwaysBounceVertical or alwaysBounceHorizontal \
          if it should give way anyhow, or look whether contentSize was set.
          """,
          zh:
            "这个方向没有可滚动的内容。想让它仍能拉动，设 alwaysBounceVertical 或 alwaysBounceHorizontal；或看看 contentSize 设了没有。"
        )
      )
      .explaining(
        "scroll.nested-same-direction",
        Text(
          """
          The inner scroll view goes first until it is at its end; only the next drag is the outer \
          one's. A drag never changes hands.
          """,
          zh: "内层先滚，直到尽头；下一次拖动才归外层。同一次拖动不会换手。"
        )
      )
      .explaining(
        "scroll.nested-cross-direction",
        Text(
          """
          The finger moves along the axis of another scroll view, so this one lets it go.
          """,
          zh: "手指沿另一个滚动视图的方向移动，所以这一个让出。"
        )
      )
      .explaining(
        "scroll.drag-offset",
        Text(
          """
          The first 10 points only tell that it is a drag: the content follows what comes after \
          them.
          """,
          zh: "最初的 10 点只用来判定这是拖动，内容跟随的是其后的移动。"
        )
      )
      .explaining(
        "scroll.release-velocity",
        Text(
          """
          A finger that rests before it lifts has no speed, so nothing decelerates. Change \
          targetContentOffset in willEndDragging to rest elsewhere.
          """,
          zh: "抬起前停住的手指没有速度，也就没有减速滚动。想停在别处，就在 willEndDragging 里改 targetContentOffset。"
        )
      )
      .explaining(
        "scroll.scrolls-to-top",
        Text(
          """
          With two scroll views on screen that both want it, nothing happens: set scrollsToTop to \
          false on all but one, text views included.
          """,
          zh: "屏幕上有两个滚动视图都想响应时，什么也不会发生：除一个以外都把 scrollsToTop 设为 false，文本视图也算。"
        )
      )
      .explaining(
        "scroll.keyboard-dismiss-mode",
        Text(
          """
          onDrag takes the focus away as soon as a drag begins; interactive only when the finger \
          has pulled the keyboard down.
          """,
          zh: "onDrag 在拖动一开始就收起键盘；interactive 要等手指把键盘拉下去。"
        )
      )
      .explaining(
        "scroll.zoom-two-fingers",
        Text(
          """
          Zooming needs two things: minimumZoomScale below maximumZoomScale, and a delegate that \
          answers viewForZooming with a view.
          """,
          zh: "缩放要有两个条件：minimumZoomScale 小于 maximumZoomScale，代理的 viewForZooming 返回一个视图。"
        )
      )
  }
}

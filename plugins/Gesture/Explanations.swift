import ModuleKit

// What a learner is told beside the rule itself: what follows from it, and what to do about it.
extension Module {
  /// Adds the explanations of the rules that this module brings into play.
  func explainingGestures() -> Module {
    explainingTouches().explainingArbitration().explainingViews()
  }

  /// Which touches a recognizer gets (section 9), and what its states are (section 10).
  private func explainingTouches() -> Module {
    self
      .explaining(
        "gesture.receives-own-view-and-descendants",
        Text(
          """
          The touch is hit-tested first; only then are recognizers collected from the hit view \
          upwards. A recognizer on a background therefore also sees taps on whatever lies in it.
          """,
          zh: "先命中测试，再从命中的视图向上收集识别器。所以背景上的识别器也会看到落在其中子视图上的点击。"
        )
      )
      .explaining(
        "gesture.not-siblings",
        Text(
          """
          A view in front that lets nothing through also shields the recognizers behind it. Put the \
          recognizer on a common ancestor.
          """,
          zh: "挡在前面的视图也挡住后面视图上的识别器。请把识别器放到共同的祖先上。"
        )
      )
      .explaining(
        "gesture.should-receive-false-is-local",
        Text(
          """
          Refusing a touch is not failing: the other recognizers and the view go on as if this \
          one were not there.
          """,
          zh: "拒收触摸不等于识别失败：其他识别器和视图照常进行，就像它不存在一样。"
        )
      )
      .explaining(
        "gesture.same-view-order",
        Text(
          """
          UIKit promises no order on one view. If it matters who wins, say so by \
          require(toFail:) or by a delegate.
          """,
          zh: "同一视图上的顺序 UIKit 不作承诺。谁先谁后若有影响，请用 require(toFail:) 或代理写明。"
        )
      )
      .explaining(
        "gesture.states",
        Text(
          """
          A discrete recognizer goes from possible to ended at once; a continuous one passes began \
          and changed. In an action, look at the recognizer's state before acting.
          """,
          zh: "离散手势从 possible 直接到 ended；连续手势经过 began 和 changed。在动作里先看识别器的 state。"
        )
      )
      .explaining(
        "gesture.reset-ignores-live-touches",
        Text(
          """
          A finger that stays down after the recognizer is done belongs to no new attempt: it has \
          to be lifted first.
          """,
          zh: "识别结束后仍按着的手指不会进入新的尝试，必须先抬起。"
        )
      )
  }

  /// Who recognizes where several could (section 11).
  private func explainingArbitration() -> Module {
    self
      .explaining(
        "gesture.simultaneous-default-no",
        Text(
          """
          The first to recognize lets all others fail that share a touch with it. Answer true to \
          shouldRecognizeSimultaneouslyWith for the one pair that should go together.
          """,
          zh: "先识别的会让与它共享触摸的其他识别器失败。只对需要并行的那一对在 shouldRecognizeSimultaneouslyWith 返回 true。"
        )
      )
      .explaining(
        "gesture.simultaneous-yes-is-final",
        Text(
          "One yes is enough; no delegate can forbid what the other's delegate allows.",
          zh: "只要一方答应就行；另一方的代理无法否决。"
        )
      )
      .explaining(
        "gesture.require-to-fail-holds",
        Text(
          """
          It is a wait, not a priority: the waiting one keeps its result until the other fails, \
          and fails when the other recognizes.
          """,
          zh: "这是等待，不是优先级：等待者保留结果直到对方失败；对方识别成功，它就失败。"
        )
      )
      .explaining(
        "gesture.single-requires-double-delay",
        Text(
          """
          The price of telling one tap from two: each single tap is answered about a third of a \
          second later. Do without the requirement where both may happen.
          """,
          zh: "区分单击和双击的代价：每次单击都晚约三分之一秒。若两者可以都发生，就不要加这个依赖。"
        )
      )
      .explaining(
        "gesture.should-begin-once-per-attempt",
        Text(
          """
          It is asked when the gesture is there, not when the finger comes down; what must not see \
          the touch at all is kept away by shouldReceive.
          """,
          zh: "它在手势成立时才问，不是在手指按下时；完全不该看到触摸的，用 shouldReceive 挡住。"
        )
      )
  }

  /// What recognizers do to views and controls (section 12), and to pointers (section 13).
  private func explainingViews() -> Module {
    self
      .explaining(
        "gesture.cancels-touches-in-view",
        Text(
          """
          A view that follows touches itself has to undo in touchesCancelled what it began: an \
          ancestor's recognizer may take the touch at any time.
          """,
          zh: "自己跟踪触摸的视图必须在 touchesCancelled 里撤销：祖先的识别器随时可能拿走触摸。"
        )
      )
      .explaining(
        "gesture.delays-began-true",
        Text(
          """
          The view does not even light up while the recognizer may still succeed, and never hears \
          of the touch if it does.
          """,
          zh: "识别器还可能成功时，视图毫无反应；识别成功后，视图根本不知道有过这次触摸。"
        )
      )
      .explaining(
        "gesture.control-beats-ancestor-list",
        Text(
          """
          A button keeps its tap although an ancestor has a tap recognizer. A control of your own \
          does not: answer false from gestureRecognizerShouldBegin.
          """,
          zh: "祖先有点击识别器时按钮仍收到点击；自定义控件不行：在 gestureRecognizerShouldBegin 里返回 false。"
        )
      )
      .explaining(
        "hover.no-op-on-phone",
        Text(
          "Give the document's device the idiom pad to see a hover recognizer at work.",
          zh: "把文档中设备的 userInterfaceIdiom 设为 pad，才能看到悬停识别器起作用。"
        )
      )
  }
}

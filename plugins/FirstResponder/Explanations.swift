import ModuleKit

// What a learner is told beside the rule itself: what follows from it, and what to do about it.
extension Module {
  /// Adds the explanations of the rules that this module brings into play.
  func explainingFirstResponder() -> Module {
    self
      .explaining(
        "first-responder.can-become-default",
        Text(
          """
          A responder says no unless it overrides canBecomeFirstResponder. becomeFirstResponder \
          then answers false, and nothing happens: the most common reason for focus that does not \
          come.
          """,
          zh: """
            不重写 canBecomeFirstResponder 的响应者一律拒绝。becomeF\
            irstResponder 返回 false 且什么也不发生：这是焦点不来的最常见原因。
            """
        )
      )
      .explaining(
        "first-responder.needs-window",
        Text(
          """
          Only what is in a window can be first responder. A call before the view is on the \
          screen comes too early; call in viewDidAppear or viewIsAppearing.
          """,
          zh: "只有在窗口里的对象才能成为第一响应者。视图上屏之前调用太早；请在 viewDidAppear 或 viewIsAppearing 里调用。"
        )
      )
      .explaining(
        "first-responder.become-refused-by-current",
        Text(
          """
          The present first responder is asked first, and may refuse to resign: a text field with \
          an invalid text does so. Then nobody changes.
          """,
          zh: "先问现任第一响应者，它可以拒绝放弃：内容无效的文本框就会这样。于是谁也不变。"
        )
      )
      .explaining(
        "first-responder.not-on-touch",
        Text(
          """
          A touch does not move the focus by itself. Text fields ask for it when they are tapped; \
          an ordinary view has to call becomeFirstResponder.
          """,
          zh: "触摸本身不会转移焦点。文本框被点时会自己请求；普通视图要自己调用 becomeFirstResponder。"
        )
      )
      .explaining(
        "first-responder.outside-tap-keeps",
        Text(
          """
          Tapping beside a text field does not end editing. Call endEditing(true) yourself, from \
          a recognizer or a background view.
          """,
          zh: "点文本框以外的地方不会结束编辑。要自己在手势或背景视图里调用 endEditing(true)。"
        )
      )
  }
}

import ModuleKit

// What a learner is told beside the rule itself: what follows from it, and what to do about it.
extension Module {
  /// Adds the explanations of the rules that this module brings into play.
  func explainingControls() -> Module {
    self
      .explaining(
        "control.does-not-forward-touches",
        Text(
          """
          A button consumes its touches even when it has no target: its superview hears nothing. \
          That is a difference to a plain view, which passes touches on.
          """,
          zh: "按钮即使没有目标也会吃掉触摸，父视图收不到。普通视图则会往上传，这是两者的区别。"
        )
      )
      .explaining(
        "control.nil-target",
        Text(
          """
          A target of nil means: whoever up the responder chain implements the action. The search \
          is made anew each time the action is sent.
          """,
          zh: "目标为 nil 表示：由响应者链上实现了该动作的对象处理。每次发送动作时都重新查找。"
        )
      )
      .explaining(
        "control.up-inside-uses-slop",
        Text(
          """
          A finger may leave the control by a good deal and still end inside: while tracking, the \
          control is larger than it looks.
          """,
          zh: "手指离开控件一段距离再抬起仍算在内部：跟踪期间控件的有效范围比看上去大。"
        )
      )
      .explaining(
        "control.disabled-ignores-touch",
        Text(
          """
          A disabled control is still hit, and still keeps the touch from what lies behind it; it \
          just sends nothing.
          """,
          zh: "被禁用的控件仍然会被命中，也仍然挡住后面的视图，只是不发送任何动作。"
        )
      )
  }
}

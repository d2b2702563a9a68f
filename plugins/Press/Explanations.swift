import ModuleKit

// What a learner is told beside the rule itself: what follows from it, and what to do about it.
extension Module {
  /// Adds the explanations of the rules that this module brings into play.
  func explainingPresses() -> Module {
    self
      .explaining(
        "press.initial-object",
        Text(
          """
          A key or button has no place on the screen: it begins at what has the focus, else at \
          the first responder, and climbs along next.
          """,
          zh: "按键和按钮在屏幕上没有位置：从有焦点的对象开始，没有就从第一响应者开始，沿 next 往上。"
        )
      )
      .explaining(
        "key-command.collected-from-chain",
        Text(
          """
          A shortcut works only while its responder is on the chain of the first responder. Put it \
          on the controller, or higher, if it has to work wherever the focus is.
          """,
          zh: "只有所属的响应者在第一响应者的链上，快捷键才有效。要在任何焦点下都有效，就放在控制器或更上层。"
        )
      )
      .explaining(
        "key-command.nearest-wins",
        Text(
          """
          The responder that lists a command need not be the one that performs it: the action goes \
          along the chain like that of a menu.
          """,
          zh: "列出命令的响应者不一定执行它：动作像菜单命令一样沿链寻找执行者。"
        )
      )
      .explaining(
        "key-command.after-text-ios15",
        Text(
          """
          A shortcut without modifiers no longer wins against typing. Set \
          wantsPriorityOverSystemBehavior if it must, or give it a modifier.
          """,
          zh: "不带修饰键的快捷键不再优先于打字。确有需要就设 wantsPriorityOverSystemBehavior，或加上修饰键。"
        )
      )
      .explaining(
        "key-command.raw-key-after",
        Text(
          """
          pressesBegan sees only the keys that nobody else wanted. While a text field has the \
          focus, that is hardly any.
          """,
          zh: "pressesBegan 只看到没人要的按键。文本框有焦点时几乎一个也没有。"
        )
      )
      .explaining(
        "key-command.no-first-responder",
        Text(
          """
          Shortcuts of a controller work without a first responder if it answers true from \
          canBecomeFirstResponder; it need not become one.
          """,
          zh: "没有第一响应者时，控制器的 canBecomeFirstResponder 返回 true，快捷键就有效，不必真的成为第一响应者。"
        )
      )
  }
}

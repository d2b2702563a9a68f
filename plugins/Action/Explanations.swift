import ModuleKit

// What a learner is told beside the rule itself: what follows from it, and what to do about it.
extension Module {
  /// Adds the explanations of the rules that this module brings into play.
  func explainingActions() -> Module {
    self
      .explaining(
        "action.nil-target-search",
        Text(
          """
          An action without a target climbs the responder chain and stops at the first object \
          that implements it. Menus, key commands and bar buttons all rely on this.
          """,
          zh: "没有目标的动作沿响应者链往上，停在第一个实现它的对象。菜单、按键命令和栏按钮都依赖这一点。"
        )
      )
      .explaining(
        "action.first-match-stops",
        Text(
          """
          Only one object performs an action. If two on the way implement it, the nearer one wins \
          and the other never hears of it.
          """,
          zh: "一个动作只由一个对象执行。路上有两个都实现了它时，近的那个执行，另一个不会知道。"
        )
      )
      .explaining(
        "action.can-perform-default",
        Text(
          """
          canPerformAction(_:withSender:) answers by default whether the object implements the \
          action. Answer false to let the search go on above.
          """,
          zh: "canPerformAction(_:withSender:) 默认回答对象是否实现了该动作。返回 false 则继续往上查找。"
        )
      )
      .explaining(
        "action.send-result",
        Text(
          """
          sendAction answers whether anybody took the action: a cheap way to ask whether the \
          chain has somebody for it.
          """,
          zh: "sendAction 返回是否有人处理：这是询问链上有没有处理者的简便办法。"
        )
      )
  }
}

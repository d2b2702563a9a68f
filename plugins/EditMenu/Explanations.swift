import ModuleKit

// What a learner is told beside the rule itself: what follows from it, and what to do about it.
extension Module {
  /// Adds the explanations of the rules that this module brings into play.
  func explainingEditMenus() -> Module {
    self
      .explaining(
        "edit-menu.needs-first-responder",
        Text(
          """
          The menu's commands are looked up from the first responder. A view that wants Copy must \
          be able to become it, and be it, when the menu is shown.
          """,
          zh: "菜单命令从第一响应者开始查找。想要“拷贝”的视图必须能成为、并且在菜单显示时正是第一响应者。"
        )
      )
      .explaining(
        "edit-menu.item-visible-if-target",
        Text(
          """
          An item is shown only if somebody on the chain says yes to its action. An empty menu \
          usually means that nobody did.
          """,
          zh: "只有链上有人对其动作说“能”，菜单项才会显示。菜单为空通常是因为没人说“能”。"
        )
      )
      .explaining(
        "edit-menu.chain-wide",
        Text(
          """
          Every object of the chain adds what it can do: a view offers Copy, its controller \
          Delete, and both stand in one menu.
          """,
          zh: "链上的每个对象都贡献自己能做的：视图提供“拷贝”，控制器提供“删除”，两者出现在同一菜单里。"
        )
      )
  }
}

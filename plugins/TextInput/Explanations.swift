import ModuleKit

// What a learner is told beside the rule itself: what follows from it, and what to do about it.
extension Module {
  /// Adds the explanations of the rules that this module brings into play.
  func explainingTextInput() -> Module {
    self
      .explaining(
        "text.should-change",
        Text(
          """
          The delegate is asked before each edit that the user makes. Text that code assigns is \
          neither asked for nor told: send editingChanged yourself if somebody waits for it.
          """,
          zh: "用户每次编辑前都会问代理。代码赋值既不询问也不通知：有人等着就自己发送 editingChanged。"
        )
      )
      .explaining(
        "text.should-return",
        Text(
          """
          A true answer does not end editing. Call resignFirstResponder in shouldReturn, or give \
          editingDidEndOnExit a target.
          """,
          zh: "返回 true 不会结束编辑。要在 shouldReturn 里调 resignFirstResponder，或给 editingDidEndOnExit 目标。"
        )
      )
      .explaining(
        "text.return-order",
        Text(
          """
          Return sends two events to a field's targets, and only a target for the first of them \
          makes the field resign by itself.
          """,
          zh: "回车键给文本框的目标发两个事件；只有第一个事件有目标，文本框才会自己放弃焦点。"
        )
      )
      .explaining(
        "text.return-in-text-view",
        Text(
          """
          A text view has no Return of its own: the key makes a new line. To end editing with it, \
          answer false to the newline in shouldChangeTextIn and resign there.
          """,
          zh: "文本视图没有“回车”动作：按键只是换行。想用它结束编辑，就在 shouldChangeTextIn 里拒绝换行并放弃焦点。"
        )
      )
      .explaining(
        "text.switch-order",
        Text(
          """
          The new field is asked before the old one, so that nothing has changed yet if it \
          refuses.
          """,
          zh: "先问新文本框再问旧的，所以新的拒绝时什么都还没变。"
        )
      )
  }
}

import ModuleKit

// What a learner is told beside the rule itself: what follows from it, and what to do about it.
extension Module {
  /// Adds the explanations of the rules that this module brings into play.
  func explainingMotion() -> Module {
    self
      .explaining(
        "motion.initial-first-responder",
        Text(
          """
          A shake has no place on the screen, so there is nothing to hit-test: it begins at the \
          first responder of the key window and climbs from there.
          """,
          zh: "摇动在屏幕上没有位置，无从命中测试：它从主窗口的第一响应者开始，沿链往上。"
        )
      )
      .explaining(
        "motion.first-responder-must-opt-in",
        Text(
          """
          A controller that wants shakes has to become first responder, and for that answer true \
          from canBecomeFirstResponder; otherwise the event may never pass it.
          """,
          zh: "想接收摇动的控制器要成为第一响应者，为此 canBecomeFirstResponder 要返回 true；否则事件可能根本不经过它。"
        )
      )
      .explaining(
        "motion.no-first-responder",
        Text(
          """
          Without a first responder the system picks a place to start. Do not rely on which one \
          it is: it changed between versions.
          """,
          zh: "没有第一响应者时由系统选择起点。不要依赖具体是哪个，它随版本变化。"
        )
      )
      .explaining(
        "motion.default-forwards",
        Text(
          """
          The methods of UIResponder pass a shake on to next, as with touches. An override that \
          does not call super ends its way.
          """,
          zh: "UIResponder 的方法像触摸一样把摇动交给 next。重写而不调用 super，路程就到此为止。"
        )
      )
  }
}

import ModuleKit

// What a learner is told beside the rule itself: what follows from it, and what to do about it.
extension Module {
  /// Adds the explanations of the rules that this module brings into play.
  func explainingRemoteControl() -> Module {
    self
      .explaining(
        "remote.needs-begin",
        Text(
          """
          Until beginReceivingRemoteControlEvents was called, headphone buttons never reach the \
          responder chain, however well the overrides are written.
          """,
          zh: "没有调用 beginReceivingRemoteControlEvents 之前，耳机按键不会进入响应者链，重写写得再好也没用。"
        )
      )
      .explaining(
        "remote.initial-first-responder",
        Text(
          """
          Like a shake, a remote command has no place: it begins at the first responder and \
          climbs along next.
          """,
          zh: "远程命令和摇动一样没有位置：从第一响应者开始，沿 next 往上。"
        )
      )
      .explaining(
        "remote.command-center",
        Text(
          """
          With a handler in MPRemoteCommandCenter the command goes straight to it; neither the \
          begin call nor a first responder plays a part. New apps do it this way.
          """,
          zh: "在 MPRemoteCommandCenter 里注册了处理者，命令就直接交给它，与 begin 调用和第一响应者无关。新应用都这样做。"
        )
      )
  }
}

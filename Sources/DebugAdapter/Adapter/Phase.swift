import Sentences

/// How far a debugger has come.
enum Phase: Hashable, Sendable, CaseIterable {
  /// Nothing was said.
  case fresh
  /// The editor has introduced itself; nothing is debugged.
  case ready
  /// A scenario is open, and waits for the editor to have told its breakpoints.
  case launched
  /// The debugger stands somewhere.
  case stopped
  /// The script is over, and nothing can be looked at any more.
  case ended
  /// The editor has taken leave.
  case over

  /// Why a request cannot be carried out in this phase.
  func refusal(of command: DebugCommand) -> DebugError {
    let name = command.name
    if command.phases == [.fresh] {
      return .time(Sentence("\(name) was there already", zh: "\(name) 已经发送过"))
    }
    switch self {
    case .fresh:
      return .time(
        Sentence("\(name) comes before initialize", zh: "\(name) 在 initialize 之前"),
        hint: Sentence("Send initialize first.", zh: "请先发送 initialize。")
      )
    case .ready:
      return .time(
        Sentence("\(name): nothing is debugged yet", zh: "\(name)：还没有调试任何情景"),
        hint: Sentence("Send launch or attach first.", zh: "请先发送 launch 或 attach。")
      )
    case .launched:
      return .time(
        command.phases.contains(.stopped)
          ? Sentence(
            "\(name): the scenario has not begun",
            zh: "\(name)：情景还没有开始"
          )
          : Sentence("\(name): a scenario is open already", zh: "\(name)：已经打开了一个情景"),
        hint: Sentence("Send configurationDone.", zh: "请发送 configurationDone。")
      )
    case .stopped:
      return .time(
        Sentence("\(name): a scenario is being debugged", zh: "\(name)：正在调试一个情景"),
        hint: Sentence("restart begins it again.", zh: "restart 会重新开始。")
      )
    case .ended:
      return .time(
        Sentence("\(name): the script is over", zh: "\(name)：脚本已经结束"),
        hint: Sentence("Start the debugger again.", zh: "请重新启动调试器。")
      )
    case .over:
      return .time(
        Sentence("\(name): the debugger was disconnected", zh: "\(name)：调试器已断开")
      )
    }
  }
}

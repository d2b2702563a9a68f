import ArgumentParser
import DebugAdapter
import Help
import Sentences

/// `responder dap`.
struct DapCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "dap",
      abstract: Sentence(
        "Debug scenarios from an editor, over standard input and output",
        zh: "通过标准输入输出，在编辑器里调试情景"
      ).help,
      discussion: Sentence(
        """
        An editor starts it and speaks the Debug Adapter Protocol with it: the way of an event is \
        stepped hop by hop, backwards too. responder-dap(1) tells what it can do.
        """,
        zh: """
          由编辑器启动，并与它说调试适配器协议（DAP）：事件的路线一站一站地步进，也可以后退。\
          responder-dap(1) 说明它能做什么。
          """
      ).help
    )
  }

  @Flag(
    help: .init(
      Sentence(
        "Speak JSON-RPC: DAP's commands are methods, its events notifications.",
        zh: "改说 JSON-RPC：DAP 的命令是方法，事件是通知。"
      )
    )
  )
  var jsonRpc = false

  @Option(
    help: .init(
      Sentence("Write each message to this file, with its direction.", zh: "把每条消息及其方向写入这个文件。"),
      valueName: "file"
    )
  )
  var log: String?

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let log = try log.map { try WireLog(Files.absolute($0, from: Host.current.folder)) }
    let envelope: any EditorEnvelope = jsonRpc ? RPCEnvelope() : DebugEnvelope()
    try EditorHost(options, envelope: envelope, log: log).run()
  }
}

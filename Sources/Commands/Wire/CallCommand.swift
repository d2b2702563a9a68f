import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder call`.
struct CallCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "call",
      abstract: Sentence("Send one request and print the result as JSON", zh: "发送一个请求，把结果打印成 JSON")
        .help
    )
  }

  @Argument(
    help: .init(Sentence("The method, as session.open.", zh: "方法，如 session.open。")),
    completion: .list(MethodTable.standard.methods.map(\.name))
  )
  var method: String

  @Argument(
    help: .init(
      Sentence("The parameters as JSON, or - for the standard input.", zh: "JSON 形式的参数，或 - 表示标准输入。")
    )
  )
  var params: String?

  @Flag(
    help: .init(
      Sentence("Stay connected and print notifications as they come.", zh: "保持连接，通知到达时打印。")
    )
  )
  var follow = false

  @OptionGroup var options: GlobalOptions

  func run() throws {
    var given = JSONValue.object()
    if let params {
      let text = params == "-" ? String(decoding: try Files.read("-"), as: UTF8.self) : params
      given = try TypedJSON.object(text, of: Sentence("the parameters", zh: "参数"))
    }
    let workbench = try WorkbenchClient(options)
    let output = Output(options: options)
    // One message a line where more follow, so that each can be read as it comes.
    let indent = options.output == .jsonl || follow ? 0 : 2
    workbench.onNotification = { notification in
      let message: JSONValue = [
        .method: JSONValue(notification.method), "params": notification.params,
      ]
      output.write(json: message, indent: 0)
    }
    output.write(json: try workbench.call(named: method, given), indent: indent)
    if follow { try workbench.follow() }
  }
}

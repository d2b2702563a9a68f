import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// `responder call`.
struct CallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "call",
    abstract: "Send one request and print the result as JSON"
  )

  @Argument(
    help: "The method, as session.open.",
    completion: .list(MethodTable.standard.methods.map(\.name))
  )
  var method: String

  @Argument(help: "The parameters as JSON, or - for the standard input.")
  var params: String?

  @Flag(help: "Stay connected and print notifications as they come.")
  var follow = false

  @OptionGroup var options: GlobalOptions

  func run() throws {
    var given = JSONValue.object()
    if let params {
      let text = params == "-" ? String(decoding: try Files.read("-"), as: UTF8.self) : params
      given = try TypedJSON.object(text, of: "the parameters")
    }
    let workbench = try Workbench(options)
    let output = Output(options: options)
    let indent = options.output == .jsonl || follow ? 0 : 2
    workbench.onNotification = { notification in
      let message: JSONValue = [
        "method": JSONValue(notification.method), "params": notification.params,
      ]
      output.write(json: message, indent: 0)
    }
    output.write(json: try workbench.call(method, given), indent: indent)
    if follow { try workbench.follow() }
  }
}

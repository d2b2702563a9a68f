import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// `responder describe`.
struct DescribeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "describe",
      abstract: Sentence("Describe the protocol, or one method of it", zh: "说明协议，或其中一个方法").help
    )
  }

  @Argument(
    help: .init(Sentence("The method; without one, all are listed.", zh: "方法；不写则列出全部。")),
    completion: .list(MethodTable.standard.methods.map(\.name))
  )
  var method: String?

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let output = Output(options: options)
    // The protocol's own methods stand in the table here, so that no daemon has to be started.
    if options.output == .text, let method, let row = MethodTable.standard.method(method) {
      return output.write(MethodDescription(row))
    }
    let params = JSONValue.object()
    if let method { params.set(.method, method) }
    let answer = try WorkbenchClient(options).call(.describe, params)
    let schema = answer[.schema] ?? .null
    guard let method else {
      return output.write(schema, SchemaMethods(schema))
    }
    output.write(schema, SchemaMethod(method, schema))
  }
}

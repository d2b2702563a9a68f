import ArgumentParser
import Jansson
import Rendering
import WorkbenchProtocol

/// `responder describe`.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Describe the protocol, or one method of it"
  )

  @Argument(
    help: "The method; without one, all are listed.",
    completion: .list(MethodTable.standard.methods.map(\.name))
  )
  var method: String?

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let output = Output(options: options)
    if options.output == .text, let method, let row = MethodTable.standard.method(method) {
      return output.write(MethodDescription(row))
    }
    let params = JSONValue.object()
    if let method { params.set("method", method) }
    let answer = try Workbench(options).call("describe", params)
    let schema = answer["schema"] ?? .null
    guard let method else {
      return output.write(schema, SchemaMethods(schema))
    }
    output.write(schema, SchemaMethod(method, schema))
  }
}

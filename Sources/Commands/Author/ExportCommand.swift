import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// `responder export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a scenario as UIKit code, to see on a device whether the model is right"
  )

  @Flag(help: "Write one Swift file; there is no other form.")
  var swift = false

  @Argument(help: "TOPIC/NAME or a file; #VARIANT for one variant, else the first.")
  var scenario: ScenarioReference

  @Option(
    help: .init("Write into a new file instead of printing.", valueName: "path"),
    completion: .file(extensions: ["swift"])
  )
  var file: String?

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    guard swift else { throw ValidationError("say --swift: it is the form that there is") }
  }

  func run() throws {
    let params = try scenario.parameters()
    if let variant = scenario.variant { params.set("variant", variant) }
    let answer: JSONValue
    do {
      answer = try Workbench(options).call("scenario.export", params)
    } catch let error as WireError where error.type == .scenarioInvalid {
      throw DocumentFaults(error, text: params["text"]?.string)
    }
    let text = answer["swift"]?.string ?? ""
    let output = Output(options: options)
    guard let file else {
      guard options.output == .text else {
        return output.write(json: answer, indent: options.output == .json ? 2 : 0)
      }
      return Host.current.write(
        Printout(file: text, toTerminal: Host.current.outputIsTerminal)
      )
    }
    try Files.create(Files.absolute(file, from: Host.current.folder), text)
    output.write(
      ["path": JSONValue(file)],
      MessageDrawing(
        "wrote \(file)\nnext: add it to an app; its first lines say what to call",
        zh: "已写入 \(file)\n下一步：把它加入一个应用；文件开头说明了如何调用"
      )
    )
  }
}

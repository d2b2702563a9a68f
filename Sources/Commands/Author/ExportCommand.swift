import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder export`.
struct ExportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: Sentence(
        "Write a scenario as UIKit code, to see on a device whether the model is right",
        zh: "把情景写成 UIKit 代码，在设备上看模型对不对"
      ).help
    )
  }

  @Flag(
    help: .init(
      Sentence("Write one Swift file; there is no other form.", zh: "写成一个 Swift 文件；没有别的形式。")
    )
  )
  var swift = false

  @Argument(
    help: .init(
      Sentence(
        "TOPIC/NAME or a file; #VARIANT for one variant, else the first.",
        zh: "TOPIC/NAME 或文件；#VARIANT 指一个变体，否则是第一个。"
      )
    )
  )
  var scenario: ScenarioReference

  @Option(
    help: .init(
      Sentence("Write into a new file instead of printing.", zh: "写进新文件，而不是打印。"),
      valueName: "path"
    ),
    completion: .file(extensions: ["swift"])
  )
  var file: String?

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    guard swift else {
      throw ValidationError(
        Sentence("say --swift: it is the form that there is", zh: "请写 --swift：只有这一种形式")
      )
    }
  }

  func run() throws {
    let params = try scenario.parameters()
    if let variant = scenario.variant { params.set(.variant, variant) }
    let answer: JSONValue
    do {
      answer = try WorkbenchClient(options).call(.scenarioExport, params)
    } catch let error as WireError where error.type == .scenarioInvalid {
      throw DocumentFaults(error, text: params[.text]?.string)
    }
    let text = answer[.swift]?.string ?? ""
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
      [.path: JSONValue(file)],
      MessageDrawing(
        "wrote \(file)\nnext: add it to an app; its first lines say what to call",
        zh: "已写入 \(file)\n下一步：把它加入一个应用；文件开头说明了如何调用"
      )
    )
  }
}
